import { describe, expect, it } from "vitest";
import { messages } from "../../../contract/messages.ts";
import { aProduct } from "../../test-support/a-product.ts";
import { answer, asked, said, server, shown, state } from "../../test-support/stylist-server.ts";
import { setPins } from "../collection/pins-store.ts";
import { askMatch } from "./matching.ts";
import { trySuggestion } from "./searching.ts";

describe("match", () => {
  const settled = () => expect.poll(() => state().isThinking).toBe(false);

  it("needs something pinned", () => {
    server();
    expect(askMatch("", "panel")).toBe(false);
    askMatch("", "panel");
    expect([said(), asked]).toEqual([[messages.pinFirst], []]);
  });

  it("asks about the pinned pieces, and its numbered lines can be searched one by one", async () => {
    setPins([aProduct()]);
    const lines = "With this:\n1. White trainers\n2. A tote";
    server({ suggestion: lines }, answer("p_bag", { standing: "found" }), answer("p_1"));
    askMatch("", "panel");
    await settled();
    expect(asked[0]).toMatchObject({
      query: "matching items",
      pinnedProducts: [{ id: "p_abaya", title: "Linen-blend open abaya" }],
    });
    expect(state().messages[0]?.pinnedProduct?.id).toBe("p_abaya");
    expect(said()[1]).toBe(lines);
    expect(state().suggestionButtons).toEqual(["White trainers", "A tote"]);
    // The pieces stand in the grid at once.
    expect(asked[1]).toMatchObject({ pinned: ["p_abaya"] });
    expect(shown()).toEqual(["p_bag"]);
    await trySuggestion("A tote", "panel");
    expect(asked[2]).toEqual({ query: "A tote", limit: 12, pinned: ["p_abaya"] });
    expect(state().suggestionButtons).toEqual(["White trainers"]);
  });

  it("is sorry when it fails, each place in its own words", async () => {
    setPins([aProduct()]);
    server(500, 500, 500);
    askMatch("something for summer", "panel");
    await settled();
    expect(asked[0]).toMatchObject({ query: "something for summer" });
    expect(said().at(-1)).toBe(messages.matchFailed);
    askMatch("", "page");
    await settled();
    expect(said().at(-1)).toBe(messages.matchFailedShort);
    await trySuggestion("a tote", "page");
    expect(said().at(-1)).toBe(messages.suggestionFailedShort);
  });
});
