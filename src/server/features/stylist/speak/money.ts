// Amounts as they stand in a sentence.
import { CURRENCY_DEFAULT } from "../../../../contract/limits.ts";
import type { Language } from "../../../../contract/languages.ts";

const NUMBERS = {
  en: new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 }),
  ar: new Intl.NumberFormat("ar-EG", { maximumFractionDigits: 2 }),
};

export const numberIn = (language: Language, value: number): string =>
  NUMBERS[language].format(value);

export function moneyIn(language: Language, amount: number, currency = CURRENCY_DEFAULT): string {
  const name = language === "ar" && currency === "EGP" ? "جنيه" : currency;
  return `${numberIn(language, amount)}\u00a0${name}`;
}
