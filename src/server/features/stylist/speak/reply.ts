// What the stylist says about pieces: how many, from what to what, which first, and what had to give.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import type { FindAnswer } from "../find/find.ts";
import { ofFacet, type Wish } from "../wish.ts";
import { isOnSale, priceOf } from "./known-products.ts";
import { honestPart, noneFound, type ReplyRequest } from "./honest-reply.ts";
import { moneyIn, numberIn } from "./money.ts";
import { nounOf } from "./nouns.ts";
import { arabicBrand, arabicTitle, capital } from "./phrase-parts.ts";
import { phraseIn } from "./phrases.ts";
import { variantOf } from "./talk-replies.ts";

/** Two parts: what had to be said first because something gave, and the rest. */
export type Reply = { honest: string | undefined; rest: string; said: number };

export function replyOf(request: ReplyRequest): Reply {
  const { answer, query, said } = request;
  const honest = honestPart(request);
  if (answer.products.length === 0)
    return { honest: honest ?? noneFound(request), rest: "", said: 0 };
  // The same once more, where there are no others, is what was asked for.
  const isMet = request.isAgain === true && answer.gave.length === 0 && answer.missing.length === 0;
  if (isMet && answer.products.length === 1) return { honest, rest: "", said: 0 };
  const list = honest && !isMet ? closest(request) : found(request);
  const { text, at } = variantOf(list, query, said);
  return { honest, rest: text, said: at };
}

export const pieceIn = (language: Language, product: Product): string => {
  const price = moneyIn(language, priceOf(product), product.currency);
  if (language === "ar") {
    const gone = product.sold_out ? " (خلصت)" : "";
    return `«${arabicTitle(product)}» من ${arabicBrand(product)} بـ${price}${gone}`;
  }
  return `“${product.title}” by ${product.brand} at ${price}${product.sold_out ? " (sold out)" : ""}`;
};

/** Nobody is sent to a piece that is gone, unless an order put it first. */
const bestOf = ({ products }: FindAnswer, { order }: Wish): Product =>
  (order ? undefined : products.find(({ sold_out }) => !sold_out)) ?? elementAt(products, 0);

const isOnePrice = (products: Product[]): boolean => new Set(products.map(priceOf)).size === 1;

function rangeIn(language: Language, products: Product[]): string {
  const prices = products.map(priceOf);
  const [lo, hi] = [Math.min(...prices), Math.max(...prices)];
  if (lo === hi) return moneyIn(language, lo);
  return language === "en"
    ? `${numberIn("en", lo)} to ${moneyIn("en", hi)}`
    : `من ${numberIn("ar", lo)} لـ${moneyIn("ar", hi)}`;
}

function found({ answer, wish, language }: ReplyRequest): string[] {
  const { products, total } = answer;
  const best = pieceIn(language, bestOf(answer, wish));
  const count = products.length;
  const tail = saleTail(products, wish, language);
  if (language === "en") {
    if (count === 1 && elementAt(products, 0).sold_out)
      return [`There was one, and it is gone: ${best}.`, `The one that fits is gone: ${best}.`];
    if (count === 1)
      return [`One piece fits: ${best}.`, `Exactly one: ${best}.`, `${best} is the one.`];
    const all = `${numberIn("en", total)} ${phraseIn("en", withoutRange(wish), total, answer.details)}`;
    const range = shownOf("en", answer);
    const first = wish.order ? `${FIRST.en[wish.order]}: ${best}` : undefined;
    return [
      `I found ${all}${range}. ${first ?? `My first pick: ${best}`}.${tail}`,
      `There are ${all} here${range}. ${first ?? `I like ${best}`}.${tail}`,
      `${capital(all)} on Ribby right now${range}. ${first ?? `Start with ${best}?`}${first ? "." : ""}${tail}`,
    ];
  }
  const noun = nounOf(ofFacet(wish.terms, "kind"));
  if (count === 1 && elementAt(products, 0).sold_out)
    return [`كان في واحدة بالمواصفات دي وخلصت: ${best}.`];
  if (count === 1)
    return [
      `لقيت ${noun.isFeminine ? "واحدة" : "واحد"} بالمواصفات دي: ${best}.`,
      `${best}: ${noun.isFeminine ? "دي المطلوبة" : "ده المطلوب"} بالظبط.`,
      `قطعة واحدة على الطلب: ${best}.`,
    ];
  const phrase = phraseIn("ar", withoutRange(wish), total);
  const range = shownOf("ar", answer);
  const first = wish.order ? `${FIRST.ar[wish.order]}: ${best}` : undefined;
  return [
    `لقيت ${phrase}${range}. ${first ?? `أول ترشيح: ${best}`}.${tail}`,
    `في ${phrase}${range}. ${first ?? `عاجبني ${best}`}.${tail}`,
    `${phrase} على ريبي دلوقتي${range}. ${first ?? `نبدأ بـ${best}؟`}${first ? "." : ""}${tail}`,
  ];
}

/** All that were found are counted, as the list beside it counts them; the prices are of those that are shown. */
function shownOf(language: Language, { products, total }: FindAnswer): string {
  const range = rangeIn(language, products);
  const count = products.length;
  if (language === "en")
    return total > count ? `; the first ${numberIn("en", count)} are ${range}` : `, ${range}`;
  if (total <= count) return `، ${range}`;
  // «أول ١٢ من ١٬٤٩٥» alone would be twelve out of so many.
  const first = `أول ${numberIn("ar", count)}`;
  return isOnePrice(products) ? `، و${first} بـ${range}` : `، وأسعار ${first} ${range}`;
}

/** Where both ends were said, the prices that were found say it better than twice. */
function withoutRange(wish: Wish): Wish {
  const { minPrice, maxPrice, ...limits } = wish.limits;
  return minPrice === undefined || maxPrice === undefined ? wish : { ...wish, limits };
}

const FIRST = {
  en: { cheapest: "The cheapest", dearest: "The most expensive", newest: "The newest" },
  ar: { cheapest: "الأرخص فيهم", dearest: "الأغلى فيهم", newest: "الأحدث فيهم" },
};

function saleTail(products: Product[], { limits, order }: Wish, language: Language): string {
  const count = products.filter(isOnSale).length;
  if (count === 0 || limits.onSale || order) return "";
  if (language === "en")
    return count === 1 ? " One is on sale." : ` ${numberIn("en", count)} are on sale.`;
  if (count === 1) return " واحد منهم عليه خصم.";
  return count === 2 ? " اتنين منهم عليهم خصم." : ` ${numberIn("ar", count)} منهم عليهم خصم.`;
}

function closest({ answer, wish, language }: ReplyRequest): string[] {
  const [one, other] = answer.products.filter(({ sold_out }) => !sold_out || wish.order);
  const first = pieceIn(language, one ?? elementAt(answer.products, 0));
  if (language === "en")
    return other
      ? [
          `The closest: ${first} and ${pieceIn("en", other)}.`,
          `Close ones: ${first}, and ${pieceIn("en", other)}.`,
        ]
      : [`Closest: ${first}.`, `This one comes near: ${first}.`];
  return other
    ? [`الأقرب: ${first}، و${pieceIn("ar", other)}.`, `أقربهم: ${first}، و${pieceIn("ar", other)}.`]
    : [`أقرب حاجة ${first}.`, `الأقرب للطلب: ${first}.`];
}
