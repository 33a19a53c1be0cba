// What an assistant may ask of the catalogue, with bounds. Fields nobody here knows are let through unread:
// the protocol lets others extend it.
import { z } from "zod";
import { isUsableText } from "../../../../contract/shapes.ts";

/** Characters of one line; longer is no question and no name. */
const line = (most: number) => z.string().max(most).refine(isUsableText);

/** Minor units; more than any garment costs, and still exact. */
const amount = z.number().int().min(0).max(1_000_000_000_000);

export const IDS_MAX = 50;
const CURSOR_MAX = 200;

const Context = z.looseObject({
  language: line(35).optional(),
  currency: line(8).optional(),
});

const Filters = z.looseObject({
  categories: z.array(line(80)).max(60).optional(),
  price: z.looseObject({ min: amount.optional(), max: amount.optional() }).optional(),
  brands: z.array(line(120)).max(50).optional(),
  colors: z.array(line(40)).max(40).optional(),
  sizes: z.array(line(40)).max(40).optional(),
  available: z.boolean().optional(),
  on_sale: z.boolean().optional(),
});
export type UcpFilters = z.infer<typeof Filters>;

export const SearchRequest = z.looseObject({
  query: line(1000).optional(),
  context: Context.optional(),
  filters: Filters.optional(),
  pagination: z
    .looseObject({
      cursor: z.string().max(CURSOR_MAX).optional(),
      limit: z.number().int().min(1).max(1_000_000).optional(),
    })
    .optional(),
});
export type SearchRequest = z.infer<typeof SearchRequest>;

export const LookupRequest = z.looseObject({
  ids: z.array(line(200)).min(1),
  context: Context.optional(),
  filters: Filters.optional(),
});
export type LookupRequest = z.infer<typeof LookupRequest>;

export const SelectedOption = z.object({ name: line(60), label: line(200) });
export type SelectedOption = z.infer<typeof SelectedOption>;

export const ProductRequest = z.looseObject({
  id: line(200),
  selected: z.array(SelectedOption).max(10).optional(),
  preferences: z.array(line(60)).max(10).optional(),
  context: Context.optional(),
  filters: Filters.optional(),
});
export type ProductRequest = z.infer<typeof ProductRequest>;
