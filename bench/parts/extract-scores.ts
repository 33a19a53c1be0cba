// The measures: F1 of price and availability as the makers of the labelled set count them, share of right titles.
import { likeness, wordsOf } from "../../src/server/features/crawl/extract/text.ts";
import type { Answer } from "./extract-baseline.ts";
import type { CapturedPage } from "./extract-set.ts";

export type Tally = { right: number; wrong: number; missed: number };
export type Scores = { price: Tally; availability: Tally; title: Tally };

const none = (): Tally => ({ right: 0, wrong: 0, missed: 0 });
export const emptyScores = (): Scores => ({ price: none(), availability: none(), title: none() });

/** A wrong answer is both a false one and a miss of the right one. */
function count(tally: Tally, isAnswered: boolean, isRight: boolean, isAsked: boolean): void {
  if (isAnswered && isRight) tally.right++;
  else {
    if (isAnswered) tally.wrong++;
    if (isAsked) tally.missed++;
  }
}

export const isRightPrice = (price: number | null, { prices }: CapturedPage): boolean =>
  price !== null && (prices ?? []).some((one) => Math.abs(one - price) < 0.006);

/** Four fifths of the words, in any order: shops add their name, a colour or a code. */
const SAME_TITLE = 0.8;
export const isRightTitle = (title: string | null, { titles }: CapturedPage): boolean =>
  title !== null &&
  (titles ?? []).some((one) => likeness(wordsOf(one), wordsOf(title)) >= SAME_TITLE);

export function score(scores: Scores, page: CapturedPage, answer: Answer): void {
  if (page.prices !== undefined)
    count(
      scores.price,
      answer.price !== null,
      isRightPrice(answer.price, page),
      page.prices !== null,
    );
  if (page.isAvailable !== undefined)
    count(
      scores.availability,
      answer.isAvailable !== null,
      answer.isAvailable === page.isAvailable,
      true,
    );
  if (page.titles !== undefined)
    count(scores.title, answer.title !== null, isRightTitle(answer.title, page), true);
}

export function f1({ right, wrong, missed }: Tally): number | null {
  const all = 2 * right + wrong + missed;
  return all > 0 ? (2 * right) / all : null;
}

export const added = (one: Scores, other: Scores): Scores => {
  const sum = (key: keyof Scores): Tally => ({
    right: one[key].right + other[key].right,
    wrong: one[key].wrong + other[key].wrong,
    missed: one[key].missed + other[key].missed,
  });
  return { price: sum("price"), availability: sum("availability"), title: sum("title") };
};
