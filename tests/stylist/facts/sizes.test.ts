// Sizes of every system in one structure: what a shop writes, what a shopper wears, and whether they meet.
import { describe, expect, test } from "vitest";
import { readWornSize, sizeFor } from "../../../src/server/language/size-fits.ts";
import { readSize } from "../../../src/server/language/size-systems.ts";
import type { SizedPiece } from "../../../src/server/language/sized-piece.ts";

const SHOES = { category: "Footwear" };
const KIDS = { category: "Kids' Clothing" };
const ABAYA = { category: "Abayas" };

describe("a shop's sizes", () => {
  test.each<[string, SizedPiece, string, number, number]>([
    ["L", {}, "letter", 4, 4],
    ["L/XL", {}, "letter", 4, 5],
    ["XXL/3XL", {}, "letter", 6, 7],
    ["X-Large", {}, "letter", 5, 5],
    ["٢ اكس لارج", {}, "letter", 6, 6],
    ["M (38)", {}, "letter", 3, 3],
    ["6-7Y", {}, "age", 72, 95],
    ["٤-٥ سنين", {}, "age", 48, 71],
    ["0-3 months", {}, "age", 0, 3],
    ["6-12M", {}, "age", 6, 12],
    ["3T", {}, "age", 36, 47],
    ["8", KIDS, "age", 96, 107],
    ["116", KIDS, "age", 72, 83],
    ["56", ABAYA, "length", 56, 56],
    ["38", SHOES, "shoe", 38, 38],
    ["36–40", { terms: ["kind:socks"] }, "shoe", 36, 40],
    ["38", { category: "Dresses" }, "number", 38, 38],
    ["60-75 kg", {}, "weight", 60, 75],
    ["من ٦٠ لـ ٧٥ كيلو", {}, "weight", 60, 75],
  ])("%s", (written, piece, system, from, to) => {
    expect(readSize(written, piece)).toEqual({ written, system, from, to });
  });

  test.each(["One Size", "Free size", "فري سايز", "مقاس واحد"])("%s is for most", (written) => {
    expect(readSize(written).system).toBe("one");
  });

  test.each(["90×90 cm", "50 ml", "A5"])("%s is nothing that a body has", (written) => {
    expect(readSize(written).system).toBe("measure");
  });

  test("34 is a waist beside 28, and a dress size beside 36", () => {
    const pants = { category: "Pants" };
    expect(readSize("34", pants, ["28", "30", "34"]).system).toBe("waist");
    expect(readSize("34", { category: "Dresses" }, ["34", "36"]).system).toBe("number");
  });
});

describe("does it fit", () => {
  const fit = (worn: string, sizes: string, piece: SizedPiece = {}) =>
    sizeFor(readWornSize(worn)!, sizes.split(","), piece);

  test("the shop's own size is sure", () => {
    expect(fit("XL", "M,L,XL")).toEqual({ sure: "sure", why: "same", size: "XL" });
    expect(fit("XXL", "S/M,L/XL,XXL/3XL")).toEqual({
      sure: "sure",
      why: "within",
      size: "XXL/3XL",
    });
    expect(fit("39", "38,39,40", SHOES)).toEqual({ sure: "sure", why: "same", size: "39" });
  });

  test("XL finds the abaya that fits XL, and says that it was concluded", () => {
    expect(fit("XL", "52,54,56,58,60", ABAYA)).toEqual({
      sure: "likely",
      why: "length",
      size: "58",
    });
  });

  test("38 finds M, and 70 kilos find L", () => {
    expect(fit("38", "S,M,L", { category: "Dresses" })).toMatchObject({
      sure: "likely",
      size: "M",
    });
    expect(fit("70 kg", "S,M,L,XL")).toMatchObject({ sure: "likely", size: "L" });
  });

  test("one size promises nothing beyond XL; a scarf fits everybody", () => {
    expect(fit("L", "One Size").sure).toBe("likely");
    expect(fit("3XL", "One Size").sure).toBe("unsure");
    expect(fit("3XL", "One Size", { category: "Hijabs & Scarves" }).sure).toBe("sure");
  });

  test("what is not offered does not fit", () => {
    expect(fit("XXL", "S,M,L").sure).toBe("no");
    expect(fit("45", "36,37,38", SHOES).sure).toBe("no");
  });

  test("a six-year-old fits 6-7Y, not M and not 2-3Y", () => {
    expect(fit("6 years", "2-3Y,6-7Y", KIDS)).toEqual({ sure: "sure", why: "age", size: "6-7Y" });
    expect(fit("6 years", "S,M,L").sure).toBe("no");
    expect(fit("6 years", "2-3Y,4-5Y", KIDS).sure).toBe("no");
  });
});
