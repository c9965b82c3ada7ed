// A game to step through. All of it was played when the file was made; this only shows it.

function element(tag, classes, words) {
  const made = document.createElement(tag);
  if (classes) { made.className = classes; }
  if (words) { made.textContent = words; }
  return made;
}

function pressable(words, tip, classes, act) {
  const made = element("button", "widget-button jupyter-button " + classes, words);
  made.type = "button";
  if (tip && tip !== words) { made.title = tip; }
  // The second half of a double click would press what has come in its place.
  made.addEventListener("click", (event) => { if (event.detail < 2) { act(made); } });
  return made;
}

// The parts of a widget by their names; those of a board inside of it are its own.
function parts(root) {
  const found = {};
  own(root, "[data-part]").forEach((part) => { found[part.dataset.part] = part; });
  return found;
}

function own(root, selector) {
  return [...root.querySelectorAll(selector)].filter((found) => {
    const board = found.closest(".mtg-stepper");
    return !board || board === root || !root.contains(board);
  });
}

// Every button of a widget does what it is called, and what that gives is said.
function presses(root, widget) {
  own(root, "[data-do]").forEach((button) => {
    button.addEventListener("click", () => { widget.say(widget[button.dataset.do](button)); });
  });
}

// The marks of a track: round ones for steps, square ones for choices, a hook where lines part.
function drawMarks(marks, here, steps) {
  const last = Math.max(1, steps.length - 1);
  const past = element("i", "past");
  past.style.width = `${(100 * here) / last}%`;
  marks.replaceChildren(element("i"), past);
  steps.forEach(([choice, fork], n) => {
    // Of many steps only choices have marks.
    if (steps.length > 90 && !choice) { return; }
    const kinds = [choice && "choice", fork && "fork", n <= here && "seen"];
    const mark = element("span", kinds.filter(Boolean).join(" "));
    mark.style.left = `${(100 * n) / last}%`;
    marks.append(mark);
  });
}

// The frames from the first to this one.
function pathTo(frames, at) {
  const path = [];
  for (let here = at; here >= 0; here = frames[here].up) { path.unshift(here); }
  return path;
}

class Board {
  // `root` has the parts, `game` the frames; `count` the place for a countdown, or null.
  constructor(root, game, count) {
    this.root = root;
    this.count = count;
    this.predicting = false;
    this.revealed = true;
    this.pictured = false;
    this.parts = parts(root);
    this.moved = () => {};
    presses(root, this);
    this.parts.slider.addEventListener("input", () => {
      this.go(this.line[Math.min(Number(this.parts.slider.value), this.last())]);
    });
    root.addEventListener("keydown", (event) => { this.onKey(event); });
    this.play(game);
  }

  // Show this game from where it opens, or from a frame; nothing after `limit` is to be seen.
  play(game, home = game.home, limit = game.frames.length) {
    this.game = game;
    this.home = home;
    this.limit = limit;
    this.at = -1;
    this.parts.lines.replaceChildren();
    this.parts.title.textContent = game.title;
    this.follow(0);
    this.go(home, true);
  }

  // Where one is, to be there again after the page was loaded anew.
  state() { return [this.number, this.at]; }

  restore([number, at]) {
    this.follow(number);
    this.go(at, true);
  }

  frame() { return this.game.frames[this.at]; }

  place() { return this.line.indexOf(this.at); }

  // The last place of the line that may be looked at.
  last() { return this.line.length - 1; }

  follow(number) {
    this.number = number;
    this.line = pathTo(this.game.frames, this.game.lines[number].leaf)
      .filter((at) => at <= this.limit);
  }

  // Moving: each gives what is to be said instead of what the frame says, if anything.

  go(at, quiet) {
    if (at !== this.at) { this.revealed = false; }
    this.at = at;
    this.draw();
    if (!quiet) { this.say(this.spoken()); }
    this.moved();
  }

  spoken() { return this.hides() ? say("predictFirst") : this.frame().said; }

  step(by, otherwise) {
    const to = this.place() + by;
    if (to < 0 || to > this.last()) { return otherwise; }
    this.go(this.line[to]);
    return "";
  }

  back() { return this.step(-1, say("start")); }

  next() { return this.step(1, say("lineEnds")); }

  toChoice(by, otherwise) {
    let to = this.place() + by;
    while (to > 0 && to < this.last() && !this.game.frames[this.line[to]].open) { to += by; }
    return this.step(to - this.place(), otherwise);
  }

  nextChoice() { return this.toChoice(1, say("lineEnds")); }

  previousChoice() { return this.toChoice(-1, say("start")); }

  restart() {
    this.follow(0);
    this.go(this.home);
    return "";
  }

  take(child) {
    if (!this.line.includes(child)) {
      this.follow(this.game.lines.findIndex((line) =>
        pathTo(this.game.frames, line.leaf).includes(child)));
    }
    this.go(child);
    // The button that was pressed is gone: on to what can be done now.
    (this.frame().open ? this.parts.asks : this.button("next")).focus({ preventScroll: true });
  }

  turnTo(number) {
    const line = this.game.lines[number];
    this.follow(number);
    this.go(this.line.includes(this.at) ? this.at : line.fork, true);
    this.say(say("sayLine", { letter: this.letter(number), name: line.name }) + this.spoken());
  }

  onKey(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || event.target === this.parts.slider || event.ctrlKey || event.altKey
        || event.metaKey || event.shiftKey) { return; }
    // A wide thing is scrolled with the arrows.
    if (event.target.closest(".wide, .scrolled")) { return; }
    event.preventDefault();
    this.say(by > 0 ? this.next() : this.back());
  }

  // Hiding what happens, and the diagram.

  hides() { return this.predicting && !this.revealed; }

  predict(button) {
    this.predicting = !this.predicting;
    this.revealed = false;
    button.setAttribute("aria-pressed", String(this.predicting));
    button.textContent = say(this.predicting ? "predictOff" : "predict");
    this.draw();
    return this.predicting ? say("predictFirst") : "";
  }

  reveal() {
    this.revealed = true;
    this.draw();
    this.button("next").focus({ preventScroll: true });
    return this.frame().said;
  }

  picture(button) {
    this.pictured = !this.pictured;
    button.setAttribute("aria-expanded", String(this.pictured));
    button.textContent = say(this.pictured ? "closeDiagram" : "openDiagram");
    this.drawPicture();
    return "";
  }

  // Showing.

  button(name) { return this.root.querySelector(`[data-do="${name}"]`); }

  letter(number) { return String.fromCharCode(65 + number); }

  say(words) { if (words) { this.parts.live.textContent = words; } }

  draw() {
    const frame = this.frame();
    const { parts } = this;
    parts.turn.textContent = frame.turn;
    parts.steps.innerHTML = html(frame.steps);
    parts.table.innerHTML = html(frame.table);
    this.drawTold(frame);
    this.drawWay();
    this.drawLines();
    this.drawAsked(frame);
    this.drawPicture();
    this.drawCount();
    this.button("next").classList.toggle("mtg-main-button", !frame.open);
  }

  drawTold(frame) {
    const hides = this.hides();
    this.parts.cost.innerHTML = hides ? "" : html(frame.cost);
    if (hides) {
      this.parts.told.replaceChildren(element("p", "panel", say("predictFirst")));
    } else {
      this.parts.told.innerHTML = html(frame.told);
    }
    const button = this.button("reveal");
    if (button) { button.classList.toggle("mtg-gone", !hides); }
  }

  drawWay() {
    const { slider, marks, place } = this.parts;
    const here = this.place();
    slider.max = Math.max(1, this.last());
    slider.value = here;
    place.textContent = say("place", { n: here + 1, of: this.line.length });
    slider.setAttribute("aria-valuetext", place.textContent);
    drawMarks(marks, here, this.line.map((at) => {
      const frame = this.game.frames[at];
      return [frame.open, frame.on.length > 1];
    }));
  }

  drawLines() {
    const { lines } = this.parts;
    if (!lines || this.game.lines.length < 2) { return; }
    if (!lines.firstChild) {
      lines.append(element("b", "", say("lines")));
      this.game.lines.forEach((line, n) => {
        const words = `${this.letter(n)}: ${line.name}`;
        lines.append(pressable(words, say("tipLine"), "mtg-branch", () => { this.turnTo(n); }));
      });
    }
    lines.querySelectorAll("button").forEach((button, n) => {
      const here = n === this.number;
      button.classList.toggle("mtg-here", here);
      button.setAttribute("aria-pressed", String(here));
    });
  }

  drawAsked(frame) {
    const { parts } = this;
    parts.asks.innerHTML = html(frame.asks);
    const ahead = this.line[this.place() + 1];
    parts.can.replaceChildren();
    parts.unprepared.replaceChildren();
    parts.cannot.replaceChildren();
    parts.why.replaceChildren();
    const further = element("div", "mtg-options");
    frame.can.forEach(([number, child]) => {
      const [words, tip] = data.kept[number];
      if (child < 0 || child > this.limit) {
        further.append(pressable(words, tip, "mtg-refused", (button) => {
          const told = say("needsEngine", { name: words });
          this.explain(button, element("p", "why picked", told), told);
        }));
        return;
      }
      const made = pressable(words, tip, "mtg-option", () => { this.take(child); });
      if (child === ahead) {
        const letter = this.game.lines.length > 1 ? ` ${this.letter(this.number)}` : "";
        const mark = element("span", "goes", ` ▸${letter}`);
        mark.title = say("goesHere");
        made.append(mark);
      }
      parts.can.append(made);
    });
    this.drawGroup(parts.unprepared, "notPrepared", further);
    const refused = element("div", "mtg-options mtg-refusals");
    frame.cannot.forEach((number) => {
      const [words, rule, why, said] = data.kept[number];
      const cite = this.hides() ? "" : `  ·  ${rule}`;
      refused.append(pressable(`✕ ${words}${cite}`, "", "mtg-refused", (button) => {
        const box = element("div");
        box.innerHTML = html(why);
        this.explain(button, box, said);
      }));
    });
    this.drawGroup(parts.cannot, "notNow", refused);
  }

  drawGroup(place, words, row) {
    if (!row.firstChild) { return; }
    const name = element("p", "not-now", say(words));
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", name.textContent);
    place.append(name, row);
  }

  // Why not: below the buttons, so that nothing moves under the mouse; once more closes it.
  explain(button, box, said) {
    const open = button.classList.contains("mtg-picked");
    this.root.querySelectorAll(".mtg-picked").forEach((other) => {
      other.classList.remove("mtg-picked");
      other.setAttribute("aria-expanded", "false");
    });
    this.parts.why.replaceChildren();
    if (open) { return; }
    button.classList.add("mtg-picked");
    button.setAttribute("aria-expanded", "true");
    this.parts.why.append(box);
    this.say(said);
  }

  drawPicture() {
    const { picture } = this.parts;
    const drawn = this.frame().picture;
    const shown = this.pictured && drawn >= 0;
    this.button("picture").hidden = drawn < 0;
    picture.classList.toggle("mtg-gone", !shown);
    picture.innerHTML = shown ? html(drawn) : "";
  }

  // The countdown of suspend, with a button below each mark that was played.
  drawCount() {
    if (!this.count) { return; }
    const [count] = data.kept[this.game.lines[this.number].count[this.at]];
    this.count.replaceChildren();
    count.cards.forEach((card) => {
      const scrolled = element("div", "scrolled");
      scrolled.innerHTML = html(card.columns);
      const row = element("div", "jumps");
      const jumps = data.kept[card.jumps];
      row.style.gridTemplateColumns = `repeat(${jumps.length}, minmax(0, 1fr))`;
      row.style.minWidth = `${jumps.length * 88}px`;
      jumps.forEach(([at, words]) => {
        row.append(at < 0 ? element("span")
          : pressable(words, "", "mtg-jump", () => { this.go(at); this.count.focus({ preventScroll: true }); }));
      });
      scrolled.append(row);
      const windows = element("div");
      windows.innerHTML = html(card.windows);
      this.count.append(scrolled, windows);
    });
    const end = element("div");
    end.innerHTML = html(count.end);
    this.count.append(end);
  }
}
