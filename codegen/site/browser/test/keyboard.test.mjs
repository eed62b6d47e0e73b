// Everything can be done with the keys alone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { disk, kinds, launch, tab } from "../site.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser?.close());

const on = async (path, options) => {
  const page = await tab(browser, disk, options);
  await page.goto(disk + path);
  return page;
};
const here = (page) => page.url().slice(disk.length);

test("a function is found and opened", async () => {
  const page = await on("index.html");
  await page.keyboard.press("/");
  await page.keyboard.type("cuStreamWaitEvent");
  await page.waitForFunction(() => document.querySelector("#hit-0 code")?.textContent.startsWith("cuStreamWaitEvent"));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/f/cuStreamWaitEvent.html");
  await page.done();
});

test("arrows choose among the results, and are told to those who cannot see them", async () => {
  const page = await on("index.html");
  await page.keyboard.press("/");
  await page.keyboard.type("cuMemcpy");
  await page.waitForSelector("#hit-3");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.getAttribute("input[type=search]", "aria-activedescendant"), "hit-1");
  assert.equal(await page.getAttribute("#hit-1", "aria-selected"), "true");
  const wanted = await page.getAttribute("#hit-1", "href");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.href === new URL(wanted, page.url()).href);
  await page.done();
});

test("escape closes the results", async () => {
  const page = await on("index.html");
  await page.keyboard.press("/");
  await page.keyboard.type("cuInit");
  await page.waitForSelector("#hit-0");
  await page.keyboard.press("Escape");
  assert.equal(await page.isVisible("#hits"), false);
  await page.done();
});

test("a search with nothing chosen opens the page of results", async () => {
  const page = await on("index.html");
  await page.keyboard.press("/");
  await page.keyboard.type("memory");
  await page.waitForSelector("#hit-0");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search.html?q=memory");
  await page.waitForSelector("#results .hit");
  await page.done();
});

test("brackets turn the pages", async () => {
  const page = await on("f/cuMemAlloc_v2.html");
  await page.keyboard.press("]");
  await page.waitForURL((url) => !url.href.endsWith("f/cuMemAlloc_v2.html"));
  await page.waitForLoadState();
  await page.keyboard.press("[");
  await page.waitForURL("**/f/cuMemAlloc_v2.html");
  await page.done();
});

test("keys belong to whoever types", async () => {
  const page = await on("f/cuMemAlloc_v2.html");
  await page.focus("input[type=search]");
  await page.keyboard.type("a/b]c");
  assert.equal(await page.inputValue("input[type=search]"), "a/b]c");
  assert.equal(here(page), "f/cuMemAlloc_v2.html");
  await page.done();
});

test("the first stop of the tab key leads past the head of the page", async () => {
  const page = await on("f/cuMemAlloc_v2.html");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.equal(here(page), "f/cuMemAlloc_v2.html#main");
  await page.done();
});

test("the language of a signature is chosen with arrows, and kept", async () => {
  const page = await on("f/cuMemAlloc_v2.html");
  await page.focus("#tab-c");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.isVisible("pre.rust"), true);
  assert.equal(await page.isVisible("pre.c"), false);
  await page.done();
});

test("what is folded opens", async () => {
  const page = await on("f/cuMemAlloc_v2.html");
  await page.focus("details.cases summary");
  await page.keyboard.press("Enter");
  assert.equal(await page.isVisible("details.cases[open] li"), true);
  await page.done();
});

test("what is wider than the page can be reached and scrolled", async () => {
  for (const path of [kinds["the evidence of a group"], kinds["a record"]]) {
    const page = await on(path, { viewport: { width: 390, height: 844 } });
    const missed = await page.$$eval(".scroll, pre", (boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth && box.tabIndex < 0).length);
    assert.equal(missed, 0, path);
    await page.done();
  }
});
