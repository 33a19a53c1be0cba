/**
 * npm run fit:sheet [-- --count 24] [--data DIR] [--to FILE]: composed pairs beside each other, for looking.
 * Pairs come from the demo catalogue, or from the photos of a folder with one folder per kind of garment.
 */
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { demoCatalogue } from "../src/demo/catalogue.ts";
import { cutoutFile, PICTURE_FOLDER } from "../src/demo/picture-files.ts";
import type { DemoProduct } from "../src/demo/types.ts";
import { createFittingRoom } from "../src/server/features/fit/fitting-room.ts";
import { planOutfit } from "../src/server/features/fit/outfit.ts";
import type { Garment } from "../src/server/providers/try-on/try-on.ts";
import { cutOut } from "../src/server/providers/vision/cut-out.ts";
import { FIT_BODIES, type FitBody } from "../src/contract/fit.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "24" },
    from: { type: "string", default: "0" },
    columns: { type: "string", default: "8" },
    tile: { type: "string", default: "300" },
    data: { type: "string" },
    to: { type: "string", default: join(tmpdir(), "fit-sheet.webp") },
  },
});

/** Category with category, and on which figure; left out, the pieces decide. */
const PAIRS: readonly (readonly [string, string, FitBody?])[] = [
  ["T-Shirts", "Pants"],
  ["Blouses", "Skirts"],
  ["Hoodies & Sweatshirts", "Sweatpants"],
  ["Abayas", "Bags"],
  ["Dresses", "Bags"],
  ["Shirts", "Pants", "full"],
  ["Hijabs & Scarves", "Dresses"],
  ["Coats & Jackets", "Dresses"],
  ["Blazers", "Pants"],
  ["Kaftans & Kimonos", "Footwear"],
  ["Jumpsuits & Overalls", "Bags"],
  ["Ponchos & Capes", "Leggings"],
  ["Tank Top", "Skirts", "full"],
  ["Prayerwear", "Bags"],
  ["Cardigans", "Dresses"],
  ["Vest", "Shirts"],
  ["Shorts", "T-Shirts"],
  ["Headwear", "Coats & Jackets"],
  ["Accessories", "Blouses"],
  ["Suits", "Footwear"],
  ["Dresses", "Dresses"],
  ["Home & Living", "Abayas"],
  ["Sportswear", "Leggings", "full"],
  ["Hijabs & Scarves", "Abayas"],
  ["Undershirts", "Shorts"],
  ["Skirts", "Shirts", "modest"],
  ["Coats & Jackets", "Pants", "modest"],
  ["Swimwear", "Bags"],
  ["Sleepwear", "Homewear"],
  ["Abayas", "Dresses"],
  ["Kaftans & Kimonos", "Hijabs & Scarves"],
  ["Footwear", "Pants"],
  ["Tracksuits", "Headwear"],
  ["Clothing Sets", "Bags"],
  ["Cardigans", "Skirts", "full"],
  ["Dresses", "Leggings", "modest"],
  ["Blouses", "Pants", "full"],
  ["Gifts & Stationery", "Accessories"],
  ["Jumpsuits & Overalls", "Coats & Jackets"],
  ["Others", "T-Shirts"],
];

type Pair = { garments: [Garment, Garment]; body: FitBody; name: string };

async function fromDemo(product: DemoProduct): Promise<Garment> {
  const { title, category, key, pictures } = product;
  return {
    title,
    category,
    pictures: [await readFile(join(PICTURE_FOLDER, pictures[0]!.file))],
    cutOut: await readFile(join(PICTURE_FOLDER, cutoutFile(key))),
  };
}

async function demoPairs(from: number, count: number): Promise<Pair[]> {
  const products = demoCatalogue().flatMap((brand) => brand.products);
  const seen = new Map<string, number>();
  /** Every time another one of the category. */
  const next = (category: string): DemoProduct => {
    const all = products.filter((product) => product.category === category);
    const n = seen.get(category) ?? 0;
    seen.set(category, n + 1);
    return all[(n * 7 + 1) % all.length]!;
  };
  const pairs: Pair[] = [];
  for (let n = 0; n < from + count; n++) {
    const [a, b, body] = PAIRS[n % PAIRS.length]!;
    const [first, second] = [next(a), next(b)];
    if (n < from) continue;
    const garments: Pair["garments"] = [await fromDemo(first), await fromDemo(second)];
    pairs.push({
      garments,
      body: body ?? planOutfit(garments).body,
      name: `${first.title} + ${second.title}`,
    });
  }
  return pairs;
}

/** Folders of a photo collection by what they hold; the first word that fits decides. */
const KINDS: readonly (readonly [RegExp, string, "upper" | "lower" | "whole"])[] = [
  [/t-?shirt/i, "T-Shirts", "upper"],
  [/longsleeve/i, "T-Shirts", "upper"],
  [/shirt/i, "Shirts", "upper"],
  [/outwear|coat|jacket/i, "Coats & Jackets", "upper"],
  [/pants|trousers/i, "Pants", "lower"],
  [/shorts/i, "Shorts", "lower"],
  [/skirt/i, "Skirts", "lower"],
  [/dress/i, "Dresses", "whole"],
  [/hat/i, "Headwear", "whole"],
  [/shoe/i, "Footwear", "whole"],
];

async function photoPairs(folder: string, from: number, count: number): Promise<Pair[]> {
  const kinds = readdirSync(folder).flatMap((name) => {
    const kind = KINDS.find(([pattern]) => pattern.test(name));
    return kind ? [{ name, category: kind[1], part: kind[2] }] : [];
  });
  const photo = async (part: string, n: number): Promise<Garment> => {
    const fitting = kinds.filter((kind) => kind.part === part);
    const { name, category } = fitting[n % fitting.length]!;
    const files = readdirSync(join(folder, name)).toSorted();
    const file = files[(Math.floor(n / fitting.length) * 13 + 3) % files.length]!;
    return { title: category, category, pictures: [await readFile(join(folder, name, file))] };
  };
  const pairs: Pair[] = [];
  for (let n = from; n < from + count; n++) {
    const garments: Pair["garments"] =
      n % 4 === 3
        ? [await photo("whole", n), await photo("upper", n)]
        : [await photo("upper", n), await photo("lower", n)];
    const body = FIT_BODIES[n % FIT_BODIES.length]!;
    pairs.push({ garments, body, name: garments.map(({ category }) => category).join(" + ") });
  }
  return pairs;
}

const tile = Number(values.tile);
const columns = Number(values.columns);
const high = Math.round(tile * 1.5);
const room = createFittingRoom({ ask: cutOut, limitMs: 120_000 });
const [from, count] = [Number(values.from), Number(values.count)];
const folder = values.data;
const pairs =
  folder && existsSync(folder)
    ? await photoPairs(folder, from, count)
    : await demoPairs(from, count);
const tiles: { input: Buffer; left: number; top: number }[] = [];
for (const [n, { garments, body, name }] of pairs.entries()) {
  const picture = await room.dress({ garments, body }).catch((error: Error) => error);
  console.log(
    `${String(from + n + 1).padStart(3)} ${body.padEnd(6)} ${name}${picture instanceof Error ? `: ${picture.message}` : ""}`,
  );
  if (picture instanceof Error) continue;
  tiles.push({
    input: await sharp(picture).resize(tile, high).toBuffer(),
    left: (n % columns) * (tile + 4),
    top: Math.floor(n / columns) * (high + 4),
  });
}
await sharp({
  create: {
    width: Math.min(columns, pairs.length) * (tile + 4),
    height: Math.ceil(pairs.length / columns) * (high + 4),
    channels: 3,
    background: "#faf8f5",
  },
})
  .composite(tiles)
  .toFile(values.to);
console.log(values.to);
await room.close();
process.exit(0);
