// @vitest-environment node
import { expect, it } from "vitest";
import { readAddress, writeAddress } from "./address.ts";
import { NO_CHOICE } from "./explore-store.ts";
import { turned } from "./filter-choice.ts";

it("category, filters and sort are read from the address they were written into", () => {
  const address = {
    choice: {
      ...NO_CHOICE,
      brands: ["Kettan w Bahr", "A & B"],
      colors: ["black"],
      min_price: 500,
      on_sale: true,
      sort: "price_up" as const,
    },
    selected: { Dresses: true, "Hijabs & Scarves": true },
  };
  expect(readAddress(`?${writeAddress(address)}`)).toEqual(address);
});

it("the mixed feed needs no words in the address", () => {
  expect(writeAddress(readAddress(""))).toBe("");
});

it("what is no choice of ours is left out", () => {
  const { choice, selected } = readAddress("?sort=cheapest&min_price=lots&category=&q=linen");
  expect(choice).toEqual(NO_CHOICE);
  expect(selected).toEqual({});
});

it("a price range typed the wrong way round is turned", () => {
  const typed = { ...NO_CHOICE, min_price: 900, max_price: 500 };
  expect(turned(typed)).toEqual({ min_price: 500, max_price: 900 });
  expect(turned({ ...typed, min_price: null })).toEqual({});
  const { choice } = readAddress("?min_price=3000&max_price=1000");
  expect(choice).toMatchObject({ min_price: 1000, max_price: 3000 });
});
