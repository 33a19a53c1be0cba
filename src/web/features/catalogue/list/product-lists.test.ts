// @vitest-environment node
import { describe, expect, it } from "vitest";
import { aProduct } from "../../../test-support/a-product.ts";
import {
  changedMany,
  setInactive,
  toggledActive,
  toggledHidden,
  withProduct,
} from "../drafts/changes.ts";
import { columnsFor, rowsOf } from "./grid-rows.ts";
import { countLists, createSearch, firstList } from "./product-lists.ts";

const fresh = aProduct({ id: "p_1", isNew: true, active: false });
const imported = aProduct({ id: "p_2", isNew: true, active: false, title: "Café kaftan" });
const live = aProduct({ id: "p_3", colors: ["أسود"] });
const retired = aProduct({ id: "p_4", active: false, hidden: true });
const products = [fresh, imported, live, retired];

const state = (list: readonly (typeof fresh)[]) =>
  list.map(({ id, active, isNew }) => `${id} ${active ? "on" : "off"}${isNew ? " new" : ""}`);

describe("the lists", () => {
  it("show a new product among the new and the inactive ones", () => {
    expect(countLists(products)).toEqual({ new: 2, active: 1, inactive: 3 });
  });

  it("open with what wants a decision, else with what shoppers see", () => {
    expect(firstList(products)).toBe("new");
    expect(firstList([live, retired])).toBe("active");
    expect(firstList([retired])).toBe("inactive");
    expect(firstList([])).toBe("new");
  });

  it("are searched in every field, whatever the accents and the form of the letters", () => {
    const search = createSearch();
    expect(search(products, "CAFE kaf")).toEqual([imported]);
    expect(search(products, "اسود")).toEqual([live]);
    expect(search(products, "  ")).toBe(products);
    expect(search(products, "kaftan boots")).toEqual([]);
  });
});

describe("a toggle that the server refuses", () => {
  it("brings the new flag of every product back", () => {
    const { apply, undo } = toggledActive(products, "p_1");
    const after = apply(products);
    expect(state(after)).toEqual(["p_1 on", "p_2 off", "p_3 on", "p_4 off"]);
    expect(undo(after)).toEqual(products);
  });

  it("leaves what was done meanwhile", () => {
    const { apply, undo } = toggledHidden(products, "p_3");
    const renamed = withProduct({ ...live, hidden: true, title: "Renamed" })(apply(products));
    expect(undo(renamed).find(({ id }) => id === "p_3")).toMatchObject({
      hidden: false,
      title: "Renamed",
    });
  });
});

describe("one piece that is deactivated", () => {
  it("clears the new flag of the others as a toggle does", () => {
    expect(state(setInactive(products, "p_1").apply(products))).toEqual([
      "p_1 off",
      "p_2 off",
      "p_3 on",
      "p_4 off",
    ]);
    const alone = changedMany({ ids: ["p_1"], action: "deactivate" })(products);
    expect(state(alone)).toEqual(["p_1 off", "p_2 off", "p_3 on", "p_4 off"]);
  });
});

describe("a change of many", () => {
  it("clears the new flag of the selection only", () => {
    const after = changedMany({ ids: ["p_1", "p_4"], action: "activate" })(products);
    expect(state(after)).toEqual(["p_1 on", "p_2 off new", "p_3 on", "p_4 on"]);
  });

  it("sets a category, hides, shows and deletes", () => {
    const ids = ["p_3"];
    const one = (action: "set_category" | "hide" | "delete", category?: string) =>
      changedMany({ ids, action, ...(category !== undefined && { category }) })(products);
    expect(one("set_category", "Bags")[2]).toMatchObject({ category: "Bags" });
    expect(one("hide")[2]).toMatchObject({ hidden: true });
    expect(one("delete")).toEqual([fresh, imported, retired]);
  });

  it("fills in sizes or colours where there are none, and nowhere else", () => {
    const [first, second] = [
      { ...fresh, sizes: [], colors: ["sand"] },
      { ...imported, sizes: ["38"], colors: [] },
    ];
    const ids = [first.id, second.id];
    const fill = (action: "fill_sizes" | "fill_colors" | "fill_materials", values: string[]) =>
      changedMany({ ids, action, values })([first, second]);
    expect(fill("fill_sizes", ["S", "M"]).map(({ sizes }) => sizes)).toEqual([["S", "M"], ["38"]]);
    expect(fill("fill_colors", ["navy"]).map(({ colors }) => colors)).toEqual([["sand"], ["navy"]]);
  });

  it("says of all sizes without a known stock that they are there, and takes a former price away", () => {
    const known = {
      ...fresh,
      sizes: ["S"],
      variants: [{ color: null, size: "S", in_stock: false }],
    };
    const unknown = { ...imported, colors: [], sizes: ["S", "M"], variants: [] };
    const ids = [known.id, unknown.id];
    const [first, second] = changedMany({ ids, action: "fill_stock" })([known, unknown]);
    expect(first).toEqual(known);
    expect(second!.variants).toEqual(
      ["S", "M"].map((size) => ({ color: null, size, in_stock: true })),
    );
    const onSale = { ...fresh, price: 9000, current_price: 450 };
    const usual = { ...imported, price: 700, current_price: null };
    expect(
      changedMany({ ids, action: "drop_former_price" })([onSale, usual]).map(
        ({ price, current_price }) => ({ price, current_price }),
      ),
    ).toEqual([
      { price: 450, current_price: null },
      { price: 700, current_price: null },
    ]);
  });
});

describe("the grid", () => {
  it("puts an open editor under the row of its card and leaves no holes", () => {
    const rows = rowsOf(products, 3, new Set(["p_2"]));
    expect(rows.map((row) => row.key)).toEqual(["3 p_1", "edit p_2", "3 p_4"]);
  });

  it("has one column on a phone and as many as fit elsewhere", () => {
    expect([358, 620, 944, 1360, 1900].map(columnsFor)).toEqual([1, 2, 3, 4, 6]);
  });
});
