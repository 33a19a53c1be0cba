// What every further option of the filter would find, beside what was chosen already.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { FilterRequest } from "./products.ts";

/** Where each band of prices begins; it ends a piastre before the next. */
export const PRICE_BANDS = [0, 250, 500, 1000, 1500, 2500, 5000] as const;

const OptionCount = z.object({ value: z.string(), count: z.number().int().min(1) });
export type OptionCount = z.infer<typeof OptionCount>;

export const FilterCounts = z.object({
  /** How many pieces fit the whole choice. */
  total: z.number().int(),
  /** By name. Here and below: pieces that fit everything else chosen and this; what would find nothing is missing. */
  brands: z.array(OptionCount),
  categories: z.array(OptionCount),
  /** Most frequent first. */
  colors: z.array(OptionCount),
  sizes: z.array(OptionCount),
  /** From low to high; to be asked for by just these two. */
  prices: z.array(
    z.object({
      min_price: z.number(),
      max_price: z.number().nullable(),
      count: z.number().int().min(1),
    }),
  ),
  /** By kind of fact, most frequent first. */
  facts: z.record(z.string(), z.array(OptionCount)),
  on_sale: z.number().int(),
  in_stock: z.number().int(),
  /** Cheaper than they were. */
  dropped: z.number().int(),
});
export type FilterCounts = z.infer<typeof FilterCounts>;

export const filterCounts = endpoint({
  method: "POST",
  path: "/api/products/filter-counts",
  access: "anyone",
  summary: "How many pieces a choice finds, and how many each further option would find beside it.",
  body: FilterRequest,
  response: FilterCounts,
});
