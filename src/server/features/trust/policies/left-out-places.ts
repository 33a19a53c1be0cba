/** Places that a sentence names without a value for them: left out, or left open. */
import { ASKED_FOR } from "./delivery-words.ts";
import type { Span } from "./normalise.ts";
import { LEAVES_OUT, type Value } from "./pair-places.ts";
import type { PlaceMark } from "./places.ts";
import { clausesOf, type Sentence, within } from "./sentences.ts";

/** “…, which pays 50”, «…، ليها ٥٠»: said on of the places just left out. */
const hasOwnValue = (text: string, end: number, values: Value[]) => {
  const [clause] = text
    .slice(end)
    .replace(/^(?:,|،) ?(?=(?:which|where|whose|it|that|(?:و)?(?:دي|ليها|لها|فيها)) )/u, "")
    .split(/[،,;)]/u);
  return values.some(({ start }) => start >= end && start < end + (clause ?? "").length);
};

/** “All of Egypt except North Sinai and the New Valley for 75”: those that are joined, with no value of their own after them. */
export function allLeftOut(
  text: string,
  places: Span<PlaceMark>[],
  values: Value[],
): Span<PlaceMark>[] {
  const out: Span<PlaceMark>[] = [];
  for (const [at, place] of places.entries()) {
    if (place.value.ids.length === 0 || !LEAVES_OUT.test(text.slice(0, place.start))) continue;
    const run = [place];
    for (const next of places.slice(at + 1)) {
      const between = text.slice(run.at(-1)?.end, next.start);
      if (!/^ ?(?:[،,]? ?(?:and|or|nor|&|او)?(?: the)?) ?$/u.test(between)) break;
      run.push(next);
    }
    if (!hasOwnValue(text, run.at(-1)?.end ?? place.end, values)) out.push(...run);
  }
  return out;
}

/** “Cairo depends on the district; the rest is 80”: the first clause leaves its places open. */
export const settledPlaces = (sentence: Sentence, places: Span<PlaceMark>[]): Span<PlaceMark>[] => {
  const open = clausesOf(sentence.text).flatMap((clause) => {
    const said = sentence.text.slice(clause.start, clause.end);
    const left = /\d/u.test(said) ? null : LEFT_OPEN.exec(said);
    // “It depends on your city: Cairo …” leads to the places instead.
    return left ? [{ start: clause.start, end: clause.start + left.index }] : [];
  });
  return places.filter(
    (place) =>
      !open.some((clause) => within(clause, place)) &&
      !ASKED_FOR.test(sentence.text.slice(place.end)),
  );
};
const LEFT_OPEN =
  /(?<!\p{L})(?:depend(?:s|ing)?|varies|vary|ask(?: us)?|on request|to be agreed|agreed with|حسب|يختلف|تختلف|يتحدد|تتحدد|(?:ب)?(?:ن|ي)تفق\p{L}{0,2}|(?:ب)?الاتفاق|اسال\p{L}{0,2})(?!\p{L})/u;
