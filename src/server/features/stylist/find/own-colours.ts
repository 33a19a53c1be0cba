// The colours a piece comes in, its first one first.
import { readWritten } from "../../../language/read-terms.ts";
import type { Candidate } from "./queries/candidates.ts";

const COLOUR_OF = new Map<string, string[]>();

/** The colours a piece comes in, as its brand names them. */
export function ownColours({ colors, terms }: Candidate): string[] {
  if (colors.length === 0) return terms.filter((id) => id.startsWith("colour:"));
  return colors.flatMap((colour) => {
    const known = COLOUR_OF.get(colour);
    if (known) return known;
    const read = readWritten(colour)
      .filter(({ term }) => term.kind === "colour")
      .map(({ term }) => term.id);
    if (COLOUR_OF.size > 2000) COLOUR_OF.clear();
    COLOUR_OF.set(colour, read);
    return read;
  });
}
