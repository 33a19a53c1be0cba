import { describe, expect, it } from "vitest";
import type { Search } from "./conversation-store.ts";
import { stillWithout, wordsSoFar } from "./question.ts";
import { bodyOf } from "./search-query.ts";

const dress = { kind: "kind", value: "kind:dress", label: "Dress" };
const shoe = { kind: "kind", value: "kind:shoe", label: "Shoes" };
const red = { kind: "colour", value: "colour:red", label: "Red" };
const black = { kind: "colour", value: "colour:black", label: "Black" };

const results = (more: Partial<Search>): Search => ({
  query: "red dress",
  understood: [dress, red],
  without: [],
  words: "red dress",
  ...more,
});

describe("what a next question refines", () => {
  it("is everything asked so far, while the kind of piece still stands", () => {
    const question = { query: "in black", previous: "red dress", without: [] };
    expect(wordsSoFar(question, [dress, black], results({}))).toBe("red dress in black");
  });

  it("is the last question alone, once another kind of piece was asked for", () => {
    const question = { query: "black shoes", previous: "red dress", without: [] };
    expect(wordsSoFar(question, [shoe, black], results({}))).toBe("black shoes");
  });

  it("still counts as refined when the kind itself was taken away by hand", () => {
    const question = { query: "red dress", without: [dress] };
    expect(wordsSoFar(question, [red], results({}))).toBe("red dress");
    const next = { query: "long", previous: "red dress", without: [dress] };
    expect(wordsSoFar(next, [red], results({ understood: [red] }))).toBe("red dress long");
  });

  it("never grows beyond what the server takes", () => {
    const previous = "long ".repeat(300);
    const question = { query: "red", previous, without: [] };
    expect(wordsSoFar(question, [dress, red], results({})).length).toBe(1000);
  });
});

describe("what was taken away", () => {
  it("stays away in the next question, until it is named again", () => {
    const before = results({ without: [red, black] });
    expect(stillWithout(before, "in RED please")).toEqual([black]);
    expect(stillWithout(null, "red")).toEqual([]);
  });

  it("is sent by its value; what is not there is not sent", () => {
    expect(bodyOf({ query: "dress", without: [] }, 12)).toEqual({ query: "dress", limit: 12 });
    expect(bodyOf({ query: "long", previous: "dress", without: [red] }, 24)).toEqual({
      query: "long",
      limit: 24,
      previous: "dress",
      without: ["colour:red"],
    });
  });
});
