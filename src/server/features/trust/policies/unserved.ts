/** Places a shop does not send to: “everywhere but North Sinai”, “we do not ship to …”. */
import type { Governorate } from "../../../../contract/trust.ts";
import { readDays, readMoney } from "./normalise.ts";
import { readPlaces } from "./places.ts";
import { isDenied } from "./denial.ts";
import { has, marksOf, type Sentence } from "./sentences.ts";
import { isSilent, topicsOf } from "./topics.ts";

const GOES_NOT =
  /(?<!\p{L})(?:و|ف)?م(?:ا)? ?(?:ب|ه)?[ينت](?:روح|وصل|غط[يى]|خدم)\p{L}{0,6}ش(?!\p{L})|(?:not|n't|cannot|never) (?:yet )?(?:reach|cover|serve|go to|get to)(?!\p{L})/u;

/** “Everywhere but North Sinai”, “we do not ship to …”. */
export function readUnserved(sentence: Sentence): Governorate[] {
  if (isSilent(sentence)) return [];
  if (!has(sentence, "delivery") && !topicsOf(sentence).has("delivery")) return [];
  const [no] = marksOf(sentence, "except", "not").filter(
    (mark) =>
      mark.concept === "except" ||
      marksOf(sentence, "delivery").some((one) => isDenied(sentence, one)) ||
      GOES_NOT.test(sentence.text),
  );
  if (!no || readMoney(sentence.text).length > 0 || readDays(sentence.text).length > 0) return [];
  const places = readPlaces(sentence.text).filter(
    ({ value }) => value.reach === "named" || value.reach === "region",
  );
  const after = places.filter((one) => one.start > no.start);
  // “North Sinai and the New Valley: not yet”: what is not served may stand before the no.
  const unserved = after.length > 0 || no.concept === "except" ? after : places;
  return unserved.flatMap((one) => one.value.ids);
}
