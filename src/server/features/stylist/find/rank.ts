// Which candidates answer best. Every part of the wish has a weight and is met in full, in part or not at
// all; what words cannot tell, the meaning decides. The numbers were found on judged queries
// (npm run bench:search) and are kept by the queries in tests/stylist.
import { stemsOf } from "../../../language/stem.ts";
import type { Term, TermKind } from "../../../language/term.ts";
import { broaderOf, termById } from "../../../language/terms.ts";
import { USUAL } from "../../products/facts/usual.ts";
import { facetOf, type Wish } from "../wish.ts";
import { headOf } from "./head-word.ts";
import type { Candidate } from "./queries/candidates.ts";
import type { WordFact } from "./queries/word-facts.ts";

export type ScoredWish = {
  /** The stems of all words, in their order. */
  typed: string[];
  parts: WishPart[];
  words: WordFact[];
  /** The word that says what the thing is, where no kind does. */
  head: string | undefined;
  /** How many of the words have to stand in a title. */
  needed: number;
  /** How many products there are, which is what makes a word rare. */
  documents: number;
  /** Nothing but limits, 'under 500' or a brand: whatever keeps them is what was asked for. */
  isLimitsAlone: boolean;
};

/** Any one of these will do. */
type WishPart = { kind: TermKind; ids: string[]; choices: Choice[] };

type Choice = { term: Term; stems: string[]; near: [id: string, likeness: number][] };

export type Ranked = {
  candidate: Candidate;
  /** 0 to 1: the share of the wish that is met. */
  coverage: number;
  /** Every single part is met. */
  isFull: boolean;
  met: Met[];
  /** Words of the wish that its title has. */
  words: string[];
  /** 0 to 1, for people: above .9 all of the wish is met. */
  score: number;
  /** What the order goes by. */
  sum: number;
};

export type Met = { kind: TermKind; ids: string[]; share: number };

const WEIGHTS: Record<TermKind, number> = {
  kind: 6,
  colour: 4.5,
  material: 3.5,
  pattern: 3.5,
  feature: 3,
  style: 3,
  occasion: 3,
  audience: 2,
  season: 2,
};

/** It is the thing, though its title calls it by another word. */
const OTHER_WORD = 0.75;
/** Its title has the word, though we read it as something else. */
const WORD_ALONE = 0.9;
/** What a product does not say may still be so. */
const UNSAID = 0.35;
/** A trouser is no answer to a dress, however red it is. */
const OTHER_KIND = 0.3;
/** A house dress for a dress, a child's tee for a tee: it is one, yet not where people look for it. */
const OTHER_CATEGORY = 0.88;
const MET = 0.65;
/** Called by the broader word alone, it may well be this: a top for women where a blouse was asked for. */
const BROADER_WORD = 0.9;
/** Of the same category at least: a pen where a gift was asked for. */
const SAME_CATEGORY = 0.6;

const IN_OTHER_WORDS = 0.4;
/** What the thing is, beside how it is. */
const HEAD = 1.5;
/** A longer title says more that was not asked for. */
const PER_TITLE_WORD = 0.01;

/** How much words decide; meaning has the rest. Terms are more certain than words that may be names. */
const BY_TERMS = 0.7;
const BY_WORDS = 0.4;
/** The likeness of two texts that say the same in other words. */
const LIKE = 0.8;
const NEIGHBOURS = 0.2;

const FULL = 0.9;
/** Below these a product has nothing to do with the wish. */
const RELATED = 0.22;
const COVERED = 0.12;
const MEANT = 0.42;

const isMet = ({ share }: Met): boolean => share >= MET;

export type Spoken = {
  english: string;
  /** How a term was typed, by its id. */
  typed: ReadonlyMap<string, string>;
  /** Stems that say what was understood already: a title may have them, and what lacks them lacks nothing. */
  aside?: readonly string[];
};

export function wishOf(
  { terms, limits, order }: Wish,
  { english, typed, aside = [] }: Spoken,
  words: WordFact[],
  documents: number,
): ScoredWish {
  const parts = partsOf(terms, typed);
  const isLimitsAlone =
    parts.length === 0 &&
    words.length === 0 &&
    (order !== undefined || Object.keys(limits).length > 0);
  const needed = words.filter(({ word }) => !aside.includes(word));
  const stems = stemsOf(english);
  return {
    typed: stems,
    head: parts.some(({ kind }) => kind === "kind") ? undefined : headOf(stems),
    parts,
    words: [...needed, ...words.filter((one) => !needed.includes(one))],
    needed: needed.length,
    documents,
    isLimitsAlone,
  };
}

/** Features hold together; of every other facet one is enough. */
function partsOf(ids: string[], typed: ReadonlyMap<string, string>): WishPart[] {
  const parts = new Map<string, WishPart>();
  for (const id of ids) {
    const term = termById(id);
    if (!term) continue;
    const key = term.kind === "feature" || term.kind === "style" ? id : facetOf(id);
    const part = parts.get(key) ?? { kind: term.kind, ids: [], choices: [] };
    part.ids.push(id);
    const near = Object.entries(term.near ?? {});
    part.choices.push({ term, stems: stemsOf(typed.get(id) ?? ""), near });
    parts.set(key, part);
  }
  return [...parts.values()];
}

/** Best first. */
export function rank(candidates: Candidate[], wish: ScoredWish): Ranked[] {
  const ranked = candidates
    .map((candidate) => judge(candidate, wish))
    .toSorted((a, b) => b.sum - a.sum || a.candidate.mix - b.candidate.mix);
  // Nobody scores less than who stands behind.
  let least = Number.NEGATIVE_INFINITY;
  for (const one of ranked.toReversed()) one.score = least = Math.max(one.score, least);
  return ranked;
}

export const isRelated = ({ score, coverage, candidate }: Ranked): boolean =>
  score >= RELATED && (coverage >= COVERED || candidate.likeness >= MEANT);

function judge(candidate: Candidate, wish: ScoredWish): Ranked {
  // Looked through rather than made a Map of: there are few, and hundreds of candidates to judge.
  const title = candidate.title_words;
  const others = candidate.other_words;
  const met = wish.parts.map(({ kind, ids, choices }) => ({
    kind,
    ids,
    share: Math.max(
      ...choices.map((choice) => shareOf(candidate, choice, isInOrder(choice.stems, title))),
    ),
  }));
  const words: string[] = [];
  let reached = 0;
  let reachable = 0;
  for (const { kind, share } of met) {
    reached += WEIGHTS[kind] * share;
    reachable += WEIGHTS[kind];
  }
  let needed = 0;
  for (const [at, { word: asked, meant, documents }] of wish.words.entries()) {
    const weight = rarity(documents, wish.documents) * (asked === wish.head ? HEAD : 1);
    const said = meant.find((word) => title.includes(word));
    if (said) words.push(said);
    if (said && at < wish.needed) needed += 1;
    reached +=
      weight * (said ? 1 : meant.some((word) => others.includes(word)) ? IN_OTHER_WORDS : 0);
    reachable += weight;
  }
  if (wish.isLimitsAlone) reached = reachable = 1;
  const isFull = reachable > 0 && met.every(isMet) && needed === wish.needed;
  const coverage = (reached / (reachable || 1)) * (isOtherKind(met) ? OTHER_KIND : 1);
  const closeness =
    (candidate.agreement ?? candidate.likeness) / LIKE + NEIGHBOURS * neighbours(wish.typed, title);
  const shown = coverage / (1 + PER_TITLE_WORD * candidate.title_words.length);
  const isAllTerms = wish.words.length === 0 && reachable > 0;
  const part = isAllTerms ? BY_TERMS : BY_WORDS;
  const sum = part * shown + (1 - part) * closeness;
  const isFirst = isFull && isAllTerms;
  const score = isFull ? FULL + (1 - FULL) * unit(sum) : (FULL - 0.01) * unit(sum);
  return { candidate, coverage, isFull, met, words, score, sum: sum + (isFirst ? 1 : 0) };
}

/** How much of what was asked a product is: that or something narrower, something alike, or unknown. */
function shareOf(
  { terms, category }: Candidate,
  { term, near }: Choice,
  isInTitle: boolean,
): number {
  const isElsewhere = term.category && category && term.category !== category;
  const place = isElsewhere ? OTHER_CATEGORY : 1;
  if (terms.includes(term.id)) return place * (isInTitle ? 1 : OTHER_WORD);
  if (isForOthers(terms, term)) return 0;
  if (isInTitle) return place * WORD_ALONE;
  let alike = term.category && term.category === category ? SAME_CATEGORY : 0;
  for (const [id, likeness] of near) {
    if (likeness > alike && terms.includes(id)) alike = likeness;
  }
  if (isCalledBroadly(terms, term)) alike = Math.max(alike, BROADER_WORD);
  const { kind } = term;
  const isUnsaid = !terms.some((id) => id.charAt(kind.length) === ":" && id.startsWith(kind));
  return Math.max(alike * MET, isUnsaid ? UNSAID : 0);
}

/** What women wear is no answer from the men's shelf: a blouse is no men's shirt. */
const isForOthers = (terms: string[], { id, kind }: Term): boolean =>
  kind === "kind" &&
  USUAL.get(id)?.includes("audience=women") === true &&
  terms.includes("audience:men") &&
  !terms.includes("audience:women");

/** Its own kind is the broader one; a T-shirt is a top as well, yet it says that it is no blouse. */
function isCalledBroadly(terms: string[], { id, kind }: Term): boolean {
  const [above] = kind === "kind" ? broaderOf(id) : [];
  return (
    above !== undefined &&
    terms.includes(above) &&
    !terms.some((other) => other.startsWith("kind:") && broaderOf(other).includes(above))
  );
}

const isOtherKind = (met: Met[]) => {
  const kinds = met.filter(({ kind }) => kind === "kind");
  return kinds.length > 0 && kinds.every(({ share }) => share < UNSAID);
};

/** A dress shirt is no shirt dress. */
const isInOrder = (stems: string[], title: string[]): boolean => {
  const first = stems.length > 0 ? title.indexOf(stems[0] ?? "") : -1;
  return first >= 0 && stems.every((word, n) => title.indexOf(word) === first + n);
};

/** The rarer a word, the more it says. */
const rarity = (documents: number, all: number): number =>
  Math.log(1 + (all - Math.min(documents, all) + 0.5) / (documents + 0.5));

/** Words that stand side by side in the wish and do so in the title. */
function neighbours(typed: string[], title: string[]): number {
  let pairs = 0;
  let before = typed.length > 1 ? title.indexOf(typed[0] ?? "") : -1;
  for (let n = 1; n < typed.length; n++) {
    const at = title.indexOf(typed[n] ?? "");
    if (before >= 0 && at === before + 1) pairs++;
    before = at;
  }
  return typed.length > 1 ? pairs / (typed.length - 1) : 0;
}

const unit = (value: number): number => Math.min(1, Math.max(0, value));
