// The mark of a visit that we send to a shop. It says which piece was followed and when, is signed for that one
// brand, and is nowhere kept until an order comes back with it.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { VISIT_DAYS } from "../../../contract/orders.ts";

export type Visit = { visit: string; productId: string };

export type VisitMarks = {
  make(brandId: string, productId: string): string;
  /** Undefined where it is none of ours, another brand's, too old or not yet. */
  read(brandId: string, mark: string): Visit | undefined;
};

const MARK = /^([0-9a-z]{5,8})\.([\w-]{12})\.([\w-]{1,100})\.([\w-]{22})$/;
/** Clocks of several processes differ a little. */
const AHEAD_SECONDS = 300;
const SIGNED_BYTES = 16;

export function createVisitMarks(key: Buffer, now: () => Date): VisitMarks {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const sign = (brandId: string, said: string) =>
    createHmac("sha256", key).update(`${brandId} ${said}`).digest().subarray(0, SIGNED_BYTES);
  return {
    make(brandId, productId) {
      const said = `${seconds().toString(36)}.${randomBytes(9).toString("base64url")}.${productId}`;
      return `${said}.${sign(brandId, said).toString("base64url")}`;
    },
    read(brandId, mark) {
      const [, at, visit, productId, signature] = MARK.exec(mark) ?? [];
      if (!at || !visit || !productId || !signature) return undefined;
      const right = sign(brandId, `${at}.${visit}.${productId}`);
      if (!timingSafeEqual(Buffer.from(signature, "base64url"), right)) return undefined;
      const age = seconds() - Number.parseInt(at, 36);
      return age >= -AHEAD_SECONDS && age <= VISIT_DAYS * 86_400 ? { visit, productId } : undefined;
    },
  };
}
