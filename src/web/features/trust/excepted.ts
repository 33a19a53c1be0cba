// Whether a piece is one of those its shop does not exchange or take back: by its price and its category.
import type { CategoryName } from "../../../contract/categories.ts";
import type { Product } from "../../../contract/products.ts";
import type { BrandTerms, EXCEPTED_GROUPS } from "../../../contract/trust.ts";

type Group = (typeof EXCEPTED_GROUPS)[number];

const OF_CATEGORY: Partial<Record<CategoryName, Group>> = {
  Underwear: "underwear",
  Undershirts: "underwear",
  Swimwear: "swimwear",
  Accessories: "accessories",
  Headwear: "accessories",
  "Hijabs & Scarves": "scarves",
  Footwear: "shoes",
  Bags: "bags",
};

/** The excepted groups that this piece belongs to; none where that cannot be told. */
export function exceptedGroups(
  product: Pick<Product, "price" | "current_price" | "category">,
  { terms }: Pick<BrandTerms, "terms">,
): Group[] {
  const excepted = (terms.find(({ kind }) => kind === "exceptions")?.value ?? []) as Group[];
  const isOnSale = product.current_price !== null && product.current_price < product.price;
  const own = [isOnSale ? "sale" : null, OF_CATEGORY[product.category as CategoryName]];
  return excepted.filter((group) => own.includes(group));
}
