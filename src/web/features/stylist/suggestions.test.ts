// @vitest-environment node
import { beforeEach, describe, expect, it } from "vitest";
import { startAfresh, useConversation } from "./conversation-store.ts";
import { blocksOf, keepSuggestions, numberedLines, othersAfter } from "./suggestions.ts";

beforeEach(startAfresh);

describe("an answer's numbered lines", () => {
  it("become suggestions, in Latin and in Arabic digits", () => {
    const answer = "I would look at:\n1. White trainers\n 2) A tote bag\n\nOr:\n١٠. شنطة قماش";
    expect(numberedLines(answer)).toEqual(["White trainers", "A tote bag", "شنطة قماش"]);
  });

  it("stand as lists between the paragraphs", () => {
    expect(blocksOf("Try:\n1. One\n2. Two\nEnjoy.")).toEqual([
      { kind: "text", text: "Try:" },
      { kind: "list", items: ["One", "Two"] },
      { kind: "text", text: "Enjoy." },
    ]);
  });

  it("are not seen in prices and years", () => {
    expect(numberedLines("Under 1.500 EGP\n2026 was linen\n3.5 metres")).toEqual([]);
  });
});

describe("suggestion buttons", () => {
  it("are four at most, each once", () => {
    keepSuggestions(["a", "b", " a ", "", "c", "d", "e"], "search");
    expect(useConversation.getState().suggestionButtons).toEqual(["a", "b", "c", "d"]);
  });

  it("leave the others on offer when one for the pinned pieces was tried", () => {
    keepSuggestions(["white trainers", "a tote"], "match");
    expect(othersAfter("a tote")).toEqual(["white trainers"]);
  });

  it("of a search make way for those of the next one", () => {
    keepSuggestions(["in white", "long ones"], "search");
    expect(othersAfter("in white")).toEqual([]);
  });
});
