/**
 * The vocabulary of a drawing. A garment is a list of flat panels in a space of 900 × 1200 units with the
 * centre line at x = 450; the engine turns each panel into a height field and lights it as cloth.
 */
import type { Fabric, FabricName } from "./fabrics.ts";
import type { Hex } from "../../src/demo/colour.ts";
import type { PrintName } from "./prints.ts";

/** Two or three entries; `"c"` marks a corner where the outline must not be smoothed. */
export type Point = readonly [x: number, y: number, corner?: "c" | undefined];

/** A lens-shaped fold: a valley (-1) or a ridge (+1) along a path. */
export type Fold = {
  path: string;
  width: number;
  strength: number;
  sign: -1 | 1;
  /** Opens downwards and stays open, so that it runs off the hem instead of closing before it. */
  opensToHem?: boolean;
};

export type Print = {
  name: PrintName;
  colour: Hex;
  colour2: Hex;
  colour3?: Hex | undefined;
  /** Degrees; follows the sleeve so that stripes turn with the cloth. */
  turn: number;
  scale: number;
};

export type Panel = {
  /** Absolute `M L C Z` only; seams and folds as well. */
  d: string;
  tone: Hex;
  fill?: Hex;
  fabric?: FabricName;
  fabricTweak?: Partial<Fabric>;
  print?: Print | undefined;
  folds?: Fold[];
  foldBlur?: number;
  foldDepth?: number;
  seams?: string[];
  /** Thread colour, or "none". */
  stitch?: Hex | "none";
  stitchWidth?: number;
  stitchDx?: number;
  stitchDy?: number;
  /** SVG strokes raised as knit rib. */
  rib?: string;
  ribHeight?: number;
  /** SVG lit together with the cloth (embroidery, graphics). */
  inner?: string;
  /** SVG laid on top and not lit (buttons, labels, fringe). */
  over?: string;
  /** Where `over` reaches, when that is beyond the panel. */
  overArea?: string | undefined;
  overPad?: number;
  defs?: string;
  shadow?: number;
  lift?: number;
  roll?: number;
  wrinkle?: number;
  /** Radians the grain leans. */
  drape?: number;
  alpha?: number;
  /** 0 for metal and glass, which must keep ruled edges. */
  wobble?: number;
  fillRule?: "nonzero" | "evenodd";
  seedKey?: number;
  /** Shown on a backdrop alone (a stand, the far side of a chain), or in the cut-out alone. */
  only?: "picture" | "cutout";
  /** SVG transform for `rib`, `inner` and `over`; written by `place`. */
  transform?: string;
};

export type Drawing = { parts: Panel[]; bg: Hex; seed: number };

/** What every cloth silhouette takes. */
export type ClothOptions = {
  colour?: Hex;
  colour2?: Hex | undefined;
  colour3?: Hex | undefined;
  print?: PrintName | undefined;
  printScale?: number | undefined;
  fabric?: FabricName | undefined;
};

/** Seed moves folds and edges; `bg` is the backdrop. */
export type SceneOptions = { seed?: number; bg?: Hex };

export type GarmentOptions = ClothOptions & SceneOptions;
