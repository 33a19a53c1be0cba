// Which of the candidates to keep: the one that says on other pages of the shop what a reader finds there, too.
import { type Page, parsePage } from "../extract/page.ts";
import type { PageReading } from "../extract/reading.ts";
import { foldText, likeness, wordsOf } from "../extract/text.ts";
import { learnFromPage, type LearnedPage } from "./learn.ts";
import {
  OR,
  SELECTOR_FIELDS,
  type SelectorCandidates,
  type SelectorField,
  type Selectors,
} from "./selectors.ts";
import { amountBy, currencyBy, stockBy, textBy } from "./values.ts";

type Checked = { page: Page; reading: PageReading };

const MOST = 40;
const near = (one: number, other: unknown) =>
  typeof other === "number" && Math.abs(one - other) < 0.006;

/** `pages` should hold the page that was learned from and two or three others; no labels are needed. */
export function chooseSelectors(candidates: SelectorCandidates, pages: LearnedPage[]): Selectors {
  const checked = pages.map(({ html, url, reading }) => ({ page: parsePage(html, url), reading }));
  // What other pages suggest is tried as well: one on sale shows elements that the first one lacks.
  const learned = checked.map(({ page, reading }) => learnFromPage(page, reading));
  const chosen: Selectors = {};
  for (const field of SELECTOR_FIELDS) {
    const own = candidates[field] ?? [];
    const all = [...new Set([...own, ...learned.flatMap((one) => one[field] ?? [])])].slice(
      0,
      MOST,
    );
    const best = chooseOne(field, all, checked);
    if (best) chosen[field] = best;
  }
  return chosen;
}

type Score = { selector: string; right: number; wrong: number; missing: Checked[] };

function chooseOne(field: SelectorField, selectors: string[], checked: Checked[]): string | null {
  const scores = selectors.map((selector) => scoreOf(field, selector, checked));
  const first = scores.reduce<Score | null>(
    (best, one) => (!best || worth(one) > worth(best) ? one : best),
    null,
  );
  if (!first) return null;
  if (first.missing.length === 0) return first.selector;
  // Where the first finds nothing, the one that is right there and never wrong may help.
  const second = scores
    .filter((one) => one !== first && one.wrong === 0)
    .map((one) => ({
      one,
      helps: first.missing.filter((page) => !one.missing.includes(page)).length,
    }))
    .reduce<{ one: Score; helps: number } | null>(
      (best, next) => (next.helps > (best?.helps ?? 0) ? next : best),
      null,
    );
  return second ? `${first.selector}${OR}${second.one.selector}` : first.selector;
}

/** A wrong value is worse than none: none is reported, wrong is believed. */
const worth = ({ right, wrong, missing }: Score): number =>
  right - 2 * wrong - 0.5 * missing.length;

function scoreOf(field: SelectorField, selector: string, checked: Checked[]): Score {
  const score: Score = { selector, right: 0, wrong: 0, missing: [] };
  for (const one of checked) {
    const verdict = agrees(field, selector, one);
    if (verdict === null) score.missing.push(one);
    else score.right += verdict;
    if (verdict !== null && verdict < 0.5) score.wrong++;
  }
  return score;
}

/** 0 to 1; null where the selector finds nothing, or the reader has nothing to compare with. */
function agrees(field: SelectorField, selector: string, { page, reading }: Checked): number | null {
  if (field === "current_price" || field === "price") {
    const amount = amountBy(page, selector, reading.currency);
    const wanted = field === "price" ? (reading.regularPrice ?? reading.price) : reading.price;
    if (amount === null || wanted === null) return null;
    // A struck-through price that is missing is no mistake; one that is read as asked is.
    return near(amount, wanted) ? 1 : 0;
  }
  if (field === "currency") {
    const currency = currencyBy(page, selector);
    return currency && reading.currency ? Number(currency === reading.currency) : null;
  }
  if (field === "availability") {
    const isAvailable = stockBy(page, selector);
    return isAvailable === null || reading.isAvailable === null
      ? null
      : Number(isAvailable === reading.isAvailable);
  }
  const text = textBy(page, selector, field);
  if (!text) return null;
  if (field === "title") return reading.title ? likeTitle(text, reading.title) : null;
  if (field === "image")
    return reading.images.length > 0
      ? Number(reading.images.some((one) => sameFile(one, text)))
      : null;
  return 1;
}

const likeTitle = (text: string, title: string): number =>
  foldText(text) === foldText(title) ? 1 : likeness(wordsOf(text), wordsOf(title)) * 0.8;

const fileOf = (address: string) =>
  address
    .replace(/[?#].*$/, "")
    .split("/")
    .at(-1);
const sameFile = (one: string, other: string): boolean => fileOf(one) === fileOf(other);
