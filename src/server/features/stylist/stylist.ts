// The stylist: a turn is read into an act and a wish, pieces are found or composed, and the answer is said.
// The local stylist always has an answer ready; a model may say it better, and is believed by the sentence.
import { SUGGESTIONS_SHOWN } from "../../../contract/limits.ts";
import type { Language } from "../../../contract/languages.ts";
import type { Product } from "../../../contract/products.ts";
import type { Standing } from "../../../contract/stylist.ts";
import { aboutPieces, notCarried, talked } from "./answer-words.ts";
import type { Answer, Asking, Parts, Respond } from "./asking.ts";
import { carried, contextOf, earlierOf, spokenIn } from "./carry.ts";
import { companionsOf, createComposer } from "./compose/outfits.ts";
import { lookOf } from "./compose/looks.ts";
import { partOf, partOfCategory } from "./compose/parts.ts";
import { termById } from "../../language/terms.ts";
import type { Find, FindAnswer } from "./find/find.ts";
import { alikeFirst, findFresh, ofItsKind, withKinds } from "./find/fresh.ts";
import { spokenOf } from "./find/spoken.ts";
import { openConversation } from "./read/conversation.ts";
import { answerWithin } from "./shops.ts";
import { chipsOf, markGave, withoutChips } from "./read/chips.ts";
import { readSentence } from "./read/read-sentence.ts";
import { readTurn } from "./read/read-turn.ts";
import { explain } from "./speak/explain.ts";
import { looksBeside, outfitReply } from "./speak/piece-replies.ts";
import { questionBack } from "./speak/question-back.ts";
import { tooDear } from "./speak/too-dear.ts";
import { replyOf } from "./speak/reply.ts";
import { otherParts, suggestionsFor } from "./speak/suggestions.ts";
import { wishesMet } from "./speak/wishes-met.ts";
import { isChild, ofFacet, type Wish } from "./wish.ts";

export function createRespond(parts: Parts): Respond {
  return async (request, page) => {
    const knowledge = await parts.facts();
    const before = openConversation(request.conversation) ?? earlierOf(request.previous, knowledge);
    const sentence = readSentence(request.query, knowledge, contextOf(before));
    const language = spokenIn(sentence, before, page);
    const pinned = request.pinned ?? [];
    const read = readTurn(sentence, { before, pinned });
    const turn = { ...read, wish: withoutChips(read.wish, request.without ?? []) };
    const { within } = request;
    const find: Find = within ? (asked) => parts.find({ ...asked, within }) : parts.find;
    const asking = { request, before, sentence, language, turn, pinned };
    const composer = within ? createComposer(find) : parts.composer;
    return answerOf({ ...parts, find, composer }, asking);
  };
}

async function answerOf(parts: Parts, asking: Asking): Promise<Answer> {
  const { act } = asking.turn;
  switch (act.act) {
    case "talk":
      return talked(parts, asking, act.talk);
    case "price":
    case "about":
      return aboutPieces(parts, asking, [act.piece], act.act);
    case "compare":
      return aboutPieces(parts, asking, act.pieces, act.act);
    case "outfit":
      return answerWithin(parts, asking, (inside) => outfit(inside, asking, act.swapped));
    case "complete":
      return answerWithin(parts, asking, (inside) => complete(inside, asking, act.anchors));
    case "like":
      return answerWithin(parts, asking, (inside) =>
        like(inside, asking, act.piece, act.isCheaper),
      );
    case "find":
      return answerWithin(parts, asking, (inside) =>
        found(inside, asking, { isFresh: act.isFresh }),
      );
  }
}

type Finding = {
  isFresh?: boolean;
  exclude?: string[];
  english?: string;
  anchors?: string[];
  /** Ids that stand first where they are among what was found. */
  alike?: string[];
};

async function found(
  parts: Parts,
  asking: Asking,
  { isFresh = false, exclude = [], english, anchors = [], alike = [] }: Finding,
): Promise<Answer> {
  const { request, sentence, before, language } = asking;
  const things = sentence.outside.filter(({ isBrand }) => !isBrand);
  if (things.length > 0 && sentence.asked.length === 0) return notCarried(asking);
  const wish = await branded(parts, asking);
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
  const fresh = await findFresh(parts.find, asked, exclude, passed);
  const { isWidened, nearby } = fresh;
  const answer = { ...fresh.answer, products: alikeFirst(fresh.answer.products, alike) };
  const isRent = sentence.signs.has("rent");
  // Said of what is shown; the wish itself stays as it was said.
  const shownAs = nearby ? withKinds(wish, nearby) : wish;
  const reply = replyOf({
    answer,
    wish: shownAs,
    language,
    query: request.query,
    said: before?.said,
    outside: sentence.outside,
    isRent,
    isFresh,
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
      : reply.honest || isWidened
        ? "near"
        : "found";
  const looks =
    (sentence.signs.has("what-to-wear") || isDressedFor(wish)) && answer.products.length > 0
      ? await parts.composer.outfits(wish, { mains: answer.products })
      : [];
  const question = questionBack(answer, wish, language, before !== undefined);
  const closing = [looksBeside(looks, language), question?.text].filter(Boolean).join(" ");
  return {
    products: withReasons(answer, wish, language),
    total: answer.total,
    message: [nearby && tooDear(wish, language), reply.honest, reply.rest]
      .filter(Boolean)
      .join(" "),
    honest: nearby ? tooDear(wish, language) : reply.honest,
    suggestions: [
      ...(question?.answers ?? []),
      ...suggestionsFor(answer, wish, language, request.query),
    ].slice(0, SUGGESTIONS_SHOWN),
    understood: markGave(chipsOf(wish, language), answer.gave),
    standing,
    ...(looks.length > 0 && { looks: looks.map((one) => lookOf(one, wish, language)) }),
    ...(closing && { closing }),
    language,
    wish,
    sentence,
    conversation: carried(asking, wish, answer.products, {
      act: anchors.length > 0 ? "complete" : "find",
      // Of the looks beside the pieces: a part of them may be asked for anew.
      anchors: anchors.length > 0 ? anchors : idsOf(looks),
      said: reply.said,
    }),
  };
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

async function like(
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
  };
  const wishing = (next: Wish) => ({ ...asking, turn: { ...asking.turn, wish: next } });
  const answer = await found(parts, wishing({ ...ofItsKind(wish, model), limits }), finding);
  if (answer.products.length > 0 || !isCheaper) return answer;
  // It is the cheapest already: the others follow it by price.
  return found(parts, wishing({ ...wish, order: "cheapest" }), {});
}

async function complete(parts: Parts, asking: Asking, anchors: string[]): Promise<Answer> {
  const { turn, language, request, sentence } = asking;
  const kinds = ofFacet(turn.wish.terms, "kind");
  if (kinds.length > 0) return found(parts, asking, { anchors, exclude: anchors });
  const pieces = await parts.findProducts(anchors);
  if (pieces.length === 0) return found(parts, asking, {});
  const wish: Wish = {
    ...turn.wish,
    terms: ofFacet(turn.wish.terms, "occasion", "season"),
    words: [],
  };
  const outfits = await parts.composer.completing(pieces, wish);
  const looks = outfits.map((one) => lookOf(one, wish, language));
  const products = interleaved(outfits.map((one) => one.pieces)).slice(0, request.limit);
  return {
    products,
    total: products.length,
    message: outfitReply({ looks, beside: pieces, wish, language, query: request.query }),
    suggestions: otherParts(outfits, language),
    understood: chipsOf(wish, language),
    standing: looks.length > 0 ? "found" : "none",
    ...(looks.length > 0 && { looks }),
    language,
    wish,
    sentence,
    conversation: carried(asking, wish, products, { act: "complete", anchors }),
  };
}

async function outfit(parts: Parts, asking: Asking, swapped: string[] = []): Promise<Answer> {
  const { turn, language, request, sentence } = asking;
  const wish = {
    ...turn.wish,
    terms: turn.wish.terms.filter((id) => id !== "kind:set"),
    words: [],
  };
  const exclude = swapped.length > 0 ? await ofParts(parts, shownBefore(asking), swapped) : [];
  const outfits = await parts.composer.outfits(wish, { exclude });
  const looks = outfits.map((one) => lookOf(one, wish, language));
  const products = interleaved(outfits.map((one) => one.pieces)).slice(0, request.limit);
  return {
    products,
    total: products.length,
    message: outfitReply({ looks, beside: [], wish, language, query: request.query }),
    suggestions: otherParts(outfits, language),
    understood: chipsOf(wish, language),
    standing: looks.length > 0 ? "found" : "none",
    ...(looks.length > 0 && { looks }),
    language,
    wish,
    sentence,
    conversation: carried(asking, wish, products, { act: "outfit", anchors: [] }),
  };
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

const idsOf = (outfits: { pieces: Product[] }[]): string[] =>
  outfits.flatMap(({ pieces }) => pieces.map(({ id }) => id));

const shownBefore = ({ before }: Asking): string[] => [
  ...(before?.shown ?? []),
  ...(before?.act === "find" ? before.anchors : []),
];

/** Of the pieces that were shown, those that stand where a kind would. */
async function ofParts({ findProducts }: Parts, ids: string[], kinds: string[]): Promise<string[]> {
  const replaced = kinds.map((id) => partOfCategory(termById(id)?.category));
  const shown = await findProducts(ids);
  return shown.filter((piece) => replaced.includes(partOf(piece))).map(({ id }) => id);
}

/** The pieces of the first outfit, then those of the second: each once. */
const interleaved = (lists: Product[][]): Product[] => [
  ...new Map(lists.flat().map((piece) => [piece.id, piece])).values(),
];

async function brandOf({ findProducts, facts }: Parts, { before, sentence, pinned }: Asking) {
  const place = sentence.ordinals[0] ?? 1;
  const id = before?.shown[place - 1] ?? pinned[0];
  const [piece] = id ? await findProducts([id]) : [];
  return (await facts()).brands.find(({ name }) => name === piece?.brand);
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
      relevance_score: Math.round(scores[at]! * 1000) / 1000,
      relevance_explanation: explain(ranked.candidate, wish, language),
      ...(met && { wishes_met: met }),
    };
  });
}
