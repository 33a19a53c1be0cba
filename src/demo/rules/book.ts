/** A brand as we write it: its character and its lines. The rules turn it into products. */
import type { FitBody } from "../../contract/fit.ts";
import type { Hex } from "../colour.ts";
import type { DemoShopMake } from "../types.ts";
import type { Line } from "./line.ts";

export type Voice = {
  language: "english" | "arabic" | "both";
  /** Whether titles are Arabic too; keys and file names stay English. */
  arabicTitles?: boolean;
  /** Each must be true of everything the brand sells. */
  openings: readonly string[];
  closings: readonly string[];
  arabicOpenings: readonly string[];
  arabicClosings: readonly string[];
};

/** One shopper sees herself in one figure, another in the next. */
export const WOMENS_FIGURES: readonly FitBody[] = ["plain", "full", "plain"];

export type BrandBook = {
  key: string;
  name: string;
  arabicName: string;
  tagline: string;
  city: string;
  shopMake: DemoShopMake;
  /** Where its prices lie between the cheapest (0) and the dearest (1) of the market. */
  level: number;
  /** What its prices end on: 450 − 1 = 449. */
  priceEnding: 0 | 1 | 5 | 10;
  saleShare: number;
  shade: number;
  backdrops: readonly Hex[];
  /** On which its pieces are shown worn, in turn; none where they are worn by nobody of that size, or by no one. */
  figures: readonly FitBody[];
  /** What pieces are called, in order. Brands that only describe their pieces have none. */
  names: readonly string[];
  voice: Voice;
  lines: readonly Line[];
  /** How many of its products wait for review after an import. */
  reviewing?: number;
};
