// Without JavaScript everything can be read.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { disk, kinds, launch, tab } from "../site.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser?.close());

const words = (page) => page.evaluate(() => document.querySelector("main").textContent.replace(/\s+/g, " ").trim());

test("pages say the same with and without a script", async () => {
  const plain = await tab(browser, disk, { javaScriptEnabled: false });
  const full = await tab(browser, disk);
  for (const [kind, path] of Object.entries(kinds).filter(([, path]) => !path.startsWith("search.html"))) {
    await Promise.all([plain.goto(disk + path), full.goto(disk + path)]);
    // The buttons that copy, and the note on a chosen toolkit, are the script's.
    await full.$$eval("main button, main [role=status]", (all) => all.forEach((one) => one.remove()));
    assert.equal(await words(plain), await words(full), kind);
  }
  assert.deepEqual(plain.troubles, []);
  await plain.done();
  await full.done();
});

test("signatures, evidence and neighbours can be reached", async () => {
  const page = await tab(browser, disk, { javaScriptEnabled: false });
  await page.goto(disk + "f/cuMemAlloc_v2.html");
  await page.click("label[for=tab-python]");
  assert.equal(await page.isVisible("pre.python"), true);
  await page.click("details.cases summary");
  assert.equal(await page.isVisible("details.cases[open] li"), true);
  await page.click("header nav a:has-text('Codes')");
  await page.waitForURL("**/codes.html");
  await page.done();
});

test("the search says what there is instead", async () => {
  const page = await tab(browser, disk, { javaScriptEnabled: false });
  await page.goto(disk + "search.html");
  assert.equal(await page.isVisible("#results a[href='driver.html']"), true);
  await page.done();
});

test("the whole tree of links from the first page is there", async () => {
  const page = await tab(browser, disk, { javaScriptEnabled: false });
  await page.goto(disk + "index.html");
  for (const step of ["header nav a:has-text('Driver')", "main a[href^='g/']", "main a[href*='f/']"]) {
    await page.click(`${step} >> nth=0`);
  }
  assert.match(page.url(), /\/f\/\w+\.html$/);
  await page.done();
});
