import { expect, test } from "vitest";
import type { Fact } from "../../../../contract/facts.ts";
import { newProduct } from "../../../../../tests/support/people.ts";
import type { Product } from "../../../../contract/products.ts";
import { offerOf } from "../offer.ts";
import { googleItems } from "./google.ts";

const fact = (kind: Fact["kind"], value: string): Fact => ({
  kind,
  value,
  sure: "said",
  evidence: [],
});

const wearerIn = (facts: Fact[]) => {
  const product = { ...newProduct({ id: "p_1" }), brand: "Nour" } as unknown as Product;
  const item = googleItems(offerOf(product, "https://ribby.example", "feed"), facts);
  const read = (name: string) => new RegExp(`<g:${name}>([^<]*)<`).exec(item)?.[1];
  return [read("gender"), read("age_group")];
};

test.each([
  [[fact("audience", "women")], ["female", "adult"]],
  [[fact("audience", "men")], ["male", "adult"]],
  [[fact("audience", "everyone")], ["unisex", "adult"]],
  [
    [fact("audience", "women"), fact("audience", "men")],
    [undefined, "adult"],
  ],
  [
    [fact("audience", "girls"), fact("age", "72-95")],
    ["female", "kids"],
  ],
  [
    [fact("audience", "baby"), fact("age", "3-11")],
    [undefined, "infant"],
  ],
  // A range that lies in two groups, and nothing known at all.
  [
    [fact("audience", "kids"), fact("age", "24-95")],
    [undefined, undefined],
  ],
  [[], [undefined, undefined]],
])("who wears a piece goes by its facts: %j", (facts, expected) =>
  expect(wearerIn(facts)).toEqual(expected),
);
