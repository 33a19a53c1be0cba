// What goes with the pinned pieces: numbered lines, each of them a search that was tried before it is shown.
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import type { Embeddings } from "../../../providers/embeddings/embeddings.ts";
import { broaderOf } from "../../../language/terms.ts";
import type { ImproveLines } from "../speak/improve-lines.ts";
import type { Search } from "../find/search.ts";
import { readSentence } from "../read/read-sentence.ts";
import { ofFacet } from "../wish.ts";
import type { Sentence } from "../read/sentence.ts";
import { rankKinds, slotsToFill, type Ranked } from "./choose-kinds.ts";
import type { Worn } from "./compatibility.ts";
import type { Garment } from "./garments.ts";
import { ideasFor, reasonFor } from "./ideas.ts";
import { compatibility } from "./learnt.ts";
import { lineOf, limitsIn, occasionIn, phraseOf, type Idea, type Tail } from "./line.ts";
import { readLook, type Look } from "./look.ts";
import { readPins, type Pinned } from "./pieces.ts";
import { DRESSING, PART_OF, slotOf, type Slot } from "./slots.ts";
import { ENOUGH, ENOUGH_IN_COLOUR, termsOf } from "./stock.ts";
import { NOTHING_FITS } from "./words.ts";

export type MatchRequest = { query: string; pinnedProducts: Pinned[] };

export type Match = (
  request: MatchRequest,
  language: Language,
  signal?: AbortSignal,
) => Promise<string>;

type MatchParts = {
  search: Search;
  embeddings: Embeddings;
  findProducts: (ids: string[]) => Promise<Product[]>;
  /** Brands that can be named in the shopper's own words. */
  brands: () => Promise<{ id: string; name: string }[]>;
  /** A model's words for the same lines, where one is configured. */
  improveLines?: ImproveLines;
};

const LINES_MAX = 5;
/** One of each slot first; then second kinds until there are so many. */
const LINES_WANTED = 3;
/** Where things are gathered rather than worn, one more does not compete with the last. */
const THINGS_WANTED = 4;
const LINES_ASKED = 3;
/** As many as a tap on a line shows. */
const SHOWN = 12;
const STOCK_READ = 50;
/** Ideas of a kind that are tried before the next kind is. */
const TRIES = 3;
const MEANINGS_READ = 12;

export function createMatch(parts: MatchParts): Match {
  return async ({ query, pinnedProducts }, language, signal) => {
    const ids = pinnedProducts.flatMap(({ id }) => id ?? []);
    const pieces = readPins(pinnedProducts, await parts.findProducts(ids));
    const wish = readSentence(query, { brands: await parts.brands() });
    const look = readLook(pieces, wish);
    const outfit = await readOutfit(look, parts.embeddings);
    const lines = await suggest(parts, { ids: new Set(ids), wish, look, outfit, language });
    if (lines.length === 0) return NOTHING_FITS[language];
    const context = { language, query, pinned: pieces.map(({ title }) => title) };
    const told = parts.improveLines
      ? await parts.improveLines(lines, context, signal ?? new AbortController().signal)
      : lines;
    return told.map((line, at) => `${at + 1}. ${line}`).join("\n");
  };
}

async function readOutfit({ pieces }: Look, embeddings: Embeddings): Promise<Worn[]> {
  const worn = pieces.map(({ slot, name }) => ({ part: PART_OF[slot], name }));
  const vectors = await embeddings.embed(worn.slice(0, MEANINGS_READ).map(({ name }) => name));
  return worn.map((piece, at) => ({ ...piece, vector: vectors[at] }));
}

type Asking = {
  ids: ReadonlySet<string>;
  wish: Sentence;
  look: Look;
  outfit: Worn[];
  language: Language;
};

async function suggest(parts: MatchParts, asking: Asking): Promise<string[]> {
  const { look, outfit, wish } = asking;
  const kinds = rankKinds(look, outfit, compatibility);
  const queuesOf = (slots: Slot[]) =>
    slots.map((slot) => {
      const ofSlot = kinds.filter(({ garment }) => garment.slot === slot);
      const ranked = onlyAsked(ofSlot, wish).map(({ garment }) => garment);
      // Where kinds run out, the first ones come again in another colour.
      return [...ranked, ...ranked];
    });
  const asked = slotsAskedFor(wish);
  const lines = await writeLines(queuesOf(asked), LINES_ASKED, parts, asking);
  if (lines.length > 0) return lines;
  return writeLines(queuesOf(slotsToFill(look, kinds)), LINES_MAX, parts, asking);
}

/** Slot by slot its best kind; round again with the next kinds while there are too few lines. */
async function writeLines(
  queues: Garment[][],
  most: number,
  parts: MatchParts,
  asking: Asking,
): Promise<string[]> {
  const found: Found[] = [];
  const wanted = DRESSING.has(asking.look.world) ? LINES_WANTED : THINGS_WANTED;
  for (let round = 0; queues.some((queue) => queue.length > round); round++) {
    if (round > 0 && found.length >= wanted) break;
    for (const queue of queues) {
      const garment = queue[round];
      if (!garment || found.length >= most) continue;
      const told = found.map(({ idea }) => idea);
      const next = await lineFor(garment, parts, { ...asking, told });
      if (next) found.push(next);
    }
  }
  return found.map(({ line }) => line);
}

/** "shoes for it": then shoes it is, three ways. */
const slotsAskedFor = ({ asked }: Sentence): Slot[] => {
  const kinds = asked.filter(({ term, negated }) => !negated && term.kind === "kind");
  const slots = kinds.map(({ term }) => slotOf(new Set([term.id, ...broaderOf(term.id)])));
  return [...new Set(slots.filter((slot) => slot !== "thing"))];
};

/** "heels" asks for heels; "shoes" for any of them. */
function onlyAsked(kinds: Ranked[], { asked }: Sentence): Ranked[] {
  const refused = asked.filter(({ negated }) => negated).map(({ term }) => term.id);
  const left = kinds.filter(({ garment }) => !refused.some((id) => isKind(garment, id)));
  const exact = left.filter(({ garment }) =>
    asked.some(({ term, negated }) => !negated && term.id === garment.kind),
  );
  return exact.length > 0 ? [...exact, ...left.filter((one) => !exact.includes(one))] : left;
}

const isKind = ({ kind }: Garment, id: string): boolean =>
  kind === id || broaderOf(kind).includes(id);

type Found = { line: string; idea: Idea };
/** `told` are the lines before. */
type Trying = Asking & { told: Idea[] };

/** The same piece in the same colour, or in any where one was named. */
const isTold = ({ garment, colour }: Idea, told: Idea[]): boolean =>
  told.some((one) => one.garment === garment && (!colour || one.colour === colour));

async function lineFor(
  garment: Garment,
  parts: MatchParts,
  trying: Trying,
): Promise<Found | undefined> {
  const { ids, language, look, told, wish } = trying;
  const limits = limitsIn(wish, language);
  const query = `${phraseOf({ garment }, language)} ${limits}`.trim();
  const answer = await parts.search({ query, limit: STOCK_READ, language, exclude: [...ids] });
  const stock = answer.products.filter((product) => termsOf(product).has(garment.kind));
  if (stock.length < ENOUGH) return undefined;
  const said = told.flatMap(({ colour }) => colour ?? []);
  const ideas = await ideasFor(garment, stock, { ...trying, said, embeddings: parts.embeddings });
  const fresh = ideas.filter((idea) => !isTold(idea, told));
  const tried = fresh.filter((idea, at) => at < TRIES || !idea.colour);
  for (const idea of tried) {
    const tail = {
      limits,
      occasion: occasionIn(wish),
      reason: reasonFor(idea, look),
      turn: told.length,
    };
    for (const way of waysToSay(idea, tail)) {
      const line = lineOf(way.idea, way.tail, language);
      if (await finds(line, way.idea, parts, trying)) return { line, idea: way.idea };
    }
  }
  return undefined;
}

/** From all there is to say to the least; limits stay. */
function waysToSay(idea: Idea, tail: Tail): { idea: Idea; tail: Tail }[] {
  const { occasion, ...always } = tail;
  const ways = [{ idea, tail: always }];
  if (idea.material) ways.push({ idea: { ...idea, material: undefined }, tail: always });
  return occasion ? [{ idea: ways.at(-1)!.idea, tail }, ...ways] : ways;
}

/** As the tap will search: understood as it is meant, and bringing enough of it that is not pinned. */
async function finds(
  line: string,
  { garment, colour }: Idea,
  { search }: MatchParts,
  { ids, language }: Trying,
): Promise<boolean> {
  const { products, isFull, wish } = await search({
    query: line,
    limit: SHOWN,
    language,
  });
  const kinds = ofFacet(wish.terms, "kind");
  const isKindMeant = kinds.length === 1 && isKind(garment, kinds[0]!);
  const isMeant = isKindMeant && wish.words.length === 0;
  if (!isMeant || !isFull) return false;
  const right = products
    .filter(({ id }) => !ids.has(id))
    .map(termsOf)
    .filter((terms) => terms.has(garment.kind));
  const inColour = right.filter((terms) => !colour || terms.has(colour.id));
  return right.length >= ENOUGH && inColour.length >= ENOUGH_IN_COLOUR;
}
