// A round of questions: predict first, the answer stands, then the board moves.

class Quiz {
  constructor(root, round) {
    this.root = root;
    this.round = round;
    this.parts = parts(root);
    presses(root, this);
    this.writePaper(root.parentNode.querySelector('[data-part="paper"]'));
    this.begin();
    this.draw();
  }

  begin() {
    this.chosen = this.round.questions.map(() => -1);
    this.hints = this.round.questions.map(() => 0);
    this.at = 0;
    this.step = 0;
  }

  // What was answered, to be there again after the page was loaded anew.
  state() { return [this.chosen, this.hints, this.at]; }

  restore([chosen, hints, at]) {
    this.chosen = chosen;
    this.hints = hints;
    this.at = at;
    this.step = this.isOpen() ? 0 : this.question().steps.length - 1;
    this.draw();
  }

  question() { return this.round.questions[this.at]; }

  isOpen() { return this.chosen[this.at] < 0; }

  isLast() { return this.at === this.round.questions.length - 1; }

  isRight(n) { return this.chosen[n] === this.round.questions[n].right; }

  // What the buttons do: each gives what is to be said.

  answer(n) {
    if (!this.isOpen()) { return ""; }
    this.chosen[this.at] = n;
    this.step = this.question().steps.length - 1;
    this.draw();
    (this.isLast() ? this.parts.why : this.button("next")).focus({ preventScroll: true });
    return `${this.question().said[n]} ${this.ending()}`;
  }

  hint() {
    this.hints[this.at] += 1;
    this.draw();
    if (this.button("hint").hidden) { this.parts.asked.focus({ preventScroll: true }); }
    return this.question().hints[this.hints[this.at] - 1];
  }

  next() { return this.turnTo(this.at + 1); }

  back() { return this.turnTo(this.at - 1); }

  turnTo(at) {
    this.putAway();
    this.at = at;
    this.step = this.isOpen() ? 0 : this.question().steps.length - 1;
    this.draw();
    this.parts.asked.focus({ preventScroll: true });
    return this.isOpen() ? this.question().ask : this.question().said[this.chosen[at]];
  }

  stepOn() { return this.look(this.step + 1, "ledTo"); }

  stepBack() { return this.look(this.step - 1, "asked"); }

  look(step, otherwise) {
    if (step < 0 || step >= this.question().steps.length) { return say(otherwise); }
    this.step = step;
    this.draw();
    return this.question().steps[step].said;
  }

  // A table where the question stood, to see every step and every refusal; or it is put away.
  table() {
    const { trial } = this.parts;
    if (!trial.hidden) {
      this.putAway();
      return "";
    }
    const { before, after } = this.question();
    const game = data.games[this.round.game];
    if (!this.board) { this.board = new Board(trial.firstChild, game, null); }
    this.board.play(game, before, after);
    trial.hidden = false;
    this.button("table").textContent = say("closeTable");
    this.button("table").setAttribute("aria-expanded", "true");
    trial.scrollIntoView({ block: "nearest" });
    return say("sayTable");
  }

  // It belongs to one question: it would tell of the next.
  putAway() {
    this.parts.trial.hidden = true;
    this.button("table").textContent = say("openTable");
    this.button("table").setAttribute("aria-expanded", "false");
  }

  ask() {
    this.parts.sure.hidden = !this.parts.sure.hidden;
    if (!this.parts.sure.hidden) { this.button("stay").focus({ preventScroll: true }); }
    return this.parts.sure.hidden ? "" : this.parts.sure.firstChild.textContent;
  }

  stay() {
    this.parts.sure.hidden = true;
    this.button("ask").focus({ preventScroll: true });
    return "";
  }

  startOver() {
    this.putAway();
    this.begin();
    this.draw();
    this.parts.asked.focus({ preventScroll: true });
    return `${say("startedOver")} ${this.question().ask}`;
  }

  // What is shown.

  button(name) { return own(this.root, `[data-do="${name}"]`)[0]; }

  say(words) { if (words) { this.parts.live.textContent = words; } }

  draw() {
    const question = this.question();
    const open = this.isOpen();
    const { asked, why, list, board, sure } = this.parts;
    const hints = this.hints[this.at];
    const step = question.steps[this.step];
    sure.hidden = true;
    this.root.classList.toggle("mtg-answered", !open);
    this.root.classList.toggle("mtg-moved", !open && question.steps.length > 1);
    board.innerHTML = html(open ? question.board : step.board);
    asked.innerHTML = html((open ? question.open : question.closed)[hints]);
    why.innerHTML = open ? "" : html(question.why[this.chosen[this.at]]);
    list.innerHTML = open ? "" : html(step.list);
    if (!open && this.ending()) { why.append(element("p", "end", this.ending())); }
    this.drawHead();
    this.drawAnswers();
    this.drawMarks();
    const left = question.hints.length - hints;
    this.button("hint").hidden = !open || !left;
    this.button("hint").textContent = say(hints ? "nextHint" : "hint");
    this.button("next").hidden = open || this.isLast();
    this.button("back").hidden = this.at === 0;
    this.button("table").hidden = open;
  }

  drawHead() {
    const all = this.round.questions.length;
    if (all === 1) {
      this.parts.head.replaceChildren(element("h2", "", this.round.title));
      return;
    }
    const score = element("ol", "score");
    score.setAttribute("aria-label", say("progress"));
    let right = 0;
    let wrong = 0;
    this.round.questions.forEach((_, n) => {
      const state = this.chosen[n] < 0 ? "open" : this.isRight(n) ? "right" : "wrong";
      right += state === "right" ? 1 : 0;
      wrong += state === "wrong" ? 1 : 0;
      const item = element("li", state + (n === this.at ? " here" : ""));
      const sign = element("span", "", n + 1 + { open: "", right: "✓", wrong: "✕" }[state]);
      sign.setAttribute("aria-hidden", "true");
      const here = n === this.at ? say("and") + say("here") : "";
      item.append(sign,
        element("span", "mtg-ears", `${say("numbered", { n: n + 1 })}: ${say(state)}${here}`));
      if (here) { item.setAttribute("aria-current", "step"); }
      score.append(item);
    });
    score.title = say("score", { right, wrong, open: all - right - wrong });
    const place = say("question", { n: this.at + 1, of: all });
    this.parts.head.replaceChildren(element("h2", "", this.round.title),
      element("span", "pill", place), " ", score);
  }

  drawAnswers() {
    const { answers } = this.parts;
    const faces = this.question().faces[this.chosen[this.at] + 1];
    const made = faces.map(([words, classes], n) => {
      const button = pressable(words, "", `mtg-option ${classes}`, () => {
        this.say(this.answer(n));
      });
      if (!this.isOpen()) {
        button.setAttribute("aria-disabled", "true");
        button.tabIndex = -1; // nothing can be done there any more
      }
      return button;
    });
    answers.replaceChildren(...made);
  }

  drawMarks() {
    const { steps } = this.question();
    drawMarks(this.parts.marks, this.step, steps.map((step) => [step.choice, false]));
  }

  // After the last answer: how it went, and what to look at again.
  ending() {
    if (this.chosen.includes(-1) || !this.isLast() || this.chosen.length < 2) { return ""; }
    const numbers = this.chosen.map((_, n) => n);
    const wrong = numbers.filter((n) => !this.isRight(n))
      .map((n) => say("numbered", { n: n + 1 }));
    const of = this.chosen.length;
    const told = say("allDone", { right: of - wrong.length, of });
    return wrong.length ? `${told} ${say("lookAgain", { which: wrong.join(say("and")) })}` : told;
  }

  // A sheet to print: every question with its answers to choose from, none of them marked.
  writePaper(paper) {
    paper.replaceChildren(...this.round.questions.map((question) => {
      const item = element("li");
      item.innerHTML = html(question.open[0]);
      item.querySelectorAll(".predict").forEach((predict) => { predict.remove(); });
      const answers = element("ul");
      question.faces[0].forEach(([words]) => { answers.append(element("li", "", `☐ ${words}`)); });
      item.append(answers);
      return item;
    }));
  }
}
