// node scripts/run.mjs train-roles [--check | --last]: learns which role a mention has in a sentence from the labelled
// sentences of this folder, and writes the weights that src/server/features/stylist/read/roles.ts reads.
// --check: how the model does on sentences it has not seen, beside the rules, for each degree of certainty.
// --last: the same on the three lines of ten that nothing is chosen by.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  bucketOf,
  createLinearModel,
  type StoredModel,
} from "../../src/server/language/linear-model.ts";
import { ROLES, type Role } from "../../src/server/features/stylist/read/roles.ts";
import { crossValidated, learn } from "../linear/learn.ts";
import { PEOPLE_ROLES } from "../../src/server/features/stylist/read/people-roles.ts";
import { examplesOf, LANGUAGES, type RoleExample } from "./examples.ts";
import { NUMBER_ROLES } from "../../src/server/features/stylist/read/number-roles.ts";
import { numberExamples } from "./numbers.ts";
import { peopleExamples } from "./people.ts";

const { values } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    last: { type: "boolean", default: false },
  },
});

const READ = join(import.meta.dirname, "../../src/server/features/stylist/read");
const LEARNING = { bits: 17, epochs: 10, pace: 0.1, decay: 1e-4 };
/** Fewer examples, fewer weights. */
const OF_PEOPLE = { ...LEARNING, bits: 13 };
const OF_NUMBERS = { ...LEARNING, bits: 15 };

const all = LANGUAGES.flatMap(examplesOf);
const isLast = ({ text }: RoleExample): boolean => bucketOf(text, 20) % 10 < 3;
const seen = all.filter((one) => !isLast(one));

const people = peopleExamples();
const numbers = numberExamples();

if (values.check) {
  report(crossValidated(seen, ROLES, { ...LEARNING, groupOf: ({ text }) => text }));
  reportPeople();
  reportNumbers();
} else if (values.last) {
  const { chances } = createLinearModel<Role>(learn(seen, ROLES, LEARNING));
  report(all.filter(isLast).map((example) => ({ example, chances: chances(example.features) })));
} else {
  const write = (file: string, model: StoredModel) =>
    writeFileSync(join(READ, file), `${JSON.stringify(model)}\n`);
  write("roles.json", learn(all, ROLES, LEARNING));
  write("people-roles.json", learn(people, PEOPLE_ROLES, OF_PEOPLE));
  write("number-roles.json", learn(numbers, NUMBER_ROLES, OF_NUMBERS));
  console.log(
    `learnt from ${all.length} mentions, ${people.length} people and ${numbers.length} numbers`,
  );
}

/** Where the rules see a wearer, and the model one who is only told of. */
function reportPeople(): void {
  const judged = crossValidated(people, PEOPLE_ROLES, {
    ...OF_PEOPLE,
    groupOf: ({ text }) => text,
  });
  const right = people.filter(({ is, byRule: rule }) => is === rule);
  console.log(`people: ${people.length}, by rule ${share(right, people)}`);
  for (const sure of [0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
    const changed = judged.filter(
      ({ example, chances }) => example.byRule === "wearer" && chances[1]! >= sure,
    );
    const better = changed.filter(({ example }) => example.is === "told").length;
    console.log(`  sure ${sure}: changed ${changed.length}, better ${better}`);
  }
}

/** Where the rules see a price, and the model none. */
function reportNumbers(): void {
  const judged = crossValidated(numbers, NUMBER_ROLES, {
    ...OF_NUMBERS,
    groupOf: ({ text }) => text,
  });
  const isPrice = ({ is }: (typeof numbers)[number]) => /^(?:max|min|about)$/.test(is);
  const isRight = (one: (typeof numbers)[number]) => isPrice(one) === one.isPriceByRule;
  console.log(`numbers: ${numbers.length}, by rule ${share(numbers.filter(isRight), numbers)}`);
  const none = (chances: number[]) => chances.slice(3).reduce((sum, one) => sum + one, 0);
  const best = judged.filter(
    ({ example, chances }) => NUMBER_ROLES[chances.indexOf(Math.max(...chances))] === example.is,
  );
  console.log(`  by model ${share(best, judged)}`);
  for (const sure of [0.5, 0.7, 0.8, 0.9, 0.95]) {
    const changed = judged.filter(
      ({ example, chances }) => example.isPriceByRule && none(chances) >= sure,
    );
    const better = changed.filter(({ example }) => !isPrice(example)).length;
    const added = judged.filter(
      ({ example, chances }) => !example.isPriceByRule && 1 - none(chances) >= sure,
    );
    const found = added.filter(({ example }) => isPrice(example)).length;
    console.log(
      `  sure ${sure}: taken out ${changed.length}, better ${better}; priced ${added.length}, better ${found}`,
    );
  }
}

type Judged = { example: RoleExample; chances: number[] };

function report(judged: Judged[]): void {
  for (const [language, isPlain] of LANGUAGES.flatMap(
    (one) =>
      [
        [one, false],
        [one, true],
      ] as const,
  )) {
    const own = judged.filter(
      ({ example }) => example.language === language && (example.isPlain ?? false) === isPlain,
    );
    const rightBy = (roleOf: (one: Judged) => Role): string =>
      share(
        own.filter((one) => roleOf(one) === one.example.is),
        own,
      );
    console.log(
      `${language}${isPlain ? ", plain" : ""}: ${own.length} mentions, by rule ${rightBy(byRule)}`,
    );
    for (const sure of [0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
      const changed = own.filter((one) => byBoth(sure)(one) !== byRule(one));
      const better = changed.filter((one) => byBoth(sure)(one) === one.example.is);
      const worse = changed.filter((one) => byRule(one) === one.example.is);
      console.log(
        `  sure ${sure}: ${rightBy(byBoth(sure))}; changed ${changed.length}, better ${better.length}, worse ${worse.length}`,
      );
    }
  }
}

function byRule({ example }: Judged): Role {
  return example.byRule;
}

/** As settleRoles decides. */
function byBoth(sure: number): (one: Judged) => Role {
  return ({ example, chances }) => {
    if (example.byRule !== "want" || 1 - chances[0]! < sure) return example.byRule;
    const rest = chances.slice(1);
    return ROLES[rest.indexOf(Math.max(...rest)) + 1]!;
  };
}

function share(some: unknown[], of: unknown[]): string {
  return (some.length / of.length).toFixed(3);
}
