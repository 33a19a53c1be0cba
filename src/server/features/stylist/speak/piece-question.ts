// What is asked of one shown piece, answered from what its brand says: "does it come in green?", «التاني مبطن؟».
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import { readWritten } from "../../../language/read-terms.ts";
import type { Term } from "../../../language/term.ts";
import { broaderOf } from "../../../language/terms.ts";
import { asCandidate } from "../find/as-candidate.ts";
import type { Sentence } from "../read/sentence.ts";
import { agreeing } from "./arabic-agreement.ts";
import { nounOf } from "./nouns.ts";
import { arabicBrand, arabicTitle, isolated, small } from "./phrase-parts.ts";

/** Sizes in stock, where the brand says which; else those it makes. */
export function sizesOf({ variants, sizes }: Product): string[] {
  const stocked = (variants ?? []).flatMap(({ in_stock, size }) =>
    in_stock && size ? [size] : [],
  );
  return stocked.length > 0 ? [...new Set(stocked)] : sizes;
}

const namedAs = (name: string, kind: string): string | undefined =>
  readWritten(name).find(({ term }) => term.kind === kind)?.term.label.ar;
export const colourIn = (name: string): string => namedAs(name, "colour") ?? isolated(name);
export const clothIn = (name: string): string => namedAs(name, "material") ?? isolated(name);

/** What is known of the thing asked: of a size whether it is here, of a quality whether the brand says so. */
type Known = { piece: Product; has: boolean };

type Words = {
  size: (known: Known, size: string) => string;
  colour: (known: Known, term: Term) => string;
  material: (known: Known, term: Term) => string;
  quality: (known: Known, term: Term) => string;
};

/** Undefined where nothing of it can be told by yes or no. */
export function answerTo(
  piece: Product,
  { asked, limits }: Sentence,
  language: Language,
): string | undefined {
  const words = WORDS[language];
  const [size] = limits.sizes ?? [];
  if (size) {
    const has = sizesOf(piece).some((one) => one === size || one.split("/").includes(size));
    return words.size({ piece, has }, size);
  }
  const term = asked.find(({ negated }) => !negated)?.term;
  if (!term || term.kind === "kind") return undefined;
  const has = asCandidate(piece).terms.some(
    (id) => id === term.id || broaderOf(id).includes(term.id),
  );
  if (term.kind === "colour") return words.colour({ piece, has }, term);
  if (term.kind === "material") return words.material({ piece, has }, term);
  if (term.kind !== "feature" && term.kind !== "pattern") return undefined;
  return words.quality({ piece, has }, term);
}

const nameInEnglish = ({ title, brand }: Product): string => `“${title}” by ${brand}`;

const ENGLISH: Words = {
  size({ piece, has }, size) {
    const name = nameInEnglish(piece);
    const sizes = sizesOf(piece);
    if (piece.sold_out) return `${name} is sold out now.`;
    if (has) return `Yes, ${name} is here in ${size}.`;
    return sizes.length > 0
      ? `Not in ${size}: ${name} is here in ${listed(sizes)}.`
      : `The brand names no sizes for ${name}.`;
  },
  colour({ piece, has }, term) {
    const name = nameInEnglish(piece);
    const label = small(term.label.en);
    return has
      ? `Yes, ${name} comes in ${label}.`
      : `Not in ${label}: ${name} comes in ${listed(piece.colors) || "colors the brand does not name"}.`;
  },
  material({ piece, has }, term) {
    const name = nameInEnglish(piece);
    if (has) return `Yes, ${name} is made of ${listed(piece.materials) || small(term.label.en)}.`;
    return piece.materials.length > 0
      ? `No, ${name} is made of ${listed(piece.materials)}.`
      : `The brand does not say what ${name} is made of.`;
  },
  quality({ piece, has }, term) {
    const name = nameInEnglish(piece);
    const label = small(term.label.en);
    const made = piece.materials.length > 0 ? ` It is made of ${listed(piece.materials)}.` : "";
    return has
      ? `Yes, by what the brand says ${name} ${is(label)}.`
      : `The brand does not say whether ${name} ${is(label)}.${made}`;
  },
};

/** As Egyptians say it; everything that is said of the piece agrees with it. */
const ARABIC: Words = {
  size({ piece, has }, size) {
    const { name, isFeminine } = inArabic(piece);
    const sizes = sizesOf(piece).map(isolated);
    if (piece.sold_out) return `${name} ${isFeminine ? "خلصت" : "خلص"} دلوقتي.`;
    const here = isFeminine ? "موجودة" : "موجود";
    if (has) return `أيوه، ${name} ${here} بمقاس ${isolated(size)}.`;
    return sizes.length > 0
      ? `مقاس ${isolated(size)} مش موجود: ${name} ${here} بمقاس ${sizes.join("، ")}.`
      : `البراند مش كاتب مقاسات ${name}.`;
  },
  colour({ piece, has }, { label }) {
    const { name, isFeminine, its } = inArabic(piece);
    const here = isFeminine ? "موجودة" : "موجود";
    if (has) return `أيوه، ${name} ${here} باللون ال${label.ar}.`;
    const colours = [...new Set(piece.colors.map(colourIn))];
    return colours.length > 0
      ? `لأ، ${name} مش ${here} باللون ال${label.ar}. ${its("ألوان")}: ${colours.join("، ")}.`
      : `البراند مش كاتب ألوان ${name}.`;
  },
  material({ piece, has }, { label }) {
    const { name, its } = inArabic(piece);
    const cloths = [...new Set(piece.materials.map(clothIn))];
    if (has) return `أيوه، ${name} ${its("خامت")} ${cloths.join(" و") || label.ar}.`;
    return cloths.length > 0
      ? `لأ، ${name} ${its("خامت")} ${cloths.join(" و")}.`
      : `البراند مش كاتب خامة ${name}.`;
  },
  quality({ piece, has }, { label }) {
    const { name, isFeminine, its } = inArabic(piece);
    const said = agreeing(label.ar, isFeminine ? "feminine" : "masculine");
    if (has) return `أيوه، على كلام البراند ${name} ${said}.`;
    const cloths = [...new Set(piece.materials.map(clothIn))];
    const made = cloths.length > 0 ? ` ${its("خامت")} ${cloths.join(" و")}.` : "";
    return `البراند مش كاتب إن ${name} ${said}.${made}`;
  },
};

const WORDS: Record<Language, Words> = { en: ENGLISH, ar: ARABIC };

function inArabic(piece: Product) {
  const kinds = asCandidate(piece).terms.filter((id) => id.startsWith("kind:"));
  const { isFeminine } = nounOf(kinds.slice(0, 1));
  return {
    name: `«${arabicTitle(piece)}» من ${arabicBrand(piece)}`,
    isFeminine,
    its: (noun: string) => `${noun}${isFeminine ? "ها" : "ه"}`,
  };
}

const is = (label: string): string =>
  label.startsWith("with ")
    ? `comes ${label}`
    : label.endsWith("sleeves")
      ? `has ${label}`
      : `is ${label}`;

const listed = (names: string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
