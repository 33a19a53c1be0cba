// @vitest-environment node
import { expect, test } from "vitest";
import type { SizeChart } from "../../../contract/trust.ts";
import { adviseSize, lackOf } from "./size-advice.ts";

const chart: SizeChart = {
  of: "body",
  sizes: {
    S: { bust: [84, 88], waist: [66, 70] },
    M: { bust: [89, 93], waist: [71, 75] },
    L: { bust: [94, 99], waist: [76, 81] },
  },
  page: "https://shop.example/size",
  from: "piece",
  at: "2026-11-17T00:00:00.000Z",
};

test("measures within one size are sure of it, and say why", () => {
  expect(adviseSize(chart, { bust: 92, waist: 74 })).toEqual({
    kind: "sure",
    size: "M",
    room: 0,
    isUnsaid: false,
    reasons: [
      { point: "bust", yours: 92, from: 89, to: 93 },
      { point: "waist", yours: 74, from: 71, to: 75 },
    ],
  });
});

test("between two sizes the wider one is nearest", () => {
  expect(adviseSize(chart, { bust: 90, waist: 79 })).toMatchObject({ kind: "likely", size: "L" });
});

test("far beyond the chart is said to be outside of it", () => {
  expect(adviseSize(chart, { bust: 130 })).toMatchObject({ kind: "outside", size: "L" });
});

test("a garment's own measures leave room for the body", () => {
  const garment: SizeChart = {
    ...chart,
    of: "garment",
    sizes: { M: { bust: [92, 92] }, L: { bust: [98, 98] } },
  };
  expect(adviseSize(garment, { bust: 92 })).toMatchObject({ kind: "sure", size: "L", room: 6 });
});

test("a chart that does not say of what it is makes nothing sure, save for what is always the body's", () => {
  const unsaid: SizeChart = {
    ...chart,
    of: null,
    sizes: { M: { bust: [89, 93], height: [165, 170] } },
  };
  expect(adviseSize(unsaid, { bust: 92 })).toMatchObject({ kind: "likely", isUnsaid: true });
  expect(adviseSize(unsaid, { height: 168 })).toMatchObject({ kind: "sure", isUnsaid: false });
});

test("a point the chart does not have is not guessed from another", () => {
  expect(adviseSize(chart, { foot: 24 })).toEqual({ kind: "unsure", points: ["bust", "waist"] });
  expect(adviseSize(chart, {})).toBeNull();
});

test("a size that fits may be sold out or not be sold; other names of sizes say nothing", () => {
  const variant = (size: string, in_stock: boolean) => ({ size, color: "red", in_stock });
  const piece = {
    sizes: ["m", "L"],
    variants: [variant("m", false), variant("m", false), variant("L", true)],
  };
  expect(lackOf("M", chart, piece)).toBe("sold-out");
  expect(lackOf("S", chart, piece)).toBe("not-sold");
  expect(lackOf("L", chart, piece)).toBeNull();
  expect(lackOf("M", chart, { sizes: ["36", "38"], variants: [] })).toBeNull();
  expect(lackOf("M", chart, { sizes: ["M"], variants: [] })).toBeNull();
});
