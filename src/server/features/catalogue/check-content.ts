// The rules for a product's content. What a draft does not mention stays as it was.
import { isDeepStrictEqual } from "node:util";
import { CATEGORIES } from "../../../contract/categories.ts";
import type { EditedProduct } from "../../../contract/catalogue.ts";
import { invalid } from "../../problems.ts";
import { checkPictures, checkShopAddress } from "./addresses.ts";
import { BLANK, type Content } from "./content.ts";
import type { Variant } from "../../../contract/products.ts";

const CATEGORY_NAMES: ReadonlySet<string> = new Set(CATEGORIES);

/** A product that is just added is new and not public, whatever the draft says. */
export const contentOfNew = (draft: EditedProduct, uploads?: ReadonlySet<string>): Content => ({
  ...contentOfEdited(draft, BLANK, uploads),
  active: false,
  is_new: true,
});

/** `uploads`: the brand's own among the pictures that the draft names. */
export function contentOfEdited(
  draft: EditedProduct,
  was: Content,
  uploads: ReadonlySet<string> = new Set(),
): Content {
  const price = inCents(draft.price);
  return {
    title: draft.title,
    description: draft.description,
    title_ar: draft.title_ar ?? was.title_ar,
    description_ar: draft.description_ar ?? was.description_ar,
    category: draft.category === undefined ? was.category : checkCategory(draft.category),
    style: draft.style?.trim() ?? was.style,
    // In small letters, as the filter of the shop window compares them.
    colors: draft.colors ? tidy(draft.colors.map(inSmallLetters)) : was.colors,
    sizes: draft.sizes ? tidy(draft.sizes) : was.sizes,
    materials: draft.materials ? tidy(draft.materials) : was.materials,
    ...checkPictures(draft, was, uploads),
    price,
    current_price: checkSale(draft, price, was),
    currency: draft.currency ?? was.currency,
    url: draft.url === undefined ? was.url : checkShopAddress(draft.url, was.url),
    ...stockOf(draft, was),
    hidden: draft.hidden ?? was.hidden,
    active: draft.active ?? was.active,
    // Once reviewed it is never new again, also not by a tab that still shows it so.
    is_new: was.is_new && draft.isNew !== false,
  };
}

/** One of the 38 or none; throws otherwise. */
export function checkCategory(category: string): string | null {
  const name = category.trim();
  if (name === "") return null;
  if (!CATEGORY_NAMES.has(name)) throw invalid("categoryUnknown", { field: "category" });
  return name;
}

/** A former sale price that is not below a lowered price is refused too: nobody would see why it went. */
function checkSale(draft: EditedProduct, price: number, was: Content): number | null {
  const sale = draft.current_price === undefined ? was.current_price : draft.current_price;
  if (sale === null) return null;
  const rounded = inCents(sale);
  if (rounded >= price) throw invalid("saleNotBelowPrice", { field: "current_price" });
  return rounded;
}

/** The table keeps two digits; comparing more than it keeps would let a sale slip through. */
const inCents = (amount: number): number => Math.round(amount * 100) / 100;

const inSmallLetters = (word: string) => word.toLowerCase();

/** Sizes, colours or materials for those that have none, as an editor would have written them. */
export function filledIn(
  was: Content,
  field: "sizes" | "colors" | "materials",
  words: string[],
): Content {
  if (was[field].length > 0) return was;
  return { ...was, [field]: tidy(field === "colors" ? words.map(inSmallLetters) : words) };
}

function tidy(words: string[]): string[] {
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ""))];
}

type Stock = Pick<Content, "variants" | "sold_out">;

/**
 * What is in stock. `sold_out` and the variants must not contradict each other. Changed variants decide; where
 * they are as they were, a changed `sold_out` speaks for all of them.
 */
function stockOf(draft: Pick<EditedProduct, "variants" | "sold_out">, was: Content): Stock {
  const variants = draft.variants ? draft.variants.map(tidyVariant) : was.variants;
  const sold_out = draft.sold_out ?? was.sold_out;
  if (variants.length === 0) return { variants, sold_out };
  const isAnyLeft = variants.some(({ in_stock }) => in_stock);
  const isSaidOfAll = isDeepStrictEqual(variants, was.variants) && sold_out !== was.sold_out;
  if (!isSaidOfAll || sold_out === !isAnyLeft) return { variants, sold_out: !isAnyLeft };
  return { variants: variants.map((variant) => ({ ...variant, in_stock: !sold_out })), sold_out };
}

/** Colours in small letters, like the product's own. */
const tidyVariant = ({ color, size, in_stock }: Variant): Variant => ({
  color: color?.trim().toLowerCase() || null,
  size: size?.trim() || null,
  in_stock,
});
