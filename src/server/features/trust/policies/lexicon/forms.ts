/** How the words of terms are written as patterns: Arabic nouns and verbs with what is joined to them, plain forms. */
const PRE = "(?<![\\p{L}\\p{N}])(?:و|ف)?(?:بال|كال|لل|ال|ب|ل|ك|ع|ه|ح|س)?";
/** An Arabic noun: with what may stand before it, and endings. */
export const noun = (stems: string) =>
  `${PRE}(?:${stems})(?:ات|ين|ون|ي|ك|كي|ها|ه|نا|كم|هم|ا|ان|تك|تي|تها)?(?!\\p{L})`;
/** An Arabic verb or its noun: the root inside whatever is put around it. */
export const root = (stems: string) => `(?<!\\p{L})\\p{L}{0,6}(?:${stems})\\p{L}{0,6}`;
export const word = (forms: string) => `(?<![\\p{L}\\p{N}])(?:و|ف)?(?:${forms})(?![\\p{L}])`;
