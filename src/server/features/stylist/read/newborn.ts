// "My sister just had a girl, something sweet to take her": somebody else's baby is given something.
import { take, type Tokens } from "../../../language/tokens.ts";

const BORN =
  /(?:^| )(?!(?:i|we|ive|weve) )(\w+) (?:(?:has|have|ve|s|just|finally|recently|only|now|is|are|re|will be) )*(?:had|welcomed|gave birth to|given birth to|having|expecting|delivered)(?: (?:twins|triplets|twin (?:boys|girls))|(?: (?:an?|her|their|his|another|first|second|third|new|little|baby|tiny|beautiful|healthy|gorgeous)){1,5} (?:girl|boy|son|daughter|baby|babies|bub|bubba|newborn))(?= |$)/;
const BROUGHT =
  /(?:^| )(?:something|anything|gift|gifts|present|presents|bring|take (?:her|him|them|over|along)|visit|visiting|send|surprise|spoil|what (?:do|can|should|could) i (?:get|buy|give))(?: |$)/;
/** Who has given birth gets something, too. */
const HERS = /(?:^| )for (?:her|the mum|the mom|mum|the mother|my (?:sister|friend|wife))(?: |$)/;

/** Takes the words about the birth of somebody else's child that is brought something. */
export function takeNewborn(tokens: Tokens): boolean {
  const said = tokens.words.join(" ");
  const found = BORN.exec(said);
  if (!found || !BROUGHT.test(said) || HERS.test(said)) return false;
  const from = said.slice(0, found.index).split(" ").filter(Boolean).length;
  take(tokens, from, from + found[0].trim().split(" ").length);
  return true;
}
