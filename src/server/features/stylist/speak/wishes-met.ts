// How much of a wish a piece meets, in words: "All five wishes", "Four of five: short sleeves".
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Language } from "../../../../contract/languages.ts";
import { termById } from "../../../language/terms.ts";
import type { Candidate } from "../find/queries/candidates.ts";
import { type Need, needsOf } from "../find/needs.ts";
import { ownColours } from "../find/own-colours.ts";
import { factsOf } from "../find/piece-facts.ts";
import { ofFacet, type Wish } from "../wish.ts";
import { numberIn } from "./money.ts";
import { isolated, small } from "./phrase-parts.ts";

const COUNTS: Record<Language, string[]> = {
  en: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ar: [
    "",
    "",
    "الاتنين",
    "التلاتة",
    "الأربعة",
    "الخمسة",
    "الستة",
    "السبعة",
    "التمانية",
    "التسعة",
    "العشرة",
  ],
};

/** What was asked for, each thing once; laws hold or the piece would not be here. */
function lawsIn({ terms, not, limits, wearer }: Wish): number {
  const { minPrice, maxPrice, brands, notBrands, shop = {} } = limits;
  const isSaid = [
    ofFacet(terms, "kind").length > 0,
    minPrice !== undefined || maxPrice !== undefined,
    (brands?.length ?? 0) > 0,
    (notBrands?.length ?? 0) > 0,
    limits.inStock,
    wearer.who !== undefined || wearer.months !== undefined,
    wearer.isCovered,
    wearer.isPregnant,
    wearer.hidesWaist,
    wearer.isShort,
    wearer.isTall,
  ];
  return isSaid.filter(Boolean).length + not.length + Object.keys(shop).length;
}

/** Undefined where a single thing was asked for: that it is met goes without saying. */
export function wishesMet(one: Candidate, wish: Wish, language: Language): string | undefined {
  const needs = needsOf(wish);
  const all = lawsIn(wish) + needs.length;
  if (all < 2) return undefined;
  // Another shade and a size that fits will do; cloth that is only nearly warm is said to be so.
  const missed = needs.filter(
    (need) => !need.meets(one) && (need.facet === "season" || !need.nearly?.(one)),
  );
  if (missed.length === 0) return everything(all, language);
  const met = all - missed.length;
  const why = insteadOf(one, elementAt(missed, 0), language);
  if (language === "en")
    return `${capital(COUNTS.en[met] ?? String(met))} of ${COUNTS.en[all] ?? String(all)}: ${why}`;
  return `${numberIn("ar", met)} من ${numberIn("ar", all)}: ${why}`;
}

function everything(all: number, language: Language): string {
  if (language === "en") return all === 2 ? "Both wishes" : `All ${COUNTS.en[all] ?? all} wishes`;
  const count = COUNTS.ar[all];
  return count ? `طلباتك ${count}` : "كل اللي طلبته";
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const FACTS: Record<string, Record<Language, string>> = {
  "sleeve=short": { en: "the sleeves end at the elbow or above", ar: "الكم قصير" },
  "sleeve=three-quarter": { en: "the sleeves end below the elbow", ar: "الكم تلات تربع" },
  "sleeve=sleeveless": { en: "no sleeves", ar: "من غير كم" },
  "sleeve=long": { en: "the sleeves are long", ar: "الكم طويل" },
  "length=short": { en: "it ends above the knee", ar: "فوق الركبة" },
  "length=knee": { en: "it ends at the knee", ar: "عند الركبة" },
  "length=midi": { en: "it ends below the knee", ar: "تحت الركبة" },
  "length=long": { en: "it is long", ar: "طولها كامل" },
  "length=cropped": { en: "it is cropped", ar: "قصيرة من الوسط" },
  "length=hip": { en: "it ends at the hip", ar: "لحد الوسط" },
  "fit=loose": { en: "it is loose", ar: "واسعة" },
  "fit=regular": { en: "it is neither loose nor tight", ar: "قصتها عادية" },
  "fit=tight": { en: "it is fitted", ar: "ضيقة" },
};

const KINDS: [string, RegExp][] = [
  ["sleeve=", /sleeve/],
  ["length=", /:(?:maxi|midi|mini|knee-length|cropped)$/],
  ["fit=", /:(?:loose|oversized|slim|regular-fit)$/],
];

/** What the piece is where it is not what was asked for. */
function insteadOf(one: Candidate, { facet, ids }: Need, language: Language): string {
  const en = language === "en";
  const labels = ids.map((id) => labelOf(id, language));
  if (facet === "sale") return en ? "not on sale" : "من غير خصم";
  if (facet === "size") {
    const sizes = ids.map((id) => (en ? id : isolated(id))).join(en ? " or " : " أو ");
    return en ? `size ${sizes} is not in stock` : `مقاس ${sizes} مش موجود`;
  }
  if (facet === "colour") {
    const [own] = ownColours(one);
    const label = own && labelOf(own, language);
    if (label) return en ? `in ${label}` : `لونها ${label}`;
  }
  if (facet === "material") {
    const own = one.terms.find((id) => id.startsWith("material:"));
    if (own) return en ? `of ${labelOf(own, language)}` : `خامتها ${labelOf(own, language)}`;
  }
  const kind = KINDS.find(([, pattern]) => ids.some((id) => pattern.test(id)))?.[0];
  const fact = kind && [...factsOf(one).keys].find((key) => key.startsWith(kind));
  if (fact && FACTS[fact]) return FACTS[fact][language];
  return en ? `not ${labels.join(" or ")}` : `مش ${labels.join(" أو ")}`;
}

function labelOf(id: string, language: Language): string {
  const term = termById(id);
  if (!term) return id.replace(/^\w+:/, "");
  return language === "en" ? small(term.label.en) : term.label.ar;
}
