// Takes the pictures of docs/pictures from the site: `npm run pictures`.
import { fileURLToPath } from "node:url";
import { disk, launch, tab } from "./site.mjs";

const PICTURES = [
  ["function", "f/cuStreamAttachMemAsync.html", 1560],
  ["grid", "grid.html", 620],
];

const browser = await launch();
for (const [name, path, height] of PICTURES) {
  const page = await tab(browser, disk, { viewport: { width: 1080, height } });
  await page.goto(disk + path);
  await page.screenshot({ path: fileURLToPath(new URL(`../../../docs/pictures/${name}.png`, import.meta.url)) });
  await page.done();
}
await browser.close();
