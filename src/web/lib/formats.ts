// Numbers, money and dates as people write them. Arabic uses Arabic-Indic digits throughout.
import { CURRENCY_DEFAULT } from "../../contract/limits.ts";
import type { Language } from "../../contract/languages.ts";
import { numeralsOf, writeDate } from "./numerals.ts";

/** Egyptian Arabic brings ٠١٢٣; British English brings 12 October 2026. */
const LOCALES: Record<Language, string> = { en: "en-GB", ar: "ar-EG" };

export type Formats = {
  number: (value: number) => string;
  /** Digits without grouping: a year, an id. */
  digits: (value: number) => string;
  /** 18 → 18% */
  percent: (value: number) => string;
  money: (amount: number, currency?: string) => string;
  /** An amount without its currency, for an old price that stands beside a full one. */
  amount: (value: number) => string;
  date: (value: string | Date) => string;
  /** A day of the calendar, 2026-11-12 → 12 Nov, or in full: 12 November. */
  day: (date: string, month?: "short" | "long") => string;
  /** 12 Nov 2026, 14:05 */
  moment: (value: string | Date) => string;
  pluralRule: (value: number) => Intl.LDMLPluralRule;
};

const known = new Map<Language, Formats>();

export function formatsOf(language: Language): Formats {
  const formats = known.get(language) ?? makeFormats(language);
  known.set(language, formats);
  return formats;
}

function makeFormats(language: Language): Formats {
  const locale = LOCALES[language];
  const easy = numeralsOf(language);
  const number = whenUsed(() => new Intl.NumberFormat(locale));
  const digits = whenUsed(() => new Intl.NumberFormat(locale, { useGrouping: false }));
  const percent = whenUsed(() => new Intl.NumberFormat(locale, { style: "percent" }));
  const amount = whenUsed(
    () =>
      new Intl.NumberFormat(locale, {
        maximumFractionDigits: 2,
        minimumFractionDigits: 2,
        trailingZeroDisplay: "stripIfInteger",
      }),
  );
  const days = {
    short: whenUsed(() => makeDay(locale, "short")),
    long: whenUsed(() => makeDay(locale, "long")),
  };
  const moment = whenUsed(
    () =>
      new Intl.DateTimeFormat(locale, {
        day: "numeric",
        month: "short",
        year: "numeric",
        hour: "numeric",
        minute: "2-digit",
      }),
  );
  const plural = whenUsed(() => new Intl.PluralRules(locale));
  const currencies = new Map<string, Intl.NumberFormat | null>();

  const writeAmount = (value: number) => easy.amount(value) ?? amount().format(value);

  function writeMoney(value: number, currency: string): string {
    if (!currencies.has(currency)) currencies.set(currency, makeMoney(locale, currency));
    return currencies.get(currency)?.format(value) ?? `${currency} ${writeAmount(value)}`;
  }

  return {
    number: (value) => easy.whole(value) ?? number().format(value),
    digits: (value) => easy.digits(value) ?? digits().format(value),
    percent: (value) => easy.percent(value) ?? percent().format(value / 100),
    amount: writeAmount,
    money: (value, currency = CURRENCY_DEFAULT) =>
      (currency === "EGP" ? easy.pounds(value) : undefined) ?? writeMoney(value, currency),
    date: (value) => writeDate(language, new Date(value)),
    day: (value, month = "short") => days[month]().format(new Date(value)),
    moment: (value) => moment().format(new Date(value)),
    pluralRule: (value) => easy.pluralRule(value) ?? plural().select(value),
  };
}

/** A date without a time is read as midnight in London, wherever the reader is. */
const makeDay = (locale: string, month: "short" | "long") =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month, timeZone: "UTC" });

/** Made together before the first screen, they held a phone up for a fifth of its work. */
function whenUsed<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => (made ??= make());
}

/** Imported catalogues hold currency codes that Intl refuses; those are written out as they are. */
function makeMoney(locale: string, currency: string): Intl.NumberFormat | null {
  try {
    return new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: locale.startsWith("ar") ? "name" : "code",
      trailingZeroDisplay: "stripIfInteger",
    });
  } catch {
    return null;
  }
}
