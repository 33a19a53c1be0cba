// @vitest-environment node
import { describe, expect, it } from "vitest";
import { aProduct } from "../../test-support/a-product.ts";
import { exchange, othersFor, totalOf } from "./look-pieces.ts";

const dress = aProduct({ id: "dress", category: "Dresses", price: 900, current_price: 700 });
const shoes = aProduct({ id: "shoes", category: "Footwear", price: 600, current_price: null });
const flats = aProduct({ id: "flats", category: "Footwear", price: 500, current_price: null });
const boots = aProduct({ id: "boots", category: "Footwear", price: 900, current_price: null });
const gone = aProduct({ id: "gone", category: "Footwear", price: 100, sold_out: true });

describe("a look", () => {
  it("costs what is paid for its pieces together", () => {
    expect(totalOf([dress, shoes])).toBe(1300);
  });

  it("exchanges a piece for one of its kind that is there and not dearer", () => {
    expect(othersFor([dress, shoes], 1, [boots, gone, shoes, flats])).toEqual([flats]);
    expect(exchange([dress, shoes], 1, [boots, flats])).toEqual([dress, flats]);
  });

  it("stays as it is where there is nothing to exchange it for", () => {
    expect(exchange([dress, shoes], 0, [flats])).toEqual([dress, shoes]);
  });
});
