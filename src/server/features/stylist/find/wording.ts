// The wish as tsquery text: what a product must be by law, what it should have all of, or most of.
import { stemsOf } from "../../../language/stem.ts";
import { termById } from "../../../language/terms.ts";
import { facetOf, ofFacet, type Wish } from "../wish.ts";
import { openCategories, refusedBy } from "./laws.ts";
import { quote } from "./quote.ts";
import { coloursOf } from "./tones.ts";
import type { WordFact } from "./queries/word-facts.ts";

export type Wording = {
  law: string | null;
  every: string | null;
  most: string | null;
  not: string | null;
};

type Group = { text: string; isKind: boolean; documents: number };

/** Facets that a product's words tell; the rest is judged from what it is (needs.ts). */
const TOLD = ["colour", "material", "pattern"];

type Reading = {
  typed: ReadonlyMap<string, string>;
  words: WordFact[];
  isStrict: boolean;
  categories?: string[] | undefined;
};

/** Strict: the kind is a law. Otherwise it is a part of the wish like any other, as typed or as read. */
export function wordingOf(wish: Wish, { typed, words, isStrict, categories }: Reading): Wording {
  const refused = refusedBy(wish)
    .filter((id) => facetOf(id) !== "colour")
    .map(quote);
  const not = refused.length > 0 ? refused.join(" | ") : null;
  if (isStrict) return { law: lawText(wish, categories), every: everyText(wish), most: null, not };
  const asked = wish.terms.map((id) => groupOfTerm(id, typed.get(id) ?? ""));
  const known = words.filter(({ meant }) => meant.length > 0).map(groupOfWord);
  const groups = [...asked, ...known];
  return {
    law: null,
    every: groups.length > 0 ? groups.map(({ text }) => text).join(" & ") : null,
    most: most(groups),
    not,
  };
}

function lawText(wish: Wish, only?: string[]): string | null {
  const kinds = ofFacet(wish.terms, "kind");
  if (kinds.length > 0) return anyOf(kinds);
  const categories = only ?? openCategories(wish);
  return categories ? anyOf(categories.map((name) => `category:${name}`)) : null;
}

function everyText(wish: Wish): string | null {
  const groups = TOLD.map((facet) => ofFacet(wish.terms, facet)).filter((ids) => ids.length > 0);
  const colours = coloursOf(wish);
  const all = groups.filter((ids) => facetOf(ids[0]!) !== "colour");
  if (colours) all.push([...colours]);
  return all.length > 0 ? all.map(anyOf).join(" & ") : null;
}

const anyOf = (ids: string[]): string => `(${ids.map(quote).join(" | ")})`;

/** As it was read, or as it was typed: a title may say the word where it means something else to us. */
function groupOfTerm(id: string, words: string): Group {
  const typed = [...new Set(stemsOf(words))].map(quote).join(" & ");
  const text = typed ? `(${quote(id)} | (${typed}))` : quote(id);
  return { text, isKind: termById(id)?.kind === "kind", documents: Infinity };
}

const groupOfWord = ({ meant, documents }: WordFact): Group => ({
  text: `(${meant.map(quote).join(" | ")})`,
  isKind: false,
  documents,
});

/** All but one. Of two, the one that says what it is, or else the rarer. */
function most(groups: Group[]): string | null {
  if (groups.length < 2) return null;
  if (groups.length === 2) {
    const [first, second] = groups as [Group, Group];
    if (first.isKind !== second.isKind) return (first.isKind ? first : second).text;
    return (first.documents <= second.documents ? first : second).text;
  }
  return groups
    .map((left) => groups.filter((group) => group !== left))
    .map((rest) => `(${rest.map(({ text }) => text).join(" & ")})`)
    .join(" | ");
}
