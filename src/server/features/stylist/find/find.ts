// Pieces for a wish. Laws hold for every one of them; where nothing meets all the rest, the wish gives in
// its order and the answer says what gave.
import type { FilterRequest, Product } from "../../../../contract/products.ts";
import type { Sql } from "../../../database/sql.ts";
import { stem } from "../../../language/stem.ts";
import type { Embeddings } from "../../../providers/embeddings/embeddings.ts";
import type { CardKey } from "../../products/cards.ts";
import { fitsChoice } from "../../products/queries/fits.ts";
import { ofFacet, type Wish } from "../wish.ts";
import type { Candidate } from "./queries/candidates.ts";
import { boundToTheirKinds } from "./bound-needs.ts";
import { detailNeeds, readWords, withoutRefused } from "./details.ts";
import type { CatalogueFacts } from "./catalogue-facts.ts";
import { type Companions, suitsCompanions } from "./companions.ts";
import { followConsensus } from "./consensus.ts";
import { aimAt, gather, missingOf, type Aim } from "./gather.ts";
import type { FollowedIndex } from "./index/follow-index.ts";
import type { Pieces } from "./kept-pieces.ts";
import { inTheirPlace, lawsOf } from "./laws.ts";
import { needsOf, type Need } from "./needs.ts";
import { ranked as rankedBy, type Judged } from "./order.ts";
import { forSpeaker } from "./for-speaker.ts";
import { isRelated, rank, wishOf, type Ranked, type Spoken } from "./rank.ts";
import { holdsIn, type Shops } from "./shops.ts";
import { readWordFacts, type WordFact } from "./queries/word-facts.ts";
import { findStandIns } from "./stand-ins.ts";
import type { Taste } from "./taste.ts";
import { wordingOf } from "./wording.ts";
import { wordsSaid } from "./words-said.ts";

export type FindParts = {
  db: Sql;
  embeddings: Embeddings;
  facts: CatalogueFacts;
  pieces: Pieces;
  index: FollowedIndex;
  /** Public products as they are shown, in the order of the keys. */
  show: (keys: CardKey[]) => Promise<Product[]>;
  brandKey: (name: string) => string;
};

export type FindRequest = {
  wish: Wish;
  spoken: Spoken;
  limit: number;
  exclude?: string[];
  /** What it is worn with. */
  companions?: Companions | undefined;
  /** Where no kind is named: categories it must be of. */
  categories?: string[] | undefined;
  /** Shops that meet what is asked of them; others have nothing to show. */
  shops?: Shops | undefined;
  /** What the shopper liked and refused of the picks so far. */
  taste?: Taste | undefined;
  /** Filters set beside the words; each holds like a law. */
  within?: FilterRequest | undefined;
};

export type FindAnswer = {
  products: Product[];
  total: number;
  judged: Judged[];
  /** What had to give for these to be found. */
  gave: Need[];
  /** Kinds that were asked for and no public product is. */
  missing: string[];
  /** Words of the shopper that no title has. */
  unknown: string[];
  /** Words of the shopper that all of these are called by, and that are no terms. */
  details?: string[];
  /** Of several pieces with facts of their own, those that nobody has. */
  absent?: Wish[];
  /** Where a limit on the price left nothing: what the cheapest costs. */
  lowest?: number;
};

export type Find = (request: FindRequest) => Promise<FindAnswer>;

export const NOTHING_FOUND: FindAnswer = {
  products: [],
  total: 0,
  judged: [],
  gave: [],
  missing: [],
  unknown: [],
};

export function createFind(parts: FindParts): Find {
  const { db, facts, show, brandKey } = parts;

  async function candidatesFor(request: FindRequest, wish: Wish, words: WordFact[], aim: Aim) {
    const wording = wordingOf(wish, {
      typed: request.spoken.typed,
      words,
      isStrict: true,
      categories: request.categories,
    });
    return gather(parts, {
      ...wording,
      aim,
      limits: wish.limits,
      order: wish.order,
      exclude: request.exclude ?? [],
      ...(request.shops && { onlyBrands: [...request.shops.open.keys()] }),
      ...(request.within && { within: fitsChoice(db, request.within, brandKey) }),
    });
  }

  return (request) => findFor(request);

  /** Stand-ins are one kind by several names: what was said of it holds for each. */
  async function findFor(request: FindRequest, isStandIn = false): Promise<FindAnswer> {
    const { wish, limit } = request;
    const kinds = ofFacet(wish.terms, "kind");
    const { documents, usersOf } = await facts();
    const [{ known, words }, aim] = await Promise.all([
      readWords(db, wish, usersOf),
      aimAt(parts, request.spoken.english || "clothes"),
    ]);
    const found = await candidatesFor(request, wish, words, aim);
    const missing = await notCarried(kinds, found);
    if (kinds.length > 0 && missing.length === kinds.length) {
      const instead = await findStandIns(parts, missing);
      if (instead.length === 0) return { ...NOTHING_FOUND, missing };
      const terms = [...wish.terms.filter((id) => !kinds.includes(id)), ...instead];
      return { ...(await findFor({ ...request, wish: { ...wish, terms } }, true)), missing };
    }
    const lawful = forSpeaker(
      wish,
      found.filter(allLaws(request, wish)),
      (request.exclude ?? []).length > 0,
    );
    // A piece that is called by name is meant, wherever it stands.
    const isNamed = ({ title_words }: Candidate) =>
      words.some(({ meant }) => meant.some((word) => title_words.includes(word)));
    const inPlace = (list: Candidate[]) => [
      ...new Set([...inTheirPlace(wish, list), ...list.filter(isNamed)]),
    ];
    // An occasion says which of two kinds is meant: a tunic for the gym is no blouse.
    const hasPlace = ofFacet(wish.terms, "occasion").length === 0;
    const open = withoutRefused(hasPlace ? inPlace(lawful) : lawful, wish.notDetails);
    const called = kinds.length > 0 ? detailNeeds(wish.details, known, open) : [];
    const all = [...needsOf(wish), ...called].toSorted((a, b) => a.turn - b.turn);
    const needs = isStandIn ? all : boundToTheirKinds(all, wish, open);
    const { tier: met, gave } = tierOf(open, needs);
    const tier = inPlace(met);
    const said = wordsSaid(tier, words, wish);
    const fitting = suitsCompanions(said.candidates, request.companions);
    const scored = rank(fitting, wishOf(wish, request.spoken, said.words, documents));
    const judged = rankedBy(scored, wish, gave, request);
    const shown = judged.slice(0, limit);
    const products = await show(shown.map(({ ranked }) => ranked.candidate));
    const answer = {
      products,
      total: judged.length,
      judged,
      gave,
      missing,
      unknown: said.unknown,
      details: called
        .map(({ ids }) => ids)
        .filter((ids) => gave.every((need) => need.ids !== ids))
        .flat(),
    };
    return products.length > 0 ? answer : { ...answer, ...(await lowestOf(request, words, aim)) };
  }

  /** Kinds that nobody has; the limits may have kept out those that are not among what was found. */
  function notCarried(kinds: string[], found: Candidate[]): Promise<string[]> {
    return missingOf(
      parts,
      kinds.filter((id) => !found.some(({ terms }) => terms.includes(id))),
    );
  }

  /** What it would cost at least, were the price open. */
  async function lowestOf(
    request: FindRequest,
    words: WordFact[],
    aim: Aim,
  ): Promise<{ lowest?: number }> {
    const { maxPrice, minPrice: _, ...limits } = request.wish.limits;
    if (maxPrice === undefined) return {};
    const wish: Wish = { ...request.wish, limits, order: "cheapest" };
    const found = (await candidatesFor(request, wish, words, aim)).filter(allLaws(request, wish));
    const { tier } = tierOf(inTheirPlace(wish, found), needsOf(wish));
    return tier.length > 0 ? { lowest: Math.min(...tier.map(({ price_paid }) => price_paid)) } : {};
  }
}

/** What was said of the piece, and of the shop that sells it. */
function allLaws({ categories, shops }: FindRequest, wish: Wish): (one: Candidate) => boolean {
  const laws = lawsOf(wish, categories);
  return (one) => laws(one) && (!shops || holdsIn(one, shops, wish.limits.maxPrice));
}

/** As many in the very colour, and its shades need not stand in. */
const ENOUGH = 2;

/** Those that meet everything; else those that meet all but what gives first, and so on. */
export function tierOf(lawful: Candidate[], needs: Need[]): { tier: Candidate[]; gave: Need[] } {
  const meetsAll = (one: Candidate, asked: Need[], isNearly = false) =>
    asked.every((need) => need.meets(one) || (isNearly && need.nearly?.(one)));
  const full = lawful.filter((one) => meetsAll(one, needs));
  const exact = full.filter((one) => needs.every((need) => !need.exactly || need.exactly(one)));
  if (exact.length >= ENOUGH) return { tier: exact, gave: [] };
  if (full.length > 0) return { tier: full, gave: [] };
  // A size that fits is no concession where nobody writes the wanted one.
  const fitting = lawful.filter((one) =>
    needs.every((need) => need.meets(one) || (need.facet === "size" && need.nearly?.(one))),
  );
  if (fitting.length > 0) return { tier: fitting, gave: [] };
  for (const turn of [...new Set(needs.map((need) => need.turn))]) {
    const left = needs.filter((need) => need.turn > turn);
    const last = needs.filter((need) => need.turn === turn);
    const nearly = lawful.filter(
      (one) => meetsAll(one, left) && last.every((need) => need.meets(one) || need.nearly?.(one)),
    );
    if (last.some(({ nearly: has }) => has) && nearly.length > 0)
      return { tier: nearly, gave: unmetBy(nearly, needs) };
    const tier = lawful.filter((one) => meetsAll(one, left));
    if (tier.length > 0)
      return { tier: mostMet(tier, needs), gave: unmetBy(mostMet(tier, needs), needs) };
  }
  return { tier: lawful, gave: [] };
}

/** Of those left, the ones that meet as much as possible of what gave. */
function mostMet(tier: Candidate[], needs: Need[]): Candidate[] {
  const count = (one: Candidate) => needs.filter((need) => need.meets(one)).length;
  const best = Math.max(...tier.map(count));
  return tier.filter((one) => count(one) === best);
}

/** Needs that not every one of these meets. */
const unmetBy = (tier: Candidate[], needs: Need[]): Need[] =>
  needs.filter((need) => !tier.every((one) => need.meets(one)));

/** Everything related to a query, best first, with nothing made a law: what a plain search field does. */
export async function findRelated(
  parts: Omit<FindParts, "brandKey">,
  { wish, spoken, exclude = [] }: Pick<FindRequest, "wish" | "spoken" | "exclude">,
): Promise<Ranked[]> {
  const { db, facts, pieces } = parts;
  const { documents, usersOf } = await facts();
  const [words, aim] = await Promise.all([
    readWordFacts(db, wish.words.map(stem), usersOf),
    aimAt(parts, spoken.english),
  ]);
  const candidates = await gather(parts, {
    ...wordingOf(wish, { typed: spoken.typed, words, isStrict: false }),
    aim,
    limits: wish.limits,
    order: wish.order,
    exclude,
    isPlain: true,
  });
  const wished = wishOf(wish, spoken, words, documents);
  return rank(await followConsensus(pieces, rank(candidates, wished)), wished).filter(isRelated);
}
