// Verbs that are an occasion: who "is getting married" has a wedding, "هيخطب" an engagement, whatever the person and
// the tense of the verb.

const VERBS: [noun: { ar: string; franco: string }, ar: RegExp, franco: RegExp][] = [
  [
    { ar: "زفاف", franco: "zefaf" },
    /^[وف]?[هحب]?[ايتن]?ت(?:جوز|زوج)(?:و|وا|ت)?$/,
    /^w?(?:[h7]a|be?|by|bt)?[ae]?[ytn]?[aei]?t[ae]?g[ae]*w+[ei]*z(?:o|oo|u|et|t)?$/,
  ],
  [
    { ar: "خطوبه", franco: "khotoba" },
    /^[وف]?(?:[هحب][ايتن]|[هحب]?[ايتن]ت|ات|ا|[ينت])خطب(?:و|وا|ت)?$/,
    /^w?(?:(?:[h7]a|be?|by|bt)[ae]?[ytn]?[aeiou]?t?|et|at|[ytn][aeo]?t?)(?:5|kh)[aeou]*t[aeou]*b(?:o|oo|et|t)?$/,
  ],
  [
    { ar: "حج", franco: "3omra" },
    /^[وف]?[هحب]?[ايتن]حج(?:و|وا|ي)?$|^[وف]?[هح]?[يتن]?عتمر(?:و|وا)?$/,
    /^w?(?:[h7]a|be?|by|bt)?[ae]?[ytn][aei]?[7h][ei]?g+(?:o|oo|y)?$/,
  ],
];

/** The noun of our vocabulary that the verb stands for. */
export function eventOfVerb(word: string): string | undefined {
  const isArabic = /^[\u0621-\u064a]/.test(word);
  const found = VERBS.find(([, ar, franco]) => (isArabic ? ar : franco).test(word));
  return found && (isArabic ? found[0].ar : found[0].franco);
}
