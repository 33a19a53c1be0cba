// The local stylist's sentences in both languages.
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import type { Understanding } from "../read/understanding.ts";
import { priceOf } from "./known-products.ts";
import { moneyIn, numberIn } from "./money.ts";

export type Found = {
  /** How many of those shown are just that. */
  count: number;
  phrase: string;
  /** How many more are shown beside them. */
  close: number;
  /** What the former cost, where that can be compared. */
  prices: Prices | undefined;
  /** The first of them, already in words. */
  best: string;
  order: Understanding["order"];
  /** How many of the former are on sale. */
  onSale: number;
};

export type Prices = {
  lowest: number;
  highest: number;
  currency: string;
  /** False where more was found than is shown: what is shown is then not where prices begin. */
  isAll: boolean;
};

export type Speech = {
  quote: (words: string) => string;
  piece: (product: Product) => string;
  piecesFor: (words: string) => string;
  foundOne: (found: Found) => string;
  foundMany: (found: Found) => string;
  notCarried: (phrase: string) => string;
  noneNow: (phrase: string) => string;
  notMarked: (labels: string[]) => string;
  notAllAtOnce: string;
  nearest: (pieces: string[]) => string;
  tryThese: string;
};

const ENGLISH_FIRST = {
  cheapest: "The cheapest is",
  dearest: "The most precious is",
  newest: "The newest is",
};

const ARABIC_FIRST = { cheapest: "الأرخص فيهم", dearest: "الأغلى فيهم", newest: "الأحدث فيهم" };

function englishRange({ lowest, highest, currency, isAll }: Prices): string {
  if (isAll || lowest === highest) return `from ${moneyIn("en", lowest, currency)}`;
  return `from ${numberIn("en", lowest)} to ${moneyIn("en", highest, currency)}`;
}

function arabicRange({ lowest, highest, currency, isAll }: Prices): string {
  if (isAll || lowest === highest) return `والأسعار بتبدأ من ${moneyIn("ar", lowest, currency)}`;
  return `أسعارهم من ${numberIn("ar", lowest)} لحد ${moneyIn("ar", highest, currency)}`;
}

const english: Speech = {
  quote: (words) => `“${words}”`,
  piece: (product) => {
    const price = moneyIn("en", priceOf(product), product.currency);
    return `the ${product.title} by ${product.brand} at ${price}${product.sold_out ? " (sold out)" : ""}`;
  },
  piecesFor: (words) => `pieces for ${words}`,
  foundOne: ({ phrase, best, close }) => {
    if (close === 0) return `I found exactly one: ${best}.`;
    const more = close === 1 ? "one more comes" : `${numberIn("en", close)} more come`;
    return `One piece fits ${phrase}: ${best}; ${more} close.`;
  },
  foundMany: ({ count, phrase, close, prices, best, order, onSale }) => {
    const others = close > 0 && `, and ${numberIn("en", close)} more that come close`;
    const start = order ? ENGLISH_FIRST[order] : "I would start with";
    const sale = onSale > 0 && `; ${onSale === 1 ? "one is" : `${onSale} are`} on sale`;
    const range = prices ? `, ${englishRange(prices)}` : "";
    return `Here are ${numberIn("en", count)} ${phrase}${range}${others || ""}. ${start} ${best}${sale || ""}.`;
  },
  notCarried: (phrase) => `We don't carry ${phrase} yet.`,
  noneNow: (phrase) => `We don't have any ${phrase} right now.`,
  notMarked: (labels) => `No piece here is marked ${labels.join(" or ")}, but these may well do.`,
  notAllAtOnce: "No single piece has all of that, but these come close.",
  nearest: ([one, other]) =>
    other ? `The nearest are ${one} and ${other}.` : `The nearest is ${one}.`,
  tryThese: "One of these may help.",
};

const choices = (count: number): string => {
  const number = numberIn("ar", count);
  const form = new Intl.PluralRules("ar").select(count);
  if (form === "one") return "اختيار واحد";
  if (form === "two") return "اختيارين";
  return form === "few" ? `${number} اختيارات` : `${number} اختيار`;
};

const arabic: Speech = {
  quote: (words) => `«${words}»`,
  piece: (product) => {
    const price = moneyIn("ar", priceOf(product), product.currency);
    return `«${product.title}» من ${product.brand} بسعر ${price}${product.sold_out ? " (خلصت)" : ""}`;
  },
  piecesFor: (words) => words,
  foundOne: ({ best, close }) =>
    close === 0
      ? `لقيت لك اختيار واحد بالظبط: ${best}.`
      : `لقيت لك اختيار واحد مطابق: ${best}، وكمان ${choices(close)} على نفس الذوق.`,
  foundMany: ({ count, phrase, close, prices, best, order, onSale }) => {
    const others = close > 0 && `، وكمان ${choices(close)} على نفس الذوق`;
    const start = order ? ARABIC_FIRST[order] : "وأول حاجة أرشحها لك";
    const sale = onSale > 0 && `، وعلى ${choices(onSale)} منهم خصم`;
    const range = prices ? `، ${arabicRange(prices)}` : "";
    return `لقيت لك ${choices(count)}: ${phrase}${range}${others || ""}. ${start} ${best}${sale || ""}.`;
  },
  notCarried: (phrase) => `لسه مفيش عندنا ${phrase}.`,
  noneNow: (phrase) => `مفيش عندنا ${phrase} دلوقتي.`,
  notMarked: (labels) => `مفيش قطعة مكتوب عليها ${labels.join(" ولا ")}، بس دول ممكن ينفعوا.`,
  notAllAtOnce: "مفيش قطعة واحدة فيها كل ده، بس دول قريبين.",
  nearest: ([one, other]) =>
    other ? `أقرب حاجة ليها ${one}، و${other}.` : `أقرب حاجة ليها ${one}.`,
  tryThese: "ممكن واحدة من دول تنفع.",
};

export const SPEECH: Record<Language, Speech> = { en: english, ar: arabic };
