// What somebody has already and so does not want once more: after bags, "I have a black one", «عنده أبيض كتير»,
// "kol shonaty soda" refuse the colour. A piece that is owned is something else: it may be what the wish goes with.
import type { Tokens } from "../../../language/tokens.ts";
import type { Span } from "./span.ts";

const HAS =
  /^(?:[وف]?(?:عند(?:ي|ه|ها|نا|هم)|معا(?:يا|ه|ها))|w?3and(?:y|i|o|aha|ha|ena|ohom)|ma?3a(?:ya|ah|aha))$/;
const ENGLISH_HAS = /^(?:have|has|got|own|owns)$/;
/** "I own nothing black" and "everything I own" want it; "I have a black one already" does not. */
const ENOUGH_OF = /^(?:already|enough|plenty|loads|lots|many)$/;
const ALL = /^(?:كل|كله|كلها|كلهم|kol|kolo|kollo|kolaha|kollaha)$/;
const REACH = 4;
/** Of these somebody may have enough. */
const ENOUGH = new Set(["colour", "pattern"]);

/** "Have you got it in black?" asks; "عندكم" is the shop. */
const YOU = /^(?:you|u|ya|do|does)$/;

/** Spans that are refused because there is one; nothing else may be asked for. */
export function ownedAlready(
  { words, breaks }: Tokens,
  spans: readonly Span[],
  isRefined: boolean,
): Span[] {
  if (!isRefined) return [];
  return spans.filter(({ kind, from, to }) => {
    if (!ENOUGH.has(kind)) return false;
    let start = from;
    while (start > 0 && from - start < REACH && !breaks.has(start)) start -= 1;
    const before = words.slice(start, from);
    const around = [...before, ...words.slice(to, to + REACH)];
    const isEnough = around.some((word) => ENOUGH_OF.test(word));
    const has = before.findIndex((word) => HAS.test(word) || (isEnough && ENGLISH_HAS.test(word)));
    const isHad =
      has >= 0 && !YOU.test(before[has - 1] ?? "") && !/^\d+$/.test(before[has + 1] ?? "");
    // "الأسود عنده منه", "كل شنطي سودا".
    const isHadAfter = HAS.test(words[to] ?? "") && !breaks.has(to);
    const isAll = before.some((word) => ALL.test(word)) && before.some((word) => MINE.test(word));
    return isHad || isHadAfter || isAll;
  });
}

/** Whose they all are: "شنطي", "هدومها", "shonaty". */
const MINE = /^(?:[\u0621-\u064a]{3,}(?:ي|ه|ها)|[a-z0-9]{4,}(?:y|i|o|ha))$/;
