// What was understood, as chips that can be taken away. A chip's value stays the same in both languages.
import type { Language } from "../../../../contract/languages.ts";
import type { Understood } from "../../../../contract/stylist.ts";
import { moneyIn, numberIn } from "../speak/money.ts";
import type { Asked, Limits, Order, Understanding } from "./understanding.ts";

export const NOT = "not:";

export const valueOf = ({ term, negated }: Asked): string => (negated ? NOT : "") + term.id;

export const priceValue = ({ minPrice, maxPrice }: Limits): string | undefined => {
  if (minPrice !== undefined && maxPrice !== undefined) return `between:${minPrice}-${maxPrice}`;
  if (maxPrice !== undefined) return `max:${maxPrice}`;
  return minPrice === undefined ? undefined : `min:${minPrice}`;
};

const ORDERS: Record<Order, Record<Language, string>> = {
  cheapest: { en: "Cheapest first", ar: "الأرخص أولًا" },
  dearest: { en: "Most expensive first", ar: "الأغلى أولًا" },
  newest: { en: "Newest first", ar: "الأحدث أولًا" },
};

const ON_SALE: Record<Language, string> = { en: "On sale", ar: "عليه خصم" };
const IN_STOCK: Record<Language, string> = { en: "In stock", ar: "متوفر" };

export function chipsOf(understanding: Understanding, language: Language): Understood[] {
  const { asked, limits, order } = understanding;
  return [
    ...asked.map((one) => ({
      kind: one.term.kind,
      value: valueOf(one),
      label: termLabel(one, language),
    })),
    ...limitChips(limits, language),
    ...(order ? [{ kind: "order", value: `order:${order}`, label: ORDERS[order][language] }] : []),
  ];
}

function termLabel({ term, negated }: Asked, language: Language): string {
  const label = term.label[language];
  if (!negated) return label;
  if (language === "en") return `Not ${label.toLowerCase()}`;
  return term.kind === "colour" ? `غير ${label}` : `بدون ${label}`;
}

function limitChips(limits: Limits, language: Language): Understood[] {
  const price = priceValue(limits);
  return [
    ...(limits.brands ?? []).map(({ id, name }) => ({
      kind: "brand",
      value: `brand:${id}`,
      label: name,
    })),
    ...(limits.notBrands ?? []).map(({ id, name }) => ({
      kind: "not-brand",
      value: `${NOT}brand:${id}`,
      label: language === "en" ? `Not ${name}` : `غير ${name}`,
    })),
    ...(price ? [{ kind: "price", value: price, label: priceLabel(limits, language) }] : []),
    ...(limits.sizes ?? []).map((size) => ({
      kind: "size",
      value: `size:${size}`,
      label: language === "en" ? `Size ${size}` : `مقاس ${size}`,
    })),
    ...(limits.onSale ? [{ kind: "sale", value: "sale:on", label: ON_SALE[language] }] : []),
    ...(limits.inStock ? [{ kind: "stock", value: "stock:in", label: IN_STOCK[language] }] : []),
  ];
}

function priceLabel({ minPrice, maxPrice }: Limits, language: Language): string {
  const money = (value = 0) => moneyIn(language, value);
  const isEnglish = language === "en";
  if (minPrice !== undefined && maxPrice !== undefined) {
    const from = numberIn(language, minPrice);
    return isEnglish ? `${from}–${money(maxPrice)}` : `من ${from} إلى ${money(maxPrice)}`;
  }
  if (maxPrice !== undefined) {
    return isEnglish ? `under ${money(maxPrice)}` : `أقل من ${money(maxPrice)}`;
  }
  return isEnglish ? `over ${money(minPrice)}` : `أكثر من ${money(minPrice)}`;
}
