// The statements of a page: one is open at a time, and the table of games moves to it.

class Statements {
  constructor(root) {
    this.root = root;
    this.parts = parts(root);
    this.table = this.parts.home.firstChild;
    this.all = [...root.querySelectorAll("[data-statement]")];
    this.all.forEach((statement) => {
      statement.addEventListener("toggle", () => {
        if (statement.open) { this.open(statement); }
      });
    });
    this.parts.wanted.addEventListener("input", () => { this.find(this.parts.wanted.value); });
    window.addEventListener("hashchange", () => { this.follow(); });
    this.follow();
  }

  // A link to a statement opens it.
  follow() {
    const wanted = this.all.find((statement) => `#${statement.id}` === location.hash);
    if (wanted) { wanted.open = true; }
  }

  open(statement) {
    this.all.forEach((other) => { if (other !== statement) { other.open = false; } });
    const { games } = data.statements[statement.dataset.statement];
    const place = statement.querySelector(".place");
    place.replaceChildren();
    if (!games.length) { return; }
    const row = element("div", "tables");
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", say("tables"));
    if (games.length > 1) {
      games.forEach(([name, number]) => {
        row.append(pressable(name, "", "", (button) => { this.play(number, button); }));
      });
    }
    place.append(row, this.table);
    this.play(games[0][1], row.firstChild);
  }

  play(number, button) {
    if (this.board) {
      this.board.play(data.games[number]);
    } else {
      this.board = new Board(this.table, data.games[number], null);
    }
    this.table.setAttribute("aria-label", data.games[number].title);
    if (!button) { return; }
    button.parentNode.querySelectorAll("button").forEach((other) => {
      other.classList.toggle("mtg-here", other === button);
      other.setAttribute("aria-pressed", String(other === button));
    });
  }

  // Only what has all these words, in either language; a rule is found by how it begins.
  find(wanted) {
    const words = wanted.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    this.all.forEach((statement) => {
      const { numbers, text } = data.statements[statement.dataset.statement];
      const has = (word) => (/^[as]?\d[\d.]*[a-z]?$/.test(word)
        ? numbers.some((number) => number.startsWith(word)) : text.includes(word));
      statement.hidden = !words.every(has);
      found += statement.hidden ? 0 : 1;
    });
    this.root.querySelectorAll("section").forEach((section) => {
      section.hidden = !section.querySelector("[data-statement]:not([hidden])");
    });
    const told = words.length ? say("found", { n: found, all: this.all.length }) : "";
    this.parts.found.textContent = told;
    this.parts.live.textContent = told;
  }
}
