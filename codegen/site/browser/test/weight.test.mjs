// What has to be loaded: 35 MB in all, 30 KB compressed for a page, 110 KB compressed for the search.
import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { folder, pages, text } from "../site.mjs";

const compressed = (path) => gzipSync(text(path), { level: 9 }).length;

test("the whole site", () => {
  const files = text("files.txt").trim().split("\n");
  const total = files.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
  assert.ok(total <= 35e6, `${total} bytes`);
});

test("each page", () => {
  const heavy = pages.map((path) => [path, compressed(path)]).filter(([, size]) => size > 30e3);
  assert.deepEqual(heavy, []);
});

test("the search", () => {
  const total = ["search-data.js", "search.js", "minisearch.js"].reduce((sum, path) => sum + compressed(path), 0);
  assert.ok(total < 110e3, `${total} bytes`);
});
