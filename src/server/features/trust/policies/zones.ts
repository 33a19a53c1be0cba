/** Places that are named elsewhere than in the sentence: zones of a list, and the places of the sentence before. */
import { normalise, readDays, readMoney, type Span } from "./normalise.ts";
import { type PlaceMark, readPlaces } from "./places.ts";
import type { Sentence } from "./sentences.ts";

export type Zones = Map<string, PlaceMark[]>;
const ZONE =
  /(?:zone|area|region|group|(?:ال)?منطقه|(?:ال)?فئه|(?:ال)?نطاق) ?(\d+|[a-h](?!\p{L})|[ابجدهو](?!\p{L})|(?:ال)?اول[يه]|(?:ال)?ثاني[هه]|(?:ال)?تانيه|(?:ال)?ثالثه|(?:ال)?تالته|(?:ال)?رابعه)/gu;

/** “Zone 1: Cairo and Giza” names places for later lines that speak of Zone 1. */
export function defineZones(text: string, zones: Zones): void {
  const [match, more] = [...text.matchAll(ZONE)];
  if (more || (match && DEFINES.test(text.slice(match.index + match[0].length))))
    return defineInLine(text, zones);
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

/** “85 in Zone A, being Cairo and Giza; 95 in Zone B, being …”: each zone with the places that follow its name. */
function defineInLine(text: string, zones: Zones): void {
  const matches = [...text.matchAll(ZONE)];
  for (const [at, match] of matches.entries()) {
    const [said = ""] = text
      .slice(match.index + match[0].length, matches[at + 1]?.index ?? text.length)
      .split(/[;؛]/u);
    const places = DEFINES.test(said) ? readPlaces(said) : [];
    if (places.length > 0)
      zones.set(
        match[1] ?? "",
        places.map((one) => one.value),
      );
  }
}
const DEFINES =
  /^[\s,،:(-]*(?:being|means?|meaning|compris\p{L}+|cover(?:s|ing)|includ(?:es|ing)|which (?:is|are|covers)|i\.e\.?|و?هي|و?(?:ت|ي)شمل|و?(?:ت|ي)ضم|يعني|\()(?!\p{L})/u;

/** “Zone | Governorates” above “A | Cairo, Giza”: the head says what the letters are. */
export function defineTableZones(rows: string[][], zones: Zones): void {
  const [heads = []] = rows.map((row) => row.map((cell) => normalise(cell)));
  const named = heads.findIndex((head) => ZONE_HEAD.test(head));
  if (named < 0) return;
  for (const row of rows.slice(1)) {
    const name = normalise(row[named] ?? "");
    const rest = normalise(row.filter((_, at) => at !== named).join(" , "));
    if (!/^\S{1,9}$/u.test(name)) continue;
    defineZones(`${heads[named]} ${name} : ${rest}`, zones);
  }
}
const ZONE_HEAD = /^(?:zones?|areas?|regions?|groups?|(?:ال)?(?:منطقه|فيه|نطاق))$/u;

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
  if (!those || !previous || block - previous.block > 1 || previous.zone !== zone) return [];
  const isOpen = readPlaces(text).length === 0;
  const at = { start: those.index, end: those.index + those[0].length };
  return readPlaces(previous.text)
    .filter(({ value }) => value.reach !== "all" && (isOpen || value.reach !== "rest"))
    .map(({ value }) => ({ value, ...at }));
}
/** Those that were named; “other than those” are all the others. */
const THOSE =
  /(?<!\p{L})(?<!(?:غير|عدا|الا|than|except|but|outside|besides|beyond) )(?:(?:for|to) (?:those|these)(?: \d| places| cities| governorates)?|(?:و|ل)?دول|(?:ال|لل|في ال)?(?:اماكن|محافظات|مناطق|مدن) (?:دي|دول|هذه)(?: كل(?:ها|هم))?|^they|^these|^those)(?!\p{L})/u;
