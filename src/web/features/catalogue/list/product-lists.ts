// The three lists of section 4, and what the search box finds in them.
import type { Product } from "../../../../contract/products.ts";
import { foldWords } from "../../../../contract/fold-words.ts";

export const LISTS = ["new", "active", "inactive"] as const;
export type ListName = (typeof LISTS)[number];

/** A product that was just added is new and inactive, and stands in both of these lists. */
export const isIn: Record<ListName, (product: Product) => boolean> = {
  new: ({ isNew }) => isNew,
  active: ({ active, isNew }) => active && !isNew,
  inactive: ({ active }) => !active,
};

export function countLists(products: readonly Product[]): Record<ListName, number> {
  const counts = { new: 0, active: 0, inactive: 0 };
  for (const product of products) {
    for (const list of LISTS) if (isIn[list](product)) counts[list]++;
  }
  return counts;
}

/** Where there is something new to look at, that; else what shoppers see. */
export function firstList(products: readonly Product[]): ListName {
  if (products.length === 0 || products.some(isIn.new)) return "new";
  return products.some(isIn.active) ? "active" : "inactive";
}

/** Every word of the search must be somewhere in the product; folding 2,000 of them is done once. */
export function createSearch() {
  const folded = new WeakMap<Product, string>();
  function textOf(product: Product): string {
    const known = folded.get(product);
    if (known !== undefined) return known;
    const { title, title_ar, category, style, colors, sizes, materials, description, url } =
      product;
    const said = [
      title,
      title_ar ?? "",
      category,
      style,
      ...colors,
      ...sizes,
      ...materials,
      description,
      url,
    ];
    const text = foldWords(said.join(" "));
    folded.set(product, text);
    return text;
  }
  return (products: readonly Product[], query: string): readonly Product[] => {
    const words = foldWords(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return products;
    return products.filter((product) => words.every((word) => textOf(product).includes(word)));
  };
}
