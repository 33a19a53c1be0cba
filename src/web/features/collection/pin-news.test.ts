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
    });
  });

  it("is cheaper, sold out or gone", () => {
    const now = aProduct({ price: 2400, current_price: 1980 });
    expect(newsOf(pinned, [now]).saving).toBe(420);
    expect(newsOf(now, [pinned]).saving).toBe(0);
    expect(newsOf(pinned, [aProduct({ sold_out: true })]).isSoldOut).toBe(true);
    expect(newsOf(pinned, [aProduct({ id: "p_other" })]).isGone).toBe(true);
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
