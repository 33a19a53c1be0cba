// What a device says, held against what we asked for (WebAuthn level 3, section 7). No attestation is asked for:
// whose device it is says the password that is given when one is added.
import { createHash, createPublicKey, verify, type KeyObject } from "node:crypto";
import { z } from "zod";
import { isLoopback } from "../../../network.ts";
import { Problem } from "../../../problems.ts";
import { readCoseKey } from "./cose-key.ts";

export const passkeyInvalid = () => new Problem(400, "passkey_invalid", "passkeyInvalid");

/** For whom passkeys are made: browsers check the host, and we what they say about the page. */
export type Site = { origin: string; host: string };

/** Browsers make passkeys for names, never for addresses: this machine's own is called localhost. */
export function siteOf(publicUrl: string): Site {
  const url = new URL(publicUrl);
  if (isLoopback(url.hostname)) url.hostname = "localhost";
  return { origin: url.origin, host: url.hostname };
}

export const bytesOf = (text: string): Buffer => Buffer.from(text, "base64url");
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();

const ClientData = z.object({
  type: z.string(),
  challenge: z.string().min(1).max(200),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
});

/** Answers with the challenge that was signed. */
export function readClientData(
  bytes: Buffer,
  type: "webauthn.create" | "webauthn.get",
  { origin }: Site,
): string {
  const said = ClientData.safeParse(orInvalid(() => JSON.parse(bytes.toString("utf8")) as unknown));
  const { data } = said;
  const isOurs = data?.type === type && data.origin === origin && data.crossOrigin !== true;
  if (!isOurs) throw passkeyInvalid();
  return data.challenge;
}

const PRESENT = 0x01;
/** By a fingerprint, a face or a code: whoever finds the device alone must not get in. */
const VERIFIED = 0x04;
const HOLDS_KEY = 0x40;
const HOLDS_MORE = 0x80;

/** Hash of the host, flags, count of uses; then make, length of the key's name, name, key. */
const FLAGS_AT = 32;
const COUNT_AT = 33;
const HEAD_BYTES = 37;
const NAME_AT = HEAD_BYTES + 16 + 2;

/** Answers with how often the device says that the passkey was used. */
export function readAuthenticatorData(bytes: Buffer, { host }: Site): number {
  if (bytes.length < HEAD_BYTES) throw passkeyInvalid();
  const flags = bytes.readUInt8(FLAGS_AT);
  const isForUs = bytes.subarray(0, FLAGS_AT).equals(sha256(host));
  if (!isForUs || !(flags & PRESENT) || !(flags & VERIFIED)) throw passkeyInvalid();
  return bytes.readUInt32BE(COUNT_AT);
}

/** The new key of that name, as it is kept: SubjectPublicKeyInfo, base64url. */
export function readNewKey(bytes: Buffer, credential: Buffer): string {
  return orInvalid(() => {
    const flags = bytes.readUInt8(FLAGS_AT);
    const end = NAME_AT + bytes.readUInt16BE(NAME_AT - 2);
    const name = bytes.subarray(NAME_AT, end);
    const { key, end: keyEnd } = readCoseKey(bytes.subarray(end));
    const isWhole = end + keyEnd === bytes.length || (flags & HOLDS_MORE) !== 0;
    if (!(flags & HOLDS_KEY) || credential.length === 0 || !name.equals(credential) || !isWhole)
      throw passkeyInvalid();
    return key.export({ type: "spki", format: "der" }).toString("base64url");
  });
}

export type Signed = { authenticatorData: Buffer; clientData: Buffer; signature: Buffer };

export function isSignedBy(publicKey: string, signed: Signed): boolean {
  const said = Buffer.concat([signed.authenticatorData, sha256(signed.clientData)]);
  const key = createPublicKey({ key: bytesOf(publicKey), format: "der", type: "spki" });
  return isVerified(key, said, signed.signature);
}

function isVerified(key: KeyObject, said: Buffer, signature: Buffer): boolean {
  try {
    return verify(key.asymmetricKeyType === "ed25519" ? null : "sha256", said, key, signature);
  } catch {
    return false;
  }
}

function orInvalid<Value>(read: () => Value): Value {
  try {
    return read();
  } catch {
    throw passkeyInvalid();
  }
}
