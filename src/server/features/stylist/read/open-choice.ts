// "Either is fine", "ugh, both", "I don't mind which": of what was named any will do. Such words are no wish themselves,
// and behind a correction they take it back.
import { take, type Tokens } from "../../../language/tokens.ts";

const SIGHS =
  "(?:(?:ugh|oh|ok|okay|hm+|well|or|actually|honestly|maybe|just|really|fine|lol|haha|yes|you know what|come to think of it|i guess|i think) )*";
const CHOOSES =
  "(?:(?:i|we|she|he) (?:(?:really|kind of|actually|would|will|d|ll) )*(?:like|love|take|am|m|are|is|be) ?(?:happy|fine|ok|okay|good)? ?(?:with|for)? ?)?";
const ANY =
  "(?:either|both|whichever|any (?:one )?of (?:them|these|those|the two|the three|the above)|all of (?:them|these|those)|any of it)";
const OF_THEM =
  "(?: (?:one|ones|way|really|honestly|of (?:them|these|those|the two)|colou?rs?|options?))*";
const WILL_DO =
  "(?: (?:(?:is|are|would be|will be|s|sounds?|looks?|seems?) )?(?:fine|ok|okay|good|great|perfect|nice|cool|lovely|alright|all right|acceptable|welcome|possible)| (?:works?|goes|go|will do|would do|ll do|do|will work|would work))";
const GENTLY =
  "(?: (?:for me|by me|with me|tbh|to be honest|really|honestly|i guess|please|too|lol|haha))*";
const INDIFFERENT =
  "(?:(?:i )?(?:do not|dont|really do not) (?:mind|care) (?:which|either)(?: (?:one|of them|way))?|no preference|i am easy|im easy)";

const ALONE = new RegExp(
  `^${SIGHS}(?:${CHOOSES}${ANY}${OF_THEM}${WILL_DO}?|${INDIFFERENT})${GENTLY}$`,
);
/** Behind what it is said of, without a comma: "a denim skirt either is fine". */
const AT_THE_END = new RegExp(`^${ANY}${OF_THEM}${WILL_DO}${GENTLY}$`);

/** Takes the words that leave the choice open, and says where they begin. */
export function takeOpenChoice(tokens: Tokens): number | undefined {
  const { words, breaks } = tokens;
  const ends = [...[...breaks].filter((at) => at > 0 && at < words.length), words.length];
  let first: number | undefined;
  let from = 0;
  for (const to of ends.toSorted((a, b) => a - b)) {
    const begin = from;
    const at = words
      .slice(begin, to)
      .findIndex((_, n) =>
        (n === 0 ? ALONE : AT_THE_END).test(words.slice(begin + n, to).join(" ")),
      );
    // Said first it is no answer to anything: "either a dress or a skirt".
    if (at >= 0 && begin + at > 0) {
      take(tokens, begin + at, to);
      first ??= begin + at;
    }
    from = to;
  }
  return first;
}
