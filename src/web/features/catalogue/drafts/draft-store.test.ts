import { afterEach, describe, expect, it, vi } from "vitest";
import { aProduct } from "../../../test-support/a-product.ts";
import { readDrafts, readNewProduct, EMPTY_NEW, keepNewProduct } from "./draft-storage.ts";
import {
  cancelEdit,
  dropAll,
  edit,
  followProducts,
  openDesk,
  openEditor,
  settle,
  useDesk,
} from "./draft-store.ts";

const product = aProduct();
const draft = () => useDesk.getState().drafts[product.id];

function sitDown(brandId = "b_one") {
  openDesk("");
  openDesk(brandId);
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  openDesk("b_nobody");
});

describe("unsaved edits", () => {
  it("are there again after a reload, for their own brand only", () => {
    sitDown();
    edit(product, { title: "Long abaya" });
    openDesk("b_two");
    expect(draft()).toBeUndefined();
    openDesk("b_one");
    expect(draft()).toEqual({ changes: { title: "Long abaya" }, seen: product.updated_at });
  });

  it("are kept per product, so that two tabs do not overwrite each other", () => {
    sitDown();
    edit(product, { title: "Long abaya" });
    localStorage.setItem(
      "unsaved b_one p_other",
      JSON.stringify({ changes: { price: "5" }, seen: "2026-10-12T10:00:00.000Z" }),
    );
    edit(product, { title: "Longer abaya" });
    expect(Object.keys(readDrafts("b_one")).toSorted()).toEqual(["p_abaya", "p_other"]);
  });

  it("that somebody tampered with are left alone", () => {
    for (const bad of [
      "{",
      "null",
      '{"changes":{"title":5},"seen":"x"}',
      '{"changes":{"x":"y"},"seen":"x"}',
    ]) {
      localStorage.setItem("unsaved b_one p_bad", bad);
      expect(readDrafts("b_one")).toEqual({});
    }
  });

  it("say so when the browser has no room for them, and stay in the tab", () => {
    sitDown();
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    edit(product, { title: "Long abaya" });
    expect(useDesk.getState().isKept).toBe(false);
    expect(draft()?.changes).toEqual({ title: "Long abaya" });
  });

  it("of a deleted product go with it", () => {
    sitDown();
    edit(product, { title: "Long abaya" });
    followProducts([product], []);
    expect(draft()).toBeUndefined();
    expect(readDrafts("b_one")).toEqual({});
  });

  it("that went on while an older state was saved stay, on the saved state", () => {
    sitDown();
    edit(product, { title: "Long abaya" });
    const sent = draft();
    edit(product, { title: "Longer abaya" });
    settle(new Map([[product.id, sent]]), "2026-10-14T10:00:00.000Z");
    expect(draft()).toEqual({
      changes: { title: "Longer abaya" },
      seen: "2026-10-14T10:00:00.000Z",
    });
    settle(new Map([[product.id, draft()]]));
    expect(draft()).toBeUndefined();
  });
});

describe("Cancel", () => {
  it("brings the original back and leaves pending what the brand never saved", () => {
    sitDown();
    settle(new Map([[product.id, undefined]]));
    openEditor(product.id);
    edit(product, { title: "Long abaya" });
    cancelEdit(product.id);
    const { drafts, opened, settled, left } = useDesk.getState();
    expect({ drafts, opened }).toEqual({ drafts: {}, opened: [] });
    expect([settled.has(product.id), left.has(product.id)]).toEqual([false, false]);
  });
});

describe("the form of a new product", () => {
  it("survives a reload and a closed dialog, and nothing else gets into it", () => {
    keepNewProduct("b_one", { ...EMPTY_NEW, title: "Scarf", hidden: true });
    expect(readNewProduct("b_one")).toEqual({ ...EMPTY_NEW, title: "Scarf", hidden: true });
    localStorage.setItem("unsaved-product b_one", '{"title":1,"imageUrl":"","hidden":false}');
    expect(readNewProduct("b_one")).toEqual(EMPTY_NEW);
  });

  it("is not taken for an edit of a product", () => {
    keepNewProduct("b_one", { ...EMPTY_NEW, title: "Scarf" });
    expect(readDrafts("b_one")).toEqual({});
  });

  it("of another product is not dropped with an edit", () => {
    sitDown();
    edit(product, { title: "Long abaya" });
    dropAll(["p_else"]);
    expect(draft()).toBeDefined();
  });
});
