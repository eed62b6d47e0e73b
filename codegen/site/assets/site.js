// What pages do beyond being read: search, the choice of a toolkit, copying, and keys. Everything
// else works without this. `toolkits` is put before it, the versions from oldest to newest.
(() => {
  "use strict";
  const page = document.documentElement;
  const root = document.currentScript.src.replace(/site\.js.*$/, "");
  const make = (tag, values, ...children) => {
    const element = Object.assign(document.createElement(tag), values);
    element.append(...children);
    return element;
  };
  // Pages from disk may have no storage.
  const store = {
    get(key) { try { return localStorage.getItem("cuspec-" + key); } catch { return null; } },
    set(key, value) { try { localStorage.setItem("cuspec-" + key, value); } catch { /* nothing is kept */ } },
  };

  // Search: the box is here, everything else is loaded when somebody wants to search.
  const input = make("input", { type: "search", name: "q", placeholder: "Search  /", autocomplete: "off", spellcheck: false });
  const form = make("form", { className: "find", action: root + "search.html" }, input);
  form.setAttribute("role", "search");
  for (const [name, value] of Object.entries({ "aria-label": "Search", role: "combobox", "aria-expanded": "false", "aria-controls": "hits", "aria-autocomplete": "list" })) {
    input.setAttribute(name, value);
  }
  document.querySelector("header .mark").after(form);
  let loading;
  const load = (name) => new Promise((done, failed) => {
    document.head.append(make("script", { src: root + name, onload: done, onerror: failed }));
  });
  const search = () => loading ??= load("search-data.js").then(() => load("search.js")).then(() => window.cuspecSearch({ root, load, make }));
  input.addEventListener("focus", () => search().then((engine) => engine.attach(form, input)), { once: true });
  if (document.getElementById("results")) {
    const query = new URLSearchParams(location.search).get("q") ?? "";
    search().then((engine) => engine.page(document.getElementById("results"), query));
    input.value = query;
  }

  // The choice of a toolkit hides what does not stand in it.
  const select = make("select", { className: "version" }, make("option", { value: "", textContent: "All toolkits" }));
  select.setAttribute("aria-label", "Toolkit");
  for (const name of [...toolkits].reverse()) select.append(make("option", { value: name, textContent: name }));
  document.querySelector("header nav").after(select);
  const banner = make("p", { className: "note obsolete", hidden: true });
  banner.setAttribute("role", "status");
  document.querySelector("main").prepend(banner);
  const stands = (element, place) => element.dataset.v.split(",").some((part) => {
    const [first, end] = part.split("-").map(Number);
    return first <= place && place < end;
  });
  const choose = (name) => {
    const place = toolkits.indexOf(name);
    for (const element of document.querySelectorAll("main [data-v]")) {
      element.hidden = place >= 0 && !stands(element, place);
    }
    banner.hidden = place < 0 || !page.dataset.v || stands(page, place);
    banner.textContent = banner.hidden ? "" : `Toolkit ${name} does not have what this page is about.`;
    select.value = place < 0 ? "" : name;
  };
  select.addEventListener("change", () => { store.set("toolkit", select.value); choose(select.value); });
  choose(store.get("toolkit") ?? "");

  // The language of signatures.
  const language = document.getElementById("tab-" + store.get("language"));
  if (language) language.checked = true;
  for (const tab of document.querySelectorAll(".tabs input")) {
    tab.addEventListener("change", () => store.set("language", tab.id.slice(4)));
  }

  for (const box of document.querySelectorAll(".paste")) {
    const button = make("button", { className: "copy", type: "button", textContent: "Copy" });
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(box.querySelector("pre").textContent);
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 1500);
    });
    box.append(button);
  }

  // What is wider than the page can be scrolled with the keyboard.
  const reach = () => {
    for (const box of document.querySelectorAll(".scroll, pre")) {
      const before = [...document.querySelectorAll("main h2")].filter((heading) => heading.compareDocumentPosition(box) & 4);
      const name = before.at(-1)?.textContent ?? "Signature";
      if (box.scrollWidth > box.clientWidth) {
        box.tabIndex = 0;
        box.setAttribute("role", "group");
        box.setAttribute("aria-label", name);
      }
    }
  };
  reach();
  addEventListener("resize", reach);
  addEventListener("change", reach);

  // A link to a case unfolds the list it stands in. Most cases have no id, and are known by their text.
  const unfold = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    let target = document.getElementById(id);
    if (!target && id) {
      target = [...document.querySelectorAll(".cases li")].find((item) => item.textContent === id);
      if (target) target.id = id;
    }
    const folded = target?.closest("details");
    if (folded && !folded.open) folded.open = true;
    if (target?.matches(".cases li")) {
      target.classList.add("target");
      target.scrollIntoView({ block: "center" });
    }
  };
  addEventListener("hashchange", unfold);
  unfold();

  // Long pages get a list of their sections.
  const headings = [...document.querySelectorAll("main h2[id]")];
  if (headings.length > 3) {
    const list = make("nav", { className: "toc" });
    list.setAttribute("aria-label", "On this page");
    for (const heading of headings) {
      list.append(make("a", { href: "#" + heading.id, textContent: heading.textContent }));
    }
    document.body.append(list);
  }

  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
    const turn = { "[": "prev", "]": "next" }[event.key];
    const link = turn && document.querySelector(`link[rel=${turn}]`);
    if (event.key === "/") {
      event.preventDefault();
      input.focus();
    } else if (link) {
      location.href = link.href;
    }
  });
  page.classList.add("js");
})();
