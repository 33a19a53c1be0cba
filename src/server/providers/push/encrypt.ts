// Messages to browsers, sealed for the one that asked (RFC 8291) and signed as ours (RFC 8292, VAPID).
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
  type ECDH,
} from "node:crypto";

export type PushKeys = { publicKey: string; privateKey: string };
export type Browser = { p256dh: string; auth: string };

const CURVE = "prime256v1";
const RECORD_BYTES = 4096;

export function makePushKeys(): PushKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: pair.getPrivateKey("base64url"),
  };
}

const newPair = (): ECDH => {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
};

/** Salt and pair are given only where the standard's own example is checked. */
export function encryptFor(
  browser: Browser,
  message: Buffer,
  salt: Buffer = randomBytes(16),
  pair: ECDH = newPair(),
): Buffer {
  const theirs = Buffer.from(browser.p256dh, "base64url");
  const ours = pair.getPublicKey();
  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, by, info, length));
  const shared = derive(
    pair.computeSecret(theirs),
    Buffer.from(browser.auth, "base64url"),
    Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]),
    32,
  );
  const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = [cipher.update(message), cipher.update(Buffer.from([2])), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([ours.length]),
    ours,
    ...sealed,
    cipher.getAuthTag(),
  ]);
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Says who sends, to the push service that is asked. */
export function vapidHeader(keys: PushKeys, endpoint: URL, contact: string, expires: Date): string {
  const point = Buffer.from(keys.publicKey, "base64url");
  const key = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      d: keys.privateKey,
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const claims = { aud: endpoint.origin, exp: Math.floor(expires.getTime() / 1000), sub: contact };
  const text = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded(claims)}`;
  const signature = sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${text}.${signature.toString("base64url")}, k=${keys.publicKey}`;
}
