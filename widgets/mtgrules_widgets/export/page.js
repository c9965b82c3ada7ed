// The page: its settings, and setting every game in motion.

const SIZES = [90, 100, 115, 130, 150, 175, 200];

// What a browser remembers from file to file; some keep nothing for files, which is no loss.
function remembered(name, value) {
  try {
    if (value !== undefined) { localStorage.setItem(`mtgrules-${name}`, value); }
    return localStorage.getItem(`mtgrules-${name}`);
  } catch (_) {
    return null;
  }
}

function setSize(size) {
  document.documentElement.style.fontSize = `${size}%`;
  remembered("size", String(size));
}

function size() {
  return Number(remembered("size")) || 100;
}

function resize(by) {
  const now = parseFloat(document.documentElement.style.fontSize) || 100;
  const next = SIZES[Math.max(0, Math.min(SIZES.length - 1, SIZES.indexOf(now) + by))];
  setSize(next);
  document.querySelector('[data-part="said"]').textContent = say("size", { n: next });
}

function setTheme(dark) {
  document.body.classList.toggle("theme-dark", dark);
  document.documentElement.style.colorScheme = dark ? "dark" : "light";
  document.querySelector('[data-do="theme"]').textContent = say(dark ? "light" : "dark");
}

function settings() {
  const wanted = remembered("theme");
  const system = matchMedia("(prefers-color-scheme: dark)");
  setTheme(wanted ? wanted === "dark" : system.matches);
  system.addEventListener("change", () => {
    if (!remembered("theme")) { setTheme(system.matches); }
  });
  setSize(SIZES.includes(size()) ? size() : 100);
  const press = (name, act) => {
    document.querySelector(`header [data-do="${name}"]`).addEventListener("click", act);
  };
  press("smaller", () => { resize(-1); });
  press("larger", () => { resize(1); });
  press("theme", () => {
    const dark = !document.body.classList.contains("theme-dark");
    remembered("theme", dark ? "dark" : "light");
    setTheme(dark);
  });
}

function start() {
  const stored = document.getElementById("stored");
  data = JSON.parse(reveal(stored.textContent, stored.dataset.key));
  settings();
  document.querySelectorAll("[data-game]").forEach((root) => {
    const game = data.games[Number(root.dataset.game)];
    new Board(root, game, root.parentNode.querySelector('[data-part="count"]'));
  });
  document.querySelectorAll("[data-round]").forEach((root) => {
    new Quiz(root, data.rounds[Number(root.dataset.round)]);
  });
  document.querySelectorAll("[data-ways]").forEach((root) => {
    new Ways(root, data.ways[Number(root.dataset.ways)]);
  });
  document.querySelectorAll("[data-statements]").forEach((root) => { new Statements(root); });
  document.documentElement.classList.add("runs");
}

try {
  start();
} catch (error) {
  document.getElementById("broken").hidden = false;
  throw error;
}
