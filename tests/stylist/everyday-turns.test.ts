// Everyday turns that were heard wrongly: habits before a wish, what is one's own, prices in other words, money back.
import { describe, expect, it, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const asked = (text: string) =>
  read(text).asked.map(({ term, negated }) => (negated ? "not " : "") + term.id);

test.each([
  ["gold sandals for my own engagement", "colour:gold"],
  ["i swim every day and need goggles and a red towel", "colour:red"],
  ["بجري كل يوم وعايز شورتات", "kind:shorts"],
  ["mafrash t2eel lel seryr", "kind:throw"],
  ["ebny 3ayez short lel 3oom", "kind:swim-shorts"],
])("%s asks for %s", (text, wanted) => {
  expect(asked(text)).toContain(wanted);
});

test("what somebody wears every day is still no wish", () => {
  expect(asked("i always wear jeans, show me skirts")).toEqual(["kind:skirt"]);
});

describe("after pieces were shown", () => {
  it.each(["omg who has that kind of money", "as3arhom 3alya, nazzel shwaya", "نزلي شوية"])(
    "%s asks for less",
    (text) => {
      expect(read(text).signs.has("cheaper")).toBe(true);
      expect(turnAfter("a dress", text).act.act).not.toBe("talk");
    },
  );
});

test.each(["my bag came torn, i want my money back", "el fostan wesletly ma2too3a, 3ayza felosy"])(
  "%s is for the shop",
  (text) => {
    expect(read(text).talk).toContain("returns");
  },
);
