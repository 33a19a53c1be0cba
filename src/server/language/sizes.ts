// Sizes: "size M", "مقاس ٤٢", "XL", "ma2as large".
import { elementAt } from "../../contract/get-or-throw.ts";
import { numberAt, smallNumberOf, tensOf } from "./numbers.ts";
import { createPhrases } from "./phrases.ts";
import { take, type Tokens } from "./tokens.ts";

const SIZE_WORDS = new Set(
  "size sizes sized sz حجم حجمي حجمها حجمه 7agm 7agmy 7agmaha 7agmo مقاس مقاسي المقاس مقاسات بمقاس مقاسها مقاسه مقاسهم مقاسك ma2asha ma2aso ma2asaha ma2asohom ma2asek ma2as ma2asy ma2asi maas mekas ma2aas ma2ass maqas ma2asat sayz sise saiz".split(
    " ",
  ),
);

/** Said without the word "size", these are sizes too. */
const CLEAR = createPhrases<string>([
  ["XXS", "xxs, 2xs"],
  ["XS", "xs, x small, xsmall, extra small, اكس سمول"],
  [
    "XL",
    "xl, x large, xlarge, extra large, اكس لارج, xlarg, exlarge, x larg, اكسلارج, اكس ال, ex large",
  ],
  [
    "XXL",
    "xxl, extra extra large, extra extra, double extra large, 2xl, 2x large, xx large, 2x, تو اكس لارج, اكس اكس لارج, 2 اكس لارج, 2 اكس, 2 x large",
  ],
  ["3XL", "3xl, xxxl, 3x large, xxx large, 3x, ثري اكس لارج, 3 اكس لارج, 3 اكس, تلاته اكس لارج"],
  ["4XL", "4xl, xxxxl, 4x large, 4x, 4 اكس لارج"],
  ["5XL", "5xl, xxxxxl, 5x large, 5 اكس لارج"],
  ["L", "لارج"],
  ["M", "ميديم, ميديوم, مديم"],
  ["S", "سمول"],
  [
    "One Size",
    "one size, free size, onesize, one size fits all, مقاس واحد, فري سايز, ون سايز, ma2as wa7ed",
  ],
]);

/** These need the word beside them: a large bag is not a bag in L. */
const BESIDE = createPhrases<string>([
  ["S", "s, small, smal"],
  ["M", "m, medium, meduim, mediam, medeum, metwaset, متوسط, midium"],
  ["L", "l, large, larg, lardge, لارچ"],
]);

/** Names of letters as they come: "ميديام", "medum", "smol", "اكسس"; what they are called in the lists above. */
const SPELLINGS: [RegExp, string][] = [
  [/^مي?د(?:[يو]ا?|ا)*م$/, "ميديم"],
  [/^ا?[سص]مو+ل$/, "سمول"],
  [/^لا+ر(?:ج|چ|دج)$/, "لارج"],
  [/^اكس+$/, "اكس"],
  [/^اكسا?ل$/, "اكسلارج"],
  [/^m[ei]+y?d[aeiouy]*m$/, "medium"],
  [/^l+a+r+d?[gj]e?$/, "large"],
  [/^sm[ao]+ll?$/, "small"],
  [/^e[kc]s$/, "x"],
];
const MADAM = "مدام";

export const spelledSize = (word: string): string =>
  word === MADAM ? word : (SPELLINGS.find(([pattern]) => pattern.test(word))?.[1] ?? word);

/** As many words as the longest name of a size has. */
const LONGEST = 5;
const spelledFrom = (words: string[], at: number): string[] =>
  words.slice(at, at + LONGEST).map(spelledSize);

/** "نمرة ٣٨", "nemret 40": of shoes a size is a number. */
const NUMBER_WORD = /^(?:[وفب]?نمر(?:ه|ت|تي|تها|ته)|b?n[aei]?mr(?:a|et|it|ty|eti|etha|eto))$/;

/** "ومقاسي", "ma2aasy", "m2as": joined, or spelled as it comes. */
const isSizeWord = (word: string): boolean =>
  SIZE_WORDS.has(word) ||
  SIZE_WORDS.has(word.replace(/^[وفب]/, "")) ||
  NUMBER_WORD.test(word) ||
  /^[وفب]?(?:ال)?م[قئ]ا[سصزث]{1,2}(?:[يهك]|ها|هم|نا|اتي?)?$/.test(word) ||
  /^w?m[aeio]*[2q][aeio]*s{1,2}(?:[yi]|ha|o|[ae]k|na|h?om|at)?$/.test(word);

/** What may stand between the word and the size: "size is a 42", "مقاسي بيكون ٤٨". */
const LITTLE = new Set(
  "is are am a an about around in eu usually mostly normally بيكون بتكون هو هي حوالي تقريبا دايما عاده يا اما bykon beykon beykoon howa heya 7awaly dayman بتاعي بتاعتي bta3y beta3y bta3ty mine".split(
    " ",
  ),
);

const NUMBER = /^(?:[2-6]\d|\d{2,3}|\d{1,2}y|\d{1,2})$/;

type Sized = { size: string; to: number };

const clearAt = (words: string[], at: number): Sized | undefined => {
  const near = spelledFrom(words, at);
  const found = CLEAR(near, 0);
  const sized = found ? { size: found.value, to: found.to } : manyLargeAt(near, 0);
  if (!sized) return undefined;
  const to = at + sized.to;
  // «مقاس واحد واربعين» is a number.
  const isNumber = sized.size === "One Size" && (numberAt(words, to - 1)?.to ?? 0) > to;
  return isNumber ? undefined : { size: sized.size, to };
};

const TIMES = new Map(
  "double:2 triple:3 دبل:2 تريبل:3 dabl:2 etnein:2 etnen:2 etneen:2 talata:3 ثري:3 تو:2"
    .split(" ")
    .map((pair) => {
      const [word, times] = pair.split(":") as [string, string];
      return [word, Number(times)] as const;
    }),
);

const PLAIN_NUMBER = /^(?:two|three|four|five|etnein|etnen|talata|arba3a|khamsa|5amsa)$/;

/** "Two X large", "اتنين اكس لارج", "double xl": so many X, in words. */
function manyLargeAt(words: string[], at: number): Sized | undefined {
  const word = words[at] ?? "";
  // In Franco "set" is six, and a set XL is a set.
  const isNumber = /^[\u0621-\u064a]/.test(word) || PLAIN_NUMBER.test(word);
  const digit = /^[2-6]$/.test(word) ? Number(word) : undefined;
  const times = TIMES.get(word) ?? digit ?? (isNumber ? smallNumberOf(word) : undefined);
  if (times === undefined || times < 2 || times > 6) return undefined;
  if (!/^(?:x|xl|اكس|اكسلارج|ex|eks)$/.test(words[at + 1] ?? "")) return undefined;
  // «تيشيرتات، اتنين XL», "etnein XL w wa7ed L": a number that is written out stands before a size, and is how many.
  if (
    digit === undefined &&
    words[at + 1] === "xl" &&
    /^(?:اتنين|تلاته|اربعه|خمسه|two|three|four|five|etne+i?n|etnen|talata|arba3a|(?:5|kh)amsa)$/.test(
      word,
    )
  )
    return undefined;
  const isLarge = /^(?:large|larg|لارج|l|ال)$/.test(words[at + 2] ?? "");
  return { size: times === 2 ? "XXL" : `${times}XL`, to: at + (isLarge ? 3 : 2) };
}

export function besideAt(words: string[], at: number): Sized | undefined {
  const clear = clearAt(words, at);
  if (clear) return clear;
  const found = BESIDE(spelledFrom(words, at), 0);
  if (found) return { size: found.value, to: at + found.to };
  const spelled = /^\d/.test(words[at] ?? "") ? undefined : numberAt(words, at);
  if (spelled && spelled.value >= 26 && spelled.value <= 60)
    return { size: String(spelled.value), to: spelled.to };
  const word = words[at] ?? "";
  const tens = tensOf(word);
  if (tens !== undefined && tens >= 30 && tens <= 60) return { size: String(tens), to: at + 1 };
  return NUMBER.test(word) ? { size: word.toUpperCase(), to: at + 1 } : undefined;
}

export const JOINTS = new Set(["or", "and", "او", "aw", "w", "و", "to"]);

type Sizes = { sizes: string[]; to: number };

/** "size M", "sizes 40 or 41": the sizes after the word. */
function sizesAfter(words: string[], at: number): Sizes | undefined {
  if (!isSizeWord(words[at] ?? "")) return undefined;
  const sizes: string[] = [];
  let to = at + 1;
  while (to < at + 4 && LITTLE.has(words[to] ?? "")) to += 1;
  for (let sized = besideAt(words, to); sized;) {
    sizes.push(sized.size);
    to = sized.to;
    sized = JOINTS.has(words[to] ?? "") ? besideAt(words, to + 1) : undefined;
  }
  return sizes.length > 0 ? { sizes, to } : undefined;
}

/** A size that a comparison ends on: "bigger than a large", "اكبر من ٤٠". */
export const sizeAt = (words: string[], at: number): Sized | undefined => {
  const sized = besideAt(words, at);
  return sized && /^\d$/.test(sized.size) ? undefined : sized;
};

const one = (sized: Sized | undefined): Sizes | undefined =>
  sized && { sizes: [sized.size], to: sized.to };

export function readSizes(tokens: Tokens): string[] {
  const { words, all } = tokens;
  const sizes = new Set<string>();
  const isShouted = !all.some(({ raw }) => /[\p{Ll}\u0621-\u064a]/u.test(raw));
  for (let at = 0; at < words.length;) {
    if (tokens.taken.has(at)) {
      at += 1;
      continue;
    }
    const found =
      one(clearAt(words, at)) ??
      sizesAfter(words, at) ??
      one(sizeBefore(words, at)) ??
      one(inSize(tokens, at)) ??
      one(letterAt(tokens, at)) ??
      (isShouted ? undefined : one(capitalAt(elementAt(all, at).raw, at)));
    // "Everything stops at XL" tells of others.
    if (!isTold(words, at)) for (const size of found?.sizes ?? []) sizes.add(size);
    if (found) take(tokens, at, found.to);
    at = found?.to ?? at + 1;
  }
  return [...sizes];
}

/** "مش مقاس L، XL بس", "not XL". */
const isTold = (words: string[], at: number): boolean =>
  /^(?:not|مش|مو|بلاش|mesh|msh|mish|mosh|balash)$/.test(words[at - 1] ?? "") ||
  /(?:^| )(?:(?:stops?|ends?) at|goe?s? up to|only up to|اخرها|اخرهم|بتقف عند|بيقف عند|a5erha|akherha)$/.test(
    words.slice(Math.max(0, at - 4), at).join(" "),
  );

/** "medium size", "42 size". */
function sizeBefore(words: string[], at: number): Sized | undefined {
  if (!/^(?:size|sizes|مقاس|ma2as)$/.test(words[at + 1] ?? "") || besideAt(words, at + 2))
    return undefined;
  const found =
    /^(?:s|m|l|small|medium|large)$/.test(words[at] ?? "") || /^[2-6]\d$/.test(words[at] ?? "")
      ? besideAt(words, at)
      : undefined;
  return found && { size: found.size, to: at + 2 };
}

export const NAMED = /^(?:small|medium|large|larg|meduim)$/;
const WORN = new Set(
  "in take wear wears am im size a an usually normally is need mn men be b have available got any there do you u mawgood mawgooda mawgoud mwgood fe fi feh feeh 3andoko 3andko متاح موجود موجوده في فيه عندكم عندكو please pls بس bas".split(
    " ",
  ),
);

/** "in medium", "I take a large", or nothing else said at all: a large bag is not a bag in L. */
function inSize({ words, breaks }: Tokens, at: number): Sized | undefined {
  if (!NAMED.test(spelledSize(words[at] ?? ""))) return undefined;
  const before = words.slice(Math.max(0, at - 3), at);
  const isWorn =
    before.some((word) => /^(?:in|take|takes|wear|wears|am|im|m|she|he)$/.test(word)) ||
    /^(?:mens?|womens?|ladies|unisex)$/.test(words[at - 1] ?? "");
  const isAlone = words.length <= 3 && words.every((word, n) => n === at || WORN.has(word));
  const isNoun =
    at + 1 < words.length &&
    !breaks.has(at + 1) &&
    !/^(?:or|and|please|pls|in|size|for|if|normally|usually|mostly|nothing|no|not|but)$/.test(
      words[at + 1] ?? "",
    );
  return isAlone || (isWorn && !isNoun) ? besideAt(words, at) : undefined;
}

const SIZE = /^(?:x{0,3}[sml]|[2-6]xl|small|medium|large)$/;
const OR = /^(?:or|and|to)$/;
const WEARING =
  /^(?:in|a|an|take|takes|wear|wears|am|im|usually|normally|mostly|is|was|be|only|got|as|definitely|probably)$/;
const ENDS =
  /^(?:or|and|please|pls|plz|if|but|size|in|for|now|too|then|only|thanks|usually|normally|mostly|sometimes|ish|though)$/;

/** "In m please", "s or m", "im an l": a small letter where nothing but a size can stand; "i m" is I am. */
function letterAt({ words, breaks }: Tokens, at: number): Sized | undefined {
  const [before = "", next = ""] = [words[at - 1], words[at + 1]];
  if (!/^[sml]$/.test(words[at] ?? "") || before === "i") return undefined;
  const isJoined =
    (OR.test(next) && SIZE.test(words[at + 2] ?? "")) ||
    (OR.test(before) && SIZE.test(words[at - 2] ?? ""));
  const isEnd = at + 1 === words.length || breaks.has(at + 1) || ENDS.test(next);
  const isAlone = words.length <= 2 && words.every((word, n) => n === at || WORN.has(word));
  return isJoined || isAlone || (WEARING.test(before) && isEnd) ? besideAt(words, at) : undefined;
}

/** A lone capital M is a size; a small m may be anything. */
const capitalAt = (raw: string, at: number): Sized | undefined =>
  /^[SML]$/.test(raw) ? { size: raw, to: at + 1 } : undefined;
