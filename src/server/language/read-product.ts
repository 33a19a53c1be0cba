// What a product is, as term ids: read once when it is saved, compared with every query.
import type { CategoryName } from "../../contract/categories.ts";
import type { Found } from "./found-term.ts";
import { readWritten, tokensOf } from "./read-terms.ts";
import { broaderOf, CATEGORY_TERMS, termById } from "./terms.ts";

export type ProductWords = {
  title: string;
  description: string;
  category: string | null;
  style: string;
  colors: string[];
  materials: string[];
};

/** Kinds that a plainer kind makes together with a style, cut or occasion. */
const COMPOSED: [string, string, string][] = [
  ["kind:evening-dress", "kind:dress", "style:evening"],
  ["kind:party-dress", "kind:dress", "occasion:party"],
  ["kind:summer-dress", "kind:dress", "season:summer"],
  ["kind:wide-leg-trousers", "kind:trousers", "feature:wide-leg"],
  ["kind:sport-shorts", "kind:shorts", "style:sport"],
  ["kind:sport-leggings", "kind:leggings", "style:sport"],
  ["kind:sports-shoe", "kind:shoe", "style:sport"],
  ["kind:sports-shoe", "kind:sneaker", "occasion:gym"],
  ["kind:casual-shoe", "kind:shoe", "style:casual"],
  ["kind:formal-shoe", "kind:shoe", "style:formal"],
];

/** Any of these for training is sportswear; said in the title, since descriptions name many places. */
const TRAINED_IN = ["kind:top", "kind:bottom", "kind:outerwear", "kind:bra"];

/** What comes after these words is worn with the piece or is a part of it. */
const ASIDE = new Set(["with", "for", "by", "featuring", "without", "plus", "includes"]);

const isCategory = (name: string | null): name is CategoryName =>
  name !== null && Object.hasOwn(CATEGORY_TERMS, name);

/** The title's thing: the last noun of an English title, the first of an Arabic one. */
function kindOf(found: readonly Found[], tokens: string[]): Found | undefined {
  const aside = tokens.findIndex((token, at) => at > 0 && ASIDE.has(token));
  const kinds = found.filter(({ term }) => term.kind === "kind");
  const main = kinds.filter(({ from }) => aside < 0 || from < aside);
  const among = main.length > 0 ? main : kinds;
  return among[0]?.script === "ar" ? among[0] : among.at(-1);
}

/** The kind a title names. */
export const kindInTitle = (title: string): Found | undefined =>
  kindOf(readWritten(title), tokensOf(title));

function titleTerms(title: string): string[] {
  const found = readWritten(title);
  const kind = kindOf(found, tokensOf(title));
  return found.filter((one) => one.term.kind !== "kind" || one === kind).map(({ term }) => term.id);
}

const idsIn = (text: string, ...kinds: string[]): string[] =>
  readWritten(text)
    .filter(({ term }) => kinds.includes(term.kind))
    .map(({ term }) => term.id);

/** In prose these words are about seams that were checked, long straps and the work of hands. */
const PROSE = new Set(
  (
    "checked check print printed pattern plain run running work sea school class dinner event trip open long short wide " +
    "straight mini full light warm cold regular flower flowers logo شغل الشغل عمله خفيف خفيفه تقيل دفا طويل طويله قصير " +
    "قصيره واسع واسعه مفتوح مفتوحه ضيقه كتابه لكتابه مناسبه سليم ساده"
  ).split(" "),
);
const NOT = new Set("not no never without مش غير بدون بلا".split(" "));

const TOLD = new Set(["feature", "pattern", "occasion", "season", "audience", "material"]);

/** What the description adds; it also speaks of what a piece goes with, so never its kind or colour. */
function toldIn(description: string): string[] {
  const tokens = tokensOf(description);
  return readWritten(description, tokens)
    .filter(({ term, from, to }) => {
      const isLoose = to === from + 1 && PROSE.has(tokens[from] ?? "");
      return TOLD.has(term.kind) && !isLoose && !NOT.has(tokens[from - 1] ?? "");
    })
    .map(({ term }) => term.id);
}

export function termsOfProduct(product: ProductWords): string[] {
  const { category } = product;
  const ids = new Set<string>();
  const add = (id: string) => {
    ids.add(id);
    for (const above of broaderOf(id)) ids.add(above);
  };
  const fromTitle = titleTerms(product.title);
  fromTitle.forEach(add);
  idsIn(product.style, "style", "occasion").forEach(add);
  for (const colour of product.colors) idsIn(colour, "colour").forEach(add);
  for (const material of product.materials) idsIn(material, "material").forEach(add);
  // The title beats the description.
  const hasPattern = fromTitle.some((id) => id.startsWith("pattern:"));
  // What it is made of stands in its own field; a description also speaks of soles, linings and traditions.
  const isNamed = (id: string) =>
    (hasPattern && id.startsWith("pattern:")) ||
    (product.materials.length > 0 && id.startsWith("material:"));
  for (const id of toldIn(product.description)) if (!isNamed(id)) add(id);
  if (isCategory(category)) {
    ids.add(`category:${category}`);
    CATEGORY_TERMS[category].forEach(add);
  }
  const own = fromTitle.map(termById).find((term) => term?.kind === "kind");
  if (!category && own?.category) ids.add(`category:${own.category}`);
  // Only what has no name of its own: ballet flats in a casual style are no casual shoes.
  for (const [composed, kind, other] of COMPOSED)
    if (ids.has(kind) && ids.has(other) && (!own || own.id === kind)) add(composed);
  if (fromTitle.includes("occasion:gym") && TRAINED_IN.some((id) => ids.has(id)))
    add("kind:sportswear");
  return [...ids];
}
