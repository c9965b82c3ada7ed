// Several continuations of one position: each is played below, and what it led to compared.

class Ways {
  constructor(root, ways) {
    this.root = root;
    this.ways = ways;
    this.parts = parts(root);
    this.picked = -1;
    this.played = [];
    presses(root, this);
    this.draw();
  }

  // What was played, to be there again after the page was loaded anew.
  state() { return [this.picked, this.played, this.board ? this.board.state() : null]; }

  restore([picked, played, board]) {
    this.played = played;
    if (picked >= 0) {
      this.open(picked);
      this.board.restore(board);
    }
    this.draw();
  }

  game(n) { return data.games[this.ways.first + n]; }

  button(name) { return own(this.root, `[data-do="${name}"]`)[0]; }

  play(n) {
    this.open(n);
    this.draw();
    this.board.button("next").focus({ preventScroll: true });
  }

  open(n) {
    this.picked = n;
    const root = this.parts.game.firstChild;
    if (this.board) {
      this.board.play(this.game(n));
    } else {
      this.board = new Board(root, this.game(n), null);
      this.board.moved = () => { this.look(); };
    }
  }

  // Whoever has come to the end of one sees what it led to.
  look() {
    if (this.picked < 0 || this.board.at !== this.ways.ends[this.picked]
        || this.played.includes(this.picked)) { return; }
    this.played.push(this.picked);
    this.draw();
    this.parts.said.textContent = this.ways.said[this.picked][this.played.length];
  }

  say() {} // What the board says is enough.

  toTheEnd() { this.board.go(this.ways.ends[this.picked]); }

  showAll() {
    this.played = this.ways.ends.map((_, n) => n);
    this.draw();
    this.parts.led.focus({ preventScroll: true });
  }

  draw() {
    const { ways, from, game, led } = this.parts;
    const known = ways.querySelectorAll("button");
    this.ways.faces.forEach((faces, n) => {
      const [words, tip, classes] = faces[n === this.picked ? 1 : 0][this.played.includes(n) ? 1 : 0];
      const button = known[n] || pressable("", "", "", () => { this.play(n); });
      button.textContent = words;
      button.title = tip;
      button.className = `widget-button jupyter-button mtg-way ${classes}`;
      if (!known[n]) { ways.append(button); }
    });
    from.hidden = this.picked >= 0;
    game.hidden = this.picked < 0;
    this.button("toTheEnd").hidden = this.picked < 0;
    this.button("showAll").hidden = this.played.length === this.ways.ends.length;
    const key = [...this.played].sort().join("");
    led.innerHTML = key ? html(this.ways.led[key]) : "";
  }
}
