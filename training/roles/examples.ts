// The labelled sentences of this folder as examples: every mention that our reading finds, the role somebody gave it,
// and the one that the rules give it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readTokens } from "../../src/server/language/tokens.ts";
import { readMentions } from "../../src/server/features/stylist/read/mentions.ts";
import { roleFeatures } from "../../src/server/features/stylist/read/role-features.ts";
import { OF_PIECE, roleByRule, type Role } from "../../src/server/features/stylist/read/roles.ts";
import { plainWishes } from "./plain.ts";
import type { Example } from "../linear/learn.ts";

export type Labelled = { text: string; mentions: { span: string; role: Role | "wearer" }[] };

export type RoleExample = Example<Role> & {
  text: string;
  language: string;
  words: string;
  kind: string;
  byRule: Role;
  isPlain?: boolean;
};

export const LANGUAGES = ["english", "arabic", "franco"];

const NO_BRANDS = { brands: [] };

export const readLabelled = (language: string): Labelled[] =>
  readFileSync(join(import.meta.dirname, `${language}.jsonl`), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Labelled);

export const examplesOf = (language: string): RoleExample[] => [
  ...examplesIn(language, readLabelled(language)),
  ...examplesIn(language, plainWishes(language)).map((one) => ({
    ...one,
    isPlain: true,
    weight: 0.4,
  })),
];

function examplesIn(language: string, sentences: Labelled[]): RoleExample[] {
  return sentences.flatMap(({ text, mentions: labels }) => {
    const mentions = readMentions(text, NO_BRANDS);
    const { words, breaks } = mentions.tokens;
    const labelled = placesOf(words, labels);
    return mentions.spans.flatMap((span): RoleExample[] => {
      const label = labelled.find(({ from, to }) => from < span.to && span.from < to);
      if (!OF_PIECE.has(span.kind) || (!label && !SURE.has(span.kind))) return [];
      const byRule = roleByRule(mentions, span);
      const is = label?.role === "wearer" ? "want" : (label?.role ?? "context");
      return [
        {
          text,
          language,
          words: words.slice(span.from, span.to).join(" "),
          kind: span.kind,
          byRule,
          is,
          features: roleFeatures({ words, breaks, spans: mentions.spans }, span, byRule),
        },
      ];
    });
  });
}

/** What was found and nobody labelled is no wish: of these kinds whoever labelled marked every wish. */
const SURE = new Set(["kind", "colour", "material"]);

type Placed = { from: number; to: number; role: Role | "wearer" };

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
