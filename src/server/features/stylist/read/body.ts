// How tall somebody is and what they weigh: said of the wearer, and neither a price nor a size.
import { COIN } from "../../../language/money-words.ts";
import { take, type Tokens } from "../../../language/tokens.ts";
import type { Wearer, Who } from "../wish.ts";

const SHORT_UNTIL = 158;
const TALL_FROM = { woman: 176, man: 187 };
const CENTIMETRES = /^(?:cm|cms|centimetres?|centimeters?|سم|سنتي|santy)$/;
const KILOS = /^(?:kg|kgs|kilos?|kilograms?|كيلو|كجم|kilo)$/;
const FEET = /^(?:ft|feet|foot)$/;
const SAID_OF_HEIGHT = new Set("tall height طولي طوله طولها tooly toly tolha طول".split(" "));

type Measure = { centimetres?: number; to: number };

/** "5'2" comes as 5ft2; "165 cm", "1.65 m", "طولي ١٧٠". */
function measureAt({ words }: Tokens, at: number): Measure | undefined {
  const [word = "", next = ""] = [words[at], words[at + 1]];
  const joined = /^([4-6])ft(\d{1,2})?$/.exec(word);
  if (joined)
    return { centimetres: inchesOf(Number(joined[1]), Number(joined[2] ?? 0)), to: at + 1 };
  if (/^[4-6]$/.test(word) && FEET.test(next)) {
    const inches = /^\d{1,2}$/.test(words[at + 2] ?? "") ? Number(words[at + 2]) : undefined;
    return {
      centimetres: inchesOf(Number(word), inches ?? 0),
      to: at + (inches === undefined ? 2 : 3),
    };
  }
  const written = /^(1[3-9]\d|20\d)(?:cm|سم)$/.exec(word);
  if (written) return { centimetres: Number(written[1]), to: at + 1 };
  const isHeight = /^(?:1[3-9]\d|20\d)$/.test(word);
  if (isHeight && CENTIMETRES.test(next)) return { centimetres: Number(word), to: at + 2 };
  if (
    isHeight &&
    (SAID_OF_HEIGHT.has((words[at - 1] ?? "").replace(/^و/, "")) ||
      isOfBody(words, at) ||
      isOfOne(words, at))
  )
    return { centimetres: Number(word), to: at + 1 };
  if (/^\d{2,3}(?:kgs?|kilos?|كيلو|كجم)$/.test(word)) return { to: at + 1 };
  if (/^\d{2,3}$/.test(word) && KILOS.test(next)) return { to: at + 2 };
  return undefined;
}

/** «بنطلون لواحد ١٩٠», "le wa7ed 190". */
const isOfOne = (words: string[], at: number): boolean =>
  /^(?:لواحده?|لراجل|لشاب|wa7ed|wa7da|rag[ei]l)$/.test(words[at - 1] ?? "") &&
  !COIN.has(words[at + 1] ?? "");

/** "انا طويلة ١٧٨", "I'm really tall, 182": said of somebody, and no price follows. */
const isOfBody = (words: string[], at: number): boolean => {
  const before = words.slice(Math.max(0, at - 4), at);
  return (
    before.some((word) => SOMEBODY.has(word)) &&
    before.some((word) => HIGH.test(word)) &&
    !COIN.has(words[at + 1] ?? "")
  );
};
const SOMEBODY = new Set("i im m am she he ana hya howa heya انا هي هو".split(" "));
const HIGH =
  /^(?:tall|short|petite|tiny|و?طويله?|و?قصيره?|t[ae]?w[ei]+la?|2?[oa]s[ae]?y[ae]?ra?|2?[aq]s[ei]+ra?)$/;

const MUCH = 85;
const VERY_MUCH = 105;
const OF_SELF =
  /^(?:انا|وانا|ana|w?ana|i|im|am|weigh|وزن(?:ي|ها|ه)|وزنك|w[ae]zn(?:y|i|aha|o)|هو|هي|he|she|جوزي|ماما|بابا|goz[iy]|mama|baba)$/;
/** «وزني ٩٥ كيلو», "ana 110 kilo": the sizes that somebody of that weight wears. */
export function sizesOfWeight({ words }: Pick<Tokens, "words">): string[] {
  if (!words.some((word) => OF_SELF.test(word))) return [];
  for (const [at, word] of words.entries()) {
    const joined = /^(\d{2,3})(?:kgs?|kilos?|كيلو|كجم)$/.exec(word)?.[1];
    const kilos =
      joined ??
      (/^\d{2,3}$/.test(word) &&
      (KILOS.test(words[at + 1] ?? "") ||
        /^و?(?:وزن(?:ي|ها|ه)|w[ae]zn(?:y|i|aha|o)|weigh)$/.test(words[at - 1] ?? ""))
        ? word
        : undefined);
    const weight = Number(kilos ?? 0);
    if (weight >= MUCH && weight <= HEAVIEST)
      return weight >= VERY_MUCH ? ["XXL", "3XL"] : ["XL", "XXL", "3XL"];
  }
  return [];
}
const HEAVIEST = 200;

const inchesOf = (feet: number, inches: number): number => Math.round((feet * 12 + inches) * 2.54);

/** Takes the measures, and says what follows for lengths. */
export function readBody(tokens: Tokens, who: Who | undefined): Wearer {
  let found: Wearer = {};
  for (let at = 0; at < tokens.words.length; at++) {
    const measure = tokens.taken.has(at) ? undefined : measureAt(tokens, at);
    if (!measure) continue;
    const isSaid = SAID_OF_HEIGHT.has((tokens.words[at - 1] ?? "").replace(/^و/, ""));
    take(tokens, isSaid ? at - 1 : at, measure.to);
    const { centimetres } = measure;
    if (centimetres === undefined) continue;
    const tall = TALL_FROM[who === "man" ? "man" : "woman"];
    found = {
      ...(centimetres <= SHORT_UNTIL && { isShort: true }),
      ...(centimetres >= tall && { isTall: true }),
    };
  }
  return found;
}

const FOR = /^(?:ل(?=.{3})|for$|le$)/;
const IS = /^(?:is|s|هو|هي|howa|heya|hya)$/;
const TALL = /^(?:tall|طويله?|taw[ei]+la?)$/;
const LOW = /^(?:petite|قصيره?|2?[oa]s[ae]?y[ae]?ra?)$/;

const BUILT =
  /^و?(?:تخينه?|رفيعه?|مليانه?|عريض|نحيفه?|w?t[ei]?(?:5|kh)[ei]+na?|w?rofaya?3a?|w?malyana?)$/;

/** «جوزي طويل ومش لاقي», "my husband is tall": how tall who is named is, and no length of a piece; gives what is behind. */
export function readHeight(tokens: Tokens, from: number, to: number, wearer: Wearer): number {
  const at = IS.test(tokens.words[to] ?? "") ? to + 1 : to;
  const word = tokens.words[at] ?? "";
  // «لعريس قصير وتخين»: two of them are said of the body.
  const isOfBoth = BUILT.test(tokens.words[at + 1] ?? "") || BUILT.test(tokens.words[at + 2] ?? "");
  if ((FOR.test(tokens.words[from] ?? "") && !isOfBoth) || !(TALL.test(word) || LOW.test(word)))
    return to;
  wearer[TALL.test(word) ? "isTall" : "isShort"] = true;
  take(tokens, to, at + 1);
  return at + 1;
}
