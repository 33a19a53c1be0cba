/** Chance that falls the same way every time: seeded by a product's place in the catalogue. */
import { randomFrom } from "../colour.ts";

export type Chance = {
  next(): number;
  happens(share: number): boolean;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
};

export const hashOf = (text: string): number => {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
};

export function chanceFor(text: string): Chance {
  const next = randomFrom(hashOf(text));
  return {
    next,
    happens: (share) => next() < share,
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error(`Nothing to pick from for ${text}`);
      return found;
    },
  };
}
