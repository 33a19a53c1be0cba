import { act } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aProduct } from "../../test-support/a-product.ts";
import { asked, openList, server } from "../../test-support/explore-list.tsx";
import { choose, chooseCategories, dismissListError, explored } from "./explore-store.ts";
import { applyFilters, clearFilters, selectCategories } from "./filtering.ts";
import { giveFirstPage } from "./kept-list.ts";
import { loadedPages } from "./list-query.ts";

const page = (ids: string[], total: number, has_more = false) => ({
  products: ids.map((id) => aProduct({ id })),
  total,
  page: 1,
  has_more,
});

beforeEach(() =>
  giveFirstPage({ products: [aProduct({ id: "p_feed" })], has_more: true, token: "t" }),
);

describe("filters", () => {
  it("replace the list, then append page by page without repeats", async () => {
    server(page(["p_1", "p_2"], 3, true), page(["p_2", "p_3"], 3));
    const list = openList();
    expect(list.ids()).toEqual(["p_feed"]);
    act(() => chooseCategories({ Abayas: true }));
    await act(applyFilters);
    expect(list.ids()).toEqual(["p_1", "p_2"]);
    await list.loadMore();
    expect(list.ids()).toEqual(["p_1", "p_2", "p_3"]);
    expect(asked.map(({ url }) => url)).toEqual([
      "/api/products/filter?page=1&limit=20",
      "/api/products/filter?page=2&limit=20",
    ]);
    expect(list.list()).toMatchObject({ total: 3, hasMore: false });
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

  it("keep the old list when they fail, say so, and can be asked for again or put away", async () => {
    server(500, 500, page(["p_1"], 1));
    const list = openList();
    act(() => chooseCategories({ Abayas: true }));
    await act(applyFilters);
    expect(list.ids()).toEqual(["p_feed"]);
    expect(explored().applied).toBeNull();
    expect(list.progress()).toMatchObject({ failed: "filter", isReplacing: false });
    act(() => dismissListError(list.progress().error));
    expect(list.progress().error).toBeNull();
    await act(applyFilters);
    expect(list.progress().error).toMatchObject({ status: 500 });
    await act(applyFilters);
    expect(list.progress().error).toBeNull();
    expect(list.ids()).toEqual(["p_1"]);
  });

  it("that are applied again are asked for again, from page 1", async () => {
    server(page(["p_1"], 2, true), page(["p_2"], 2), page(["p_9"], 1));
    const list = openList();
    act(() => chooseCategories({ Abayas: true }));
    await act(applyFilters);
    await list.loadMore();
    await act(applyFilters);
    expect(list.ids()).toEqual(["p_9"]);
    expect(asked).toHaveLength(3);
  });

  it("taken back while their answer is on its way change nothing", async () => {
    let answer!: (response: Response) => void;
    vi.spyOn(globalThis, "fetch")
      .mockReturnValueOnce(
        new Promise((resolve) => {
          answer = resolve;
        }),
      )
      .mockResolvedValueOnce(
        Response.json({ products: [aProduct({ id: "p_feed" })], has_more: true, token: "t" }),
      );
    const list = openList();
    act(() => chooseCategories({ Abayas: true }));
    const applying = applyFilters();
    await act(clearFilters);
    answer(Response.json(page(["p_late"], 1)));
    await act(() => applying);
    expect(list.ids()).toEqual(["p_feed"]);
    expect(explored().applied).toBeNull();
  });

  it("that were chosen and never applied are cleared with list, page and token all the same", async () => {
    server({ products: [aProduct({ id: "p_new" })], has_more: true, token: "t2" });
    const list = openList();
    act(() => choose({ on_sale: true }));
    localStorage.setItem("explore_token", "old");
    const clearing = clearFilters();
    expect(explored().choice.on_sale).toBe(false);
    expect(localStorage.getItem("explore_token")).toBeNull();
    expect(loadedPages(null)).toBeUndefined();
    await act(() => clearing);
    expect(list.ids()).toEqual(["p_new"]);
    expect(asked.at(-1)).toMatchObject({
      url: "/api/products/explore?page=1&limit=20",
      token: null,
    });
  });

  it("are emptied together with the list and the feed's token, and the feed starts over", async () => {
    server(page(["p_1"], 1), { products: [aProduct({ id: "p_new" })], has_more: true, token: "t" });
    const list = openList();
    act(() => chooseCategories({ Abayas: true }));
    await act(applyFilters);
    localStorage.setItem("explore_token", "old");
    const clearing = clearFilters();
    expect(explored()).toMatchObject({ selectedCategories: {}, applied: null });
    expect(localStorage.getItem("explore_token")).toBeNull();
    await act(() => clearing);
    expect(list.ids()).toEqual(["p_new"]);
    expect(asked.at(-1)).toMatchObject({
      url: "/api/products/explore?page=1&limit=20",
      token: null,
    });
  });
});
