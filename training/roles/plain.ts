// Ordinary wishes from the patterns of plain.txt, filled with words of the vocabulary: labelled as the sentences are.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TERMS } from "../../src/server/language/terms.ts";
import { isEverydayForm, type Term, type TermKind } from "../../src/server/language/term.ts";
import type { Labelled } from "./examples.ts";

const KINDS: Record<string, TermKind> = {
  k: "kind",
  c: "colour",
  m: "material",
  p: "pattern",
  f: "feature",
  o: "occasion",
};

const ROLES = { "": "want", "-": "refuse", "=": "have" } as const;

const PEOPLE: Record<string, string[]> = {
  english: ["my mother", "my son", "a man", "my sister", "me", "my husband", "a girl of 8"],
  arabic: ["ماما", "ابني", "راجل", "اختي", "جوزي", "بنت صغيرة"],
  franco: ["mama", "ebny", "ragel", "o5ty", "gozy", "bent so8ayara"],
};

/** How often each pattern is filled. */
const TIMES = 14;

const SCRIPTS = { english: "en", arabic: "ar", franco: "franco" } as const;

export function plainWishes(language: string): Labelled[] {
  const script = SCRIPTS[language as keyof typeof SCRIPTS];
  const random = randomOf(language.length);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
  const formOf = (kind: TermKind): string => {
    for (;;) {
      const term: Term = pick(BY_KIND[kind]!);
      // In Franco half of the pieces have their English names.
      const forms =
        script === "franco" && random() < 0.4 ? term.forms.en.slice(0, 2) : term.forms[script];
      const form = pick(forms.slice(0, 4).length > 0 ? forms.slice(0, 4) : [""]);
      if (form && !isEverydayForm(term, form) && form.split(" ").length < 3) return form;
    }
  };
  const fill = (slot: string): string => {
    if (slot === "n") return String(Math.ceil(random() * 60) * 100);
    if (slot === "s") return pick(["S", "M", "L", "XL", "XXL", "38", "40", "42", "44"]);
    return slot === "w" ? pick(PEOPLE[language]!) : formOf(KINDS[slot]!);
  };
  return patterns
    .filter(([own]) => own === language)
    .flatMap(([, pattern]) =>
      Array.from({ length: TIMES }, () => {
        const mentions: Labelled["mentions"] = [];
        const text = pattern.replace(/\{([-=]?)(\w)\}/g, (_, sign: string, slot: string) => {
          const span = fill(slot);
          if (KINDS[slot]) mentions.push({ span, role: ROLES[sign as keyof typeof ROLES] });
          return span;
        });
        return { text, mentions };
      }),
    );
}

const patterns = readFileSync(join(import.meta.dirname, "plain.txt"), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line): [string, string] => {
    const at = line.indexOf(" ");
    return [line.slice(0, at), line.slice(at + 1)];
  });

const BY_KIND = Object.fromEntries(
  Object.values(KINDS).map((kind) => [kind, TERMS.filter((term) => term.kind === kind)]),
) as Partial<Record<TermKind, Term[]>>;

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
