// A draft made of photos begins without price and sizes, which no photo tells. Until its owner has filled them in,
// no shopper sees it.
import { SIZELESS } from "../../../contract/categories.ts";
import { Problem } from "../../problems.ts";
import type { Content } from "./content.ts";

type Sold = Pick<Content, "price" | "category" | "sizes"> & {
  variants: readonly { size: string | null }[];
};

export const isUnfinished = ({ price, category, sizes, variants }: Sold): boolean =>
  price <= 0 ||
  (!SIZELESS.has(category ?? "") && sizes.length === 0 && !variants.some(({ size }) => size));

export const draftUnfinished = () => new Problem(422, "draft_unfinished", "draftUnfinished");
