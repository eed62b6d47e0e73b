// The search: names first, as they are written; words and typos when names find little.
"use strict";
window.cuspecSearch = ({ root, load, make }) => {
  const SHOWN = 12;
  const ENOUGH = 5;
  const entries = window.cuspecEntries();
  for (const [place, entry] of entries.entries()) {
    entry.id = place;
    entry.lower = entry.name.toLowerCase();
  }

  // Where a word of a name begins: behind a capital, a stroke or a dot.
  const begins = (name, at) => at === 0 || /[_/. -]/.test(name[at - 1]) || (/[A-Z0-9]/.test(name[at]) && /[a-z]/.test(name[at - 1]));

  // How well a name fits, the smaller the better; nothing if it does not.
  const fit = (entry, query, lower) => {
    if (entry.meant === query) return 0;
    if (entry.name === query) return entry.meant ? 0 : 1 + entry.weight / 10;
    if (entry.meant && entry.meant.toLowerCase() === lower) return 2;
    if (entry.lower === lower || entry.alias === lower) return 3 + entry.weight / 10;
    const at = entry.lower.indexOf(lower);
    if (at < 0) return undefined;
    const better = at === 0 ? 4 : begins(entry.name, at) ? 5 : 6;
    return better + entry.weight + Math.min(entry.name.length, 60) / 100;
  };

  const byName = (query) => {
    const lower = query.toLowerCase();
    const found = [];
    for (const entry of entries) {
      const score = fit(entry, query, lower);
      if (score !== undefined) found.push({ entry, score });
    }
    return found.sort((a, b) => a.score - b.score).map((one) => one.entry);
  };

  // Ids from a report: `cuInit/Flags.one` is a check, `cuInit[Flags=one]` a call.
  const functions = new Set(entries.filter((entry) => entry.sort === "function" || entry.meant).map((entry) => entry.name));
  const byId = (query) => {
    const [, name, check, call] = /^(\w+)(?:\/(.+)|\[(.*)$)/.exec(query) ?? [];
    if (!functions.has(name)) return [];
    const label = check ?? (call.replace("]", "") || "plain");
    const anchor = label.replace(/[^\w.=,:+-]/g, encodeURIComponent);
    return [{ name: query, text: "", sort: check ? "check" : "call", to: `f/${name}.html#${anchor}` }];
  };

  // Several words, each anywhere in the name or the sentence; those first that have more of them in the name.
  const byWords = (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length < 2) return [];
    const holds = (entry) => words.every((word) => entry.lower.includes(word) || entry.text.toLowerCase().includes(word));
    const named = (entry) => words.filter((word) => entry.lower.includes(word)).length;
    const found = entries.filter(holds).map((entry) => ({ entry, named: named(entry) }));
    return found.sort((a, b) => b.named - a.named || a.entry.weight - b.entry.weight).map((one) => one.entry);
  };

  // The index of words is made when it is first needed.
  let index;
  const terms = (text) => text.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z0-9]+/).filter((word) => word.length > 1);
  const indexed = () => index ??= load("minisearch.js").then(() => {
    const made = new MiniSearch({ fields: ["name", "text"], tokenize: terms, processTerm: (term) => term, searchOptions: { boost: { name: 2 }, prefix: true, combineWith: "AND", boostDocument: (id) => 1 / (1 + entries[id].weight) } });
    made.addAll(entries);
    return made;
  });
  const byText = async (query) => {
    const made = await indexed();
    const close = made.search(query);
    const found = close.length ? close : made.search(query, { fuzzy: 0.25 });
    return found.slice(0, 50).map((one) => entries[one.id]);
  };

  const find = async (text) => {
    const query = text.trim();
    if (!query) return [];
    const named = byName(query);
    const found = [...named[0]?.name === query ? [] : byId(query), ...named, ...byWords(query)];
    if (found.length < ENOUGH) found.push(...await byText(query));
    return [...new Set(found)];
  };

  const row = (entry, extra) => {
    const link = make("a", { href: root + entry.to, className: "hit" },
      make("code", { textContent: entry.name }),
      make("span", { className: "sort", textContent: entry.sort }));
    if (entry.text) link.append(make("span", { className: "about", textContent: entry.text.replaceAll("`", "") }));
    return Object.assign(link, extra);
  };

  // The list below the box.
  const attach = (form, input) => {
    const list = make("div", { id: "hits", hidden: true });
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", "Results");
    form.append(list);
    let hits = [];
    let active = -1;
    let asked = 0;
    const mark = (place) => {
      active = place;
      for (const [at, hit] of hits.entries()) hit.setAttribute("aria-selected", String(at === place));
      if (place < 0) return input.removeAttribute("aria-activedescendant");
      input.setAttribute("aria-activedescendant", hits[place].id);
      hits[place].scrollIntoView({ block: "nearest" });
    };
    const show = (is) => {
      list.hidden = !is;
      input.setAttribute("aria-expanded", String(is));
    };
    const update = async () => {
      const turn = ++asked;
      const found = (await find(input.value)).slice(0, SHOWN);
      // Somebody has typed on meanwhile.
      if (turn !== asked) return;
      hits = found.map((entry, place) => row(entry, { id: "hit-" + place, tabIndex: -1 }));
      for (const hit of hits) hit.setAttribute("role", "option");
      list.replaceChildren(...hits);
      show(hits.length > 0);
      mark(hits.length ? 0 : -1);
    };
    input.addEventListener("input", update);
    input.addEventListener("focus", () => { if (hits.length) show(true); });
    input.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && hits.length) {
        event.preventDefault();
        show(true);
        mark((active + step + hits.length) % hits.length);
      } else if (event.key === "Escape" && !list.hidden) {
        // The text stays; the browser clears it when asked again.
        event.preventDefault();
        show(false);
      }
    });
    form.addEventListener("submit", (event) => {
      if (list.hidden || active < 0) return;
      event.preventDefault();
      location.href = hits[active].href;
      show(false);
    });
    form.addEventListener("focusout", (event) => { if (!form.contains(event.relatedTarget)) show(false); });
    if (input.value) update();
  };

  // A page of results.
  const page = async (box, query) => {
    const found = (await find(query)).slice(0, 100);
    const words = query ? `${found.length === 100 ? "More than 100" : found.length} found for “${query}”.` : "Type a name, a code, or words.";
    const list = make("ol", { className: "found" }, ...found.map((entry) => make("li", {}, row(entry, {}))));
    box.replaceChildren(make("p", { textContent: words }), list);
  };

  return { attach, page, find };
};
