// Pieces for a wish, or like one of them, with the words, chips and looks that go with the answer.
import { SUGGESTIONS_SHOWN } from "../../../contract/limits.ts";
import type { Language } from "../../../contract/languages.ts";
import type { Product } from "../../../contract/products.ts";
import type { Standing } from "../../../contract/stylist.ts";
import { notCarried } from "./answer-words.ts";
import type { Answer, Asking, Parts } from "./asking.ts";
import { carried } from "./carry.ts";
import { lookOf } from "./compose/looks.ts";
import { companionsOf } from "./compose/assemble.ts";
import type { FindAnswer } from "./find/find.ts";
import { findEach } from "./find/find-each.ts";
import { alikeFirst, findFresh, ofItsKind, withKinds } from "./find/fresh.ts";
import { spokenOf } from "./find/spoken.ts";
import { chipsOf, markGave } from "./read/chips.ts";
import type { Sentence } from "./read/sentence.ts";
import { explain } from "./speak/explain.ts";
import { looksBeside, withinSumSaid } from "./speak/piece-replies.ts";
import { questionBack } from "./speak/question-back.ts";
import { replyOf } from "./speak/reply.ts";
import { suggestionsFor } from "./speak/suggestions.ts";
import { smallSumSaid, standInsSaid } from "./speak/stand-ins.ts";
import { wishesMet } from "./speak/wishes-met.ts";
import { isChild, ofFacet, type Wish } from "./wish.ts";

type Finding = {
  isFresh?: boolean;
  exclude?: string[];
  english?: string;
  anchors?: string[];
  /** Ids that stand first where they are among what was found. */
  alike?: string[];
  /** Looks that are still spoken of, and what they should be. */
  kept?: { looks: string[][]; wish: Wish };
  /** What is left of a sum for everything, where pieces go with others. */
  left?: number;
  /** What the next turn goes on from, where this answer is bound by more. */
  carries?: Wish;
};

export async function found(
  parts: Parts,
  asking: Asking,
  {
    isFresh = false,
    exclude = [],
    english,
    anchors = [],
    alike = [],
    kept,
    left,
    carries,
  }: Finding,
): Promise<Answer> {
  const { request, sentence, before, language } = asking;
  const things = sentence.outside.filter(({ isBrand }) => !isBrand);
  const isOnlyThing = sentence.asked.length === 0 && !asking.turn.wish.wearer.isGift;
  if (things.length > 0 && (isOnlyThing || sentence.isOutsideAsked)) return notCarried(asking);
  const whole = await branded(parts, asking);
  const wish =
    left === undefined ? whole : { ...whole, limits: { ...whole.limits, maxPrice: left } };
  const spoken = spokenOf(sentence, wish, request.query);
  const passed = isFresh ? [...(before?.shown ?? []), ...(before?.seen ?? [])] : [];
  const beside = anchors.length > 0 ? await parts.findProducts(anchors) : [];
  const companions = beside.length > 0 ? companionsOf(beside) : undefined;
  const asked = {
    wish,
    spoken: english ? { ...spoken, english } : spoken,
    limit: request.limit,
    companions,
  };
  const fresh = await findFresh(findEach(parts.find), asked, exclude, passed);
  const { isWidened, nearby } = fresh;
  const small = await withinSmallSum(parts, { ...asked, exclude }, fresh.answer);
  const smallSaid = small && smallSumSaid(wish, fresh.answer.lowest, language);
  const had = small ?? fresh.answer;
  const answer = { ...had, products: alikeFirst(had.products, alike) };
  const isRent = sentence.signs.has("rent");
  // Said of what is shown; the wish itself stays as it was said.
  const shownAs = nearby ? withKinds(wish, nearby) : (fresh.shown ?? wish);
  const reply = replyOf({
    answer,
    wish: shownAs,
    language,
    query: request.query,
    said: before?.said,
    outside: sentence.outside,
    isRent,
    isAgain: fresh.isAgain === true && answer.products.length > 0,
  });
  const isOpen =
    wish.terms.length === 0 &&
    Object.keys(wish.limits).length === 0 &&
    Object.keys(wish.wearer).length === 0 &&
    !wish.tone &&
    !wish.order;
  const standing: Standing =
    answer.products.length === 0
      ? isOpen
        ? "talk"
        : "none"
      : reply.honest || isWidened || small
        ? "near"
        : "found";
  const looks =
    (sentence.signs.has("what-to-wear") || isDressedFor(wish)) && answer.products.length > 0
      ? await parts.composer.outfits(withinSum(wish, sentence), { mains: answer.products })
      : [];
  const question = questionBack(answer, wish, language, before !== undefined);
  const within =
    left !== undefined && answer.products.length > 0 ? whole.limits.maxPrice : undefined;
  const sum = within === undefined ? undefined : withinSumSaid(beside, within, language);
  const closing = [sum, looksBeside(looks, language), question?.text].filter(Boolean).join(" ");
  return {
    products: withReasons(answer, wish, language),
    total: answer.total,
    message: [smallSaid, nearby && standInsSaid(wish, language), reply.honest, reply.rest]
      .filter(Boolean)
      .join(" "),
    honest: smallSaid ?? (nearby ? standInsSaid(wish, language) : reply.honest),
    suggestions: [
      ...(question?.answers ?? []),
      ...suggestionsFor(answer, wish, language, request.query),
    ].slice(0, SUGGESTIONS_SHOWN),
    understood: markGave(chipsOf(wish, asking.language), answer.gave),
    standing,
    ...(looks.length > 0 && { looks: looks.map((one) => lookOf(one, wish, language)) }),
    ...(closing && { closing }),
    language,
    wish,
    sentence,
    conversation: carried(asking, kept?.wish ?? carries ?? whole, answer.products, {
      act: kept ? "outfit" : anchors.length > 0 ? "complete" : "find",
      // Of the looks beside the pieces: a part of them may be asked for anew.
      anchors: anchors.length > 0 ? anchors : idsOf(looks),
      said: reply.said,
      looks: kept?.looks ?? looks.map(({ pieces }) => pieces.map(({ id }) => id)),
    }),
  };
}

const FINISHING = ["Accessories", "Hijabs & Scarves", "Bags", "Footwear"];

/** Nobody is dressed for a wedding for 300: what finishes a look is there for it. */
async function withinSmallSum(
  { find }: Parts,
  asked: Parameters<Parts["find"]>[0],
  { products }: FindAnswer,
): Promise<FindAnswer | undefined> {
  const { wish } = asked;
  if (products.length > 0 || wish.limits.maxPrice === undefined || !isDressedFor(wish))
    return undefined;
  const small = await find({ ...asked, categories: FINISHING });
  return small.products.length > 0 ? small : undefined;
}

/** "That brand" is the one of the piece that is pointed at; "another brand" is any but that. */
async function branded(parts: Parts, asking: Asking): Promise<Wish> {
  const { wish } = asking.turn;
  const { signs } = asking.sentence;
  const isOther =
    signs.has("other-brand") && (asking.before?.wish.limits.brands ?? []).length === 0;
  if (!isOther && !signs.has("that-brand")) return wish;
  const brand = await brandOf(parts, asking);
  if (!brand) return wish;
  const { brands: _, notBrands = [], ...limits } = wish.limits;
  return isOther
    ? { ...wish, limits: { ...limits, notBrands: [...notBrands, brand] } }
    : { ...wish, limits: { ...limits, brands: [brand] } };
}

const ALIKE = 40;

export async function like(
  parts: Parts,
  asking: Asking,
  piece: string,
  isCheaper: boolean,
): Promise<Answer> {
  const [model] = await parts.findProducts([piece]);
  if (!model) return found(parts, asking, {});
  const { order: _, ...wish } = asking.turn.wish;
  const price = model.current_price ?? model.price;
  const limits = isCheaper
    ? { ...wish.limits, maxPrice: Math.min(wish.limits.maxPrice ?? Infinity, price - 1) }
    : wish.limits;
  const words = asking.sentence.english;
  const near = words ? await parts.thisBut?.(model, words, ALIKE) : undefined;
  const finding = {
    exclude: [piece],
    english: `${words} ${model.title}`.trim(),
    ...(near && { alike: near.map(({ id }) => id) }),
    // What everything may cost is still what it was.
    ...(isCheaper &&
      wish.isOfAll && { carries: { ...ofItsKind(wish, model), limits: wish.limits } }),
  };
  const wishing = (next: Wish) => ({ ...asking, turn: { ...asking.turn, wish: next } });
  const answer = await found(parts, wishing({ ...ofItsKind(wish, model), limits }), finding);
  if (answer.products.length > 0 || !isCheaper) return answer;
  // It is the cheapest already: the others follow it by price.
  return found(parts, wishing({ ...wish, order: "cheapest" }), {});
}

const DRESSED = new Set(
  ["wedding", "engagement", "party", "henna", "work", "eid", "ramadan", "university"].map(
    (name) => `occasion:${name}`,
  ),
);

/** "Wedding by the sea, I wear hijab": who names where she goes and no piece is shown whole looks, too. */
const isDressedFor = ({ terms, wearer }: Wish): boolean =>
  ofFacet(terms, "kind").length === 0 &&
  terms.some((id) => DRESSED.has(id)) &&
  !wearer.isGift &&
  !isChild(wearer);

/** "Around 4500" leaves a piece some room; a whole look stays within what was said. */
const withinSum = (wish: Wish, { about }: Sentence): Wish =>
  about === undefined ? wish : { ...wish, limits: { ...wish.limits, maxPrice: about } };

const idsOf = (outfits: { pieces: Product[] }[]): string[] =>
  outfits.flatMap(({ pieces }) => pieces.map(({ id }) => id));

async function brandOf({ findProducts, facts }: Parts, { before, sentence, pinned }: Asking) {
  const place = sentence.ordinals[0] ?? 1;
  const id = before?.shown[place - 1] ?? pinned[0];
  const [piece] = id ? await findProducts([id]) : [];
  const brand = (await facts()).brands.find(({ name }) => name === piece?.brand);
  return brand && { id: brand.id, name: brand.name };
}

function withReasons({ products, judged }: FindAnswer, wish: Wish, language: Language): Product[] {
  const byId = new Map(judged.map((one) => [one.ranked.candidate.id, one.ranked]));
  // Nobody scores less than who stands behind.
  let least = 0;
  const scores = products
    .toReversed()
    .map(({ id }) => (least = Math.max(least, Math.min(1, byId.get(id)?.score ?? 0))))
    .toReversed();
  return products.map((product, at) => {
    const ranked = byId.get(product.id);
    if (!ranked) return product;
    const met = wishesMet(ranked.candidate, wish, language);
    return {
      ...product,
      relevance_score: Math.round((scores[at] ?? 0) * 1000) / 1000,
      relevance_explanation: explain(ranked.candidate, wish, language),
      ...(met && { wishes_met: met }),
    };
  });
}
