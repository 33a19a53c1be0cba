// What the brand of a shown piece says about paying, delivery, returns and its shops, as far as its pages or it itself say it.
import { GOVERNORATE_NAMES } from "../../../../contract/governorate-names.ts";
import type { Language } from "../../../../contract/languages.ts";
import type { BrandTerms, Governorate, TermKind } from "../../../../contract/trust.ts";
import type { Talk } from "../read/talk-words.ts";
import { type Span, TERMS_WORDS } from "./brand-terms-words.ts";
import { isolated } from "./phrase-parts.ts";

export type AskedOfBrand = {
  talk: Talk | "lost";
  brand: string;
  place: Governorate | undefined;
  language: Language;
  told: Pick<BrandTerms, "terms" | "disputed">;
};

/** Lines about one matter, and the kinds of terms it goes by; the first line goes on from the brand's name. */
type Matter = { kinds: TermKind[]; say: (asked: AskedOfBrand) => string[] };

const MATTERS: Partial<Record<Talk | "lost", Matter>> = {
  payment: { kinds: ["cash_on_delivery", "cash_limits", "payment"], say: paying },
  returns: {
    kinds: ["exchange_days", "exchange_cost", "return_days", "return_cost", "refund_as"],
    say: returning,
  },
  delivery: { kinds: ["delivery_fee", "delivery_days", "free_from"], say: delivering },
  store: { kinds: ["branches"], say: visiting },
};

/** Undefined where nothing is known of what was asked. */
export function brandTermsReply(asked: AskedOfBrand): string | undefined {
  const matter = MATTERS[asked.talk];
  if (!matter) return undefined;
  const words = TERMS_WORDS[asked.language];
  const lines = matter.say(asked).filter((line) => line !== "");
  const isDisputed = asked.told.disputed.some(({ kind }) => matter.kinds.includes(kind));
  if (lines.length === 0) return isDisputed ? `${nameOf(asked)} ${words.disputed}.` : undefined;
  return [
    `${nameOf(asked)} ${lines.join(". ")}.`,
    ...(isAllOwn(asked) ? [words.allItsWord] : []),
    ...(isDisputed ? [words.partlyDisputed] : []),
  ].join(" ");
}

/** Everything that is known of the matter comes from the brand itself: said once, at the end. */
function isAllOwn({ talk, told }: AskedOfBrand): boolean {
  const of = told.terms.filter(({ kind }) => MATTERS[talk]?.kinds.includes(kind));
  return of.every((term) => term.by === "brand");
}

/** What is said of a term; marked where the brand's word stands among what was read from its pages. */
function by(asked: AskedOfBrand, kind: TermKind, said: string): string {
  const isOwn = asked.told.terms.some((term) => term.kind === kind && term.by === "brand");
  const isMarked = isOwn && said !== "" && !isAllOwn(asked);
  return isMarked ? said + TERMS_WORDS[asked.language].itsWord : said;
}

const nameOf = ({ brand, language }: AskedOfBrand): string =>
  language === "en"
    ? `${brand}, of the first piece here,`
    : `${isolated(brand)}، براند أول قطعة هنا،`;

/** On what its pages contradict each other nothing is said but that. */
const valueOf = <Value>({ told }: AskedOfBrand, kind: TermKind): Value | undefined =>
  told.disputed.some((one) => one.kind === kind)
    ? undefined
    : (told.terms.find((one) => one.kind === kind)?.value as Value | undefined);

type CashLimits = { up_to?: number; fee?: number; deposit?: number | string };

function paying(asked: AskedOfBrand): string[] {
  const words = TERMS_WORDS[asked.language];
  const cash = valueOf<boolean>(asked, "cash_on_delivery");
  const limits = valueOf<CashLimits>(asked, "cash_limits") ?? {};
  const ways = (valueOf<string[]>(asked, "payment") ?? [])
    .flatMap((way) => words.pay[way] ?? [])
    .join(words.list);
  const limit = (said: string) => by(asked, "cash_limits", said);
  const deposit = limits.deposit === undefined ? "" : limit(words.deposit(limits.deposit));
  if (cash === undefined) return ways ? [by(asked, "payment", words.takes(ways)), deposit] : [];
  return [
    by(asked, "cash_on_delivery", words.cash(cash)),
    cash && limits.up_to !== undefined ? limit(words.cashUpTo(limits.up_to)) : "",
    cash && limits.fee !== undefined ? limit(words.cashFee(limits.fee)) : "",
    deposit,
    ways ? by(asked, "payment", words.ways(ways)) : "",
  ];
}

function returning(asked: AskedOfBrand): string[] {
  const words = TERMS_WORDS[asked.language];
  const exchange = valueOf<number>(asked, "exchange_days");
  const back = valueOf<number>(asked, "return_days");
  const promised = [
    ...(exchange === undefined ? [] : [by(asked, "exchange_days", words.exchanges(exchange))]),
    ...(back === undefined ? [] : [by(asked, "return_days", words.takesBack(back))]),
  ];
  if (promised.length === 0) return [];
  const isAlike = (exchange === 0) === (back === 0);
  const refund = back ? valueOf<"money" | "credit">(asked, "refund_as") : undefined;
  return [
    promised.join(isAlike ? words.and : words.but),
    exchange ? costOf(asked, "exchange_cost") : "",
    back ? costOf(asked, "return_cost") : "",
    refund === undefined ? "" : by(asked, "refund_as", words.refund[refund]),
  ];
}

function costOf(asked: AskedOfBrand, kind: "exchange_cost" | "return_cost"): string {
  const cost = valueOf<"shop" | "shopper" | number>(asked, kind);
  return cost === undefined ? "" : by(asked, kind, TERMS_WORDS[asked.language].cost(kind, cost));
}

type ByPlace<Value> = Partial<Record<Governorate, Value>>;

/** To one place, or from the least to the most of all. */
function delivering(asked: AskedOfBrand): string[] {
  const { place, language } = asked;
  const words = TERMS_WORDS[language];
  const told = <Value>(kind: TermKind): Value[] => {
    const all = valueOf<ByPlace<Value>>(asked, kind) ?? {};
    return place ? [all[place]].flatMap((one) => one ?? []) : Object.values(all);
  };
  const fee = spanOf(told<number>("delivery_fee"));
  const time = spanOf(told<string>("delivery_days").flatMap((days) => days.split("-").map(Number)));
  if (!fee && !time) return [];
  const free = valueOf<number>(asked, "free_from");
  const parts = [
    words.delivers(place ? GOVERNORATE_NAMES[place][language] : ""),
    ...(fee ? [by(asked, "delivery_fee", words.fee(fee))] : []),
    ...(time ? [by(asked, "delivery_days", words.time(time))] : []),
  ];
  return [parts.join(" ") + (free ? by(asked, "free_from", words.freeFrom(free)) : "")];
}

const spanOf = (numbers: number[]): Span | undefined =>
  numbers.length === 0 ? undefined : [Math.min(...numbers), Math.max(...numbers)];

/** More would be a list, and that stands on the brand's page. */
const SHOPS_SAID = 3;

function visiting(asked: AskedOfBrand): string[] {
  const words = TERMS_WORDS[asked.language];
  const shops = (valueOf<string[]>(asked, "branches") ?? [])
    .slice(0, SHOPS_SAID)
    .map((one) => isolated(one.slice(one.indexOf("/") + 1)));
  return shops.length === 0 ? [] : [words.visit(shops.join(words.places))];
}
