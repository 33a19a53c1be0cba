// When two names are the same to a person, and which names nobody may take.

/** Folded as people read it: width, case, accents on composition, invisible signs, repeated spaces. */
export function keyOf(text: string): string {
  return (
    text
      // Made small first: a small letter can bring marks of its own along, as that of \u0130 does.
      .normalize("NFKC")
      .toLowerCase()
      .normalize("NFKC")
      // A line break is read as a space; dropped with the other control characters it would glue words.
      .replace(/[\t-\r]/g, " ")
      .replace(/[\p{Cf}\p{Cc}\p{Mn}\u0640\u115f\u1160\u3164\uffa0]/gu, "")
      .normalize("NFKC")
      .replace(/\s+/g, " ")
      .trim()
  );
}

const HOUSE_NAME = "ribby";
const ARABIC_HOUSE_NAME = "ريبي";

/** Letters, digits and signs that can be read as a letter of the house's name. */
const LOOK_ALIKES: Record<string, string> = {
  r: "rгʀɼɽɍяꭇᎡᏒ",
  i: "iіıɪɨ1l!|¡ιӏᎥ",
  b: "bʙьвбßβ68ƅƀɓъᏼᏏ",
  y: "yуүγυʏɏƴყ¥ᎩᎽ",
};

const FOLDED = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, alikes]) =>
    Array.from(alikes).map((sign) => [sign.toLowerCase(), letter] as const),
  ),
);

/** The name `ribby`, also with look-alike letters, and with spaces, signs or accents around them. */
export function isHouseName(text: string): boolean {
  const bare = keyOf(text.normalize("NFKD").replace(/\p{M}/gu, ""));
  // A sign can stand for a letter ("r!bby") or for nothing ("ribby!").
  return [/[^\p{L}\p{N}!|¡¥]/gu, /[^\p{L}\p{N}]/gu].some((signs) => {
    const letters = Array.from(bare.replace(signs, ""), (sign) => FOLDED.get(sign) ?? sign);
    return letters.join("") === HOUSE_NAME || letters.join("") === ARABIC_HOUSE_NAME;
  });
}

/** A path segment of this form is an id; a name of the form would make two routes one. */
export const looksLikeId = (text: string): boolean => /^[bp]_/i.test(keyOf(text));
