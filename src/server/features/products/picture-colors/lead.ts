// Which picture of a product leads: the one in the colour that was asked for, and what colour it shows. For cards it is
// kept: a shopper who chooses "red" is not the first, and a page of twenty would be read and written anew each time.
import type { Product } from "../../../../contract/products.ts";
import { getOrThrow } from "../../../../contract/get-or-throw.ts";
import { createBatchLoader } from "../../../database/batch-loader.ts";
import type { Sql } from "../../../database/sql.ts";
import { jsonOf, productsOf, type Card } from "../cards.ts";
import { SecondChanceCache } from "../second-chance-cache.ts";
import { findTints } from "../queries/picture-tints.ts";
import { findToldColors } from "../queries/told-colors.ts";
import { namedColors } from "./name-colors.ts";

/** `isWanted` is asked about a colour as the brand writes it. Products stay in their order. */
export type LeadWith = (
  products: readonly Product[],
  isWanted?: (color: string) => boolean,
) => Promise<Product[]>;

const urlsOf = ({ image_url, other_image_urls }: Product): string[] =>
  image_url === null ? [] : [image_url, ...other_image_urls];

export type PictureColors = {
  /** In the order of the pictures: the colour the shop ties it to, then what is seen in it. */
  pictures: string[][];
  /** One that was not looked at yet may be looked at any moment; those that were are not looked at again. */
  areSeen: boolean;
};

export async function colorsOfPictures(
  db: Sql,
  products: readonly Product[],
): Promise<Map<string, PictureColors>> {
  const several = products.filter(({ colors }) => colors.length > 1).map(({ id }) => id);
  const [tints, shopTells] = await Promise.all([
    findTints(db, products.flatMap(urlsOf)),
    findToldColors(db, several),
  ]);
  const colorsOf = ({ id, colors }: Product, url: string): string[] => {
    const tint = tints.get(url);
    const seen = tint ? namedColors(tint, colors) : [];
    // The brand may have renamed or dropped it since.
    const told = shopTells.get(id)?.get(url)?.toLowerCase();
    const own = colors.find((color) => color.toLowerCase() === told);
    return own === undefined ? seen : [own, ...seen.filter((color) => color !== own)];
  };
  return new Map(
    products.map((product) => {
      const urls = urlsOf(product);
      const pictures = urls.map((url) => colorsOf(product, url));
      return [product.id, { pictures, areSeen: urls.every((url) => tints.has(url)) }];
    }),
  );
}

/** Callers who come together are answered by one question for all their pages. */
const PAGES_AT_ONCE = 16;

export function createLeadWith(db: Sql): LeadWith {
  const colorsOf = createBatchLoader(async (pages: (readonly Product[])[]) => {
    const products = new Map(pages.flat().map((product) => [product.id, product]));
    const colors = await colorsOfPictures(db, [...products.values()]);
    return pages.map(() => colors);
  }, PAGES_AT_ONCE);
  return async (products, isWanted) => {
    const colors = await colorsOf(products);
    return products.map((product) => {
      const { n, color } = leadOf(colors.get(product.id)?.pictures ?? [], isWanted);
      return withLead(product, n, color);
    });
  };
}

/** Cards whose pictures lead as asked, as JSON. */
export type LeadCards = (
  cards: readonly Card[],
  isWanted: (color: string) => boolean,
) => Promise<string>;

type KeptColors = { revision: number; pictures: string[][]; until: number };
type KeptLed = { revision: number; json: string };

/** Products whose pictures' colours are kept, and characters of cards that lead with another picture. */
const COLORS_KEPT = 50_000;
const LED_KEPT = 20_000_000;
const UNSEEN_FOR_MS = 5000;

export const keptUntil = (areSeen: boolean, now: number): number =>
  areSeen ? Infinity : now + UNSEEN_FOR_MS;

export function createLeadCards(db: Sql, now = () => Date.now()): LeadCards {
  const colors = new SecondChanceCache<KeptColors>(COLORS_KEPT, () => 1);
  const led = new SecondChanceCache<KeptLed>(LED_KEPT, ({ json }) => json.length);
  const read = createBatchLoader(async (pages: (readonly Card[])[]) => {
    const cards = new Map(pages.flat().map((card) => [card.id, card]));
    const found = await colorsOfPictures(db, productsOf([...cards.values()]));
    for (const { id, revision } of cards.values()) {
      const { pictures, areSeen } = getOrThrow(found, id);
      colors.put(id, { revision, pictures, until: keptUntil(areSeen, now()) });
    }
    return pages.map(() => found);
  }, PAGES_AT_ONCE);

  const recall = ({ id, revision }: Card) => {
    const kept = colors.get(id);
    return kept?.revision === revision && kept.until > now() ? kept.pictures : undefined;
  };
  const lead = (card: Card, pictures: string[][], isWanted: (color: string) => boolean) => {
    const { n, color } = leadOf(pictures, isWanted);
    if (color === undefined) return card;
    const key = `${card.id} ${n} ${color}`;
    const kept = led.get(key);
    if (kept?.revision === card.revision) return kept;
    const json = JSON.stringify(withLead(JSON.parse(card.json) as Product, n, color));
    const made = { revision: card.revision, json };
    led.put(key, made);
    return made;
  };
  return async (cards, isWanted) => {
    const known = new Map(cards.map((card) => [card.id, recall(card)]));
    const unknown = cards.filter(({ id }) => !known.get(id));
    const found = unknown.length > 0 ? await read(unknown) : undefined;
    return jsonOf(
      cards.map((card) =>
        lead(card, known.get(card.id) ?? found?.get(card.id)?.pictures ?? [], isWanted),
      ),
    );
  };
}

/** The picture whose main colour it is, else one that shows it at all, else the first. Never named after the wish. */
function leadOf(pictures: string[][], isWanted?: (color: string) => boolean) {
  const first = { n: 0, color: pictures[0]?.[0] };
  if (!isWanted) return first;
  const main = pictures.findIndex(([color]) => color !== undefined && isWanted(color));
  const n = main >= 0 ? main : pictures.findIndex((shown) => shown.some(isWanted));
  return n < 0 ? first : { n, color: pictures[n]?.find(isWanted) };
}

function withLead(product: Product, n: number, color: string | undefined): Product {
  if (color === undefined) return product;
  const image = n === 0 ? product.image : product.image && product.image.replace(/\d+$/, String(n));
  return { ...product, image, image_color: color };
}
