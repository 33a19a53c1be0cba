// A sentence in the shopper's own words → what is asked for, what is ruled out, what it may cost, for whom,
// and what it wants done with the talk so far.
import { sizeHere, takeForeignSizes } from "../../../language/foreign-sizes.ts";
import { readBareAmount, readPrices } from "../../../language/money.ts";
import { isBehindOutside, isBesideOutside, readOutside } from "../../../language/outside.ts";
import { readPlace } from "../../../language/places.ts";
import { type Found, readTerms } from "../../../language/read-terms.ts";
import {
  readBareSizes,
  readSizes,
  readSizesAfter,
  readSizesBeside,
} from "../../../language/sizes.ts";
import { isKnownTalk, isSpoken } from "../../../language/speech.ts";
import type { Term } from "../../../language/term.ts";
import { broaderOf, termById } from "../../../language/terms.ts";
import { readTokens, take, type Tokens, typed } from "../../../language/tokens.ts";
import { isToneWord, readTone } from "../../../language/tones.ts";
import type { CategoryName } from "../../../../contract/categories.ts";
import { isChild, type Limits, type Wearer } from "../wish.ts";
import { besideSpans, heldSpans, isHeldAt, kindsPlaced } from "./beside.ts";
import { type BrandSpan, readBrands } from "./brands.ts";
import { dropCorrected, forgottenIn, takeAddress, takeReasons } from "./clauses.ts";
import { hasFrancoLetters, isPlainSentence, languageOf, soundsFranco } from "./language.ts";
import { isStrange, leftOver } from "./left-over.ts";
import { type Negated, readNegation, type Span } from "./negation.ts";
import { readWaived } from "./waived.ts";
import { isAboutWearer } from "./merge-wearer.ts";
import type { Asked, Context, Knowledge, Sentence } from "./sentence.ts";
import { readShopWish } from "./shop-wish.ts";
import { ordinalAt, readOrdinals } from "./ordinals.ts";
import { readSigns } from "./signs.ts";
import { readTalk, takePolite } from "./talk.ts";
import { toldSpans } from "./told.ts";
import { readWearer } from "./wearer.ts";
import { readWishes, wishPhraseAt } from "./wishes.ts";

type FoundSpan = Span & { found?: Found; brand?: BrandSpan };

export function readSentence(text: string, knowledge: Knowledge, context: Context = {}): Sentence {
  const tokens = readTokens(text);
  dropCorrected(tokens);
  const brands = readBrands(tokens, knowledge.brands);
  for (const { from, to } of brands) take(tokens, from, to);
  takeAddress(tokens);
  const talk = readTalk(tokens);
  const named = heldByNames(tokens, () => true);
  takePolite(tokens, talk, (at) => named.has(at));
  const place = readPlace(tokens);
  const shop = readShopWish(tokens, place);
  // "مايوه محجبات", "gift box": words inside the name of a piece say nothing else.
  const held = heldByNames(tokens, ({ kind, id }) => kind === "kind" && id !== "kind:set");
  const wearer = readWearer(
    tokens,
    context.wearer,
    (at) => held.has(at) || ordinalAt(tokens.words, at) || ordinalAt(tokens.words, at - 1),
  );
  const foreign = takeForeignSizes(tokens);
  const sizes = readSizes(tokens);
  const prices = readPrices(tokens);
  const signs = readSigns(tokens, wishPhraseAt, (at) => held.has(at)).filter(
    (one) => !isWaivedSign(tokens, one.from),
  );
  const wishes = readWishes(tokens, prices.maxPrice !== undefined);
  takeReasons(tokens);
  const ordinals = readOrdinals(tokens);
  const terms = termsIn(tokens, knowledge, context);
  const outside = readOutside(tokens, (at) => isInTerm(terms, at));
  // What is outside takes the words of a slip, never those of a term.
  const meantTerms = terms.filter(
    (one) =>
      !tokens.taken.has(one.from) &&
      !(isAboutWearer(one.term.id) && isBesideOutside(outside, one)) &&
      !(one.term.kind === "occasion" && isBehindOutside(outside, one)),
  );
  const categories = [
    ...meantTerms.map(({ term }) => term.category),
    ...(meantTerms.some(({ term }) => term.kind === "kind") ? [] : (context.categories ?? [])),
  ];
  sizes.push(
    ...foreign.map((one) => sizeHere(one, categories as CategoryName[], wearer.who === "man")),
    ...readBareSizes(tokens, categories as CategoryName[]),
  );
  const pieces = meantTerms.filter(({ term }) => term.kind === "kind");
  sizes.push(
    ...readSizesBeside(
      tokens,
      pieces.map(({ term: { category }, from, to }) => ({
        from,
        to,
        ...(category && { category }),
      })),
      (at) => isInTerm(meantTerms, at) || isToneWord(tokens.words, at),
    ),
  );
  if (pieces.length === 0)
    sizes.push(...readSizesAfter(tokens, (context.categories ?? []) as CategoryName[]));
  const language = languageOf(wordsBut(tokens, brands), meantTerms, tokens.taken, context.language);
  const spans: FoundSpan[] = [
    ...heardIn(language, tokens, meantTerms).map((found) => ({
      from: found.from,
      to: found.to,
      kind: found.term.kind,
      found,
    })),
    ...brands.map((brand) => ({ from: brand.from, to: brand.to, kind: "brand", brand })),
  ];
  const tone = readTone(tokens, (at) => isInTerm(meantTerms, at));
  const waived = readWaived(tokens, spans);
  const negated = readNegation(tokens, spans, language !== "franco", /[?؟]\s*$/.test(text));
  const inside = new Set([...heldSpans(tokens, spans), ...toldSpans(tokens, spans)]);
  const notCarried = outside.filter(({ from }) => !isHeldAt(tokens, from, pieces));
  const asked = spans.filter((span) => !inside.has(span));
  const beside = besideSpans(tokens, asked, signs);
  // "She has loads of scarves, so not those": refused is more than not asked for.
  for (const span of negated.spans) if (span.kind === "kind") beside.delete(span);
  const forgotten = forgottenIn(tokens, spans, signs);
  // What is not asked for is not searched for by its words either.
  for (const { from, to } of [...beside, ...inside, ...(forgotten ? [forgotten] : [])])
    take(tokens, from, to);
  const meant = asked.filter(
    (span) =>
      span !== forgotten &&
      !waived.has(span) &&
      !beside.has(span) &&
      (span.to - span.from > 1 || !negated.places.has(span.from)),
  );
  const { order, ...flags } = wishes;
  const bare = Object.keys(prices).length > 0 ? undefined : readBareAmount(tokens);
  const worn = wornSizes(sizes, wearer, categories as CategoryName[]);
  const limits = limitsOf(meant, negated, {
    ...prices,
    ...bare,
    ...flags,
    ...(Object.keys(shop).length > 0 && { shop }),
    ...(worn.length > 0 && { sizes: worn }),
  });
  const isOpen = !meant.some(({ kind }) => kind === "kind");
  const placed = isOpen ? kindsPlaced(tokens, beside) : [];
  const layers = [
    ...wornAt(tokens, signs),
    ...placed.flatMap((id) => {
      const term = termById(id);
      return term ? [{ term, negated: false, words: term.label.en }] : [];
    }),
  ];
  const rest = leftOver(tokens, meant, negated, language);
  return {
    language,
    isPlain: isPlainSentence(tokens.words, context.language),
    isQuestion: isQuestion(text, tokens.words),
    isWithin: WITHIN.test(tokens.words.join(" ")),
    asked: [...askedOf(tokens, meant, negated), ...layers],
    // "I spilled coffee on my blouse. A silk blouse, please": the same once more goes with nothing.
    beside: [...beside]
      .flatMap((span) => (span as FoundSpan).found?.term ?? [])
      .filter(({ id }) => !meant.some((span) => span.found?.term.id === id)),
    waived: [...waived].flatMap((span) => (span as FoundSpan).found?.term.id ?? []),
    limits,
    ...(tone && { tone }),
    wearer,
    ...(order && { order }),
    signs: new Set(signs.map(({ sign }) => sign)),
    ordinals,
    ...(place && { place }),
    talk: talk.map((said) => said.talk),
    outside: notCarried.map((one) => one.outside),
    outsideWords: notCarried.flatMap(({ from, to }) => tokens.words.slice(from, to)),
    isStrange: isStrange(tokens.words, rest.words, knowledge),
    ...rest,
  };
}

const termsIn = (tokens: Tokens, knowledge: Knowledge, context: Context): Found[] =>
  readTerms(tokens.words, {
    taken: tokens.taken,
    breaks: tokens.breaks,
    isFranco:
      context.language === "franco" || hasFrancoLetters(tokens.words) || soundsFranco(tokens.words),
    isKnown: (word) => isKnownTalk(word) || (knowledge.knownWords?.(word) ?? false),
    isTalk: isSpoken,
  });

/** Places inside names of several words; "طقم كامل" is a whole outfit first of all, and no name. */
function heldByNames({ words, taken }: Tokens, isName: (term: Term) => boolean): Set<number> {
  const held = new Set<number>();
  for (const { term, from, to } of readTerms(words, { taken, spelling: false }))
    if (isName(term) && to - from > 1) for (let at = from; at < to; at++) held.add(at);
  return held;
}

const ABOVE = /^(?:فوق|fo2|foo2)$/;
const BELOW = /^(?:تحت|ta7t)$/;

/** "albes ma3ah eh fo2": beside what goes with it, above is a top and below trousers or a skirt. */
function wornAt(tokens: Tokens, signs: { sign: string }[]): Asked[] {
  if (!signs.some(({ sign }) => sign === "complete" || sign === "what-to-wear")) return [];
  const at = tokens.words.findIndex(
    (word, place) => !tokens.taken.has(place) && (ABOVE.test(word) || BELOW.test(word)),
  );
  const term =
    at < 0 ? undefined : termById(ABOVE.test(tokens.words[at]!) ? "kind:top" : "kind:bottom");
  if (!term) return [];
  take(tokens, at, at + 1);
  return [{ term, negated: false, words: tokens.words[at]! }];
}

const ASKS = new Set(
  "is are does do what which has have can هل ايه كام انهي eh eih anhy hal fiha feha fe feh فيها فيه في".split(
    " ",
  ),
);
const isQuestion = (text: string, words: string[]): boolean =>
  /[?؟]/.test(text) ? true : ASKS.has(words[0] ?? "") && words.length > 2;

/** With what a look should be made; "and a bag" asks for a bag. */
const WITHIN =
  /\b(?:with|make it|swap|replace|instead|rather|but not|be|b|bel|5aleha|5aleh|khaleeha)\b|(?:^| )(?:ب|خليه|خليها)(?: |$)|(?:^| )ب(?:بنطلون|جيب|فستان|بلوز|قميص|جزم|كعب|كوتشي|عباي|بليزر)/;

const NOT_NEEDED = new Set(["لازم", "شرط", "ضروري", "lazem", "shart", "necessarily"]);
const isWaivedSign = ({ words }: Tokens, at: number): boolean =>
  NOT_NEEDED.has(words[at - 1] ?? "");

/** "She's a size 18": no shop here counts grown people's clothes so low, so it is a British number. */
const wornSizes = (sizes: string[], wearer: Wearer, categories: CategoryName[]): string[] => [
  ...new Set(
    sizes.map((size) => {
      const isLow = /^(?:[6-9]|1\d|2[0-4])$/.test(size) && !isChild(wearer);
      const isWorn = categories.length > 0 && !categories.includes("Footwear");
      return isLow && isWorn && (wearer.who === "woman" || Number(size) > 13)
        ? sizeHere({ country: "uk", number: Number(size) }, categories, wearer.who === "man")
        : size;
    }),
  ),
];

/** Names of brands say nothing of the language they stand in; a blank keeps the places. */
const wordsBut = ({ words }: Tokens, brands: BrandSpan[]): string[] =>
  words.map((word, at) => (brands.some(({ from, to }) => from <= at && at < to) ? "" : word));

/** "fostan men el linen": in Franco this is "of". */
const heardIn = (language: Sentence["language"], { words }: Tokens, terms: Found[]): Found[] =>
  language === "franco"
    ? terms.filter(({ term, from }) => term.id !== "audience:men" || words[from] !== "men")
    : terms;

const isInTerm = (terms: Found[], at: number): boolean =>
  terms.some(({ from, to, how }) => how === "exact" && from <= at && at < to);

function limitsOf(spans: FoundSpan[], { spans: refused }: Negated, limits: Limits): Limits {
  const named = spans.flatMap((span) => (span.brand ? [{ span, brand: span.brand.brand }] : []));
  const brands = named.filter(({ span }) => !refused.has(span)).map(({ brand }) => brand);
  const notBrands = named.filter(({ span }) => refused.has(span)).map(({ brand }) => brand);
  return {
    ...limits,
    ...(brands.length > 0 && { brands: [...new Set(brands)] }),
    ...(notBrands.length > 0 && { notBrands: [...new Set(notBrands)] }),
  };
}

const LENGTHS = new Set(["maxi", "midi", "knee-length", "mini"].map((name) => `feature:${name}`));
const OR = new Set(["or", "او", "aw", "ولا", "wala", "walla"]);

function askedOf(tokens: Tokens, spans: FoundSpan[], { spans: refused }: Negated): Asked[] {
  const asked = new Map<string, Asked>();
  for (const span of spans) {
    if (!span.found) continue;
    const { term, from, to } = span.found;
    // "No black, everybody wears black": refused once is refused.
    const negated = refused.has(span) || asked.get(term.id)?.negated === true;
    asked.set(term.id, { term, negated, words: typed(tokens, from, to) });
  }
  const all = [...asked.values()];
  const wanted = all.filter(({ negated }) => !negated);
  // "shoes, white sneakers" asks for sneakers; "a tee or a polo" for either.
  const isEither = tokens.words.some((word) => OR.has(word));
  // "Shorter, to the knee", "it is short, I want it below the knee": the last length said is meant.
  const lengths = wanted.filter(({ term }) => LENGTHS.has(term.id));
  const dropped = isEither ? [] : lengths.slice(0, -1);
  return all
    .filter((one) => !dropped.includes(one))
    .filter(
      ({ term, negated }) =>
        negated ||
        (isEither && ["kind", "colour", "material"].includes(term.kind)) ||
        !wanted.some((other) => broaderOf(other.term.id).includes(term.id)),
    );
}
