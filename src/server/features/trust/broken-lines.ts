/** Lines broken by hand within a sentence: “Delivery 50 for Cairo and”, “75 for the rest”. Others are lines of their own. */
import { foldLetters } from "./policies/normalise.ts";
import { readPlaces } from "./policies/places.ts";

const LONGEST = 400;
/** A conjunction, a preposition or a comma at the end: more must follow. */
const HANGS =
  /(?:[،,&+]|(?<![\p{L}\p{N}])(?:w|aw|و|او|and|or|but|to|for|in|from|with|by|of|per|le|lel|men|fe|من|الي|في|علي|عن|مع|خلال|لمده|the|a|an|your|our))$/u;
const ENDS = /[.!?؟:;؛]$/u;
/** Words that no line of its own begins with, in small letters. */
const GOES_ON =
  /^(?:[،,;)]|(?:aw|le|lel|or|for|to|per|of|if|until|within|unless|plus|then|only|and|but|in|from|with|after|before)(?![\p{L}\p{N}]))/u;
const GOES_ON_ARABIC = /^(?:او|الي|عن|خلال|لمده|حتي|لحد|بشرط)(?!\p{L})/u;

export function goesOn(before: string, after: string): boolean {
  if (before.length + after.length > LONGEST) return false;
  const [said, next] = [foldLetters(before.slice(-60)), foldLetters(after.slice(0, 60))];
  if (ENDS.test(said)) return false;
  if (HANGS.test(said)) return true;
  if (GOES_ON.test(after) || GOES_ON_ARABIC.test(next)) return true;
  // «الشحن ٥٠», and on the next line «للقاهرة والجيزة».
  return (
    /\p{N}/u.test(said) &&
    !/\p{N}/u.test(next) &&
    /^ل/u.test(next) &&
    readPlaces(said).length === 0 &&
    readPlaces(next)[0]?.start === 0
  );
}
