// Marks of visits, and what is read of a shop's message; everything about the buyer is left lying.
import { describe, expect, test } from "vitest";
import { readPageMessage, readShopify, readWooCommerce } from "./read-message.ts";
import { isSigned } from "./signature.ts";
import { createVisitMarks } from "./visit-mark.ts";

const DAY = 86_400_000;
const key = Buffer.alloc(32, 7);
const clock = { now: Date.UTC(2026, 10, 17) };
const marks = createVisitMarks(key, () => new Date(clock.now));
const later = (ms: number) => createVisitMarks(key, () => new Date(clock.now + ms));

describe("a visit's mark", () => {
  const mark = marks.make("b_one", "p_Dress-1");

  test("says which piece, and fits into an address as it is", () => {
    expect(marks.read("b_one", mark)).toMatchObject({ productId: "p_Dress-1" });
    expect(encodeURIComponent(mark)).toBe(mark);
    expect(marks.make("b_one", "p_Dress-1")).not.toBe(mark);
  });

  test("is good for its brand alone, for thirty days, and not before it was made", () => {
    expect(marks.read("b_two", mark)).toBeUndefined();
    expect(later(30 * DAY).read("b_one", mark)).toBeDefined();
    expect(later(30 * DAY + 1000).read("b_one", mark)).toBeUndefined();
    expect(later(-DAY).read("b_one", mark)).toBeUndefined();
  });

  test("of another server, changed in any letter, or of another shape is none", () => {
    const others = createVisitMarks(Buffer.alloc(32, 8), () => new Date(clock.now));
    expect(others.read("b_one", mark)).toBeUndefined();
    for (let at = 0; at < mark.length - 1; at++) {
      const letter = mark[at] === "a" ? "b" : "a";
      const forged = mark.slice(0, at) + letter + mark.slice(at + 1);
      expect(marks.read("b_one", forged), forged).toBeUndefined();
    }
    for (const odd of ["", ".", "a.b.c.d", mark + mark, "x".repeat(10_000)])
      expect(marks.read("b_one", odd)).toBeUndefined();
  });
});

test("a signature is compared with every secret that is good, and no other", () => {
  // HMAC-SHA256 of "{}" with the key "k", as other tools compute it.
  const right = "rdhTsQP7zJNqGU+esV4pxP8Ir25H1dG8pPICGOMeT/8=";
  expect(isSigned("{}", right, ["other", "k"], "base64")).toBe(true);
  expect(isSigned("{} ", right, ["k"], "base64")).toBe(false);
  for (const odd of [undefined, "", "=", "a".repeat(200)])
    expect(isSigned("{}", odd, ["k"], "base64")).toBe(false);
  expect(isSigned("{}", right, [], "base64")).toBe(false);
});

describe("of a message only the visit and the pieces are read", () => {
  const buyer = {
    email: "mona@example.com",
    phone: "+201001234567",
    customer: { first_name: "Mona" },
    billing_address: { address1: "12 Nile street" },
    total_price: "900.00",
  };

  test("Shopify: where the shopper landed, or what the cart noted", () => {
    const order = {
      ...buyer,
      id: 5940139491234,
      landing_site: "/products/dress?utm_source=ribby&ribby_visit=abc.def",
      note_attributes: [{ name: "gift", value: "yes" }],
      line_items: [{ product_id: 632910392, variant_id: 1 }, { product_id: null }, "odd"],
    };
    expect(readShopify(order)).toEqual({
      isOrder: true,
      marks: ["abc.def"],
      pieces: ["632910392"],
    });
    const noted = [{ name: "ribby_visit", value: "xyz" }];
    expect(readShopify({ id: 1, landing_site: null, note_attributes: noted })).toEqual({
      isOrder: true,
      marks: ["xyz"],
      pieces: [],
    });
    expect(readShopify({ id: 632910392, handle: "dress", variants: [] })).toEqual({
      isOrder: false,
      marks: [],
      pieces: ["632910392"],
    });
  });

  test("WooCommerce: the address it remembers by itself, or a field of ours", () => {
    const order = {
      ...buyer,
      id: 727,
      parent_id: 0,
      billing: { email: "mona@example.com" },
      meta_data: [
        { id: 1, key: "_wc_order_attribution_utm_source", value: "ribby" },
        {
          id: 2,
          key: "_wc_order_attribution_session_entry",
          value: "https://shop.example/p/dress/?ribby_visit=abc&utm_source=ribby",
        },
        { id: 3, key: "odd", value: { deep: ["x"] } },
      ],
      line_items: [{ product_id: 93, variation_id: 0 }],
    };
    expect(readWooCommerce(order)).toEqual({ isOrder: true, marks: ["abc"], pieces: ["93"] });
    const own = [{ id: 1, key: "_ribby_visit", value: "xyz" }];
    expect(readWooCommerce({ id: 1, meta_data: own })).toMatchObject({ marks: ["xyz"] });
    const variation = { id: 95, parent_id: 93, permalink: "https://shop.example/p/dress" };
    expect(readWooCommerce(variation)).toEqual({
      isOrder: false,
      marks: [],
      pieces: ["93"],
      address: "https://shop.example/p/dress",
    });
  });

  test("what is no message is none, and a long one is cut short", () => {
    for (const odd of [undefined, null, 1, "x", [], {}, { id: {} }]) {
      expect(readShopify(odd)).toBeUndefined();
      expect(readWooCommerce(odd)).toBeUndefined();
      expect(readPageMessage(odd)).toBeUndefined();
    }
    const line_items = Array.from({ length: 5000 }, (_, n) => ({ product_id: n }));
    expect(readShopify({ id: 1, line_items })!.pieces).toHaveLength(200);
    expect(readShopify({ id: 1, landing_site: "http://[", line_items: "x" })).toEqual({
      isOrder: true,
      marks: [],
      pieces: [],
    });
  });
});
