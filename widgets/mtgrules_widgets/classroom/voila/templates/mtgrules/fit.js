// Nothing needs scrolling: text is cut into pages, and a widget that is too high for the
// screen shows one thing at a time. `fitting` is told what is shown; it does the rest.
const fitting = (scroller, bar, tabs, words) => {
  "use strict";
  const LISTS = ".mtg-statements, .mtg-statement";
  const PANED = `.mtg-stepper, .mtg-quiz, .mtg-branches-from, ${LISTS}`;
  const isPaned = cell => Boolean(cell.querySelector(PANED));
  let part = null, page = 0, changed = () => {};
  const cellsOf = part => [...part.children];
  const seen = (part, selector) => [...part.querySelectorAll(selector)].find(it => !it.classList.contains("mtg-gone"));

  // Telephones scroll: their screens are too narrow for a board beside a question.
  const applies = () => window.innerWidth >= 700;

  // A part's pages. What is no table to play at is text. It stands above the widget while
  // both find room, and else on pages of its own before it.
  const textOf = part => cellsOf(part).filter(cell => !isPaned(cell));
  const widgetsOf = part => cellsOf(part).filter(isPaned);
  const isApart = part => !widgetsOf(part).length || "apart" in part.dataset;
  function pagesOf(part) {
    if (!part.classList.contains("text")) return isApart(part) ? part.textPages + 1 : 1;
    part.textPages = pagesOfText(part);
    return part.textPages + (widgetsOf(part).length ? 1 : 0);
  }
  function pagesOfText(part) {
    part.style.setProperty("--page", `${part.clientWidth}px`);
    const {stride, room} = measures(part);
    return Math.max(1, Math.round((part.scrollWidth - room) / stride) + 1);
  }
  function measures(part) {
    const style = getComputedStyle(part);
    const inner = part.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return {stride: inner + parseFloat(style.columnGap), room: part.clientWidth};
  }

  // What there is to see of a widget, one thing at a time: [words, pane, step].
  function panesOf(part) {
    const level = part.dataset.level;
    const table = (pane = "", name = words.board) => [
      ...(level > 1
        ? [[name, pane, "board"], [words.talk, pane, "talk"], ...(part.dataset.split ? [[words.refused, pane, "refused"]] : [])]
        : [[pane === "trial" ? name : words.table, pane, "table"]]),
      ...(seen(part, ".mtg-countdown") ? [[words.count, pane, "count"]] : []),
      ...(seen(part, ".mtg-windows") && part.dataset.wins ? [[words.wins, pane, "wins"]] : []),
      [words.more, pane, "more"],
    ];
    if (part.matches(".list")) {
      const opened = seen(part, ".mtg-statement");
      return [
        ...(seen(part, ".mtg-statements") ? [[words.list, "list", ""]] : []),
        ...(opened ? [[words.statement, "said", ""]] : []),
        ...(opened && seen(part, ".mtg-sides") ? sides(part)
          : opened && seen(part, ".mtg-body > .mtg-stepper") ? table("play") : []),
      ];
    }
    if (seen(part, ".mtg-branches-from")) {
      const from = seen(part, ".mtg-from");
      const ends = [...part.querySelectorAll(".mtg-led .end")];
      return [
        [words.ways, "ways", ""],
        ...(from && part.dataset.apart === "2" ? [[words.board, "from", ""]] : []),
        ...(seen(part, ".mtg-branches-from > .mtg-stepper") ? table("step") : []),
        [words.led, "led", ""],
        ...(part.dataset.long ? [[`${words.led} 2`, "led2", ""]] : []),
        ...(level === "1"
          ? ends.some(it => it.querySelector(".table")) ? [[words.ends, "ends", ""]] : []
          : ends.flatMap((it, n) => it.querySelector(".table") ? [[`${words.end} ${"ABCDEF"[n]}`, `end${n}`, ""]] : [])),
        ...(from ? [[words.more, "rest", ""]] : []),
      ];
    }
    if (seen(part, ".mtg-quiz")) {
      const answered = seen(part, ".mtg-quiz.mtg-answered");
      const trial = seen(part, ".mtg-trial > .mtg-stepper");
      return [
        ...(level > 1
          ? [[words.question, "talk", ""], [words.board, "board", ""]]
          : [[words.question, "both", ""]]),
        ...(answered && seen(part, ".mtg-steps .steps") ? [[words.did, "did", ""]] : []),
        ...(trial ? table("trial", words.trial) : [[words.more, "rest", ""]]),
      ];
    }
    return table();
  }
  const keyOf = ([, pane, step]) => `${pane} ${step}`;
  // Two editions: where they part, then what each does, called by its day.
  function sides(part) {
    const days = [...part.querySelectorAll(".mtg-sides select")].map(it => it.selectedOptions[0]?.textContent.trim());
    return [[words.parted, "play", "parted"], ...["left", "right"].flatMap((side, n) => [
      [days[n] ?? "", "play", side],
      ...(part.dataset.level > 1 ? [[words.board, "play", `${side}board`]] : []),
    ])];
  }

  function select(part, wanted) {
    const panes = panesOf(part);
    // What was shown at once may have become several since.
    const now = panes.find(it => keyOf(it) === wanted)
      ?? panes.find(it => it[1] && it[1] === wanted?.split(" ")[0]) ?? panes[0];
    part.dataset.shows = keyOf(now);
    if (now[1]) part.dataset.pane = now[1]; else delete part.dataset.pane;
    if (now[2]) part.dataset.step = now[2]; else delete part.dataset.step;
    if (tabs.dataset.panes !== panes.map(it => it[0]).join()) {
      tabs.dataset.panes = panes.map(it => it[0]).join();
      const hadFocus = tabs.contains(document.activeElement);
      tabs.replaceChildren(...panes.map(it => {
        const tab = document.createElement("button");
        tab.type = "button";
        tab.textContent = it[0];
        tab.value = keyOf(it);
        tab.onclick = () => choose(tab.value);
        return tab;
      }));
      if (hadFocus) [...tabs.children].find(tab => tab.value === keyOf(now)).focus();
    }
    for (const tab of tabs.children) tab.setAttribute("aria-pressed", tab.value === keyOf(now));
    tabs.hidden = panes.length < 2;
    part.style.setProperty("--panes", `${tabs.offsetWidth + 8}px`);
    part.style.setProperty("--tabs", `${tabs.offsetHeight}px`);
  }
  // The list opens where the statement is that is being looked at.
  function choose(key) {
    select(part, key);
    if (part.matches(".list")) page = 0;
    settle();
    const line = part.dataset.pane === "list" && part.querySelector(".mtg-line.mtg-here");
    if (line) bring(line);
  }
  function bring(element) {
    if (!part.classList.contains("text")) return;
    page = 0;
    place();
    const {stride} = measures(part);
    page = Math.floor((element.getBoundingClientRect().left - part.getBoundingClientRect().left) / stride);
    settle();
  }

  function forget(part) {
    for (const name of ["apart", "wins", "alone", "long", "split", "tight", "cut"]) delete part.dataset[name];
    part.dataset.level = "1";
  }

  const tooHigh = () => part.scrollHeight > part.clientHeight + 1;

  // Show it so that it fits: first text on pages of its own, then one thing at a time, then
  // without the words of the cards. It stays so, or the page would jump with every step.
  function settle() {
    if (!part) return;
    const on = applies();
    document.body.classList.toggle("fit", on);
    if (!on) {
      for (const cell of cellsOf(part)) cell.classList.remove("put-away");
      part.classList.remove("text");
      for (const name of ["pane", "step"]) delete part.dataset[name];
      tabs.hidden = true;
      return changed();
    }
    for (;;) {
      place();
      if (part.matches(".text") || !tooHigh()) break;
      const {apart, pane = "", step = "", level} = part.dataset;
      const once = name => !part.dataset[name] && (part.dataset[name] = "1");
      if (!part.matches(".list") && !isApart(part) && textOf(part).length) {
        part.dataset.apart = "1";
        if (part.dataset.used) page = Infinity;
      } else if (pane === "ways" && apart !== "2") part.dataset.apart = "2";
      else if (pane === "led" && once("long")) continue;
      else if (pane === "did" ? once("alone") : step === "count" && once("wins")) continue;
      else if (["count", "wins", "more", "refused", "parted"].includes(step)) {
        // Several countdowns, as many as there are suspended cards.
        if (!part.matches(".list") || part.dataset.cut?.includes(step)) break;
        part.dataset.cut = `${part.dataset.cut ?? ""} ${step}`;
      } else if (/^did|^led/.test(pane)) break;
      else if (level === "1") part.dataset.level = "2";
      else if (!once(step === "talk" ? "split" : "tight")) break;
    }
    // Where the focus was may have been put away: the keyboard goes on from what is shown.
    if (!document.activeElement.checkVisibility())
      (tabs.hidden ? part : tabs.querySelector("[aria-pressed=true]")).focus({preventScroll: true});
    changed();
  }
  function place() {
    const widgets = widgetsOf(part), texts = textOf(part);
    part.dataset.level ??= "1";
    part.classList.toggle("list", Boolean(part.querySelector(LISTS)));
    if (part.classList.contains("list")) return placeList();
    const mayRead = !widgets.length || (isApart(part) && texts.length > 0);
    part.classList.toggle("text", mayRead);
    part.classList.toggle("both", !mayRead && texts.length > 0);
    for (const cell of cellsOf(part)) cell.classList.toggle("put-away", mayRead && isPaned(cell));
    if (mayRead) {
      part.pages = pagesOf(part);
      page = Math.min(page, part.pages - 1);
      if (!widgets.length || page < part.pages - 1) {
        tabs.hidden = true;
        part.scrollLeft = page * measures(part).stride;
        return;
      }
      part.classList.remove("text");
      for (const cell of cellsOf(part)) cell.classList.toggle("put-away", !isPaned(cell));
    } else {
      part.textPages = 0;
      part.pages = 1;
      page = 0;
    }
    part.scrollLeft = 0;
    select(part, part.dataset.shows);
    follow(part);
  }

  // A list of statements has pages, and so has what one of them says; its table has panes.
  function placeList() {
    const id = seen(part, ".mtg-statement .said .id")?.textContent ?? "";
    if (id !== (part.opened ?? "")) {
      part.opened = id;
      forget(part);
      page = 0;
      part.dataset.shows = "said ";
    }
    part.classList.remove("both", "text");
    select(part, part.dataset.shows);
    const {pane, step, cut = ""} = part.dataset;
    const reads = ["list", "said"].includes(pane) || (step && cut.includes(step));
    for (const cell of cellsOf(part))
      cell.classList.toggle("put-away", !isPaned(cell) && pane !== panesOf(part)[0][1]);
    part.classList.toggle("text", Boolean(reads));
    part.pages = reads ? pagesOfText(part) : 1;
    page = Math.min(page, part.pages - 1);
    part.scrollLeft = reads ? page * measures(part).stride : 0;
  }

  // What has just been opened is shown: a continuation, or a table to try things at.
  function follow(part) {
    const keys = panesOf(part).map(keyOf);
    const open = keys.find(key => /^(step|trial) (table|board)/.test(key));
    if (open && !part.opened) select(part, open);
    part.opened = Boolean(open);
    if (!open && /^(step|trial)/.test(part.dataset.shows)) select(part, keys[0]);
  }
  document.addEventListener("click", event => {
    if (!part) return;
    if (part.contains(event.target)) part.dataset.used = "1";
    if (event.target.closest?.(".mtg-ways button")) part.opened = false;
    if (part.matches(".list") && event.target.closest?.(".mtg-table-button")) part.dataset.shows = "play ";
  }, true);
  // The keyboard leads from page to page.
  document.addEventListener("focusin", ({target}) => {
    const isKey = part?.matches(".text") && part !== target && target.matches(":focus-visible");
    if (isKey && part.contains(target)) bring(target);
  });

  // The widgets change by themselves; so does the window.
  let waits = false;
  const soon = () => {
    if (waits) return;
    waits = true;
    queueMicrotask(() => { waits = false; watch.disconnect(); settle(); look(); });
  };
  const watch = new MutationObserver(soon);
  const look = () => part && watch.observe(part, {subtree: true, childList: true, characterData: true, attributeFilter: ["class", "open", "style"]});
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--bar", `${bar.offsetHeight}px`);
    if (!part) return;
    for (const each of part.parentElement.querySelectorAll(".part")) forget(each);
    soon();
  }).observe(document.documentElement);
  new ResizeObserver(() => document.documentElement.style.setProperty("--bar", `${bar.offsetHeight}px`)).observe(bar);

  return {
    WIDGETS: PANED,
    // A part from its beginning, or its last page.
    show(shown, atItsEnd, told) {
      watch.disconnect();
      part = shown;
      changed = told;
      page = atItsEnd ? Infinity : 0;
      settle();
      look();
    },
    // One page on or back; whether there was one.
    turn(by) {
      if (by < 0 && page === 0 && part.matches(".list") && part.dataset.pane !== panesOf(part)[0][1]) {
        choose(keyOf(panesOf(part)[0]));
        return true;
      }
      const pages = part.pages ?? 1;
      if (!document.body.classList.contains("fit") || !(page + by >= 0 && page + by < pages)) return false;
      page += by;
      settle();
      return true;
    },
    // The page that has this element.
    bring,
    get page() { return page; },
    get pages() { return part?.pages ?? 1; },
  };
};
