// A term as a line people read.
import type { Governorate, Term } from "../../../contract/trust.ts";
import type { useTranslations } from "../../lib/languages/translations.ts";
import type { placeTranslations, trustTranslations } from "./translations.ts";

export type Voice = {
  t: ReturnType<typeof useTranslations<typeof trustTranslations>>["t"];
  place: ReturnType<typeof useTranslations<typeof placeTranslations>>["t"];
  formats: {
    money: (amount: number) => string;
    number: (value: number) => string;
    percent: (value: number) => string;
  };
};

type Amounts = Partial<Record<Governorate, number>>;
type Spans = Partial<Record<Governorate, string>>;

export function sayTerm(term: Pick<Term, "kind" | "value">, at: string, voice: Voice): string {
  const { t, formats } = voice;
  const { value } = term;
  switch (term.kind) {
    case "delivery_fee":
      return sayFees(value as Amounts, at, voice);
    case "delivery_days":
      return saySpans(value as Spans, at, voice);
    case "free_from":
      return formats.money(value as number);
    case "cash_on_delivery":
      return t(value ? "yes" : "no");
    case "cash_limits":
      return sayLimits(value as Record<string, number | string>, voice);
    case "payment":
      return (value as string[]).map((way) => t(`pay.${way}` as "pay.cash")).join(" · ");
    case "exceptions":
      return (value as string[]).map((group) => t(`group.${group}` as "group.sale")).join(" · ");
    case "exchange_days":
    case "return_days":
      return value === 0 ? t("refused") : t("within", { days: t("days", { n: value as number }) });
    case "exchange_cost":
    case "return_cost":
      return typeof value === "number" ? money(value, voice) : t(`pays.${value as "shop"}`);
    case "refund_as":
      return t(`back.${value as "money"}`);
    case "on_delivery":
      return t(`door.${value as "try"}`);
    case "confirmation":
      return t(`by.${value as "phone"}`);
    case "contact":
      return (value as string[]).map((one) => one.replace(/^\w+:/, "")).join(" · ");
    case "branches":
      return (value as string[]).map((one) => one.slice(one.indexOf("/") + 1)).join("\n");
  }
}

const money = (amount: number, { t, formats }: Voice) =>
  amount === 0 ? t("free") : formats.money(amount);

function sayFees(fees: Amounts, at: string, voice: Voice): string {
  const here = fees[at as Governorate];
  if (at) return here === undefined ? voice.t("notThere") : money(here, voice);
  const amounts = Object.values(fees);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  if (low !== high) return voice.t("fromTo", { from: money(low, voice), to: money(high, voice) });
  return amounts.length >= 26
    ? voice.t("everywhere", { money: money(low, voice) })
    : money(low, voice);
}

function saySpans(spans: Spans, at: string, voice: Voice): string {
  const here = spans[at as Governorate];
  if (at) return here === undefined ? voice.t("notThere") : saySpan(here, voice);
  const all = Object.values(spans).map((span) => span.split("-").map(Number) as [number, number]);
  return saySpan(
    `${Math.min(...all.map(([from]) => from))}-${Math.max(...all.map(([, to]) => to))}`,
    voice,
  );
}

function saySpan(span: string, { t }: Voice): string {
  const [from = 0, to = 0] = span.split("-").map(Number);
  if (from === to) return t("days", { n: to });
  return from === 0 ? t("upToDays", { to }) : t("dayRange", { from, to });
}

function sayLimits(limits: Record<string, number | string>, voice: Voice): string {
  const { t, formats } = voice;
  const parts: string[] = [];
  if (typeof limits["up_to"] === "number")
    parts.push(t("upTo", { money: formats.money(limits["up_to"]) }));
  if (typeof limits["fee"] === "number")
    parts.push(t("extraFee", { money: formats.money(limits["fee"]) }));
  const { deposit } = limits;
  if (deposit !== undefined) {
    const amount =
      typeof deposit === "number"
        ? formats.money(deposit)
        : formats.percent(Number.parseInt(deposit, 10));
    parts.push(t("deposit", { amount }));
  }
  return parts.join(" · ");
}
