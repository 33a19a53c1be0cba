// A picture's colours in the brand's own words, where it lists them; by their usual names where it does not.
import { difference, nameColour, type Swatch } from "../../../providers/vision/colours.ts";
import { shadesOfWord } from "./shades.ts";

export type Tint = { swatches: Swatch[]; background: "plain" | "busy" };

/** Beyond this nobody would call the cloth by that word; squared, as `difference` is. */
const ALIKE = 0.045;
/** Less of a picture is a button, a print or a hem. */
const LEAST_SHARE = 0.14;

/** Largest first; empty where the picture tells nothing to be sure of. */
export function namedColors({ swatches, background }: Tint, listed: readonly string[]): string[] {
  const shares = new Map<string, number>();
  const add = (name: string, share: number) => shares.set(name, (shares.get(name) ?? 0) + share);
  for (const { lab, share } of swatches) {
    const own = nearestListed(lab, listed);
    if (own !== undefined) add(own, share);
    // Behind a model there are walls and skin: what the brand does not list is not called the piece's colour.
    else if (background === "plain") add(nameColour(lab, false), share);
  }
  const seen = [...shares]
    .toSorted(([, one], [, other]) => other - one)
    .filter(([, share]) => share >= LEAST_SHARE)
    .map(([name]) => name);
  // The brand names what it sells: a lens, a sole and a shadow have colours, too.
  return [
    ...seen.filter((name) => listed.includes(name)),
    ...seen.filter((name) => !listed.includes(name)),
  ];
}

function nearestListed(lab: Swatch["lab"], listed: readonly string[]): string | undefined {
  let best: { word: string; far: number } | undefined;
  for (const word of listed)
    for (const shade of shadesOfWord(word)) {
      const far = difference(lab, shade);
      if (far < ALIKE && (!best || far < best.far)) best = { word, far };
    }
  return best?.word;
}
