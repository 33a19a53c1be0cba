// "Pyjamas, long trousers not shorts", "a suit with a skirt, no trousers": behind a set stand its halves, and no pieces
// beside it. What the set has is left to the titles.
import type { Tokens } from "../../../language/tokens.ts";
import { broaderOf } from "../../../language/terms.ts";
import { partOfKind } from "../compose/parts.ts";
import type { FoundSpan } from "./asked.ts";
import type { Span } from "./span.ts";

const SETS = ["kind:set", "kind:sleepwear", "kind:tracksuit", "kind:suit", "kind:sport-set"];
const isSet = (id: string): boolean => [id, ...broaderOf(id)].some((one) => SETS.includes(one));
const JOINED = /^(?:and|plus|or|also)$/;

export type Halves = {
  /** Halves that the set should have, with what is said of them. */
  told: Span[];
  /** Their words, which the titles may have. */
  with: string[];
  /** Words of those that it should not have. */
  without: string[];
};

export function halvesIn(
  { words }: Tokens,
  spans: readonly FoundSpan[],
  refused: ReadonlySet<Span>,
): Halves {
  const kinds = spans.filter(({ kind }) => kind === "kind").toSorted((a, b) => a.from - b.from);
  const [set, ...others] = kinds;
  const isOfSet =
    set?.found !== undefined &&
    !refused.has(set) &&
    isSet(set.found.term.id) &&
    others.some((span) => refused.has(span)) &&
    others.every(
      (span) =>
        partOfKind(span.found?.term.id ?? "") === "bottom" &&
        !words.slice(Math.max(0, span.from - 2), span.from).some((word) => JOINED.test(word)),
    );
  if (!isOfSet) return { told: [], with: [], without: [] };
  const wanted = others.filter((span) => !refused.has(span));
  const like = spans.filter(
    ({ kind, to }) => kind === "feature" && wanted.some(({ from }) => from === to),
  );
  return {
    told: [...wanted, ...like],
    with: wanted.flatMap(({ from, to }) => words.slice(from, to)),
    without: others
      .filter((span) => refused.has(span))
      .flatMap(({ from, to }) => words.slice(from, to)),
  };
}
