// Names the pattern of the cloth: a small forest of questions about pattern-features.ts, grown from our own
// drawings (training/vision/patterns.py).
import { readFileSync } from "node:fs";
import type { LabPixels } from "./oklab.ts";
import { patternFeatures } from "./pattern-features.ts";

export type Pattern = "plain" | "striped" | "checked" | "dotted" | "printed";

/** A question (number, threshold, node if at most, node if more), or the chances of the five patterns. */
type Node = number[];
type Forest = { patterns: Pattern[]; trees: Node[][] };

const QUESTION = 4;
/** Too little cloth to tell a pattern from. */
const LEAST_PIXELS = 400;

let grown: Forest | undefined;
const forest = (): Forest =>
  (grown ??= JSON.parse(
    readFileSync(new URL("weights/pattern-forest.json", import.meta.url), "utf8"),
  ) as Forest);

export function patternOf(
  picture: LabPixels,
  inside: number[],
): { name: Pattern; sureness: number } {
  if (inside.length < LEAST_PIXELS) return { name: "plain", sureness: 0 };
  const numbers = patternFeatures(picture, inside);
  const { patterns, trees } = forest();
  const chances = patterns.map(() => 0);
  for (const tree of trees) {
    const leaf = leafFor(tree, numbers);
    leaf.forEach((chance, n) => (chances[n]! += chance / trees.length));
  }
  const sureness = Math.max(...chances);
  return { name: patterns[chances.indexOf(sureness)]!, sureness };
}

function leafFor(tree: Node[], numbers: number[]): Node {
  let node = tree[0]!;
  while (node.length === QUESTION) {
    const [which, threshold, low, high] = node as [number, number, number, number];
    node = tree[numbers[which]! <= threshold ? low : high]!;
  }
  return node;
}
