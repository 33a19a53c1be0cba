// What is done with what people leave here: for how long each thing is kept, and which services outside of the
// server get any of it. What sweeps reads these figures, and so does the privacy page.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const KEPT_DAYS = {
  /** Asked for by e-mail and never said yes to. */
  unconfirmedNotice: 2,
  /** That a notice was sent, and when. */
  noticeLetter: 30,
  settledReport: 90,
  /** Whether anybody looked at it or not. */
  report: 365,
  letter: 90,
  paymentEvent: 90,
  /** Of a link that opens or confirms an account, after its end. */
  accountLink: 30,
  failedSignIn: 1,
  /** From where a brand has signed in before, as a mark. */
  trustedPlace: 180,
} as const;

/** Each is named on the privacy page while it is on. */
export const OUTSIDE_SERVICES = [
  "stripe",
  "paymob",
  "smtp",
  "s3",
  "database",
  "model",
  "tryOn",
  "traces",
  "searchEngines",
] as const;
export type OutsideService = (typeof OUTSIDE_SERVICES)[number];

export const processing = endpoint({
  method: "GET",
  path: "/api/processing",
  access: "anyone",
  summary: "Which services outside of the server are on, and for how long the operator keeps what.",
  response: z.object({
    outside: z.array(
      z.object({
        service: z.enum(OUTSIDE_SERVICES),
        /** Whose it is, where there are several; else empty. */
        name: z.string(),
      }),
    ),
    events_kept_months: z.number(),
    /** Of the nightly ones; null where the operator makes them in another way. */
    backups_kept: z.number().nullable(),
  }),
});
