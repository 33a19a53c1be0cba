// What one source on a page says about the product. Sources may contradict each other; the reader decides.
import { emptyProduct, type RawProduct } from "../found-product.ts";

export type Source = "json-ld" | "microdata" | "rdfa" | "meta" | "state" | "visible" | "implied";

export type Claim = Omit<RawProduct, "url" | "facts"> & {
  source: Source;
  /** Where it stands: "json-ld Product.offers[0]", a CSS path, a meta name. */
  evidence: string;
  url: string | null;
  /** Every price it names: of variants, of a range. */
  prices: (string | number)[];
  /** What a piece can be bought as, told under the number that its form sends. */
  isConfiguration?: true;
};

export const emptyClaim = (source: Source, evidence: string): Claim => ({
  ...emptyProduct(),
  source,
  evidence,
  url: null,
  prices: [],
});

const AVAILABLE =
  /in_?-?\s?stock|instoreonly|onlineonly|limitedavailability|pre-?_?order|presale|backorder|^available|^true$|^yes$|^1$|متوفر|متاح/i;
const GONE =
  /out_?-?\s?of_?-?\s?stock|sold_?-?\s?out|discontinued|unavailable|not available|^oos$|^false$|^no$|^0$|غير متوفر|غير متاح|نفد|نفذ/i;

/** "http://schema.org/InStock", "instock", true, "Sold out", a number of pieces. */
export function availabilityOf(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return value > 0;
  if (typeof value !== "string") return null;
  const word = value.trim().replace(/^https?:\/\/(?:www\.)?schema\.org\/?/i, "");
  if (GONE.test(word)) return false;
  return AVAILABLE.test(word) ? true : null;
}

/** One value sold is enough: a page with a size left is in stock. */
export function anyAvailable(values: (boolean | null)[]): boolean | null {
  if (values.includes(true)) return true;
  return values.includes(false) ? false : null;
}
