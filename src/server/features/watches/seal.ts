// Who asked to be told, kept so that only this server can read it, and the tokens of their letters.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

export type Purpose = "confirm" | "stop";

export type Seal = {
  /** The same for the same contact; tells nobody who it is. */
  hashOf(contact: string): string;
  close(contact: string): string;
  open(sealed: string): string;
  tokenFor(purpose: Purpose, watcherId: string): string;
  /** The watcher a token speaks of; undefined where it is none of ours. */
  readToken(purpose: Purpose, token: string): string | undefined;
};

export function createSeal(secret: string): Seal {
  const keyFor = (use: string) => Buffer.from(hkdfSync("sha256", secret, "", `watches ${use}`, 32));
  const [sealing, comparing, signing] = ["contact", "hash", "token"].map(keyFor) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const sign = (text: string) => createHmac("sha256", signing).update(text).digest();
  return {
    hashOf: (contact) => createHmac("sha256", comparing).update(contact).digest("base64url"),
    close(contact) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", sealing, nonce);
      const text = Buffer.concat([cipher.update(contact, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const opening = createDecipheriv("aes-256-gcm", sealing, bytes.subarray(0, 12));
      opening.setAuthTag(bytes.subarray(12, 28));
      return opening.update(bytes.subarray(28), undefined, "utf8") + opening.final("utf8");
    },
    tokenFor: (purpose, id) => `${id}.${sign(`${purpose} ${id}`).toString("base64url")}`,
    readToken(purpose, token) {
      const at = token.lastIndexOf(".");
      const id = token.slice(0, at);
      const given = Buffer.from(token.slice(at + 1), "base64url");
      const right = sign(`${purpose} ${id}`);
      return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
    },
  };
}
