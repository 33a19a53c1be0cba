// npm run screenshots: the pictures of the README, taken from the product as it is.
import { join } from "node:path";
import sharp from "sharp";
import { withProduct } from "../tests/support/product-process.ts";
import { buildSite } from "./build-site.ts";
import { launchBrowser } from "./launch-browser.ts";

const root = join(import.meta.dirname, "..");

type Shot = {
  name: string;
  path: string;
  width: number;
  height: number;
  language: "en" | "ar";
  theme?: "dark";
};

const SHOTS: Shot[] = [
  { name: "explore", path: "/", width: 1440, height: 1100, language: "en" },
  { name: "explore-phone", path: "/", width: 390, height: 844, language: "en" },
  { name: "explore-arabic", path: "/", width: 390, height: 844, language: "ar" },
  {
    name: "product-dark",
    path: "/product/p_layl-harir-nagham-flowing-satin-evening-dress",
    width: 390,
    height: 844,
    language: "en",
    theme: "dark",
  },
  { name: "register", path: "/register", width: 1440, height: 980, language: "en" },
];

async function take(address: string): Promise<void> {
  const browser = await launchBrowser();
  for (const { name, path, width, height, language, theme } of SHOTS) {
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: "reduce",
    });
    const cookies = { language, ...(theme && { theme }) };
    await context.addCookies(
      Object.entries(cookies).map(([key, value]) => ({ name: key, value, url: address })),
    );
    const page = await context.newPage();
    await page.goto(address + path, { waitUntil: "networkidle" });
    const picture = await page.screenshot();
    await sharp(picture)
      .webp({ quality: 78 })
      .toFile(join(root, "docs/pictures", `${name}.webp`));
    console.log(name);
    await context.close();
  }
  await browser.close();
}

await buildSite();
await withProduct(take);
process.exit(0);
