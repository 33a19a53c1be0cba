// node scripts/run.mjs train-telling: learns which words terms are told in, from the sentences and shops of tests/trust and
// from what shops say in passing, and writes the weights that src/server/features/trust/policies/telling.ts reads.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { stemsOf } from "../../src/server/features/trust/policies/telling.ts";

const TESTS = join(import.meta.dirname, "../../tests/trust");
const FILE = join(import.meta.dirname, "../../src/server/features/trust/policies/telling.json");
const [MOST, LEAST] = [15, -25];
/** Close to what a word counts that was never heard. */
const SAYS_NOTHING = [-14, -10] as const;

type Shop = { pages: Record<string, string> };
const withoutTags = (html: string) => html.replace(/<[^>]+>/gu, " ");

/** Lists of sentences are told apart by their form: with what they state, or with nothing. */
async function listsOf(folder: string): Promise<unknown[]> {
  const files = readdirSync(folder).filter(
    (one) => one.endsWith(".ts") && !one.endsWith(".test.ts"),
  );
  const modules = await Promise.all(
    files
      .filter((file) => !/mislead.*shop|misleading/u.test(file))
      .map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<object>),
  );
  return modules
    .flatMap((one) => Object.values(one) as unknown[])
    .filter(Array.isArray)
    .flat();
}

const told: string[] = [];
const passing = readFileSync(join(import.meta.dirname, "said-in-passing.txt"), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));
for (const one of await listsOf(TESTS)) {
  if (!Array.isArray(one) || typeof one[1] !== "string") continue;
  const states = one[2] as object | undefined;
  (states && Object.keys(states).length > 0 ? told : passing).push(withoutTags(one[1]));
}
for (const one of await listsOf(join(TESTS, "shops")))
  if (one && typeof one === "object" && "pages" in one)
    told.push(...Object.values((one as Shop).pages).map(withoutTags));

const countOf = (sentences: string[]) => {
  const counts = new Map<string, number>();
  for (const word of sentences.flatMap(stemsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: [...counts.values()].reduce((sum, one) => sum + one, 0) };
};
const [terms, other] = [countOf(told), countOf(passing)];
const vocabulary = [...new Set([...terms.counts.keys(), ...other.counts.keys()])].toSorted();
const share = ({ counts, total }: typeof terms, word: string) =>
  Math.log(((counts.get(word) ?? 0) + 0.5) / (total + 0.5 * vocabulary.length));
const weights = vocabulary.map((word): [string, number] => {
  const weight = Math.round(10 * (share(terms, word) - share(other, word)));
  return [word, Math.max(LEAST, Math.min(MOST, weight))];
});
const kept = weights.filter(([, weight]) => weight < SAYS_NOTHING[0] || weight > SAYS_NOTHING[1]);
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(kept))}\n`);
console.log(`${told.length} told, ${passing.length} in passing: ${kept.length} words`);
