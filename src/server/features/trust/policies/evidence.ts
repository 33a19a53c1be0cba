/** Facts as they are handed on, each with the sentences it was read from. */
import type { Kind } from "./fact.ts";

export type Fact = { kind: Kind; value: unknown; evidence: { quote: string; page: string }[] };
export type Facts = {
  facts: Fact[];
  conflicts: { kind: Kind; evidence: { quote: string; page: string; value: unknown }[] }[];
};

const LONGEST_QUOTE = 400;

export const evidenceOf = (said: { quote: string; page: string }[]) => {
  const seen = new Set<string>();
  return said
    .map(({ quote, page }) => ({
      quote: quote.length > LONGEST_QUOTE ? quote.slice(0, LONGEST_QUOTE) : quote,
      page,
    }))
    .filter(
      ({ quote, page }) =>
        quote.trim() !== "" && !seen.has(`${quote} ${page}`) && seen.add(`${quote} ${page}`),
    );
};
