// @vitest-environment node
import { describe, expect, it } from "vitest";
import { aProduct } from "../../test-support/a-product.ts";
import { newsOf, totalsOf } from "./pin-news.ts";

const pinned = aProduct({ price: 2400, current_price: null });

describe("a pinned piece", () => {
  it("has no news until it was looked up", () => {
    expect(newsOf(pinned, null)).toEqual({
      product: pinned,
      isGone: false,
      isSoldOut: false,
      saving: 0,
      rise: 0,
      isBack: false,
      isLast: false,
    });
  });

  it("is cheaper, sold out or gone", () => {
    const now = aProduct({ price: 2400, current_price: 1980 });
    expect(newsOf(pinned, [now]).saving).toBe(420);
    expect(newsOf(now, [pinned]).saving).toBe(0);
    expect(newsOf(pinned, [aProduct({ sold_out: true })]).isSoldOut).toBe(true);
    expect(newsOf(pinned, [aProduct({ id: "p_other" })]).isGone).toBe(true);
  });

  it("is dearer, back again, or the last of its kind", () => {
    const dearer = aProduct({ price: 2600, current_price: null });
    expect(newsOf(pinned, [dearer])).toMatchObject({ rise: 200, saving: 0 });
    expect(newsOf(aProduct({ sold_out: true }), [pinned]).isBack).toBe(true);
    const variants = ["S", "M"].map((size) => ({ color: null, size, in_stock: size === "M" }));
    expect(newsOf(pinned, [aProduct({ variants })]).isLast).toBe(true);
    expect(newsOf(pinned, [aProduct({ variants: variants.slice(1) })]).isLast).toBe(false);
  });

  it("does not count in the total once it is sold out", () => {
    const sold = aProduct({ id: "p_2", price: 500, sold_out: true });
    const news = [pinned, sold].map((product) => newsOf(product, [pinned, sold]));
    expect(totalsOf(news)).toEqual([{ currency: "EGP", amount: 2400 }]);
  });

  it("counts in the total as long as it is there, each currency for itself", () => {
    const dollars = aProduct({ id: "p_2", currency: "USD", price: 30 });
    const gone = aProduct({ id: "p_3", price: 999 });
    const fresh = [aProduct({ current_price: 1980 }), dollars];
    const news = [pinned, dollars, gone].map((product) => newsOf(product, fresh));
    expect(totalsOf(news)).toEqual([
      { currency: "EGP", amount: 1980 },
      { currency: "USD", amount: 30 },
    ]);
  });
});
