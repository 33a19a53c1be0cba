// People by their relation, whoever's they are: "اختها", "لجوزها", "a5oha", "his sister". The noun says who it is, what
// is joined to it only whose.
import { isSmallWord } from "../../../language/small-words.ts";
import { noteFixed } from "../../../language/speech.ts";
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
  [
    "man",
    /^(?:اخو|اخوي|ابو|ابوي|باب|جوز|زوج|والد|خطيب|صاحب|صحب|حما|حماي|مدير|زميل|جار|عريس|جد|عم|خال)$/,
  ],
  ["child", /^(?:ا?ولاد|عيال|احفاد)$/],
];

const FRANCO_WHOSE = "(?:y|i|ya|o|oh|h|[ae]?ha|ak|ek|ik|[ae]?na|[ao]?hom|[ao]?ko|kom)";
const FRANCO: [Who, RegExp][] = [
  ["girl", /^(?:b[ei]?n(?:t|not)|7afed(?:t|et))$/],
  ["boy", /^(?:[ei2]bn|7afe+d)$/],
  [
    "woman",
    /^(?:2?(?:o|a)(?:5|kh)t|s[ao](?:7|h)b[ei]?t|(?:5|kh)at[ei]b[ei]?t|(?:5|kh)al[ei]?t|3am[ei]?t|(?:7|h)amat|m[ei]?rat|zawg[ei]?t|waldet|g[ei]d+[ei]?t|omm?|mamt|mod[ei]+r[ei]t|z[ei]m[ei]l[ei]?t)$/,
  ],
  [
    "man",
    /^(?:2?a(?:5|kh)o+|2?ab(?:o|oo|ou)|2b|go+z|zog|wald|(?:5|kh)at[ei]+b|s[ao](?:7|h)b|(?:7|h)ama|mod[ei]+r|z[ei]m[ei]+l)$/,
  ],
  ["child", /^(?:a?wlad|3[ei]yal)$/],
];

const JOINED_ARABIC = new RegExp(`^${JOINED}(?=[\\u0621-\\u064a]{3})`);
const JOINED_FRANCO = /^(?:w|le?)(?=[a-z0-9]{3})/;
/** Before two nouns the first may be as short as "ام". */
const JOINED_SHORT = /^[وف]?[لب]?(?=[\u0621-\u064a]{2})/;
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
const BY_ROLE = /^(?:[وف]?(?:ال|لل?)?(?:راجل|شاب|شباب|عريس)|rag[ei]l|shab+|shab+ab|3a?r[ie]+s)$/;

/** "مرات اخويا", "om gozy", "اخت العريس": the first noun says who it is, the next one only whose. */
const HEADS: [Who | "offspring", RegExp][] = [
  [
    "woman",
    /^(?:مرات|زوجه|ام|اخت|خاله|عمه|حماه|جده|خطيبه|صاحبه|صحبه|زميله|جاره|سلفه|مدرسه|ميس|مس|ابله|داده|ناظره|مربيه|مدربه|دكتوره|مديره|miss|mes|abla|m[ei]?rat|zawget|omm?|(?:o|a)(?:5|kh)t|(?:5|kh)al+[ei]t|3am+[ei]t|(?:7|h)amat|gedd?[ei]t|(?:5|kh)at[ei]+b[ei]t|s[ao](?:7|h)b[ei]t|zem[ei]+l[ei]t|mod[ae]r+[ei]s+[ei]t)$/,
  ],
  [
    "man",
    /^(?:جوز|زوج|ابو|اخو|خال|عم|حما|جد|خطيب|صاحب|زميل|جار|مدرس|مدرب|كابتن|مستر|استاذ|دكتور|mister|mestar|ostaz|go+z|zo+g|abo+|abu|a(?:5|kh)o+|(?:5|kh)al|3amm?|(?:7|h)ama|(?:5|kh)at[ei]+b|s[ao](?:7|h)[ei]b|mod[ae]r+[ei]s|kabt[ei]n)$/,
  ],
  ["offspring", /^(?:بنت|ابن|b[ei]nt|[ei]bn|b[ei]n)$/],
  ["child", /^(?:ا?ولاد|عيال|a?wlad|welad|3[ei]yal)$/],
];
const DAUGHTER = /^(?:بنت|b[ei]nt)$/;
/** Whose children are as old as who speaks: of an uncle, an aunt, a husband's family. */
const OWN_AGE = /^(?:ال)?(?:عم|خال|حما|سلف)|^(?:3am|(?:5|kh)al|(?:7|h)ama|self)/;
/** In Latin letters these are heard as something else, "merat" as what is sent back. */
for (const head of ["merat", "mrat", "mirat"]) noteFixed(head);

function constructAt(words: string[], at: number): { value: Who; to: number } | undefined {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  const isArabic = /^[\u0621-\u064a]/.test(word);
  const bare = word.replace(isArabic ? JOINED_SHORT : JOINED_FRANCO, "");
  const head = HEADS.find(([, noun]) => noun.test(word) || noun.test(bare))?.[0];
  // "I miss my son" speaks English, and "el miss bta3et ebny" of his teacher.
  if (!head || /^(?:[وف]?ل|le?$|lel$|my$|our$|his$|her$|the$|you)/.test(next)) return undefined;
  const from = /^(?:el|al)$/.test(next) ? at + 2 : at + 1;
  const whose = constructAt(words, from) ?? namedAt(words, from) ?? childrenAt(words, from);
  if (!whose) return undefined;
  const isOwnAge = OWN_AGE.test(words[from] ?? "");
  const isDaughter = DAUGHTER.test(word) || DAUGHTER.test(bare);
  const [grown, young] = isDaughter ? (["woman", "girl"] as const) : (["man", "boy"] as const);
  const value = head === "offspring" ? (isOwnAge ? grown : young) : head;
  return { value, to: whose.to };
}

/** "Modarreset welady": behind a noun they are somebody's, and no boys' clothes. */
const childrenAt = (words: string[], at: number): { value: Who; to: number } | undefined =>
  /^(?:w[ei]?lad|awlad|3[ei]yal)(?:y|i|na|ha|aha|o)$/.test(words[at] ?? "")
    ? { value: "child", to: at + 1 }
    : undefined;

/** "Lebny 3ando 5 seneen", "lebny f kg1": no baby blue. */
const isMySon = (words: string[], at: number): boolean =>
  /^l[ei]?bn[iy]$/.test(words[at] ?? "") &&
  (/^(?:3ando|3omro|senno|elly|el)$/.test(words[at + 1] ?? "") ||
    (/^(?:f|fe)$/.test(words[at + 1] ?? "") &&
      /^(?:kg\d?|oula|ola|tanya|talta|rab3a|5amsa|khamsa|satta|7adana|el)$/.test(
        words[at + 2] ?? "",
      )));

/** "والأم نفسها؟", "wel om": somebody of whom the talk was, by what they are to each other. */
const SPOKEN_OF = [
  ["woman", /^[وف]?ال(?:ام|جده|حماه|زوجه|عروسه|عروس)$/],
  ["man", /^[وف]?ال(?:اب|جد|حما|زوج|عريس)$/],
] as const;
const spokenOfAt = (words: string[], at: number): { value: Who; to: number } | undefined => {
  const isSelf = /^نفس(?:ه|ها)$/.test(words[at + 1] ?? "");
  const value = SPOKEN_OF.find(([, noun]) => noun.test(words[at] ?? ""))?.[0];
  // «العروسة عايزانا نلبس نبيتي»: who wants something of others is their host.
  const isHost = /^(?:عايز|عاوز|طالب|قال|عامل|مختار)\S+$/.test(words[at + 1] ?? "");
  return value && !isHost && (isSelf || at === 0)
    ? { value, to: isSelf ? at + 2 : at + 1 }
    : undefined;
};

const OF_WHOM =
  /^of (?:the|our|my|your|a) (?:bride|groom|bride and groom|couple|birthday girl|host|hostess)(?: |$)/;
/** "The mother of the groom": the first noun says who it is, and the groom only whose she is. */
const ofTheWedding = (words: string[], at: number): { value: Who; to: number } | undefined => {
  const head = namedAt(words, at);
  const whose = head && OF_WHOM.exec(words.slice(head.to, head.to + 6).join(" "))?.[0].trim();
  return head && whose ? { value: head.value, to: head.to + whose.split(" ").length } : undefined;
};

/** As it is built of two, as listed, or with what is joined to it. */
export function peopleAt(words: string[], at: number): { value: Who; to: number } | undefined {
  const built = constructAt(words, at);
  if (isMySon(words, at)) return { value: "boy", to: at + 1 };
  const named = spokenOfAt(words, at) ?? ofTheWedding(words, at) ?? namedAt(words, at);
  return built && (!named || built.to >= named.to) ? built : named;
}

function namedAt(words: string[], at: number): { value: Who; to: number } | undefined {
  const listed = LISTED(words, at);
  const word = words[at] ?? "";
  // "gdeeda" is new, and only sounds like a grandfather.
  const isOnlyHeard = listed?.to === at + 1 && /^[a-z0-9]+$/.test(word) && !isUsualWord(word);
  if (listed && !(isOnlyHeard && isSmallWord(word))) return listed;
  // "Lebs welady" is for boys, "l welady" for my children.
  const isForChildren = /^welad[yi]$/.test(word) && /^(?:le?|3a?shan)$/.test(words[at - 1] ?? "");
  const value = isForChildren ? "child" : BY_ROLE.test(word) ? "man" : relativeOf(word);
  return value && { value, to: at + 1 };
}
