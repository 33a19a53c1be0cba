// Which picture of a product leads: the one in the colour that was asked for, and what colour it shows.
import type { Product } from "../../../../contract/products.ts";
import { createBatchLoader } from "../../../database/batch-loader.ts";
import type { Sql } from "../../../database/sql.ts";
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

/**
 * The colours of each picture, in the order of the pictures: the one the shop ties it to, then what is seen in it;
 * empty where it was not looked at yet.
 */
export async function colorsOfPictures(
  db: Sql,
  products: readonly Product[],
): Promise<Map<string, string[][]>> {
  const tints = await findTints(db, products.flatMap(urlsOf));
  const shopTells = await findToldColors(
    db,
    products.filter(({ colors }) => colors.length > 1).map(({ id }) => id),
  );
  return new Map(
    products.map((product) => [
      product.id,
      urlsOf(product).map((url) => {
        const tint = tints.get(url);
        const seen = tint ? namedColors(tint, product.colors) : [];
        // The brand may have renamed or dropped it since.
        const told = shopTells.get(product.id)?.get(url)?.toLowerCase();
        const own = product.colors.find((color) => color.toLowerCase() === told);
        return own === undefined ? seen : [own, ...seen.filter((color) => color !== own)];
      }),
    ]),
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
    return products.map((product) => led(product, colors.get(product.id) ?? [], isWanted));
  };
}

/** The picture whose main colour it is, else one that shows it at all. Never named after the wish. */
function led(
  product: Product,
  pictures: string[][],
  isWanted?: (color: string) => boolean,
): Product {
  if (!isWanted) return withColor(product, pictures[0]?.[0]);
  const main = pictures.findIndex(([first]) => first !== undefined && isWanted(first));
  const n = main >= 0 ? main : pictures.findIndex((shown) => shown.some(isWanted));
  if (n < 0) return withColor(product, pictures[0]?.[0]);
  const image = product.image && product.image.replace(/\d+$/, String(n));
  return withColor({ ...product, image }, pictures[n]!.find(isWanted));
}

const withColor = (product: Product, color: string | undefined): Product =>
  color === undefined ? product : { ...product, image_color: color };
