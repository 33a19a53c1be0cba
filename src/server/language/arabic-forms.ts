// Arabic words come with the article, prepositions and possessives joined to them.

/** The shortest first: "ولبني" is "and baby blue" before it is "and for brown". */
const PREFIXES = [
  "وبال",
  "وال",
  "بال",
  "فال",
  "كال",
  "ولل",
  "وب",
  "ول",
  "ال",
  "لل",
  "عال",
  "و",
  "ب",
  "ل",
  "ف",
  "ه",
  "ك",
].toSorted((a, b) => a.length - b.length);

/** Suffix, and what the bare noun ends on instead. */
const SUFFIXES: [string, string[]][] = [
  ["ايات", ["ايه"]],
  // One of many: "طرحايه", "كوتشايه".
  ["ايه", ["", "ه", "ي"]],
  ["يات", ["ي", "يه"]],
  ["ات", ["", "ه"]],
  ["تين", ["ه", ""]],
  ["ين", ["", "ه"]],
  ["تها", ["ه"]],
  ["تك", ["ه"]],
  ["تي", ["ه"]],
  ["ها", [""]],
  ["هم", [""]],
  ["نا", [""]],
  ["يه", ["ي"]],
  ["اء", ["ا"]],
  ["اي", ["ا"]],
  ["ه", ["", "ا"]],
  ["ا", ["ه", ""]],
  ["ي", [""]],
  ["ك", [""]],
];

const MIN_STEM = 2;

function* withoutPrefix(word: string): Generator<string> {
  for (const prefix of PREFIXES)
    if (word.startsWith(prefix) && word.length - prefix.length >= MIN_STEM)
      yield word.slice(prefix.length);
}

function* withoutSuffix(word: string): Generator<string> {
  for (const [suffix, endings] of SUFFIXES) {
    if (!word.endsWith(suffix) || word.length - suffix.length < MIN_STEM + 1) continue;
    for (const ending of endings) yield word.slice(0, -suffix.length) + ending;
  }
}

/** The nearest known word inside a folded Arabic word; the fewest letters taken away win. */
export function knownArabicWord(
  word: string,
  isKnown: (word: string) => boolean,
): string | undefined {
  if (isKnown(word)) return word;
  const stems = [...withoutPrefix(word)];
  for (const stem of stems) if (isKnown(stem)) return stem;
  for (const stem of withoutSuffix(word)) if (isKnown(stem)) return stem;
  for (const bare of stems) for (const stem of withoutSuffix(bare)) if (isKnown(stem)) return stem;
  return undefined;
}

/** Letters that Egyptians say, and so now and then write, as another one. */
const SAID_AS: Record<string, string> = {
  ض: "د",
  ظ: "د",
  ط: "ت",
  ص: "س",
  ث: "ت",
  ذ: "د",
  ڤ: "ف",
  چ: "ج",
  پ: "ب",
};

/** The same for words that are said the same; a doubled letter is one. */
export const alikeKeyOf = (word: string): string =>
  [...word]
    .map((letter) => SAID_AS[letter] ?? letter)
    .join("")
    .replace(/(.)\1+/g, "$1");
