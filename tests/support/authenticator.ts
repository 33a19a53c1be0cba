// A device that holds a passkey, in software: real keys and signatures, and every lie a dishonest one could tell.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import type { Site } from "../../src/server/features/brands/passkeys/check.ts";

export type KeyKind = "ES256" | "EdDSA" | "RS256";

/** What is said otherwise than it should be. */
export type Twist = {
  /** Of what the browser says: origin, type, crossOrigin, challenge. */
  client?: Record<string, unknown>;
  host?: string;
  flags?: number;
  uses?: number;
  credential?: Buffer;
};

const PRESENT_AND_VERIFIED = 0x05;
const HOLDS_KEY = 0x40;

const KEYS: Record<KeyKind, () => { publicKey: KeyObject; privateKey: KeyObject }> = {
  ES256: () => generateKeyPairSync("ec", { namedCurve: "P-256" }),
  EdDSA: () => generateKeyPairSync("ed25519"),
  RS256: () => generateKeyPairSync("rsa", { modulusLength: 2048 }),
};

const text = (bytes: Buffer) => bytes.toString("base64url");
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();

function cborHead(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

const cborItem = (item: number | Buffer): Buffer => {
  if (typeof item !== "number") return Buffer.concat([cborHead(2, item.length), item]);
  return item < 0 ? cborHead(1, -1 - item) : cborHead(0, item);
};

export const cborMap = (entries: [number, number | Buffer][]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat().map(cborItem)]);

export function coseKey(kind: KeyKind, publicKey: KeyObject): Buffer {
  const jwk = publicKey.export({ format: "jwk" });
  const part = (value: string | undefined) => Buffer.from(value!, "base64url");
  if (kind === "ES256")
    return cborMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part(jwk.x)],
      [-3, part(jwk.y)],
    ]);
  if (kind === "EdDSA")
    return cborMap([
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, part(jwk.x)],
    ]);
  return cborMap([
    [1, 3],
    [3, -257],
    [-1, part(jwk.n)],
    [-2, part(jwk.e)],
  ]);
}

/** `counts` is false for devices that never count their uses, as most phones. */
export function makeAuthenticator(site: Site, kind: KeyKind = "ES256", { counts = true } = {}) {
  const { publicKey, privateKey } = KEYS[kind]();
  const credential = randomBytes(32);
  let uses = 0;

  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge,
        origin: site.origin,
        crossOrigin: false,
        ...twist.client,
      }),
    );

  function head(flags: number, twist: Twist): Buffer {
    const counted = Buffer.alloc(5);
    counted.writeUInt8(twist.flags ?? flags);
    counted.writeUInt32BE(twist.uses ?? uses, 1);
    return Buffer.concat([sha256(twist.host ?? site.host), counted]);
  }

  return {
    credential: text(credential),
    /** What becomes of `credentials.create`. */
    make(challenge: string, twist: Twist = {}) {
      const name = twist.credential ?? credential;
      const length = Buffer.from([name.length >> 8, name.length & 255]);
      const said = [
        head(PRESENT_AND_VERIFIED | HOLDS_KEY, twist),
        Buffer.alloc(16),
        length,
        name,
        coseKey(kind, publicKey),
      ];
      return {
        credential: text(credential),
        client_data: text(clientData("webauthn.create", challenge, twist)),
        authenticator_data: text(Buffer.concat(said)),
      };
    },
    /** What becomes of `credentials.get`. */
    sign(challenge: string, twist: Twist = {}) {
      if (counts) uses++;
      const said = head(PRESENT_AND_VERIFIED, twist);
      const client = clientData("webauthn.get", challenge, twist);
      const signed = Buffer.concat([said, sha256(client)]);
      const digest = kind === "EdDSA" ? null : "sha256";
      return {
        credential: text(credential),
        client_data: text(client),
        authenticator_data: text(said),
        signature: text(sign(digest, signed, privateKey)),
      };
    },
  };
}

export type Authenticator = ReturnType<typeof makeAuthenticator>;
