// What is wished for, as it travels through a conversation: terms of the vocabulary by their ids, limits,
// and for whom. Within a facet any one will do (red or black); facets hold together (red, and satin).
import type { TermLimits } from "../../../contract/trust.ts";
import type { Tone } from "../../language/tones.ts";

export type BrandName = { id: string; name: string };

export type Order = "cheapest" | "dearest" | "newest";

export type Who = "woman" | "man" | "girl" | "boy" | "child" | "baby";

/** For whom it is. What a wearer needs is never given up. */
export type Wearer = {
  who?: Who;
  /** Of age, in months. */
  months?: number;
  /** Ages of others it is for as well: pieces for any of them will do. */
  alsoMonths?: number[];
  /** Wears hijab, or asks for covered pieces. */
  isCovered?: boolean;
  isPregnant?: boolean;
  /** For grown people, whoever they are. */
  isGrown?: boolean;
  /** Wants the waist left alone. */
  hidesWaist?: boolean;
  /** How tall the wearer is, which is no length of a garment: "I'm short". */
  isShort?: boolean;
  isTall?: boolean;
  /** The speaker, after others were spoken of. */
  isSelf?: boolean;
  /** It is a present, so what it is may be open. */
  isGift?: boolean;
};

/** What is asked of the shop that sells it; a shop that does not say so does not meet it. */
export type ShopWish = TermLimits & {
  /** The most that may be paid holds for piece and delivery together. */
  isDelivered?: boolean;
};

export type Limits = {
  minPrice?: number;
  maxPrice?: number;
  brands?: BrandName[];
  notBrands?: BrandName[];
  sizes?: string[];
  onSale?: boolean;
  inStock?: boolean;
  shop?: ShopWish;
};

/** What was said of one of several pieces. */
export type Each = {
  terms: string[];
  limits: Pick<Limits, "minPrice" | "maxPrice" | "sizes">;
};

export type Wish = {
  /** Ids of what it should be. */
  terms: string[];
  /** Ids of what it must not be. */
  not: string[];
  tone?: Tone | undefined;
  limits: Limits;
  wearer: Wearer;
  order?: Order | undefined;
  /** Who speaks, by the grammar: it is for them where nobody is named. */
  speaks?: "woman" | "man" | undefined;
  /** Words of the shopper that only a title can answer. */
  words: string[];
  /** Words that narrow the piece beside its terms, and those it must not be called by; English alone. */
  details?: string[];
  notDetails?: string[];
  /** Its limits and refusals were said of all that is worn there, before any piece was named. */
  isOfAll?: boolean;
  /** Where several pieces are wanted: what was said of each (each.ts). */
  each?: Each[];
};

export const NO_WISH: Wish = { terms: [], not: [], limits: {}, wearer: {}, words: [] };

export const ofFacet = (ids: readonly string[], ...kinds: string[]): string[] =>
  ids.filter((id) => kinds.includes(facetOf(id)));

export const facetOf = (id: string): string => id.slice(0, id.indexOf(":"));

export const isChild = ({ who, months }: Wearer): boolean =>
  months !== undefined
    ? months < CHILD_UNTIL
    : who === "girl" || who === "boy" || who === "child" || who === "baby";

/** From thirteen years on people wear what grown-ups wear. */
const CHILD_UNTIL = 13 * 12;

export const isBaby = ({ who, months }: Wearer): boolean =>
  who === "baby" || (months !== undefined && months < 24);
