// Explore's list as a screen sees it, beside a server that answers in turn.
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { useExplore } from "../features/explore/explore-store.ts";
import { useListProgress, useShownList } from "../features/explore/list-query.ts";
import { queries } from "../lib/queries.ts";
import { WithQueries } from "./with-queries.tsx";

type Asked = { url: string; token: string | null; body: Record<string, unknown> };
export let asked: Asked[] = [];

/** Answers each call in turn; a number is a failure, an Error stands for no answer at all. */
export function server(...answers: (object | number | Error)[]): void {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, request) => {
    const sent = typeof request?.body === "string" ? request.body : "{}";
    const token = new Headers(request?.headers).get("Authorization");
    asked.push({ url: typeof url === "string" ? url : "", token, body: JSON.parse(sent) });
    const next = answers.shift() ?? 500;
    if (next instanceof Error) throw next;
    return typeof next === "number"
      ? Response.json({ detail: "No.", code: "no" }, { status: next })
      : Response.json(next);
  });
}

/** The list on screen, what is going on with it, and the button under it. */
export function openList() {
  const { result } = renderHook(() => ({ ...useShownList(), progress: useListProgress() }), {
    wrapper: WithQueries,
  });
  return {
    list: () => result.current.data,
    ids: () => result.current.data?.products.map(({ id }) => id),
    progress: () => result.current.progress,
    loadMore: () => act(() => result.current.fetchNextPage()),
  };
}

beforeEach(() => {
  asked = [];
  localStorage.clear();
  queries.clear();
  useExplore.setState(useExplore.getInitialState(), true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
