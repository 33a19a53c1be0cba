// A brand's own data: a copy of everything, and its end.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { text } from "./shapes.ts";

export const ownData = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/data",
  access: "owner",
  summary: "Everything that is kept about a brand, by table; secrets left out.",
  allowance: "heavy",
  response: z.object({
    made_at: z.iso.datetime(),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});

export const eraseBrand = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/erase",
  access: "owner",
  summary: "Deletes a brand with everything that is kept about it, at once and for good.",
  allowance: "sign-in",
  body: z.object({ password: text(400, "currentPasswordRequired") }),
  response: z.object({ message: z.string() }),
});
