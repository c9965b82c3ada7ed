(() => {
  "use strict";
  const words = JSON.parse(document.getElementById("classroom-words").textContent);
  const bar = document.getElementById("classroom");
  const button = name => bar.querySelector(`[data-go=${name}]`);
  const list = bar.querySelector("select"), hide = bar.querySelector("input");
  const status = bar.querySelector("[role=status]"), leaf = bar.querySelector("[data-page]"), dialog = document.querySelector("dialog");

  // What is said only for notebooks goes: how to run them at the top of a lesson, and what
  // they are made from at its end. Each heading then begins a cell of its own.
  function tidy(texts) {
    const about = /Run → Run All Cells|notebooks\/source\//;
    for (const text of [texts[0], texts.at(-1)])
      for (const words of text?.querySelectorAll(":scope > p") ?? [])
        if (about.test(words.textContent)) words.remove();
    for (const text of texts)
      for (const heading of [...text.querySelectorAll(":scope > :is(h1, h2)")].reverse()) {
        if (heading === text.firstElementChild) continue;
        const cell = text.closest("[cell-index]"), own = cell.cloneNode();
        const range = document.createRange();
        range.setStartBefore(heading);
        range.setEndAfter(text.lastChild);
        const shell = document.createElement("div"), body = text.cloneNode();
        shell.className = "jp-Cell jp-MarkdownCell";
        body.append(range.extractContents());
        shell.append(body);
        own.append(shell);
        cell.after(own);
      }
  }

  // Voilà puts the cells into a panel of the window's size, and that panel is what scrolls.
  const page = document.getElementById("rendered_cells");
  // Its own place is where the window begins for what stands in it; so what stays goes out.
  const tabs = document.getElementById("panes");
  document.body.prepend(tabs);
  document.body.append(bar, dialog);
  const fit = fitting(page, bar, tabs, words);

  // The parts: a widget with the few words before it; longer text stands alone.
  // A Japanese letter says about as much as two others.
  const SHORT = document.documentElement.lang === "ja" ? 140 : 280;
  const place = document.querySelector("#rendered_cells > div");
  tidy([...place.querySelectorAll(".jp-RenderedMarkdown")]);
  const cells = [...document.querySelectorAll("#rendered_cells > div > [cell-index]")]
    .filter(cell => cell.querySelector(".jp-RenderedMarkdown > *, .jp-OutputArea"));
  const wordsOf = cell => cell.querySelector(".jp-RenderedMarkdown, .draft-prose")?.textContent.trim() ?? "";
  const isText = cell => cell.matches(".mtg-draft")
    ? !cell.querySelector(fit.WIDGETS) : Boolean(cell.querySelector(".jp-MarkdownCell"));
  const nameOf = heading => [...heading.childNodes]
    .filter(node => !node.matches?.(".anchor-link")).map(node => node.textContent).join("").trim();
  function divide(cells, title) {
    const parts = [];
    let nth = 0, before = null;
    for (const cell of cells) {
      const heading = isText(cell) && cell.querySelector("h1, h2");
      const joins = before && isText(before)
        && (isText(cell) ? [before, cell].every(it => it.matches(".mtg-draft")) : wordsOf(before).length <= SHORT);
      if (!joins) {
        const part = document.createElement("section");
        part.className = "part";
        part.tabIndex = -1;
        nth = heading ? 1 : nth + 1;
        title = heading ? nameOf(heading) : title;
        part.setAttribute("aria-label", nth > 1 ? `${title} (${nth})` : title);
        cell.before(part);
        parts.push(part);
      }
      parts.at(-1).append(cell);
      before = cell;
    }
    return parts;
  }
  const parts = divide(cells, document.title);
  // Its number, for links; a part of a draft has that of the field which shows it.
  parts.forEach((part, i) => { part.dataset.nth = i + 1; });

  // A lesson that is being written is shown by one field, all at once. Its parts are parts here.
  new MutationObserver(() => {
    for (const draft of place.querySelectorAll(".part .jp-OutputArea .mtg-draft")) {
      const shown = [...draft.children].filter(it => !it.matches(".mtg-style"));
      // Each comes when it is ready. The terms, which come last, may be none.
      const terms = shown.pop();
      if (!terms?.matches(".widget-html") || !shown.every(it => it.textContent.trim())) continue;
      if (terms.textContent.trim()) shown.push(terms);
      const old = draft.closest(".part"), field = draft.closest("[cell-index]"), at = parts.indexOf(old);
      const made = shown.map(it => {
        const cell = document.createElement("div");
        cell.className = "jp-Cell mtg-draft";
        cell.append(it);
        return cell;
      });
      const found = [...old.children].filter(it => it !== field).concat(made);
      old.after(...found);
      const more = divide(found, old.getAttribute("aria-label"));
      for (const part of more) {
        part.dataset.nth = old.dataset.nth;
        part.hidden = true;
      }
      const shows = parts[here];
      parts.splice(at, 1, ...more);
      if (reached.delete(old)) reached.add(more[0]);
      // Its style sheet is needed.
      old.hidden = true;
      old.className = "";
      if (shows === old) show(at, false);
      else {
        here = parts.indexOf(shows);
        fillList();
      }
    }
  }).observe(place, {subtree: true, childList: true});

  // Where we are, and how far we have come.
  const reached = new Set([parts[0]]);
  let here = 0;
  function show(number, focus = true, atItsEnd = false) {
    if (!parts[number]) return;
    here = number;
    reached.add(parts[here]);
    parts.forEach((part, i) => { part.hidden = i !== here; });
    fillList();
    status.textContent = "";
    fit.show(parts[here], atItsEnd, tellPage);
    history.replaceState(null, "", here ? `#part-${parts[here].dataset.nth}` : location.pathname + location.search);
    const other = document.documentElement.lang === "ja" ? "en" : "ja";
    const path = location.pathname
      .replace(/\/(en|ja)\/(?=[^/]*$)/, `/${other}/`)
      .replace(/\.(en|ja)\.ipynb$/, `.${other}.ipynb`); // class tests lie in one folder
    bar.querySelector("a").href = path + location.search + location.hash;
    page.scrollTop = 0;
    if (focus) parts[here].focus({preventScroll: true});
  }
  function tellPage() {
    const last = fit.page === fit.pages - 1;
    button("back").disabled = here === 0 && fit.page === 0;
    button("next").disabled = here === parts.length - 1 && last;
    if (document.activeElement.disabled) parts[here].focus({preventScroll: true});
    leaf.textContent = fit.pages > 1 ? words.page.replace("{n}", fit.page + 1).replace("{of}", fit.pages) : "";
  }
  function go(by) {
    if (!fit.turn(by)) show(here + by, true, by < 0);
  }
  function fillList() {
    list.replaceChildren(...parts.flatMap((part, i) => {
      if (hide.checked && !reached.has(part)) return [];
      const name = `${i + 1}/${parts.length} ${part.getAttribute("aria-label")}`;
      return [new Option(name, i, false, i === here)];
    }));
  }
  list.onchange = () => show(Number(list.value), false);
  hide.onchange = fillList;
  button("back").onclick = () => go(-1);
  button("next").onclick = () => go(1);

  // A link to a place in a part that is put away brings that part.
  document.addEventListener("click", event => {
    const link = event.target.closest?.("a[href^='#']");
    const target = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
    const number = parts.findIndex(part => part.contains(target));
    if (number < 0) return;
    event.preventDefault();
    show(number);
    if (document.body.classList.contains("fit")) fit.bring(target);
    else target.scrollIntoView();
  });

  // Light or dark, kept for the next page.
  const sheets = name => document.querySelectorAll(`#classroom-themes > [data-theme=${name}] > *`);
  function paint(theme) {
    for (const name of ["light", "dark"]) {
      for (const sheet of sheets(name)) sheet.disabled = name !== theme;
      document.body.classList.toggle(`theme-${name}`, name === theme);
    }
    document.body.dataset.jpThemeLight = String(theme === "light");
    document.body.dataset.jpThemeName = theme === "light" ? "JupyterLab Light" : "JupyterLab Dark";
    document.documentElement.style.colorScheme = theme;
    button("theme").textContent = theme === "light" ? words.dark : words.light;
    button("theme").onclick = () => {
      const other = theme === "light" ? "dark" : "light";
      localStorage.setItem("classroom-theme", other);
      paint(other);
    };
  }
  paint(localStorage.getItem("classroom-theme")
    ?? (document.body.classList.contains("theme-dark") ? "dark" : "light"));

  // Keys go on only while nothing else could want them: the focus is on no control,
  // and PageUp and PageDown first show the rest of a part that is higher than the screen.
  document.addEventListener("keydown", event => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const at = document.activeElement;
    if (dialog.open || (at !== document.body && !parts.includes(at) && !at.matches("#classroom button")))
      return;
    const atTop = page.scrollTop <= 1;
    const atEnd = page.scrollTop + page.clientHeight >= page.scrollHeight - 1;
    const back = event.key === "ArrowLeft" || (event.key === "PageUp" && atTop);
    const next = event.key === "ArrowRight" || (event.key === "PageDown" && atEnd);
    if (!back && !next) return;
    event.preventDefault();
    go(next ? 1 : -1);
  });

  // Starting over is a new page with a new kernel.
  button("over").onclick = () => dialog.showModal();
  dialog.onclose = () => {
    if (dialog.returnValue !== "yes") return;
    sessionStorage.setItem("classroom-over", "1");
    location.replace(location.pathname + location.search + "#");
    location.reload();
  };
  const wanted = /^#part-(\d+)$/.exec(location.hash)?.[1];
  show(Math.max(0, parts.findIndex(part => part.dataset.nth === wanted)), false);

  if (sessionStorage.getItem("classroom-over")) {
    sessionStorage.removeItem("classroom-over");
    status.textContent = words.done;
  }
})();
