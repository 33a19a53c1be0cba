// @vitest-environment node
import { describe, expect, it } from "vitest";
import { NO_CHOICE } from "./explore-store.ts";
import { choiceOf, facetsOf, requestOf, selectedOf, without } from "./filter-request.ts";

const request = requestOf(
  { ...NO_CHOICE, brands: ["Qutn"], sizes: ["M"], min_price: 500, on_sale: true },
  { Abayas: true, Dresses: false },
);

describe("a filter request", () => {
  it("holds only what is chosen", () => {
    expect(facetsOf(request)).toEqual([
      { kind: "categories", value: "Abayas" },
      { kind: "brands", value: "Qutn" },
      { kind: "sizes", value: "M" },
      { kind: "price", min: 500, max: null },
      { kind: "on_sale" },
    ]);
    expect(facetsOf(requestOf(NO_CHOICE, {}))).toEqual([]);
  });

  it("loses exactly the piece that is taken away", () => {
    const kinds = facetsOf(request).map((facet) =>
      facetsOf(without(request, facet)).map(({ kind }) => kind),
    );
    expect(kinds).toEqual([
      ["brands", "sizes", "price", "on_sale"],
      ["categories", "sizes", "price", "on_sale"],
      ["categories", "brands", "price", "on_sale"],
      ["categories", "brands", "sizes", "on_sale"],
      ["categories", "brands", "sizes", "price"],
    ]);
  });

  it("can be put back into the sidebar as it was", () => {
    expect(requestOf(choiceOf(request), selectedOf(request))).toEqual(request);
  });
});
