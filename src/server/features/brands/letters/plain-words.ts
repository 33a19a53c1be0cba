// Words of strangers inside our letters: a brand's name, a title, a comment. They stay on their line, keep
// their direction to themselves, and nothing in them can be clicked: mail programs make a link of whatever
// looks like an address, and it would seem to be ours.

/** Breaks a line in one program or another. */
const LINE_BREAKS = /[\p{Zl}\p{Zp}\u0085\t-\r]+/gu;
/** Turns what stands behind it around, or hides it. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Invisible, and no part of any address. */
const WORD_JOINER = "\u2060";

export function plainWords(text: string): string {
  return text
    .replace(LINE_BREAKS, " ")
    .replace(DIRECTION_MARKS, "")
    .replace(
      /:(?=\/\/)|(?<=[\p{L}\p{N}])[.．。｡@＠](?=[\p{L}\p{N}])/gu,
      (sign) => sign + WORD_JOINER,
    )
    .replace(/(?<=\p{N}[.．。｡])\u2060(?=\p{N})/gu, "")
    .trim();
}
