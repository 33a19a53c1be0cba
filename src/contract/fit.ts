// Two pieces on one figure.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { MODEL_FIT_COUNT } from "./limits.ts";
import { ID_MAX, text } from "./words.ts";

/** The figures a shopper can choose from. */
export const FIT_BODIES = ["plain", "modest", "full"] as const;
export type FitBody = (typeof FIT_BODIES)[number];

/** Worn on the figure, or laid out: what nobody wears together, and what no picture shows well enough. */
export const FIT_LAYOUTS = ["worn", "beside"] as const;
export type FitLayout = (typeof FIT_LAYOUTS)[number];

export const fitOnModel = endpoint({
  method: "POST",
  path: "/api/fit-on-model",
  access: "anyone",
  summary: "A picture of exactly two pieces worn together.",
  allowance: "heavy",
  body: z.object({
    products: z
      .array(z.object({ id: text(ID_MAX).optional(), title: text(300), image: text(2000) }))
      .length(MODEL_FIT_COUNT, { error: "selectExactlyTwoItems" }),
    /** Left out, the pieces decide: the modest figure for an abaya, a hijab, prayerwear. */
    body: z.enum(FIT_BODIES).optional(),
  }),
  response: z.object({
    image_url: z.string(),
    body: z.enum(FIT_BODIES),
    /** Worn where both pieces are. */
    layout: z.enum(FIT_LAYOUTS),
    /** Each piece, in the order in which they were named. */
    pieces: z.array(z.enum(FIT_LAYOUTS)),
  }),
});

export const fitPicture = endpoint({
  method: "GET",
  path: "/api/fits/:id",
  access: "anyone",
  summary: "A picture that was made by fitting two pieces.",
  allowance: "picture",
  answer: "picture",
});
