// The search finds names first, from disk and from a server.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { disk, index, json, launch, sample, serve, tab } from "../site.mjs";

let browser, server;
before(async () => { [browser, server] = await Promise.all([launch(), serve()]); });
after(async () => { await browser?.close(); server?.close(); });

// Names of every sort, with the page that has to come first. Who types the name that programs write
// means the form that programs get.
const names = () => {
  const of = (kind, count, page) => sample(index[kind].names, count).map((name) => [name, page(name)]);
  const form = (name) => {
    const { base_name, superseded_by } = json(`f/${name}.json`);
    return `f/${base_name ? name : superseded_by ?? name}.html`;
  };
  const rules = index.functions.names.flatMap((name) => (json(`f/${name}.json`).checks ?? []).map((check) => `${name}/${check.ids[0]}`));
  return [
    ...of("functions", 120, form),
    ...of("types", 30, (name) => `t/${name}.html`),
    ...of("codes", 20, (name) => `e/${name}.html`),
    // Some macros are called like functions, which come first.
    ...of("constants", 10, (name) => index.functions.names.includes(name) ? form(name) : `c/${name}.html`),
    ...of("scenarios", 5, (name) => `x/${name}.html`),
    ...sample(rules, 15).map((rule) => [rule, `f/${rule.replace("/", ".html#").replace(/[[\]]/g, encodeURIComponent)}`]),
  ];
};

const first = async (page, root, query, wanted) => {
  await page.fill("input[type=search]", query);
  try {
    await page.waitForFunction(([root, wanted]) => document.getElementById("hit-0")?.href === root + wanted, [root, wanted], { timeout: 20_000 });
  } catch {
    const found = await page.evaluate(() => [...document.querySelectorAll(".hit")].map((hit) => hit.querySelector("code").textContent));
    return `${query}: ${found.slice(0, 3).join(", ") || "nothing"}`;
  }
};

for (const [where, root] of [["disk", () => disk], ["a server", () => server.url]]) {
  test(`200 names come first, from ${where}`, async () => {
    const wanted = names();
    assert.equal(wanted.length, 200);
    const page = await tab(browser, root());
    await page.goto(root() + "glossary.html");
    await page.focus("input[type=search]");
    const wrong = [];
    for (const [name, to] of wanted) wrong.push(await first(page, root(), name, to));
    assert.deepEqual(wrong.filter(Boolean), []);
    assert.deepEqual(page.troubles, []);
    await page.done();
  });
}

const QUERIES = [
  ["in small letters", "cumemalloc_v2", "f/cuMemAlloc_v2.html"],
  ["without the prefix", "MemAllocManaged", "f/cuMemAllocManaged.html"],
  ["a code as people say it", "INVALID_VALUE", "e/CUDA_ERROR_INVALID_VALUE.html"],
  ["a code of the runtime", "cudaErrorInvalidValue", "e/CUDA_ERROR_INVALID_VALUE.html"],
  ["with a letter left out", "cuMemAlocManaged", "f/cuMemAllocManaged.html"],
  ["with two letters swapped", "cuStreamSynchornize", "f/cuStreamSynchronize.html"],
  ["of a call", "cuMemFree_v2[dptr=freed]", "f/cuMemFree_v2.html#dptr=freed"],
  ["of the call without faults", "cuInit[]", "f/cuInit.html#plain"],
  ["an enumerator", "CU_LIMIT_STACK_SIZE", "t/CUlimit.html#CU_LIMIT_STACK_SIZE"],
];
for (const [how, query, to] of QUERIES) {
  test(`a name ${how}`, async () => {
    const page = await tab(browser, disk);
    await page.goto(disk + "index.html");
    await page.focus("input[type=search]");
    assert.equal(await first(page, disk, query, to), undefined);
    assert.deepEqual(page.troubles, []);
    await page.done();
  });
}

test("words find what they describe", async () => {
  const page = await tab(browser, disk);
  await page.goto(disk + "search.html?q=" + encodeURIComponent("waits until stream done"));
  await page.waitForSelector("#results .hit");
  const found = await page.$$eval("#results .hit code", (hits) => hits.slice(0, 10).map((hit) => hit.textContent));
  assert.ok(found.some((name) => /StreamSynchronize/.test(name)), found.join(", "));
  await page.done();
});

test("words of a name find it first", async () => {
  const page = await tab(browser, disk);
  await page.goto(disk + "search.html?q=" + encodeURIComponent("stream wait event"));
  await page.waitForSelector("#results .hit");
  assert.equal(await page.textContent("#results .hit code"), "cuStreamWaitEvent");
  await page.done();
});

test("what nobody has is said to be missing", async () => {
  const page = await tab(browser, disk);
  await page.goto(disk + "search.html?q=qqqqqqqqqq");
  await page.waitForSelector("#results p");
  assert.match(await page.textContent("#results"), /0 found/);
  await page.done();
});
