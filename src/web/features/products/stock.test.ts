// @vitest-environment node
import { describe, expect, it } from "vitest";
import { aProduct } from "../../test-support/a-product.ts";
import { awaitedIn, choiceOf, firstChoice, isInStock } from "./stock.ts";

const shirt = aProduct({
  colors: ["Black", "Sand"],
  sizes: ["S", "M"],
  variants: [
    { color: "black", size: "S", in_stock: true },
    { color: "black", size: "M", in_stock: false },
    { color: "sand", size: null, in_stock: true },
  ],
});

describe("what can be had", () => {
  it("begins with the first colour and size", () => {
    expect(firstChoice(shirt)).toEqual({ color: "Black", size: "S" });
    expect(firstChoice(aProduct({ colors: [], sizes: [] }))).toEqual({ color: null, size: null });
  });

  it("begins with what is in stock where the first is not, and with the first where nothing is", () => {
    const gone = { color: "black", size: "S", in_stock: false };
    const [, ...others] = shirt.variants;
    expect(firstChoice({ ...shirt, variants: [gone, ...others] })).toEqual({
      color: "Sand",
      size: "S",
    });
    const all = shirt.variants.map((variant) => ({ ...variant, in_stock: false }));
    expect(firstChoice({ ...shirt, variants: all })).toEqual({ color: "Black", size: "S" });
  });

  it("begins with the size that fits the shopper, where that is in stock", () => {
    const plain = aProduct({ colors: [], sizes: ["S", "M"], variants: [] });
    expect(choiceOf(plain, {}, "M")).toEqual({ color: null, size: "M" });
    expect(choiceOf({ ...plain, sold_out: true }, {}, "M")).toEqual({ color: null, size: "S" });
    expect(choiceOf(plain, {}, null)).toEqual({ color: null, size: "S" });
    expect(choiceOf(shirt, {}, "M")).toEqual({ color: "Black", size: "S" });
    expect(choiceOf(shirt, { color: "Sand" }, "M")).toEqual({ color: "Sand", size: "M" });
  });

  it("leaves what the shopper chose, and keeps her size in every colour", () => {
    const [small, medium, sand] = shirt.variants;
    const inBlack = { ...shirt, variants: [small!, { ...medium!, in_stock: true }] };
    expect(choiceOf(inBlack, { size: "S" }, "M")).toEqual({ color: "Black", size: "S" });
    expect(choiceOf(inBlack, { color: "Sand" }, "M")).toEqual({ color: "Sand", size: "M" });
    expect(choiceOf({ ...inBlack, variants: [sand!] }, { size: "S" }, "M").size).toBe("S");
  });

  it("is decided by the variant; one without a size stands for all sizes", () => {
    expect(isInStock(shirt, { color: "Black", size: "S" })).toBe(true);
    expect(isInStock(shirt, { color: "Black", size: "M" })).toBe(false);
    expect(isInStock(shirt, { color: "Sand", size: "M" })).toBe(true);
  });

  it("is the piece itself when there are no variants, and nothing once it is sold out", () => {
    const plain = aProduct({ variants: [] });
    expect(isInStock(plain, firstChoice(plain))).toBe(true);
    expect(isInStock({ ...shirt, sold_out: true }, { color: "Black", size: "S" })).toBe(false);
  });

  it("can be waited for by size where no color of it is left, and as a whole where nothing is", () => {
    const [small, medium] = shirt.variants;
    const ofTwo = { ...shirt, variants: [small!, medium!] };
    expect(awaitedIn(ofTwo, { color: "Black", size: "M" })).toEqual({ size: "M" });
    expect(awaitedIn(ofTwo, { color: "Sand", size: "S" })).toBeNull();
    expect(awaitedIn(shirt, { color: "Black", size: "M" })).toBeNull();
    expect(awaitedIn({ ...shirt, sold_out: true }, { color: "Black", size: "M" })).toEqual({
      size: null,
    });
  });
});
