// npm run bench:match [-- --data DIR]: outfits with one piece missing, completed from four pieces of that
// part by their names alone. Ours is the compatibility that Match chooses by; as what it ships has learnt from these
// outfits, too, each half is asked whoever learnt from the other.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { localEmbeddings } from "../src/server/providers/embeddings/local.ts";
import { compatibility } from "../src/server/features/stylist/compose/learnt.ts";
import {
  createCompatibility,
  PARTS,
} from "../src/server/features/stylist/compose/compatibility.ts";
import { learn } from "../training/match/learn.ts";
import { luck, sentenceEmbedding, wordCooccurrence, wordOverlap } from "./parts/match-baselines.ts";
import {
  accuracyOf,
  completed,
  halvesOf,
  readOutfits,
  readQuestions,
  withMeaning,
  type Score,
} from "./parts/match-outfits.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: join(import.meta.dirname, "../../shared/data/outfits") },
  },
});

const questions = readQuestions(values.data);
const outfits = readOutfits(values.data);
const embeddings = localEmbeddings();
await withMeaning(
  [...outfits.flat(), ...questions.flatMap(({ outfit, options }) => [...outfit, ...options])],
  embeddings,
);
await embeddings.close();

const systems: Record<string, Score> = {
  chance: luck,
  "word overlap": wordOverlap,
  "word co-occurrence": wordCooccurrence(outfits),
  "sentence embedding": sentenceEmbedding,
  ours: ({ outfit, options }) => options.map(compatibility(outfit)),
  "ours, half left out": leftOut(),
};

/** A question is answered by who never saw its half. */
function leftOut(): Score {
  const halves = halvesOf(questions);
  const fits = halves
    .toReversed()
    .map((half) => createCompatibility(learn([...outfits, ...half.map(completed)])));
  const first = new Set(halves[0]);
  return (question) => question.options.map(fits[first.has(question) ? 0 : 1]!(question.outfit));
}

const round = (value: number) => Math.round(value * 1000) / 1000;
const rows = Object.entries(systems).map(([system, score]) => ({
  system,
  accuracy: round(accuracyOf(score, questions)),
  ...Object.fromEntries(
    PARTS.map((part) => [part, questions.filter(({ options }) => options[0]!.part === part)])
      .filter(([, asked]) => asked!.length > 0)
      .map(([part, asked]) => [part, round(accuracyOf(score, asked as typeof questions))]),
  ),
}));
console.table(rows);
console.log(
  JSON.stringify({
    bench: "match",
    questions: questions.length,
    accuracy: Object.fromEntries(rows.map(({ system, accuracy }) => [system, accuracy])),
  }),
);
