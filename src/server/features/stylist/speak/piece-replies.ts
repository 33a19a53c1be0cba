// What is said about pieces that are there already: a price, two side by side, a whole outfit.
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import type { Look } from "../../../../contract/stylist.ts";
import { termById } from "../../../language/terms.ts";
import type { Gave } from "../compose/outfits.ts";
import type { Wish } from "../wish.ts";
import { isOnSale, priceOf } from "./known-products.ts";
import { moneyIn, numberIn } from "./money.ts";
import { arabicBrand, arabicTitle, isolated, small } from "./phrase-parts.ts";
import { singular } from "./phrases.ts";
import { clothIn, colourIn, sizesOf } from "./piece-question.ts";
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
  return `«${arabicTitle(piece)}» من ${arabicBrand(piece)} بـ${price}${isOnSale(piece) ? ` بدل ${was}` : ""}.`;
}

/** Colours, sizes in stock and cloth of a piece, as the brand gives them. */
export function aboutReply([piece]: Product[], language: Language): string {
  if (!piece) return priceReply([], language);
  const sizes = sizesOf(piece);
  const list = (words: string[]) => words.filter(Boolean).join(language === "en" ? ", " : "، ");
  if (language === "en") {
    const facts = [
      piece.materials.length > 0 && `made of ${list(piece.materials)}`,
      piece.colors.length > 0 && `in ${list(piece.colors)}`,
      !piece.sold_out && sizes.length > 0 && `sizes ${list(sizes)} in stock`,
    ].filter(Boolean);
    const end = piece.sold_out ? " It is sold out now." : "";
    return `“${piece.title}” by ${piece.brand}: ${list(facts as string[]) || "the brand says no more about it"}.${end} The rest is on its page.`;
  }
  const colours = piece.colors.map((name) => colourIn(name));
  const facts = [
    piece.materials.length > 0 && `الخامة ${list(piece.materials.map(clothIn))}`,
    colours.length > 0 && `الألوان ${list(colours)}`,
    !piece.sold_out && sizes.length > 0 && `المقاسات الموجودة ${list(sizes.map(isolated))}`,
  ].filter(Boolean);
  const end = piece.sold_out ? " بس خلصت دلوقتي." : "";
  return `«${arabicTitle(piece)}» من ${arabicBrand(piece)}: ${list(facts as string[]) || "البراند مش كاتب أكتر من كده"}.${end} باقي التفاصيل في صفحتها.`;
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

/** Whole looks that stand beside the pieces are spoken of, too. */
export function looksBeside(looks: { total: number }[], language: Language): string | undefined {
  if (looks.length === 0) return undefined;
  const least = moneyIn(language, Math.min(...looks.map(({ total }) => total)));
  if (language === "en")
    return looks.length === 1
      ? `Below is a whole look, too: ${least} in all.`
      : `Below are ${numberIn("en", looks.length)} whole looks, too, from ${least} each.`;
  return looks.length === 1
    ? `ومعاها لوك كامل بـ${least}.`
    : `ومعاها ${countOfLooks(looks.length)}، من ${least} للوك كله.`;
}

/** A sum that was said of everything: what goes with a piece leaves it whole. */
export function withinSumSaid(
  beside: Product[],
  most: number,
  language: Language,
): string | undefined {
  const [piece] = beside;
  if (!piece) return undefined;
  const sum = moneyIn(language, most);
  return language === "en"
    ? `With “${piece.title}” it stays within ${sum}.`
    : `ومع «${arabicTitle(piece)}» المجموع مش هيعدّي ${sum}.`;
}

const countOfLooks = (count: number): string =>
  count === 1 ? "لوك واحد" : count === 2 ? "لوكين" : `${numberIn("ar", count)} لوكات`;

type OutfitReply = {
  looks: Look[];
  beside: Product[];
  /** The kinds that are new, where the rest of the looks stays. */
  swapped?: string[];
  /** What was named and is not in them as it was said. */
  gave?: Gave | undefined;
  wish: Wish;
  language: Language;
  query: string;
};

export function outfitReply(reply: OutfitReply): string {
  const { looks, gave, language, wish } = reply;
  const [first] = looks;
  if (!first) return nothing(language, wish.limits.maxPrice);
  return [gave && gaveReply(gave, language), looksReply(reply, first)].filter(Boolean).join(" ");
}

function looksReply(
  { looks, beside, swapped = [], wish, language, query }: OutfitReply,
  first: Look,
): string {
  const { maxPrice } = wish.limits;
  const total = moneyIn(language, first.total);
  if (swapped.length > 0) return swapReply(looks, swapped, language);
  if (language === "en") {
    const count = `${numberIn("en", looks.length)} looks`;
    const within = maxPrice === undefined ? "" : `, each up to ${moneyIn("en", maxPrice)}`;
    const opening = beside[0] ? `To go with “${beside[0].title}”` : "Put together for you";
    if (looks.length === 1) {
      const most = maxPrice === undefined ? "" : `, within ${moneyIn("en", maxPrice)}`;
      return `${opening}: one look${most}. It is ${total} in all.`;
    }
    return variantOf(
      [
        `${opening}: ${count.toLowerCase()}${within}. The first is ${total} in all.`,
        `${count}${beside[0] ? ` to go with “${beside[0].title}”` : ""}${within}; the first comes to ${total}.`,
      ],
      query,
    ).text;
  }
  const count = countOfLooks(looks.length);
  const within = maxPrice === undefined ? "" : `، كل واحد لحد ${moneyIn("ar", maxPrice)}`;
  const opening = beside[0] ? `مع «${arabicTitle(beside[0])}» يليق` : "نسّقت لك";
  if (looks.length === 1) {
    const most = maxPrice === undefined ? "" : ` في حدود ${moneyIn("ar", maxPrice)}`;
    return `${opening} لوك واحد${most}. كله بـ${total}.`;
  }
  return variantOf(
    [
      `${opening} ${count}${within}. الأول كله بـ${total}.`,
      `${beside[0] ? `عشان اللوك يكمل مع «${arabicTitle(beside[0])}»: ` : ""}${count}${within}، والأول مجموعه ${total}.`,
    ],
    query,
  ).text;
}

const labelsOf = (ids: string[], language: Language): string =>
  ids
    .flatMap((id) => termById(id)?.label[language] ?? [])
    .map((label) => (language === "en" ? small(label) : label))
    .join(language === "en" ? ", " : "، ");

/** What of the named pieces could not be had, before the looks are spoken of. */
function gaveReply({ without, instead, unlike }: Gave, language: Language): string {
  const isEnglish = language === "en";
  const lines = [
    [without, "Not in these looks, for none fits: ", "مفيش حاجة مناسبة من دي، فاللوك من غيرها: "],
    [
      instead,
      "No brand has these yet, so something near stands in: ",
      "دي مش موجودة لسه، وبدالها حاجة قريبة: ",
    ],
    [unlike, "Not every piece is as you said: ", "مش كل القطع زي ما قلت بالظبط: "],
  ] as const;
  return lines
    .flatMap(([ids, en, ar]) =>
      ids.length > 0 ? [`${isEnglish ? en : ar}${labelsOf([...new Set(ids)], language)}.`] : [],
    )
    .join(" ");
}

/** Only what changed is named; the rest is as it was. */
function swapReply(looks: Look[], swapped: string[], language: Language): string {
  const total = moneyIn(language, looks[0]?.total ?? 0);
  const names = swapped
    .flatMap((id) => termById(id)?.label.en ?? [])
    .map((label) => singular(small(label)));
  if (language === "en")
    return looks.length === 1
      ? `The rest stays; the ${names.join(" and ")} changed. The look is ${total} in all.`
      : `The rest stays; only the ${names.join(" and ")} changed. ${numberIn("en", looks.length)} looks, the first ${total} in all.`;
  return looks.length === 1
    ? `غيّرت دي بس والباقي زي ما هو. اللوك كله بـ${total}.`
    : `غيّرت دي بس والباقي زي ما هو: ${countOfLooks(looks.length)}، والأول كله بـ${total}.`;
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
