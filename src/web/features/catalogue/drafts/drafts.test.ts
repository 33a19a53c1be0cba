// @vitest-environment node
import { describe, expect, it } from "vitest";
import { aProduct } from "../../../test-support/a-product.ts";
import {
  changedBeside,
  differences,
  edited,
  formWith,
  isPending,
  pendingOf,
  rebased,
} from "./drafts.ts";

const product = aProduct({ title: "Abaya", price: 2400 });
const nothing = { drafts: {}, settled: new Set<string>(), left: new Set<string>() };

describe("an edit", () => {
  it("keeps only what differs from the product, and on which state it was made", () => {
    const draft = edited(product, undefined, { title: "Long abaya", price: "2400" });
    expect(draft).toEqual({ changes: { title: "Long abaya" }, seen: product.updated_at });
    expect(formWith(product, draft)).toMatchObject({ title: "Long abaya", price: "2400" });
  });

  it("is gone when everything is typed back", () => {
    const draft = edited(product, undefined, { title: "Long abaya" });
    expect(edited(product, draft, { title: "Abaya" })).toBeUndefined();
  });

  it("keeps what is half typed, so that a number can be written", () => {
    expect(edited(product, undefined, { price: "" })?.changes).toEqual({ price: "" });
  });
});

describe("a newer state of the product", () => {
  const draft = edited(product, undefined, { title: "Long abaya" })!;
  const later = { ...product, updated_at: "2026-10-13T10:00:00.000Z" };

  it("carries an edit of other fields along", () => {
    expect(rebased(draft, product, { ...later, price: 1 }).seen).toBe(later.updated_at);
  });

  it("leaves an edit of the same field on the old state, where saving it is a conflict", () => {
    expect(rebased(draft, product, { ...later, title: "Short abaya" })).toBe(draft);
  });

  it("is told field by field: mine, theirs, and what stays either way", () => {
    const current = { ...later, title: "Short abaya", price: 2000 };
    expect(differences(draft, current)).toEqual([
      { field: "title", mine: "Long abaya", theirs: "Short abaya" },
    ]);
    expect(changedBeside(draft, product, current)).toEqual(["price"]);
    expect(differences(draft, { ...later, title: "Long abaya" })).toEqual([]);
  });
});

describe("pending changes", () => {
  const others = [product, aProduct({ id: "p_other" })];

  it("are the edits of a brand that was saved before", () => {
    const drafts = { p_abaya: edited(product, undefined, { title: "Long abaya" })! };
    expect(pendingOf(others, { ...nothing, drafts }, true)).toEqual([product]);
    expect(pendingOf(others, nothing, true)).toEqual([]);
  });

  it("are all products of a brand that was never saved, but those saved one by one", () => {
    expect(pendingOf(others, nothing, false)).toEqual(others);
    expect(isPending("p_abaya", { ...nothing, settled: new Set(["p_abaya"]) }, false)).toBe(false);
  });

  it("stay with what Save All could not save", () => {
    expect(isPending("p_abaya", { ...nothing, left: new Set(["p_abaya"]) }, true)).toBe(true);
  });
});
