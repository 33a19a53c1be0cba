// Who refuses to be bare wants to be covered: "ميكونش عريان", "nothing too revealing".
import type { Tokens } from "../../../language/tokens.ts";

const REVEALING =
  /^(?:عريان|عريانه|مكشوف|مكشوفه|فاضح|فاضحه|revealing|skimpy|3[aei]*r[iy]a+na?|maksho+fa?|makshoufa?|fad[ei]?7a?)$/;
const REFUSING =
  /^(?:not|no|nothing|never|without|isnt|مش|مو|بلاش|غير|بدون|mesh|msh|mish|mosh|balash|gher|8er|bedoon|bdoon|و?ما?[\u0621-\u064a]{3,}ش|w?m[ae]?[a-z0-9']{3,}sh)$/;

/** "ميكونش عريان", "nothing too revealing": who refuses to be bare wants to be covered. */
export const isNotRevealing = ({ words, breaks }: Tokens, at: number): boolean =>
  REVEALING.test(words[at] ?? "") &&
  [at - 1, at - 2, at - 3].some(
    (place) =>
      REFUSING.test(words[place] ?? "") && ![...breaks].some((stop) => place < stop && stop <= at),
  );
