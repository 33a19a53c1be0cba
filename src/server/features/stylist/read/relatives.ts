// People by their relation, whoever's they are: "اختها", "لجوزها", "a5oha", "his sister". The noun says who it is, what
// is joined to it only whose.
import { isSmallWord } from "../../../language/small-words.ts";
import { isUsualWord } from "../../../language/usual-words.ts";
import { PEOPLE as LISTED } from "./people-words.ts";
import type { Who } from "../wish.ts";

const JOINED = "[وف]?[لب]?";
const WHOSE = "(?:ي|ه|ها|ك|كي|نا|هم|كم|كو)";

const ARABIC: [Who, RegExp][] = [
  ["girl", /^(?:بنت|بنوت|حفيدت)$/],
  ["boy", /^(?:ابن|حفيد)$/],
  [
    "woman",
    /^(?:اخت|صاحبت|صحبت|خطيبت|خالت|عمت|حمات|مرات|زوجت|والدت|جدت|ام|مامت|مديرت|رييست|زميلت|جارت|سلفت|عروست)$/,
  ],
  ["man", /^(?:اخو|اخوي|ابو|ابوي|باب|جوز|زوج|والد|خطيب|صاحب|صحب|حما|حماي|مدير|زميل|جار|عريس|جد)$/],
];

const FRANCO_WHOSE = "(?:y|i|ya|o|oh|h|[ae]?ha|ak|ek|ik|[ae]?na|[ao]?hom|[ao]?ko|kom)";
const FRANCO: [Who, RegExp][] = [
  ["girl", /^(?:b[ei]n(?:t|not)|7afed(?:t|et))$/],
  ["boy", /^(?:[ei]bn|7afe+d)$/],
  [
    "woman",
    /^(?:(?:o|a)(?:5|kh)t|s[ao](?:7|h)b[ei]?t|(?:5|kh)at[ei]b[ei]?t|(?:5|kh)al[ei]?t|3am[ei]?t|(?:7|h)amat|m[ei]?rat|zawg[ei]?t|waldet|g[ei]d+[ei]?t|omm?|mamt|mod[ei]+r[ei]t|z[ei]m[ei]l[ei]?t)$/,
  ],
  [
    "man",
    /^(?:a(?:5|kh)o+|ab(?:o|oo|ou)|go+z|zog|wald|(?:5|kh)at[ei]+b|s[ao](?:7|h)b|(?:7|h)ama|mod[ei]+r|z[ei]m[ei]+l)$/,
  ],
];

const JOINED_ARABIC = new RegExp(`^${JOINED}(?=[\\u0621-\\u064a]{3})`);
const JOINED_FRANCO = /^(?:w|le?)(?=[a-z0-9]{3})/;
const ENDS_ARABIC = new RegExp(`^${WHOSE}$`);
const ENDS_FRANCO = new RegExp(`^${FRANCO_WHOSE}$`);

/** Where the noun ends is not seen: "a5oh" is "a5o-h", and "o5to" is "o5t-o". */
function relativeOf(word: string): Who | undefined {
  const isArabic = /^[\u0621-\u064a]/.test(word);
  const bare = word.replace(isArabic ? JOINED_ARABIC : JOINED_FRANCO, "");
  const ends = isArabic ? ENDS_ARABIC : ENDS_FRANCO;
  for (const whole of new Set([word, bare]))
    for (let at = whole.length - 1; at >= 2; at--) {
      const stem = ends.test(whole.slice(at)) ? whole.slice(0, at) : undefined;
      const who = stem && (isArabic ? ARABIC : FRANCO).find(([, noun]) => noun.test(stem))?.[0];
      if (who) return who;
    }
  return undefined;
}

/** "بنطلون راجل", "lel 3arees": who it is for by what he is; in Franco written so, for "regl" is a leg. */
const BY_ROLE = /^(?:[وف]?(?:ال|لل?)?(?:راجل|شاب|عريس)|rag[ei]l|shab+|3ar[ie]+s)$/;

/** As listed, else as it is built. */
export function peopleAt(words: string[], at: number): { value: Who; to: number } | undefined {
  const listed = LISTED(words, at);
  const word = words[at] ?? "";
  // "gdeeda" is new, and only sounds like a grandfather.
  const isOnlyHeard = listed?.to === at + 1 && /^[a-z0-9]+$/.test(word) && !isUsualWord(word);
  if (listed && !(isOnlyHeard && isSmallWord(word))) return listed;
  const value = BY_ROLE.test(word) ? "man" : relativeOf(word);
  return value && { value, to: at + 1 };
}
