import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aProduct } from "../../test-support/a-product.ts";
import { asked, openList, server } from "../../test-support/explore-list.tsx";
import { storedToken } from "./feed.ts";
import { giveFirstPage, keepFeedToken, takeUpExplore } from "./kept-list.ts";

const page = (ids: string[], token: string | null) => ({
  products: ids.map((id) => aProduct({ id })),
  has_more: token !== null,
  token,
});

/** The list after its first page. */
async function startedList() {
  const feed = openList();
  await expect.poll(feed.ids).toBeDefined();
  return feed;
}

const calls = () => asked.map(({ url, token }) => `${url}${token ? ` ${token}` : ""}`);

describe("the feed", () => {
  it("begins with what came with the page and asks for nothing", () => {
    server();
    giveFirstPage(page(["p_1"], "t1"));
    const feed = openList();
    expect(feed.ids()).toEqual(["p_1"]);
    expect(asked).toEqual([]);
    keepFeedToken();
    expect(localStorage.getItem("explore_token")).toBe("t1");
  });

  it("continues page by page with the token, and drops it after the last page", async () => {
    server(page(["p_1", "p_2"], "t1"), page(["p_2", "p_3"], null));
    const feed = await startedList();
    await feed.loadMore();
    await feed.loadMore();
    expect(feed.ids()).toEqual(["p_1", "p_2", "p_3"]);
    expect(calls()).toEqual([
      "/api/products/explore?page=1&limit=20",
      "/api/products/explore?page=2&limit=20 Bearer t1",
    ]);
    expect(feed.list()?.hasMore).toBe(false);
    keepFeedToken();
    expect(storedToken()).toBeNull();
  });

  it("never shows a hidden product", async () => {
    server({ products: [aProduct({ id: "p_1", hidden: true })], has_more: false, token: null });
    const feed = await startedList();
    expect(feed.ids()).toEqual([]);
  });

  it("starts over at page 1 when its token is refused, and signs nobody out", async () => {
    localStorage.setItem("token", "brand's own");
    server(page(["p_1"], "t1"), 401, page(["p_9"], "t9"));
    const feed = await startedList();
    await feed.loadMore();
    expect(feed.ids()).toEqual(["p_9"]);
    expect(calls().at(-1)).toBe("/api/products/explore?page=1&limit=20");
    expect(feed.list()?.page).toBe(2);
    keepFeedToken();
    expect(storedToken()).toBe("t9");
    expect(localStorage.getItem("token")).toBe("brand's own");
  });

  it("that is refused right after it started over is not asked on and on; pressing Load More starts over again", async () => {
    server(page(["p_1"], "t1"), 401, page(["p_9"], "t9"), 401, 401, page(["p_8"], "t8"));
    const feed = await startedList();
    await feed.loadMore();
    await feed.loadMore();
    expect(feed.ids()).toEqual(["p_9"]);
    expect(feed.progress().error).toMatchObject({ status: 401 });
    expect(asked).toHaveLength(4);
    await feed.loadMore();
    expect(feed.ids()).toEqual(["p_8"]);
    expect(feed.progress().error).toBeNull();
  });

  it("keeps what was loaded when a page fails, and asks for the same page again", async () => {
    server(page(["p_1"], "t1"), new TypeError("offline"), page(["p_2"], null));
    const feed = await startedList();
    await feed.loadMore();
    expect(feed.ids()).toEqual(["p_1"]);
    expect(feed.progress()).toMatchObject({ error: { code: "network" }, failed: "feed" });
    await feed.loadMore();
    expect(feed.ids()).toEqual(["p_1", "p_2"]);
    expect(feed.progress().error).toBeNull();
  });

  it("keeps its own place although another tab reads the feed too", async () => {
    server(page(["p_1"], "t1"), page(["p_2"], null));
    const feed = await startedList();
    localStorage.setItem("explore_token", "other tab's");
    await feed.loadMore();
    expect(calls().at(-1)).toContain("Bearer t1");
  });

  it("goes on from where it was left, when the shopper comes back", async () => {
    server(page(["p_3"], null));
    localStorage.setItem("explore_token", "t2");
    takeUpExplore({
      products: [aProduct({ id: "p_1" }), aProduct({ id: "p_2" })],
      hasMore: true,
      page: 3,
      initialLoadDone: true,
      isSidebarFilterActive: false,
      selectedCategories: {},
      scrollPosition: 900,
      shouldRestoreScroll: true,
    });
    const feed = openList();
    expect(feed.ids()).toEqual(["p_1", "p_2"]);
    await act(feed.loadMore);
    expect(calls()).toEqual(["/api/products/explore?page=3&limit=20 Bearer t2"]);
    expect(feed.ids()).toEqual(["p_1", "p_2", "p_3"]);
  });
});
