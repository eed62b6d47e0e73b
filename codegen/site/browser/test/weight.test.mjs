// Limits: 40 MB for the pages, 17 MB for the data about their items, 33 KB compressed for a page, 120 KB compressed for the
// search.
import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { extname, join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { folder, pages, text } from "../site.mjs";

const compressed = (path) => gzipSync(text(path), { level: 9 }).length;

// The registry as one file is a download, which no page needs.
const downloads = ["registry.json", "registry.schema.json"];
const files = text("files.txt").trim().split("\n").filter((path) => !downloads.includes(path));

for (const [what, isOne, limit] of [
  ["all pages, with scripts and styles", (path) => extname(path) !== ".json", 40e6],
  ["the data about items", (path) => extname(path) === ".json", 17e6],
]) {
  test(what, (t) => {
    const total = files.filter(isOne).reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
    t.diagnostic(`${total} bytes`);
    assert.ok(total <= limit, `${total} bytes`);
  });
}

test("each page", (t) => {
  const sizes = pages.map((path) => [path, compressed(path)]).sort(([, one], [, other]) => other - one);
  t.diagnostic(`${sizes[0][1]} bytes compressed: ${sizes[0][0]}`);
  assert.deepEqual(sizes.filter(([, size]) => size > 33e3), []);
});

test("the search", (t) => {
  const total = ["search-data.js", "search.js", "minisearch.js"].reduce((sum, path) => sum + compressed(path), 0);
  t.diagnostic(`${total} bytes compressed`);
  assert.ok(total <= 120e3, `${total} bytes`);
});
