// The two nouns of the importer: what a shop says about a product, and what we make of it.
import type { FieldEvidence } from "../../../contract/imports.ts";
import type { NewProduct } from "../products/queries/add-products.ts";

/** As it stands in the shop: texts as written there, nothing decided yet. */
export type RawProduct = {
  /** The shop's own id or handle, where it has one. */
  shopId: string | null;
  url: string;
  title: string | null;
  /** May still hold markup. */
  description: string | null;
  /** What is asked today, as written ("1.234,50 ج.م") or as a number. */
  price: string | number | null;
  /** The price before a sale, where the shop shows one. */
  regularPrice: string | number | null;
  /** An ISO code or sign, where the shop says so. */
  currency: string | null;
  isAvailable: boolean | null;
  /** May be relative, doubled, or thumbnails. */
  images: string[];
  brand: string | null;
  /** The shop's own words for what it is: type, breadcrumb, collection. */
  category: string | null;
  tags: string[];
  options: RawOption[];
  variants: RawVariant[];
  /** The same words in Arabic, where the shop speaks both languages. */
  arabic?: { title: string | null; description: string | null };
  /** Who said what, where several were asked. */
  facts?: FieldEvidence[];
};

/** Of which nothing is known yet; made anew each time, as its lists are filled. */
export const emptyProduct = (): Omit<RawProduct, "url"> => ({
  shopId: null,
  title: null,
  description: null,
  price: null,
  regularPrice: null,
  currency: null,
  isAvailable: null,
  images: [],
  brand: null,
  category: null,
  tags: [],
  options: [],
  variants: [],
});

/** "Color": red, blue. Named in any way and language; an empty name where the shop gives none. */
export type RawOption = { name: string; values: string[] };

export type RawVariant = {
  /** One value for each of the product's options, in their order. */
  values: (string | null)[];
  price: string | number | null;
  regularPrice: string | number | null;
  isAvailable: boolean | null;
  /** What the shop shows when it is chosen. */
  image?: string | null;
};

/** What a place says of sizes and colours, before it is weighed against the others. */
export type RawVariants = Pick<RawProduct, "options" | "variants">;

export type ColorPicture = { url: string; color: string };

/** Ready for the catalogue. `current_price` is there only when it is below `price`. */
export type FoundProduct = Omit<
  NewProduct,
  "id" | "category" | "url" | "hidden" | "active" | "is_new" | "created_at" | "updated_at"
> & {
  url: string;
  /** Which of these pictures shows which colour, where the shop ties them. */
  color_pictures: ColorPicture[];
  /** One of the 38, or empty. */
  category: string;
  /** Where it comes from, field by field. */
  evidence: FieldEvidence[];
};
