import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Product } from "../../../contract/products.ts";
import { switchLanguage } from "../../lib/languages/language-store.ts";
import { aProduct } from "../../test-support/a-product.ts";
import { setPins } from "../collection/pins-store.ts";
import { ProductCard } from "./product-card.tsx";

function show(special: Partial<Product> = {}) {
  render(
    <MemoryRouter>
      <ProductCard product={aProduct(special)} source="explore" sizes="50vw" />
    </MemoryRouter>,
  );
  return screen.getByRole("article");
}

/** What the card says, with Intl's no-break spaces and direction marks made plain. */
const said = (card: HTMLElement) =>
  (card.textContent ?? "").replaceAll(/[\u200e\u200f\u061c]/g, "").replaceAll("\u00a0", " ");

beforeEach(() => {
  setPins([]);
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ message: "ok" }));
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await switchLanguage("en");
});

describe("the price", () => {
  it("stands alone when there is no sale", () => {
    const card = show({ price: 1150 });
    expect(said(card)).toContain("EGP 1,150");
    expect(said(card)).not.toContain("off");
    expect(said(card)).not.toContain("Old price");
  });

  it("shows the sale with the old price and what is saved", () => {
    const card = show({ price: 2400, current_price: 1980 });
    expect(said(card)).toContain("EGP 1,980");
    expect(within(card).getByText(/EGP.2,400/)).toBeTruthy();
    expect(said(card)).toContain("18% off");
  });

  it("shows no discount when both prices are the same or the price is 0", () => {
    expect(said(show({ price: 900, current_price: 900 }))).not.toContain("off");
    cleanup();
    expect(said(show({ price: 0, current_price: 10 }))).not.toContain("off");
  });

  it("is written in Arabic for Arabic readers", async () => {
    await switchLanguage("ar");
    const card = show({ price: 2400, current_price: 1980 });
    expect(said(card)).toContain("١٬٩٨٠ جنيه");
    expect(said(card)).toContain("١٨٪");
  });
});

describe("the colours", () => {
  it("show three and say how many more there are", () => {
    const card = show({ colors: ["Sand", "Black", "Olive", "Navy", "Red"] });
    expect(card.querySelectorAll("[title]")).toHaveLength(3);
    expect(said(card)).toContain("+2");
    expect(said(card)).toContain("Colors: Sand, Black, Olive, Navy, Red");
  });

  it("say nothing of more when there are three", () => {
    expect(said(show({ colors: ["Sand", "Black", "Olive"] }))).not.toContain("+");
  });
});

describe("the ways on", () => {
  it("lead to the product and to its brand", () => {
    const card = show({ brand: "Dar Zayn & Co/2" });
    const title = within(card).getByRole("link", { name: "Linen-blend open abaya" });
    const brand = within(card).getByRole("link", { name: "Dar Zayn & Co/2" });
    expect(title.getAttribute("href")).toBe("/product/p_abaya");
    expect(brand.getAttribute("href")).toBe("/brand/Dar%20Zayn%20%26%20Co%2F2");
  });

  it("pin and unpin, say so, and tell the brand's analytics", () => {
    show();
    const button = screen.getByRole("button", { name: "Pin Linen-blend open abaya" });
    expect(button.getAttribute("aria-pressed")).toBe("false");
    fireEvent.click(button);
    expect(button.getAttribute("aria-pressed")).toBe("true");
    expect(localStorage.getItem("pinnedProducts")).toContain("p_abaya");
    fireEvent.click(button);
    expect(button.getAttribute("aria-pressed")).toBe("false");
    const bodies = vi.mocked(fetch).mock.calls.map(([, request]) => request?.body);
    expect(bodies).toEqual([
      '{"event_type":"add_to_pinned","product_id":"p_abaya","source":"explore"}',
      '{"event_type":"remove_from_pinned","product_id":"p_abaya","source":"explore"}',
    ]);
  });
});

describe("the pictures", () => {
  it("come in the widths a card may need, with room kept for them", () => {
    const picture = show().querySelector("img");
    expect(picture?.getAttribute("srcset")).toBe(
      [240, 360, 480, 640, 900]
        .map((w) => `/api/images/p_abaya/0?w=${w}&of=1mw2zzn ${w}w`)
        .join(", "),
    );
    expect(picture?.getAttribute("width")).toBe("600");
    expect(picture?.getAttribute("height")).toBe("800");
  });

  it("say so when they are unavailable", () => {
    const card = show();
    expect(said(card)).not.toContain("Picture unavailable");
    fireEvent.error(card.querySelector("img")!);
    expect(said(card)).toContain("Picture unavailable");
    cleanup();
    expect(said(show({ image_url: null }))).toContain("Picture unavailable");
  });

  it("can be chosen when there are several, and need no dots when there is one", () => {
    show({ other_image_urls: ["a", "b"] });
    fireEvent.click(screen.getByRole("button", { name: "Picture 3 of 3" }));
    const chosen = screen.getByRole("button", { name: "Picture 3 of 3" });
    expect(chosen.getAttribute("aria-current")).toBe("true");
    cleanup();
    show();
    expect(screen.queryByRole("button", { name: /Picture/ })).toBeNull();
  });

  it("say that a piece is sold out", () => {
    expect(said(show({ sold_out: true }))).toContain("Sold out");
  });
});

describe("a reader of Arabic", () => {
  const dress = {
    title: "Red A-line satin evening dress",
    category: "Dresses",
    materials: ["satin", "polyester"],
    colors: ["black", "red"],
  };

  it("reads title and brand as the brand writes them in Arabic", async () => {
    await switchLanguage("ar");
    const card = show({ ...dress, title_ar: "فستان سهرة أحمر", brand_ar: "ليل حرير" });
    expect(said(card)).toContain("ليل حرير");
    expect(said(card)).toContain("فستان سهرة أحمر");
    // Nothing of it is left in Latin letters.
    expect(said(card)).not.toMatch(/[a-z]/i);
    expect(within(card).getByRole("button", { name: /حفظ .*فستان سهرة أحمر/ })).toBeTruthy();
  });

  it("reads what the piece is under a title in another language", async () => {
    await switchLanguage("ar");
    expect(said(show(dress))).toContain("فستان سهرة · ساتان · أسود");
    cleanup();
    expect(said(show({ ...dress, title: "فستان سواريه أحمر" }))).not.toContain("·");
    cleanup();
    await switchLanguage("en");
    expect(said(show({ ...dress, title_ar: "فستان سهرة أحمر" }))).not.toContain("فستان");
  });
});

it("asks for no picture any more once it is gone", () => {
  const card = show();
  const picture = card.querySelector("img");
  if (!picture) throw new Error("The card has no picture.");
  Object.defineProperty(picture, "complete", { value: false });
  expect(picture.getAttribute("src")).not.toBeNull();
  cleanup();
  expect([picture.getAttribute("src"), picture.getAttribute("srcset")]).toEqual([null, null]);
});
