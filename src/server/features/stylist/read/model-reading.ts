// What a language model read from a turn, put beside our own reading. It fills in slots with plain English words;
// what those mean is read by our own vocabulary, so a word of its own invention means nothing. Where both read
// something of a facet, ours stands; refusals and limits hold from both.
import { z } from "zod";
import { numbersSaid } from "../../../language/numbers.ts";
import { readOutside } from "../../../language/outside.ts";
import { readTerms } from "../../../language/read-terms.ts";
import type { Term } from "../../../language/term.ts";
import { readTokens } from "../../../language/tokens.ts";
import type { Limits, Wearer } from "../wish.ts";
import type { Asked, Sentence } from "./sentence.ts";

const words = z.array(z.string().max(40)).max(6).catch([]);
const amount = z.number().positive().max(1_000_000).nullish().catch(undefined);

/** A slot that does not hold what it should is empty; an answer that is no object is none. */
export const ModelReading = z.object({
  pieces: words,
  colours: words,
  materials: words,
  features: words,
  occasions: words,
  refused: words,
  not_fashion: words,
  min_price: amount,
  max_price: amount,
  sizes: z.array(z.string().max(12)).max(6).catch([]),
  wearer: z.enum(["woman", "man", "girl", "boy", "child", "baby"]).nullish().catch(undefined),
  order: z.enum(["cheapest", "dearest", "newest"]).nullish().catch(undefined),
});
export type ModelReading = z.infer<typeof ModelReading>;

/** Which kinds of terms a slot may name. */
const SLOTS = {
  pieces: ["kind"],
  colours: ["colour"],
  materials: ["material", "pattern"],
  features: ["feature", "style", "season"],
  occasions: ["occasion"],
} as const satisfies Partial<Record<keyof ModelReading, readonly Term["kind"][]>>;

const termsOf = (said: string[], kinds: readonly string[]): Term[] =>
  said.flatMap((one) =>
    readTerms(readTokens(one).words, { spelling: false })
      .map(({ term }) => term)
      .filter(({ kind }) => kinds.includes(kind)),
  );

/** Our sentence with what the model read where we read nothing. */
export function withReading(ours: Sentence, reading: ModelReading, text: string): Sentence {
  const has = (kinds: readonly string[]) =>
    ours.asked.some(({ term, negated }) => !negated && kinds.includes(term.kind));
  const isRefused = (term: Term) =>
    ours.asked.some((asked) => asked.negated && asked.term.id === term.id);
  const wanted = Object.entries(SLOTS).flatMap(([slot, kinds]) =>
    has(kinds) ? [] : termsOf(reading[slot as keyof typeof SLOTS], kinds),
  );
  const refused = termsOf(reading.refused, Object.values(SLOTS).flat());
  const named = new Set(ours.asked.map(({ term }) => term.id));
  const asked: Asked[] = [
    ...ours.asked,
    ...wanted
      .filter((term) => !named.has(term.id) && !isRefused(term))
      .map((term) => ({ term, negated: false, words: "" })),
    // What we heard as wanted is not refused by somebody else's ear.
    ...refused
      .filter((term) => !named.has(term.id))
      .map((term) => ({ term, negated: true, words: "" })),
  ];
  const order = ours.order ?? reading.order;
  return {
    ...ours,
    asked,
    limits: limitsOf(ours.limits, reading, text),
    wearer: wearerOf(ours.wearer, reading),
    ...(order && { order }),
    outside: ours.outside.length > 0 || wanted.length > 0 ? ours.outside : outsideOf(reading),
    // Understood now, one way or the other.
    words: asked.length > ours.asked.length ? [] : ours.words,
    english: [ours.english, ...wanted.map(({ forms }) => forms.en[0] ?? "")].join(" ").trim(),
  };
}

/** The narrower of both; a number that the shopper did not say is nobody's limit. */
function limitsOf(
  ours: Limits,
  { min_price, max_price, sizes }: ModelReading,
  text: string,
): Limits {
  const said = new Set(numbersSaid(readTokens(text).words));
  const most = max_price && said.has(max_price) ? max_price : undefined;
  const least = min_price && said.has(min_price) ? min_price : undefined;
  const maxPrice = narrower(Math.min, ours.maxPrice, most);
  const minPrice = narrower(Math.max, ours.minPrice, least);
  const spoken = text.toLowerCase();
  const named = sizes.filter((size) => spoken.includes(size.toLowerCase()));
  return {
    ...ours,
    ...(maxPrice !== undefined && { maxPrice }),
    // Nothing lies between two limits that cross: ours stands.
    ...(minPrice !== undefined && minPrice < (maxPrice ?? Infinity) && { minPrice }),
    ...(!ours.sizes && named.length > 0 && { sizes: named }),
  };
}

const narrower = (
  choose: (...numbers: number[]) => number,
  ...numbers: (number | undefined)[]
): number | undefined => {
  const known = numbers.filter((one) => one !== undefined);
  return known.length > 0 ? choose(...known) : undefined;
};

const wearerOf = (ours: Wearer, { wearer }: ModelReading): Wearer =>
  wearer && ours.who === undefined ? { ...ours, who: wearer } : ours;

/** Things that are no fashion, in our own words for them. */
const outsideOf = ({ not_fashion }: ModelReading): Sentence["outside"] =>
  not_fashion.flatMap((one) =>
    readOutside(readTokens(one), () => false).map(({ outside }) => outside),
  );
