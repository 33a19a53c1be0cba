import { describe, expect, test } from "vitest";
import type { Product } from "../../../contract/products.ts";
import type { Term } from "../../../contract/trust.ts";
import { termsData } from "./terms-data.ts";

const piece = (own: Partial<Product> = {}) =>
  ({ price: 800, current_price: null, category: "Dresses", ...own }) as Product;

const said = (values: Record<string, unknown>, own?: Partial<Product>) => {
  const terms = Object.entries(values).map(([kind, value]) => ({ kind, value }) as Term);
  return termsData(piece(own), { terms }, "https://ribby.example/product/p_1");
};
const policyOf = (...args: Parameters<typeof said>) =>
  said(...args).things.find((thing) => thing["@type"] === "MerchantReturnPolicy");

describe("a shop's terms in schema.org's words", () => {
  test("places with the same fee and days are told together", () => {
    const { things, inOffers } = said({
      delivery_fee: { cairo: 50, giza: 50, minya: 90 },
      delivery_days: { cairo: "1-3", giza: "1-3" },
    });
    expect(things).toHaveLength(2);
    expect(things[0]).toMatchObject({
      shippingDestination: { addressRegion: ["Cairo", "Giza"] },
      shippingRate: { value: 50, currency: "EGP" },
      deliveryTime: { transitTime: { minValue: 1, maxValue: 3 } },
    });
    expect(things[1]).not.toHaveProperty("deliveryTime");
    expect(inOffers["shippingDetails"]).toEqual(things.map((thing) => ({ "@id": thing["@id"] })));
  });

  test("a piece above the sum for free delivery is delivered free", () => {
    const rates = (price: number) =>
      said({ delivery_fee: { cairo: 50 }, free_from: 1000 }, { price }).things[0]!["shippingRate"];
    expect(rates(999)).toMatchObject({ value: 50 });
    expect(rates(1000)).toMatchObject({ value: 0 });
  });

  test("what may not hold for this very piece is left out", () => {
    const terms = { return_days: 14, exceptions: ["sale", "swimwear"] };
    expect(policyOf(terms)).toMatchObject({ merchantReturnDays: 14 });
    expect(policyOf(terms, { current_price: 500 })).toBeUndefined();
    expect(policyOf(terms, { category: "Swimwear" })).toBeUndefined();
  });

  test("exchange alone, a refusal, and who pays", () => {
    expect(policyOf({ return_days: 0, exchange_days: 7, exchange_cost: 40 })).toMatchObject({
      merchantReturnDays: 7,
      refundType: "https://schema.org/ExchangeRefund",
      returnShippingFeesAmount: { value: 40 },
    });
    expect(policyOf({ return_days: 0, exchange_days: 0 })).toMatchObject({
      returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
    });
    expect(policyOf({ return_days: 14, return_cost: "shop", refund_as: "money" })).toMatchObject({
      returnFees: "https://schema.org/FreeReturn",
      refundType: "https://schema.org/FullRefund",
    });
  });

  test("nothing known, nothing said", () => {
    expect(said({})).toEqual({ things: [], inOffers: {} });
    expect(policyOf({ return_days: 0 })).toBeUndefined();
  });
});
