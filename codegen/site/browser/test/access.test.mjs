// Nothing stands in the way of those who see little or use other means, in light and dark, wide and narrow.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { disk, kinds, launch, tab } from "../site.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let browser;
before(async () => { browser = await launch(); });
after(() => browser?.close());

for (const colorScheme of ["light", "dark"]) {
  for (const [width, height] of [[1200, 900], [390, 844]]) {
    test(`${Object.keys(kinds).length} kinds of page, ${colorScheme}, ${width} wide`, async () => {
      const page = await tab(browser, disk, { colorScheme, viewport: { width, height } });
      const wrong = [];
      for (const [kind, path] of Object.entries(kinds)) {
        await page.goto(disk + path);
        if (path.startsWith("search.html")) await page.waitForSelector("#results .hit");
        // What is folded is looked at as well.
        await page.$$eval("details", (all) => all.forEach((one) => { one.open = true; }));
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => axe.run({ resultTypes: ["violations"], preload: false }));
        for (const { id, nodes } of violations) {
          wrong.push(`${kind} (${path}): ${id}: ${nodes.slice(0, 2).map((node) => node.html.slice(0, 150)).join(" | ")}`);
        }
      }
      assert.deepEqual(wrong, []);
      assert.deepEqual(page.troubles, []);
      await page.done();
    });
  }
}

test("the open list of results", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const page = await tab(browser, disk, { colorScheme });
    await page.goto(disk + "f/cuMemAlloc_v2.html");
    await page.keyboard.press("/");
    await page.keyboard.type("cuMem");
    await page.waitForSelector("#hit-3");
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => axe.run({ resultTypes: ["violations"], preload: false }));
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)}`), []);
    await page.done();
  }
});
