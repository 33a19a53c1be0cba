// A line is read by a person and searched for by a tap on it: first what to look for, then a reason in words
// that a search passes over.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Language } from "../../../../contract/languages.ts";
import { termById } from "../../../language/terms.ts";
import type { Sentence } from "../read/sentence.ts";
import type { Garment } from "./garments.ts";
import type { Colour } from "./palette.ts";

export type Idea = {
  garment: Garment;
  colour?: Colour | undefined;
  /** Id of a material. */
  material?: string | undefined;
  isForMen?: boolean;
};

export type Reason = "ground" | "lift" | "together" | "finish" | "easy";

/** Two ways each, so that neighbours do not repeat one another. Only words that a search passes over. */
export const REASONS: Record<
  Reason,
  { en: string[]; ar: [masculine: string, feminine: string][] }
> = {
  ground: {
    en: ["to go with these colours", "to go with all these colours"],
    ar: [
      ["يليق على كل ده", "تليق على كل ده"],
      ["يليق مع كل ده", "تليق مع كل ده"],
    ],
  },
  lift: {
    en: ["for a really beautiful look", "to make the look really beautiful"],
    ar: [
      ["حلو مع كل ده", "حلوة مع كل ده"],
      ["حلو على كل ده", "حلوة على كل ده"],
    ],
  },
  together: {
    en: ["to match the colours you have", "to match your colours"],
    ar: [
      ["بلون يليق على كل ده", "بلون يليق على كل ده"],
      ["بلون مناسب", "بلون مناسب"],
    ],
  },
  finish: {
    en: ["for a perfect look", "to make the look perfect"],
    ar: [
      ["يليق على كل قطعة", "تليق على كل قطعة"],
      ["ينفع على كل قطعة", "تنفع على كل قطعة"],
    ],
  },
  easy: {
    en: ["to wear with all of it", "to go with all of these"],
    ar: [
      ["ينفع مع كل ده", "تنفع مع كل ده"],
      ["ينفع على كل ده", "تنفع على كل ده"],
    ],
  },
};

/** The occasion as one says it after a piece. */
export const OCCASIONS: Record<string, { en: string; ar: string }> = {
  "occasion:wedding": { en: "for a wedding", ar: "لفرح" },
  "occasion:engagement": { en: "for an engagement", ar: "خطوبة" },
  "occasion:party": { en: "for a party", ar: "حفلات" },
  "occasion:work": { en: "for work", ar: "للشغل" },
  "occasion:eid": { en: "for Eid", ar: "للعيد" },
  "occasion:ramadan": { en: "for Ramadan", ar: "رمضان" },
  "occasion:beach": { en: "for the beach", ar: "للبحر" },
  "occasion:gym": { en: "for the gym", ar: "للجيم" },
  "occasion:university": { en: "for university", ar: "للجامعة" },
  "occasion:travel": { en: "for travel", ar: "للسفر" },
  "style:evening": { en: "for the evening", ar: "سهرة" },
};

export const occasionIn = (wish: Sentence): string | undefined =>
  wish.asked.find(({ term, negated }) => !negated && OCCASIONS[term.id])?.term.id;

/** What is searched for. The English one is also what the compatibility reads. */
export function phraseOf(
  { garment, colour, material, isForMen }: Idea,
  language: Language,
): string {
  const term = material ? termById(material) : undefined;
  const cloth = term?.forms[language][0];
  if (language === "ar") {
    const shade = colour?.ar[garment.isFeminine ? 1 : 0];
    return [garment.ar, isForMen && "رجالي", shade, cloth].filter(Boolean).join(" ");
  }
  const noun = isForMen ? `men's ${garment.en}` : garment.en;
  return [colour?.en, cloth, noun].filter(Boolean).join(" ");
}

/** The limits of the shopper's own words, which a tap must not lose. */
export function limitsIn({ limits, order }: Sentence, language: Language): string {
  const { minPrice, maxPrice, brands, onSale } = limits;
  const inEnglish = language === "en";
  const parts = [
    brands?.[0] && (inEnglish ? `by ${brands[0].name}` : `من ${brands[0].name}`),
    minPrice !== undefined && (inEnglish ? `over ${minPrice}` : `أكتر من ${minPrice}`),
    maxPrice !== undefined && (inEnglish ? `under ${maxPrice} EGP` : `أقل من ${maxPrice} جنيه`),
    onSale && (inEnglish ? "on sale" : "عليه خصم"),
    order === "cheapest" && maxPrice === undefined && (inEnglish ? "not expensive" : "مش غالي"),
  ];
  return parts.filter(Boolean).join(" ");
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export type Tail = {
  limits: string;
  occasion?: string | undefined;
  reason?: Reason | undefined;
  /** Which of the ways to say the reason. */
  turn?: number;
};

export function lineOf(idea: Idea, tail: Tail, language: Language): string {
  const { limits, occasion, reason, turn = 0 } = tail;
  const why = reason && REASONS[reason];
  const gender = idea.garment.isFeminine ? 1 : 0;
  const words = [
    phraseOf(idea, language),
    occasion && OCCASIONS[occasion]?.[language],
    limits,
    why && (language === "ar" ? elementAt(why.ar, turn % 2)[gender] : why.en[turn % 2]),
  ];
  return capital(words.filter(Boolean).join(" "));
}
