// What one sentence says, before it is put beside what was said earlier.
import type { Governorate } from "../../../../contract/trust.ts";
import type { Outside } from "../../../language/outside.ts";
import type { Term } from "../../../language/term.ts";
import type { Tone } from "../../../language/tones.ts";
import type { KnownBrand } from "./brands.ts";
import type { Each, Limits, Order, Wearer } from "../wish.ts";
import type { Sign } from "./sign-words.ts";
import type { Talk } from "./talk-words.ts";

export type Asked = {
  term: Term;
  negated: boolean;
  /** As typed. */
  words: string;
};

export type Script = "en" | "ar" | "franco";

export type Sentence = {
  language: Script;
  /** Its words are the same in every language: "XXL", "cotton", "38". */
  isPlain: boolean;
  /** It asks rather than wishes. */
  isQuestion: boolean;
  /** "With a skirt", "بجيبة": a piece inside what is there. */
  isWithin: boolean;
  /** It should cost less than the piece that is pointed at. */
  isBelow: boolean;
  /** It is said of the piece that was shown first. */
  isOfIt: boolean;
  /** Beside what was asked for, and not in its place. */
  isAlso: boolean;
  /** A piece is named that is there: "the bag", "those shoes". */
  isDefinite: boolean;
  /** Another one of a kind: "other shoes". */
  isOther: boolean;
  /** A piece more: "add a bag". */
  isAdded: boolean;
  /** What comes beside what was shown: "and the bag?". */
  isNext: boolean;
  /** Of the pieces one is wanted: "a skirt, a blouse or a dress". */
  isChoice: boolean;
  /** What it is may be open: "something", "anything". */
  isAnything: boolean;
  /** Of the brand that was spoken of. */
  isTheirs: boolean;
  asked: Asked[];
  /** What she has already, or what it should go with: no part of the wish. */
  beside: Term[];
  /** Of these, what is asked for with the piece and not owned. */
  along: Term[];
  /** What it need not be. */
  waived: string[];
  limits: Limits;
  /** The sum as it was said, where the limits leave room around it. */
  about?: number;
  tone?: Tone;
  wearer: Wearer;
  /** Who speaks, by the grammar. */
  speaks?: "woman" | "man";
  order?: Order;
  signs: ReadonlySet<Sign>;
  /** Which of the shown pieces are pointed at, from one; -1 is the last. */
  ordinals: number[];
  /** Where it should be sent, or where the shopper is. */
  place?: Governorate;
  talk: Talk[];
  /** Things and brands that nobody here has. */
  outside: Outside[];
  /** One of those things is what is asked for, and nothing else is. */
  isOutsideAsked: boolean;
  /** Words of what no shop of ours is thought to carry: a plain search looks for them all the same. */
  outsideWords: string[];
  /** Content words that mean nothing to us, folded. */
  words: string[];
  /** Words that narrow a piece beside the terms that were read, and those that are refused (details.ts). */
  details?: string[];
  notDetails?: string[];
  /** Of several pieces, what was said of each (read-each.ts). */
  each?: Each[];
  /** Nothing of it was ever read or heard by anybody here. */
  isStrange: boolean;
  /** Words and English as a title may say them: with what only a talk has a sense for ("golf", "iphone"). */
  inTitles: { words: string[]; english: string; isWhole: boolean };
  /** The wish in plain English, without prices, order and what is not wanted. */
  english: string;
};

export type Knowledge = {
  brands: KnownBrand[];
  /** Words of the catalogue, which are right however they look. */
  knownWords?: (word: string) => boolean;
};

/** What is known of the talk so far where a sentence alone could mean two things. */
export type Context = {
  /** Categories that were asked for: "38" after shoes is a size. */
  categories?: string[];
  wearer?: Wearer;
  language?: Script;
  /** Sizes that were asked for: "one size bigger". */
  sizes?: string[];
  /** The most that might be spent: "another 500 on top". */
  maxPrice?: number;
};
