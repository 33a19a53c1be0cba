// What a search found. The first pieces come while the stylist still writes (searching.ts); more are the
// same question again, for a longer list.
import { infiniteQueryOptions, useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import { SEARCH_LIMIT } from "../../../contract/limits.ts";
import type { Product } from "../../../contract/products.ts";
import { search as searchCall } from "../../../contract/stylist.ts";
import { call } from "../../lib/api.ts";
import { queries, STEADY } from "../../lib/queries.ts";
import { showSearch, useConversation, type Question, type Search } from "./conversation-store.ts";

export type Found = { products: readonly Product[]; total: number };

/** As many as one call may ask for. */
const RESULTS_MAX = 50;

export const bodyOf = (
  { query, conversation, previous, pinned = [], without, good, notThis }: Question,
  limit: number,
) => ({
  query,
  limit,
  ...(conversation !== undefined && { conversation }),
  ...(previous && { previous }),
  ...(pinned.length > 0 && { pinned: [...pinned] }),
  ...(without.length > 0 && { without: without.map(({ value }) => value) }),
  ...(good && { good: [...good] }),
  ...(notThis && { not_this: [...notThis] }),
});

const searchKey = (question: Question) => ["search", bodyOf(question, SEARCH_LIMIT)] as const;

const searchQuery = (question: Question) =>
  infiniteQueryOptions({
    ...STEADY,
    queryKey: searchKey(question),
    queryFn: async ({ pageParam: limit, signal }) =>
      visible(await call(searchCall, { body: bodyOf(question, limit), signal })),
    initialPageParam: SEARCH_LIMIT,
    getNextPageParam: ({ products, total }: Found) =>
      products.length < Math.min(total, RESULTS_MAX)
        ? Math.min(products.length + SEARCH_LIMIT, RESULTS_MAX)
        : undefined,
    // A page is the whole list so far.
    maxPages: 1,
    select: ({ pages }) => pages.at(-1),
  });

const visible = ({ products, total }: Found): Found => ({
  products: products.filter(({ hidden }) => !hidden),
  total,
});

/** It stands in the grid from now on; what an older search found is forgotten. */
export function showFound(search: Search, found: Found): void {
  const data = { pages: [visible(found)], pageParams: [SEARCH_LIMIT] };
  queries.removeQueries({ queryKey: ["search"], type: "inactive" });
  queries.setQueryData<InfiniteData<Found, number>>(searchKey(search), data);
  showSearch(search);
}

export function foundBy(search: Search): Found {
  const data = queries.getQueryData<InfiniteData<Found, number>>(searchKey(search));
  return data?.pages.at(-1) ?? { products: [], total: 0 };
}

/** As much as one answer may hold. Where that fails, what is here stays. */
export async function findAll(search: Search): Promise<void> {
  const { products, total } = foundBy(search);
  if (products.length === 0 || products.length >= Math.min(total, RESULTS_MAX)) return;
  const key = searchKey(search);
  const answer = await call(searchCall, { body: bodyOf(search, RESULTS_MAX) }).catch(() => null);
  if (!answer || queries.getQueryData(key) === undefined) return;
  const data = { pages: [visible(answer)], pageParams: [SEARCH_LIMIT] };
  queries.setQueryData<InfiniteData<Found, number>>(key, data);
}

export const stopSearching = (search: Search) =>
  queries.cancelQueries({ queryKey: searchKey(search) });

const NOTHING: Question = { query: "", without: [] };

/** What the search in the grid found; without a search there is none. */
export function useFound() {
  const search = useConversation((state) => state.search);
  return useInfiniteQuery({ ...searchQuery(search ?? NOTHING), enabled: search !== null });
}
