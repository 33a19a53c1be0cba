// One page of the feed, and the signed token that makes the next page continue it exactly.
import { SignJWT, jwtVerify } from "jose";
import { z } from "zod";
import type { ExplorePage } from "../../../contract/products.ts";
import { exploreTokenInvalid, invalid } from "../../problems.ts";
import { spread, startOfWalk, type FeedCursor } from "./feed.ts";
import type { ProductRepository } from "./repository.ts";

const AUDIENCE = "ribby-explore";
const ALGORITHM = "HS256";
const LIFETIME = "6h";

const Walk = z.object({
  start: z.number(),
  mix: z.number(),
  id: z.string(),
  wrapped: z.boolean(),
  page: z.number().int(),
});
type Walk = z.infer<typeof Walk>;

export type Explore = (asked: {
  page: number;
  limit: number;
  token: string | null;
}) => Promise<ExplorePage>;

export function createExplore(
  products: Pick<ProductRepository, "feedAfter">,
  secret: string,
  random: () => number = Math.random,
): Explore {
  const key = new TextEncoder().encode(secret);

  const sign = (walk: Walk) =>
    new SignJWT(walk)
      .setProtectedHeader({ alg: ALGORITHM })
      .setAudience(AUDIENCE)
      .setExpirationTime(LIFETIME)
      .sign(key);

  async function read(token: string): Promise<Walk> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        requiredClaims: ["exp"],
      });
      return Walk.parse(payload);
    } catch {
      throw exploreTokenInvalid();
    }
  }

  /** Page 1 always begins anew: where the token's walk began, or anywhere for a fresh visitor. */
  async function cursorFor(page: number, token: string | null): Promise<FeedCursor> {
    const walk = token === null ? null : await read(token);
    if (page === 1) return startOfWalk(walk?.start ?? random());
    if (!walk || walk.page !== page) throw invalid("explorePagesInOrder", { field: "page" });
    return walk;
  }

  return async ({ page, limit, token }) => {
    const cursor = await cursorFor(page, token);
    const { products: found, next } = await products.feedAfter(cursor, limit);
    return {
      products: spread(found),
      has_more: next !== null,
      token: next && (await sign({ ...next, page: page + 1 })),
    };
  };
}
