// Which colours a wish is content with, the exact ones first.
import { broaderOf, termById, TERMS } from "../../../language/terms.ts";
import { TONE_COLOURS } from "../../../language/tones.ts";
import { ofFacet, type Wish } from "../wish.ts";

const ALL = TERMS.filter(({ kind }) => kind === "colour").map(({ id }) => id);

/** A colour with its shades: navy is a blue. */
const shadesOf = (id: string): string[] =>
  ALL.filter((other) => other === id || broaderOf(other).includes(id));

/** Another word for the same shade. */
const SAME = 0.85;

const namesOf = (id: string): string[] => [
  id,
  ...Object.entries(termById(id)?.near ?? {}).flatMap(([other, likeness]) =>
    likeness >= SAME ? [other] : [],
  ),
];

/** The colours as they were named; undefined where none was. */
export function namedColours(wish: Pick<Wish, "terms" | "tone">): Set<string> | undefined {
  const named = ofFacet(wish.terms, "colour");
  if (named.length === 0 || wish.tone) return undefined;
  // Who names several has said herself which may stand in for which.
  return new Set(named.length > 1 ? named : named.flatMap(namesOf));
}

/** With their shades. Undefined where any colour will do. */
export function coloursOf(wish: Pick<Wish, "terms" | "tone">): Set<string> | undefined {
  const named = ofFacet(wish.terms, "colour").flatMap(shadesOf).flatMap(namesOf);
  if (!wish.tone) return named.length > 0 ? new Set(named) : undefined;
  const tone = TONE_COLOURS[wish.tone];
  const both = named.filter((id) => tone.includes(id));
  return new Set(both.length > 0 ? both : tone);
}

const NEIGHBOUR = 0.5;

/** Colours that may stand in where none of the wanted is there. */
export function neighboursOf(colours: ReadonlySet<string>): Set<string> {
  const near = new Set(colours);
  for (const id of colours) {
    for (const [other, likeness] of Object.entries(termById(id)?.near ?? {}))
      if (likeness >= NEIGHBOUR) near.add(other);
    for (const above of broaderOf(id)) for (const shade of shadesOf(above)) near.add(shade);
  }
  return near;
}
