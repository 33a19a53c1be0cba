// Arabic in Latin letters has no spelling. What stays is the consonants: they are compared.

const DIGRAPHS: [RegExp, string][] = [
  [/kh|7'|5/g, "X"],
  [/gh|3'|8/g, "G"],
  [/sh|ch|4/g, "S"],
  [/th/g, "t"],
  [/dh/g, "d"],
  [/ph|v/g, "f"],
  [/ck|q/g, "k"],
  [/x/g, "ks"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/j/g, "g"],
  [/p/g, "b"],
  [/6/g, "t"],
  [/9/g, "s"],
  [/7/g, "h"],
];

/** One sign for each sound; digits that are letters stay. */
export function lettersOf(word: string): string {
  let letters = word.toLowerCase();
  for (const [pattern, letter] of DIGRAPHS) letters = letters.replace(pattern, letter);
  // A last h is only the breath of the feminine ending; 7 is a letter.
  return word.endsWith("7") ? letters : letters.replace(/h$/, "");
}

/** Consonants of a Franco word, vowels and half-vowels dropped, doubles collapsed. */
export const francoSkeleton = (word: string): string =>
  collapse(lettersOf(word).replace(/[aeiouwy']/g, ""));

const collapse = (bones: string): string => bones.replace(/(.)\1+/g, "$1");

/** How a folded Arabic letter may be heard. The first is the usual one. */
export const LETTERS: Record<string, string[]> = {
  ب: ["b"],
  ت: ["t"],
  ث: ["t", "s"],
  ج: ["g"],
  چ: ["g"],
  ح: ["h"],
  خ: ["X"],
  د: ["d"],
  ذ: ["d", "z"],
  ر: ["r"],
  ز: ["z"],
  س: ["s"],
  ش: ["S"],
  ص: ["s"],
  ض: ["d"],
  ط: ["t"],
  ظ: ["z", "d"],
  ع: ["3", ""],
  غ: ["G"],
  ف: ["f"],
  ڤ: ["f"],
  ق: ["2", "k", "", "G"],
  ك: ["k"],
  ل: ["l"],
  م: ["m"],
  ن: ["n"],
  ه: ["h"],
  ء: ["2", ""],
};

/** Every skeleton a Franco spelling of this folded Arabic word may have. */
export const arabicSkeletons = (word: string): string[] => [
  ...new Set(arabicSounds(word).map(collapse)),
];

/** Consonants of a Franco word; only what is written doubled is one: harir has two r. */
export const francoSound = (word: string): string =>
  collapse(lettersOf(word)).replace(/[aeiouwy']/g, "");

/** The same of a folded Arabic word, as it may be heard. */
export function arabicSounds(word: string): string[] {
  const letters = [...word];
  let skeletons = [""];
  for (const [place, letter] of letters.entries()) {
    // A last ه is the feminine ending, which is only heard as a vowel.
    const heard = letter === "ه" && place === letters.length - 1 ? [""] : (LETTERS[letter] ?? [""]);
    skeletons = skeletons.flatMap((bones) => heard.map((sound) => bones + sound));
  }
  return skeletons;
}
