// Two pieces on one figure.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { MODEL_FIT_COUNT } from "./limits.ts";
import { ID_MAX, text } from "./shapes.ts";

/** The figures a shopper can choose from. */
export const FIT_BODIES = ["plain", "modest", "full", "male"] as const;
export type FitBody = (typeof FIT_BODIES)[number];

/** Its skin, and the one it has where nobody chose. */
export const FIT_SKINS = ["light", "medium", "deep"] as const;
export type FitSkin = (typeof FIT_SKINS)[number];
export const USUAL_SKIN: FitSkin = "medium";

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
    /** Left out, the pieces decide: the modest figure for an abaya, a hijab, prayerwear; the male for men's pieces. */
    body: z.enum(FIT_BODIES).optional(),
    skin: z.enum(FIT_SKINS).optional(),
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

/** One setting turns it off, and every screen hides it then. */
export const ownPhoto = endpoint({
  method: "GET",
  path: "/api/fit-on-photo",
  access: "anyone",
  summary: "Whether pieces can be seen on a photo of oneself here.",
  response: z.object({ offered: z.boolean() }),
});

/** Of one piece or two; the consent that the screen asks for in one sentence. */
export const fitOnPhoto = endpoint({
  method: "POST",
  path: "/api/fit-on-photo",
  access: "anyone",
  summary:
    "One or two pieces on a photo of oneself. The photo stays on this machine and is forgotten with the answer.",
  allowance: "heavy",
  upload: "photo",
  query: z.object({
    piece: text(ID_MAX),
    other: text(ID_MAX).optional(),
    consent: z.literal("yes"),
  }),
  answer: "picture",
});

export const fitPicture = endpoint({
  method: "GET",
  path: "/api/fits/:id",
  access: "anyone",
  summary: "A picture that was made by fitting two pieces.",
  allowance: "picture",
  answer: "picture",
});
