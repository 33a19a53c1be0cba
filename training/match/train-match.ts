// node scripts/run.mjs train-match --data DIR [--check]: learns which pieces go together from the outfits in
// DIR, those of its questions among them, and writes the weights that Match ships. With --check it only says how
// well outfits that were left out are completed, which is what choices are made by.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { localEmbeddings } from "../../src/server/providers/embeddings/local.ts";
import {
  createCompatibility,
  type Weights,
  type Worn,
} from "../../src/server/features/stylist/compose/compatibility.ts";
import { learn } from "./learn.ts";
import {
  accuracyOf,
  completed,
  halvesOf,
  questionsFrom,
  readOutfits,
  readQuestions,
  withMeaning,
} from "../../bench/parts/match-outfits.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: join(import.meta.dirname, "../../../shared/data/outfits") },
    check: { type: "boolean", default: false },
  },
});

const DRAWS = 3;
const FILE = join(import.meta.dirname, "../../src/server/features/stylist/compose/weights.json");

const outfits = readOutfits(values.data);
const questions = readQuestions(values.data);
const embeddings = localEmbeddings();
await withMeaning(
  [...outfits, ...questions.map(({ outfit, options }) => [...outfit, ...options])].flat(),
  embeddings,
);
await embeddings.close();

if (values.check) console.log(`left-out outfits completed: ${check().toFixed(3)}`);
else {
  const all = [...outfits, ...questions.map(completed)];
  writeFileSync(FILE, `${JSON.stringify(rounded(learn(all)))}\n`);
  console.log(`learnt from ${all.length} outfits`);
}

/** Each half of the questions' outfits is asked about whoever learnt from the other; wrong pieces are of the asked half, too. */
function check(): number {
  const [first, second] = halvesOf(questions).map((half) => half.map(completed)) as [
    Worn[][],
    Worn[][],
  ];
  const results = [
    [first, second],
    [second, first],
  ].map(([asked, learnt]) => {
    const fit = createCompatibility(learn([...outfits, ...learnt!]));
    const made = Array.from({ length: DRAWS }, (_, draw) =>
      questionsFrom(asked!, 3, draw + 1),
    ).flat();
    const share = accuracyOf(({ outfit, options }) => options.map(fit(outfit)), made);
    return { count: made.length, right: made.length * share };
  });
  const sum = (key: "count" | "right") => results.reduce((total, one) => total + one[key], 0);
  return sum("right") / sum("count");
}

function rounded(weights: Weights): Weights {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    pairs: weights.pairs.map((row) => row.map(round)),
    agreements: weights.agreements.map(round),
    rarity: Object.fromEntries(
      Object.entries(weights.rarity).map(([word, value]) => [word, Math.round(value * 10) / 10]),
    ),
    rarest: weights.rarest,
  };
}
