// Clauses of a sentence that are no part of the wish: what is taken back, let go of, or only calls somebody.
import { present } from "../../../../contract/get-or-throw.ts";
import { numberAt } from "../../../language/numbers.ts";
import { createSpoken } from "../../../language/phrases.ts";
import { readTerms } from "../../../language/read-terms.ts";
import { readSizes } from "../../../language/sizes.ts";
import { isSmallWord } from "../../../language/small-words.ts";
import { take, type Tokens } from "../../../language/tokens.ts";
import { takeOpenChoice } from "./open-choice.ts";
import { peopleAt } from "./relatives.ts";
import type { Span } from "./span.ts";

const CORRECTING = createSpoken<true>([
  [
    true,
    "but i d rather, but id rather, but i would rather, but we d rather, but i d prefer, but i would prefer, though i d rather, though i would rather, scratch that, no scratch that, on second thought, on second thoughts, i changed my mind, changed my mind, make that, actually, or rather, no wait, wait no, i mean, i meant, قصدي, اقصد, لا استني, لا استنى, استني لا, 2asdy, asdy, la2 estanna, la2 estanny, la estanna, la estanny, لا لا, la la, la2 la2, لا قصدي, la 2asdy, la2 2asdy, لا خليها, لا خليه, la khaleha, la2 khaleha, la khaleh, la2 khaleh, ولا اقولك, ولا اقولكم, ولا اقولكو, wala a2olak, wala a2olek, wala a2olko, غيرت رايي, بس غيرت رايي, وغيرت رايي, رجعت في كلامي, رجعت في رايي, لا خلاص, 8ayart ra2yi, 8ayart ra2yy, 8ayart ra2y, ghayart ra2yi, ghayart ra2yy, ghayyart ra2yi, 8ayyart ra2yi, bas 8ayart ra2yi, bas ghayart ra2yi, rege3t fe kalamy, rga3t fe kalamy",
  ],
]);

/** "Bantalon 34 la2 36": between two numbers a no corrects. */
const isBetweenNumbers = (words: string[], at: number): boolean =>
  /^(?:لا|لاء|la2|laa2|no)$/.test(words[at] ?? "") &&
  /^\d+$/.test(words[at - 1] ?? "") &&
  /^\d+$/.test(words[at + 1] ?? "");

const NO = /^(?:no|nope|nah|not really|لا|لاا?ء|la2?|la2a|laa2)$/;
/** "A skirt or trousers? Make it a skirt". */
const CHOSEN = /^(?:خلي(?:ها|ه|هم|نا في)|(?:5|kh)al[ei]{1,2}h(?:a|om)?|make)$/;

const ARTICLE = /^(?:an?|the|or|in|some|so|ok|maybe|w|و|او|ولا|aw|wala|el|al|طب|tab)$/;

/** "Trousers? No, a skirt", «كعب؟ لأ فلات»: who answers her own question takes back what she asked. */
function answerAt(tokens: Tokens, at: number): { from: number; to: number } | undefined {
  const { words, asks, breaks } = tokens;
  if (!asks.has(at)) return undefined;
  if (CHOSEN.test(words[at] ?? "")) return { from: at, to: at + (words[at] === "make" ? 2 : 1) };
  if (!NO.test(words[at] ?? "")) return undefined;
  const asked = readTerms(words.slice(0, at), { spelling: false });
  const isBare = words
    .slice(0, at)
    .every(
      (word, place) =>
        ARTICLE.test(word) || asked.some(({ from, to }) => from <= place && place < to),
    );
  return asked.length > 0 && (isBare || breaks.has(at + 1)) ? { from: at, to: at + 1 } : undefined;
}

const TURNS_TO = createSpoken<true>([
  [
    true,
    "بس عايزه, بس عايز, بس هاخد, بس قررت, بس هجيب, بس هشتري, بس خلاص هاخد, بس خلاص عايزه, بس خلاص عايز, بس دلوقتي عايزه, بس دلوقتي عايز, دلوقتي عايزه, دلوقتي عايز, وخلاص هاخد, لكن عايزه, لكن هاخد, bas 3ayza, bas 3ayez, bas ha5od, bas 2arart, bas qarart, bas hageeb, bas hakhod, bas 5alas ha5od, bas khalas hakhod, bas dlwa2ty 3ayza, bas dlwa2ty 3ayez, bas delwa2ty 3ayza, bas delwa2ty 3ayez, dlwa2ty 3ayza, dlwa2ty 3ayez, delwa2ty 3ayza",
  ],
]);
const isPast = (before: string[]): boolean =>
  before.some((word) => /^(?:كنت|kont|kunt)$/.test(word)) && namesPiece(before);
const namesPiece = (words: string[]): boolean =>
  readTerms(words).some(({ term }) => term.kind === "kind");

/** "Heels I can actually walk in" corrects nothing: a new thought begins where something is corrected. */
const BEGINS = new Set("a an the i make no not show give something lets can could do".split(" "));
function correctionAt(
  { words, breaks }: Tokens,
  at: number,
): { from: number; to: number } | undefined {
  const to = isBetweenNumbers(words, at) ? at + 1 : CORRECTING(words, at)?.to;
  // "A hat I mean, not glasses": what stands before it is meant.
  const isBehind =
    /^i mean$/.test(words.slice(at, to).join(" ")) &&
    at > 0 &&
    !breaks.has(at) &&
    (breaks.has(at + 2) || at + 2 === words.length);
  if (isBehind) return undefined;
  // «كنت عايزة عباية بس هاخد كارديجان»; "I wanted a dress, but a long one" goes on wanting it.
  const turned = TURNS_TO(words, at)?.to;
  if (to === undefined && turned !== undefined && isPast(words.slice(0, at)))
    return namesPiece(words.slice(turned, turned + 3)) ? { from: at, to: turned } : undefined;
  const isMeant =
    words[at] !== "actually" ||
    breaks.has(at) ||
    (breaks.has(at + 1) && at > 1) ||
    BEGINS.has(words[at + 1] ?? "");
  return to !== undefined && isMeant ? { from: at, to } : undefined;
}

const THINKS =
  /^(?:hm+|um|uh|uhm|er|erm|oh|ah|wait|sorry|no|nope|nah|or|ok|okay|hang|hold|on|maybe|better|rather)$/;
const MADE = /^make (?:it|that|them)$/;
const TURNS = /^(?:no|nope|nah|wait|sorry|hang|hold)$/;
const LEANS = /^(?:maybe|better|rather)$/;

const isLetterSize = (words: string[], at: number): boolean =>
  /^(?:x{0,3}[sl]|m|[2-6]xl|small|medium|large)$/.test(words[at] ?? "");

/** "Size 40, hmm no, 42", "black. hang on, brown", "1000, ok maybe 1500": the second of a kind takes the first one back. */
function secondThoughtAt(tokens: Tokens, at: number): { from: number; to: number } | undefined {
  const { words, breaks, asks } = tokens;
  const isOrNo = words[at] === "or" && TURNS.test(words[at + 1] ?? "");
  const isMade = MADE.test(words.slice(at, at + 2).join(" "));
  const isThought = THINKS.test(words[at] ?? "") || isMade;
  if (!(breaks.has(at) || isOrNo) || asks.has(at) || !isThought) return undefined;
  let to = at;
  while (THINKS.test(words[to] ?? "") && (to === at || !LEANS.test(words[to - 1] ?? ""))) to += 1;
  const run = words.slice(at, to);
  // "Under 1500, no make it 2000", "navy, or make it black".
  const isAnew = MADE.test(words.slice(to, to + 2).join(" "));
  if (isAnew) to += 2;
  // "A dress, no lace" refuses; "no, lace" and "no no lace" do not.
  const isTurn =
    isAnew || (run.some((word) => TURNS.test(word)) && (breaks.has(to) || run.length > 1));
  const isLeaning = run.some((word) => LEANS.test(word));
  if (!isTurn && !isLeaning) return undefined;
  const isNumber = (place: number) => numberAt(words, place) !== undefined;
  const said = readTerms(words.slice(0, at), { spelling: false }).map(({ term }) => term.kind);
  const [next] = readTerms(words.slice(to), { spelling: false });
  const isSame = isTurn && next !== undefined && next.from <= 2 && said.includes(next.term.kind);
  const isCounted = [isNumber, (place: number) => isLetterSize(words, place)].some(
    (is) => is(to) && words.slice(0, at).some((_, place) => is(place)),
  );
  return isSame || isCounted ? { from: at, to } : undefined;
}

/** "A bag for my mother, actually a scarf": what is said anew is taken back, and the rest stays. */
export function dropCorrected(tokens: Tokens): void {
  const { words } = tokens;
  const opened = takeOpenChoice(tokens);
  const found = words
    .flatMap(
      (_, at) =>
        correctionAt(tokens, at) ?? answerAt(tokens, at) ?? secondThoughtAt(tokens, at) ?? [],
    )
    .at(-1);
  if (!found) return;
  // "Red. No wait, emerald. Ugh, either": what was taken back is as welcome again.
  if ((opened ?? 0) > found.to) return take(tokens, found.from, found.to);
  // "No actually, a coat": the no belongs to what takes back, and refuses nothing.
  while (found.from > 0 && TURNS.test(words[found.from - 1] ?? "")) found.from -= 1;
  if (found.from === 0) return take(tokens, 0, found.to);
  const isSized = sizePlaces(tokens, found.to, words.length).length > 0;
  const isSaid = (word: string, at: number) =>
    at >= found.to && (!isSmallWord(word) || isLetterSize(words, at));
  if (!isSized && !words.some(isSaid)) return;
  const anew = new Set(
    readTerms(words)
      .filter(({ from }) => from >= found.to)
      .map(({ term }) => term.kind),
  );
  const isNumber = (at: number) => numberAt(words, at) !== undefined || isLetterSize(words, at);
  const hasNumber = words.some((_, at) => at >= found.to && isNumber(at));
  const people = words.map((_, at) => peopleAt(words, at));
  const hasPerson = people.some((one, at) => one && at >= found.to);
  take(tokens, found.from, found.to);
  // Nothing of ours in it: who says it has turned to something else.
  if (anew.size === 0 && !hasNumber && !hasPerson && !isSized) return take(tokens, 0, found.from);
  // "For my dad, wait no, for my brother".
  for (const [at, one] of people.entries())
    if (one && hasPerson && one.to <= found.from) take(tokens, at, one.to);
  const before = readTerms(words.slice(0, found.from));
  for (const { term, from, to } of before)
    if (anew.has(term.kind) || (anew.has("kind") && DESCRIBING.has(term.kind)))
      take(tokens, from, to);
  // Of the same order: a size is not corrected by a sum.
  const now = numberAt(words, found.to)?.value;
  const isAlike = (at: number) => {
    const said = numberAt(words, at)?.value;
    return !now || !said || Math.max(now / said, said / now) <= LIKE;
  };
  const [old, ...others] = words.flatMap((_, at) =>
    at < found.from && isNumber(at) && isAlike(at) ? [at] : [],
  );
  // "Size 36, no, 38", "under 400, no wait, 600": the same is said of the new one.
  if (old !== undefined && others.length === 0 && isNumber(found.to)) {
    words[old] = present(words[found.to]);
    tokens.all[old] = present(tokens.all[found.to]);
    take(tokens, found.to, found.to + 1);
    return;
  }
  if (isSized) for (const at of sizePlaces(tokens, 0, found.from)) take(tokens, at, at + 1);
  if (hasNumber)
    for (let at = 0; at < found.from; at++)
      // With the word that bounds it: "under 3000".
      if (isNumber(at) && isAlike(at))
        take(tokens, before.some(({ to }) => to === at) ? at : at - 1, at + 1);
}

const LIKE = 10;

/** Where sizes are said between two places. */
function sizePlaces(tokens: Tokens, from: number, to: number): number[] {
  const taken = new Set([...tokens.words.keys()].filter((at) => at < from || at >= to));
  const before = new Set(taken);
  readSizes({ ...tokens, taken });
  return [...taken].filter((at) => !before.has(at));
}

/** What is said of a piece goes with it. */
const DESCRIBING = new Set(["colour", "material", "pattern", "feature"]);

const BECAUSE = new Set("because cause cuz coz bc becuz becoz".split(" "));
/** Where a reason ends though no comma stands there. */
const GOES_ON = new Set("so but need want looking show also plus".split(" "));
/** Where and when it is worn stays worth knowing, whatever it is said for. */
const STAYS = new Set(["occasion", "season", "audience"]);

/** "Nothing strapless because I'm not comfortable": a reason describes no piece. */
export function takeReasons(tokens: Tokens): void {
  const { words, breaks } = tokens;
  for (let at = 1; at < words.length; at++) {
    if (!BECAUSE.has(words[at] ?? "")) continue;
    let to = at + 1;
    const isGoneOn = (place: number) =>
      GOES_ON.has(words[place] ?? "") && !/^(?:still|also)$/.test(words[place - 1] ?? "");
    while (to < words.length && !breaks.has(to) && !isGoneOn(to)) to += 1;
    const terms = readTerms(words.slice(at, to));
    const isKept = (place: number) =>
      terms.some(
        ({ term, from, to: end }) => STAYS.has(term.kind) && at + from <= place && place < at + end,
      );
    for (let place = at; place < to; place++) if (!isKept(place)) take(tokens, place, place + 1);
    at = to;
  }
}

/** "يا هلا بيكم" greets; in front of a wish it calls somebody. */
const GREETING = 3;

const CALLED = new Set(
  "guys girls ladies folks everyone people gama3a banat جماعه بنات".split(" "),
);
const GREETS = new Set("hi hey hello ok okay hola هاي اهلا ahlan".split(" "));
const SPEAKS = new Set(
  "i im ive we can could do does is are any what where who how please pls help need want ana انا عايز عايزه محتاج محتاجه 3ayez 3ayza me7tag me7taga fe fi feh في فيه حد 7ad".split(
    " ",
  ),
);

/** "Guys i have a wedding": said first, and a sentence of its own begins behind it. */
function takeCall(tokens: Tokens): void {
  const { words, breaks } = tokens;
  const at = GREETS.has(words[0] ?? "") ? 1 : 0;
  if (CALLED.has(words[at] ?? "") && (breaks.has(at + 1) || SPEAKS.has(words[at + 1] ?? "")))
    take(tokens, at, at + 1);
}

/** "شكرا يا قمر", "thanks ya gameela": how somebody is called is no wish. */
export function takeAddress(tokens: Tokens): void {
  takeCall(tokens);
  if (isEitherOr(tokens.words)) return;
  for (const [at, word] of tokens.words.entries())
    if (
      (word === "ya" || word === "يا") &&
      at + 1 < tokens.words.length &&
      (at > 0 || tokens.words.length > GREETING)
    )
      take(tokens, at, at + 2);
}

/** "يا أخضر يا نبيتي", "ya eswed ya ko7ly": said twice before what may be worn, it is either … or. */
function isEitherOr(words: string[]): boolean {
  const named = words.filter(
    (word, at) =>
      (word === "ya" || word === "يا") &&
      readTerms(words.slice(at + 1, at + 3), { spelling: false })[0]?.from === 0,
  );
  return named.length > 1;
}

/** "سيبك من الفساتين وريني عبايات": of two kinds the one that is let go of. */
export function forgottenIn<S extends Span>(
  { words, breaks }: Tokens,
  spans: S[],
  signs: { sign: string; to: number }[],
): S | undefined {
  const forget = signs.find(({ sign }) => sign === "forget");
  const kinds = spans.filter(({ kind }) => kind === "kind").toSorted((a, b) => a.from - b.from);
  const first = kinds.find(({ from }) => forget !== undefined && from >= forget.to);
  // "Never mind bags. White sneakers": what follows at once, and ends there.
  const end = forget?.to ?? 0;
  const isOf = first && (OF.test(words[end - 1] ?? "") || breaks.has(first.to));
  const isNear =
    isOf && words.slice(end, first.from).every((word) => OF.test(word) || isSmallWord(word));
  const isNext = isNear && first.from - end <= 2 && !breaks.has(first.from);
  return isNext && kinds.some(({ from }) => from > first.from) ? first : undefined;
}
const OF = /^(?:من|men|mn|it|about|the)$/;

const OF_THAT = /^(?:من|عن|men|mn|min|3an|about|the|it|my|a)$/;

/** «سيبك من السليم», "never mind the lace": what is let go of stands right behind. */
export const isLetGo = (
  { words }: Tokens,
  { from }: Span,
  signs: readonly { sign: string; to: number }[],
): boolean =>
  signs.some(
    ({ sign, to }) =>
      sign === "forget" &&
      to <= from &&
      from - to <= 2 &&
      OF_THAT.test(words[from - 1] ?? "") &&
      words.slice(to, from).every((word) => OF_THAT.test(word)),
  );
