// Jeans are trousers, and in Egypt the cloth as well: of a jacket that was asked for, the cloth is meant.
import { termById } from "../../../language/terms.ts";
import { ofFacet, type Wish } from "../wish.ts";
import type { Sentence } from "./sentence.ts";

const TROUSERS = new Set(["Pants", "Sweatpants", "Leggings"]);
/** What is made of denim as often as not. */
const DENIM = new Set(["Skirts", "Shorts", "Coats & Jackets", "Jumpsuits & Overalls", "Shirts"]);

/** One word, and nothing else of it: "جينز", after skirts. */
const isAlone = ({ asked, words, wearer, limits }: Sentence): boolean =>
  asked.length === 1 &&
  words.length === 0 &&
  Object.keys(wearer).every((key) => key === "isSelf") &&
  Object.keys(limits).length === 0;

/** "جاكيت جلد", then "لو مفيش جلد هات جينز", "مش جينز": of a jacket that is the cloth, not trousers. */
export function withDenim(sentence: Sentence, earlier: Wish): Sentence {
  const jeans = sentence.asked.find(({ term }) => term.id === "kind:jeans");
  const denim = termById("material:denim");
  // «جيبة طويلة بس متكونش جينز»: a skirt that is no skirt of jeans.
  const here = sentence.asked.flatMap(({ term, negated }) =>
    term.kind === "kind" && !negated ? [term.category ?? ""] : [],
  );
  const isEgyptian = sentence.language !== "en";
  const isOfPiece =
    isEgyptian && jeans?.negated === true && here.length > 0 && here.every((one) => DENIM.has(one));
  const kinds = ofFacet(earlier.terms, "kind");
  const isOfEarlier =
    isEgyptian &&
    !sentence.signs.has("forget") &&
    // «حلو بس من غير جينز», of a look: nothing of it is of denim.
    (kinds.length > 0 || (jeans?.negated === true && earlier.isOfAll === true)) &&
    kinds.every((id) => !TROUSERS.has(termById(id)?.category ?? "")) &&
    sentence.asked.every((one) => one === jeans || one.term.kind !== "kind") &&
    (jeans?.negated === true ||
      ofFacet(earlier.terms, "material").length > 0 ||
      (isAlone(sentence) && kinds.every((id) => DENIM.has(termById(id)?.category ?? ""))));
  if (!jeans || !denim || !(isOfPiece || isOfEarlier)) return sentence;
  return {
    ...sentence,
    asked: sentence.asked.map((one) => (one === jeans ? { ...one, term: denim } : one)),
  };
}
