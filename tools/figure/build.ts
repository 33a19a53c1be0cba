/** What a part of the sculpture is: a solid, how it joins the others, and what the fitter knows it by. */
import type { Solid } from "./primitives.ts";

export const MATERIAL = { none: 0, body: 1, hair: 2, scarf: 3, shoe: 4, layer: 5 } as const;
export type Material = (typeof MATERIAL)[keyof typeof MATERIAL];

export type Limb = "torso" | "head" | "arm" | "hand" | "leg" | "foot";

export type Part = Solid & {
  limb: Limb;
  /** Width over which it melts into what is there already. */
  melt: number;
  /** Where its numbers are meant: mirrored body, mirrored head, or the same without mirroring. */
  space: "body" | "head" | "whole body" | "whole head";
  material: Material;
  /** Taken away instead of added. */
  isCarved: boolean;
  /** Mirrored halves that meet in the middle melt over this width. */
  halves: number;
  /** Cloth that lies upon everything before it. */
  isDraped: boolean;
  /** On one side of the mirrored body only; 1 is the viewer's right, 0 both. */
  side: 1 | -1 | 0;
  /** No base layer reaches it, wherever it was moved. */
  isBare: boolean;
};

export type Add = (solid: Solid, limb: Limb, melt: number, more?: Partial<Part>) => void;

export const part = (solid: Solid, limb: Limb, melt: number, more: Partial<Part> = {}): Part => ({
  ...solid,
  limb,
  melt,
  space: "body",
  material: MATERIAL.body,
  isCarved: false,
  halves: 0,
  isDraped: false,
  side: 0,
  isBare: false,
  ...more,
});
