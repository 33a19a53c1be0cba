// What to tap next: up to four searches. Refinements are read off the pieces that were found, so each finds
// something; the last is a step to the side.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Language } from "../../../../contract/languages.ts";
import { SUGGESTIONS_SHOWN } from "../../../../contract/limits.ts";
import { foldWords } from "../../../../contract/fold-words.ts";
import { termById } from "../../../language/terms.ts";
import { factsOf } from "../find/piece-facts.ts";
import type { FindAnswer } from "../find/find.ts";
import { ownColours } from "../find/own-colours.ts";
import { isOfferedTo } from "../find/wears.ts";
import { facetOf, isChild, NO_WISH, ofFacet, type Wish } from "../wish.ts";
import type { Part } from "../compose/parts.ts";
import { mergeWish } from "../read/merge.ts";
import { readSentence } from "../read/read-sentence.ts";
import { moneyIn } from "./money.ts";
import { small } from "./phrase-parts.ts";
import { phraseIn } from "./phrases.ts";
import { STARTING_POINTS } from "./talk-replies.ts";

export function suggestionsFor(
  answer: FindAnswer,
  wish: Wish,
  language: Language,
  query: string,
): string[] {
  const candidates = answer.judged.map(({ ranked }) => ranked.candidate);
  if (candidates.length === 0) return nothingFound(wish, language);
  const known = new Set([foldWords(query)]);
  const isNew = (phrase: string) => !known.has(foldWords(phrase)) && known.add(foldWords(phrase));
  const plain: Wish = { ...wish, not: [], words: [] };
  const narrowed = [
    commonest(without(candidates.map(ownColours), [...wish.not, ...UNSOUGHT]), plain, "colour"),
    cheaper(
      candidates.map(({ price_paid }) => price_paid),
      plain,
    ),
    commonest(
      without(
        candidates.map((one) => ofFacet(one.terms, "material")),
        [...wish.not, ...UNSOUGHT],
      ),
      plain,
      "material",
    ),
    !wish.limits.onSale && candidates.some(({ current_price }) => current_price !== null)
      ? { ...plain, limits: { ...plain.limits, onSale: true } }
      : undefined,
  ];
  const sure = narrowed
    .flatMap((next) => (next ? [shortly(next, wish, language)] : []))
    .filter(isNew);
  const side = sideStep(answer, wish, language).filter(isNew);
  return [
    ...sure.slice(0, SUGGESTIONS_SHOWN - 1),
    ...side,
    ...sure.slice(SUGGESTIONS_SHOWN - 1),
  ].slice(0, SUGGESTIONS_SHOWN);
}

/** "in satin", "under 2,000 EGP": what is new, where it is read as meant; else the whole wish. */
function shortly(next: Wish, wish: Wish, language: Language): string {
  const added = next.terms.find((id) => !wish.terms.includes(id));
  const label = added && termById(added)?.label[language];
  const { maxPrice } = next.limits;
  const en = language === "en";
  const short = label
    ? en
      ? `in ${small(label)}`
      : added.startsWith("colour:")
        ? `لون ${label}`
        : label
    : next.limits.onSale && !wish.limits.onSale
      ? en
        ? "on sale"
        : "عليها خصم"
      : `${en ? "under" : "لحد"} ${moneyIn(language, maxPrice ?? 0)}`;
  const heard = mergeWish(wish, readSentence(short, { brands: [] }, contextOfWish(wish)), "refine");
  const isMeant =
    next.terms.every((id) => heard.terms.includes(id)) &&
    heard.terms.length === next.terms.length &&
    heard.limits.maxPrice === maxPrice &&
    heard.limits.onSale === next.limits.onSale;
  return isMeant ? short : phraseIn(language, next);
}

const contextOfWish = ({ terms, wearer }: Wish) => ({
  categories: ofFacet(terms, "kind").flatMap((id) => termById(id)?.category ?? []),
  wearer,
});

const SWAPS: [Part, Record<Language, string>][] = [
  ["shoes", { en: "change the shoes", ar: "غيرلي الجزمة" }],
  ["bag", { en: "change the bag", ar: "غيرلي الشنطة" }],
];

/** After a look: a part of it anew, then where else to begin. */
export function otherParts(outfits: { parts: Part[] }[], language: Language): string[] {
  const parts = new Set(outfits.flatMap((one) => one.parts));
  const swaps = SWAPS.filter(([part]) => parts.has(part)).map(([, words]) => words[language]);
  return [...swaps, ...STARTING_POINTS[language]].slice(0, SUGGESTIONS_SHOWN);
}

/** Much is made of these and nobody asks for them. */
const UNSOUGHT = [
  ...["polyester", "acrylic", "nylon", "elastane"].map((name) => `material:${name}`),
  "colour:multicolour",
];

/** What was refused is never offered. */
const without = (lists: string[][], refused: string[]): string[][] =>
  lists.map((list) => list.filter((id) => !refused.includes(id)));

/** What many of them have and some have not. */
function commonest(lists: string[][], wish: Wish, facet: string): Wish | undefined {
  if (wish.terms.some((id) => facetOf(id) === facet) || wish.tone) return undefined;
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const id of new Set(list)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const best = [...counts]
    .filter(([, count]) => count < lists.length && count > 1)
    .toSorted(([, a], [, b]) => b - a)[0];
  return best ? { ...wish, terms: [...wish.terms, best[0]] } : undefined;
}

function cheaper(prices: number[], wish: Wish): Wish | undefined {
  if (prices.length < 3) return undefined;
  const sorted = prices.toSorted((a, b) => a - b);
  const maxPrice = roundUp(sorted[Math.floor(sorted.length / 3)] ?? 0);
  const most = wish.limits.maxPrice ?? Infinity;
  const isNarrower =
    maxPrice < Math.min(most, elementAt(sorted, -1)) && maxPrice > (wish.limits.minPrice ?? 0);
  return isNarrower ? { ...wish, limits: { ...wish.limits, maxPrice } } : undefined;
}

/** To a number people say. */
function roundUp(price: number): number {
  const step = price < 500 ? 50 : price < 2000 ? 100 : 500;
  return Math.ceil(price / step) * step;
}

function sideStep(answer: FindAnswer, wish: Wish, language: Language): string[] {
  const first = elementAt(answer.judged, 0).ranked.candidate;
  // What goes with a grown-up's dress goes with no child's.
  if (isChild(wish.wearer) || factsOf(first).world === "kids") return [];
  const kinds = ofFacet(wish.terms, "kind");
  const around = kinds.length > 0 ? kinds : ofFacet([...factsOf(first).terms], "kind");
  const { who } = wish.wearer;
  return goesWith(around)
    .filter((id) => termById(id) && isOfferedTo(wish.wearer, id) && !wish.not.includes(id))
    .slice(0, 1)
    .map((id) =>
      phraseIn(language, {
        ...NO_WISH,
        terms: [id],
        wearer: who === "man" || who === "woman" ? { who } : {},
      }),
    );
}

function nothingFound(wish: Wish, language: Language): string[] {
  const kinds = ofFacet(wish.terms, "kind");
  const open =
    kinds.length > 0 && Object.keys(wish.limits).length > 0
      ? [phraseIn(language, { ...NO_WISH, terms: kinds })]
      : [];
  return [...open, ...STARTING_POINTS[language]].slice(0, SUGGESTIONS_SHOWN);
}

/** What is worn with what, by kinds of the vocabulary: the first step beyond what was asked for. */
const GOES_WITH: [kinds: string, others: string][] = [
  ["dress, kaftan, jumpsuit", "heel, clutch, earrings, shawl, sandal"],
  ["abaya, prayerwear", "hijab, handbag, flat"],
  ["top, tshirt, shirt, blouse", "trousers, jeans, skirt"],
  ["hoodie, sweatshirt, sweater, cardigan", "jeans, trousers, sneaker"],
  ["bottom, trousers, jeans, shorts, leggings", "shirt, tshirt, blouse, sneaker"],
  ["skirt", "blouse, tshirt, flat"],
  ["outerwear, coat, jacket, blazer, suit", "shirt, trousers, loafer, boot"],
  ["shoe", "bag, trousers, dress"],
  ["bag", "shoe, scarf, wallet"],
  ["scarf, hijab, headwear", "abaya, undercap, dress, sunglasses"],
  ["accessory, jewellery", "dress, blouse, bag, shirt, wallet"],
  ["sportswear, tracksuit", "sports-shoe, sneaker, backpack"],
  ["swimwear", "cover-up, sun-hat, slide, straw-bag"],
  ["sleepwear, homewear, underwear", "robe, slipper, pyjamas"],
  ["kids-clothing, set", "sneaker, headwear"],
  ["home, gift, stationery", "candle, notebook, mug, gift-box"],
];

const listOf = (names: string) => names.split(", ").map((name) => `kind:${name}`);

const OTHERS_BY_KIND = new Map(
  GOES_WITH.flatMap(([kinds, others]) => listOf(kinds).map((kind) => [kind, listOf(others)])),
);

/** Ids of kinds that go with one of these, nearest meaning first. */
const goesWith = (kinds: string[]): string[] =>
  kinds.flatMap((kind) => OTHERS_BY_KIND.get(kind) ?? []).filter((other) => !kinds.includes(other));
