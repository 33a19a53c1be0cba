/** “… and we deliver for 40, and the order takes two days, and we call you first, and …”: a page told in one breath is cut where its talk turns to something else. */
import { type Concept, markConcepts } from "./concepts.ts";
import { normalise, readDays, readMoney } from "./normalise.ts";
import { readPlaces } from "./places.ts";

type Talk =
  | "delivery"
  | "time"
  | "deposit"
  | "pay"
  | "confirm"
  | "door"
  | "exchange"
  | "return"
  | "except";

/** Shorter sentences hold together, and the readers tell their clauses apart. */
const LONGEST_BREATH = 180;
const LEAST_TALKS = 3;
const BREATHS = /(?<=[،,;؛])(?!\d)\s+|(?<=:)\s+(?=\p{L}{3})/u;

/** Of the first that is named: what is given back may be paid back by card all the same. */
const TALKS: [Talk, Concept[]][] = [
  ["exchange", ["exchange"]],
  ["return", ["return", "refund", "credit"]],
  ["except", ["except"]],
  ["confirm", ["confirm", "call"]],
  ["door", ["try", "open", "sealed"]],
  ["deposit", ["deposit"]],
  ["pay", ["cod", "cash", "card", "cardDoor", "wallet", "instapay", "transfer", "fawry"]],
  ["delivery", ["delivery"]],
];

/** What a stretch of a line talks of; null where that is nothing of the terms. */
export function talkOf(breath: string): Talk | null {
  const text = normalise(breath);
  const marks = markConcepts(text);
  const named = TALKS.filter(([, concepts]) =>
    marks.some(({ concept }) => concepts.includes(concept)),
  ).map(([talk]) => talk);
  const isPlaced = readPlaces(text).length > 0;
  const [hasSum, hasTime] = [readMoney(text).length > 0, readDays(text).length > 0];
  const way = hasTime && !hasSum ? "time" : "delivery";
  // “All but Luxor, for 110”: an exception among places is still of the way there.
  if (isPlaced && (named[0] === "except" || named.length === 0))
    return hasSum || hasTime ? way : null;
  return named[0] === "delivery" ? way : (named[0] ?? null);
}

/** The statements of a sentence, in its own words and order. */
export function cutRunOn(sentence: string): string[] {
  if (sentence.length < LONGEST_BREATH) return [sentence];
  const breaths = sentence.split(BREATHS);
  const talks = breaths.map(talkOf);
  if (new Set(talks.filter((talk) => talk !== null)).size < LEAST_TALKS) return [sentence];
  const statements: string[] = [];
  let current: Talk | null = null;
  for (const [at, breath] of breaths.entries()) {
    const talk = talks[at] ?? null;
    const turns = talk !== null && talk !== current && TURNS.test(breath);
    if (statements.length === 0 || turns || (current === null && talk !== null))
      statements.push(breath);
    else statements.push(`${statements.pop()} ${breath}`);
    current = talk ?? current;
  }
  return statements.map((one) => one.replace(/[،,;؛:]$/u, "").trim());
}

/** A breath that begins anew, rather than one more name in a list. */
const TURNS =
  /^(?:و|ف|أما|اما|بس|لكن|كمان|ثم|بعد|لو|إذا|اذا|and|but|if|as|while|we|you|it|the|your|our|all|then|also|when|once|before|after|for|to|no|not|never|pay\p{L}*|delivery|shipping|exchang\p{L}*|returns?)(?:\p{Script=Arabic}|(?!\p{L}))/iu;
