// What the catalogue has of a kind: in which colours and of what, so that a line never promises the moon.
import type { Candidate } from "../find/queries/candidates.ts";
import { factsOf } from "../find/piece-facts.ts";
import { colourById, type Colour } from "./palette.ts";
import type { Slot } from "./slots.ts";

export type Stock = {
  colours: { colour: Colour; products: number }[];
  materialsOf(
    colour: Colour,
    slot: Slot,
    dressed: number,
  ): { material: string; products: number }[];
};

/** A line that brings fewer is not worth a tap. */
export const ENOUGH = 3;

export const ENOUGH_IN_COLOUR = 2;

/** Cloths worth naming, where, and how dressed up they are: nobody looks for a polyester bag. */
const TELLING: Record<string, { slots: string; dressed: [number, number] }> = {
  "material:leather": { slots: "shoes bag outer extra", dressed: [0, 3] },
  "material:suede": { slots: "shoes bag outer", dressed: [0.5, 3] },
  "material:canvas": { slots: "shoes bag", dressed: [0, 1.4] },
  "material:linen": { slots: "top bottom outer whole", dressed: [0.5, 2.2] },
  "material:cotton": { slots: "top bottom", dressed: [0, 1.6] },
  "material:denim": { slots: "outer bottom", dressed: [0, 1.5] },
  "material:knit": { slots: "outer top whole head", dressed: [0.5, 2] },
  "material:wool": { slots: "outer extra", dressed: [0.8, 3] },
  "material:satin": { slots: "top bottom whole head", dressed: [1.6, 3] },
  "material:silk": { slots: "top bottom whole head extra", dressed: [1.6, 3] },
  "material:velvet": { slots: "outer whole bag", dressed: [1.8, 3] },
  "material:chiffon": { slots: "top whole head", dressed: [1.2, 3] },
  "material:crepe": { slots: "top bottom whole head", dressed: [1.2, 3] },
};

function isTelling(material: string, slot: Slot, dressed: number): boolean {
  const told = TELLING[material];
  return (
    told !== undefined &&
    told.slots.split(" ").includes(slot) &&
    dressed >= told.dressed[0] &&
    dressed <= told.dressed[1]
  );
}

export const termsOf = (piece: Candidate): ReadonlySet<string> => factsOf(piece).terms;

function tally<T>(values: T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

export function stockOf(products: Candidate[]): Stock {
  const all = products.map(termsOf);
  const colours = tally(all.flatMap((terms) => [...terms].flatMap((id) => colourById(id) ?? [])));
  return {
    colours: [...colours]
      .map(([colour, count]) => ({ colour, products: count }))
      .filter(({ products: count }) => count >= ENOUGH_IN_COLOUR),
    materialsOf: (colour, slot, dressed) => {
      const ofColour = all.filter((terms) => terms.has(colour.id));
      const materials = ofColour.flatMap((terms) =>
        [...terms].filter((id) => isTelling(id, slot, dressed)),
      );
      return [...tally(materials)]
        .map(([material, count]) => ({ material, products: count }))
        .filter(({ products: count }) => count >= ENOUGH_IN_COLOUR)
        .toSorted((a, b) => b.products - a.products);
    },
  };
}
