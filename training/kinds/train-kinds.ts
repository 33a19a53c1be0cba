// node scripts/run.mjs train-kinds [--check]: learns which kind of piece a sentence describes that does not name it, from
// the sentences of this folder and of training/acts, and writes the weights that
// src/server/features/stylist/read/described-kind.ts reads.
// --check: every sentence judged by a model that has not seen it, for each degree of certainty.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { NONE } from "../../src/server/features/stylist/read/described-kind.ts";
import { broaderOf, TERMS } from "../../src/server/language/terms.ts";
import { localEmbeddings } from "../../src/server/providers/embeddings/local.ts";
import { crossMeant, learnMeanings, type Meant } from "../linear/learn-meanings.ts";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });

const FILE = join(
  import.meta.dirname,
  "../../src/server/features/stylist/read/described-kinds.json",
);
const LEARNING = { rounds: 12, pace: 0.3, decay: 3e-5 };

const linesOf = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, name), "utf8")
    .split("\n")
    .filter((line) => line && !/^# /.test(line));

const CLASSES = [NONE, ...TERMS.filter(({ kind }) => kind === "kind").map(({ id }) => id)];

type Described = { text: string; is: string; weight: number };

function described(): Described[] {
  let is = NONE;
  return linesOf("descriptions.txt").flatMap((text) => {
    if (!text.startsWith("## ")) return [{ text, is, weight: 1 }];
    is = text.slice(3);
    if (!CLASSES.includes(is)) throw new Error(`${is} is no kind`);
    return [];
  });
}

/** Talk, and wishes that go on without naming a piece. */
const others = ["../acts/talk.txt", "../acts/wish.txt"]
  .flatMap(linesOf)
  .filter((line) => !line.startsWith("## "))
  .map((text): Described => ({ text, is: NONE, weight: 1 }));

const said = [...described(), ...others];
const embeddings = localEmbeddings();
const meanings = await embeddings.embed(said.map(({ text }) => text));
await embeddings.close();
const examples: Meant[] = said.map((one, n) => ({ ...one, meaning: meanings[n]! }));

/** A narrower or a broader kind serves as well. */
const isNear = (guess: string, is: string): boolean =>
  guess === is || broaderOf(guess).includes(is) || broaderOf(is).includes(guess);

if (values.check) {
  const judged = crossMeant(examples, CLASSES, LEARNING).map(({ example, chances }) => {
    const most = Math.max(...chances.slice(1));
    return { ...example, most, guess: CLASSES[chances.indexOf(most, 1)]! };
  });
  const kinds = judged.filter(({ is }) => is !== NONE);
  const none = judged.filter(({ is }) => is === NONE);
  for (const sure of [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const told = kinds.filter(({ most }) => most >= sure);
    const right = told.filter(({ guess, is }) => guess === is).length;
    const near = told.filter(({ guess, is }) => isNear(guess, is)).length;
    console.log(
      `sure ${sure}: ${told.length} of ${kinds.length} told, right ${(right / told.length).toFixed(3)}, ` +
        `or narrower or broader ${(near / told.length).toFixed(3)}; of ${none.length} without a kind ${none.filter(({ most }) => most >= sure).length}`,
    );
  }
} else {
  writeFileSync(FILE, `${JSON.stringify(learnMeanings(examples, CLASSES, LEARNING))}\n`);
  console.log(`learnt from ${examples.length} sentences`);
}
