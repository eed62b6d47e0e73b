// On a phone no page scrolls sideways.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { disk, index, json, kinds, launch, pages, sample, tab } from "../site.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser?.close());

test("390 pixels hold every page", async () => {
  const contracted = index.functions.names.filter((name) => json(`f/${name}.json`).checks).map((name) => `f/${name}.html`);
  const all = new Set([...Object.values(kinds), ...contracted, ...sample(pages, 200)]);
  const page = await tab(browser, disk, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const wrong = [];
  for (const path of all) {
    await page.goto(disk + path);
    const width = await page.evaluate(() => {
      for (const one of document.querySelectorAll("details")) one.open = true;
      return document.scrollingElement.scrollWidth;
    });
    if (width > 390) wrong.push(`${path}: ${width}`);
  }
  assert.deepEqual(wrong, []);
  assert.deepEqual(page.troubles, []);
  await page.done();
});
