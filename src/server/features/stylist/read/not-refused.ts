// How far a not reaches, and where it refuses nothing: it asks ("don't you have it in red?"), or tells what is missing ("I own nothing warm").
import type { Tokens } from "../../../language/tokens.ts";
import {
  ASKING,
  HOW_BIG,
  JOINTS,
  NEITHER,
  OF_THINGS,
  QUALITY,
  UNWILLING,
} from "./negation-words.ts";
import type { Span } from "./span.ts";

const AUXILIARY = new Set("do does did is are was were have has can could".split(" "));
const WHOM = new Set("you u there they it this these those".split(" "));

/** "Don't you have it in red?", "isn't there": turned round, a not asks. */
const isAskedSo = ({ words, breaks }: Tokens, at: number): boolean =>
  words[at] === "not" &&
  AUXILIARY.has(words[at - 1] ?? "") &&
  WHOM.has(words[at + 1] ?? "") &&
  (at === 1 || breaks.has(at - 1) || ASK_AFTER.has(words[at - 2] ?? ""));

const ASK_AFTER = new Set("but and so ok okay why hmm oh".split(" "));

const ANYBODY = /^not (?:for )?(?:me|him|her|us|them|myself|mine)$/;

/** "No idea what top", "no problem", "I hate shopping for jeans", "for my sister not me": a no that is said of no piece. */
export const isOfNothing = ({ words, breaks }: Tokens, at: number): boolean =>
  // «قصيرة مش أوي»: how much of it.
  (/^(?:مش|mesh|msh|mish|not)$/.test(words[at] ?? "") &&
    /^(?:اوي|قوي|جدا|للدرجه|awy|awi|2awy|geddan|lel)$/.test(words[at + 1] ?? "") &&
    (words[at + 1] !== "lel" || /^darag/.test(words[at + 2] ?? "")) &&
    !breaks.has(at + 1)) ||
  // "He's never without a cap".
  /^(?:never|not|rarely|seldom)(?: (?:seen|out|found|caught))? without(?: |$)/.test(
    words.slice(at, at + 3).join(" "),
  ) ||
  (words[at] === "without" &&
    /(?:^| )(?:never|not|rarely|seldom|hardly ever)(?: (?:seen|out|found|caught))?$/.test(
      words.slice(Math.max(0, at - 3), at).join(" "),
    )) ||
  [2, 3].some((far) => ANYBODY.test(words.slice(at, at + far).join(" "))) ||
  (/^(?:i |she |he )?hates?$/.test(
    words.slice(at, words[at] === "i" ? at + 2 : at + 1).join(" "),
  ) &&
    /^(?:shopping|buying|looking|searching|trying|choosing|hunting)$/.test(
      words[words[at] === "i" ? at + 2 : at + 1] ?? "",
    )) ||
  (words[at] === "no" &&
    /^(?:idea|clue|problem|problems|worries|rush|doubt|wonder|joke|matter|hurry)$/.test(
      words[at + 1] ?? "",
    ));

/** "Zero boots to wear it with", "no shoes to go with it": what is missing beside what is there. */
const isMissingBeside = ({ words, breaks }: Tokens, at: number): boolean => {
  if (!/^(?:no|zero|nothing)$/.test(words[at] ?? "")) return false;
  let end = at + 1;
  while (end < words.length && !breaks.has(end)) end += 1;
  return /\bto (?:wear|go|put|pair|match|throw|carry) ?(?:it|this|that|them|on)?(?: on)? (?:with|over|under|at|to|for|in)\b|\bto wear\b/.test(
    words.slice(at + 1, end).join(" "),
  );
};

/** "I own nothing warm", "I don't have any heels", "I never find trousers": what is missing is wanted. */
const isLacking = ({ words }: Tokens, at: number): boolean =>
  (/^(?:not|never)$/.test(words[at] ?? "") && FINDS.has(words[at + 1] ?? "")) ||
  isNotFound(words, at) ||
  isLackedHere(words, at) ||
  isNotOwned(words, at);

export const isStillWished = (tokens: Tokens, at: number): boolean =>
  isAskedSo(tokens, at) ||
  isLacking(tokens, at) ||
  isMissingBeside(tokens, at) ||
  isSpared(tokens, at);

/** "ميبوظش من المطر", "mayetballesh": whom water does no harm keeps it out. */
const isSpared = ({ words }: Tokens, at: number): boolean =>
  UNWILLING.test(words[at] ?? "") &&
  (/(?:بوظ|تبل|دخل|سرب|شرب|خرب|تلف|تاثر|ضر)/.test(words[at] ?? "") ||
    /(?:boo?z|tball?|d5al|dkhal|sarr?ab|shrab|5rab|khrab|tlaf)/.test(words[at] ?? ""));

/** "مش لاقية شنطة", "mala2etsh gazma": who finds none looks for one. */
const isNotFound = (words: string[], at: number): boolean =>
  /^(?:ما?ل[قا]?ي?تش|مبلاقيش|ma?la2[ei]*tsh|mabala2eesh)$/.test(words[at] ?? "") ||
  (/^(?:مش|mesh|msh|mish|mosh)$/.test(words[at] ?? "") &&
    /^(?:لاقي|لاقيه|لاقيين|لاقين|عارفه?|la2y|la2ya|la2yeen|3arfa|3aref)$/.test(words[at + 1] ?? ""));
const FINDS = new Set("find spot".split(" "));

const HAS_NOT =
  /^و?ما?عند(?:ي|ه|ها|نا|هم)?(?:ا)?ي?ش$|^w?ma?3and?(?:i|ee|y|aha|oho?m|ena)?(?:sh|4)$|^w?ma?3andee?sh$/;
const ANY_OF =
  /^(?:اي|ولا|لبس|هدوم|حاجه|حته|قطعه|خالص|اصلا|لسه|ay|wala|lebs|hedoo?m|7aga|haga|7etta|2et3a|5ales|aslan|lessa)$/;
/** «معنديش لبس أسود», "ma3andeesh 7aga shetwy": who has none of it looks for it; what it should not be is said with a refusal. */
const isLackedHere = (words: string[], at: number): boolean =>
  (HAS_NOT.test(words[at] ?? "") && ANY_OF.test(words[at + 1] ?? "")) ||
  // «مفيش جزمة بتدخل في رجله», "mafeesh fostan byenfa3ny".
  (/^و?(?:مفيش|مافيش)$|^w?mafee?sh$/.test(words[at] ?? "") &&
    words
      .slice(at + 2, at + 4)
      .some((word) =>
        /^ب?[يت](?:دخل|نفع|ليق|قفل|ظبط|ناسب|ركب|جي|طلع)\S*$|^b?y?e?t?e?(?:d[5k]h?ol|nfa3|lee2|2fel|zbot|naseb|rkab|gy)\w*$/.test(
          word,
        ),
      )) ||
  (/^(?:مفيش|mafee?sh)$/.test(words[at] ?? "") &&
    /^(?:عندي|عندها|عنده|3andy|3andaha|3ando)$/.test(words[at + 1] ?? ""));

const isNotOwned = (words: string[], at: number): boolean =>
  words[at] === "nothing" || words[at] === "no"
    ? // "Getting married on Friday and still no suit".
      (HAS.has(words[at - 1] ?? "") && !isOfPiece(words, at - 2)) ||
      (HAS.has(words[at - 2] ?? "") && !isOfPiece(words, at - 3)) ||
      words[at - 1] === "still"
    : words[at] === "not" &&
      /^(?:do|does|did)$/.test(words[at - 1] ?? "") &&
      /^(?:own|have|got)$/.test(words[at + 1] ?? "") &&
      /^(?:i|we|she|he|they|really)$/.test(words[at - 2] ?? "");
/** "Bags that have no leather in them": a piece has none, and nobody lacks it. */
const isOfPiece = (words: string[], at: number): boolean =>
  /^(?:that|which|it|they|must|should|to|can|bags?|shoes?|dress(?:es)?|tops?|ones?|pieces?)$/.test(
    words[at] ?? "",
  );
const HAS = new Set("own owns have has got".split(" "));

const FAR = 4;
/** "Not a full suit", "not another boring office shirt": whatever stands between, a sort of piece is refused. */
export function isOneSort(
  words: string[],
  start: number,
  place: number,
  isKind: (at: number) => boolean,
): boolean {
  const isOne = /^(?:a|an|another|those|these|your)$/.test(words[start] ?? "");
  const far = [1, 2].find((one) => isKind(place + one));
  return isOne && place > start && far !== undefined && place + far - start <= FAR;
}

const IS_NOT = /^(?:و?مش|w?m[ei]?sh)$/;
const THING = /^(?:حاجه|7aga|haga)$/;
/** «مش بتلبس غير بينك», «مش عايزة حاجة غير سودا»: what is left when all else is refused. */
export const isOnlyAt = (words: string[], at: number): boolean =>
  isRefusedAt(words, at - 1) ||
  IS_NOT.test(words[at - 2] ?? "") ||
  (THING.test(words[at - 1] ?? "") && isRefusedAt(words, at - 2));

/** "ما تجيبيش الا", "مش عايزة غير": refused already, by one word or by two. */
function isRefusedAt(words: string[], place: number): boolean {
  const [before = "", word = ""] = [words[place - 1], words[place]];
  return (
    UNWILLING.test(word) ||
    (/^(?:ما|ma)$/.test(before) && /(?:ش|sh)$/.test(word)) ||
    (/^(?:مش|mesh|msh|mish)$/.test(before) && ASKING.has(word))
  );
}

/** "La satin wala chiffon" refuses both; alone "la" may be any little word. */
export const neitherAt = (words: string[], at: number): { to: number } | undefined =>
  words[at] === "la" && words.slice(at + 2, at + 2 + FAR).some((word) => NEITHER.has(word))
    ? { to: at + 1 }
    : undefined;

const WHICH_ONE = /^(?:real|genuine|actual|true|full|whole|fake|faux|single|proper|massive)$/;
const WORN_WHERE = new Set(["kind", "season", "occasion", "audience"]);

/** "Not itchy sweater", "no boring dresses": where nothing else is named, the quality is refused, and the piece is the wish. */
export function isOnlyPiece(
  words: readonly string[],
  from: number,
  first: Span | undefined,
  spans: readonly Span[],
): boolean {
  const isQuality = (word: string): boolean => HOW_BIG.test(word) && !WHICH_ONE.test(word);
  return (
    first !== undefined &&
    WORN_WHERE.has(first.kind) &&
    words.slice(from, first.from).some(isQuality) &&
    spans.filter(({ kind }) => kind === "kind").length === 1 &&
    !words.some((word) => /^(?:something|anything|outfit|look)$/.test(word))
  );
}

/** "No rips", "without a zip". */
export const isThing = (words: string[], span: Span): boolean =>
  words.slice(Math.max(0, span.from - 2), span.from).some((word) => OF_THINGS.test(word)) &&
  !isQuality(words, span);

/** "High waisted", "oversized", "long". */
export const isQuality = (words: string[], { kind, from, to }: Span): boolean =>
  kind === "feature" && QUALITY.test(words.slice(from, to).join(" ")) && !JOINTS(words, to);
