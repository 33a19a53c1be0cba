// "Good" and "not this" on a pick of the stylist: kept as counts, read by the operator week by week.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ID_MAX, text } from "./shapes.ts";

export const Verdict = z.enum(["good", "not_this"]);
export type Verdict = z.infer<typeof Verdict>;

export const judgePick = endpoint({
  method: "POST",
  path: "/api/stylist/verdicts",
  access: "anyone",
  summary:
    "A shopper called a pick good, or not this. It is counted; the search takes it from its own body.",
  allowance: "event",
  maxBodyBytes: 2 * 1024,
  body: z.object({ product_id: text(ID_MAX, "invalidProductId"), verdict: Verdict }),
  response: z.object({ message: z.string() }),
});

export const VERDICT_WEEKS = 8;

export const VerdictWeek = z.object({
  /** Its Monday. */
  week: z.iso.date(),
  good: z.number().int(),
  not_this: z.number().int(),
});
export type VerdictWeek = z.infer<typeof VerdictWeek>;

export const verdictWeeks = endpoint({
  method: "GET",
  path: "/api/admin/verdicts",
  access: "administrator",
  summary: "How often picks of the stylist were called good, or not this: the last eight weeks.",
  response: z.object({ weeks: z.array(VerdictWeek) }),
});
