// A wish in the shopper's own words → what is asked for, what is ruled out, what it may cost.
import { type Found, readTerms } from "../../../language/read-terms.ts";
import { broaderOf } from "../../../language/terms.ts";
import { type BrandSpan, readBrands } from "./brands.ts";
import { languageOf } from "./language.ts";
import { type Negated, readNegation, type Span } from "./negation.ts";
import { plainEnglish } from "./plain-english.ts";
import { readPrices } from "../../../language/money.ts";
import { isRefinement, refined } from "./refine.ts";
import { readBareSizes, readSizes } from "../../../language/sizes.ts";
import { isSmallWord } from "../../../language/small-words.ts";
import { readTokens, take, type Tokens, typed } from "../../../language/tokens.ts";
import type {
  Asked,
  Knowledge,
  Limits,
  Understanding,
  UnderstandOptions,
} from "./understanding.ts";
import { readWishes } from "./wishes.ts";
import { withoutChips } from "./without.ts";

export function understand(
  text: string,
  knowledge: Knowledge,
  { previous = "", without = [] }: UnderstandOptions = {},
): Understanding {
  const earlier = previous.split("\n").filter((line) => line.trim());
  const all = [...earlier, text].map((line) => understandLine(line, knowledge));
  const whole = all.reduce((before, next) => (isRefinement(next) ? refined(before, next) : next));
  return withoutChips(whole, without);
}

type FoundSpan = Span & { found?: Found; brand?: BrandSpan };

function understandLine(text: string, knowledge: Knowledge): Understanding {
  const tokens = readTokens(text);
  const brands = readBrands(tokens, knowledge.brands);
  for (const { from, to } of brands) take(tokens, from, to);
  const sizes = readSizes(tokens);
  const prices = readPrices(tokens);
  const wishes = readWishes(tokens);
  const terms = readTerms(tokens.words, {
    taken: tokens.taken,
    breaks: tokens.breaks,
    isKnown: (word) => isSmallWord(word) || (knowledge.knownWords?.(word) ?? false),
  });
  sizes.push(
    ...readBareSizes(
      tokens,
      terms.map(({ term }) => term.category),
    ),
  );
  const language = languageOf(tokens.words, terms, tokens.taken);
  const spans: FoundSpan[] = [
    ...terms.map((found) => ({ from: found.from, to: found.to, kind: found.term.kind, found })),
    ...brands.map((brand) => ({ from: brand.from, to: brand.to, kind: "brand", brand })),
  ];
  const isMeshCloth = language !== "franco";
  const negated = readNegation(tokens, spans, isMeshCloth);
  const meant = spans.filter(({ from, to }) => to - from > 1 || !negated.places.has(from));
  const { order, ...flags } = wishes;
  const limits = limitsOf(meant, negated, {
    ...prices,
    ...flags,
    ...(sizes.length > 0 && { sizes }),
  });
  return {
    language,
    asked: askedOf(tokens, meant, negated),
    limits,
    ...(order && { order }),
    ...leftOver(tokens, meant, negated, language),
  };
}

function limitsOf(spans: FoundSpan[], { spans: refused }: Negated, limits: Limits): Limits {
  const named = spans.flatMap((span) => (span.brand ? [{ span, brand: span.brand.brand }] : []));
  const brands = named.filter(({ span }) => !refused.has(span)).map(({ brand }) => brand);
  const notBrands = named.filter(({ span }) => refused.has(span)).map(({ brand }) => brand);
  return {
    ...limits,
    ...(brands.length > 0 && { brands: [...new Set(brands)] }),
    ...(notBrands.length > 0 && { notBrands: [...new Set(notBrands)] }),
  };
}

function askedOf(tokens: Tokens, spans: FoundSpan[], { spans: refused }: Negated): Asked[] {
  const asked = new Map<string, Asked>();
  for (const span of spans) {
    if (!span.found) continue;
    const { term, from, to } = span.found;
    asked.set(term.id, { term, negated: refused.has(span), words: typed(tokens, from, to) });
  }
  const all = [...asked.values()];
  const wanted = all.filter(({ negated }) => !negated);
  // "shoes, white sneakers" asks for sneakers.
  return all.filter(
    ({ term, negated }) =>
      negated || !wanted.some((other) => broaderOf(other.term.id).includes(term.id)),
  );
}

function leftOver(
  tokens: Tokens,
  spans: FoundSpan[],
  negated: Negated,
  language: Understanding["language"],
): Pick<Understanding, "words" | "english"> {
  // A wool scarf is found as scarf and as wool; its words are said once.
  const starts = new Map(spans.toReversed().map((span) => [span.from, span]));
  const words: string[] = [];
  const said = [];
  for (let at = 0; at < tokens.words.length;) {
    const span = starts.get(at);
    const word = tokens.words[at]!;
    if (span?.found && !negated.spans.has(span)) {
      const { term, script, how } = span.found;
      const isEnglish = script === "en" && how === "exact";
      said.push({ term, word: tokens.words.slice(at, span.to).join(" "), isEnglish });
    } else if (!span && !tokens.taken.has(at) && !negated.places.has(at)) {
      if (!isSmallWord(word)) words.push(word);
      if (language === "en" || !isSmallWord(word)) said.push({ word, isEnglish: true });
    }
    at = span?.to ?? at + 1;
  }
  return { words: [...new Set(words)], english: plainEnglish(said, language) };
}
