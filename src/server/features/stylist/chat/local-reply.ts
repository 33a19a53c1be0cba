// The local stylist's words: one or two sentences about what was found, from the answer's own facts.
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import type { Term } from "../../products/vocabulary/term.ts";
import type { Search, SearchAnswer } from "../search/types.ts";
import { isOnSale, priceOf } from "./known-products.ts";
import { SPEECH, type Found, type Prices, type Speech } from "./speech.ts";
import { phraseIn, wishOf, type Wish } from "./phrases.ts";
import { fulfils } from "./product-terms.ts";
import { createSuggestions } from "./suggestions.ts";

export type LocalReply = {
  message: string;
  suggestions: string[];
  /** The beginning of the message where something asked for is not here: it is said, whoever goes on. */
  honest: string | undefined;
};

const NEAREST_NAMED = 2;

export function createLocalReply(search: Search) {
  const suggest = createSuggestions(search);

  return async (answer: SearchAnswer, query: string, language: Language): Promise<LocalReply> => {
    const [honest, rest] = sentencesFor(answer, query, language);
    return {
      message: [honest, rest].filter(Boolean).join(" "),
      suggestions: await suggest(answer, query, language),
      honest,
    };
  };
}

function sentencesFor(
  answer: SearchAnswer,
  query: string,
  language: Language,
): [honest: string | undefined, rest: string] {
  const wish = wishOf(answer.understanding);
  if (!isShort(answer)) return [undefined, findings(answer, wish, query, language)];
  const firm = { ...wish, terms: wish.terms.filter(isTangible) };
  const fitting = answer.products.filter((product) => fulfils(product, firm));
  const isThere = firm.terms.length > 0 && fitting.length > 0;
  if (isThere && firm.terms.length < wish.terms.length) {
    return [unsaid(fitting, wish, language), findings(answer, firm, query, language)];
  }
  return [shortcoming(answer, query, language), nearest(answer, SPEECH[language])];
}

/** What a piece is, and not what it is good for: shops seldom write down the latter. */
const isTangible = ({ kind }: Term): boolean =>
  kind === "kind" || kind === "colour" || kind === "material" || kind === "pattern";

/** The pieces are there; that they are for women, or for Eid, nobody has written down. */
function unsaid(fitting: Product[], { terms }: Wish, language: Language): string {
  const nowhere = terms.filter((term) => !fitting.some((one) => fulfils(one, { terms: [term] })));
  const speech = SPEECH[language];
  const labels = nowhere.map(({ label }) => speech.quote(label[language]));
  return labels.length > 0 ? speech.notMarked(labels) : speech.notAllAtOnce;
}

const isShort = ({ products, missing, relaxed }: SearchAnswer): boolean =>
  products.length === 0 || missing.length > 0 || relaxed;

/** What is not here, as plainly as it can be said. */
function shortcoming(answer: SearchAnswer, query: string, language: Language): string {
  const { understanding, missing } = answer;
  const speech = SPEECH[language];
  const wish = wishOf(understanding);
  const absent = missing.map(({ term }) => term).filter(isTangible);
  if (absent.length > 0) {
    const kinds = wish.terms.filter(({ kind }) => kind === "kind");
    // A colour that nobody carries is missed on the piece that was asked for.
    const isKind = absent.some(({ kind }) => kind === "kind");
    return speech.notCarried(
      phraseIn(language, { terms: isKind ? absent : [...absent, ...kinds] }),
    );
  }
  const isUnderstood = understanding.asked.length > 0 || hasLimits(answer);
  if (!isUnderstood) return speech.notCarried(speech.quote(shortened(query)));
  return speech.noneNow(phraseIn(language, wish));
}

const hasLimits = ({ understanding: { limits } }: SearchAnswer): boolean =>
  Object.values(limits).some((limit) => limit !== undefined && limit !== false);

const shortened = (query: string): string =>
  query.length <= 60 ? query : `${query.slice(0, 57).trimEnd()}…`;

const nearest = ({ products }: SearchAnswer, speech: Speech): string =>
  products.length > 0
    ? speech.nearest(products.slice(0, NEAREST_NAMED).map((product) => speech.piece(product)))
    : speech.tryThese;

function findings(answer: SearchAnswer, wish: Wish, query: string, language: Language): string {
  const { products, understanding } = answer;
  const speech = SPEECH[language];
  const fitting = products.filter((product) => fulfils(product, wish));
  const isSaid = (wish.terms.length > 0 || hasLimits(answer)) && fitting.length > 0;
  const told = isSaid ? fitting : products;
  const found: Found = {
    count: told.length,
    phrase: isSaid ? phraseIn(language, wish) : speech.piecesFor(speech.quote(shortened(query))),
    close: products.length - told.length,
    prices: pricesOf(told, answer),
    best: speech.piece(told[0]!),
    order: understanding.order,
    onSale: understanding.limits.onSale ? 0 : told.filter(isOnSale).length,
  };
  return told.length === 1 ? speech.foundOne(found) : speech.foundMany(found);
}

/** Undefined where prices cannot be compared. */
function pricesOf(told: Product[], { products, total }: SearchAnswer): Prices | undefined {
  const [currency, other] = new Set(told.map((product) => product.currency));
  if (currency === undefined || other !== undefined) return undefined;
  const prices = told.map(priceOf);
  const isAll = total <= products.length;
  return { lowest: Math.min(...prices), highest: Math.max(...prices), currency, isAll };
}
