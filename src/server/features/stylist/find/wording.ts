// The wish in words and terms: what a product must be by law, what it should have all of, or most of.
import { stemsOf } from "../../../language/stem.ts";
import { termById } from "../../../language/terms.ts";
import { facetOf, ofFacet, type Wish } from "../wish.ts";
import { openCategories, refusedBy } from "./laws.ts";
import { allOf, anyOf, type Words } from "./wanted-words.ts";
import { coloursOf } from "./tones.ts";
import type { WordFact } from "./queries/word-facts.ts";

export type Wording = {
  law: Words | null;
  every: Words | null;
  most: Words | null;
  not: Words | null;
};

type Group = { words: Words; isKind: boolean; documents: number };

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
  const refused = refusedBy(wish).filter((id) => facetOf(id) !== "colour");
  const not = refused.length > 0 ? anyOf(refused) : null;
  if (isStrict) return { law: lawOf(wish, categories), every: everyOf(wish), most: null, not };
  const asked = wish.terms.map((id) => groupOfTerm(id, typed.get(id) ?? ""));
  const known = words.filter(({ meant }) => meant.length > 0).map(groupOfWord);
  const groups = [...asked, ...known];
  return {
    law: null,
    every: groups.length > 0 ? allOf(groups.map(({ words: one }) => one)) : null,
    most: most(groups),
    not,
  };
}

function lawOf(wish: Wish, only?: string[]): Words | null {
  const kinds = ofFacet(wish.terms, "kind");
  if (kinds.length > 0) return anyOf(kinds);
  const categories = only ?? openCategories(wish);
  return categories ? anyOf(categories.map((name) => `category:${name}`)) : null;
}

function everyOf(wish: Wish): Words | null {
  const groups = TOLD.map((facet) => ofFacet(wish.terms, facet)).filter((ids) => ids.length > 0);
  const colours = coloursOf(wish);
  const all = groups.filter((ids) => facetOf(ids[0] ?? "") !== "colour");
  if (colours) all.push([...colours]);
  return all.length > 0 ? allOf(all.map(anyOf)) : null;
}

/** As it was read, or as it was typed: a title may say the word where it means something else to us. */
function groupOfTerm(id: string, words: string): Group {
  const typed = [...new Set(stemsOf(words))];
  const either = typed.length > 0 ? anyOf([id, allOf(typed)]) : id;
  return { words: either, isKind: termById(id)?.kind === "kind", documents: Infinity };
}

const groupOfWord = ({ meant, documents }: WordFact): Group => ({
  words: anyOf(meant),
  isKind: false,
  documents,
});

/** All but one. Of two, the one that says what it is, or else the rarer. */
function most(groups: Group[]): Words | null {
  if (groups.length < 2) return null;
  if (groups.length === 2) {
    const [first, second] = groups as [Group, Group];
    if (first.isKind !== second.isKind) return (first.isKind ? first : second).words;
    return (first.documents <= second.documents ? first : second).words;
  }
  return anyOf(
    groups.map((left) => allOf(groups.flatMap((one) => (one === left ? [] : [one.words])))),
  );
}
