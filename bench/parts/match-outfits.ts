// Outfits and questions about them, read from the yardstick's folder or made from outfits.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Embeddings } from "../../src/server/providers/embeddings/embeddings.ts";
import {
  PARTS,
  type Part,
  type Worn,
} from "../../src/server/features/stylist/compose/compatibility.ts";

export type Question = { outfit: Worn[]; options: Worn[]; right: number };

const isPart = (word: string): word is Part => (PARTS as readonly string[]).includes(word);

function worn(part: string, name: string): Worn {
  if (!isPart(part))
    throw new Error(`"${part}" is no part of an outfit; known are ${PARTS.join(", ")}.`);
  return { part, name };
}

export function readOutfits(folder: string): Worn[][] {
  const file = JSON.parse(readFileSync(join(folder, "outfits-train.json"), "utf8")) as Record<
    string,
    Record<string, { name: string }>
  >;
  return Object.values(file).map((outfit) =>
    Object.entries(outfit).map(([part, { name }]) => worn(part, name)),
  );
}

export function readQuestions(folder: string): Question[] {
  type Line = {
    outfit: { part: string; name: string }[];
    options: string[];
    right: number;
    slot: string;
  };
  return readFileSync(join(folder, "complete-the-outfit.jsonl"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .map(({ outfit, options, right, slot }) => ({
      outfit: outfit.map(({ part, name }) => worn(part, name)),
      options: options.map((name) => worn(slot, name)),
      right,
    }));
}

/** The outfit of a question with the piece that it lacks. */
export const completed = ({ outfit, options, right }: Question): Worn[] => [
  ...outfit,
  options[right]!,
];

/** Questions in two halves; outfits that share a piece are in the same one. */
export function halvesOf(questions: Question[]): [Question[], Question[]] {
  const wardrobes = wardrobesOf(questions.map(completed));
  const order = [...new Set(wardrobes)];
  const isSecond = (at: number) => order.indexOf(wardrobes[at]!) % 2 === 1;
  return [questions.filter((_, at) => !isSecond(at)), questions.filter((_, at) => isSecond(at))];
}

/** Numbers that look like chance and are the same every time. */
function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Every piece of every outfit asked for, among pieces of the same part from other outfits. */
export function questionsFrom(outfits: Worn[][], wrong: number, seed: number): Question[] {
  const chance = chanceFrom(seed);
  const all = outfits.flat();
  const pools = Object.fromEntries(
    PARTS.map((part) => [part, all.filter((piece) => piece.part === part)]),
  ) as Record<Part, Worn[]>;
  return outfits.flatMap((outfit) =>
    outfit.map((piece) => {
      const pool = pools[piece.part];
      const options = [piece];
      for (let tries = 0; options.length <= wrong && tries < 100; tries++) {
        const other = pool[Math.floor(chance() * pool.length)]!;
        if (other.name !== piece.name) options.push(other);
      }
      return { outfit: outfit.filter((other) => other !== piece), options, right: 0 };
    }),
  );
}

/** Outfits that share a piece were likely put together by one person; they are never split. */
function wardrobesOf(outfits: Worn[][]): number[] {
  const parent = outfits.map((_, at) => at);
  const root = (at: number): number => {
    while (parent[at] !== at) at = parent[at]!;
    return at;
  };
  const seen = new Map<string, number>();
  outfits.forEach((outfit, at) => {
    for (const { part, name } of outfit) {
      if (name.split(" ").length < 3) continue;
      const before = seen.get(`${part} ${name}`);
      if (before === undefined) seen.set(`${part} ${name}`, at);
      else parent[root(at)] = root(before);
    }
  });
  return parent.map((_, at) => root(at));
}

export type Score = (question: Question) => number[];

/** The share of right answers; those who cannot decide get their share of luck. */
export function accuracyOf(score: Score, questions: Question[]): number {
  const points = questions.map((question) => {
    const scores = score(question);
    const best = Math.max(...scores);
    const top = scores.flatMap((value, at) => (value >= best - 1e-12 ? [at] : []));
    return top.includes(question.right) ? 1 / top.length : 0;
  });
  return points.reduce((sum, point) => sum + point, 0) / points.length;
}

/** Gives every piece the meaning of its name. */
export async function withMeaning(pieces: Worn[], embeddings: Embeddings): Promise<void> {
  const names = [...new Set(pieces.map(({ name }) => name))];
  const vectors = await embeddings.embed(names);
  const byName = new Map(names.map((name, at) => [name, vectors[at]]));
  for (const piece of pieces) piece.vector = byName.get(piece.name);
}
