// The stylist: a turn is read into an act and a wish, pieces are found or composed, and the answer is said.
// The local stylist always has an answer ready; a model may say it better, and is believed by the sentence.
import type { Language } from "../../../contract/languages.ts";
import type { FilterRequest, Product } from "../../../contract/products.ts";
import type { Look, SearchResult, Standing } from "../../../contract/stylist.ts";
import type { CatalogueFacts } from "./find/catalogue-facts.ts";
import type { Find, FindAnswer } from "./find/find.ts";
import { spokenOf } from "./find/spoken.ts";
import { companionsOf, type Composer } from "./compose/outfits.ts";
import { lookOf } from "./compose/looks.ts";
import { partOf, partOfCategory } from "./compose/parts.ts";
import { type Conversation, openConversation, packConversation } from "./read/conversation.ts";
import { chipsOf, withoutChips } from "./read/chips.ts";
import { mergeWish, relationOf } from "./read/merge.ts";
import { readSentence } from "./read/read-sentence.ts";
import type { Knowledge, Script, Sentence } from "./read/sentence.ts";
import { readTurn, type Turn } from "./read/read-turn.ts";
import { explain } from "./speak/explain.ts";
import { aboutReply, comparison, outfitReply, priceReply } from "./speak/piece-replies.ts";
import { tooDear } from "./speak/too-dear.ts";
import { replyOf } from "./speak/reply.ts";
import { suggestionsFor } from "./speak/suggestions.ts";
import { STARTING_POINTS, talkReply } from "./speak/talk-replies.ts";
import { NO_WISH, ofFacet, type Who, type Wish } from "./wish.ts";
import { broaderOf, termById } from "../../language/terms.ts";

export type AnswerRequest = {
  query: string;
  limit: number;
  conversation?: string | undefined;
  previous?: string | undefined;
  without?: string[] | undefined;
  pinned?: string[] | undefined;
  /** Filters set beside the words. */
  within?: FilterRequest | undefined;
  /** Told what was understood and found, before it is said. */
  heard?: ((answer: Answer) => void) | undefined;
};

export type Answer = Required<
  Pick<
    SearchResult,
    "products" | "total" | "message" | "suggestions" | "understood" | "standing" | "conversation"
  >
> & {
  looks?: Look[];
  /** In which language it is said. */
  language: Language;
  wish: Wish;
  sentence: Sentence;
  /** What comes first, whoever goes on: something gave. */
  honest?: string | undefined;
};

type Parts = {
  find: Find;
  composer: Composer;
  facts: CatalogueFacts;
  findProducts: (ids: string[]) => Promise<Product[]>;
};

export type Respond = (request: AnswerRequest, page: Language) => Promise<Answer>;

const SEEN_KEPT = 60;

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
    return answerOf({ ...parts, find }, asking);
  };
}

type Asking = {
  request: AnswerRequest;
  before: Conversation | undefined;
  sentence: Sentence;
  language: Language;
  turn: Turn;
  pinned: string[];
};

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
      return outfit(parts, asking, act.swapped);
    case "complete":
      return complete(parts, asking, act.anchors);
    case "like":
      return like(parts, asking, act.piece, act.isCheaper);
    case "find":
      return found(parts, asking, { isFresh: act.isFresh });
  }
}

type Finding = { isFresh?: boolean; exclude?: string[]; english?: string; anchors?: string[] };

async function found(
  parts: Parts,
  asking: Asking,
  { isFresh = false, exclude = [], english, anchors = [] }: Finding,
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
  const { answer, isWidened, nearby } = await findFresh(parts, asked, exclude, passed);
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
    sentence.signs.has("what-to-wear") && answer.products.length > 0
      ? await parts.composer.outfits(wish, { mains: answer.products })
      : [];
  return {
    products: withReasons(answer, wish, language),
    total: answer.total,
    message: [nearby && tooDear(wish, language), reply.honest, reply.rest]
      .filter(Boolean)
      .join(" "),
    honest: nearby ? tooDear(wish, language) : reply.honest,
    suggestions: suggestionsFor(answer, wish, language, request.query),
    understood: chipsOf(wish, language),
    standing,
    ...(looks.length > 0 && { looks: looks.map((one) => lookOf(one, wish, language)) }),
    language,
    wish,
    sentence,
    conversation: carried(asking, wish, answer.products, {
      act: anchors.length > 0 ? "complete" : "find",
      anchors,
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

type FindAsked = Omit<Parameters<Find>[0], "exclude">;

/** Others than those that were shown; where all were, others of a broader kind within the same limits. */
type Fresh = { answer: FindAnswer; isWidened: boolean; nearby?: string[] };

async function findFresh(
  { find }: Parts,
  asked: FindAsked,
  exclude: string[],
  passed: string[],
): Promise<Fresh> {
  const answer = await find({ ...asked, exclude: [...exclude, ...passed] });
  if (answer.products.length > 0) return { answer, isWidened: false };
  if (passed.length === 0)
    return (await findNearby(find, asked, exclude)) ?? { answer, isWidened: false };
  const kinds = ofFacet(asked.wish.terms, "kind");
  const broader = kinds.map((id) => broaderOf(id)[0] ?? id);
  for (const terms of [kinds, broader]) {
    const wish = { ...asked.wish, terms, tone: undefined };
    const wider = await find({ ...asked, wish, exclude: [...exclude, ...passed] });
    if (wider.products.length > 0) return { answer: wider, isWidened: true };
  }
  return { answer: await find({ ...asked, exclude }), isWidened: true };
}

const GROWN: Partial<Record<Who, Who>> = { girl: "woman", boy: "man" };

/**
 * Nothing of the kind within the limits: "for girls" without an age may be said of grown-ups, and a coat may be
 * a jacket. Price, brand and refusals hold.
 */
async function findNearby(
  find: Find,
  asked: FindAsked,
  exclude: string[],
): Promise<Fresh | undefined> {
  const { wish } = asked;
  const { who, months } = wish.wearer;
  const grown = who && months === undefined ? GROWN[who] : undefined;
  if (grown) {
    const wearer = { ...wish.wearer, who: grown };
    const answer = await find({ ...asked, wish: { ...wish, wearer }, exclude });
    if (answer.products.length > 0) return { answer, isWidened: false };
  }
  const kinds = ofFacet(wish.terms, "kind");
  const isPriced = wish.limits.maxPrice !== undefined || wish.limits.minPrice !== undefined;
  const broader = kinds.map((id) => broaderOf(id).find((one) => NEARBY.has(one)) ?? id);
  if (!isPriced || broader.every((id, at) => id === kinds[at])) return undefined;
  const answer = await find({ ...asked, wish: withKinds(wish, broader), exclude });
  return answer.products.length > 0 ? { answer, isWidened: true, nearby: broader } : undefined;
}

const withKinds = (wish: Wish, kinds: string[]): Wish => ({
  ...wish,
  terms: [...wish.terms.filter((id) => !id.startsWith("kind:")), ...kinds],
});

/** Kinds whose kinds stand in for each other where one is too dear. */
const NEARBY = new Set(["kind:outerwear", "kind:scarf", "kind:jewellery"]);

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
  const finding = { exclude: [piece], english: model.title };
  const wishing = (next: Wish) => ({ ...asking, turn: { ...asking.turn, wish: next } });
  const answer = await found(parts, wishing({ ...wish, limits }), finding);
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
    suggestions: STARTING_POINTS[language],
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
  const exclude =
    swapped.length > 0 ? await ofParts(parts, asking.before?.shown ?? [], swapped) : [];
  const outfits = await parts.composer.outfits(wish, { exclude });
  const looks = outfits.map((one) => lookOf(one, wish, language));
  const products = interleaved(outfits.map((one) => one.pieces)).slice(0, request.limit);
  return {
    products,
    total: products.length,
    message: outfitReply({ looks, beside: [], wish, language, query: request.query }),
    suggestions: STARTING_POINTS[language],
    understood: chipsOf(wish, language),
    standing: looks.length > 0 ? "found" : "none",
    ...(looks.length > 0 && { looks }),
    language,
    wish,
    sentence,
    conversation: carried(asking, wish, products, { act: "outfit", anchors: [] }),
  };
}

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

function notCarried(asking: Asking): Answer {
  const { request, language, sentence, before } = asking;
  const answer: FindAnswer = {
    products: [],
    total: 0,
    judged: [],
    gave: [],
    missing: [],
    unknown: [],
  };
  const { honest = "" } = replyOf({
    answer,
    wish: NO_WISH,
    language,
    query: request.query,
    outside: sentence.outside,
  });
  return {
    ...wordsOnly(asking, honest, "none"),
    conversation: carried(asking, before?.wish ?? NO_WISH, [], { act: "find", anchors: [] }),
  };
}

async function talked(
  parts: Parts,
  asking: Asking,
  talk: Parameters<typeof talkReply>[0],
): Promise<Answer> {
  const { before, request, language } = asking;
  const first = before?.shown[0] ?? asking.pinned[0];
  const [piece] = first ? await parts.findProducts([first]) : [];
  const message = talkReply(
    talk,
    language,
    request.query,
    piece && { brand: piece.brand, site: piece.brand_website },
  );
  return wordsOnly(asking, message, "talk");
}

async function aboutPieces(
  parts: Parts,
  asking: Asking,
  ids: string[],
  act: "price" | "compare" | "about",
): Promise<Answer> {
  const pieces = await parts.findProducts(ids);
  const { language } = asking;
  const reply = { price: priceReply, about: aboutReply, compare: comparison }[act];
  const message = reply(pieces, language);
  return wordsOnly(asking, message, "talk");
}

/** No search: the grid stays, and so does what was understood. */
function wordsOnly(asking: Asking, message: string, standing: Standing): Answer {
  const { before, language, sentence, turn } = asking;
  const kept: Conversation = before ?? {
    wish: NO_WISH,
    act: "find",
    language: sentence.language,
    shown: [],
    seen: [],
    anchors: [],
  };
  return {
    products: [],
    total: 0,
    message,
    suggestions: STARTING_POINTS[language],
    understood: chipsOf(turn.wish, language),
    standing,
    language,
    wish: turn.wish,
    sentence,
    conversation: packConversation({ ...kept, language: languageNow(asking) }),
  };
}

const languageNow = ({ sentence, before }: Asking): Script =>
  sentence.isPlain && before ? before.language : sentence.language;

type Carrying = { act: Conversation["act"]; anchors: string[]; said?: number };

function carried(
  asking: Asking,
  wish: Wish,
  products: Product[],
  { act, anchors, said }: Carrying,
): string {
  const { before, turn } = asking;
  const shown = products.map(({ id }) => id).slice(0, 24);
  const seen = turn.isContinued ? [...(before?.seen ?? []), ...(before?.shown ?? [])] : [];
  return packConversation({
    wish: { ...wish, words: wish.words.slice(0, 20) },
    act,
    language: languageNow(asking),
    shown,
    seen: [...new Set(seen)].filter((id) => !shown.includes(id)).slice(-SEEN_KEPT),
    anchors: anchors.slice(0, 10),
    ...(products.length === 0 && { isEmpty: true }),
    ...(said !== undefined && { said }),
  });
}

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
    return {
      ...product,
      relevance_score: Math.round(scores[at]! * 1000) / 1000,
      relevance_explanation: explain(ranked.candidate, wish, language),
    };
  });
}

const contextOf = (before: Conversation | undefined) =>
  before
    ? {
        categories: ofFacet(before.wish.terms, "kind").flatMap(
          (id) => termById(id)?.category ?? [],
        ),
        wearer: before.wish.wearer,
        language: before.language,
      }
    : {};

/** Franco is answered in Arabic; where a sentence has no language, the talk's or the page's. */
function spokenIn(sentence: Sentence, before: Conversation | undefined, page: Language): Language {
  const script = sentence.isPlain ? before?.language : sentence.language;
  return script === undefined ? page : script === "en" ? "en" : "ar";
}

/** Clients that know no conversation send the sentences before, one a line. */
function earlierOf(previous: string | undefined, knowledge: Knowledge): Conversation | undefined {
  const lines = (previous ?? "")
    .split("\n")
    .filter((line) => line.trim())
    .slice(-8);
  let kept: Conversation | undefined;
  for (const line of lines) {
    const sentence = readSentence(line, knowledge, contextOf(kept));
    const wish = kept?.wish ?? NO_WISH;
    kept = {
      wish: mergeWish(wish, sentence, relationOf(wish, sentence)),
      act: "find",
      language: sentence.language,
      shown: [],
      seen: [],
      anchors: [],
    };
  }
  return kept;
}
