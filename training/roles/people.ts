// People in the labelled sentences as examples: who wears it, and who is only told of. `people.txt` holds sentences
// written for this (*wearer*, _told of_); those of the roles label people too.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readTokens } from "../../src/server/language/tokens.ts";
import {
  personFeatures,
  type PersonRole,
} from "../../src/server/features/stylist/read/people-roles.ts";
import { personAt } from "../../src/server/features/stylist/read/hosts.ts";
import { peopleAt } from "../../src/server/features/stylist/read/relatives.ts";
import type { Example } from "../linear/learn.ts";
import { LANGUAGES, placesOf, readLabelled, type Labelled } from "./examples.ts";

export type PersonExample = Example<PersonRole> & { text: string; byRule: PersonRole };

const MARKED = /([*_])([^*_]+)\1/g;

const marked = (line: string): Labelled => ({
  text: line.replace(MARKED, "$2"),
  mentions: [...line.matchAll(MARKED)].map(([, sign, span = ""]) => ({
    span,
    role: sign === "*" ? ("wearer" as const) : ("context" as const),
  })),
});

const readMarked = (): Labelled[] =>
  readFileSync(join(import.meta.dirname, "people.txt"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map(marked);

export const peopleExamples = (): PersonExample[] =>
  [...LANGUAGES.flatMap(readLabelled), ...readMarked()].flatMap(({ text, mentions }) => {
    const { words, breaks } = readTokens(text);
    const labelled = placesOf(words, mentions);
    const found: PersonExample[] = [];
    for (let at = 0; at < words.length; at++) {
      const person = peopleAt(words, at);
      const label = labelled.find(
        ({ from, to }) => person !== undefined && from < person.to && at < to,
      );
      if (!person) continue;
      if (label && label.role !== "want")
        found.push({
          text,
          is: label.role === "wearer" ? "wearer" : "told",
          byRule: personAt(words, at) ? "wearer" : "told",
          features: personFeatures(words, breaks, { from: at, to: person.to, kind: person.value }),
        });
      at = person.to - 1;
    }
    return found;
  });
