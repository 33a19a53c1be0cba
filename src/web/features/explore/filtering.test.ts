import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useExplore } from "../../lib/explore-store.ts";
import { aProduct } from "../../test-support/a-product.ts";
import { keepExploreToken } from "./explore-token.ts";
import { applyFilters, clearFilters, loadNextPage, selectCategories } from "./filtering.ts";

type Asked = { url: string; body: Record<string, unknown> };
let asked: Asked[] = [];

/** Answers in turn; a number is a failure. */
function server(...answers: (object | number)[]) {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, request) => {
    const sent = typeof request?.body === "string" ? request.body : "{}";
    asked.push({ url: typeof url === "string" ? url : "", body: JSON.parse(sent) });
    const next = answers.shift() ?? 500;
    return typeof next === "number"
      ? Response.json({ detail: "No.", code: "no" }, { status: next })
      : Response.json(next);
  });
}

const page = (ids: string[], total: number, has_more = false) => ({
  products: ids.map((id) => aProduct({ id })),
  total,
  page: 1,
  has_more,
});

const shown = () => useExplore.getState().products.map(({ id }) => id);

beforeEach(() => {
  asked = [];
  keepExploreToken(null);
  useExplore.setState(useExplore.getInitialState(), true);
  useExplore.setState({ initialLoadDone: true, products: [aProduct({ id: "p_feed" })] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("filters", () => {
  it("replace the list, then append page by page without repeats", async () => {
    server(page(["p_1", "p_2"], 3, true), page(["p_2", "p_3"], 3));
    useExplore.setState({ selectedCategories: { Abayas: true } });
    await applyFilters();
    expect(shown()).toEqual(["p_1", "p_2"]);
    await loadNextPage();
    expect(shown()).toEqual(["p_1", "p_2", "p_3"]);
    expect(asked.map(({ url }) => url)).toEqual([
      "/api/products/filter?page=1&limit=20",
      "/api/products/filter?page=2&limit=20",
    ]);
    expect(useExplore.getState()).toMatchObject({ total: 3, hasMore: false });
  });

  it("apply once, 50 ms after the last category", async () => {
    vi.useFakeTimers();
    server(page(["p_1"], 1));
    selectCategories({ Abayas: true });
    vi.advanceTimersByTime(49);
    selectCategories({ Abayas: true, Bags: true });
    vi.advanceTimersByTime(49);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked.map(({ body }) => body["categories"])).toEqual([["Abayas", "Bags"]]);
    await vi.runAllTimersAsync();
  });

  it("keep the old list when they fail", async () => {
    server(500);
    useExplore.setState({ selectedCategories: { Abayas: true } });
    await applyFilters();
    expect(shown()).toEqual(["p_feed"]);
    expect(useExplore.getState()).toMatchObject({ failed: "filter", applied: null });
  });

  it("are emptied together with the list and the feed's token, and the feed starts over", async () => {
    server(page(["p_1"], 1), { products: [aProduct({ id: "p_new" })], has_more: true, token: "t" });
    useExplore.setState({ selectedCategories: { Abayas: true } });
    await applyFilters();
    localStorage.setItem("explore_token", "old");
    const clearing = clearFilters();
    expect(useExplore.getState()).toMatchObject({
      products: [],
      page: 1,
      hasMore: true,
      selectedCategories: {},
    });
    expect(localStorage.getItem("explore_token")).toBeNull();
    await clearing;
    expect(shown()).toEqual(["p_new"]);
  });
});

describe("search results", () => {
  it("make way for the list that the filters asked for", async () => {
    server(page(["p_1"], 1));
    useExplore.setState({
      selectedCategories: { Abayas: true },
      searchQuery: "linen",
      searchResults: {
        query: "linen",
        products: [aProduct({ id: "p_s" })],
        total: 1,
        understood: [],
        without: [],
        words: "linen",
      },
    });
    await applyFilters();
    expect(useExplore.getState()).toMatchObject({ searchResults: null, searchQuery: "" });
    expect(shown()).toEqual(["p_1"]);
  });
});
