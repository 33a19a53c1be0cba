// What is kept so that only this server can read it: whoever has the database alone has nothing.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export type Sealing = { close(text: string): string; open(sealed: string): string };

/** A key of its own for each use, made from the server's secret. */
export const keyFor = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", use, 32));

export function createSealing(secret: string, use: string): Sealing {
  const key = keyFor(secret, use);
  return {
    close(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const closed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const opening = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
      opening.setAuthTag(bytes.subarray(12, 28));
      return opening.update(bytes.subarray(28), undefined, "utf8") + opening.final("utf8");
    },
  };
}
