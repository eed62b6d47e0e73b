// The choice of a toolkit, copying, and links to single calls.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { disk, launch, serve, tab } from "../site.mjs";

let browser, server;
before(async () => { [browser, server] = await Promise.all([launch(), serve()]); });
after(async () => { await browser?.close(); server?.close(); });

test("a toolkit hides what it does not have, here and on the next page", async () => {
  const page = await tab(browser, server.url);
  await page.goto(server.url + "t/CUdevice_attribute.html");
  const rows = () => page.$$eval("main tbody tr", (all) => all.filter((row) => !row.hidden).length);
  const all = await rows();
  const oldest = await page.$eval(".version", (select) => select.options[select.options.length - 1].value);
  await page.selectOption(".version", oldest);
  assert.ok(await rows() < all);
  await page.goto(server.url + "t/CUlimit.html");
  assert.equal(await page.inputValue(".version"), oldest);
  await page.selectOption(".version", "");
  await page.goto(server.url + "t/CUdevice_attribute.html");
  assert.equal(await rows(), all);
  await page.done();
});

test("a page says when the toolkit does not have it", async () => {
  const page = await tab(browser, server.url);
  await page.goto(server.url + "f/cuDeviceGetCliqueCount.html");
  assert.equal(await page.isVisible("main [role=status]"), false);
  await page.selectOption(".version", "11.8.89");
  assert.match(await page.textContent("main [role=status]"), /11\.8\.89 does not have/);
  await page.done();
});

test("an example is copied as it stands", async () => {
  const page = await tab(browser, server.url, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(server.url + "f/cuMemAlloc_v2.html");
  await page.click(".paste .copy");
  await page.waitForSelector(".copy:has-text('Copied')");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /^\/\/ [\s\S]*\nfn main\(\) -> Result[\s\S]*\n}\n$/);
  assert.ok(!copied.includes("Copy"));
  await page.done();
});

test("a link to a call unfolds it", async () => {
  const page = await tab(browser, disk);
  await page.goto(disk + "f/cuMemFree_v2.html#dptr=freed");
  await page.waitForSelector(".cases li.target");
  assert.equal(await page.textContent(".cases li.target"), "dptr=freed");
  assert.equal(await page.isVisible(".cases li.target"), true);
  await page.done();
});

test("a link to a rule shows it", async () => {
  const page = await tab(browser, disk);
  await page.goto(disk + "f/cuCtxCreate_v3.html#shares-given");
  const box = await page.locator("[id=shares-given]").boundingBox();
  assert.ok(box.y >= 0 && box.y < 900, JSON.stringify(box));
  await page.done();
});
