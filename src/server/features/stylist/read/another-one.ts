// "My cat ruined my cardigan, I need a grey one": the one is what was named before, though that one is only told of.
import type { Tokens } from "../../../language/tokens.ts";
import type { FoundSpan } from "./asked.ts";

/** Who says this means one that is pointed at, or nobody. */
const POINTING =
  /^(?:this|that|which|no|every|any|each|first|second|third|last|other|the|some|loved)$/;
const WANTING =
  /^(?:و?(?:عايز|عاوز|محتاج|نفسي|هات|وري|دور|بدور)\S*|w?3a[wy]\S{0,2}za?|w?me7tag\S*|w?hat(?:ly|y|i)?|w?war+[ie]\S*|need|want|get|find|buy)$/;
const ONE = /^(?:ones?|واحده?|wa7da|wa7ed|wahda|wahed)$/;

/** Where a piece like the one that was told of is asked for: behind a word of wishing, and pointing at nothing. */
const oneAt = ({ words }: Tokens, from: number): boolean =>
  // "Spilled tea on my white shirt. Replacement?"
  words.some(
    (word, at) => at >= from && /^(?:replacements?|بديل|بديله|badeel|badel)$/.test(word),
  ) ||
  words.some(
    (word, at) =>
      at >= from &&
      ONE.test(word) &&
      !POINTING.test(words[at - 1] ?? "") &&
      words.slice(Math.max(from, at - 4), at).some((before) => WANTING.test(before)),
  );

/** The last piece told of before the one. */
export const anotherOf = (tokens: Tokens, told: FoundSpan[]): FoundSpan | undefined =>
  told
    .filter(({ kind, found, to }) => kind === "kind" && found !== undefined && oneAt(tokens, to))
    .toSorted((one, other) => other.from - one.from)[0];
