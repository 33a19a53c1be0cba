// What shoppers wanted of a brand and did not get: counted by week, never fewer than five people at once.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** Fewer visitors than this are never shown. */
export const SMALLEST_GROUP = 5;

/** Others' prices are told from so many brands and pieces on. */
export const FEWEST_BRANDS = 3;
export const FEWEST_SIMILAR = 6;

const People = z.number().int().min(SMALLEST_GROUP);
const InBoth = z.object({ en: z.string(), ar: z.string() });

export const DEMAND_WEEKS = [4, 12] as const;
export const DemandWeeks = z.coerce
  .number()
  .pipe(z.union([z.literal(DEMAND_WEEKS[0]), z.literal(DEMAND_WEEKS[1])]));
export type DemandWeeks = z.infer<typeof DemandWeeks>;

/** Who carries it: nobody, others, the brand itself but sold out, or the brand itself. */
export const DemandState = z.enum(["nobody", "others", "soldOut", "yours"]);
export type DemandState = z.infer<typeof DemandState>;

/**
 * People week by week, in the order of the report's weeks; null where fewer than five did it. The sum is of the weeks
 * that are shown and of no others: taken from it they leave nothing.
 */
const Weekly = z.object({ people: People, weeks: z.array(People.nullable()) });
const InSize = Weekly.extend({ size: z.string() });
const Piece = z.object({ product_id: z.string(), title: z.string(), title_ar: z.string() });

export const DemandReport = z.object({
  /** Whole weeks, from Monday on; the last one may still be going. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** The Mondays of its weeks, oldest first. */
  weeks: z.array(z.iso.date()),
  asked: z.array(
    Weekly.extend({
      label: InBoth,
      /** As they were typed, by at least five people each. */
      words: z.array(z.string()),
      /** In the same number of weeks before; null where none of them had five. */
      before: People.nullable(),
      state: DemandState,
    }),
  ),
  /** Seen, and not followed to the shop. */
  left: z.array(
    Piece.extend({
      ...Weekly.shape,
      price: z.number(),
      /** Of the weeks in which five did; null where there was none. */
      followed: People.nullable(),
      /** The sizes they had chosen, by five or more each. */
      sizes: z.array(InSize),
    }),
  ),
  /** Sizes that were chosen while they were sold out. */
  lost: z.array(Piece.extend({ sizes: z.array(InSize) })),
  bands: z.array(
    Weekly.extend({
      from: z.number(),
      to: z.number().nullable(),
      followed: People.nullable(),
    }),
  ),
  /** For what is sold out now; null where any size or color will do. */
  waiting: z.array(
    Piece.extend({ size: z.string().nullable(), color: z.string().nullable(), people: People }),
  ),
  /** The brand's middle price of a category beside the quarters of the most similar pieces of others, rounded. */
  prices: z.array(
    z.object({
      category: z.string(),
      yours: z.number(),
      low: z.number(),
      middle: z.number(),
      high: z.number(),
      pieces: z.number().int(),
      /** How many pieces of how many other brands stand behind the quarters. */
      similar: z.number().int().min(FEWEST_SIMILAR),
      brands: z.number().int().min(FEWEST_BRANDS),
    }),
  ),
  /** What people look at on the same day as the brand's pieces: a kind of piece, in its color where enough did. */
  beside: z.array(Weekly.extend({ label: InBoth })),
});
export type DemandReport = z.infer<typeof DemandReport>;

export const demandReport = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/demand",
  access: "owner",
  summary: "What shoppers asked for, saw and waited for; no group under five people.",
  query: z.object({ weeks: DemandWeeks.default(4) }),
  response: DemandReport,
});
