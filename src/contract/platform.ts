// What the product says about itself.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { LANGUAGES } from "./languages.ts";

/** Which implementation of a provider answers; `off` when there is none and a sentence says so. */
export const Providers = z.object({
  embeddings: z.string(),
  language_model: z.string(),
  vision: z.string(),
  try_on: z.string(),
  payments: z.string(),
  mail: z.string(),
  files: z.string(),
});
export type Providers = z.infer<typeof Providers>;

export const ProPrice = z.object({
  price: z.number(),
  currency: z.enum(["USD", "EGP"]),
  renews: z.boolean(),
});
export type ProPrice = z.infer<typeof ProPrice>;

/** One way to pay for Pro; its price id is what a purchase is asked for with, and names the provider. */
export const ProOffer = ProPrice.extend({ price_id: z.string(), provider: z.string() });
export type ProOffer = z.infer<typeof ProOffer>;

export const clientConfig = endpoint({
  method: "GET",
  path: "/api/config",
  access: "anyone",
  summary: "What the client needs to know before the first screen.",
  response: z.object({
    price_id: z.string().nullable(),
    /** What a month of Pro costs here, and whether it goes on by itself. */
    pro: ProPrice,
    /** Every way that is configured, the first as above; none where nothing can be bought. */
    offers: z.array(ProOffer),
    providers: Providers,
    languages: z.array(z.enum(LANGUAGES)),
    demo: z.boolean(),
  }),
});

export const health = endpoint({
  method: "GET",
  path: "/api/health",
  access: "anyone",
  summary: "Whether the parts answer: database, providers, version.",
  response: z.object({
    status: z.enum(["ok", "degraded"]),
    version: z.string(),
    database: z.object({ engine: z.enum(["embedded", "postgresql"]), reachable: z.boolean() }),
    /** `full`: what is there is shown, nothing new is kept. */
    storage: z.enum(["ok", "full"]),
    providers: Providers,
  }),
});
