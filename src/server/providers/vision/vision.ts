// Sees what a picture shows: which garment, in which colours and pattern, and how sure that is.
import type { ColourName, Swatch } from "./colours.ts";
import type { GarmentKind } from "./kinds.ts";
import type { Pattern } from "./pattern.ts";
import type { Rgb } from "./picture.ts";

export type { ColourName, GarmentKind, Pattern, Rgb, Swatch };

export type SeenPiece = {
  /** Best first; from 0 to 1. */
  kinds: { kind: GarmentKind; sureness: number }[];
  /** Largest first; `share` of the garment, not of the picture. */
  colours: { name: ColourName; share: number }[];
  /** The same before they have names: two pictures of one cloth differ less in these. */
  swatches: Swatch[];
  pattern: { name: Pattern; sureness: number };
  /** Where it lies among pictures and words; see `encode`. */
  vector: Float32Array;
};

export type Seen = SeenPiece & {
  background: "plain" | "busy";
  /** How much of the picture is the garment. */
  covers: number;
  /** How much of the picture is something to wear, as the encoder sees it. */
  worn: number;
  /** Two or more where the picture shows several garments, largest first; else none. */
  pieces: SeenPiece[];
};

/** A picture's colours in numbers; who knows the brand's words gives them names. */
export type Tinted = { swatches: Swatch[]; background: "plain" | "busy" };

export type Vision = {
  name: string;
  look(picture: Rgb): Promise<Seen>;
  /** The colours alone. */
  tint(picture: Rgb): Promise<Tinted>;
  /** 384 numbers of length one: close to other pictures of the piece and to the words that name it. */
  encode(picture: Rgb): Promise<Float32Array>;
};
