// The words of a query with what folding would lose: thousands, ranges, currency signs, commas.
import { foldWords, latinDigits } from "../../contract/fold-words.ts";
import { plainAdjective } from "./comparatives.ts";
import { withoutSigns } from "./emoji.ts";
import { unswapped } from "./swapped-letters.ts";
import { isUsualWord } from "./usual-words.ts";

export type Token = {
  /** Folded. */
  word: string;
  /** As typed. */
  raw: string;
};

export type Tokens = {
  all: Token[];
  words: string[];
  /** Places in front of which a comma, a line or a full stop stands. */
  breaks: Set<number>;
  /** Those of them where a sentence has ended. */
  stops: Set<number>;
  /** Those of them where a question has ended. */
  asks: Set<number>;
  /** Places that some reader has understood. */
  taken: Set<number>;
};

/** Numbers and signs as words, so that 1,500 stays one number and 300-600 becomes two. */
const SIGNS: [RegExp, string][] = [
  [/\b(?:can|wo|sha)n?['’]?t\b/giu, " can not "],
  [/(?<=\p{L})n['’]t(?!\p{L})/giu, " not "],
  [/\b(do|does|did|is|are|was|should|would|could)nt\b/gi, "$1 not "],
  [/(?<=\p{L})['’]s(?!\p{L})/giu, " "],
  [/\babt\b/gi, "about"],
  [/\bthru\b/gi, "through"],
  // "Wht is it", "wht do you have"; before a thing it is a colour.
  [
    /\bwht(?=['’]?s?\s+(?:is|are|r|was|do|does|did|can|could|should|would|will|to|else|about|if|i|u|you|we|they|goes?|kind|type|sizes?|colou?rs?|have|the|shd|shud)\b|s\b|\W*$)/gi,
    "what",
  ],
  [/\bwht\b/gi, "white"],
  // "Shes 60", "hes tall": as often without its stroke.
  [/\b(she|he|there|who|where)s\b/gi, "$1 "],
  // "For my sister, not me: red loafers": what was said before ends there; "size: M" goes on.
  [/(?<=\S \S+):\s+(?=[^\d\s])/gu, ", "],
  // «ف البنك», «ع البحر»: the short words before an article are whole ones.
  [/(?<!\p{L})(و?)ف (?=ال\p{L}{2})/gu, "$1في "],
  // Feet and inches: 5'2.
  [/(?<![\d.])([4-6])\s?['’′]\s?(\d{1,2})(?!\d)["”″]?/g, " $1ft$2 "],
  // "بين ال ١٠٠٠ وال ٢٥٠٠": an article before digits says nothing.
  [/(?<!\p{L})(و)?ال\s+(?=\d)/gu, " $1 "],
  // "The cheap ones on top": first, and nothing to wear.
  [
    /\b(ones?|cheap(?:est|er)?|expensive|pricey|priciest|newest|dearest) on top\b(?! of)/gi,
    "$1 first",
  ],
  // "On top of that I need a belt": also; "what goes on top of a dress": over it.
  [/\bon top of (?:that|all that|everything)(?: else)?\b/gi, "also"],
  [/\bon top of (?=(?:an?|my|the|this|these|those|it|them)\b)/gi, "over "],
  // "5amet-ha", "fasateen-ko": whose it is, written apart.
  [/(?<=[a-z0-9]{3})-(?=(?:ha|hom|ko|kom|na|ak|ek)\b)/gi, ""],
  // "Baqal men 900", "b2a2al mn alf": less than.
  [/\bb?[ei]?(?:2?a[2qk]|2a2)[ae]?l+(?=\s+m[ei]?n\b)/gi, "a2al"],
  // "Wla chiffon": or, nor.
  [/\bwl+ah?\b/gi, "wala"],
  // "le el fostan" is "lel fostan".
  [/\ble el (?=[a-z])/gi, "lel "],
  // "مابتشفش", "mabtsheffesh": the no around the verb stands before it.
  [/(?<!\p{L})ما?(ب[يت]شف)ش(?!\p{L})/gu, " مش $1 "],
  [/\bma?b[eiy]?[ty][aei]?sh[aei]f+[aei]?sh\b/gi, " mesh betshef "],
  // "متتكرمش", "matetkarmeshsh": the same of what creases.
  [/(?<!\p{L})ما?(?:ب?[يت]ت?كرمش)ش?(?!\p{L})/gu, " مش بيكرمش "],
  [/\bma?b?[eiy]*[ty][aei]*t?[aei]?karm[aei]sh(?:sh)?\b/gi, " mesh bykarmesh "],
  // Somebody's height: "1.90", "1m72", "1,65 m"; a blanket is 1.40 by 2.
  [
    /(?<![\d.,]|[x×*]\s?)(1)\s?[.,٫m]\s?([4-9]\d)(?![\d.,]\d|\d|\s*[x×*]|\s*(?:k|thousand|egp|الف|الاف|جنيه))\s*(?:m|metres?|meters?|متر)?(?!\p{L})/giu,
    " $1$2cm ",
  ],
  // Letters of Franco that are a digit and a stroke: 3'aly, 7'afeef.
  [/3['’`](?=\p{L})/gu, "gh"],
  [/7['’`](?=\p{L})/gu, "kh"],
  // "ma tet3adash", "ma fish": the no is one word.
  [/(?<![\da-z])ma (?=[a-z0-9]{2,}sh(?![\da-z]))/gi, "ma"],
  // And one that is a whole letter: me4, 4anta; but 4xl and 4pcs.
  [/(?<![\da-z])([a-z235678]*[a-z][a-z235678]+)4(?!\d)/gi, "$1sh"],
  [
    /(?<![\da-z])4(?=(?:[aeiou]|[^aeiou\d\W][aeiou])[a-z235678]{2,})(?!(?:ever|piece|pack|year|month)s?\b)/gi,
    "sh",
  ],
  [/(?<=\d)[,٬،'](?=\d{3}(?!\d))/g, ""],
  [/(?<=\d)٫(?=\d)/g, "."],
  [/\bl\s?\.\s?e\b\.?/gi, " egp "],
  [/ج\s?\.\s?م\.?/g, " جنيه "],
  [/£|e£/gi, " egp "],
  [/\b100\s*[%٪]/g, " "],
  [
    /(?<!\p{L})(?:ميه|مية|مئة)\s*(?:في|ف)?\s*(?:ال)?(?:ميه|مية|مئة)(?!\p{L})|\bmeya (?:fel |f el )?meya\b|\b100 100\b/giu,
    " ",
  ],
  [/(\d)\s*[%٪]/g, "$1 percent "],
  [/(\d)\s*\+/g, "$1 and up "],
  [/(?<=\p{L})\s\+\s(?=\p{L})/gu, " and "],
  [/(\d{2,})\s*(?:-|–|—|~|\.\.+|\/)\s*(?=\d{2,})/g, "$1 to "],
  [/(\d)\s*(?:-|–|—)\s*(?=\d{1,2}\s*(?:k\b|thousand|الاف|تلاف|talaf))/gi, "$1 to "],
  [
    /(\d)\s*(?:-|–|\/)\s*(?=\d{1,2}\s*(?:m|mo|months?|y|yrs?|years?|شهور|شهر|سنين|سنه|سنوات)(?!\p{L}))/giu,
    "$1 to ",
  ],
  // "My 3yo", "8yrs".
  [/(\d)(?=(?:yo|yrs?|yr old)\b)/gi, "$1 "],
  [/(?:<=?|≤)\s*(?=\d)/g, " under "],
  [/(?:>=?|≥)\s*(?=\d)/g, " over "],
  [/~\s*(?=\d)/g, " around "],
  [/\b(\d+(?:\.\d+)?k?)[ -]?ish\b/gi, " around $1 "],
  [/(?<=(?:\d|\b(?:half a|and a half|couple of|couple|few)) )k\b/gi, "thousand"],
  [/(\dk)\s*(?:-|–|—)\s*(?=\d)/gi, "$1 to "],
  // "١٫٥ الف", "2.5 alaf": a part of a thousand is no whole one.
  [
    /(\d+)\.(\d)\s*(?:thousand|grand|[أا]لف|[آا]لاف|تلاف|باكو|2?alf|[at]?alaf|bakk?o)(?=$|[^\p{L}\d])/giu,
    "$1$200",
  ],
  // "٢ك", "١٫٥ ك": the same k in Arabic letters.
  [/(?<=\d)\s?[كk](?=$|[^\p{L}\d])/gu, "k"],
  [/(\d{2,})(?=(?:le|egp|gnd|gneh|geneh|pounds?)\b)/gi, "$1 "],
  [/([\u0621-\u064a])(?=\d)/g, "$1 "],
  [/(\d)(?=[\u0621-\u064a])/g, "$1 "],
  // "Sa23", "wa23", "fa23": letters of Franco, and no size.
  [/(?<!\b[swfr]a)(?<=[a-z])(?=\d{2,}(?![a-z\d]))/gi, " "],
];

/** What a messenger puts around a line that is copied out of it, and addresses. */
const NOISE =
  /^\s*\[?\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s+\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?|[صم])?\s*\]?\s*(?:-\s*)?[^:\n]{1,40}:|\bhttps?:\/\/\S+|\bwww\.\S+|\?\w+=\S+/gimu;

/** "hiii", "فستااان": a letter that is held on to is one letter; in "XXXL" each counts. */
const HELD = /(?!x+\W?(?:l|s|large|small)(?!\p{L}))(\p{L})\1{2,}/giu;

/** "Ameees", "fostaan 3eeed": a long vowel that is held on to stays long, where the short one is no word of English. */
const HELD_LONG = /(?<![a-z0-9])[a-z0-9]*([eo])\1{2,}[a-z0-9]*(?![a-z0-9])/gi;
const withLongVowels = (text: string): string =>
  text.replace(HELD_LONG, (word) => {
    const short = word.replace(HELD, "$1");
    return isUsualWord(short.toLowerCase()) ? short : word.replace(/([eo])\1{2,}/gi, "$1$1");
  });

function spelled(text: string): string {
  const plain = withoutSigns(text.replace(NOISE, "\n")).normalize("NFKC");
  let result = latinDigits(withLongVowels(plain).replace(HELD, "$1"));
  for (const [pattern, replacement] of SIGNS) result = result.replace(pattern, replacement);
  return result.replace(/(?<![\d.])(\d{1,3}(?:\.\d+)?)k(?![a-z\d])/gi, (_, much: string) =>
    String(Math.round(Number(much) * 1000)),
  );
}

const PIECE = /(\d+\.\d+)|([\p{L}\p{N}\p{M}\u0640]+)|([,،;؛\n.!?؟|/])/gu;

export function readTokens(text: string): Tokens {
  const all: Token[] = [];
  const breaks = new Set<number>();
  const stops = new Set<number>();
  const asks = new Set<number>();
  for (const [raw, decimal, , stop] of spelled(text).matchAll(PIECE)) {
    if (stop) breaks.add(all.length);
    if (stop && /[?؟]/.test(stop)) asks.add(all.length);
    if (stop && /[.!?؟\n]/.test(stop)) stops.add(all.length);
    else if (decimal) all.push({ word: String(Math.round(Number(decimal))), raw });
    else
      for (const word of foldWords(raw).split(" ").filter(Boolean))
        all.push({ word: unswapped(word), raw });
  }
  const said = all.map(({ word }) => word);
  for (const [at, token] of all.entries()) token.word = plainAdjective(said, at);
  return { all, words: all.map(({ word }) => word), breaks, stops, asks, taken: new Set() };
}

export const take = ({ taken }: Tokens, from: number, to: number): void => {
  for (let at = from; at < to; at++) taken.add(at);
};

/** Words as typed. */
export const typed = ({ all }: Tokens, from: number, to: number): string =>
  all
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(" ");
