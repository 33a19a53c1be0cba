// Gold and silver are colours, and what jewellery is made of: who loves silver, or gives it, means jewellery.
import { foldWords } from "../../../../contract/fold-words.ts";
import { termById } from "../../../language/terms.ts";
import { ofFacet, type Wish } from "../wish.ts";
import { kindsOf } from "./kinds.ts";
import type { Sentence } from "./sentence.ts";

const METALS = new Set(["colour:silver", "colour:gold"]);

/** The metal itself, where a language tells it from its colour: "الفضة", not "فضي". */
const NOUN = /^(?:ال)?(?:فضه|دهب|ذهب)$|^(?:el )?(?:fadda|fedda|dahab)$/;

export function withMetal(sentence: Sentence, earlier: Wish): Sentence {
  const jewellery = termById("kind:jewellery");
  const metal = sentence.asked.find(({ term, negated }) => !negated && METALS.has(term.id));
  const isNamed = kindsOf(sentence).length > 0 || ofFacet(earlier.terms, "kind").length > 0;
  if (!jewellery || !metal || isNamed) return sentence;
  const isGift = sentence.wearer.isGift ?? earlier.wearer.isGift ?? false;
  if (!isGift && !NOUN.test(foldWords(metal.words))) return sentence;
  return { ...sentence, asked: [...sentence.asked, { ...metal, term: jewellery }] };
}
