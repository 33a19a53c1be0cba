// The words of a sentence as they are understood one after another, and the role that each piece, colour and cloth in
// it has by the rules of the language: wished for, refused, owned, or only spoken of.
import { sizeHere, takeForeignSizes } from "../../../language/foreign-sizes.ts";
import { takeSumsAbroad } from "../../../language/money-abroad.ts";
import { readPrices } from "../../../language/money.ts";
import { steppedPrice } from "../../../language/money-steps.ts";
import { isBehindOutside, isBesideOutside, readOutside } from "../../../language/outside.ts";
import { withLengths } from "../../../language/landmarks.ts";
import { readPlace } from "../../../language/places.ts";
import type { Found } from "../../../language/found-term.ts";
import { readTerms } from "../../../language/read-terms.ts";
import { readSizes, sizeAt } from "../../../language/sizes.ts";
import {
  readBareSizes,
  readSizesAfter,
  readSizesBeside,
  shoeSizeIn,
} from "../../../language/sizes-beside.ts";
import { comparedSize, steppedSize } from "../../../language/size-compare.ts";
import { isKnownTalk, isSpoken } from "../../../language/speech.ts";
import { readTokens, take, type Tokens } from "../../../language/tokens.ts";
import { isToneWord, readTone, toneAt } from "../../../language/tones.ts";
import type { CategoryName } from "../../../../contract/categories.ts";
import { type FoundSpan } from "./asked.ts";
import { besideSpans, heldSpans, isOfHeld } from "./beside.ts";
import { sizesOfWeight } from "./body.ts";
import { type BrandSpan, readBrands } from "./brands.ts";
import { readComplaints } from "./complaints.ts";
import { dropCorrected, forgottenIn, isLetGo, takeAddress, takeReasons } from "./clauses.ts";
import { enoughSpans } from "./enough.ts";
import { givenAway } from "./given-away.ts";
import { detailColours } from "./detail-colours.ts";
import { goneIn } from "./gone.ts";
import { halvesIn } from "./halves.ts";
import { isAlongAt } from "./hosts.ts";
import { heldByNames } from "./held.ts";
import { takeHowItFits } from "./how-it-fits.ts";
import { readImplied, readResort } from "./implied-kinds.ts";
import { hasFrancoLetters, languageOf, soundsFranco } from "./language.ts";
import { readNegation } from "./negation.ts";
import { isNoPrice, withSurePrices } from "./number-roles.ts";
import { settleTerms } from "./settle-terms.ts";
import { readWaived } from "./waived.ts";
import { isAboutWearer } from "./merge-wearer.ts";
import type { Context, Knowledge, Sentence } from "./sentence.ts";
import {
  exchangedAt,
  exchangeIn,
  isLookOfPiece,
  replacedSpans,
  takeInsteadOf,
  wantedAnew,
} from "./replaced.ts";
import { readShopWish } from "./shop-wish.ts";
import { ordinalAt, readOrdinals } from "./ordinals.ts";
import { readSigns } from "./signs.ts";
import { readTalk, takePolite } from "./talk.ts";
import { isToldOfSelf } from "./told-of-self.ts";
import { toldSpans } from "./told-not-asked.ts";
import { readWearer, wearerOf } from "./wearer.ts";
import { readWishes, takeLeast, wishPhraseAt } from "./wishes.ts";

export function readMentions(text: string, knowledge: Knowledge, context: Context = {}) {
  const tokens = readTokens(text);
  const bound = new Set<number>();
  /** Whatever is read here holds by itself: its words need not stand in a title. */
  const binding = <Read>(read: () => Read): Read => {
    const before = new Set(tokens.taken);
    const found = read();
    for (const at of tokens.taken) if (!before.has(at)) bound.add(at);
    return found;
  };
  binding(() => dropCorrected(tokens));
  const brands = readBrands(tokens, knowledge.brands);
  for (const { from, to } of brands) take(tokens, from, to);
  takeAddress(tokens);
  const isLeast = takeLeast(tokens);
  const talk = readTalk(tokens);
  const named = heldByNames(tokens, () => true);
  takePolite(tokens, talk, (at) => named.has(at));
  const place = binding(() => readPlace(tokens));
  const shop = binding(() => readShopWish(tokens, place));
  // "مايوه محجبات", "gift box": words inside the name of a piece say nothing else.
  const held = heldByNames(tokens, ({ kind, id }) => kind === "kind" && id !== "kind:set");
  const byWeight = sizesOfWeight(tokens);
  const people = binding(() =>
    readWearer(
      tokens,
      context.wearer,
      (at) =>
        held.has(at) ||
        isOfHeld(tokens, at) ||
        ordinalAt(tokens.words, at) ||
        ordinalAt(tokens.words, at - 1),
    ),
  );
  const refusedByWords = binding(() => readComplaints(tokens));
  // "Leather-look" is a cloth, and no look.
  const isLookOf = (at: number) => named.has(at) && /^looks?$/.test(tokens.words[at] ?? "");
  binding(() => takeHowItFits(tokens));
  const foreign = binding(() => takeForeignSizes(tokens));
  const sizes = binding(() => [
    ...comparedSize(tokens, (at) => sizeAt(tokens.words, at)),
    ...steppedSize(tokens, context.sizes ?? []),
    ...readSizes(tokens),
  ]);
  binding(() => takeSumsAbroad(tokens));
  const isGift = people.isGift === true || context.wearer?.isGift === true;
  const stepped = binding(() => steppedPrice(tokens, context.maxPrice));
  const prices =
    stepped === undefined
      ? binding(() => withSurePrices(tokens, readPrices(tokens, isGift, isNoPrice(tokens))))
      : { maxPrice: stepped };
  const implied = [
    ...readImplied(tokens, isGift, (context.categories ?? []).length === 0),
    ...(talk.some((one) => one.talk === "delivery") ? [] : readResort(tokens)),
  ];
  // "Do not need ironing" is a quality of cloth, and no question how to wash it; "عليه شغل" is embroidered.
  const isOfQuality = (at: number) =>
    named.has(at) &&
    /^(?:need|ironing|iron|wash|dry|عليه|عليها|3al[ei]h[ao]?|طبيعيه?|tab[ei]3[iy]|غسل(?:ه|ته|تها)|غسيل|ب[يت]تكوي|كوي|kawy|b[ey]*tkewy|(?:gh|8)as(?:la|ee?l))$/.test(
      tokens.words[at] ?? "",
    );
  const isSaid = (at: number) => held.has(at) || isLookOf(at) || isOfQuality(at);
  const signs = readSigns(tokens, otherPhraseAt, isSaid).filter(
    (one) => !isWaivedSign(tokens, one.from),
  );
  const said = binding(() => readWishes(tokens, prices.maxPrice !== undefined));
  const wishes = isLeast ? { order: "cheapest" as const, ...said } : said;
  takeReasons(tokens);
  const ordinals = readOrdinals(tokens);
  takeInsteadOf(tokens);
  const { terms, refused } = settleTerms(tokens, termsIn(tokens, knowledge, context), context);
  for (const one of terms) if (isGift && isDayOfGift(tokens, one)) take(tokens, one.from, one.to);
  const outside = readOutside(tokens, (at) => isInTerm(terms, at));
  // What is outside takes the words of a slip, never those of a term.
  const meantTerms = terms.filter(
    (one) =>
      !tokens.taken.has(one.from) &&
      !(one.term.kind === "audience" && isNoWearerAt(tokens, one.from)) &&
      !(isAboutWearer(one.term.id) && isBesideOutside(outside, one)) &&
      !(one.term.kind === "occasion" && isBehindOutside(outside, one)) &&
      // "The first is cute, same thing in gold?": praise of what is there.
      !(
        one.term.kind === "style" &&
        ordinals.length > 0 &&
        /^(?:is|are|s|looks?|so|really|very|soo+)$/.test(tokens.words[one.from - 1] ?? "")
      ) &&
      // "Warreny sho8l Khatwet Amar": what a brand makes, and no office.
      !(one.term.id === "occasion:work" && brands.some(({ from }) => from === one.to)),
  );
  // "Something on his feet, 45": what is meant without its name has its sizes, too.
  const unnamed = implied.flatMap(({ term }) => term.category ?? []);
  const isNamedHere = meantTerms.some(({ term }) => term.kind === "kind") || unnamed.length > 0;
  const categories = [
    ...meantTerms.map(({ term }) => term.category),
    ...unnamed,
    ...(isNamedHere ? [] : (context.categories ?? [])),
  ];
  const pieces = meantTerms.filter(({ term }) => term.kind === "kind");
  const shod = people.months !== undefined && sizes.length === 0 && shoeSizeIn(tokens, categories);
  if (shod) sizes.push(shod);
  const { months: _, ...ageless } = people;
  const wearer = wearerOf(
    shod ? ageless : people,
    pieces.map(({ term }) => term.category),
  );
  sizes.push(
    ...foreign.map((one) => sizeHere(one, categories as CategoryName[], wearer.who === "man")),
    ...binding(() => readBareSizes(tokens, categories as CategoryName[])),
  );
  sizes.push(
    ...binding(() =>
      readSizesBeside(
        tokens,
        pieces.map(({ term: { category }, from, to }) => ({
          from,
          to,
          ...(category && { category }),
        })),
        (at) => isInTerm(meantTerms, at) || isToneWord(tokens.words, at),
      ),
    ),
  );
  if (pieces.length === 0)
    sizes.push(
      ...readSizesAfter(
        tokens,
        (context.categories ?? []) as CategoryName[],
        isEgyptian(tokens.words, context),
      ),
    );
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
  // "Far7o" is his wedding, and sounds like a bright colour.
  const isDay = (at: number) =>
    meantTerms.some(({ term, from, to }) => term.kind === "occasion" && from <= at && at < to);
  const tone = readTone(tokens, (at) => isInTerm(meantTerms, at) || isDay(at));
  const waived = readWaived(tokens, spans);
  const negated = readNegation(tokens, spans, language !== "franco", /[?؟]\s*$/.test(text));
  const gone = goneIn(tokens, spans);
  const halves = halvesIn(tokens, spans, negated.spans);
  const told = [
    ...[...toldSpans(tokens, spans), ...gone.told].filter((span) => !gone.kinds.has(span)),
    ...replacedSpans(tokens, spans),
    ...givenAway(tokens, spans, signs),
    ...detailColours(tokens, spans),
    ...halves.told,
  ];
  const inside = new Set([...heldSpans(tokens, spans), ...told]);
  const exchange = exchangeIn(tokens, spans);
  if (exchange) inside.add(exchange.gone).delete(exchange.wanted);
  const beside = besideSpans(
    tokens,
    spans.filter((span) => !inside.has(span)),
    signs,
    (context.categories ?? []).length > 0,
  );
  // "What do I put on my feet with a long dress": with what is meant goes what is named.
  const isImplied = implied.some(({ term }) => term.kind === "kind");
  for (const span of spans)
    if (
      isImplied &&
      span.kind === "kind" &&
      /(?:^| )(?:with|under|beneath) (?:\S+ ){0,3}$/.test(
        `${tokens.words.slice(Math.max(0, span.from - 4), span.from).join(" ")} `,
      )
    )
      beside.add(span);
  if (exchange) beside.delete(exchange.wanted);
  const anew = wantedAnew(tokens, spans, negated.spans);
  for (const span of anew) inside.add(span);
  for (const span of gone.kinds) beside.delete(span);
  // "She has loads of scarves, so not those": refused is more than not asked for.
  for (const span of negated.spans) if (span.kind === "kind") beside.delete(span);
  for (const span of enoughSpans(tokens, spans)) {
    negated.spans.add(span);
    for (const other of [inside, beside]) other.delete(span);
  }
  const forgotten = forgottenIn(tokens, spans, signs);
  // «سيبك من السليم», "never mind the lace": how it should not be.
  for (const span of spans.filter((one) => isLookOfPiece(one) && isLetGo(tokens, one, signs)))
    negated.spans.add(span);
  // "A winter coat, not too heavy": what is asked for by its name is not refused as well.
  const isNamed = (id: string) =>
    spans.some((span) => span.found?.term.id === id && !negated.spans.has(span));
  // "A bag, my feet hurt": how high a heel is matters to shoes.
  const isNoShoe = (id: string) =>
    (HEELS.has(id) && pieces.length > 0 && !categories.includes("Footwear")) ||
    // "My shoulder aches, so nothing heavy", of bags: their weight, and no season.
    (id === "season:winter" &&
      categories.length > 0 &&
      categories.every((category) => category === "Bags" || category === "Accessories"));
  return {
    tokens,
    bound,
    binding,
    language,
    talk,
    place,
    shop,
    wearer: gone.who && !wearer.who ? { ...wearer, who: gone.who } : wearer,
    byWeight,
    refused: [
      ...new Set([...refused, ...refusedByWords.filter((id) => !isNamed(id) && !isNoShoe(id))]),
    ],
    sizes,
    prices,
    signs,
    wishes,
    ordinals,
    implied,
    tone,
    outside,
    terms: meantTerms,
    pieces,
    categories: categories as CategoryName[],
    spans,
    waived,
    negated,
    anew,
    inside,
    beside,
    gone,
    halves,
    forgotten,
  };
}

export type Mentions = ReturnType<typeof readMentions>;

const HEELS = new Set(["kind:heel", "feature:high-heel"]);

function termsIn(tokens: Tokens, knowledge: Knowledge, context: Context): Found[] {
  const isFranco =
    context.language === "franco" || hasFrancoLetters(tokens.words) || soundsFranco(tokens.words);
  // "Hat shanta": before a thing in Franco it is "bring", whatever else the sentence looks like.
  const [first, second] = tokens.words;
  const thing = /^hat[yi]?$/.test(first ?? "") ? readTerms([second ?? ""])[0] : undefined;
  if (thing?.script === "franco" && thing.term.kind === "kind") take(tokens, 0, 1);
  const named = readTerms(tokens.words, {
    taken: tokens.taken,
    breaks: new Set([...tokens.breaks, ...exchangedAt(tokens)]),
    isFranco,
    categories: context.categories ?? [],
    isKnown: (word) => isKnownTalk(word) || (knowledge.knownWords?.(word) ?? false),
    isTalk: isSpoken,
  });
  const found = withLengths(named, tokens.words, tokens.taken);
  // "Hat 7aga tanya": in Franco this is "bring".
  const isBring = ({ from, to }: Found) =>
    to === from + 1 && /^hat(?:[yio]|o[uo])?$/.test(tokens.words[from] ?? "");
  if (!isFranco || tokens.words.length === 1) return found;
  for (const { from, to } of found.filter(isBring)) take(tokens, from, to);
  return found.filter((one) => !isBring(one));
}

const isEgyptian = (words: string[], { language = "en" }: Context): boolean =>
  language !== "en" ||
  words.some((word) => /[\u0600-\u06ff]/.test(word)) ||
  hasFrancoLetters(words) ||
  soundsFranco(words);

/** Whoever comes along, or whose things a bag should hold. */
const DID =
  /^(?:[\u0621-\u064a]{2,}(?:ولي|ولنا|وني|ونا)|[بهح]ي[\u0621-\u064a]{2,}وا?|جايين|رايحين|قالوا|عازميني|عازمني|[a-z0-9]{3,}(?:oly|olna|ony|ona)|by[a-z0-9]{3,}o|gayeen|ray7een|2alo)$/;
/** «البنات عملولي حفلة», "el banat 3azmny": those who do it are friends, and nobody's daughters. */
const isDoneByThem = ({ words }: Tokens, at: number): boolean =>
  /^(?:البنات|بنات|الشباب|العيال|banat|shabab|el3eyal|3eyal)$/.test(words[at] ?? "") &&
  DID.test(words[at + 1] ?? "");

const isNoWearerAt = (tokens: Tokens, at: number): boolean =>
  isDoneByThem(tokens, at) ||
  isToldOfSelf(tokens, at) ||
  isAlongAt(tokens.words, at) ||
  isOfHeld(tokens, at);

/** What is longer than a sign and begins where it does: an order, or a tone. */
const otherPhraseAt: typeof wishPhraseAt = (words, at) => {
  const [wish, tone] = [wishPhraseAt(words, at), toneAt(words, at)];
  return tone && tone.to > (wish?.to ?? at) ? { ...tone, value: {} } : wish;
};

const NOT_NEEDED = new Set(["لازم", "شرط", "ضروري", "lazem", "shart", "necessarily"]);
const isWaivedSign = ({ words }: Tokens, at: number): boolean =>
  NOT_NEEDED.has(words[at - 1] ?? "");

const OF_WHO_GETS =
  /^(?:wedding|engagement|engaged|married|marrying|graduat\w+|birthday)$|^[وفبل]*(?:ال|لل)?(?:افراح|فرح\S{0,2}|جواز\S{0,2}|هيتجوز|هتتجوز|خطوب\S{1,3}|تخرج\S{0,2}|كليه|كليت\S|جامعه|مدرسه|نجاح\S{0,2})$|^(?:takharr?og\w*|ta5arr?og\w*|koll?eyy?a|gam3a|madrasa|gawaz\w*|(?:kh|5)otoo?ba\w*|fara7\w*|naga7\w*)$/;
/** "A wedding gift", "she's getting married, so a present": the day of who gets it, and nobody wears it there. */
const isDayOfGift = ({ words }: Tokens, { term, from, to }: Found): boolean =>
  term.kind === "occasion" &&
  words.slice(from, to).some((word) => OF_WHO_GETS.test(word)) &&
  !words.some((word) =>
    /^(?:wear|wears|wearing|worn)$|^[هبح]?[اتين]?[اتين]?لبس\S{0,3}$|^[hb]?[aeytn]{0,3}lbes\w*$/.test(
      word,
    ),
  );

/** Names of brands say nothing of the language they stand in; a blank keeps the places. */
const wordsBut = ({ words }: Tokens, brands: BrandSpan[]): string[] =>
  words.map((word, at) => (brands.some(({ from, to }) => from <= at && at < to) ? "" : word));

/** "fostan men el linen": "of". */
const heardIn = (language: Sentence["language"], { words }: Tokens, terms: Found[]): Found[] =>
  language === "franco"
    ? terms.filter(({ term, from }) => term.id !== "audience:men" || words[from] !== "men")
    : terms;

const isInTerm = (terms: Found[], at: number): boolean =>
  terms.some(({ from, to, how }) => how === "exact" && from <= at && at < to);
