// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../contract/languages.ts";
import { numeralsOf, writeDate } from "./numerals.ts";

fc.configureGlobal({ seed: 20_261_115 });

const LOCALES = { en: "en-GB", ar: "ar-EG" };
const MONEY = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: "stripIfInteger",
} as const;

const wholes = fc.oneof(fc.nat(120), fc.nat(), fc.integer({ min: 0, max: 1e12 - 1 }));
const prices = fc.nat().map((pence) => pence / 100);

describe.each(LANGUAGES)("in %s, numbers written by hand", (language) => {
  const numerals = numeralsOf(language);
  const locale = LOCALES[language];
  const intl = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
  // Egyptians say "جنيه", which Intl writes as "جنيه مصري" or "ج.م.".
  const pounds =
    language === "ar"
      ? { format: (value: number) => `${intl(MONEY).format(value)}\u00a0جنيه` }
      : intl({ style: "currency", currency: "EGP", currencyDisplay: "code", ...MONEY });

  it("read as Intl writes them when they are whole", () => {
    const formats = {
      whole: intl({}),
      digits: intl({ useGrouping: false }),
      amount: intl(MONEY),
      pounds,
    };
    const rules = new Intl.PluralRules(locale);
    fc.assert(
      fc.property(wholes, (value) => {
        for (const [name, format] of Object.entries(formats)) {
          expect(numerals[name as keyof typeof formats](value)).toBe(format.format(value));
        }
        expect(numerals.pluralRule(value)).toBe(rules.select(value));
      }),
    );
  });

  it("read as Intl writes them when they are prices or percentages", () => {
    fc.assert(
      fc.property(prices, (value) => {
        expect(numerals.amount(value)).toBe(intl(MONEY).format(value));
        expect(numerals.pounds(value)).toBe(pounds.format(value));
      }),
    );
    const percent = intl({ style: "percent" });
    for (let value = 0; value <= 100; value++) {
      expect(numerals.percent(value)).toBe(percent.format(value / 100));
    }
  });

  it("read as Intl writes them when they are dates", () => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
    const days = fc.date({
      min: new Date("2000-01-01"),
      max: new Date("2099-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        expect(writeDate(language, day)).toBe(format.format(day));
      }),
    );
    expect(writeDate(language, new Date("never"))).toBe("");
  });

  it.each([-1, 1e12, Number.NaN, Number.POSITIVE_INFINITY])("leave %d to Intl", (value) => {
    for (const write of Object.values(numerals)) expect(write(value)).toBeUndefined();
  });
});
