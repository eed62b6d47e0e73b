// Limits: 41 MB for the pages and their data, 33 KB compressed for a page, 122 KB compressed for the search.
import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { folder, pages, text } from "../site.mjs";

const compressed = (path) => gzipSync(text(path), { level: 9 }).length;

test("the whole site", (t) => {
  // The registry as one file is a download, which no page needs.
  const downloads = ["registry.json", "registry.schema.json"];
  const all = text("files.txt").trim().split("\n");
  const files = all.filter((path) => !downloads.includes(path));
  const total = files.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
  t.diagnostic(`${total} bytes`);
  assert.ok(total <= 41e6, `${total} bytes`);
});

test("each page", (t) => {
  const sizes = pages.map((path) => [path, compressed(path)]).sort(([, one], [, other]) => other - one);
  t.diagnostic(`${sizes[0][1]} bytes compressed: ${sizes[0][0]}`);
  assert.deepEqual(sizes.filter(([, size]) => size > 33e3), []);
});

test("the search", (t) => {
  const total = ["search-data.js", "search.js", "minisearch.js"].reduce((sum, path) => sum + compressed(path), 0);
  t.diagnostic(`${total} bytes compressed`);
  assert.ok(total < 122e3, `${total} bytes`);
});
