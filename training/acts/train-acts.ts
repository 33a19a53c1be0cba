// node scripts/run.mjs train-acts [--check]: learns what a whole turn is from the sentences of this folder and the wishes
// of training/roles, and writes the weights that src/server/features/stylist/read/acts.ts reads.
// --check: every sentence judged by a model that has not seen it, and those that it gets wrong while sure.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { localEmbeddings } from "../../src/server/providers/embeddings/local.ts";
import { ACTS, type TurnAct } from "../../src/server/features/stylist/read/acts.ts";
import { plainWishes } from "../roles/plain.ts";
import { readLabelled } from "../roles/examples.ts";
import { crossMeant, learnMeanings, type Meant } from "../linear/learn-meanings.ts";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });

const FILE = join(import.meta.dirname, "../../src/server/features/stylist/read/acts.json");
const LEARNING = { rounds: 30, pace: 0.3, decay: 1e-4 };

type Said = { text: string; is: TurnAct; weight: number };

const linesOf = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, name), "utf8")
    .split("\n")
    .filter((line) => line && !/^# /.test(line));

function talk(): Said[] {
  let is: TurnAct = "hello";
  return linesOf("talk.txt").flatMap((text) => {
    if (!text.startsWith("## ")) return [{ text, is, weight: 1 }];
    is = text.slice(3) as TurnAct;
    if (!ACTS.includes(is)) throw new Error(`${is} is no act`);
    return [];
  });
}

/** Sentences in which a piece is wished for: labelled ones and plain patterns, of which there are many. */
function namedWishes(): Said[] {
  const labelled = readLabelled("english").filter(({ mentions }) =>
    mentions.some(({ role }) => role === "want"),
  );
  const plain = plainWishes("english").filter((_, n) => n % 7 === 0);
  return [...labelled, ...plain].map(({ text }) => ({ text, is: "wish", weight: 0.25 }));
}

const said: Said[] = [
  ...talk(),
  ...linesOf("wish.txt").map((text): Said => ({ text, is: "wish", weight: 1 })),
  ...namedWishes(),
];
const embeddings = localEmbeddings();
const meanings = await embeddings.embed(said.map(({ text }) => text));
await embeddings.close();
const examples: Meant<TurnAct>[] = said.map((one, n) => ({ ...one, meaning: meanings[n]! }));

if (values.check) {
  const judged = crossMeant(examples, ACTS, LEARNING).map(({ example, chances }) => {
    const others = chances.slice(1);
    const guess = ACTS[others.indexOf(Math.max(...others)) + 1]!;
    return { ...example, guess, wish: chances[0]! };
  });
  const talks = judged.filter(({ is }) => is !== "wish");
  const open = judged.filter(({ is, weight }) => is === "wish" && weight === 1);
  const named = judged.filter(({ is, weight }) => is === "wish" && weight !== 1);
  for (const sure of [0.5, 0.4, 0.3, 0.2, 0.1, 0.05]) {
    const under = (list: typeof judged) => list.filter(({ wish }) => wish < sure);
    const right = under(talks).filter(({ guess, is }) => guess === is).length;
    console.log(
      `wish below ${sure}: ${under(talks).length} of ${talks.length} that are none, their kind right ${(right / under(talks).length).toFixed(3)}; ` +
        `of wishes without a piece ${under(open).length} of ${open.length}, with one ${under(named).length} of ${named.length}`,
    );
  }
  for (const { text, is, guess, wish } of judged)
    if ((is === "wish") !== wish > 0.4)
      console.log(`  ${is} (${guess}, wish ${wish.toFixed(2)}): ${text}`);
} else {
  writeFileSync(FILE, `${JSON.stringify(learnMeanings(examples, ACTS, LEARNING))}\n`);
  console.log(`learnt from ${examples.length} sentences`);
}
