// "And the shoes?": what comes beside a piece or a place that was spoken of goes with it, and with where it is worn.
import { describe, expect, it } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { readTurn, type Turn } from "../../src/server/features/stylist/read/read-turn.ts";

function talk(first: string, next: string): Turn {
  const read = (text: string) => readSentence(text, { brands: [] });
  const { wish } = readTurn(read(first), { before: undefined, pinned: [] });
  return readTurn(read(next), {
    before: { wish, act: "find", language: "en", shown: ["a", "b"], seen: [], anchors: [] },
    pinned: [],
  });
}

describe("the next part of what is put together", () => {
  it.each([
    ["a burgundy dress for an engagement", "and the shoes?", "occasion:engagement"],
    ["abaya for eid", "ok, what about a bag", "occasion:eid"],
    ["عايزة فستان فرح دهبي", "طب والشنطة؟", "occasion:wedding"],
    ["3ayza fostan lel farah", "w el gazma?", "occasion:wedding"],
  ])("%s, %s", (first, next, occasion) => {
    const { act, wish } = talk(first, next);
    expect(act).toEqual({ act: "complete", anchors: ["a"] });
    expect(wish.terms).toContain(occasion);
    expect(wish.terms.some((id) => id.startsWith("colour:"))).toBe(false);
  });

  it.each([
    ["black shoes", "and bags"],
    ["a dress", "and a jumpsuit"],
    ["a present for my mother, a scarf", "and a bag"],
    ["a dress", "show me red bags"],
  ])("%s, %s: begins another wish", (first, next) => {
    expect(talk(first, next).act.act).not.toBe("complete");
  });
});
