/**
 * Contact sheets of the demo catalogue from the rendered pictures: one per category, and one of everything for the
 * README.
 *
 *   node scripts/demo-sheet.ts
 */
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { CATEGORIES, categoryId } from "../../src/contract/categories.ts";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import { PICTURE_FOLDER } from "./picture-files.ts";
import type { DemoProduct } from "../../src/demo/types.ts";

const FOLDER = join(import.meta.dirname, "../..", "docs", "pictures");
const SHEETS = join(FOLDER, "sheets");

type Layout = { columns: number; tile: number; gap: number; quality: number };

async function writeSheet(
  products: readonly DemoProduct[],
  to: string,
  layout: Layout,
): Promise<void> {
  const { columns, tile, gap, quality } = layout;
  const high = (tile * 4) / 3;
  const tiles = await Promise.all(
    products.map(async ({ pictures }, index) => ({
      input: await sharp(join(PICTURE_FOLDER, pictures[0]!.file)).resize(tile, high).toBuffer(),
      left: gap + (index % columns) * (tile + gap),
      top: gap + Math.floor(index / columns) * (high + gap),
    })),
  );
  const rows = Math.ceil(products.length / columns);
  await sharp({
    create: {
      width: gap + Math.min(columns, products.length) * (tile + gap),
      height: gap + rows * (high + gap),
      channels: 3,
      background: "#faf8f5",
    },
  })
    .composite(tiles)
    .webp({ quality, effort: 6 })
    .toFile(to);
}

/** A walk through all brands that never meets a category again within two rows. */
function mixed(products: readonly DemoProduct[], count: number, columns: number): DemoProduct[] {
  const waiting = products.map((_, i) => products[(i * 89) % products.length]!);
  const chosen: DemoProduct[] = [];
  while (chosen.length < count) {
    const recent = new Set(chosen.slice(-2 * columns).map(({ category }) => category));
    const at = waiting.findIndex(({ category }) => !recent.has(category));
    chosen.push(...waiting.splice(Math.max(0, at), 1));
  }
  return chosen;
}

async function main(): Promise<void> {
  rmSync(SHEETS, { recursive: true, force: true });
  mkdirSync(SHEETS, { recursive: true });
  const products = demoCatalogue().flatMap((brand) => brand.products);
  for (const category of CATEGORIES) {
    const inCategory = products.filter((product) => product.category === category);
    if (inCategory.length === 0) continue;
    const to = join(SHEETS, `${categoryId(category)}.webp`);
    await writeSheet(inCategory, to, { columns: 8, tile: 150, gap: 6, quality: 64 });
    console.log(`${String(inCategory.length).padStart(3)} ${category}`);
  }
  const overall = join(FOLDER, "catalogue.webp");
  await writeSheet(mixed(products, 96, 12), overall, {
    columns: 12,
    tile: 120,
    gap: 4,
    quality: 68,
  });
  const bytes = readdirSync(SHEETS).reduce(
    (sum, name) => sum + statSync(join(SHEETS, name)).size,
    0,
  );
  console.log(
    `sheets ${(bytes / 1e6).toFixed(2)} MB, catalogue.webp ${(statSync(overall).size / 1e6).toFixed(2)} MB`,
  );
}

await main();
