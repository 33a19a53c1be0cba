// What a brand says about a product, in the form in which it is stored.
import { isDeepStrictEqual } from "node:util";
import { CURRENCY_DEFAULT } from "../../../contract/limits.ts";
import { describedIn } from "../../database/tables/product-columns.ts";
import type { Content } from "../products/queries/add-products.ts";

export type { Content };

/** What a new product begins with: in the list of new ones, and not public. */
export const BLANK: Content = {
  title: "",
  description: "",
  title_ar: "",
  description_ar: "",
  category: null,
  style: "",
  colors: [],
  sizes: [],
  materials: [],
  image_url: null,
  other_image_urls: [],
  price: 0,
  current_price: null,
  currency: CURRENCY_DEFAULT,
  url: null,
  sold_out: false,
  hidden: false,
  active: false,
  is_new: true,
  variants: [],
};

export const isSameContent = (one: Content, other: Content): boolean =>
  isDeepStrictEqual(one, other);

/** Search knows nothing of prices and flags; when only they change, its entry stays. */
export const isFoundAlike = (one: Content, other: Content): boolean =>
  isDeepStrictEqual(describedIn(one), describedIn(other));
