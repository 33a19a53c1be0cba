// Puts two pieces on one figure.
import type { FitBody, FitSkin } from "../../../contract/fit.ts";
import type { Language } from "../../../contract/languages.ts";

export type Garment = {
  title: string;
  category: string;
  /** As the shop shows it, the first picture first. */
  pictures: Uint8Array[];
  /** The piece alone on a transparent ground, where we have that. */
  cutOut?: Uint8Array;
};

export type Outfit = {
  garments: readonly [Garment, Garment];
  body: FitBody;
  skin: FitSkin;
  /** In which the picture says what it is; English where nothing is said. */
  language?: Language;
};

export type TryOn = {
  /** As it is shown in `/api/health`. */
  name: string;
  /** A picture of any common format. */
  dress(outfit: Outfit, signal: AbortSignal): Promise<Uint8Array>;
};
