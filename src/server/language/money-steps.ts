// The budget before, changed by so much: "double it", "shave another 800 off that", "I can go 500 higher".
import { amountAt } from "./money-amounts.ts";
import { take, type Tokens } from "./tokens.ts";

const IT =
  "(?:it|that|this|(?:the|my|our) (?:budget|price|amount|limit|number|figure|sum|max|maximum|cap|ceiling))";
const TIMES: [RegExp, number][] = [
  [new RegExp(`^(?:double|twice) (?:${IT}|as much)(?= |$)`), 2],
  [new RegExp(`^(?:triple|treble) ${IT}(?= |$)`), 3],
  [new RegExp(`^(?:halve|half|cut in half|half of) (?:${IT}|as much)(?= |$)`), 0.5],
  [new RegExp(`^(?:cut|slash|bring|take) ${IT} (?:down )?(?:in|by|to) half(?= |$)`), 0.5],
];

const MANY = "(?: (?:another|a further|an extra|extra|some|about|around|maybe|say|up to))*";
const DOWN_BY = `(?:shave|knock|deduct|minus|subtract|lop|trim|(?:lower|reduce|cut|drop|bring|take)(?: ${IT})?(?: down)? by|(?:take|knock|shave|cut|lop|chop|trim)(?: ${IT})? off|(?:come|go|drop|bring ${IT}|take ${IT}) down(?: by)?)`;
const UP_BY = `(?:add|plus|bump|throw in|(?:put|stick|chuck|throw|pop)(?: ${IT})? (?:on|in)|(?:raise|up|increase|push|stretch|extend|bump)(?: ${IT})?(?: up)? by|go up(?: by)?)`;
const [GOES_DOWN, GOES_UP] = [DOWN_BY, UP_BY].map((by) => new RegExp(`(?:^| )${by}${MANY}$`));
/** These say no way: "take 300 off", "go 500 higher". */
const MOVES = new RegExp(
  `(?:^| )(?:take|cut|drop|lose|chop|come|go|have|got|get|find|spare|spend|put|move|give|need|knock|shave|chip in|${UP_BY}|another|a further|an extra|by)(?: ${IT})?${MANY}$`,
);
const OFF =
  /^(?:off|lower|less|cheaper|down|under (?:it|that)|below (?:it|that)|from (?:it|that))(?= |$)/;
const ON =
  /^(?:higher|more|on top|extra|over (?:it|that)|above (?:it|that)|to (?:it|that)|up|further)(?= |$)/;
/** "500 more than that one" compares with a piece, "800 or less" is a bound of its own. */
const COMPARES = /^\w+ (?:than|or)(?= |$)/;
const LEAST = 50;
const REACH = 9;

type Step = { maxPrice: number; from: number; to: number };

function stepAt({ words, breaks }: Tokens, at: number, before: number): Step | undefined {
  const ahead = words.slice(at, at + 7).join(" ");
  for (const [said, times] of TIMES) {
    const found = said.exec(ahead)?.[0];
    if (found) return { maxPrice: before * times, from: at, to: at + found.split(" ").length };
  }
  const amount = amountAt(words, at);
  if (!amount || amount.value < LEAST) return undefined;
  const behind = words.slice(amount.to, amount.to + 3).join(" ");
  if (COMPARES.test(behind)) return undefined;
  const said = words.slice(Math.max(0, at - REACH), at).join(" ");
  const isMoved = said === "" || breaks.has(at) || MOVES.test(said);
  const isDown = OFF.test(behind) ? isMoved : GOES_DOWN?.test(said);
  const isUp = ON.test(behind) ? isMoved : GOES_UP?.test(said);
  if (isDown === isUp) return undefined;
  const hasWay = OFF.test(behind) || ON.test(behind);
  const maxPrice = before + (isUp ? amount.value : -amount.value);
  return maxPrice > 0 ? { maxPrice, from: at, to: amount.to + (hasWay ? 1 : 0) } : undefined;
}

/** What may be spent now, where it is told by what it was; its words are taken. */
export function steppedPrice(tokens: Tokens, before: number | undefined): number | undefined {
  if (before === undefined) return undefined;
  for (let at = 0; at < tokens.words.length; at++) {
    const step = tokens.taken.has(at) ? undefined : stepAt(tokens, at, before);
    if (!step) continue;
    take(tokens, step.from, step.to);
    return Math.round(step.maxPrice);
  }
  return undefined;
}
