// npm run conversations [-- --to DIR] [--whole]: twelve talks with the stylist (talks-to-see.ts) in three ways of
// writing, as they stand after the last turn, wide and on a phone, as two contact sheets. Without --to they are
// those of `docs/pictures/conversations`; with --whole each talk is a picture of its own as well.
import type { Browser } from "playwright-core";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { withProduct } from "../tests/support/product-process.ts";
import { buildSite } from "./build-site.ts";
import { launchBrowser } from "./launch-browser.ts";
import { HEIGHTS, writeSheet } from "./contact-sheet.ts";
import { TALKS, type TalkToSee } from "./talks-to-see.ts";

const { values } = parseArgs({
  options: {
    to: {
      type: "string",
      default: join(import.meta.dirname, "../docs/pictures/conversations"),
    },
    whole: { type: "boolean", default: false },
  },
});

/** Pictures in sight come when they come; asked in the page. */
const areDrawn = (): boolean =>
  [...document.images].every((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return bottom < 0 || top > innerHeight || (one.complete && one.naturalWidth > 0);
  });

async function hold(browser: Browser, address: string, talk: TalkToSee, width: number) {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    reducedMotion: "reduce",
    hasTouch: width < 700,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(`${address}/search?lang=${talk.page}`, { waitUntil: "networkidle" });
  const stylist = page.getByRole("region", { name: /AI Stylist|الستايلست/ });
  for (const sentence of talk.says) {
    await stylist.getByRole("textbox").fill(sentence);
    await stylist.getByRole("button", { name: /^(Search|بحث)$/ }).click();
    await page.waitForLoadState("networkidle");
    await stylist.locator('[role="log"][aria-busy="false"]').waitFor();
  }
  await page.waitForFunction(areDrawn);
  await page.waitForTimeout(500);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function take(address: string): Promise<void> {
  mkdirSync(values.to, { recursive: true });
  const browser = await launchBrowser();
  for (const width of [1366, 390]) {
    const shots: { picture: Buffer }[] = [];
    for (const [n, talk] of TALKS.entries()) {
      const picture = await hold(browser, address, talk, width);
      shots.push({ picture });
      if (values.whole) writeFileSync(join(values.to, `${width}-${n + 1}.png`), picture);
    }
    const file = join(values.to, `${width}.webp`);
    await writeSheet(shots, width, file);
    console.log(file);
  }
  await browser.close();
}

await buildSite();
await withProduct(take);
process.exit(0);
