// Who asked to be told, kept so that only this server can read it, and the tokens of their letters.
import { createHmac, timingSafeEqual } from "node:crypto";
import { createSealing, keyFor, type Sealing } from "../../database/sealing.ts";

export type Purpose = "confirm" | "stop";

export type Seal = Sealing & {
  /** The same for the same contact; tells nobody who it is. */
  hashOf(contact: string): string;
  tokenFor(purpose: Purpose, watcherId: string): string;
  /** The watcher a token speaks of; undefined where it is none of ours. */
  readToken(purpose: Purpose, token: string): string | undefined;
};

/** Without telling by its time how much of it is right. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export function createSeal(secret: string): Seal {
  const comparing = keyFor(secret, "watches hash");
  const signing = keyFor(secret, "watches token");
  const sign = (text: string) => createHmac("sha256", signing).update(text).digest();
  return {
    ...createSealing(secret, "watches contact"),
    hashOf: (contact) => createHmac("sha256", comparing).update(contact).digest("base64url"),
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
