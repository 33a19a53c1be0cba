// What is said about pieces that are there already: a price, two side by side, a whole outfit.
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import type { Look } from "../../../../contract/stylist.ts";
import type { Wish } from "../wish.ts";
import { isOnSale, priceOf } from "./known-products.ts";
import { moneyIn, numberIn } from "./money.ts";
import { isolated } from "./phrases.ts";
import { pieceIn } from "./reply.ts";
import { variantOf } from "./talk-replies.ts";

export function priceReply([piece]: Product[], language: Language): string {
  if (!piece)
    return language === "en"
      ? "Which piece? A name or a kind is enough."
      : "سعر إيه؟ اسم القطعة أو نوعها يكفي.";
  const price = moneyIn(language, priceOf(piece), piece.currency);
  const was = moneyIn(language, piece.price, piece.currency);
  if (language === "en")
    return `“${piece.title}” by ${piece.brand} is ${price}${isOnSale(piece) ? `, down from ${was}` : ""}.`;
  return `«${isolated(piece.title)}» من ${isolated(piece.brand)} بـ${price}${isOnSale(piece) ? ` بدل ${was}` : ""}.`;
}

export function comparison(pieces: Product[], language: Language): string {
  const [one, other] = pieces;
  if (!one || !other) return priceReply(pieces, language);
  const [cheap, dear] = priceOf(one) <= priceOf(other) ? [one, other] : [other, one];
  const gap = priceOf(dear) - priceOf(cheap);
  const cloth = (piece: Product) => piece.materials[0] ?? "";
  if (language === "en") {
    const price = gap === 0 ? "They cost the same." : `The first saves you ${moneyIn("en", gap)}.`;
    return `${pieceIn("en", cheap)}${cloth(cheap) && ` (${cloth(cheap)})`}, and ${pieceIn("en", dear)}${cloth(dear) && ` (${cloth(dear)})`}. ${price}`;
  }
  const price = gap === 0 ? "والسعر واحد." : `والفرق ${moneyIn("ar", gap)}.`;
  return `${pieceIn("ar", cheap)}، و${pieceIn("ar", dear)}، ${price}`;
}

type OutfitReply = {
  looks: Look[];
  beside: Product[];
  wish: Wish;
  language: Language;
  query: string;
};

export function outfitReply({ looks, beside, wish, language, query }: OutfitReply): string {
  const { maxPrice } = wish.limits;
  const [first] = looks;
  if (!first) return nothing(language, maxPrice);
  const total = moneyIn(language, first.total);
  if (language === "en") {
    const count = looks.length === 1 ? "One look" : `${numberIn("en", looks.length)} looks`;
    const within = maxPrice === undefined ? "" : `, each up to ${moneyIn("en", maxPrice)}`;
    const opening = beside[0] ? `To go with “${beside[0].title}”` : "Put together for you";
    return variantOf(
      [
        `${opening}: ${count.toLowerCase()}${within}. The first is ${total} in all.`,
        `${count}${beside[0] ? ` to go with “${beside[0].title}”` : ""}${within}; the first comes to ${total}.`,
      ],
      query,
    ).text;
  }
  const count =
    looks.length === 1
      ? "لوك واحد"
      : looks.length === 2
        ? "لوكين"
        : `${numberIn("ar", looks.length)} لوكات`;
  const within = maxPrice === undefined ? "" : `، كل واحد لحد ${moneyIn("ar", maxPrice)}`;
  const opening = beside[0] ? `مع «${isolated(beside[0].title)}» يليق` : "نسّقت لك";
  return variantOf(
    [
      `${opening} ${count}${within}. الأول كله بـ${total}.`,
      `${beside[0] ? `عشان اللوك يكمل مع «${isolated(beside[0].title)}»: ` : ""}${count}${within}، والأول مجموعه ${total}.`,
    ],
    query,
  ).text;
}

const nothing = (language: Language, maxPrice: number | undefined): string => {
  if (language === "en")
    return maxPrice === undefined
      ? "Nothing goes with these yet. Another piece or the occasion would help."
      : `No whole outfit stays within ${moneyIn("en", maxPrice)} yet. A little more, or fewer pieces, would do.`;
  return maxPrice === undefined
    ? "مفيش حاجة تليق مع دول لسه. قطعة تانية أو كلمة عن المناسبة تساعدني."
    : `صعب لوك كامل في حدود ${moneyIn("ar", maxPrice)}. ميزانية أكبر شوية، أو قطع أقل، تحلّها.`;
};
