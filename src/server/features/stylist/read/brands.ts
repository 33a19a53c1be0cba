// Brand names in a query, whatever their case, spacing or script, and with one slip.
import { arabicSounds, francoSound } from "../../../language/franco-forms.ts";
import { isLoneForm } from "../../../language/lookup.ts";
import { createNearest, type Nearest } from "../../../language/spelling.ts";
import { isUsualWord } from "../../../language/usual-words.ts";
import { isSpoken } from "../../../language/speech.ts";
import { foldWords } from "../../../../contract/fold-words.ts";
import type { Tokens } from "../../../language/tokens.ts";
import type { BrandName } from "../wish.ts";

export type BrandSpan = { brand: BrandName; from: number; to: number };

type Known = {
  brand: BrandName;
  said: string;
  words: number;
  isPlain: boolean;
  isPart?: boolean;
};

/** Names by their letters run together, and by what is heard of them. */
type Names = {
  byName: Map<string, Known>;
  byBones: Map<string, Known>;
  nearest: Nearest;
  /** How long a slip of some name can be. */
  lengths: Set<number>;
  /** Words of the longest name, and one for a name that is written apart. */
  most: number;
};

const SLIP_FROM = 5;
const BONES_FROM = 4;
const OWN_BONES = 2;

/** A brand with the name it has in Arabic, where it has one. */
export type KnownBrand = BrandName & { name_ar?: string | null };

const NAMES = new WeakMap<KnownBrand[], Names>();

function namesOf(brands: KnownBrand[]): Names {
  const known = NAMES.get(brands);
  if (known) return known;
  const byName = new Map<string, Known>();
  const byBones = new Map<string, Known>();
  const spoken = brands.flatMap(({ id, name, name_ar }) =>
    [name, ...(name_ar ? [name_ar] : [])].map((said) => ({ brand: { id, name }, said })),
  );
  for (const { brand, said } of spoken) {
    const words = foldWords(said).split(" ").filter(Boolean);
    if (words.length === 0 || byName.has(words.join(""))) continue;
    // A brand called "Black" is only meant where the query says so.
    const isPlain = words.length === 1 && isOrdinary(words[0] ?? "");
    const one = { brand, said, words: words.length, isPlain };
    byName.set(words.join(""), one);
    const bones = bonesOf(words)[0] ?? "";
    if (!isPlain && bones.length >= BONES_FROM - 1) byBones.set(bones, one);
  }
  for (const [word, one] of firstWordsOf(spoken)) if (!byName.has(word)) byName.set(word, one);
  const slips = [...byName].filter(([name, { isPlain }]) => !isPlain && name.length >= SLIP_FROM);
  const lengths = new Set(slips.flatMap(([{ length }]) => [length - 1, length, length + 1]));
  const nearest = createNearest(
    slips.map(([name]) => name),
    1,
  );
  const most = 1 + Math.max(...[...byName.values()].map(({ words }) => words), 0);
  const names = { byName, byBones, nearest, lengths, most };
  NAMES.set(brands, names);
  return names;
}

/** "Not Rasif, someone else": the first word of one name alone, where it is no word of its own. */
function firstWordsOf(spoken: { brand: BrandName; said: string }[]): Map<string, Known> {
  const found = new Map<string, Known>();
  const shared = new Set<string>();
  for (const { brand, said } of spoken) {
    const [first = "", second] = foldWords(said).split(" ").filter(Boolean);
    if (!second || first.length < SLIP_FROM || isOrdinary(first)) continue;
    const other = found.get(first);
    if (other && other.brand.id !== brand.id) shared.add(first);
    found.set(first, { brand, said: first, words: 1, isPlain: true, isPart: true });
  }
  for (const word of shared) found.delete(word);
  return found;
}

const isOrdinary = (word: string): boolean => isLoneForm(word) || isUsualWord(word);

/** A word that says something by itself. */
const isUnderstood = (word: string): boolean => isOrdinary(word) || isSpoken(word);

const ARTICLE = new Set(["el", "al", "il", "w", "we", "and", "و"]);
const isArabic = (word: string) => /[\u0600-\u06ff]/.test(word);

/** What is heard of a name in either script, without its articles. */
function bonesOf(words: string[]): string[] {
  let heard = [""];
  for (const word of words) {
    if (ARTICLE.has(word)) continue;
    heard = heard.flatMap((before) => soundsOf(word).map((sound) => before + sound)).slice(0, 24);
  }
  return heard;
}

function soundsOf(word: string): string[] {
  const bare = word.replace(/^(?:وال|ال|و)(?=[\u0600-\u06ff]{3})/, "");
  return isArabic(bare) ? arabicSounds(bare).slice(0, 3) : [francoSound(word)];
}

/** Word for word, so that "واسعه تريحني" is not heard as "ست ريحانة". */
function soundsWordForWord(words: string[], said: string): boolean {
  const names = foldWords(said).split(" ").filter(isNoArticle);
  const own = words.filter(isNoArticle);
  return (
    own.length === names.length &&
    own.every((word, at) => {
      const sounds = soundsOf(names[at] ?? "");
      return soundsOf(word).some((sound) => sounds.includes(sound));
    })
  );
}
const isNoArticle = (word: string): boolean => word !== "" && !ARTICLE.has(word);

const NAMING = new Set("brand by from ماركه براند من محل men mn".split(" "));
const NAMING_A_PART = new Set(
  "not only just except غير مش بس بلاش mesh msh gher 8er balash".split(" "),
);
const isNamed = ({ isPlain, isPart }: Known, before: string): boolean =>
  !isPlain || NAMING.has(before) || (isPart === true && NAMING_A_PART.has(before));

function brandAt(tokens: Tokens, from: number, to: number, names: Names): Known | undefined {
  const words = tokens.words.slice(from, to);
  const joined = words.join("");
  const exact = names.byName.get(joined);
  if (exact && isNamed(exact, tokens.words[from - 1] ?? "")) return exact;
  // Ordinary words are no slip of a name.
  if (joined.length < SLIP_FROM || words.every(isOrdinary)) return undefined;
  const near = names.lengths.has(joined.length) ? names.nearest(joined) : undefined;
  if (near) return names.byName.get(near);
  if (words.length === 1) return undefined;
  // "ايد صغيره" is heard as the name of a brand called "a small room": what is no word of its own must carry it.
  const own = bonesOf(words.filter((word) => !isOrdinary(word)))[0] ?? "";
  if (own.length < OWN_BONES && !NAMING.has(tokens.words[from - 1] ?? "")) return undefined;
  for (const bones of bonesOf(words)) {
    const heard = names.byBones.get(bones);
    // Few consonants are many words; the same number of words makes up for one of them.
    if (!heard || (bones.length < BONES_FROM && heard.words !== words.length)) continue;
    if (!words.some(isUnderstood) || soundsWordForWord(words, heard.said)) return heard;
  }
  return undefined;
}

export function readBrands(tokens: Tokens, brands: KnownBrand[]): BrandSpan[] {
  const found: BrandSpan[] = [];
  if (brands.length === 0) return found;
  const names = namesOf(brands);
  for (let from = 0; from < tokens.words.length;) {
    let span: BrandSpan | undefined;
    for (let to = Math.min(tokens.words.length, from + names.most); to > from && !span; to--) {
      const brand = brandAt(tokens, from, to, names)?.brand;
      if (brand) span = { brand, from, to };
    }
    if (span) {
      found.push(span);
      if (NAMING.has(tokens.words[from - 1] ?? "")) tokens.taken.add(from - 1);
    }
    from = span?.to ?? from + 1;
  }
  return found;
}
