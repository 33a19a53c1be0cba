/** Places that are named elsewhere than in the sentence: zones of a list, and the places of the sentence before. */
import { readDays, readMoney, type Span } from "./normalise.ts";
import { type PlaceMark, readPlaces } from "./places.ts";
import type { Sentence } from "./sentences.ts";

export type Zones = Map<string, PlaceMark[]>;
const ZONE =
  /(?:zone|area|region|group|(?:ال)?منطقه|(?:ال)?فئه|(?:ال)?نطاق) ?(\d+|[a-e](?!\p{L})|(?:ال)?اول[يه]|(?:ال)?ثاني[هه]|(?:ال)?تانيه|(?:ال)?ثالثه|(?:ال)?تالته|(?:ال)?رابعه)/gu;

/** “Zone 1: Cairo and Giza” names places for later lines that speak of Zone 1. */
export function defineZones(text: string, zones: Zones): void {
  const [match, more] = [...text.matchAll(ZONE)];
  const places = readPlaces(text);
  if (
    !match ||
    more ||
    places.length === 0 ||
    readMoney(text).length > 0 ||
    readDays(text).length > 0
  )
    return;
  zones.set(
    match[1] ?? "",
    places.map((one) => one.value),
  );
}

export const zonePlaces = (text: string, zones: Zones): Span<PlaceMark>[] =>
  [...text.matchAll(ZONE)].flatMap((match) =>
    (zones.get(match[1] ?? "") ?? []).map((value) => ({
      value,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );

/** “They take 3 to 6 days”, “60 for those three”: the places of the sentence before. */
export function placesBefore(
  { text, block, zone }: Sentence,
  previous: Sentence | null,
): Span<PlaceMark>[] {
  const those = THOSE.exec(text);
  if (!those || !previous || previous.block !== block || previous.zone !== zone) return [];
  const isOpen = readPlaces(text).length === 0;
  const at = { start: those.index, end: those.index + those[0].length };
  return readPlaces(previous.text)
    .filter(({ value }) => value.reach !== "all" && (isOpen || value.reach !== "rest"))
    .map(({ value }) => ({ value, ...at }));
}
const THOSE =
  /(?<!\p{L})(?:(?:for|to) (?:those|these)(?: \d| places| cities| governorates)?|(?:و|ل)?دول|^they|^these|^those)(?!\p{L})/u;
