// Two cloths or colours that are named first and refused together: "satin and chiffon slip off, a hijab without either",
// «الليكرا والبوليستر بيحرروني، بلوزة من غيرهم».
import { JOINTS, NOT } from "./negation-words.ts";
import type { Tokens } from "../../../language/tokens.ts";
import type { Negated, Span } from "./span.ts";

const OF_LOOK = new Set(["material", "colour", "pattern", "feature"]);
const BOTH = /^(?:either|both|them|any of them|either of them|both of them|those two|these two)$/;
/** "Without them" in one word behind its "من". */
const BUT_THEM = /^(?:غيرهم|دونهم|بدونهم|بلاهم|[8g]h?[ae]i?[ye]?rhom|doonhom|bedoonhom)$/;
const FROM = /^(?:من|m[ei]?n)$/;

export function refuseEither(tokens: Tokens, spans: readonly Span[], negated: Negated): void {
  const { words } = tokens;
  for (const at of words.keys()) {
    const to = bothAt(tokens, at);
    const pair = to === undefined ? oneBefore(tokens, spans, at) : pairBefore(tokens, spans, at);
    for (const span of pair) negated.spans.add(span);
    for (let said = at; pair.length > 0 && said < (to ?? at + 1); said++) negated.places.add(said);
  }
}

const BUT_IT = /^(?:غيره|غيرها|(?:8|gh)[ae]i?[ye]?r(?:o|oh|ha|aha))$/;
const ANY_COLOUR = /^(?:لون|الوان|lo+n|alwan|colou?r)$/;

/** «العروسة لابسة أحمر فأي لون غيره», "ay lon gheiro": the one colour that was named before. */
function oneBefore({ words }: Tokens, spans: readonly Span[], at: number): Span[] {
  const isThat =
    BUT_IT.test(words[at] ?? "") ||
    (/^(?:but|except|besides)$/.test(words[at] ?? "") && /^(?:that|it)$/.test(words[at + 1] ?? ""));
  const last = spans.findLast(({ kind, to }) => kind === "colour" && to <= at);
  return isThat && last && ANY_COLOUR.test(words[at - 1] ?? "") ? [last] : [];
}

function bothAt({ words, breaks }: Tokens, at: number): number | undefined {
  if (BUT_THEM.test(words[at] ?? "")) {
    const isWithout = FROM.test(words[at - 1] ?? "") || /^ب|^b/.test(words[at] ?? "");
    return isWithout ? at + 1 : undefined;
  }
  const marker = NOT(words, at);
  if (!marker) return undefined;
  const far = [3, 2, 1].find((many) =>
    BOTH.test(words.slice(marker.to, marker.to + many).join(" ")),
  );
  const to = far === undefined ? undefined : marker.to + far;
  return to !== undefined && (to >= words.length || breaks.has(to)) ? to : undefined;
}

/** The last two or more of one sort that an "and" joins. */
function pairBefore(tokens: Tokens, spans: readonly Span[], at: number): Span[] {
  const before = spans
    .filter(({ kind, to }) => OF_LOOK.has(kind) && to <= at)
    .toSorted((a, b) => b.from - a.from);
  const pairs = before.flatMap((last, n) => {
    const pair = [last];
    for (const earlier of before.slice(n + 1))
      if (earlier.kind === last.kind && isJoined(tokens, earlier, pair.at(-1) ?? last))
        pair.push(earlier);
    return pair.length > 1 ? [pair] : [];
  });
  if (pairs[0]) return pairs[0];
  // "Wool and mohair itch": the other one is no word of ours.
  const named = before.find(({ to }) => JOINTS(tokens.words, to));
  return named ? [named] : [];
}

const isJoined = ({ words }: Tokens, first: Span, next: Span): boolean =>
  (next.from === first.to && /^و/.test(words[next.from] ?? "")) ||
  JOINTS(words, first.to)?.to === next.from ||
  (next.from === first.to + 2 && /^(?:w|we|and)$/.test(words[first.to] ?? ""));
