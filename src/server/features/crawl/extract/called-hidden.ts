// What a style sheet hides by a class that says so, until a script takes the class away: themes keep the words for
// "sold out" and the block of a sale on every page like this.
import { outwards, type Spot } from "./spots.ts";

const HIDES = new Set([
  "hidden",
  "d-none",
  "hide",
  "is-hidden",
  "u-hidden",
  "uk-hidden",
  "invisible",
]);
/** "hidden md:flex", "d-none d-md-block": on some screens only. */
const SHOWS = /^(?:(?:sm|md|lg|xl|2xl):(?!hidden)|d-(?:sm|md|lg|xl)-(?!none)|visible-|show-)/;
const LEVELS = 4;

export function isCalledHidden(spot: Spot): boolean {
  for (const { element } of outwards(spot, LEVELS)) {
    const names = (element.attribs["class"] ?? "").split(/\s+/);
    if (names.some((name) => HIDES.has(name)) && !names.some((name) => SHOWS.test(name)))
      return true;
  }
  return false;
}
