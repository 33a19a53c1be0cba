// What is looked at for faults: a dressed figure, and the layers it was made of.
import type { Anchors } from "../figure/anchors.ts";
import type { Slot } from "../garment/slot.ts";
import { alphaAt, type Layer, type Raster } from "../pixels/raster.ts";

export type WornPiece = {
  slot: Slot;
  category: string;
  title: string;
  trunk: Layer;
  sleeves: Layer | null;
};

export type Scene = {
  anchors: Anchors;
  /** The region of the body at every pixel. */
  regions: Uint8Array;
  /** The dressed figure on a transparent ground. */
  canvas: Raster;
  /** From the skin outward. */
  pieces: readonly WornPiece[];
  /** Hats, bags, shoes. */
  things: readonly Layer[];
};

export type FaultKind =
  | "gap in a garment"
  | "stair-stepped edge"
  | "limb cut"
  | "limb doubled"
  | "cloth through cloth"
  | "too long"
  | "unnatural symmetry"
  | "outside the frame";

/** How much of it there is, in pixels or in the share the check says. */
export type Fault = { kind: FaultKind; x: number; y: number; size: number };

export type Side = "left" | "right";
export const SIDES: readonly Side[] = ["left", "right"];

export const isThere = (layer: Layer, x: number, y: number): boolean => alphaAt(layer, x, y) > 127;

export const isCloth = ({ trunk, sleeves }: WornPiece, x: number, y: number): boolean =>
  isThere(trunk, x, y) || (sleeves !== null && isThere(sleeves, x, y));
