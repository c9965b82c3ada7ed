// The page: its settings, and setting every game in motion.

const SIZES = [90, 100, 115, 130, 150, 175, 200];

// What a browser remembers from file to file; some keep nothing for files, which is no loss.
function remembered(name, value) { return kept("localStorage", name, value); }

function kept(where, name, value) {
  try {
    const store = window[where];
    if (value !== undefined) { store.setItem(`mtgrules-${name}`, value); }
    return store.getItem(`mtgrules-${name}`);
  } catch (_) {
    return null;
  }
}

// How far one is, for when the page is loaded again, or in the other language: the same tab
// knows it, a new one begins anew. A lesson that has changed has another key.
function resume() {
  const before = JSON.parse(kept("sessionStorage", data.key) || "{}");
  const name = (widget) => `${widget.constructor.name}${widgets.indexOf(widget)}`;
  widgets.forEach((widget) => {
    if (before[name(widget)]) { widget.restore(before[name(widget)]); }
  });
  window.addEventListener("pagehide", () => {
    const now = { scroll: whereScrolled() };
    widgets.forEach((widget) => { now[name(widget)] = widget.state(); });
    kept("sessionStorage", data.key, JSON.stringify(now));
  });
  if (before.scroll && !location.hash) { scrollBackTo(before.scroll); }
}

// The part of the lesson at the upper edge, and how far it is scrolled: parts are the same in
// both languages, but not as long.
function whereScrolled() {
  const all = [...document.querySelector("main").children];
  const part = all.findIndex((each) => each.getBoundingClientRect().bottom > 0);
  if (part < 0 || window.scrollY === 0) { return null; }
  const box = all[part].getBoundingClientRect();
  return [part, -box.top / box.height];
}

function scrollBackTo([part, share]) {
  const found = document.querySelector("main").children[part];
  if (!found) { return; }
  const box = found.getBoundingClientRect();
  history.scrollRestoration = "manual";
  window.scrollBy(0, box.top + share * box.height);
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

// On paper everything is light.
function printing() {
  let dark = false;
  matchMedia("print").addEventListener("change", (print) => {
    if (print.matches) { dark = document.body.classList.contains("theme-dark"); }
    document.body.classList.toggle("theme-dark", dark && !print.matches);
  });
}

const widgets = [];

function start() {
  const stored = document.getElementById("stored");
  data = JSON.parse(reveal(stored.textContent, stored.dataset.key));
  settings();
  document.querySelectorAll("[data-game]").forEach((root) => {
    const game = data.games[Number(root.dataset.game)];
    const count = root.parentNode.querySelector('[data-part="count"]');
    widgets.push(new Board(root, game, count));
  });
  document.querySelectorAll("[data-round]").forEach((root) => {
    widgets.push(new Quiz(root, data.rounds[Number(root.dataset.round)]));
  });
  document.querySelectorAll("[data-ways]").forEach((root) => {
    widgets.push(new Ways(root, data.ways[Number(root.dataset.ways)]));
  });
  document.querySelectorAll("[data-statements]").forEach((root) => { new Statements(root); });
  document.documentElement.classList.add("runs");
  printing();
  resume();
}

try {
  start();
} catch (error) {
  document.getElementById("broken").hidden = false;
  throw error;
}
