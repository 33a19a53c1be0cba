// Colours, sizes and what of them is there, decided from all who say something of it: lists of variants in
// markup and scripts, and what a visitor can choose on the page. What can be chosen gives the words; variants
// give the stock; a list of variants that shares no value with the page is another product's.
import type { Claim, Source } from "../extract/claim.ts";
import type { RawOption, RawVariant } from "../found-product.ts";
import { colourOf } from "../normalise/colours.ts";
import { roleOf, roleOfChoice } from "../normalise/option-roles.ts";
import { isSize } from "../normalise/sizes.ts";
import { isOptionName } from "../witnesses/choice-names.ts";
import { foldKey, plainLabel } from "../witnesses/choice-labels.ts";
import type { Choice } from "../witnesses/page-choices.ts";
import { fromChoices, withOpenChoices } from "./choices.ts";
import type { DecidedOptions } from "./decided-options.ts";

type Told = Pick<Claim, "options" | "variants" | "source" | "evidence">;

const MOST = 500;
const ENOUGH = 0.5;

export function decideOptions(claims: Told[], seen: Choice[]): DecidedOptions {
  const choices = seen.filter(isChoice);
  const best = claims
    .filter(({ variants, options }) => variants.length > 0 && options.length > 0)
    .map((told) => ({ told, score: scoreOf(told, choices) }))
    .filter(({ score }) => score > 0)
    .reduce<{ told: Told; score: number } | null>(
      (one, other) => (!one || other.score > one.score ? other : one),
      null,
    );
  if (best) {
    const decided = withOpenChoices(inWordsOfPage(best.told, choices), choices);
    return withConstants(decided, [...claims, ...onlyOnes(choices)]);
  }
  const own = fromChoices(choices);
  const options = claims.find((claim) => claim.options.length > 0);
  if (own) return withConstants(own, claims);
  return {
    options: options?.options ?? [],
    variants: options?.variants ?? [],
    source: options?.source ?? null,
    evidence: options?.evidence ?? "",
    witnesses: options ? [options.source] : [],
  };
}

/** A row of buttons without a name is a choice where its values are sizes or colours. */
const isChoice = (choice: Choice): boolean => choice.isNamed || roleOfChoice(choice) !== "other";

/** What is chosen there is a colour or a size, and there is a choice. */
const matters = (choice: Choice): boolean =>
  choice.values.length > 1 && roleOfChoice(choice) !== "other";

const keysOf = ({ values }: Choice): Set<string> => new Set(values.flatMap(({ keys }) => keys));

function shareIn(values: (string | null)[], choice: Choice): number {
  const told = [...new Set(values.filter((value) => value !== null))];
  if (told.length === 0) return 0;
  const keys = keysOf(choice);
  return (
    told.filter((value) => keys.has(foldKey(value)) || keys.has(foldKey(plainLabel(value))))
      .length / told.length
  );
}

const columnOf = ({ variants }: Told, n: number) => variants.map(({ values }) => values[n] ?? null);

/** More for stock, for each option that the page shows too; none where it shares nothing with what can be chosen. */
function scoreOf(told: Told, choices: Choice[]): number {
  const agreeing = told.options.filter((_, n) =>
    choices.some((choice) => shareIn(columnOf(told, n), choice) >= ENOUGH),
  ).length;
  const several = choices.filter(({ values }) => values.length > 1);
  if (several.length > 0 && agreeing === 0 && !isOfAnotherRole(told, several)) return 0;
  const hasStock = told.variants.some(({ isAvailable }) => isAvailable !== null);
  const known = told.options.filter((option) => roleOf(option) !== "other").length;
  // Of the shop's own lists, one that calls something gone knows more than one where all is there.
  const knowsMore =
    told.source === "state" && told.variants.some((one) => one.isAvailable === false);
  return (
    1 +
    (hasStock ? 2 : 0) +
    (knowsMore ? 0.25 : 0) +
    agreeing +
    known +
    Math.min(1, told.variants.length / 100)
  );
}

/** A table of sizes that the page itself shows, beside colours to choose: both are true. */
function isOfAnotherRole({ options, source }: Told, choices: Choice[]): boolean {
  const roles = new Set(options.map(roleOf));
  return (
    source === "visible" &&
    !roles.has("other") &&
    choices.every((choice) => !roles.has(roleOfChoice(choice)))
  );
}

function inWordsOfPage(told: Told, choices: Choice[]): DecidedOptions {
  const rows = told.variants
    .slice(0, MOST)
    .map((variant) => ({ ...variant, values: [...variant.values] }));
  const agreeing = new Set<Choice>();
  let isSaidTwice = told.options.length > 0;
  const options = told.options.map((option, n): RawOption => {
    const column = columnOf(told, n);
    const choice = choices
      .map((one) => ({ one, share: isOpenFor(option, column, one) ? 1 : shareIn(column, one) }))
      .filter(({ one, share }) => share >= ENOUGH && !agreeing.has(one))
      .toSorted((one, other) => other.share - one.share)[0]?.one;
    if (!choice) {
      isSaidTwice &&= roleOf(option) === "other";
      return { name: option.name, values: option.values.map(plainLabel) };
    }
    agreeing.add(choice);
    const labelOf = (value: string): string => {
      const [key, plain] = [foldKey(value), foldKey(plainLabel(value))];
      return (
        choice.values.find(({ keys }) => keys.includes(key) || keys.includes(plain))?.label ??
        plainLabel(value)
      );
    };
    for (const row of rows) row.values[n] = row.values[n] ? labelOf(row.values[n]) : null;
    const name = isOptionName(option.name) && !fits(choice, option) ? option.name : choice.name;
    const labels = chosenLabels(choice, rows, n);
    const values = [...new Set([...labels, ...option.values.map(labelOf)])];
    // Half of the values in common tell whose they are, not that the rest is right.
    const inRows = new Set(rows.map((row) => row.values[n]));
    isSaidTwice &&= values.every((value) => labels.includes(value) && inRows.has(value));
    return { name: name || option.name, values };
  });
  isSaidTwice &&= agreeing.size > 0 && choices.every((one) => agreeing.has(one) || !matters(one));
  return {
    options,
    variants: expanded(rows, options),
    source: told.source,
    evidence: told.evidence,
    witnesses: isSaidTwice ? [...new Set<Source>([told.source, "visible"])] : [told.source],
  };
}

/** No variant names a value of it: each is there in all that the page offers under this name. */
const isOpenFor = (option: RawOption, column: (string | null)[], choice: Choice): boolean =>
  option.values.length === 0 &&
  column.every((value) => value === null) &&
  roleOf(option) === roleOf({ name: choice.name, values: [] });

/** Called as what its values are: a row of sizes below "Color: Blue" is not the colour. */
const fits = ({ name, isNamed }: Choice, option: RawOption): boolean => {
  const told = roleOf({ name: "", values: option.values });
  return isNamed && (told === "other" || roleOf({ name, values: [] }) === told);
};

/** The first of what can be chosen only asks for it, where every other one is some variant's and it says no value. */
function chosenLabels({ values }: Choice, rows: RawVariant[], n: number): string[] {
  const labels = values.map(({ label }) => label);
  const sold = new Set(rows.map((row) => row.values[n]));
  if (sold.has(null)) return labels;
  const [first = "", ...others] = labels;
  const isValue = sold.has(first) || isSize(first) || colourOf(first) !== null;
  const isAsking = !isValue && others.length > 0 && others.every((one) => sold.has(one));
  return isAsking ? others : labels;
}

/** A variant that leaves an option open is there for every value of it. */
function expanded(rows: RawVariant[], options: RawOption[]): RawVariant[] {
  const isOpen = (n: number) => rows.some(({ values }) => values[n] === null);
  let all = rows;
  for (const [n, { values }] of options.entries()) {
    if (values.length === 0 || !isOpen(n)) continue;
    all = all.flatMap((row) =>
      row.values[n] === null
        ? values.map((value) => ({ ...row, values: row.values.with(n, value) }))
        : [row],
    );
    if (all.length > MOST) all = all.slice(0, MOST);
  }
  return all;
}

/** What the page names with one value, and lets nobody choose. */
const onlyOnes = (choices: Choice[]): Told[] =>
  choices
    .filter(({ isNamed, values }) => isNamed && values.length === 1)
    .map(({ name, values }) => ({
      options: [{ name, values: values.map(({ label }) => label) }],
      variants: [],
      source: "visible",
      evidence: `${name}: ${values.map(({ label }) => label).join("")}`,
    }));

/** A colour that markup names beside sizes to choose belongs to all of them. */
function withConstants(decided: DecidedOptions, claims: Told[]): DecidedOptions {
  const roles = new Set(decided.options.map(roleOf));
  for (const { options, source } of claims) {
    if (source === "state") continue;
    for (const option of options) {
      const role = roleOf(option);
      const [only, ...others] = option.values;
      if (role === "other" || roles.has(role) || only === undefined || others.length > 0) continue;
      roles.add(role);
      decided.options.push(option);
      for (const row of decided.variants) row.values.push(only);
    }
  }
  return decided;
}
