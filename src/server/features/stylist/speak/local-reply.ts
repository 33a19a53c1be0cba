// The local stylist's words: one or two sentences about what was found, from the answer's own facts.
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import type { Term } from "../../../language/term.ts";
import type { Search, SearchAnswer } from "../find/types.ts";
import type { Order } from "../read/understanding.ts";
import { isOnSale, priceOf } from "./known-products.ts";
import { SPEECH, type Found, type Prices, type Speech } from "./speech.ts";
import { phraseIn, wishOf } from "./phrases.ts";
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
    const speech = SPEECH[language];
    const firm = isShort(answer) ? firmPart(answer) : undefined;
    const honest = firm
      ? unsaid(answer, firm, language)
      : isShort(answer)
        ? shortcoming(answer, query, language)
        : undefined;
    const isTold = firm !== undefined || honest === undefined;
    const rest = isTold ? findings(firm ?? answer, query, language) : nearest(answer, speech);
    return {
      message: [honest, rest].filter(Boolean).join(" "),
      suggestions: await suggest(firm ?? answer, query, language),
      honest,
    };
  };
}

/**
 * The answer as one to what can be seen of the wish, where some products are that. Undefined where none
 * are, or where all of the wish can be seen.
 */
function firmPart(answer: SearchAnswer): SearchAnswer | undefined {
  const { understanding, products } = answer;
  const asked = understanding.asked.filter(({ term, negated }) => negated || isTangible(term));
  const wish = wishOf({ ...understanding, asked });
  const isAll = asked.length === understanding.asked.length;
  const isThere = products.some((product) => fulfils(product, wish));
  if (isAll || wish.terms.length === 0 || !isThere) return undefined;
  return { ...answer, understanding: { ...understanding, asked }, missing: [], relaxed: false };
}

/** What a piece is, and not what it is good for: shops seldom write down the latter. */
const isTangible = ({ kind }: Term): boolean =>
  kind === "kind" || kind === "colour" || kind === "material" || kind === "pattern";

/** The pieces are there; that they are for women, or for Eid, nobody has written down. */
function unsaid(answer: SearchAnswer, firm: SearchAnswer, language: Language): string {
  const fitting = firm.products.filter((product) => fulfils(product, wishOf(firm.understanding)));
  const nowhere = wishOf(answer.understanding).terms.filter(
    (term) => !fitting.some((product) => fulfils(product, { terms: [term] })),
  );
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

function findings(answer: SearchAnswer, query: string, language: Language): string {
  const { products, understanding } = answer;
  const speech = SPEECH[language];
  const wish = { ...wishOf(understanding), isCounted: true };
  const fitting = products.filter((product) => fulfils(product, wish));
  const isSaid = (wish.terms.length > 0 || hasLimits(answer)) && fitting.length > 0;
  const told = isSaid ? fitting : products;
  const found: Found = {
    count: told.length,
    phrase: isSaid ? phraseIn(language, wish) : speech.piecesFor(speech.quote(shortened(query))),
    close: products.length - told.length,
    prices: pricesOf(told, answer),
    best: speech.piece(bestOf(told, understanding.order)),
    order: understanding.order,
    onSale: understanding.limits.onSale ? 0 : told.filter(isOnSale).length,
  };
  return told.length === 1 ? speech.foundOne(found) : speech.foundMany(found);
}

/** Nobody is sent to a piece that is gone, unless it is the very one that was asked for. */
const bestOf = (told: Product[], order: Order | undefined): Product =>
  (order ? undefined : told.find(({ sold_out }) => !sold_out)) ?? told[0]!;

/** Undefined where prices cannot be compared. */
function pricesOf(told: Product[], { products, total }: SearchAnswer): Prices | undefined {
  const [currency, other] = new Set(told.map((product) => product.currency));
  if (currency === undefined || other !== undefined) return undefined;
  const prices = told.map(priceOf);
  const isAll = total <= products.length;
  return { lowest: Math.min(...prices), highest: Math.max(...prices), currency, isAll };
}
