// What a number is there for: a sum to pay, a size, somebody's body, or neither ("four hundred guests", "im 178"). The
// rules of the language read prices (language/money.ts); where they see one, a model that has learned from labelled
// sentences (training/roles) may know that it is none.
import { readLinearModel } from "../../../language/linear-model.ts";
import { around, isCounted, isSaidLoosely, type PriceLimits } from "../../../language/money.ts";
import { numberAt } from "../../../language/numbers.ts";
import { take, type Tokens } from "../../../language/tokens.ts";
import { roleFeatures } from "./role-features.ts";

export const NUMBER_ROLES = ["max", "min", "about", "size", "body", "other"] as const;
export type NumberRole = (typeof NUMBER_ROLES)[number];

type Place = { words: readonly string[]; breaks: ReadonlySet<number> };

/** How large it is says most of what it can be. */
const STEPS = [4, 13, 30, 36, 47, 63, 100, 140, 210, 500, 1000, 2000, 10_000];

/** The words around it, and how large it is; pieces are read later. */
export function numberFeatures({ words, breaks }: Place, from: number, to: number): string[] {
  const said = [...words];
  const value = numberAt(said, from)?.value ?? 0;
  const size = `${STEPS.findIndex((step) => value < step)}`;
  const isRound = value >= 100 && value % 50 === 0;
  const isDigits = /^\d/.test(words[from] ?? "");
  const before = from > 0 && !breaks.has(from) ? (words[from - 1] ?? "") : "|";
  const behind = to < words.length && !breaks.has(to) ? (words[to] ?? "") : "|";
  return [
    ...roleFeatures(
      { words, breaks, spans: [{ from, to, kind: "number" }] },
      { from, to, kind: "number" },
      "number",
    ),
    `size ${size}`,
    `size ${size} ${isRound} ${isDigits}`,
    `size ${size} -1 ${before}`,
    `size ${size} +1 ${behind}`,
    `size ${size} ${before === "|"} ${behind === "|"}`,
    `size ${size} -2 ${words[from - 2] ?? "|"}`,
    `size ${size} +2 ${words[to + 1] ?? "|"}`,
  ];
}

const model = readLinearModel<NumberRole>(new URL("number-roles.json", import.meta.url));

const PRICES: readonly NumberRole[] = ["max", "min", "about"];

/** So sure it has to be against the rules; chosen on sentences it had not seen (training/roles). */
const SURE = 0.9;

/** Smaller sums are sizes, counts and ages more often than the model knows. */
const LEAST = 50;

export const isNoPrice =
  (place: Place) =>
  (from: number, to: number): boolean =>
    1 - priceChance(chancesOf(place, from, to)) >= SURE;

const chancesOf = (place: Place, from: number, to: number): number[] =>
  model.chances(numberFeatures(place, from, to));

const chanceOf = (chances: number[], role: NumberRole): number =>
  chances[model.classes.indexOf(role)] ?? 0;

const priceChance = (chances: number[]): number =>
  PRICES.reduce((sum, role) => sum + chanceOf(chances, role), 0);

/** Sums that no word of the rules stands at: "I earn 9000 and 900 is my absolute limit". The last one holds. */
export function withSurePrices(tokens: Tokens, limits: PriceLimits): PriceLimits {
  const { words, taken } = tokens;
  if (limits.maxPrice !== undefined || limits.minPrice !== undefined) return limits;
  let sure: PriceLimits = {};
  for (let at = 0; at < words.length;) {
    const number = taken.has(at) ? undefined : numberAt(words, at);
    if (number && number.value >= LEAST && !isCounted(words, number.to)) {
      const chances = chancesOf(tokens, at, number.to);
      if (priceChance(chances) >= SURE) {
        sure = isSaidLoosely(words) ? around(number.value) : limitOf(number.value, chances);
        take(tokens, at, number.to);
      }
    }
    at = number?.to ?? at + 1;
  }
  return { ...limits, ...sure };
}

/** A sum that is named without a word beside it is the most that may be spent, unless the model is sure. */
function limitOf(value: number, chances: number[]): PriceLimits {
  const isSure = (role: NumberRole): boolean => chanceOf(chances, role) >= SURE_OF_KIND;
  if (isSure("min")) return { minPrice: value };
  return isSure("about") ? around(value) : { maxPrice: value };
}

const SURE_OF_KIND = 0.7;
