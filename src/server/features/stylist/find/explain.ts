// Why a product is shown, in the shopper's language: 'Black · Abaya · under 900 EGP · linen'.
import type { Language } from "../../../../contract/languages.ts";
import { chipsOf } from "../read/chips.ts";
import type { Understanding } from "../read/understanding.ts";
import { isMet, type Ranked } from "./rank.ts";

const NEAR = { en: "Close to what you described", ar: "قريب من وصفك" };

export function explain(
  { met, candidate, words }: Ranked,
  understanding: Understanding,
  language: Language,
): string {
  const terms = new Set(understanding.asked.map(({ term }) => term.id));
  const has = new Set(met.filter(isMet).map(({ asked }) => asked.term.id));
  const parts = chipsOf(understanding, language)
    // A limit was kept or the product would not be here; an order and a refusal explain nothing.
    .filter(({ kind, value }) => (terms.has(value) ? has.has(value) : kind in LIMITS))
    .map(({ label }) => label);
  const said = words.filter((word) => candidate.title_words.includes(word));
  return [...parts, ...said].join(" · ") || NEAR[language];
}

const LIMITS = { price: true, brand: true, size: true, sale: true, stock: true };
