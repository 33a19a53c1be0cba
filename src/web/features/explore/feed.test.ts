import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aProduct } from "../../test-support/a-product.ts";
import { useExplore } from "../../lib/explore-store.ts";
import { exploreToken, keepExploreToken } from "./explore-token.ts";
import { startFeed } from "./feed.ts";
import { loadNextPage } from "./filtering.ts";

const page = (ids: string[], token: string | null) => ({
  products: ids.map((id) => aProduct({ id })),
  has_more: token !== null,
  token,
});

/** Answers each call in turn; an Error stands for no answer at all. */
function server(...answers: (object | number | Error)[]) {
  return vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    if (typeof next === "number") {
      return Response.json({ detail: "The feed has moved on.", code: "no" }, { status: next });
    }
    return Response.json(next);
  });
}

const shown = () => useExplore.getState().products.map((product) => product.id);
const asked = () =>
  vi.mocked(fetch).mock.calls.map(([url, request]) => {
    const token = new Headers(request?.headers).get("Authorization");
    return `${typeof url === "string" ? url : ""}${token ? ` ${token}` : ""}`;
  });

beforeEach(() => {
  localStorage.clear();
  keepExploreToken(null);
  useExplore.setState(useExplore.getInitialState(), true);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

describe("the feed", () => {
  it("begins with what the server put into the page and asks for nothing", async () => {
    const fetching = server();
    const data = { explore: page(["p_1"], "t1"), counts: { products: 1284, brands: 46 } };
    document.body.innerHTML = `<script type="application/json" id="first-data">${JSON.stringify(data)}</script>`;
    await startFeed();
    expect(shown()).toEqual(["p_1"]);
    expect(useExplore.getState().counts).toEqual({ products: 1284, brands: 46 });
    expect(fetching).not.toHaveBeenCalled();
    expect(localStorage.getItem("explore_token")).toBe("t1");
  });

  it("continues page by page with the token, and drops it after the last page", async () => {
    server(page(["p_1", "p_2"], "t1"), page(["p_2", "p_3"], null));
    await startFeed();
    await loadNextPage();
    await loadNextPage();
    expect(shown()).toEqual(["p_1", "p_2", "p_3"]);
    expect(asked()).toEqual([
      "/api/products/explore?page=1&limit=20",
      "/api/products/explore?page=2&limit=20 Bearer t1",
    ]);
    expect(useExplore.getState().hasMore).toBe(false);
    expect(localStorage.getItem("explore_token")).toBeNull();
  });

  it("never shows a hidden product", async () => {
    server({ products: [aProduct({ id: "p_1", hidden: true })], has_more: false, token: null });
    await startFeed();
    expect(shown()).toEqual([]);
  });

  it("starts over at page 1 when its token is refused, and signs nobody out", async () => {
    localStorage.setItem("token", "brand's own");
    server(page(["p_1"], "t1"), 401, page(["p_9"], "t9"));
    await startFeed();
    await loadNextPage();
    expect(shown()).toEqual(["p_9"]);
    expect(asked().at(-1)).toBe("/api/products/explore?page=1&limit=20");
    expect(useExplore.getState().page).toBe(2);
    expect(exploreToken()).toBe("t9");
    expect(localStorage.getItem("token")).toBe("brand's own");
  });

  it("that is refused right after it started over is not asked on and on; pressing Load More starts over again", async () => {
    server(page(["p_1"], "t1"), 401, page(["p_9"], "t9"), 401, 401, page(["p_8"], "t8"));
    await startFeed();
    await loadNextPage();
    await loadNextPage();
    expect(shown()).toEqual(["p_9"]);
    expect(useExplore.getState().error).toMatchObject({ status: 401 });
    expect(asked()).toHaveLength(4);
    await loadNextPage();
    expect(shown()).toEqual(["p_8"]);
    expect(useExplore.getState().error).toBeNull();
  });

  it("keeps what was loaded when a page fails, and asks for the same page again", async () => {
    server(page(["p_1"], "t1"), new TypeError("offline"), page(["p_2"], null));
    await startFeed();
    await loadNextPage();
    expect(shown()).toEqual(["p_1"]);
    expect(useExplore.getState().error).toMatchObject({ code: "network" });
    await loadNextPage();
    expect(shown()).toEqual(["p_1", "p_2"]);
    expect(useExplore.getState().error).toBeNull();
  });

  it("keeps its own place although another tab reads the feed too", async () => {
    server(page(["p_1"], "t1"), page(["p_2"], null));
    await startFeed();
    localStorage.setItem("explore_token", "other tab's");
    await loadNextPage();
    expect(asked().at(-1)).toContain("Bearer t1");
  });
});
