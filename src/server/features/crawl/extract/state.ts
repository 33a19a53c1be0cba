// Products in the data a shop's own scripts carry: Next data, Shopify, WooCommerce, Magento, Salla, Zid, dataLayer.
// They hold other products, too: only one whose name is the page's title is believed.
import type { Page } from "./page.ts";
import { scriptData } from "../witnesses/script-data.ts";
import type { Json } from "./loose-json.ts";
import { type Claim, anyAvailable, emptyClaim } from "./claim.ts";
import { isNode, listOf, type Node, wordOf } from "./json-ld-nodes.ts";
import { asCountedIn, stockOf } from "../witnesses/stock-words.ts";
import { arabicWordsIn } from "../witnesses/arabic-words.ts";
import { chosenVariant, packedVariants } from "../witnesses/packed-variants.ts";
import { readVariants, variantNodes } from "../witnesses/variant-rows.ts";
import { foldKey } from "../witnesses/choice-labels.ts";
import { askedIn, currencyIn, formerIn, isShopify } from "./data-prices.ts";
import {
  DESCRIPTION_LIKE,
  DESCRIPTIONS,
  PICTURES,
  PICTURES_LIKE,
  TITLE_KEYS,
  TITLE_LIKE,
} from "./product-keys.ts";
import { pictureKey } from "./picture-address.ts";
import { pictureIn } from "./picture-node.ts";
import { plainNode } from "./plain-node.ts";
import { richText } from "./rich-text.ts";
import { likeness, wordsOf } from "./text.ts";

const MAX_VALUES = 60_000;
const EXACT = 0.95;

export function stateClaims(page: Page, titles: string[]): Claim[] {
  const wanted = titles.map(wordsOf).filter((words) => words.length > 0);
  if (wanted.length === 0) return [];
  const found: Candidate[] = [];
  const budget = { left: MAX_VALUES };
  const place = placeOf(page.url);
  for (const value of scriptData(page)) search(value, { wanted, place }, found, budget, 0);
  // Beside the piece itself, one that is only called much like it is another.
  const best = Math.max(0, ...found.map(({ alike }) => alike));
  return found
    .filter(({ alike }) => best < EXACT || alike >= EXACT)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 5)
    .map(({ claim }) => claim);
}

/** `alike`: to the title of the page; `score` also counts what it tells. */
type Candidate = { claim: Claim; alike: number; score: number };

function search(
  value: Json,
  page: Sought,
  found: Candidate[],
  budget: { left: number },
  depth: number,
): void {
  if (depth > 40 || budget.left-- < 0) return;
  if (Array.isArray(value)) {
    for (const one of value) search(one, page, found, budget, depth + 1);
    return;
  }
  if (!isNode(value)) return;
  const { score, name } = likenessOf(value, page);
  if (score >= 0.7) {
    const claim = claimOf(value, name ?? titleIn(value));
    if (claim)
      found.push({ claim, alike: score, score: score + (claim.variants.length > 0 ? 0.2 : 0) });
  }
  for (const inner of Object.values(value))
    if (typeof inner === "object" && inner !== null) search(inner, page, found, budget, depth + 1);
}

/** `name`: in the language in which it is alike. */
type Likeness = { score: number; name: string | null };
type Sought = { wanted: string[][]; place: string | null };

/** The step of the address that names the piece. */
function placeOf(address: string): string | null {
  const url = URL.parse(address);
  const last = url?.pathname
    .split("/")
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.\w{2,5}$/, "");
  return last && last.length >= 3 && !/^(?:index|product|item|products?)$/i.test(last)
    ? foldKey(last)
    : null;
}

const titleKeys = (node: Node): string[] => [
  ...TITLE_KEYS,
  ...Object.keys(node).filter((key) => TITLE_LIKE.test(key) && !TITLE_KEYS.includes(key)),
];

/** By its name in any of the page's languages, or by the address that it stands under. */
function likenessOf(node: Node, { wanted, place }: Sought): Likeness {
  const best: Likeness = { score: 0, name: null };
  for (const key of titleKeys(node)) {
    const value = node[key];
    const names = isNode(value) ? Object.values(value) : [value];
    for (const name of names) {
      if (typeof name !== "string" || name.length > 400) continue;
      const words = wordsOf(name);
      const score = Math.max(...wanted.map((one) => likeness(one, words)));
      if (score > best.score) Object.assign(best, { score, name: name.trim() });
    }
  }
  if (best.score > 0 || place === null) return best;
  const own = ["slug", "handle", "url_key", "urlKey", "seo_name", "permalink", "url", "link"].map(
    (key) => node[key],
  );
  const isHere = own.some(
    (value) => typeof value === "string" && foldKey(lastStep(value)) === place,
  );
  return isHere ? { score: 0.75, name: null } : best;
}

const lastStep = (path: string): string =>
  path
    .replace(/[?#].*$/, "")
    .split("/")
    .filter(Boolean)
    .at(-1) ?? "";

/** Under the names that shops use most, then under any that is called like pictures. */
function picturesIn(node: Node): string[] {
  const others = Object.keys(node).filter(
    (key) => PICTURES_LIKE.test(key) && !PICTURES.includes(key) && Array.isArray(node[key]),
  );
  for (const key of [...PICTURES.slice(0, LISTS), ...others, ...PICTURES.slice(LISTS)]) {
    const found = picturesUnder(node[key]);
    if (found.length > 0) return withMain(found, node);
  }
  return listOf(node["items"]).flatMap((one) =>
    isNode(one) && ASSET in one ? (pictureIn(one) ?? []) : [],
  );
}

const MAINS = ["image", "imageUrl", "image_url", "mainImage", "main_image", "featured_image"];

/** { imageUrl: "1.jpg", galleryImages: ["2.jpg"] }: the first stands apart from the others. */
function withMain(found: string[], node: Node): string[] {
  const [main] = MAINS.flatMap((key) => picturesUnder(node[key]));
  const isAmong = main && found.some((one) => pictureKey(one) === pictureKey(main));
  return main && !isAmong ? [main, ...found] : found;
}

/** What the things of a page builder's collection are shown by. */
const ASSET = "assetUrl";

/** The names of whole galleries come before those of one picture. */
const LISTS = PICTURES.indexOf("image");

function picturesUnder(value: Json | undefined): string[] {
  // { media: { images: […] } }
  const inner = isNode(value)
    ? Object.entries(value).find(([key, one]) => PICTURES_LIKE.test(key) && Array.isArray(one))?.[1]
    : undefined;
  return listOf(inner ?? value).flatMap((image) => {
    if (typeof image === "string") return /[./]/.test(image) ? [image] : [];
    return isNode(image) ? (pictureIn(image) ?? []) : [];
  });
}

/** Where the piece has no pictures of its own, those of its variants are all there are. */
const variantPictures = (variants: Node[]): string[] => [
  ...new Set(variants.flatMap((variant) => picturesIn(variant))),
];

const descriptionIn = (node: Node): string | null => {
  const others = Object.keys(node).filter((key) => DESCRIPTION_LIKE.test(key));
  for (const key of [...DESCRIPTIONS, ...others]) {
    const value = node[key];
    const written = richText(value);
    if (written !== null) return written;
    const text = isNode(value)
      ? Object.values(value).find((one) => typeof one === "string" && one !== "")
      : value;
    if (typeof text === "string" && text.trim()) return text;
  }
  return null;
};

export const titleIn = (node: Node): string | null => {
  for (const key of titleKeys(node)) {
    const value = node[key];
    const text = isNode(value)
      ? (Object.values(value).find((one) => typeof one === "string" && one !== "") ?? null)
      : value;
    if (typeof text === "string" && text.trim() && text.length <= 400) return text.trim();
  }
  return null;
};

export function claimOf(given: Node, title: string | null): Claim | null {
  const node = plainNode(given);
  const packed = packedVariants(node);
  const chosen = packed && chosenVariant(node);
  const price = askedIn(node) ?? (chosen && askedIn(chosen));
  const variants = asCountedIn(node, variantNodes(node));
  const prices = variants.flatMap((one) => askedIn(one) ?? []);
  const scale = (amount: string | number | null) =>
    amount !== null && isShopify(node) && /^\d+$/.test(String(amount))
      ? Number(amount) / 100
      : amount;
  const told = packed ?? readVariants(node, variants, scale);
  // What it costs may stand under a name of the shop's own: what there is of it is worth hearing all the same.
  const isCounted = told.variants.some(({ isAvailable }) => isAvailable !== null);
  if (price === null && prices.length === 0 && !isCounted) return null;
  const own = stockOf(node);
  const arabic = arabicWordsIn(node);
  const ownPictures = picturesIn(node);
  return {
    ...emptyClaim("state", "script data"),
    shopId: wordOf(node["id"] ?? node["product_id"] ?? node["sku"]),
    title,
    description: descriptionIn(node),
    price: scale(price ?? prices[0] ?? null),
    prices: [price, ...prices].flatMap((one) => scale(one) ?? []),
    regularPrice: scale(
      formerIn(node) ??
        (chosen && formerIn(chosen)) ??
        (price === null && variants[0] ? formerIn(variants[0]) : null),
    ),
    currency: currencyIn(node),
    isAvailable:
      told.variants.length > 0 ? anyAvailable(told.variants.map((one) => one.isAvailable)) : own,
    images: ownPictures.length > 0 ? ownPictures : variantPictures(variants),
    brand: wordOf(node["vendor"] ?? node["brand"]),
    category: wordOf(node["type"] ?? node["product_type"] ?? node["category"]),
    tags: listOf(node["tags"]).flatMap((tag) => (typeof tag === "string" ? [tag] : [])),
    ...told,
    ...(arabic && { arabic }),
  };
}
