// What a turn is by its meaning: the words have the first say, and the more of a wish was read, the surer talk must be.
import { expect, it } from "vitest";
import { createMeaningModel } from "../../src/server/language/meaning-model.ts";
import {
  talkByMeaning,
  isDoubtful,
} from "../../src/server/features/stylist/read/talk-by-meaning.ts";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { readTurn } from "../../src/server/features/stylist/read/read-turn.ts";
import { crossMeant, learnMeanings, type Meant } from "../../training/linear/learn-meanings.ts";

const read = (text: string) => readSentence(text, { brands: [] });

it("is asked of English that leaves a doubt", () => {
  expect(isDoubtful(read("could my cousin in Rome get it too"))).toBe(true);
  expect(isDoubtful(read("green dress under 900"))).toBe(false);
  expect(isDoubtful(read("فستان اخضر"))).toBe(false);
});

it("takes for talk what no list knows, where nothing is wished for", () => {
  const said = read("could my cousin in Rome get it too");
  expect(talkByMeaning(said, undefined, { act: "delivery", wish: 0.2 })).toBe("delivery");
  expect(talkByMeaning(said, undefined, { act: "delivery", wish: 0.5 })).toBeUndefined();
  expect(talkByMeaning(said, "lost", { act: "delivery", wish: 0.45 })).toBe("delivery");
});

it("has to be surer beside what was read of a wish", () => {
  const work = read("how would that work");
  expect(talkByMeaning(work, undefined, { act: "help", wish: 0.05 })).toBe("help");
  const piece = read("what if the skirt tears on day one");
  expect(talkByMeaning(piece, undefined, { act: "returns", wish: 0.02 })).toBe("returns");
  expect(talkByMeaning(piece, undefined, { act: "returns", wish: 0.2 })).toBeUndefined();
  expect(talkByMeaning(piece, undefined, { act: "chat", wish: 0.02 })).toBeUndefined();
});

it("leaves limits alone and takes talk back where a wish is all but sure", () => {
  expect(
    talkByMeaning(read("not a pound over 700"), undefined, { act: "rude", wish: 0.01 }),
  ).toBeUndefined();
  const wish = read("a blouse for when i return from holiday");
  expect(talkByMeaning(wish, "returns", { act: "returns", wish: 0.97 })).toBeUndefined();
  expect(talkByMeaning(wish, "returns", { act: "returns", wish: 0.5 })).toBe("returns");
});

it("makes an act of it", () => {
  const guess = { act: "chat", wish: 0.02 } as const;
  const { act } = readTurn(read("i finally passed my exam"), {
    before: undefined,
    pinned: [],
    guess,
  });
  expect(act).toEqual({ act: "talk", talk: "chat" });
});

const CLASSES = ["up", "down"] as const;
const examples: Meant<(typeof CLASSES)[number]>[] = Array.from({ length: 40 }, (_, n) => ({
  text: `line ${n}`,
  meaning: new Float32Array([n % 2 ? 0.8 : -0.8, (n % 5) / 5, 0.1]),
  is: n % 2 ? "up" : "down",
}));

it("learns from vectors, the same every time, and judges what it has not seen", () => {
  const stored = learnMeanings(examples, CLASSES);
  expect(learnMeanings(examples, CLASSES)).toEqual(stored);
  const { chances } = createMeaningModel(stored);
  expect(chances(new Float32Array([0.7, 0.3, 0]))[0]).toBeGreaterThan(0.9);
  const judged = crossMeant(examples, CLASSES);
  expect(judged).toHaveLength(examples.length);
  expect(judged.every(({ example, chances: [up] }) => up! > 0.5 === (example.is === "up"))).toBe(
    true,
  );
});
