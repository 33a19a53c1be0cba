// A sentence in the shopper's own words → what is asked for, what is ruled out, what it may cost, for whom,
// and what it wants done with the talk so far.
import { sizeHere, takeForeignSizes } from "../../../language/foreign-sizes.ts";
import { readBareAmount, readPrices } from "../../../language/money.ts";
import { isBehindOutside, isBesideOutside, readOutside } from "../../../language/outside.ts";
import { readPlace } from "../../../language/places.ts";
import type { Found } from "../../../language/found-term.ts";
import { readTerms } from "../../../language/read-terms.ts";
import { readSizes, sizeAt } from "../../../language/sizes.ts";
import { readBareSizes, readSizesAfter, readSizesBeside } from "../../../language/sizes-beside.ts";
import { comparedSize, steppedSize } from "../../../language/size-compare.ts";
import { isKnownTalk, isSpoken } from "../../../language/speech.ts";
import { termById } from "../../../language/terms.ts";
import { readTokens, take, type Tokens } from "../../../language/tokens.ts";
import { isToneWord, readTone } from "../../../language/tones.ts";
import type { CategoryName } from "../../../../contract/categories.ts";
import { askedOf, type FoundSpan, limitsOf, wornSizes } from "./asked.ts";
import { ALSO, BELOW, isQuestion, OF_IT, WITHIN } from "./asks.ts";
import { besideSpans, heldSpans, isHeldAt, kindsPlaced } from "./beside.ts";
import { type BrandSpan, readBrands } from "./brands.ts";
import { readComplaints } from "./complaints.ts";
import { dropCorrected, forgottenIn, takeAddress, takeReasons } from "./clauses.ts";
import { heldByNames, wornAt } from "./held.ts";
import { hasFrancoLetters, isPlainSentence, languageOf, soundsFranco } from "./language.ts";
import { isStrange, leftOver } from "./left-over.ts";
import { readNegation } from "./negation.ts";
import { settleTerms } from "./settle-terms.ts";
import { readWaived } from "./waived.ts";
import { isAboutWearer } from "./merge-wearer.ts";
import type { Asked, Context, Knowledge, Sentence } from "./sentence.ts";
import { readShopWish } from "./shop-wish.ts";
import { ordinalAt, readOrdinals } from "./ordinals.ts";
import { readSigns } from "./signs.ts";
import { readTalk, takePolite } from "./talk.ts";
import { toldSpans } from "./told.ts";
import { readWearer, wearerOf } from "./wearer.ts";
import { readWishes, wishPhraseAt } from "./wishes.ts";

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
  const people = readWearer(
    tokens,
    context.wearer,
    (at) => held.has(at) || ordinalAt(tokens.words, at) || ordinalAt(tokens.words, at - 1),
  );
  const refusedByWords = readComplaints(tokens);
  // "Leather-look" is a cloth, and no look.
  const isLookOf = (at: number) => named.has(at) && /^looks?$/.test(tokens.words[at]!);
  const foreign = takeForeignSizes(tokens);
  const sizes = [
    ...comparedSize(tokens, (at) => sizeAt(tokens.words, at)),
    ...steppedSize(tokens, context.sizes ?? []),
    ...readSizes(tokens),
  ];
  const prices = readPrices(tokens);
  const signs = readSigns(tokens, wishPhraseAt, (at) => held.has(at) || isLookOf(at)).filter(
    (one) => !isWaivedSign(tokens, one.from),
  );
  const wishes = readWishes(tokens, prices.maxPrice !== undefined);
  takeReasons(tokens);
  const ordinals = readOrdinals(tokens);
  const { terms, refused } = settleTerms(tokens, termsIn(tokens, knowledge, context), context);
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
  const pieces = meantTerms.filter(({ term }) => term.kind === "kind");
  const wearer = wearerOf(
    people,
    pieces.map(({ term }) => term.category),
  );
  sizes.push(
    ...foreign.map((one) => sizeHere(one, categories as CategoryName[], wearer.who === "man")),
    ...readBareSizes(tokens, categories as CategoryName[]),
  );
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
  // "XL, blame the koshary": beside a size or a price for what is spoken of, it is no wish.
  const isRefined =
    pieces.length === 0 &&
    (context.categories ?? []).length > 0 &&
    (sizes.length > 0 || Object.keys(prices).length > 0);
  const notCarried = isRefined ? [] : outside.filter(({ from }) => !isHeldAt(tokens, from, pieces));
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
  // Who says "plus size" and no number wears what these are.
  const isCurvy = meantTerms.some(({ term }) => term.id === "audience:curvy");
  const said = sizes.length === 0 && isCurvy ? PLUS : sizes;
  const worn = wornSizes(said, wearer, categories as CategoryName[]);
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
    isBelow: BELOW.test(tokens.words.join(" ")),
    isOfIt: OF_IT.test(tokens.words.join(" ")),
    isAlso: ALSO.test(tokens.words.join(" ")),
    isWithin: WITHIN.test(tokens.words.join(" ")),
    asked: [
      ...askedOf(tokens, meant, negated).filter(({ term }) => !refusedByWords.includes(term.id)),
      ...layers,
      ...refusalsOf([...refused, ...refusedByWords]),
    ],
    // "I spilled coffee on my blouse. A silk blouse, please": the same once more goes with nothing.
    beside: [...beside]
      .flatMap((span) => (span as FoundSpan).found?.term ?? [])
      .filter(({ id }) => !meant.some((span) => span.found?.term.id === id)),
    waived: [...waived].flatMap((span) => (span as FoundSpan).found?.term.id ?? []),
    limits,
    ...(tone && { tone }),
    wearer,
    ...(order && { order }),
    signs: new Set(signs.filter((one) => !isOfCloth(one, meantTerms)).map(({ sign }) => sign)),
    ordinals,
    ...(place && { place }),
    talk: talk.map((one) => one.talk),
    outside: notCarried.map((one) => one.outside),
    outsideWords: notCarried.flatMap(({ from, to }) => tokens.words.slice(from, to)),
    isStrange: isStrange(tokens.words, rest.words, knowledge),
    ...rest,
  };
}

const refusalsOf = (ids: string[]): Asked[] =>
  ids.flatMap((id) => {
    const term = termById(id);
    return term ? [{ term, negated: true, words: term.label.en }] : [];
  });

const termsIn = (tokens: Tokens, knowledge: Knowledge, context: Context): Found[] =>
  readTerms(tokens.words, {
    taken: tokens.taken,
    breaks: tokens.breaks,
    isFranco:
      context.language === "franco" || hasFrancoLetters(tokens.words) || soundsFranco(tokens.words),
    isKnown: (word) => isKnownTalk(word) || (knowledge.knownWords?.(word) ?? false),
    isTalk: isSpoken,
  });

const PLUS = ["XL", "XXL", "3XL"];

const NOT_NEEDED = new Set(["لازم", "شرط", "ضروري", "lazem", "shart", "necessarily"]);
const isWaivedSign = ({ words }: Tokens, at: number): boolean =>
  NOT_NEEDED.has(words[at - 1] ?? "");

/** "جلد طبيعي" is leather, and "مش جلد طبيعي" is none: neither asks for natural cloth. */
const isOfCloth = ({ sign, from }: { sign: string; from: number }, terms: Found[]): boolean =>
  sign === "natural" &&
  terms.some(({ term, to }) => term.kind === "material" && (to === from || to === from + 1));

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
