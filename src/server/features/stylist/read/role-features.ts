// What a sentence shows of one mention in it, for the model of roles (roles.ts): the words before and behind it with
// their forms and sounds, where its clause ends, what else is mentioned, and what the rules make of it.
import { arabicSkeletons, francoSkeleton } from "../../../language/franco-forms.ts";
import { stem } from "../../../language/stem.ts";
import type { Span } from "./span.ts";

export type Surroundings = {
  words: readonly string[];
  /** Places in front of which a comma or a full stop stands. */
  breaks: ReadonlySet<number>;
  /** Everything that is mentioned, in any order. */
  spans: readonly Span[];
};

/** Words that lie farther off say little of a mention. */
const WINDOW = 4;
const CLAUSE = 9;

const isArabic = (word: string): boolean => /[\u0600-\u06ff]/.test(word);

/** Arabic and its Franco spelling have these in common, so that what one shows helps the other. */
function bonesOf(word: string): string {
  const bones = isArabic(word) ? (arabicSkeletons(word)[0] ?? "") : francoSkeleton(word);
  return bones.replace(/[23]/g, "");
}

const FORMS = new Map<string, string[]>();
const FORMS_MAX = 5000;

/** A word by itself, by its stem and by its sound; a number is a number. */
function formsOf(word: string): string[] {
  const known = FORMS.get(word);
  if (known) return known;
  if (FORMS.size >= FORMS_MAX) FORMS.clear();
  const bones = bonesOf(word);
  const forms = /^\d/.test(word)
    ? ["#"]
    : [...new Set([word, `~${stem(word)}`, ...(bones.length > 1 ? [`^${bones}`] : [])])];
  FORMS.set(word, forms);
  return forms;
}

export function roleFeatures({ words, breaks, spans }: Surroundings, span: Span, byRule: string) {
  const { from, to, kind } = span;
  const features = ["", `kind ${kind}`, `rule ${byRule}`, `rule ${byRule} ${kind}`];
  const mentionAt = (at: number): Span | undefined =>
    spans.find((one) => one.from <= at && at < one.to);
  const add = (name: string, at: number): void => {
    const other = mentionAt(at);
    // Of other mentions it counts what they are, not which: black trousers are as often wanted as owned.
    if (other) features.push(`${name} <${other.kind}>`, `${name} <${other.kind}> ${kind}`);
    else for (const form of formsOf(words[at] ?? "")) features.push(`${name} ${form}`);
  };
  const wordAt = (at: number): string => {
    const other = mentionAt(at);
    return other ? `<${other.kind}>` : (words[at] ?? "|");
  };

  // What stands at its side, as far as its clause goes.
  let start = from;
  while (start > 0 && !breaks.has(start)) start -= 1;
  let end = to;
  while (end < words.length && !breaks.has(end)) end += 1;
  for (let far = 1; far <= WINDOW; far++) {
    const isBefore = from - far >= start;
    const isBehind = to + far - 1 < end;
    if (isBefore) add(`-${far}`, from - far);
    else if (from - far === start - 1) features.push(`-${far} |`);
    if (isBehind) add(`+${far}`, to + far - 1);
    else if (to + far - 1 === end) features.push(`+${far} |`);
  }
  features.push(
    `-2-1 ${wordAt(from - 2)} ${wordAt(from - 1)}`,
    `+1+2 ${wordAt(to)} ${wordAt(to + 1)}`,
    `-1+1 ${wordAt(from - 1)} ${wordAt(to)}`,
    `${kind} -1 ${wordAt(from - 1)}`,
    `${kind} +1 ${wordAt(to)}`,
  );
  for (let at = Math.max(start, from - CLAUSE); at < from; at++) add("before", at);
  for (let at = to; at < Math.min(end, to + CLAUSE); at++) add("behind", at);
  // The rest of the sentence, whatever the order.
  for (let at = 0; at < words.length; at++)
    if ((at < start || at >= end) && !mentionAt(at))
      for (const form of formsOf(words[at] ?? ""))
        features.push(`${at < start ? "<" : ">"} ${form}`);

  // How it is written itself, and what its neighbours begin and end with: articles, "my", "her", "with".
  const own = words.slice(from, to).join(" ");
  features.push(`own ${own}`, `own ${own} ${wordAt(to)}`, `head ${own.slice(0, 2)}`);
  features.push(`tail ${own.slice(-2)}`, `tail ${own.slice(-1)} ${isArabic(own)}`);
  for (const [name, word] of [
    ["-1", wordAt(from - 1)],
    ["-2", wordAt(from - 2)],
    ["+1", wordAt(to)],
  ] as const)
    for (const size of [2, 3])
      if (word.length > size)
        features.push(`${name} ${word.slice(0, size)}…`, `${name} …${word.slice(-size)}`);

  // What else there is.
  const others = spans.filter((one) => one !== span);
  const kinds = others.filter((one) => one.kind === "kind");
  const count = (list: Span[]): number => Math.min(2, list.length);
  features.push(
    `kinds before ${count(kinds.filter((one) => one.to <= from))} ${kind}`,
    `kinds behind ${count(kinds.filter((one) => one.from >= to))} ${kind}`,
    `alike before ${count(others.filter((one) => one.kind === kind && one.to <= from))} ${kind}`,
    `alike behind ${count(others.filter((one) => one.kind === kind && one.from >= to))} ${kind}`,
    `clause ${start === 0 ? "first" : ""} ${end === words.length ? "last" : ""} ${kind}`,
    `length ${Math.min(4, Math.ceil(words.length / 4))}`,
  );
  return features;
}
