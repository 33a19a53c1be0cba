// Sizes by comparison: "bigger than L", "أكبر من لارج", "a size up from 40", and "one size bigger" than the one before.
import { createSpoken } from "./phrases.ts";
import { take, type Tokens } from "./tokens.ts";

const LETTERS = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL", "5XL"];
/** Beyond so many steps nobody is fitted any more. */
const STEPS = 4;

const THAN = createSpoken<1 | -1>([
  [
    1,
    "bigger than, larger than, above, over, size up from, up from, one up from, اكبر من, اوسع من, فوق ال, akbar men, akbar mn, awsa3 men, awsa3 mn, kbr mn",
  ],
  [
    -1,
    "smaller than, below, size down from, down from, اصغر من, اضيق من, as8ar men, as8ar mn, asghar men, asghar mn",
  ],
]);

const STEP = createSpoken<1 | -1>([
  [
    1,
    "size up, a size up, one size up, size bigger, a size bigger, one size bigger, bigger size, a bigger size, larger size, a larger size, next size up, go up a size, مقاس اكبر, المقاس الاكبر, مقاس اوسع, اكبر مقاس, ma2as akbar, ma2as awsa3",
  ],
  [
    -1,
    "size down, a size down, one size down, size smaller, a size smaller, one size smaller, smaller size, a smaller size, next size down, go down a size, مقاس اصغر, المقاس الاصغر, مقاس اضيق, ma2as as8ar, ma2as asghar",
  ],
]);

const isLast = (size: string, way: 1 | -1): boolean =>
  size === (way > 0 ? LETTERS.at(-1) : LETTERS[0]);

/** The sizes beyond one, nearest first: above L are XL, XXL and 3XL. */
function sizesBeyond(size: string, way: 1 | -1, steps = STEPS): string[] {
  if (/^\d{1,2}$/.test(size))
    return Array.from({ length: steps }, (_, n) => String(Number(size) + way * (n + 1)));
  const at = LETTERS.indexOf(size);
  if (at < 0 || isLast(size, way)) return [];
  const beyond = way > 0 ? LETTERS.slice(at + 1) : LETTERS.slice(0, at).toReversed();
  return beyond.slice(0, steps);
}

/** One step and no further: "the size just under medium", "one below L", "the next one up from 38". */
const NEXT_TO = createSpoken<1 | -1>([
  [
    1,
    "size just above, size just over, size right above, size after, next size from, next one up from, next size up from, just above, just over, one above, one over, one bigger than, one size above, one size bigger than, one size up from, a size above, a size over, one up from, comes after, that comes after, المقاس اللي بعد",
  ],
  [
    -1,
    "size just under, size just below, size right below, size right under, size before, next one down from, next size down from, just under, just below, one below, one under, one smaller than, one size below, one size smaller than, one size down from, a size below, a size under, one down from, comes before, that comes before, المقاس اللي قبل",
  ],
]);

/** Takes the comparison; the size itself is read by the reader of sizes, so its place is given. */
export function comparedSize(
  tokens: Tokens,
  sizeAt: (at: number) => { size: string; to: number } | undefined,
): string[] {
  const { words, taken } = tokens;
  for (let at = 0; at < words.length; at++) {
    const next = taken.has(at) ? undefined : NEXT_TO(words, at);
    const than = next ?? (taken.has(at) ? undefined : THAN(words, at));
    const start = than && ARTICLE.has(words[than.to] ?? "") ? than.to + 1 : than?.to;
    const isCut = than !== undefined && tokens.breaks.has(than.to);
    const sized = start === undefined || isCut ? undefined : sizeAt(start);
    if (!than || !sized) continue;
    const sizes = sizesBeyond(sized.size, than.value, next ? 1 : STEPS);
    if (sizes.length === 0) continue;
    take(tokens, at, sized.to);
    return sizes;
  }
  return [];
}

const ARTICLE = new Set("a an the size el ال مقاس ma2as".split(" "));

/** "A size bigger", after a size was asked for. */
export function steppedSize(tokens: Tokens, before: readonly string[]): string[] {
  for (let at = 0; at < tokens.words.length; at++) {
    const step = tokens.taken.has(at) ? undefined : STEP(tokens.words, at);
    if (!step) continue;
    const last = step.value > 0 ? before.at(-1) : before[0];
    const sizes = last === undefined ? [] : sizesBeyond(last, step.value, 1);
    if (sizes.length > 0) take(tokens, at, step.to);
    return sizes;
  }
  return [];
}
