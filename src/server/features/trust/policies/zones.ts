/** Places that are named elsewhere than in the sentence: zones of a list, and the places of the sentence before. */
import { normalise, readDays, readMoney, type Span } from "./normalise.ts";
import { LEAVES_OUT } from "./pair-places.ts";
import { type PlaceMark, readPlaces } from "./places.ts";
import type { Sentence } from "./sentences.ts";

export type Zones = Map<string, PlaceMark[]>;
const ZONE =
  /(?:zone|area|region|group|(?:ال)?منطقه|(?:ال)?فئه|(?:ال)?نطاق) ?(\d+|[a-h](?!\p{L})|[ابجدهو](?!\p{L})|(?:ال)?اول[يه]?(?!\p{L})|(?:ال)?[ثت]اني[ه]?(?!\p{L})|(?:ال)?[ثت]ال[ثت]ه?(?!\p{L})|(?:ال)?رابعه?(?!\p{L}))/gu;

/** “Zone 1: Cairo and Giza” names places for later lines that speak of Zone 1. */
export function defineZones(text: string, zones: Zones): void {
  defineTerm(text, zones);
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
    const places = DEFINES.test(said) || equals(said) ? readPlaces(said) : [];
    if (places.length > 0)
      zones.set(
        match[1] ?? "",
        places.map((one) => one.value),
      );
  }
}
/** “Zone 1 is Cairo and Giza”: places at once, and no figure. */
const equals = (said: string): boolean =>
  IS.test(said) &&
  (readPlaces(said)[0]?.start ?? PLACE_AT_ONCE) < PLACE_AT_ONCE &&
  readMoney(said).length + readDays(said).length === 0;
const IS = /^\s*(?:"|"?\s*(?:is|are|[:=]|هي|هو)(?!\p{L}))/u;
const PLACE_AT_ONCE = 12;
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
/** “Standard Zone” means …, «النطاق القريب»: …: a name of the shop's own for some places. */
const TERM =
  /(?:"([^"]{3,40})"|^((?:the )?\p{L}{3,12} (?:zone|band|tier|region|area)|ال(?:منطقه|نطاق|شريحه|فيه) ال\p{L}{3,12})) ?(?=(?:(?:shall |will |here )?(?:means?|refers? to|denotes?|covers?|compris\p{L}+|includes?|stands for)|(?:و)?(?:هي|هو|ي[عق]ني|تعني|(?:ت|ي)شمل|(?:ت|ي)ضم|يقصد ب\p{L}{0,3})|[:=-])(?!\p{L}))|(?<=(?:^|[،,;؛.] ?)(?:و|ف)?(?:(?:يقصد|نعني|المقصود|نقصد) )?ب(?:ـ)? ?)"([^"]{3,40})" ?/u;
function defineTerm(text: string, zones: Zones): void {
  if (!TERM.test(text) || readMoney(text).length > 0 || readDays(text).length > 0) return;
  const matches = [...text.matchAll(new RegExp(TERM.source, "gu"))].slice(0, MOST_TERMS);
  const places = readPlaces(text);
  const isLeftOut = ({ start }: Span<PlaceMark>) =>
    LEAVES_OUT.test(text.slice(Math.max(0, start - 40), start));
  for (const [at, match] of matches.entries()) {
    const [from, to] = [match.index + match[0].length, matches[at + 1]?.index ?? text.length];
    const told = places.filter(({ start }) => start >= from && start < to);
    const hasRest = told.some(({ value }) => value.reach === "rest");
    const left = told.filter(isLeftOut).flatMap(({ value }) => value.ids);
    const own = told.filter((one) => !isLeftOut(one) && !(hasRest && one.value.reach === "all"));
    const name = (match[1] ?? match[2] ?? match[3] ?? "").replace(/^the /u, "");
    if (own.length > 0 && name && zones.size < MOST_TERMS)
      zones.set(
        `${NAMED}${name}`,
        own.map(({ value }) =>
          left.length > 0 ? { ...value, but: [...(value.but ?? []), ...left] } : value,
        ),
      );
  }
}
const MOST_TERMS = 30;
const NAMED = "~";

const ZONE_HEAD = /^(?:zones?|areas?|regions?|groups?|(?:ال)?(?:منطقه|فيه|نطاق))$/u;

/** “Zone 2 in five days”, where nothing said what that is. */
export const namesUnknownZone = (text: string, zones: Zones): boolean =>
  [...text.matchAll(ZONE)].some((match) => !zones.has(match[1] ?? ""));

export function zonePlaces(text: string, zones: Zones): Span<PlaceMark>[] {
  const named = [...zones].flatMap(([key, values]) =>
    key.startsWith(NAMED) ? termsIn(text, key.slice(1), values) : [],
  );
  const numbered = [...text.matchAll(ZONE)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const isNamed = named.some((one) => one.start < end && one.end > start);
    return isNamed ? [] : (zones.get(match[1] ?? "") ?? []).map((value) => ({ value, start, end }));
  });
  return [...numbered, ...named];
}

function termsIn(text: string, name: string, values: PlaceMark[]): Span<PlaceMark>[] {
  const start = text.indexOf(name);
  // Where it is defined it is no place yet.
  if (start < 0 || TERM.exec(text)?.[0].includes(name)) return [];
  return values.map((value) => ({ value, start, end: start + name.length }));
}

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
