// Where a brand is signed in: the list, signing out here, there and everywhere, and a token's renewal.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Message } from "./shapes.ts";

export const BrandSession = z.object({
  id: z.string(),
  /** Null for what does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  started_at: z.string(),
  last_used_at: z.string(),
  /** The one this list was asked with. */
  is_current: z.boolean(),
});
export type BrandSession = z.infer<typeof BrandSession>;

export const logout = endpoint({
  method: "POST",
  path: "/api/brands/logout",
  access: "brand",
  summary: "Signs out: the session ends on the server too, whoever else holds its token.",
  allowance: "write",
  response: Message,
});

export const renewSession = endpoint({
  method: "POST",
  path: "/api/brands/renew-session",
  access: "brand",
  summary: "Another token for the same session; the old one ends in its own time.",
  allowance: "write",
  response: z.object({ access_token: z.string() }),
});

export const brandSessions = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/sessions",
  access: "owner",
  summary: "Where the brand is signed in, the last used first.",
  response: z.array(BrandSession),
});

export const endBrandSession = endpoint({
  method: "DELETE",
  path: "/api/brands/:brandId/sessions/:sessionId",
  access: "owner",
  summary: "Signs out in one place.",
  allowance: "write",
  response: Message,
});

export const endAllSessions = endpoint({
  method: "DELETE",
  path: "/api/brands/:brandId/sessions",
  access: "owner",
  summary: "Signs out everywhere, here too.",
  allowance: "write",
  response: Message,
});
