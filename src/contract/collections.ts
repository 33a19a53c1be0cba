// A shopper's pins as a read-only link for a friend. No account: whoever has the link can look.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { PINNED_MAX } from "./limits.ts";
import { Product } from "./products.ts";
import { ID_MAX, text } from "./shapes.ts";

export const shareCollection = endpoint({
  method: "POST",
  path: "/api/collections",
  access: "anyone",
  summary: "Makes a link to a list of pieces.",
  allowance: "write",
  body: z.object({ product_ids: z.array(text(ID_MAX)).min(1).max(PINNED_MAX) }),
  response: z.object({ id: z.string(), url: z.string() }),
});

export const sharedCollection = endpoint({
  method: "GET",
  path: "/api/collections/:id",
  access: "anyone",
  summary: "The pieces behind a link, as they are now.",
  response: z.object({ id: z.string(), products: z.array(Product), gone: z.number().int() }),
});

export const collectionPicture = endpoint({
  method: "GET",
  path: "/api/collections/:id/picture",
  access: "anyone",
  summary: "The first pieces side by side, for link previews.",
  // Drawn, and not only read.
  allowance: "search",
  answer: "picture",
});
