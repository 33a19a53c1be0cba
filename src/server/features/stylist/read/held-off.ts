// What is held off by a verb in two parts: "keep pink and purple away from me", "leave the belt out", "rule out" turned round.
import type { Tokens } from "../../../language/tokens.ts";
import type { Negated, Span } from "./span.ts";

const HOLDS =
  /^(?:keep|keeping|leave|leaving|rule|ruling|cut|cutting|cross|count|get|take|taking)$/;
/** "Keep black", "take the red one off the sale": only with what sends it away at the end of what is said. */
const OFF =
  /^(?:away|out|off|far|far away|at bay)(?: (?:from|of|for)? ?(?:me|him|her|us|them|it|this|that|my \w+|the list|the way|completely|entirely|please|pls|thanks))*$/;
const OFF_LONGEST = 6;

/** "I keep going out in black": between the verb and what sends away stand things alone. */
const BETWEEN =
  /^(?:the|any|all|that|those|these|every|everything|anything|and|or|with|in|colou?rs?|stuff|things?|ones?|pieces?|please|of)$/;

export function refuseHeldOff(
  { words, breaks }: Tokens,
  spans: readonly Span[],
  negated: Negated,
): void {
  const isIn = (at: number) => spans.find(({ from, to }) => from <= at && at < to);
  for (const [at, verb] of words.entries()) {
    if (!HOLDS.test(verb) || isIn(at)) continue;
    const held: Span[] = [];
    let place = at + 1;
    for (let span = isIn(place); span ?? BETWEEN.test(words[place] ?? ""); span = isIn(place)) {
      if (span) held.push(span);
      place = span ? span.to : place + 1;
    }
    let end = place;
    while (end < words.length && end - place < OFF_LONGEST && (end === place || !breaks.has(end)))
      end += 1;
    if (held.length === 0 || !OFF.test(words.slice(place, end).join(" "))) continue;
    for (const span of held) negated.spans.add(span);
    for (let said = at; said < end; said++) if (!isIn(said)) negated.places.add(said);
  }
}
