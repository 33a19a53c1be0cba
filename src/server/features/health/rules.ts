// What is wrong with a piece, apart from what feeds refuse it for: each rule by its name.
import { groupOf, SIZELESS } from "../../../contract/categories.ts";
import type { HealthKind } from "../../../contract/health.ts";
import type { Product } from "../../../contract/products.ts";
import { kindInTitle } from "../../language/read-product.ts";

export type PictureSize = { width: number; height: number };

/** What a rule may know beside the piece itself. */
export type Beside = {
  /** How many pieces lead with this picture. */
  showing: Map<string, number>;
  /** The middle price of the brand's pieces of a category, where there are enough of them. */
  middle: Map<string, number>;
  sizeOf: (address: string) => PictureSize | undefined;
};

/** A phone shows pieces about so wide on a sharp screen; most services ask for at least as much. */
const SMALLEST_SIDE = 500;
/** Cheaper or dearer than this many times the middle is more often a slip of the keys than a price. */
const FAR = 8;
const ENOUGH_PIECES = 5;
const DEEPEST_SALE = 0.9;
type Rule = Exclude<
  HealthKind,
  `no_${"title" | "description" | "picture" | "price" | "currency" | "shop_link"}`
>;

const paidFor = ({ price, current_price }: Product) => current_price ?? price;

export const RULES: Record<Rule, (product: Product, beside: Beside) => boolean> = {
  odd_price: (product, { middle }) => {
    const usual = middle.get(product.category);
    const { price } = product;
    if (!(price > 0)) return false;
    const isFar = usual !== undefined && (price > usual * FAR || price < usual / FAR);
    return isFar || paidFor(product) < price * (1 - DEEPEST_SALE);
  },
  // None at all, or one of another shelf than the thing its title names.
  doubtful_category: ({ category, title }) => {
    if (category === "") return true;
    const named = kindInTitle(title)?.term.category;
    return (
      named !== undefined &&
      category !== "Kids' Clothing" &&
      category !== "Clothing Sets" &&
      groupOf(named) !== groupOf(category)
    );
  },
  no_size: ({ category, sizes, variants }) =>
    !SIZELESS.has(category) && sizes.length === 0 && !variants.some(({ size }) => size),
  no_stock: ({ sizes, variants }) => sizes.length > 0 && variants.length === 0,
  small_picture: ({ image_url }, { sizeOf }) => {
    const size = image_url ? sizeOf(image_url) : undefined;
    return size !== undefined && Math.min(size.width, size.height) < SMALLEST_SIDE;
  },
  shared_picture: ({ image_url }, { showing }) =>
    image_url !== null && (showing.get(image_url) ?? 0) > 1,
  no_color: ({ category, colors }) => !SIZELESS.has(category) && colors.length === 0,
  one_picture: ({ image_url, other_image_urls }) =>
    image_url !== null && other_image_urls.length === 0,
};

export function besideOf(products: Product[], sizeOf: Beside["sizeOf"]): Beside {
  const showing = new Map<string, number>();
  const prices = new Map<string, number[]>();
  for (const { image_url, category, price } of products) {
    if (image_url) showing.set(image_url, (showing.get(image_url) ?? 0) + 1);
    if (category !== "" && price > 0)
      prices.set(category, [...(prices.get(category) ?? []), price]);
  }
  const middle = new Map(
    [...prices]
      .filter(([, all]) => all.length >= ENOUGH_PIECES)
      .map(([category, all]) => [category, all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0]),
  );
  return { showing, middle, sizeOf };
}
