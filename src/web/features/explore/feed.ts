// One page of the mixed feed. Its token makes page 2 continue page 1; it belongs to the feed alone and
// signs nobody in.
import { explore, type ExplorePage, type Product } from "../../../contract/products.ts";
import { PAGE_SIZE } from "../../../contract/limits.ts";
import { ApiError, call } from "../../lib/api.ts";
import { readStored, removeStored, writeStored } from "../../lib/storage.ts";

export type ListPage = {
  products: readonly Product[];
  hasMore: boolean;
  /** How many pieces fit the filters; the feed does not count. */
  total: number;
  /** The list begins with it: a feed that had to start over leaves older pages behind. */
  isFirst: boolean;
  next: NextPage;
};

/** The page that is loaded next; in the feed its token says where in it. */
export type NextPage = { page: number; token: string | null };

const KEY = "explore_token";

/** For the next visit; this tab's own place is in its pages, as another tab writes the same key. */
export const storedToken = (): string | null => readStored(KEY);

export function storeToken(token: string | null): void {
  if (token) writeStored(KEY, token);
  else removeStored(KEY);
}

/** An unknown token, or one that stands at another page because another tab moved it. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 401 || (error.status === 400 && error.field === "page");
}

/** What the last restart gave. If that is refused as well, starting over once more would have no end. */
let restartToken: string | null = null;

const ask = async (page: number, token: string | null) =>
  feedPageOf(page, await call(explore, { query: { page, limit: PAGE_SIZE }, token }));

/** A refused token only means that the feed has moved on: forget it and begin at page 1. */
export async function feedPage({ page, token: own }: NextPage): Promise<ListPage> {
  const token = own ?? storedToken();
  try {
    return await ask(page, token);
  } catch (error) {
    if (token === null || !isRefused(error)) throw error;
    const isAgain = token === restartToken;
    restartToken = null;
    if (isAgain) throw error;
    storeToken(null);
    // What is on screen stays until page 1 replaces it.
    const first = await ask(1, null);
    restartToken = first.next.token;
    return first;
  }
}

export function feedPageOf(page: number, { products, has_more, token }: ExplorePage): ListPage {
  const next = { page: page + 1, token: has_more ? token : null };
  return { products, hasMore: has_more, total: 0, isFirst: page === 1, next };
}
