// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { BrandTerms, SizeChart, Term, TermKind } from "../../../contract/trust.ts";
import { aProduct } from "../../test-support/a-product.ts";
import { rowsOf, sizesOf, type Compared } from "./comparison.ts";
import { exceptedGroups } from "./excepted.ts";

const AT = "2026-11-12T10:00:00.000Z";
const says = (kind: TermKind, value: Term["value"]): Term => ({
  kind,
  value,
  by: "shop",
  evidence: [],
  at: AT,
});
const chart = (sizes: SizeChart["sizes"]): SizeChart => ({
  of: "garment",
  sizes,
  page: "https://shop.example/sizes",
  from: "brand",
  at: AT,
});

const satin: Compared = {
  product: aProduct({ id: "p_1", price: 3800, current_price: 3040, materials: ["satin"] }),
  told: {
    terms: [
      says("delivery_fee", { cairo: 60, minya: 90 }),
      says("delivery_days", { cairo: "2-3", minya: "4-6" }),
      says("cash_on_delivery", true),
      says("exchange_days", 14),
      says("exchange_cost", "shopper"),
    ],
    disputed: [{ kind: "return_days", evidence: [] }],
    chart: chart({ "54": { length: [137, 137], bust: [108, 110] } }),
  },
  size: "54",
};
const crepe: Compared = {
  product: aProduct({ id: "p_2", price: 2300, materials: ["crepe"] }),
  told: {
    terms: [
      says("delivery_fee", { cairo: 75, minya: 75 }),
      says("cash_on_delivery", false),
      says("exchange_days", 7),
      says("return_days", 3),
    ],
    disputed: [],
    chart: chart({ M: { length: [118, 118] } }),
  },
  size: "M",
};
const unknown: Compared = {
  product: aProduct({ id: "p_3", price: 2300, materials: ["satin"] }),
  told: undefined,
  size: null,
};

const said = (pieces: Compared[], place = "") =>
  rowsOf(pieces, place).map((row) => ({
    ...row,
    kind: row.kind === "cm" ? row.point : row.kind === "term" ? row.term : row.kind,
  }));

describe("pieces side by side", () => {
  it("say price, fabric, centimetres, and what the shops promise", () => {
    expect(said([satin, crepe])).toMatchObject([
      { kind: "price", values: [3040, 2300], best: 1 },
      { kind: "fabric", values: [["satin"], ["crepe"]], best: null },
      { kind: "bust", values: [[108, 110], null] },
      {
        kind: "length",
        values: [
          [137, 137],
          [118, 118],
        ],
      },
      { kind: "delivery_fee", values: [{ minya: 90 }, { minya: 75 }], best: null },
      { kind: "delivery_days", values: [{ cairo: "2-3" }, null], best: null },
      { kind: "cash_on_delivery", values: [true, false], best: null },
      { kind: "exchange_days", values: [14, 7], best: 0 },
      { kind: "exchange_cost", values: ["shopper", null], best: null },
      { kind: "return_days", values: ["disputed", 3], best: null },
    ]);
  });

  it("call the lower fee to the shopper's governorate better, and none without it", () => {
    const fee = (place: string) =>
      said([satin, crepe], place).find(({ kind }) => kind === "delivery_fee")?.best;
    expect([fee("cairo"), fee("minya"), fee("suez"), fee("")]).toEqual([0, 1, null, null]);
  });

  it("call nothing better where one of them says nothing, or two are as good", () => {
    const rows = said([satin, crepe, unknown]);
    expect(rows.find(({ kind }) => kind === "price")?.best).toBeNull();
    expect(rows.find(({ kind }) => kind === "exchange_days")?.best).toBeNull();
  });

  it("do not weigh pounds against dollars", () => {
    const dollars = { ...crepe, product: aProduct({ price: 90, currency: "USD" }) };
    expect(said([satin, dollars])[0]?.best).toBeNull();
  });

  it("know what is the same for all", () => {
    const rows = said([satin, { ...crepe, product: { ...satin.product, id: "p_9" } }]);
    expect(rows.filter(({ isSame }) => isSame).map(({ kind }) => kind)).toEqual([
      "price",
      "fabric",
    ]);
  });
});

describe("figures of two charts", () => {
  const measured = (of: SizeChart["of"], page: string): Compared => ({
    product: aProduct({ price: 500, category: "Dresses" }),
    told: {
      terms: [],
      disputed: [],
      chart: { ...chart({ M: { bust: [92, 92], length: [120, 120] } }), of, page },
    },
    size: "M",
  });
  const [one, two] = ["https://one.example/m", "https://two.example/m"];
  const isSame = (...pieces: Compared[]) =>
    said(pieces).find(({ kind }) => kind === "bust")?.isSame;

  it("are the same only where both are of a body, or both of the piece", () => {
    expect(isSame(measured("body", one), measured("body", two))).toBe(true);
    expect(isSame(measured("body", one), measured("garment", two))).toBe(false);
    expect(isSame(measured(null, one), measured("garment", two))).toBe(false);
    expect(isSame(measured(null, one), measured(null, two))).toBe(false);
    expect(isSame(measured(null, one), measured(null, one))).toBe(true);
  });

  it("say of what they are; a length is the piece's, whatever the chart is of", () => {
    const rows = said([measured("body", one), measured(null, two)]);
    expect(rows.find(({ kind }) => kind === "bust")).toMatchObject({ of: ["body", null] });
    expect(rows.find(({ kind }) => kind === "length")).toMatchObject({
      of: ["garment", "garment"],
      isSame: true,
    });
  });
});

describe("what decides between two shops", () => {
  const shop = (terms: Term[], product: Parameters<typeof aProduct>[0] = {}): Compared => ({
    product: aProduct({ price: 1200, category: "Bags", ...product }),
    told: { terms, disputed: [], chart: null },
    size: null,
  });
  const of = (kind: TermKind, ...pieces: Compared[]) =>
    said(pieces, "giza").find((row) => row.kind === kind);

  it("is asked only where one of them speaks of it", () => {
    const silent = shop([says("exchange_days", 7)]);
    expect(of("payment", silent, silent)).toBeUndefined();
    expect(of("payment", silent, shop([says("payment", ["card"])]))?.values).toEqual([
      null,
      ["card"],
    ]);
  });

  it("tells limits of cash and shops to visit where one of them has them", () => {
    const cash = shop([says("cash_limits", { up_to: 3000 }), says("branches", ["giza/Dokki"])]);
    const silent = shop([says("cash_on_delivery", true)]);
    expect(of("cash_limits", cash, silent)).toMatchObject({
      values: [{ up_to: 3000 }, null],
      isSame: false,
      best: null,
    });
    expect(of("branches", cash, silent)?.values).toEqual([["giza/Dokki"], null]);
    expect(of("branches", silent, silent)).toBeUndefined();
  });

  it("takes ways to pay in another order for the same", () => {
    const one = shop([says("payment", ["wallet", "cash"])]);
    const other = shop([says("payment", ["cash", "wallet"])]);
    expect(of("payment", one, other)).toMatchObject({ isSame: true, best: null });
  });

  it("calls more freedom at the door and money rather than credit better", () => {
    const free = shop([says("on_delivery", "try"), says("refund_as", "money")]);
    const tight = shop([says("on_delivery", "open"), says("refund_as", "credit")]);
    expect(of("on_delivery", tight, free)?.best).toBe(1);
    expect(of("refund_as", tight, free)?.best).toBe(1);
    expect(of("refund_as", tight, shop([says("on_delivery", "sealed")]))?.best).toBeNull();
  });

  it("counts the way as free where the price of the piece reaches the shop's sum", () => {
    const terms = [says("delivery_fee", { giza: 80 }), says("free_from", 1000)];
    const cheap = shop([says("delivery_fee", { giza: 50 })]);
    expect(of("delivery_fee", shop(terms), cheap)).toMatchObject({
      values: [{ giza: 0 }, { giza: 50 }],
      best: 0,
    });
    expect(of("delivery_fee", shop(terms, { price: 900 }), cheap)?.best).toBe(1);
    expect(of("free_from", shop(terms), shop([says("free_from", 700)]))?.best).toBe(1);
  });

  it("asks nothing more of what a shop refuses", () => {
    const none = shop([says("return_days", 0)]);
    const some = shop([says("return_days", 7), says("refund_as", "credit")]);
    expect(of("refund_as", none, some)).toMatchObject({
      values: ["refused", "credit"],
      best: null,
    });
    expect(of("refund_as", none, none)).toBeUndefined();
  });

  it("says whether the piece itself is left out of exchange and return", () => {
    const bag = shop([says("exceptions", ["bags", "sale"])]);
    const dress = shop([says("exceptions", ["sale", "bags"])], { category: "Dresses" });
    expect(of("exceptions", bag, dress)).toMatchObject({
      isItself: [true, false],
      isSame: false,
      best: null,
    });
  });
});

describe("the size a piece is measured in", () => {
  it("is one that it is sold in, and in stock if there is any", () => {
    const product = aProduct({
      sizes: ["S", "M", "L"],
      variants: [
        { color: "Sand", size: "S", in_stock: false },
        { color: "Sand", size: "M", in_stock: true },
      ],
    });
    const told = { terms: [], disputed: [], chart: chart({ S: {}, M: {}, XL: {} }) };
    expect(sizesOf({ product, told })).toEqual(["M", "S"]);
    expect(sizesOf({ product: aProduct(), told })).toEqual(["S", "M", "XL"]);
    expect(sizesOf({ product, told: undefined })).toEqual([]);
  });
});

it("a piece of an excepted group is known as such, others are not", () => {
  const terms = [
    { kind: "exceptions", value: ["sale", "shoes"], by: "shop", evidence: [] },
  ] as unknown as BrandTerms["terms"];
  const piece = { price: 900, current_price: null, category: "Dresses" };
  expect(exceptedGroups(piece, { terms })).toEqual([]);
  expect(exceptedGroups({ ...piece, current_price: 700 }, { terms })).toEqual(["sale"]);
  expect(exceptedGroups({ ...piece, category: "Footwear" }, { terms })).toEqual(["shoes"]);
  expect(exceptedGroups({ ...piece, category: "Footwear" }, { terms: [] })).toEqual([]);
});
