import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FilterRequest } from "../../../contract/products.ts";
import { queries } from "../../lib/queries.ts";
import { aProduct } from "../../test-support/a-product.ts";
import { WithQueries } from "../../test-support/with-queries.tsx";
import { BrandPieces } from "./brand-pieces.tsx";

const abaya = aProduct({ id: "p_1", title: "Abaya", price: 2400, current_price: 1900 });
const kaftan = aProduct({ id: "p_2", title: "Kaftan", price: 900, sold_out: true });
const scarf = aProduct({ id: "p_3", title: "Scarf", price: 300 });

const COUNTS = {
  total: 3,
  brands: [],
  categories: [],
  colors: [{ value: "sage", count: 2 }],
  sizes: [{ value: "M", count: 1 }],
  prices: [],
  facts: {},
  on_sale: 1,
  in_stock: 2,
  dropped: 0,
};

let asked: FilterRequest[] = [];

function Address() {
  return <output>{useLocation().search}</output>;
}

const open = (search = "") =>
  render(
    <WithQueries>
      <MemoryRouter initialEntries={[`/brand/Dar Zayn${search}`]}>
        <BrandPieces brand="Dar Zayn" products={[abaya, kaftan, scarf]} isWhole />
        <Address />
      </MemoryRouter>
    </WithQueries>,
  );

const titles = () => screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);

/** jsdom knows no modal dialogs. */
const openPlainly = function (this: HTMLDialogElement) {
  this.open = true;
};

beforeEach(() => {
  asked = [];
  queries.clear();
  HTMLDialogElement.prototype.showModal = openPlainly;
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, request) => {
    const body = typeof request?.body === "string" ? request.body : "{}";
    if (typeof url === "string" && url.includes("filter-counts")) return Response.json(COUNTS);
    asked.push(JSON.parse(body) as FilterRequest);
    return Response.json({ products: [scarf], total: 1, page: 1, has_more: false });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("shows all of a brand without asking again", () => {
  open();
  expect(titles()).toEqual(["Abaya", "Kaftan", "Scarf"]);
  expect(asked).toEqual([]);
});

it("narrows to what is in stock, for this brand alone, and the address says so", async () => {
  open();
  fireEvent.click(screen.getByLabelText("In stock only"));
  await waitFor(() => expect(titles()).toEqual(["Scarf"]));
  expect(asked[0]).toMatchObject({ brands: ["Dar Zayn"], in_stock: true, sort: "newest" });
  expect(screen.getByRole("status").textContent).toBe("?in_stock=true");
});

it("colours, sizes and prices are those of Explore's filters, and hold once they are applied", async () => {
  open();
  fireEvent.click(screen.getByRole("button", { name: "Filters" }));
  fireEvent.click(await screen.findByRole("button", { name: "sage" }));
  fireEvent.click(screen.getByRole("button", { name: "M" }));
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Apply Filters" }));
  await waitFor(() => expect(titles()).toEqual(["Scarf"]));
  expect(asked[0]).toMatchObject({ brands: ["Dar Zayn"], colors: ["sage"], sizes: ["M"] });
  expect(screen.getByRole("status").textContent).toBe("?color=sage&size=M");
});

it("an address brings its choice along, and each part of it can be taken off", async () => {
  open("?color=sage&min_price=200");
  await waitFor(() => expect(titles()).toEqual(["Scarf"]));
  expect(asked[0]).toMatchObject({ colors: ["sage"], min_price: 200 });
  fireEvent.click(await screen.findByRole("button", { name: /Sage/ }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ colors: [], min_price: 200 });
});
