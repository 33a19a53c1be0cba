/** Lines that name places and nothing else, and lines that are a sum or a time and nothing else: halves of one statement. */
import { readDays, readMoney } from "./normalise.ts";
import { readPlaces } from "./places.ts";

const LITTLE =
  /(?<!\p{L})(?:and|or|the|all|any|other|others|rest|within|inside|egypt|governorates?|cit(?:y|ies)|areas?|zones?|to|in|of|for|و|او|في|الي|داخل|مصر|محافظ\p{L}*|(?:ال)?(?:مدن|مدينه|مناطق|منطقه))(?!\p{L})/gu;

const without = (text: string, spans: { start: number; end: number }[]): string =>
  spans.reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    text,
  );

/** “Mona, Cairo” is somebody. What stands in brackets says it again. */
export function namesOnlyPlaces(folded: string): boolean {
  if (/\p{N}/u.test(folded)) return false;
  const text = folded.replace(/ ?\([^()]{0,60}\)/gu, "");
  const places = readPlaces(text);
  return places.length > 0 && !/\p{L}{3}/u.test(without(text, places).replace(LITTLE, " "));
}

/** “60 EGP” in a box of its own: of the places in the box beside it, whichever that is. */
export const isFigureAlone = (text: string): boolean =>
  readMoney(text).length + readDays(text).length > 0 &&
  !/\p{L}{3}/u.test(without(text, [...readMoney(text), ...readDays(text)]));
