// What a visitor can choose on a page, as options and variants: alone, or beside what tables and data tell of others.
import { roleOf, rolesAmong } from "../normalise/option-roles.ts";
import type { RawOption, RawVariant } from "../found-product.ts";
import type { Choice } from "../witnesses/page-choices.ts";
import type { DecidedOptions } from "./decided-options.ts";

const MOST = 500;

const optionOf = ({ name, values }: Choice): RawOption => ({
  name,
  values: values.map(({ label }) => label),
});

/** Everything that can be chosen can be bought, but for what is crossed out. */
export function fromChoices(choices: Choice[]): DecidedOptions | null {
  // A choice that says what it is about stands before a row of numbers that might be sizes.
  const named = choices.toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed));
  const roles = rolesAmong(named.map(optionOf));
  const taken = named.filter((_, n) => roles[n] !== "other");
  const own = choices.filter((choice) => taken.includes(choice));
  if (own.length === 0) return null;
  const start: RawVariant[] = [{ values: [], price: null, regularPrice: null, isAvailable: true }];
  return {
    options: own.map(optionOf),
    variants: own.reduce(crossed, start),
    source: "visible",
    evidence: own
      .map(({ name, values }) => `${name}: ${values.map(({ label }) => label).join(", ")}`)
      .join("; "),
    witnesses: ["visible"],
  };
}

/** Each row with each value of one more choice. */
const crossed = (rows: RawVariant[], { values }: Choice): RawVariant[] =>
  rows
    .flatMap((row) =>
      values.map(({ label, isGone, price = null }) => ({
        ...row,
        values: [...row.values, label],
        price: price ?? row.price,
        isAvailable: isGone ? false : row.isAvailable,
      })),
    )
    .slice(0, MOST);

/**
 * Rows that say nothing of a colour or a size that the page lets one choose are there in each of its values: a table of
 * sizes below a row of colours.
 */
export function withOpenChoices(decided: DecidedOptions, choices: Choice[]): DecidedOptions {
  const roles = new Set(decided.options.map(roleOf));
  for (const choice of choices) {
    const role = roleOf(optionOf(choice));
    if (!choice.isNamed || choice.values.length < 2 || roles.has(role)) continue;
    if (role !== "color" && role !== "size") continue;
    roles.add(role);
    decided.options.push(optionOf(choice));
    decided.variants = crossed(decided.variants, choice);
  }
  return decided;
}
