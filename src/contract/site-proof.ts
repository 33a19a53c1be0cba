// Whose website is it? A brand shows that its website is its own, in one of four ways.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Message, text } from "./shapes.ts";

export const PROOF_WAYS = ["meta", "file", "dns", "mail"] as const;
export type ProofWay = (typeof PROOF_WAYS)[number];

/** Names at a host that only whoever runs it can have, by the custom of certificate authorities. */
export const PROOF_MAILBOXES = [
  "admin",
  "administrator",
  "webmaster",
  "hostmaster",
  "postmaster",
] as const;

export const SITE_PROOF_NAME = "ribby-site-verification";

export const SiteProof = z.object({
  host: z.string(),
  is_proven: z.boolean(),
  way: z.enum(PROOF_WAYS).nullable(),
  proven_at: z.string().nullable(),
  /** Another brand has shown that the website is its own. */
  is_others: z.boolean(),
  /** What has to stand in the page's head, in the file, and in a TXT record of the host. */
  meta_tag: z.string(),
  file_address: z.string(),
  file_content: z.string(),
  dns_record: z.string(),
  mailboxes: z.array(z.string()),
});
export type SiteProof = z.infer<typeof SiteProof>;

export const siteProof = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/site-proof",
  access: "owner",
  summary: "Whether the brand's website is shown to be its own, and the ways to show it.",
  response: SiteProof,
});

export const proveSite = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/site-proof",
  access: "owner",
  summary: "Looks for the proof now, or sends a letter to an address at the host.",
  allowance: "sign-in",
  body: z.object({ way: z.enum(PROOF_WAYS), mailbox: z.enum(PROOF_MAILBOXES).optional() }),
  response: SiteProof,
});

export const confirmSite = endpoint({
  method: "POST",
  path: "/api/brands/confirm-site",
  access: "anyone",
  summary: "Shows a website to be the brand's own, by the token of a letter to its host.",
  allowance: "sign-in",
  query: z.object({ token: text(200, "invalidVerificationLink") }),
  response: Message,
});

export const brandStanding = endpoint({
  method: "GET",
  path: "/api/brands/standing",
  access: "anyone",
  summary: "Whether a brand's website is confirmed to be its own, by the brand's name.",
  query: z.object({ name: text(120).trim().min(1, { error: "brandNameRequired" }) }),
  response: z.object({ is_confirmed: z.boolean() }),
});
