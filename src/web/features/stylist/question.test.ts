// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Search } from "./conversation-store.ts";
import { goesOnFrom, stillWithout } from "./question.ts";
import { bodyOf } from "./search-query.ts";

const dress = { kind: "kind", value: "kind:dress", label: "Dress" };
const red = { kind: "colour", value: "colour:red", label: "Red" };
const black = { kind: "colour", value: "colour:black", label: "Black" };

const results = (more: Partial<Search>): Search => ({
  query: "red dress",
  understood: [dress, red],
  without: [],
  ...more,
});

describe("what a next question goes on from", () => {
  it("is what the last answer carried, and no sentence is sent twice", () => {
    expect(goesOnFrom(results({ previous: "dress" }), "carried")).toEqual({
      conversation: "carried",
    });
  });

  it("is the questions before, one a line, where no answer carried anything", () => {
    expect(goesOnFrom(null, undefined)).toEqual({});
    expect(goesOnFrom(results({}), undefined)).toEqual({ previous: "red dress" });
    expect(goesOnFrom(results({ query: "long", previous: "red dress" }), undefined)).toEqual({
      previous: "red dress\nlong",
    });
  });

  it("never grows beyond what the server takes, and keeps the latest whole", () => {
    const previous = Array.from({ length: 300 }, (_, n) => `long ${n}`).join("\n");
    const { previous: sent } = goesOnFrom(results({ query: "red", previous }), undefined);
    expect(sent!.length).toBeLessThanOrEqual(1000);
    expect(sent!.endsWith("\nred")).toBe(true);
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
