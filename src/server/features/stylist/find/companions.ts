// Pieces that something is worn with: how dressed up they are and which colours they have.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { harmonyWithAll, colourById, type Colour } from "../compose/palette.ts";
import type { Candidate } from "./queries/candidates.ts";
import { factsOf } from "./piece-facts.ts";
import { ownColours } from "./own-colours.ts";
import { isFor } from "./wears.ts";

export type Companions = {
  dressed: number;
  palette: Colour[];
  isWarm: boolean;
  isSport?: boolean;
  /** A blazer or a suit is among them. */
  isTailored?: boolean;
  /** For whom they are, where they say so. */
  isFor?: "men" | "women";
};

const FAR = 0.8;

/** Those that are dressed for the same place; all of them where none are. */
export function suitsCompanions(
  candidates: Candidate[],
  companions: Companions | undefined,
): Candidate[] {
  if (!companions) return candidates;
  const worn = candidates.filter((one) => isForThem(one, companions));
  const smart = companions.isTailored ? worn.filter((one) => !isRough(one)) : worn;
  const close = (smart.length > 0 ? smart : worn).filter(
    (one) => Math.abs(factsOf(one).dressed - companions.dressed) <= FAR,
  );
  return close.length > 0 ? close : worn;
}

const ROUGH = [
  ...[
    "cargo-trousers",
    "sweatpants",
    "joggers",
    "backpack",
    "flip-flop",
    "overalls",
    "waist-bag",
  ].map((name) => `kind:${name}`),
  "pattern:graphic",
  "style:sport",
];
/** Cargo trousers and a backpack go with no blazer. */
const isRough = (one: Candidate): boolean => ROUGH.some((id) => factsOf(one).terms.has(id));

/** Nobody wears men's loafers with a dress. */
const isForThem = (one: Candidate, { isFor: who }: Companions): boolean =>
  who === undefined || isFor(one, { who: who === "men" ? "man" : "woman" });

/** -1 to 1: how well its colours and its register go with theirs. */
export function companionship(one: Candidate, { dressed, palette }: Companions): number {
  const colours = ownColours(one)
    .flatMap((id) => colourById(id) ?? [])
    .slice(0, 1);
  const harmony = colours.length > 0 ? harmonyWithAll(elementAt(colours, 0), palette) : 0;
  return harmony - 0.4 * Math.abs(factsOf(one).dressed - dressed);
}
