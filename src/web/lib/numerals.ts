// Everyday numbers and dates written without Intl, which a phone needs a tenth of a second to get ready: too long
// before the first screen. What is not everyday answers undefined and is left to Intl; the test beside
// holds every form against it.
import type { Language } from "../../contract/languages.ts";

export type Numerals = {
  /** 1980 → 1,980 */
  whole: (value: number) => string | undefined;
  /** Digits without grouping. */
  digits: (value: number) => string | undefined;
  /** 1240.5 → 1,240.50, and 1980 → 1,980 */
  amount: (value: number) => string | undefined;
  percent: (value: number) => string | undefined;
  /** Egyptian pounds, the currency of nearly every price. */
  pounds: (value: number) => string | undefined;
  pluralRule: (value: number) => Intl.LDMLPluralRule | undefined;
};

type Script = {
  write: (digits: string) => string;
  percent: (digits: string) => string;
  pounds: (digits: string) => string;
  months: string;
  pluralRule: (whole: number) => Intl.LDMLPluralRule;
};

/** Above this, numbers lose their last digits or are written with an exponent. */
const EVERYDAY_MAX = 1e12;

const isEveryday = (value: number) => value >= 0 && value < EVERYDAY_MAX;
const isWhole = (value: number) => isEveryday(value) && Number.isInteger(value);

const english: Script = {
  write: (digits) => digits,
  percent: (digits) => `${digits}%`,
  pounds: (digits) => `EGP\u00a0${digits}`,
  months: "January February March April May June July August September October November December",
  pluralRule: (whole) => (whole === 1 ? "one" : "other"),
};

const ARABIC_SIGNS: Readonly<Record<string, string>> = { ",": "٬", ".": "٫" };

/** The invisible mark keeps sign and amount together among words that run the other way. */
const arabic: Script = {
  write: (digits) =>
    digits.replace(/./g, (sign) => ARABIC_SIGNS[sign] ?? String.fromCharCode(0x660 + Number(sign))),
  percent: (digits) => `${digits}٪\u061c`,
  pounds: (digits) => `${digits}\u00a0جنيه`,
  months: "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
  pluralRule(whole) {
    if (whole < 3) return (["zero", "one", "two"] as const)[whole] ?? "other";
    const rest = whole % 100;
    if (rest >= 3 && rest <= 10) return "few";
    return rest >= 11 ? "many" : "other";
  },
};

const SCRIPTS: Record<Language, Script> = { en: english, ar: arabic };

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ",");

function withPence(value: number): string {
  const [whole = "", pence = ""] = value.toFixed(2).split(".");
  return pence === "00" ? grouped(whole) : `${grouped(whole)}.${pence}`;
}

export function numeralsOf(language: Language): Numerals {
  const { write, percent, pounds, pluralRule } = SCRIPTS[language];
  const whole = (value: number) => (isWhole(value) ? write(grouped(`${value}`)) : undefined);
  const amount = (value: number) => (isEveryday(value) ? write(withPence(value)) : undefined);
  const around = (frame: (digits: string) => string, digits: string | undefined) =>
    digits === undefined ? undefined : frame(digits);
  return {
    whole,
    amount,
    digits: (value) => (isWhole(value) ? write(`${value}`) : undefined),
    percent: (value) => around(percent, whole(value)),
    pounds: (value) => around(pounds, amount(value)),
    pluralRule: (value) => (isWhole(value) ? pluralRule(value) : undefined),
  };
}

/** A day where the reader is, 12 October 2026; nothing for what is no date. */
export function writeDate(language: Language, value: Date): string {
  const { write, months } = SCRIPTS[language];
  const month = months.split(" ")[value.getMonth()];
  const part = (number: number) => write(`${number}`);
  return month ? `${part(value.getDate())} ${month} ${part(value.getFullYear())}` : "";
}
