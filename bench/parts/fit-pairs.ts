// Pairs of pieces for looking at what the fitter makes of them.
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { FIT_BODIES, FIT_SKINS, type FitBody, type FitSkin } from "../../src/contract/fit.ts";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import { cutoutFile, PICTURE_FOLDER } from "../../tools/drawing/picture-files.ts";
import type { DemoProduct } from "../../src/demo/types.ts";
import { planOutfit } from "../../src/server/features/fit/outfit.ts";
import type { Garment } from "../../src/server/providers/try-on/try-on.ts";

export type Pair = { garments: [Garment, Garment]; body: FitBody; skin: FitSkin; name: string };

/** Category with category, and on which figure; left out, the pieces decide. */
const PAIRS: readonly (readonly [string, string, FitBody?])[] = [
  ["T-Shirts", "Pants"],
  ["Blouses", "Skirts"],
  ["Hoodies & Sweatshirts", "Sweatpants", "male"],
  ["Abayas", "Bags"],
  ["Dresses", "Bags"],
  ["Shirts", "Pants", "full"],
  ["Hijabs & Scarves", "Dresses"],
  ["Coats & Jackets", "Dresses"],
  ["Blazers", "Pants", "male"],
  ["Kaftans & Kimonos", "Footwear"],
  ["Jumpsuits & Overalls", "Bags"],
  ["Ponchos & Capes", "Leggings"],
  ["Tank Top", "Skirts", "full"],
  ["Prayerwear", "Bags"],
  ["Cardigans", "Dresses"],
  ["Vest", "Shirts"],
  ["Shorts", "T-Shirts", "male"],
  ["Headwear", "Coats & Jackets", "male"],
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
  ["Suits", "Shirts"],
  ["Tracksuits", "Bags", "male"],
  ["Clothing Sets", "Footwear"],
  ["Sleepwear", "Footwear"],
  ["Skirts", "Footwear", "full"],
  ["Suits", "Bags", "modest"],
  ["Hoodies & Sweatshirts", "Bags", "full"],
  ["Dresses", "Footwear"],
];

export async function fromDemo(product: DemoProduct): Promise<Garment> {
  const { title, category, key, pictures } = product;
  return {
    title,
    category,
    pictures: [await readFile(join(PICTURE_FOLDER, pictures[0]!.file))],
    cutOut: await readFile(join(PICTURE_FOLDER, cutoutFile(key))),
  };
}

export async function demoPairs(from: number, count: number): Promise<Pair[]> {
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
      skin: FIT_SKINS[(n + 1) % FIT_SKINS.length]!,
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

/** The folder that holds one folder per kind: DIR itself, or what a collection calls its halves. */
export function photoFolder(data: string): string {
  const places = [data, "validation", "photos/validation", "train", "photos/train"];
  const found = places
    .map((place) => (place === data ? data : join(data, place)))
    .find(
      (place) =>
        existsSync(place) &&
        readdirSync(place).some((name) => KINDS.some(([pattern]) => pattern.test(name))),
    );
  if (!found) throw new Error(`${data} holds no folders of photos by kind.`);
  return found;
}

type Part = (typeof KINDS)[number][2];
type Photo = { category: string; path: string };

/** The photos of a collection by part of the body, one list a folder. */
function photosIn(data: string): Record<Part, Photo[][]> {
  const folder = photoFolder(data);
  const found: Record<Part, Photo[][]> = { upper: [], lower: [], whole: [] };
  for (const name of readdirSync(folder).toSorted()) {
    const kind = KINDS.find(([pattern]) => pattern.test(name));
    if (!kind) continue;
    const files = readdirSync(join(folder, name)).toSorted();
    found[kind[2]].push(
      files.map((file) => ({ category: kind[1], path: join(folder, name, file) })),
    );
  }
  return found;
}

async function pairOf(n: number, photos: readonly [Photo, Photo]): Promise<Pair> {
  const garment = async ({ category, path }: Photo): Promise<Garment> => ({
    title: category,
    category,
    pictures: [await readFile(path)],
  });
  return {
    garments: [await garment(photos[0]), await garment(photos[1])],
    body: FIT_BODIES[n % FIT_BODIES.length]!,
    skin: FIT_SKINS[n % FIT_SKINS.length]!,
    name: photos.map(({ category }) => category).join(" + "),
  };
}

/** Here and there in the folders. */
function scattered(photos: Record<Part, Photo[][]>, n: number): [Photo, Photo] {
  const pick = (part: Part) => {
    const files = photos[part][n % photos[part].length]!;
    return files[(Math.floor(n / photos[part].length) * 13 + 3) % files.length]!;
  };
  return n % 4 === 3 ? [pick("whole"), pick("upper")] : [pick("upper"), pick("lower")];
}

export async function photoPairs(data: string, from: number, count: number): Promise<Pair[]> {
  const photos = photosIn(data);
  const pairs: Pair[] = [];
  for (let n = from; n < from + count; n++) pairs.push(await pairOf(n, scattered(photos, n)));
  return pairs;
}

/** Every photo once, in the order of their names, without those that the first pairs above show. */
export async function unseenPairs(
  data: string,
  seen: number,
  from: number,
  count: number,
): Promise<Pair[]> {
  const photos = photosIn(data);
  const known = new Set<string>();
  for (let n = 0; n < seen; n++) for (const { path } of scattered(photos, n)) known.add(path);
  const left = new Map(
    Object.values(photos)
      .flat()
      .map((files) => [files, files.filter(({ path }) => !known.has(path))]),
  );
  const next = (part: Part, at: number): Photo => {
    const kinds = photos[part];
    const files = [...kinds.slice(at % kinds.length), ...kinds].find(
      (k) => left.get(k)!.length > 0,
    );
    if (!files) throw new Error(`${data} holds no more photos.`);
    return left.get(files)!.shift()!;
  };
  const pairs: Pair[] = [];
  for (let n = 0; n < from + count; n++) {
    const round = Math.floor(n / 4);
    const upper = [0, round % 2 ? 1 : 2, 3, round][n % 4]!;
    const pair: [Photo, Photo] =
      n % 4 === 3
        ? [next("whole", round), next("upper", upper)]
        : [next("upper", upper), next("lower", n + round)];
    if (n >= from) pairs.push(await pairOf(n, pair));
  }
  return pairs;
}
