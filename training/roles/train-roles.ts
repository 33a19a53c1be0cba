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
import { peopleExamples } from "./people.ts";

const { values } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    last: { type: "boolean", default: false },
  },
});

const READ = join(import.meta.dirname, "../../src/server/features/stylist/read");
const LEARNING = { bits: 15, epochs: 10, pace: 0.1, decay: 1e-4 };
/** Fewer examples, fewer weights. */
const OF_PEOPLE = { ...LEARNING, bits: 13 };

const all = LANGUAGES.flatMap(examplesOf);
const isLast = ({ text }: RoleExample): boolean => bucketOf(text, 20) % 10 < 3;
const seen = all.filter((one) => !isLast(one));

const people = peopleExamples();

if (values.check) {
  report(crossValidated(seen, ROLES, { ...LEARNING, groupOf: ({ text }) => text }));
  reportPeople();
} else if (values.last) {
  const { chances } = createLinearModel<Role>(learn(seen, ROLES, LEARNING));
  report(all.filter(isLast).map((example) => ({ example, chances: chances(example.features) })));
} else {
  const write = (file: string, model: StoredModel) =>
    writeFileSync(join(READ, file), `${JSON.stringify(model)}\n`);
  write("roles.json", learn(all, ROLES, LEARNING));
  write("people-roles.json", learn(people, PEOPLE_ROLES, OF_PEOPLE));
  console.log(`learnt from ${all.length} mentions and ${people.length} people`);
}

/** Where the rules see a wearer, and the model one who is only told of. */
function reportPeople(): void {
  const judged = crossValidated(people, PEOPLE_ROLES, {
    ...OF_PEOPLE,
    groupOf: ({ text }) => text,
  });
  const right = people.filter(({ is, byRule: rule }) => is === rule).length;
  console.log(`people: ${people.length}, by rule ${(right / people.length).toFixed(3)}`);
  for (const sure of [0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
    const changed = judged.filter(
      ({ example, chances }) => example.byRule === "wearer" && chances[1]! >= sure,
    );
    const better = changed.filter(({ example }) => example.is === "told").length;
    console.log(`  sure ${sure}: changed ${changed.length}, better ${better}`);
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
    const share = (roleOf: (one: Judged) => Role): string => {
      const right = own.filter((one) => roleOf(one) === one.example.is).length;
      return (right / own.length).toFixed(3);
    };
    console.log(
      `${language}${isPlain ? ", plain" : ""}: ${own.length} mentions, by rule ${share(byRule)}`,
    );
    for (const sure of [0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
      const changed = own.filter((one) => byBoth(sure)(one) !== byRule(one));
      const better = changed.filter((one) => byBoth(sure)(one) === one.example.is);
      const worse = changed.filter((one) => byRule(one) === one.example.is);
      console.log(
        `  sure ${sure}: ${share(byBoth(sure))}; changed ${changed.length}, better ${better.length}, worse ${worse.length}`,
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
