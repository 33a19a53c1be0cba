// npm run screens [-- --to DIR] [--widths 768,390] [--languages ar] [--themes dark] [--only product,brand] [--whole] [--axe]:
// every screen and overlay of the product (screens-to-see.ts) as a contact sheet for each width, language and theme,
// for looking: one server, one browser. With --whole each also as a picture of its own, with --axe what hinders
// somebody is printed as well.
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DEMO_PASSWORD } from "../src/demo/seed.ts";
import { crowd } from "../tests/support/crowd.ts";
import { withProduct } from "../tests/support/product-process.ts";
import { buildSite } from "./build-site.ts";
import { launchBrowser } from "./launch-browser.ts";
import { HEIGHTS, writeSheet } from "./contact-sheet.ts";
import { SCREENS } from "./screens-to-see.ts";

const { values } = parseArgs({
  options: {
    to: { type: "string", default: join(tmpdir(), "ribby-screens") },
    widths: { type: "string", default: "1440,1366,768,390" },
    languages: { type: "string", default: "en,ar" },
    themes: { type: "string", default: "light,dark" },
    only: { type: "string", default: "" },
    whole: { type: "boolean", default: false },
    axe: { type: "boolean", default: false },
  },
});

type Kept = Record<string, string>;

/** What a shopper's and a brand's browser hold from earlier visits. */
async function earlierVisits(address: string): Promise<{ shopper: Kept; brand: Kept }> {
  const json = async (path: string, body: object) =>
    (await fetch(address + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }).then((answer) => answer.json())) as Record<string, unknown>;
  const { products } = await json("/api/products/filter", {
    brands: [],
    categories: ["Dresses"],
    page: 1,
  });
  await shoppersToday(address, (products as { id: string }[]).slice(0, 4));
  const signedIn = await json("/api/brands/login", {
    username_or_email: "layl-harir",
    password: DEMO_PASSWORD,
  });
  const shopper = {
    hasSeenPinHint: "true",
    pinnedProducts: JSON.stringify((products as unknown[]).slice(0, 3)),
  };
  const brand = {
    ...shopper,
    token: String(signedIn["access_token"]),
    brandId: String(signedIn["brand_id"]),
    brandName: String(signedIn["brand_name"]),
  };
  return { shopper, brand };
}

/** What a brand's demand report needs to show anything. */
const shoppersToday = (address: string, pieces: { id: string }[]): Promise<void> =>
  crowd(address, 7, async ({ search, see }) => {
    await search("yellow suede evening dress");
    for (const { id } of pieces) await see(id);
  });

async function hindrancesOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.map(
    ({ id, impact, nodes }) =>
      `${impact} ${id}: ${nodes
        .map(({ target }) => target.join(" "))
        .slice(0, 4)
        .join(" | ")}`,
  );
}

type Setting = { width: number; language: string; theme: string };

async function takeAll(
  browser: Browser,
  address: string,
  kept: { shopper: Kept; brand: Kept },
  setting: Setting,
) {
  const { width, language, theme } = setting;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    reducedMotion: "reduce",
    hasTouch: width < 700,
    serviceWorkers: "block",
  });
  await context.addCookies(
    Object.entries({ language, theme }).map(([name, value]) => ({ name, value, url: address })),
  );
  const page = await context.newPage();
  await page.goto(`${address}/terms`);
  const shots: { name: string; picture: Buffer }[] = [];
  const only = values.only ? values.only.split(",") : undefined;
  for (const { name, path, isBrand, act } of SCREENS) {
    if (only && !only.includes(name)) continue;
    await page.evaluate(
      (held) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(held)) localStorage.setItem(key, value);
      },
      isBrand ? kept.brand : kept.shopper,
    );
    await page.goto(address + path, { waitUntil: "networkidle" });
    await act?.(page)
      .then(() => page.waitForTimeout(500))
      .catch((error: Error) => console.log(`  ${name}: ${error.message.split("\n")[0]}`));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log(`  ${name} ${width} ${language}: ${wide} px too wide`);
    if (values.axe)
      for (const line of await hindrancesOf(page))
        console.log(`  ${name} ${width} ${language} ${theme}: ${line}`);
    const picture = await page.screenshot();
    shots.push({ name, picture });
    if (values.whole)
      writeFileSync(join(values.to, `${width}-${language}-${theme}-${name}.png`), picture);
  }
  await context.close();
  return shots;
}

async function take(address: string): Promise<void> {
  mkdirSync(values.to, { recursive: true });
  const browser = await launchBrowser();
  const kept = await earlierVisits(address);
  for (const width of values.widths.split(",").map(Number))
    for (const language of values.languages.split(","))
      for (const theme of values.themes.split(",")) {
        const setting = { width, language, theme };
        const shots = await takeAll(browser, address, kept, setting);
        const file = join(values.to, `${width}-${language}-${theme}.png`);
        await writeSheet(shots, width, file);
        console.log(file);
      }
  await browser.close();
}

await buildSite();
await withProduct(take);
process.exit(0);
