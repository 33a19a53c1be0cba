// Who refuses to be bare wants to be covered: "ميكونش عريان", "nothing too revealing"; so does who finds it so: "da makshoof awy".
import type { Tokens } from "../../../language/tokens.ts";

const REVEALING =
  /^(?:عاري|عاريه|عريان|عريانه|عريانين|مكشوف|مكشوفه|مكشوفين|3[aei]*r[iy]a+n[ie]+n|maksho+f[ie]+n|فاضح|فاضحه|revealing|skimpy|3[aei]*r[iy]a+na?|maksho+fa?|makshoufa?|fad[ei]?7a?|كاشف|كاشفه|مكشف|مكشفه|مفتح|مفتحه|kashe?fa?|m[ei]?kash+e?fa?|m[ei]?kash+afa?|m[ei]?fat+a7a?)$/;
const REFUSING =
  /^(?:not|no|nothing|never|without|isnt|ما|لا|مهو|ماهو|مش|مو|بلاش|غير|بدون|mesh|msh|mish|mosh|balash|gher|8er|bedoon|bdoon|و?ما?[\u0621-\u064a]{3,}ش|w?m[ae]?[a-z0-9']{3,}sh)$/;

const SHOWN =
  /^(?:too|so|ده|دا|دي|دول|كلها|كله|كلهم|طالع|طالعه|da|dah|di|dy|dol|kol[ao]?ha|kol+o|kol+hom|tale3|tal3a)$/;
const VERY = /^(?:اوي|قوي|جدا|زياده|خالص|شويه|a?wy|awi|2awy|gedd?an|zyada|zeyada|shwaya)$/;
const WISHING = /^(?:[وف]?(?:عايز|عاوز|نفس|محتاج)\S*|w?3a[yw][ei]?z\S*|nefsy|want|something)$/;

/** "Da makshoof awy", «كلها مكشوفة», "too revealing": it is there, and too bare. */
const isTooBare = (words: string[], at: number): boolean =>
  !words.slice(0, at).some((word) => WISHING.test(word)) &&
  (SHOWN.test(words[at - 1] ?? "") || VERY.test(words[at + 1] ?? ""));

const COVERS = /^(?:cover|covers|covering)$/;

/** "Swim stuff that covers", "a dress that covers more": whom, need not be said. */
const isCovering = ({ words, breaks }: Tokens, at: number): boolean => {
  const to = /^(?:more|well|enough|properly|nicely|a)$/.test(words[at + 1] ?? "") ? at + 2 : at + 1;
  return (
    COVERS.test(words[at] ?? "") &&
    /^(?:that|which|to|it|should|must)$/.test(words[at - 1] ?? "") &&
    (to >= words.length || breaks.has(to))
  );
};

/** "ميكونش عريان", "nothing too revealing", "da makshoof awy": who refuses to be bare wants to be covered. */
export const isNotRevealing = (tokens: Tokens, at: number): boolean => {
  const { words, breaks } = tokens;
  const isRefused = [at - 1, at - 2, at - 3].some(
    (place) =>
      REFUSING.test(words[place] ?? "") && ![...breaks].some((stop) => place < stop && stop <= at),
  );
  const isBare = REVEALING.test(words[at] ?? "");
  return isCovering(tokens, at) || (isBare && (isRefused || isTooBare(words, at)));
};
