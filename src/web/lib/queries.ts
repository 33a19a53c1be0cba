// The one cache of what the server answered. Screens read it through the query library's hooks; what
// happens outside of a component (the first data of a page, a filter that is applied) uses it directly.
import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api.ts";
import { onReconnect } from "./connection-store.ts";

/** Only silence is worth asking again; an answer that says no will say no again. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isSilence = error instanceof ApiError && (error.status === 0 || error.status >= 502);
  return isSilence && failures < 2;
}

export const queries = new QueryClient({
  defaultOptions: {
    // Asked once even without a network: the service worker may have the answer. What it has not waits for the way.
    queries: { retry: isWorthRetrying, staleTime: 30_000, networkMode: "offlineFirst" },
    // What somebody does is never done later behind their back: it fails now, and says so.
    mutations: { networkMode: "always" },
  },
});

/** What stands there with an error asks again by itself, once there is a way to the server. */
onReconnect(() => {
  void queries.refetchQueries({
    type: "active",
    predicate: ({ state }) => state.status === "error" && state.data === undefined,
  });
});

/**
 * For lists that somebody walks through page by page: they stay as they are until another one is asked for, and a
 * failure is said at once, with a button that asks again.
 */
export const STEADY = {
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  // A page that failed marks the whole list as old: whatever is drawn next, or a glance away, would ask for all of it.
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  networkMode: "always",
  // Pages never change once they are here, and comparing hundreds of pieces costs a phone more than drawing them.
  structuralSharing: false,
} as const;
