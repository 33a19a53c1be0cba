// What is said to the stylist rather than about a piece, and which of its words are no part of the wish.
import { take, type Tokens } from "../../../language/tokens.ts";
import { TALK, type Talk } from "./talk-words.ts";

/** What was said, in its order; its words are taken only where nothing else is asked for (talkOf). */
export function readTalk(tokens: Tokens): { talk: Talk; from: number; to: number }[] {
  const found: { talk: Talk; from: number; to: number }[] = [];
  for (let at = 0; at < tokens.words.length;) {
    const said = tokens.taken.has(at)
      ? undefined
      : (TALK(tokens.words, at) ?? blessingAt(tokens.words, at) ?? greetingAt(tokens.words, at));
    if (said && !(said.value === "returns" && isBackTo(tokens.words, at, said.to)))
      found.push({ talk: said.value, from: at, to: said.to });
    at = said?.to ?? at + 1;
  }
  return found;
}

/** "صباح الورد", "مساء الجمال", "saba7 el ward": whatever the morning is wished to be. */
function greetingAt(words: string[], at: number): { value: Talk; to: number } | undefined {
  const isMorning = /^(?:صباح|صباحكم|صباحك|[sc]aba+[7h])$/.test(words[at] ?? "");
  const isEvening = /^(?:مساء|مسا|مساكم|مساءكم|masa+2?)$/.test(words[at] ?? "");
  if (!(isMorning || isEvening) || (at > 1 && words.length > at + 3)) return undefined;
  const to = /^(?:el|al)$/.test(words[at + 1] ?? "") ? at + 3 : at + 2;
  return { value: isMorning ? "morning" : "evening", to: Math.min(to, words.length) };
}

const GOD = /^(?:و?ربنا|الله|و?rab+[aei]?na|al+ah)$/;
/** He does it: "يبارك", "ينور", "ybarek"; what follows to her, her hands and her life belongs to it. */
const DOES = /^(?:ي[\u0621-\u064a]{2,}|y[aei]?[a-z0-9]{3,})$/;
const TO_YOU =
  /^(?:في|ف|علي|ل|لي|فيك\S?|عليك\S?|لك|لكي|عمرك|قلبك|ايدك|صحتك|يارب|رب|fe|f|fi|3ala|le|feek\w*|fiki?|3aleky?\w*|leeky?|3omr[ae]k|2alb[ae]k|eed[ae]k|yarab|rab)$/;

/** "ربنا يبارك في عمرك", "allah ynawwar 3aleky": whatever God may do for somebody is thanks. */
function blessingAt(words: string[], at: number): { value: Talk; to: number } | undefined {
  if (!GOD.test(words[at] ?? "") || !DOES.test(words[at + 1] ?? "")) return undefined;
  let to = at + 2;
  while (to < words.length && TO_YOU.test(words[to] ?? "")) to += 1;
  return { value: "thanks", to };
}

/** "ارجع للطويل", "nerga3 lel eswed": one goes back to what was asked for before, and returns nothing. */
const isBackTo = (words: string[], at: number, to: number): boolean =>
  // «راجع من الحج», "rage3 mn el sa3oudya": who comes home brings nothing back to a shop.
  (/^(?:راجع(?:ه|ين)?|rag[ei]?3(?:a|een)?)$/.test(words[at] ?? "") &&
    /^(?:من|م|m[ei]?n|m)$/.test(words[to] ?? "")) ||
  (to === at + 1 &&
    /^(?:[ان]?رجع|[ae]?rga3|nerga3|nrga3)$/.test(words[at] ?? "") &&
    /^(?:ل.{2,}|le|lel|to)$/.test(words[to] ?? ""));

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
