// The linear classifier learns what its features tell, the same every time, and keeps it in a byte a weight.
import { expect, it } from "vitest";
import { crossValidated, type Example, learn } from "../../training/linear/learn.ts";
import { bucketOf, createLinearModel } from "../../src/server/language/linear-model.ts";

const CLASSES = ["yes", "no"] as const;
const examples: Example<(typeof CLASSES)[number]>[] = Array.from({ length: 60 }, (_, n) => ({
  features: [n % 2 ? "said:want" : "said:hate", `word:${n}`, `line:${n % 7}`],
  is: n % 2 ? "yes" : "no",
}));

it("learns which features tell and is sure of what it has often seen", () => {
  const { classes, chances } = createLinearModel(learn(examples, CLASSES));
  expect(classes).toEqual(["yes", "no"]);
  expect(chances(["said:want", "word:other"])[0]).toBeGreaterThan(0.9);
  expect(chances(["said:hate", "word:other"])[0]).toBeLessThan(0.1);
  expect(chances([])).toEqual([0.5, 0.5]);
});

it("gives the same weights for the same examples", () => {
  expect(learn(examples, CLASSES)).toEqual(learn(examples, CLASSES));
});

it("judges every example by a model that has not seen its group", () => {
  const judged = crossValidated(examples, CLASSES, { groupOf: ({ features }) => features[2]! });
  expect(judged).toHaveLength(examples.length);
  expect(judged.every(({ example, chances }) => chances[0]! > 0.5 === (example.is === "yes"))).toBe(
    true,
  );
});

it("spreads features over its buckets", () => {
  const places = Array.from({ length: 1000 }, (_, n) => bucketOf(`next:word${n}`, 14));
  expect(new Set(places).size).toBeGreaterThan(950);
  expect(Math.max(...places)).toBeLessThan(2 ** 14);
});
