// Pieces named on each other, which are the parts of one look: «هودي على بنطلون على كوتشي».
import type { Tokens } from "../../../language/tokens.ts";
import type { Signed } from "./signs.ts";
import type { Span } from "./span.ts";

const ON = /^(?:على|علي|ع|3ala|3la|3al)$/;
/** «لوك: هودي على بنطلون على كوتشي», "gupa 3ala blouza 3ala boot": of a whole look each is a part of it. */
export function partsOnEachOther(
  { words }: Tokens,
  spans: readonly Span[],
  signs: readonly Signed[],
): Span[] {
  const kinds = spans
    .filter(({ kind }) => kind === "kind")
    .toSorted((one, other) => one.from - other.from);
  const parts = kinds.filter((span, n) => {
    const before = kinds[n - 1];
    return before && span.from === before.to + 1 && ON.test(words[before.to] ?? "");
  });
  return parts.length > 1 || signs.some(({ sign }) => sign === "outfit") ? parts : [];
}
