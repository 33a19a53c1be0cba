// A second way in beside the password: passkeys of the brand's own devices (WebAuthn). One is added with the
// password, and signs in without it.
import { z } from "zod";
import { SignedIn } from "./brands.ts";
import { endpoint } from "./endpoint.ts";
import { PASSWORD_MAX } from "./limits.ts";
import { Message, text } from "./shapes.ts";

export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;
export const PASSKEY_CHALLENGE_MINUTES = 5;
/** ECDSA with P-256, Ed25519 and RSA, as COSE numbers them; the first that a device can is taken. */
export const PASSKEY_ALGORITHMS = [-7, -8, -257] as const;

/** Bytes as browsers hand them on: base64url without padding. */
const bytes = (max: number) =>
  z
    .string("passkeyInvalid")
    .max(max, { error: "passkeyInvalid" })
    .regex(/^[\w-]+$/, { error: "passkeyInvalid" });

/** What the standard allows a device to call a key, and more than any device says about itself. */
const credential = bytes(1364);
const said = bytes(8000);
const currentPassword = text(PASSWORD_MAX, "currentPasswordRequired").min(1, {
  error: "currentPasswordRequired",
});

export const Passkey = z.object({
  id: z.string(),
  /** As the brand calls it; null where it gave no name. */
  name: z.string().nullable(),
  /** Where it was added; null for what does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyChallenge = z.object({
  challenge: z.string(),
  /** The name of the site that a passkey is made for and asked for. */
  host: z.string(),
});
export type PasskeyChallenge = z.infer<typeof PasskeyChallenge>;

export const NewPasskey = PasskeyChallenge.extend({
  user: z.object({ id: z.string(), name: z.string(), display_name: z.string() }),
  /** Keys the account has already: a device that holds one makes no second. */
  known: z.array(z.string()),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const passkeys = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/passkeys",
  access: "owner",
  summary: "The brand's passkeys, the newest first.",
  response: z.array(Passkey),
});

export const newPasskey = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/passkeys/challenge",
  access: "owner",
  summary: "What a device needs to make a passkey. Asks for the password.",
  allowance: "sign-in",
  body: z.object({ current_password: currentPassword }),
  response: NewPasskey,
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/passkeys",
  access: "owner",
  summary: "Keeps a passkey that a device has made.",
  allowance: "sign-in",
  body: z.object({
    credential,
    client_data: said,
    authenticator_data: said,
    name: text(PASSKEY_NAME_MAX).trim().optional(),
  }),
  response: Passkey,
});

export const removePasskey = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/passkeys/:passkeyId/remove",
  access: "owner",
  summary: "Forgets a passkey. Asks for the password of whoever calls.",
  allowance: "sign-in",
  body: z.object({ current_password: currentPassword }),
  response: Message,
});

export const passkeyChallenge = endpoint({
  method: "POST",
  path: "/api/brands/passkey-challenge",
  access: "anyone",
  summary: "What a passkey has to sign to open its account: good once, for five minutes.",
  allowance: "sign-in",
  response: PasskeyChallenge,
});

export const passkeyLogin = endpoint({
  method: "POST",
  path: "/api/brands/passkey-login",
  access: "anyone",
  summary: "Signs a brand in by a passkey.",
  allowance: "sign-in",
  body: z.object({
    credential,
    client_data: said,
    authenticator_data: said,
    signature: bytes(2000),
  }),
  response: SignedIn,
});
