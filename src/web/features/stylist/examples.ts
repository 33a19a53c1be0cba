// Wishes as people write them here: English, Arabic, and Arabic in Latin letters.

const EXAMPLES = [
  { words: "Linen for a weekend in Sokhna, under 2000", lang: "en", dir: "ltr" },
  { words: "فستان مش أسود تحت ٣٠٠٠", lang: "ar", dir: "rtl" },
  { words: "shanta gild bonny", lang: "ar-Latn", dir: "ltr" },
  { words: "A whole look for an engagement", lang: "en", dir: "ltr" },
  { words: "هدية لماما بـ٥٠٠", lang: "ar", dir: "rtl" },
] as const;

/** In turn, beginning with the reader's own. */
export const examplesFor = (language: string) =>
  EXAMPLES.toSorted(
    (one, other) => Number(other.lang === language) - Number(one.lang === language),
  );
