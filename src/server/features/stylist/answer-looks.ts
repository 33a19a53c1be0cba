// Whole outfits, and what completes the pieces that are there.
import type { Product } from "../../../contract/products.ts";
import { broaderOf, termById } from "../../language/terms.ts";
import { found } from "./answer-found.ts";
import type { Answer, Asking, Parts } from "./asking.ts";
import { carried } from "./carry.ts";
import { paid } from "./compose/assemble.ts";
import { lookOf } from "./compose/looks.ts";
import { BODY, partOf, partOfCategory } from "./compose/parts.ts";
import { type Swap, swapIn } from "./compose/swap.ts";
import { asCandidate } from "./find/as-candidate.ts";
import { spokenOf } from "./find/spoken.ts";
import { chipsOf } from "./read/chips.ts";
import { kindsOf } from "./read/kinds.ts";
import type { Sentence } from "./read/sentence.ts";
import { outfitReply } from "./speak/piece-replies.ts";
import { otherParts } from "./speak/suggestions.ts";
import { isChild, NO_WISH, ofFacet, type Wish } from "./wish.ts";

export async function complete(parts: Parts, asking: Asking, anchors: string[]): Promise<Answer> {
  const { turn } = asking;
  const kinds = ofFacet(turn.wish.terms, "kind");
  if (kinds.length > 0) {
    const left = await leftOf(parts, turn.wish, anchors);
    const answer = left && (await found(parts, asking, { anchors, exclude: anchors, left }));
    if (answer && answer.products.length > 0) return answer;
    return found(parts, asking, { anchors, exclude: anchors });
  }
  const own = await parts.findProducts(anchors);
  const pieces = own.length > 0 ? own : await standingIn(parts, asking);
  if (pieces.length === 0) return found(parts, asking, {});
  const wish: Wish = {
    ...turn.wish,
    terms: ofFacet(turn.wish.terms, "occasion", "season"),
    words: [],
  };
  const outfits = await parts.composer.completing(pieces, wish);
  return answerOf(asking, { outfits, wish, beside: own }, { act: "complete", anchors });
}

/** Of a sum that was said of everything, what the pieces that are there leave. */
async function leftOf(
  { findProducts }: Parts,
  { isOfAll, limits: { maxPrice } }: Wish,
  anchors: string[],
): Promise<number | undefined> {
  if (!isOfAll || maxPrice === undefined || anchors.length === 0) return undefined;
  const spent = (await findProducts(anchors)).reduce((sum, piece) => sum + paid(piece), 0);
  return maxPrice > spent ? maxPrice - spent : undefined;
}

/** "What goes with a camel coat": one like hers is on the shelf, and what goes with that one goes with hers. */
async function standingIn({ find }: Parts, { sentence, request }: Asking): Promise<Product[]> {
  const terms = sentence.beside.map(({ id }) => id);
  if (ofFacet(terms, "kind").length === 0) return [];
  const wish: Wish = { ...NO_WISH, terms };
  const { products } = await find({
    wish,
    spoken: spokenOf(sentence, wish, request.query),
    limit: 1,
  });
  return products.slice(0, 1);
}

export async function outfit(
  parts: Parts,
  asking: Asking,
  swapped: string[] = [],
): Promise<Answer> {
  const { turn, sentence } = asking;
  const wish = ofLook(turn.wish);
  if (swapped.length > 0 && asking.before?.looks) return swap(parts, asking, swapped);
  const isOthers = sentence.signs.has("more");
  const shown = await looksBefore(parts, asking);
  const exclude =
    swapped.length > 0
      ? await ofParts(parts, shownBefore(asking), swapped)
      : [...(isOthers ? shown.flat().map(({ id }) => id) : []), ...asking.pinned];
  const own = saidOfParts(sentence);
  const below = cheaperThan(shown, wish, sentence);
  const isList = !sentence.signs.has("outfit") && !sentence.signs.has("what-to-wear");
  const cheaper = below ? await parts.composer.outfits(below, { own, isList }) : [];
  // How little that is nobody said: the next turn is not bound by it.
  if (below && cheaper.length > 0) {
    const open = { ...below, limits: wish.limits };
    return answerOf(asking, { outfits: cheaper, wish: open, beside: [] }, NEXT_LOOK);
  }
  const isNew = isOthers || sentence.signs.has("outfit") || isKindSaid(sentence, turn.wish);
  const kept = isNew ? [] : withoutRefused(shown, wish);
  const composed = await parts.composer.outfits(wish, {
    exclude,
    own,
    kept,
    isList,
  });
  const outfits =
    wish.order === "cheapest" ? composed.toSorted((a, b) => a.total - b.total) : composed;
  // A child's clothes make no looks, and what no brand has makes none: other pieces are still there.
  const isPriced = wish.limits.maxPrice !== undefined && !isChild(wish.wearer);
  if (outfits.length === 0 && (!isPriced || (await parts.composer.lacks(wish))))
    return found(parts, asking, {});
  return answerOf(asking, { outfits, wish, beside: [] }, NEXT_LOOK);
}

const STEP = 50;

/** "Cheaper", after looks: the whole of each for less than the cheapest of those cost. */
function cheaperThan(shown: Product[][], wish: Wish, sentence: Sentence): Wish | undefined {
  const isAsked = sentence.signs.has("cheaper") || sentence.order === "cheapest";
  if (!isAsked || shown.length === 0 || sentence.limits.maxPrice !== undefined) return undefined;
  const sums = shown.map((look) => look.reduce((sum, piece) => sum + paid(piece), 0));
  const maxPrice = Math.floor((Math.min(...sums) - 1) / STEP) * STEP;
  const { order: _order, ...rest } = wish;
  return { ...rest, limits: { ...wish.limits, maxPrice } };
}

/** Clothes for a place, said as if they were a kind: "a gym outfit", «طقم», «لبس بحر». */
const PLACES: Record<string, string[]> = {
  "kind:set": [],
  "kind:sportswear": ["occasion:gym"],
};

const ofLook = (wish: Wish): Wish => ({
  ...wish,
  terms: [...new Set(wish.terms.flatMap((id) => PLACES[id] ?? [id]))],
  words: [],
});

const isKindSaid = (sentence: Sentence, { terms }: Wish): boolean =>
  kindsOf(sentence).some((id) => terms.includes(id));

/** The looks that were shown last, in full. */
async function looksBefore({ findProducts }: Parts, { before }: Asking): Promise<Product[][]> {
  const ids = before?.looks ?? [];
  const pieces = new Map((await findProducts(ids.flat())).map((one) => [one.id, one]));
  return ids.map((look) => look.flatMap((id) => pieces.get(id) ?? []));
}

/** "Without the jacket": the looks as they are, less that; where nobody would be dressed any more, looks anew. */
function withoutRefused(looks: Product[][], { not }: Wish): Product[][] {
  const isRefused = (piece: Product) =>
    asCandidate(piece).terms.some((id) => id.startsWith("kind:") && not.includes(id));
  const left = looks.map((look) => look.filter((piece) => !isRefused(piece)));
  return left.filter((look) => look.length > 1 && look.some((piece) => isBody(piece)));
}
const isBody = (piece: Product): boolean => BODY.has(partOf(piece) ?? "jewel");

/**
 * "A navy blazer, beige chinos and brown loafers": in English what a piece should be like stands before it,
 * in Arabic behind it.
 */
function saidOfParts({ asked, language }: Sentence): ReadonlyMap<string, string[]> {
  const own = new Map<string, string[]>();
  const isBefore = language === "en";
  let said: string[] = [];
  for (const { term, negated } of asked) {
    if (negated) continue;
    if (term.kind === "kind") {
      own.set(term.id, isBefore ? said : []);
      said = isBefore ? [] : (own.get(term.id) ?? []);
    } else if (OF_LOOK.has(term.kind)) said.push(term.id);
  }
  return own.size > 1 ? own : new Map();
}
const OF_LOOK = new Set(["colour", "material", "pattern", "feature"]);

/** What was said now is said of the part that changes: its colour, its price, that it should cost less. */
async function swap(parts: Parts, asking: Asking, kinds: string[]): Promise<Answer> {
  const { turn, sentence, before } = asking;
  const looks = await looksBefore(parts, asking);
  const isTotal = sentence.signs.has("total");
  const said = new Set(sentence.asked.map(({ term }) => term.id));
  const { order: _order, ...earlier } = turn.wish;
  const { sizes, minPrice: _least, maxPrice: _most, ...limits } = turn.wish.limits;
  // "Everything but the bag, make it a clutch": what is wanted now is refused no more.
  const not = turn.wish.not.filter(
    (id) => !kinds.some((kind) => kind === id || broaderOf(kind).includes(id)),
  );
  const whole: Wish = {
    ...earlier,
    terms: turn.wish.terms.filter((id) => id.startsWith("kind:") || !said.has(id)),
    not,
    limits: isTotal ? turn.wish.limits : { ...turn.wish.limits, ...boundsOf(before?.wish) },
    words: [],
  };
  const of: Swap = {
    kinds,
    wish: {
      ...turn.wish,
      terms: [
        ...[...said].filter((id) => turn.wish.terms.includes(id)),
        ...ofFacet(turn.wish.terms, "occasion", "season", "style"),
      ],
      not,
      limits: {
        ...limits,
        ...(sentence.limits.sizes && sizes && { sizes }),
        ...(!isTotal && boundsOf({ limits: sentence.limits })),
      },
      words: [],
    },
    isCheaper: sentence.signs.has("cheaper") || sentence.order === "cheapest",
  };
  const changed = await swapIn(parts.find, looks, of, whole);
  // The purse is too small for one more: then of the others as few as possible change.
  const widened = { ...whole, terms: [...new Set([...whole.terms, ...kinds])] };
  const isFull = changed.length === 0 && !of.isCheaper && whole.limits.maxPrice !== undefined;
  const others = isFull ? await parts.composer.outfits(widened, { kept: looks }) : [];
  const had = new Set(looks.flat().map(({ id }) => id));
  const outfits = isFull
    ? others.filter(({ pieces }) =>
        hasKind(
          pieces.filter(({ id }) => !had.has(id)),
          kinds,
        ),
      )
    : changed;
  // None like it: how near the shop comes is said of that piece alone.
  if (outfits.length === 0) {
    const wish = {
      ...of.wish,
      terms: [...kinds, ...of.wish.terms.filter((id) => !kinds.includes(id))],
      limits: withinRest(of.wish.limits, whole.limits.maxPrice, looks, kinds),
    };
    return found(
      parts,
      { ...asking, turn: { ...turn, wish } },
      { kept: { looks: before?.looks ?? [], wish: whole } },
    );
  }
  const swapped = isFull ? [] : kinds;
  return answerOf(asking, { outfits, wish: whole, beside: [], swapped }, NEXT_LOOK);
}

/** A part alone costs no more than the other pieces of a look leave of the sum. */
function withinRest(
  limits: Wish["limits"],
  most: number | undefined,
  looks: Product[][],
  kinds: string[],
): Wish["limits"] {
  if (most === undefined) return limits;
  const rests = looks.map(
    (look) =>
      most - look.reduce((sum, piece) => sum + (hasKind([piece], kinds) ? 0 : paid(piece)), 0),
  );
  return { ...limits, maxPrice: Math.min(limits.maxPrice ?? Infinity, Math.max(0, ...rests)) };
}

const hasKind = (pieces: Product[], kinds: string[]): boolean =>
  pieces.some((piece) => kinds.some((id) => asCandidate(piece).terms.includes(id)));

const NEXT_LOOK = { act: "outfit" as const, anchors: [] };

const boundsOf = (wish: Pick<Wish, "limits"> | undefined) => ({
  maxPrice: wish?.limits.maxPrice,
  minPrice: wish?.limits.minPrice,
});

type Composed = {
  outfits: Awaited<ReturnType<Parts["composer"]["outfits"]>>;
  wish: Wish;
  beside: Product[];
  /** The kinds that are new in them. */
  swapped?: string[];
};

function answerOf(
  asking: Asking,
  { outfits, wish, beside, swapped = [] }: Composed,
  next: Parameters<typeof carried>[3],
): Answer {
  const { language, request, sentence } = asking;
  const looks = outfits.map((one) => lookOf(one, wish, language));
  const gave = outfits.find((one) => one.gave)?.gave;
  const products = interleaved(outfits.map((one) => one.pieces)).slice(0, request.limit);
  return {
    products,
    total: products.length,
    message: outfitReply({ looks, beside, swapped, gave, wish, language, query: request.query }),
    suggestions: otherParts(outfits, language),
    understood: chipsOf(wish, asking.language),
    standing: looks.length === 0 ? "none" : gave ? "near" : "found",
    ...(looks.length > 0 && { looks }),
    language,
    wish,
    sentence,
    conversation: carried(asking, wish, products, {
      ...next,
      looks: outfits.map(({ pieces }) => pieces.map(({ id }) => id)),
    }),
  };
}

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
