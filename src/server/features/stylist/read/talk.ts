// What is said to the stylist rather than about a piece, and which of its words are no part of the wish.
import { take, type Tokens } from "../../../language/tokens.ts";
import { TALK, type Talk } from "./talk-words.ts";

/** What was said, in its order; its words are taken only where nothing else is asked for (talkOf). */
export function readTalk(tokens: Tokens): { talk: Talk; from: number; to: number }[] {
  const found: { talk: Talk; from: number; to: number }[] = [];
  for (let at = 0; at < tokens.words.length;) {
    const said = tokens.taken.has(at) ? undefined : TALK(tokens.words, at);
    if (said && !(said.value === "returns" && isBackTo(tokens.words, at, said.to)))
      found.push({ talk: said.value, from: at, to: said.to });
    at = said?.to ?? at + 1;
  }
  return found;
}

/** "ارجع للطويل", "nerga3 lel eswed": one goes back to what was asked for before, and returns nothing. */
const isBackTo = (words: string[], at: number, to: number): boolean =>
  to === at + 1 &&
  /^(?:[ان]?رجع|[ae]?rga3|nerga3|nrga3)$/.test(words[at] ?? "") &&
  /^(?:ل.{2,}|le|lel|to)$/.test(words[to] ?? "");

/** Words that are nothing but polite; they never are a part of the wish. */
const POLITE = new Set<Talk>([
  "hello",
  "morning",
  "evening",
  "peace",
  "how-are-you",
  "thanks",
  "bye",
  "love",
  "who",
  "joke",
  "rude",
]);

/** "هاي ويست" greets nobody: a word that is held by the name of something is no greeting. */
export function takePolite(
  tokens: Tokens,
  said: ReturnType<typeof readTalk>,
  isHeld: (at: number) => boolean,
): void {
  for (const { talk, from, to } of said)
    if ((POLITE.has(talk) && !(to === from + 1 && isHeld(from))) || to - from > 2)
      take(tokens, from, to);
}

/** About the shop's side of things: these are answered, however many pieces are named beside them. */
export const SERVICE = new Set<Talk>([
  "delivery",
  "payment",
  "returns",
  "order",
  "store",
  "genuine",
  "selling",
  "complaint",
  "sizing",
  "who",
  "rude",
  "love",
  "joke",
]);
