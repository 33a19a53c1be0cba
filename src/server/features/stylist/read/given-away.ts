// Kinds that are named because they go: "swap the dress for a jumpsuit".
import type { Tokens } from "../../../language/tokens.ts";
import type { Signed } from "./signs.ts";
import type { Span } from "./span.ts";

/** "Swap the dress for a jumpsuit": what is given away is not asked for. */
export function givenAway({ words }: Tokens, spans: Span[], signs: Signed[]): Span[] {
  const swap = signs.find(({ sign }) => sign === "swap");
  const kinds = spans.filter(({ kind, from }) => kind === "kind" && swap && from >= swap.to);
  return kinds.filter((span) =>
    kinds.some(
      (other) =>
        other.from > span.to &&
        words.slice(span.to, other.from).some((word) => /^(?:for|with|to|into)$/.test(word)),
    ),
  );
}
