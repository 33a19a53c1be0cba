// The list of Explore, page by page: the mixed feed, or what fits the filters.
import {
  hashKey,
  infiniteQueryOptions,
  useInfiniteQuery,
  type InfiniteData,
} from "@tanstack/react-query";
import { PAGE_SIZE } from "../../../contract/limits.ts";
import { filter, type FilterRequest, type Product } from "../../../contract/products.ts";
import { call } from "../../lib/api.ts";
import { queries, STEADY } from "../../lib/queries.ts";
import { useExplore } from "./explore-store.ts";
import { feedPage, type ListPage, type NextPage } from "./feed.ts";

export type List = Pick<ListPage, "products" | "hasMore" | "total"> & { page: number };

const LISTS = "list";
const FIRST_PAGE: NextPage = { page: 1, token: null };

export const listKey = (request: FilterRequest | null) => [LISTS, request] as const;

export const listQuery = (request: FilterRequest | null) =>
  infiniteQueryOptions({
    ...STEADY,
    queryKey: listKey(request),
    // Its signal is left alone: who looks at a product meanwhile finds the next page on return.
    queryFn: ({ pageParam }) =>
      request ? filterPage(request, pageParam.page) : feedPage(pageParam),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last: ListPage) => (last.hasMore ? last.next : undefined),
    select: listOf,
  });

async function filterPage(request: FilterRequest, page: number): Promise<ListPage> {
  const query = { page, limit: PAGE_SIZE };
  const { products, total, has_more } = await call(filter, { query, body: request });
  const next = { page: page + 1, token: null };
  return { products, total, hasMore: has_more, isFirst: page === 1, next };
}

type Pages = InfiniteData<ListPage, NextPage>;

const lists = new WeakMap<Pages, List>();

/** All pages as one list: no hidden piece, and none twice. */
export function listOf(data: Pages): List {
  const known = lists.get(data);
  if (known) return known;
  const from = data.pages.findLastIndex(({ isFirst }) => isFirst);
  const pages = data.pages.slice(Math.max(from, 0));
  const products = new Map<string, Product>();
  for (const product of pages.flatMap((page) => page.products)) {
    if (!product.hidden && !products.has(product.id)) products.set(product.id, product);
  }
  const last = pages.at(-1);
  const list = {
    products: [...products.values()],
    hasMore: last?.hasMore ?? true,
    total: last?.total ?? 0,
    page: last?.next.page ?? 1,
  };
  lists.set(data, list);
  return list;
}

export const loadedPages = (request: FilterRequest | null): Pages | undefined =>
  queries.getQueryData<Pages>(listKey(request));

/** A list that is known without asking: from the document, or from before the shopper left. */
export const giveList = (page: ListPage) =>
  queries.setQueryData<Pages>(listKey(null), {
    pages: [page],
    pageParams: [FIRST_PAGE],
  });

/** One list at a time: answers to the others are not waited for, and what is not on screen is forgotten. */
export function forgetOtherLists(
  shown: FilterRequest | null,
  ...kept: (FilterRequest | null)[]
): void {
  const left = new Set([shown, ...kept].map((request) => hashKey(listKey(request))));
  const wanted = new Set(kept.map((request) => hashKey(listKey(request))));
  void queries.cancelQueries({
    queryKey: [LISTS],
    predicate: ({ queryHash }) => !wanted.has(queryHash),
  });
  queries.removeQueries({ queryKey: [LISTS], predicate: ({ queryHash }) => !left.has(queryHash) });
}

/** The list on screen; components see only what they read of it. */
export const useShownList = () => useInfiniteQuery(listQuery(useExplore(({ applied }) => applied)));

/** What is being loaded, and what went wrong with it. */
export function useListProgress() {
  const asked = useExplore((state) => state.asked);
  const applied = useExplore((state) => state.applied);
  const dismissed = useExplore((state) => state.dismissedError);
  const shown = useShownList();
  const wanted = useInfiniteQuery({ ...listQuery(asked), enabled: false });
  const isOther = asked !== applied;
  const filterError = isOther ? wanted.error : shown.isRefetchError ? shown.error : null;
  const error = filterError ?? shown.error;
  return {
    isLoading: shown.isFetching || wanted.isFetching,
    /** The whole list is being exchanged; what is on screen is dimmed meanwhile. */
    isReplacing: isOther ? wanted.isFetching : shown.isRefetching,
    error: error === dismissed ? null : error,
    /** What failed, so that Retry repeats exactly that. */
    failed: filterError ? ("filter" as const) : ("feed" as const),
  };
}
