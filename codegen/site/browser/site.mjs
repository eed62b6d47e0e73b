// The site that is tested, a server for it, and a browser that notes whatever goes wrong.
import { createServer } from "node:http";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

// The folder, as `cargo cuspec site` has written it.
export const folder = resolve(process.env.SITE ?? fileURLToPath(new URL("../../../target/site", import.meta.url)));
if (!existsSync(join(folder, "index.html"))) throw new Error(`${folder} holds no site; run \`cargo cuspec site\` first`);

export const disk = pathToFileURL(folder).href + "/";
export const index = JSON.parse(readFileSync(join(folder, "index.json"), "utf8"));
export const json = (path) => JSON.parse(readFileSync(join(folder, path), "utf8"));
export const text = (path) => readFileSync(join(folder, path), "utf8");

// Every page that is one, and no mere way to another.
export const pages = (() => {
  const out = [];
  const walk = (below) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below + entry.name;
      if (entry.isDirectory()) walk(path + "/");
      else if (path.endsWith(".html") && !text(path).includes("http-equiv")) out.push(path);
    }
  };
  walk("");
  return out.sort();
})();

const bySize = (start) => pages.filter((path) => path.startsWith(start)).sort((a, b) => statSync(join(folder, a)).size - statSync(join(folder, b)).size);
export const largest = (start) => bySize(start).at(-1);
export const smallest = (start) => bySize(start)[0];

// One page of each kind; of some the most loaded and the emptiest.
export const kinds = {
  "the first page": "index.html",
  "the most loaded function": largest("f/"),
  "the emptiest function": smallest("f/"),
  "a function under contract": "f/cuMemAlloc_v2.html",
  "a function of the runtime": "f/cudaMalloc.html",
  "the longest enumeration": "t/CUdevice_attribute.html",
  "a record": "t/CUDA_MEMCPY3D_v2.html",
  "a handle": "t/CUstream.html",
  "a code": "e/CUDA_ERROR_INVALID_VALUE.html",
  "all codes": "codes.html",
  "a constant": smallest("c/"),
  "all types": "types.html",
  "a domain": largest("d/"),
  "the glossary": "glossary.html",
  "a group": "g/driver-mem.html",
  "an API": "driver.html",
  "a library": largest("l/"),
  "all libraries": "libraries.html",
  "the evidence": "grid.html",
  "the evidence of a group": largest("grid/"),
  "a subject": largest("s/"),
  "a finding": smallest("n/"),
  "all findings": "findings.html",
  "a scenario": largest("x/"),
  "a toolkit": largest("v/1"),
  "all toolkits": "toolkits.html",
  "the programs": "programs.html",
  "the search": "search.html?q=memory",
  "about": "about.html",
  "what is not there": "404.html",
};
for (const [kind, path] of Object.entries(kinds)) {
  if (!existsSync(join(folder, path.split("?")[0]))) throw new Error(`${kind}: there is no ${path}`);
}

const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".json": "application/json" };

// A plain server that has the site below a path, as static hosts have it.
export const serve = async () => {
  const below = "/some/where/";
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    const name = path.startsWith(below) ? path.slice(below.length) || "index.html" : "..";
    try {
      if (name.includes("..") && !name.startsWith("v/")) throw new Error(name);
      const body = await readFile(join(folder, name));
      response.writeHead(200, { "content-type": TYPES[extname(name)] ?? "text/plain" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${server.address().port}${below}`, close: () => server.close() };
};

export const launch = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--headless", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});

// A tab. What it logs as an error, fails to load or asks of another host is in `troubles`.
export const tab = async (browser, root, options = {}) => {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
  const page = await context.newPage();
  const troubles = [];
  page.on("console", (message) => message.type() === "error" && troubles.push(`${page.url()}: ${message.text()}`));
  page.on("pageerror", (error) => troubles.push(`${page.url()}: ${error.message}`));
  // A tab that goes on before everything has come gives up the rest.
  const given_up = (request) => request.failure().errorText === "net::ERR_ABORTED";
  page.on("requestfailed", (request) => given_up(request) || troubles.push(`${page.url()}: ${request.url()} failed`));
  page.on("request", (request) => request.url().startsWith(root) || troubles.push(`${page.url()}: asks for ${request.url()}`));
  return Object.assign(page, { troubles, done: () => context.close() });
};

// Evenly over a list, the first and the last among them.
export const sample = (list, count) => {
  if (list.length <= count) return list;
  return Array.from({ length: count }, (_, at) => list[Math.round(at * (list.length - 1) / (count - 1))]);
};
