// node scripts/run.mjs train-match --data DIR [--check]: learns which pieces go together from the outfits in
// DIR and writes the weights that Match ships. With --check it only says how well outfits that were left out
// are completed, which is what choices are made by; the questions of the yardstick stay unseen.
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
  questionsFrom,
  readOutfits,
  wardrobesOf,
  withMeaning,
} from "../../bench/parts/match-outfits.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: join(import.meta.dirname, "../../../shared/data/outfits") },
    check: { type: "boolean", default: false },
  },
});

const FOLDS = 5;
const DRAWS = 3;
/** Larger wardrobes are one person's taste; they are learnt from and never asked about. */
const ONE_PERSON = 14;
const FILE = join(import.meta.dirname, "../../src/server/features/stylist/compose/weights.json");

const outfits = readOutfits(values.data);
const embeddings = localEmbeddings();
await withMeaning(outfits.flat(), embeddings);
await embeddings.close();

if (values.check) console.log(`left-out outfits completed: ${check(outfits).toFixed(3)}`);
else {
  writeFileSync(FILE, `${JSON.stringify(rounded(learn(outfits)))}\n`);
  console.log(`learnt from ${outfits.length} outfits`);
}

function check(all: Worn[][]): number {
  const wardrobes = wardrobesOf(all);
  const sizeOf = (wardrobe: number) => wardrobes.filter((one) => one === wardrobe).length;
  const asked = [...new Set(wardrobes)].filter((wardrobe) => sizeOf(wardrobe) <= ONE_PERSON);
  const foldOf = new Map(asked.map((wardrobe, at) => [wardrobe, at % FOLDS]));
  const results = Array.from({ length: FOLDS }, (_, fold) => {
    const isLeftOut = (at: number) => foldOf.get(wardrobes[at]!) === fold;
    const fit = createCompatibility(learn(all.filter((_outfit, at) => !isLeftOut(at))));
    const leftOut = all.filter((_outfit, at) => isLeftOut(at));
    const questions = Array.from({ length: DRAWS }, (_unused, draw) =>
      questionsFrom(leftOut, 3, 1000 * draw + fold),
    ).flat();
    return {
      count: questions.length,
      right:
        questions.length * accuracyOf(({ outfit, options }) => options.map(fit(outfit)), questions),
    };
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
