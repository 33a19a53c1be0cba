// The labelled sentences of this folder as examples: every mention that our reading finds, the role somebody gave it,
// and the one that the rules give it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readTokens } from "../../src/server/language/tokens.ts";
import { readMentions } from "../../src/server/features/stylist/read/mentions.ts";
import { roleFeatures } from "../../src/server/features/stylist/read/role-features.ts";
import {
  OF_PIECE,
  roleByRule,
  ROLES,
  type Role,
} from "../../src/server/features/stylist/read/roles.ts";
import { plainWishes } from "./plain.ts";
import type { Example } from "../linear/learn.ts";

/** What a number is there for (numbers.ts). */
export type NumberLabel =
  | "max"
  | "min"
  | "about"
  | "total"
  | "size"
  | "height"
  | "weight"
  | "age"
  | "count"
  | "time"
  | "other";

/** Where it is worn is read by others. */
type Label = Role | "wearer" | "occasion" | NumberLabel;

export type Labelled = {
  text: string;
  mentions: { span: string; role: Label }[];
  /** Nothing was left out: what is not labelled is no wish. */
  isWhole?: boolean;
};

export type RoleExample = Example<Role> & {
  text: string;
  language: string;
  words: string;
  kind: string;
  byRule: Role;
  isPlain?: boolean;
  /** Of a sentence as people write them; the others were written because they are hard. */
  isWhole: boolean;
};

export const LANGUAGES = ["english", "arabic", "franco"];

const NO_BRANDS = { brands: [] };

const readFile = (name: string): Labelled[] =>
  readFileSync(join(import.meta.dirname, `${name}.jsonl`), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Labelled);

/** In the first file only what was doubtful is labelled, in the second every mention, with numbers and people. */
export const readLabelled = (language: string): Labelled[] => [
  ...readFile(language),
  ...readFile(`${language}-whole`).map((one) => ({ ...one, isWhole: true })),
];

export const examplesOf = (language: string): RoleExample[] => [
  ...examplesIn(language, readLabelled(language)).map((one) =>
    one.isWhole ? one : { ...one, weight: 0.5 },
  ),
  ...examplesIn(language, plainWishes(language)).map((one) => ({
    ...one,
    isPlain: true,
    weight: 0.4,
  })),
];

function examplesIn(language: string, sentences: Labelled[]): RoleExample[] {
  return sentences.flatMap(({ text, mentions: labels, isWhole }) => {
    const mentions = readMentions(text, NO_BRANDS);
    const { words, breaks } = mentions.tokens;
    const labelled = placesOf(words, labels);
    return mentions.spans.flatMap((span): RoleExample[] => {
      const label = labelled.find(
        ({ from, to, role }) => from < span.to && span.from < to && isOfMention(role),
      );
      if (!OF_PIECE.has(span.kind) || (!label && !SURE.has(span.kind))) return [];
      if (label?.role === "occasion") return [];
      const byRule = roleByRule(mentions, span);
      const is = label === undefined ? "context" : isRole(label.role) ? label.role : "want";
      return [
        {
          text,
          language,
          words: words.slice(span.from, span.to).join(" "),
          kind: span.kind,
          byRule,
          is,
          isWhole: isWhole ?? false,
          features: roleFeatures({ words, breaks, spans: mentions.spans }, span, byRule),
        },
      ];
    });
  });
}

/** What was found and nobody labelled is no wish: of these kinds every wish was labelled in each file. */
const SURE = new Set(["kind", "colour", "material"]);

const isRole = (role: Label): role is Role => (ROLES as readonly string[]).includes(role);
const isOfMention = (role: Label): boolean =>
  isRole(role) || role === "wearer" || role === "occasion";

type Placed = { from: number; to: number; role: Label };

/** Where the labelled words stand, one after another. */
export function placesOf(words: string[], labels: Labelled["mentions"]): Placed[] {
  let at = 0;
  return labels.flatMap(({ span, role }): Placed[] => {
    const own = readTokens(span).words;
    for (let from = at; from + own.length <= words.length; from++)
      if (own.every((word, n) => bareOf(words[from + n]!, word) === word)) {
        at = from + own.length;
        return [{ from, to: at, role }];
      }
    return [];
  });
}

/** "وشنطه", "بالجزمه": what is joined before a word is not labelled with it. */
const bareOf = (word: string, label: string): string =>
  word.endsWith(label) && /^و?[بلفك]?(?:ال|ل)?$/.test(word.slice(0, -label.length)) ? label : word;
