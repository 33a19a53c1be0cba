// The public key inside what a device says: a COSE key, which is a CBOR map of whole numbers to whole numbers and
// byte strings. Nothing else of CBOR is understood, so that nothing else can be sent.
import { createPublicKey, type JsonWebKey, type KeyObject } from "node:crypto";

type Item = number | Buffer;

/** Names of the map's entries: kind, algorithm, and what the kind puts below zero. */
const KIND = 1;
const ALGORITHM = 3;

const MAP = 5;
const ENTRIES_MAX = 8;

/** Throws for anything but a key of the three kinds; `end` is where the bytes after it begin. */
export function readCoseKey(bytes: Buffer): { key: KeyObject; end: number } {
  const { major, argument, next } = readHead(bytes, 0);
  if (major !== MAP || argument > ENTRIES_MAX) throw new RangeError("not a key");
  const entries = new Map<number, Item>();
  let at = next;
  for (let n = 0; n < argument; n++) {
    const name = readItem(bytes, at);
    const value = readItem(bytes, name.next);
    if (typeof name.item !== "number" || entries.has(name.item)) throw new RangeError("not a key");
    entries.set(name.item, value.item);
    at = value.next;
  }
  return { key: createPublicKey({ key: jwkOf(entries), format: "jwk" }), end: at };
}

function readItem(bytes: Buffer, at: number): { item: Item; next: number } {
  const { major, argument, next } = readHead(bytes, at);
  if (major === 0) return { item: argument, next };
  if (major === 1) return { item: -1 - argument, next };
  const end = next + argument;
  if (major !== 2 || end > bytes.length) throw new RangeError("not a key");
  return { item: bytes.subarray(next, end), next: end };
}

/** Three bits of kind, five of number; 24 and 25 say that it stands in the next one or two bytes. */
function readHead(bytes: Buffer, at: number) {
  const first = bytes.readUInt8(at);
  const [major, small] = [first >> 5, first & 31];
  if (small < 24) return { major, argument: small, next: at + 1 };
  if (small === 24) return { major, argument: bytes.readUInt8(at + 1), next: at + 2 };
  if (small === 25) return { major, argument: bytes.readUInt16BE(at + 1), next: at + 3 };
  throw new RangeError("not a key");
}

function jwkOf(entries: Map<number, Item>): JsonWebKey {
  const bytes = (name: number, least: number, most = least): string => {
    const value = entries.get(name);
    const isFitting = Buffer.isBuffer(value) && value.length >= least && value.length <= most;
    if (!isFitting) throw new RangeError("not a key");
    return value.toString("base64url");
  };
  switch (`${String(entries.get(KIND))} ${String(entries.get(ALGORITHM))}`) {
    case "2 -7":
      if (entries.get(-1) !== 1) break;
      return { kty: "EC", crv: "P-256", x: bytes(-2, 32), y: bytes(-3, 32) };
    case "1 -8":
      if (entries.get(-1) !== 6) break;
      return { kty: "OKP", crv: "Ed25519", x: bytes(-2, 32) };
    // 2,048 to 4,096 bits: a longer one would only cost us time.
    case "3 -257":
      return { kty: "RSA", n: bytes(-1, 256, 512), e: bytes(-2, 1, 4) };
  }
  throw new RangeError("not a key");
}
