// A brand's shop read again: when, what changed, what waits for a decision.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Message } from "./shapes.ts";

/** How often, in days; never is 0. */
export const REFRESH_DAYS = [0, 1, 3, 7] as const;

const Job = z.object({ id: z.string(), status: z.string() });

export const RefreshStop = z.object({
  kind: z.enum(["prices", "gone"]),
  count: z.number().int(),
  of: z.number().int(),
  /** As a sentence. */
  detail: z.string(),
});

export const RefreshChanges = z.object({
  prices: z.number().int(),
  stock: z.number().int(),
  gone: z.number().int(),
  back: z.number().int(),
  new: z.number().int(),
});
export type RefreshChanges = z.infer<typeof RefreshChanges>;

export const RefreshChange = z.object({
  product_id: z.string(),
  title: z.string(),
  title_ar: z.string(),
  at: z.iso.datetime(),
  price: z.number(),
  current_price: z.number().nullable(),
  currency: z.string(),
  in_stock: z.boolean(),
  before: z
    .object({ price: z.number(), current_price: z.number().nullable(), in_stock: z.boolean() })
    .nullable(),
});

export const RefreshState = z.object({
  every_days: z.number().int(),
  /** The administrator's pause holds for all. */
  is_paused: z.boolean(),
  last: z
    .object({
      job: z.string(),
      status: z.enum(["running", "done", "failed", "stopped"]),
      started_at: z.iso.datetime(),
      finished_at: z.iso.datetime().nullable(),
      problem: z.string().nullable(),
      changes: RefreshChanges.nullable(),
    })
    .nullable(),
  next: z.iso.datetime().nullable(),
  /** Prices and stock that changed within the last day, newest first. */
  changes: z.array(RefreshChange),
  waiting: z.object({
    /** Pieces whose words or pictures differ from the shop's. */
    differences: z.number().int(),
    /** Pieces found in the shop that nobody has looked at yet. */
    new: z.number().int(),
    stop: RefreshStop.nullable(),
  }),
  /** When the piece that was not read for longest was read. */
  oldest_reading: z.iso.datetime().nullable(),
});
export type RefreshState = z.infer<typeof RefreshState>;

const path = "/api/brands/:brandId/refresh";

export const refreshNow = endpoint({
  method: "POST",
  path,
  access: "owner",
  summary: "Reads the brand's shop again now. Answers 202 with the job.",
  allowance: "heavy",
  response: z.object({ job: Job }),
});

export const refreshState = endpoint({
  method: "GET",
  path,
  access: "owner",
  summary: "The last and the next refresh, what changed and what waits for a decision.",
  response: RefreshState,
});

export const chooseRefresh = endpoint({
  method: "PUT",
  path,
  access: "owner",
  summary: "How often the brand's shop is read again, in days; 0 is never.",
  body: z.object({ every_days: z.union(REFRESH_DAYS.map((days) => z.literal(days))) }),
  response: RefreshState,
});

export const answerRefresh = endpoint({
  method: "POST",
  path: `${path}/answer`,
  access: "owner",
  summary:
    "After a stop: take what the shop says (it is read again), or leave everything as it is.",
  body: z.object({ take: z.enum(["shop", "mine"]) }),
  response: Message,
});

export const RefreshOverview = z.object({
  is_paused: z.boolean(),
  brands: z.array(
    z.object({
      brand_id: z.string(),
      name: z.string(),
      every_days: z.number().int(),
      pieces: z.number().int(),
      oldest_reading: z.iso.datetime().nullable(),
      status: z.string().nullable(),
      problem: z.string().nullable(),
      finished_at: z.iso.datetime().nullable(),
      /** Null: none is planned. */
      next: z.iso.datetime().nullable(),
    }),
  ),
});
export type RefreshOverview = z.infer<typeof RefreshOverview>;

export const refreshOverview = endpoint({
  method: "GET",
  path: "/api/admin/refreshes",
  access: "administrator",
  summary: "The age of every brand's data, and which refreshes failed and why.",
  response: RefreshOverview,
});

export const pauseRefreshes = endpoint({
  method: "PUT",
  path: "/api/admin/refreshes",
  access: "administrator",
  summary: "Pauses all refreshes, or lets them go on.",
  body: z.object({ is_paused: z.boolean() }),
  response: Message,
});
