// What the stylist says about pieces: how many, from what to what, which first, and what had to give.
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import { termById } from "../../../language/terms.ts";
import type { Outside } from "../../../language/outside.ts";
import type { FindAnswer } from "../find/find.ts";
import type { Need } from "../find/needs.ts";
import { ofFacet, type Wish } from "../wish.ts";
import { isOnSale, priceOf } from "./known-products.ts";
import { moneyIn, numberIn } from "./money.ts";
import { nounOf } from "./nouns.ts";
import { arabicBrand, arabicTitle, isolated, joined, phraseIn, small } from "./phrases.ts";
import { variantOf } from "./talk-replies.ts";

export type ReplyRequest = {
  answer: FindAnswer;
  wish: Wish;
  language: Language;
  query: string;
  said?: number | undefined;
  outside: Outside[];
  isRent?: boolean;
  isFresh?: boolean;
};

/** Two parts: what had to be said first because something gave, and the rest. */
export type Reply = { honest: string | undefined; rest: string; said: number };

export function replyOf(request: ReplyRequest): Reply {
  const { answer, query, said } = request;
  const honest = honestPart(request);
  if (answer.products.length === 0)
    return { honest: honest ?? noneFound(request), rest: "", said: 0 };
  const list = honest ? closest(request) : found(request);
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
  (order ? undefined : products.find(({ sold_out }) => !sold_out)) ?? products[0]!;

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
    if (count === 1 && products[0]!.sold_out)
      return [`There was one, and it is gone: ${best}.`, `The one that fits is gone: ${best}.`];
    if (count === 1)
      return [`One piece fits: ${best}.`, `Exactly one: ${best}.`, `${best} is the one.`];
    const phrase = phraseIn("en", withoutRange(wish), count);
    const range = rangeIn("en", products);
    const many =
      total > count
        ? `${numberIn("en", count)} of ${numberIn("en", total)}`
        : numberIn("en", count);
    const first = wish.order ? `${FIRST.en[wish.order]}: ${best}` : undefined;
    return [
      `I found ${many} ${phrase}, ${range}. ${first ?? `My first pick: ${best}`}.${tail}`,
      `There are ${many} ${phrase} here, ${range}. ${first ?? `I like ${best}`}.${tail}`,
      `${capital(many)} ${phrase} on Ribby right now, ${range}. ${first ?? `Start with ${best}?`}${first ? "." : ""}${tail}`,
    ];
  }
  const noun = nounOf(ofFacet(wish.terms, "kind"));
  if (count === 1 && products[0]!.sold_out) return [`كان في واحدة بالمواصفات دي وخلصت: ${best}.`];
  if (count === 1)
    return [
      `لقيت ${noun.isFeminine ? "واحدة" : "واحد"} بالمواصفات دي: ${best}.`,
      `${best}: ${noun.isFeminine ? "دي المطلوبة" : "ده المطلوب"} بالظبط.`,
      `قطعة واحدة على الطلب: ${best}.`,
    ];
  const phrase = phraseIn("ar", withoutRange(wish), count);
  const range = rangeIn("ar", products);
  const more = total > count ? ` (أول ${numberIn("ar", count)} من ${numberIn("ar", total)})` : "";
  const first = wish.order ? `${FIRST.ar[wish.order]}: ${best}` : undefined;
  return [
    `لقيت ${phrase}${more}، ${range}. ${first ?? `أول ترشيح: ${best}`}.${tail}`,
    `في ${phrase}${more}، ${range}. ${first ?? `عاجبني ${best}`}.${tail}`,
    `${phrase} على ريبي دلوقتي${more}، ${range}. ${first ?? `نبدأ بـ${best}؟`}${first ? "." : ""}${tail}`,
  ];
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
  const first = pieceIn(language, one ?? answer.products[0]!);
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

/** What was asked for and is not so, as plainly as it can be said; undefined where everything is met. */
function honestPart(request: ReplyRequest): string | undefined {
  const { answer, outside, language, isRent } = request;
  const brands = outside.filter(({ isBrand }) => isBrand);
  const parts: string[] = [];
  if (brands.length > 0) {
    const names = brands.map((brand) => brand[language]).join(language === "en" ? " and " : " و");
    parts.push(
      language === "en"
        ? `${names} is not on Ribby: only local brands are.`
        : `${names} مش على ريبي: هنا البراندات المحلية بس.`,
    );
  }
  if (isRent)
    parts.push(
      language === "en"
        ? "Nobody rents or tailors to order here; these are for sale."
        : "الإيجار والتفصيل مش على ريبي؛ دي قطع للبيع.",
    );
  if (answer.missing.length > 0 && answer.products.length > 0) {
    const label = joined(
      answer.missing.map((id) => labelOf(id, language)),
      language,
    );
    parts.push(
      language === "en"
        ? `No brand says “${label}”, but these come close.`
        : `مفيش براند كاتب «${label}»، بس دول قريبين.`,
    );
  }
  if (answer.gave.length > 0) parts.push(gaveIn(answer.gave, request));
  return parts.length > 0 ? parts.join(" ") : undefined;
}

function gaveIn(gave: Need[], request: ReplyRequest): string {
  const { language, wish, answer } = request;
  const need = gave.at(-1)!;
  const names = need.ids.map((id) =>
    need.facet === "size" ? isolated(id) : labelOf(id, language),
  );
  const plural = phraseIn(language, {
    ...wish,
    terms: ofFacet(wish.terms, "kind"),
    limits: {},
    wearer: {},
    tone: undefined,
  });
  const label = joined(names, language);
  const en = language === "en";
  switch (need.facet) {
    case "sale":
      return en ? `None of the ${plural} is on sale now.` : `مفيش خصم على ${plural} دلوقتي.`;
    case "size":
      return en
        ? `Size ${label} isn't in stock in these ${plural}; the brand can confirm.`
        : `مقاس ${label} مش باين في المتاح من ${plural}، والبراند ممكن يأكّد.`;
    case "colour": {
      const colours = [
        ...new Set(answer.products.slice(0, 6).flatMap(({ colors }) => colors.slice(0, 1))),
      ].slice(0, 3);
      return en
        ? `Not in ${label}, but in ${joined(colours, "en")}.`
        : `اللون ده مش موجود في ${plural}، بس في ألوان قريبة منه.`;
    }
    case "material":
      return en
        ? `None of these ${plural} is ${label}.`
        : `${plural} ${label} مش موجودة دلوقتي بباقي المواصفات.`;
    case "occasion":
    case "style":
    case "season":
      return en
        ? `Brands don't say “${label}”, but these look right.`
        : `البراندات مش كاتبة «${label}»، بس دي أقرب حاجة.`;
    default: {
      const all = gave.flatMap(({ ids }) => ids.map((id) => labelOf(id, language)));
      return en
        ? `No single piece has all of it; I let “${all.join("” and “")}” go.`
        : `مفيش اللي يجمع كل ده في قطعة واحدة، فسيبت «${all.join("» و«")}».`;
    }
  }
}

function labelOf(id: string, language: Language): string {
  const term = termById(id);
  if (!term) return language === "en" ? id.replace(/^\w+:/, "") : "اللون ده";
  return language === "en" ? small(term.label.en) : term.label.ar;
}

/** Nothing is shown: not carried at all, or not within a limit. */
function noneFound({ answer, wish, language, outside, query }: ReplyRequest): string {
  const en = language === "en";
  const things = outside.filter(({ isBrand }) => !isBrand);
  const kinds = answer.missing.map((id) => labelOf(id, language));
  const names = [...things.map((thing) => thing[language]), ...kinds];
  if (names.length > 0) {
    const label = names.join(en ? " and " : " و");
    return en
      ? variantOf(
          [`No brand on Ribby has ${label} yet.`, `${capital(label)} are not on Ribby yet.`],
          query,
        ).text
      : variantOf([`${label} مش على ريبي لسه.`, `لسه مفيش براند عنده ${label}.`], query).text;
  }
  const { minPrice, maxPrice } = wish.limits;
  const open = phraseIn(language, { ...wish, limits: {} });
  // Nothing lies between the two: what there is costs less, or more.
  if (minPrice !== undefined && maxPrice !== undefined && answer.lowest !== undefined)
    return en
      ? `No ${open} between ${numberIn("en", minPrice)} and ${moneyIn("en", maxPrice)}; prices start at ${moneyIn("en", answer.lowest)}.`
      : `مفيش ${open} من ${numberIn("ar", minPrice)} لـ${moneyIn("ar", maxPrice)}، والأسعار بتبدأ من ${moneyIn("ar", answer.lowest)}.`;
  if (maxPrice !== undefined && answer.lowest !== undefined)
    return en
      ? `No ${open} up to ${moneyIn("en", maxPrice)}; prices start at ${moneyIn("en", answer.lowest)}.`
      : `بـ${moneyIn("ar", maxPrice)} صعب في ${open}، أقل سعر ${moneyIn("ar", answer.lowest)}.`;
  if (isOpenWish(wish))
    return en
      ? "I couldn't place those words. A kind of piece, an occasion or a colour helps me look."
      : "الكلام ده مش واضح لي. نوع القطعة أو المناسبة أو اللون يساعدني أدوّر.";
  return en
    ? `No brand has ${phraseIn("en", wish)} right now.`
    : `${phraseIn("ar", wish)} مش موجودة دلوقتي.`;
}

const isOpenWish = ({ terms, limits, wearer }: Wish): boolean =>
  terms.length === 0 && Object.keys(limits).length === 0 && Object.keys(wearer).length === 0;
