// Two pieces on one figure.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { MODEL_FIT_COUNT } from "./limits.ts";
import { ID_MAX, text } from "./words.ts";

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
  }),
  response: z.object({ image_url: z.string() }),
});
