// What a shop's terms sound like when somebody asks about paying, delivery, returns or where to go.
import { expect, test } from "vitest";
import type { BrandTerms, Governorate, TermKind, TermValue } from "../../src/contract/trust.ts";
import { brandTermsReply } from "../../src/server/features/stylist/speak/brand-terms.ts";

const told = (
  terms: Partial<Record<TermKind, TermValue>>,
  disputed: TermKind[] = [],
): Pick<BrandTerms, "terms" | "disputed"> => ({
  terms: Object.entries(terms).map(([kind, value]) => ({
    kind: kind as TermKind,
    value,
    by: "shop",
    evidence: [],
    at: "2026-01-01T00:00:00.000Z",
  })),
  disputed: disputed.map((kind) => ({ kind, evidence: [] })),
});

type Talk = Parameters<typeof brandTermsReply>[0]["talk"];
const ask = (
  talk: Talk,
  terms: ReturnType<typeof told>,
  { language = "en", place }: { language?: "en" | "ar"; place?: Governorate } = {},
) =>
  brandTermsReply({ talk, brand: "Nada", place, language, told: terms })
    ?.replace(/[\u2066-\u2069]/g, "")
    .replaceAll("\u00a0", " ");

const EN = "Nada, of the first piece here,";
const AR = "Nada، براند أول قطعة هنا،";

test.each([
  [{ cash_on_delivery: true }, `${EN} takes cash on delivery.`],
  [
    { cash_on_delivery: false, payment: ["card", "fawry"], cash_limits: { deposit: "30%" } },
    `${EN} does not take cash on delivery. A deposit of 30% is asked for. Other ways to pay: card, Fawry.`,
  ],
  [
    { cash_on_delivery: true, cash_limits: { up_to: 4000, fee: 15 } },
    `${EN} takes cash on delivery. Cash is taken up to 4,000 EGP. Paying at the door costs 15 EGP more.`,
  ],
  [{ payment: ["cash", "wallet"] }, `${EN} is paid by mobile wallet.`],
])("paying: %j", (terms, said) => {
  expect(ask("payment", told(terms as Partial<Record<TermKind, TermValue>>))).toBe(said);
});

test("delivery is told to the place that was named, else from the least to the most", () => {
  const terms = told({
    delivery_fee: { cairo: 55, minya: 90 },
    delivery_days: { cairo: "1-2", minya: "3-6" },
    free_from: 2000,
  });
  expect(ask("delivery", terms, { place: "minya" })).toBe(
    `${EN} delivers to Minya for 90 EGP in 3 to 6 days, free from 2,000 EGP.`,
  );
  expect(ask("delivery", terms)).toBe(
    `${EN} delivers for 55 EGP to 90 EGP by governorate in 1 to 6 days, free from 2,000 EGP.`,
  );
  expect(ask("delivery", terms, { place: "minya", language: "ar" })).toBe(
    `${AR} بيوصّل المنيا بـ٩٠ جنيه في ٣ لـ٦ أيام، وببلاش من أول ٢٬٠٠٠ جنيه.`,
  );
  // Nothing is said of a place that no page names.
  expect(ask("delivery", terms, { place: "aswan" })).toBeUndefined();
});

test("returns: days, who pays, and how money comes back", () => {
  const terms = told({
    exchange_days: 14,
    exchange_cost: "shopper",
    return_days: 0,
    refund_as: "credit",
  });
  expect(ask("returns", terms)).toBe(
    `${EN} exchanges within 14 days but takes nothing back. An exchange is on you.`,
  );
  const both = told({ exchange_days: 3, return_days: 1, return_cost: 60, refund_as: "money" });
  expect(ask("returns", both)).toBe(
    `${EN} exchanges within 3 days and takes returns within 1 day. A return costs 60 EGP. The money comes back.`,
  );
  expect(ask("returns", both, { language: "ar" })).toBe(
    `${AR} بيبدّل خلال ٣ أيام وبيرجّع خلال يوم. مصاريف الاسترجاع ٦٠ جنيه. الفلوس بترجع.`,
  );
  expect(ask("returns", told({ return_days: 14 }))).toBe(`${EN} takes returns within 14 days.`);
});

test("what its pages contradict each other on is said to be so", () => {
  expect(ask("returns", told({}, ["return_days"]))).toBe(
    `${EN} says different things about that on its pages: ask before you buy.`,
  );
  expect(ask("returns", told({ exchange_days: 7 }, ["return_days"]))).toBe(
    `${EN} exchanges within 7 days. Its pages contradict each other on the rest: ask before you buy.`,
  );
});

test("shops to visit, three of them at most; nothing where nothing is known", () => {
  const shops = told({
    branches: ["cairo/12 Road 9, Maadi", "giza/Dokki", "cairo/Nasr City", "a/b"],
  });
  expect(ask("store", shops)).toBe(`${EN} can be visited: 12 Road 9, Maadi; Dokki; Nasr City.`);
  for (const talk of ["payment", "delivery", "returns", "store", "hello"] as const)
    expect(ask(talk, told({ contact: ["01000000000"] }))).toBeUndefined();
});

test("the brand's own word is said to be one: once where all of it is, else beside each", () => {
  const read = told({
    exchange_days: 14,
    exchange_cost: 50,
    delivery_fee: { minya: 90 },
    free_from: 900,
  });
  const by = (...own: TermKind[]) => ({
    ...read,
    terms: read.terms.map((term) =>
      own.includes(term.kind) ? { ...term, by: "brand" as const } : term,
    ),
  });
  expect(ask("returns", read)).toBe(`${EN} exchanges within 14 days. An exchange costs 50 EGP.`);
  expect(ask("returns", by("exchange_days", "exchange_cost"))).toBe(
    `${EN} exchanges within 14 days. An exchange costs 50 EGP. That is the brand’s own word.`,
  );
  expect(ask("returns", by("exchange_cost"))).toBe(
    `${EN} exchanges within 14 days. An exchange costs 50 EGP (the brand’s own word).`,
  );
  expect(ask("delivery", by("delivery_fee"), { place: "minya", language: "ar" })).toBe(
    `${AR} بيوصّل المنيا بـ٩٠ جنيه (كلام البراند نفسه)، وببلاش من أول ٩٠٠ جنيه.`,
  );
});

test("a deposit is a share of the price, in the digits of the language", () => {
  const terms = told({ cash_on_delivery: true, cash_limits: { deposit: "30%" } });
  expect(ask("payment", terms)).toContain("A deposit of 30% is asked for.");
  expect(ask("payment", terms, { language: "ar" })).toContain("بيطلب عربون ٣٠٪.");
});
