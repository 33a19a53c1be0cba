// The product's name as a visitor sees it: a heading that the page's <title> and markup agree with.
import { type Element, isTag } from "domhandler";
import { standsBeside } from "../normalise/prices.ts";
import { textOf, type Page } from "./page.ts";
import { outwards, type Spot } from "./spots.ts";
import { foldText, likeness, oneLine, remembered, wordsOf } from "./text.ts";

export type VisibleTitle = { text: string; spot: Spot; score: number };

const HEADINGS: Record<string, number> = { h1: 5, h2: 2, h3: 1, h4: 0.5 };
const NAMED =
  /(?:product|item|prod|pdp|article|goods|post|entry|details?)[\w-]*(?:title|name|heading|titre)|^title\b|\bname\b|titolo|headline/;
const ASIDE = /breadcrumb|nav|menu|footer|related|recommend|review|cart|logo|recent|carousel/;
const MAX_LENGTH = 300;

const isCalledTitle = remembered((name) => NAMED.test(name));
const isCalledAside = remembered((name) => ASIDE.test(name));

export function pageTitle(page: Page): string {
  const element = page.tagged("title")[0];
  return element
    ? oneLine(element.children.map((child) => ("data" in child ? child.data : "")).join(""))
    : "";
}

type Reference = { words: string[]; text: string; weight: number; isLoose: boolean };

/** `told`: names that markup gives, the surest first. */
export function visibleTitle(page: Page, told: string[]): VisibleTitle | null {
  const references: Reference[] = told.map((text, n) => reference(text, n === 0 ? 6 : 5, false));
  references.push(reference(pageTitle(page), 6, true));
  const meant = references.filter(({ words }) => words.length > 0);
  const isPlain = !["h1", "h2"].some((tag) => page.tagged(tag).length > 0);
  const [only, ...more] = page.tagged("h1").length > 0 ? [] : page.tagged("h2");
  const called = isPlain ? calledAlone(page) : null;
  let best: VisibleTitle | null = null;
  for (const spot of page.spots()) {
    if (spot.text.length < 2 || spot.text.length > MAX_LENGTH) continue;
    const isAlone = spot.element === only && more.length === 0;
    const isLarge =
      (isAlone && isInOtherLetters(spot, page)) ||
      (isPlain && (isDrawnLarge(spot) || (called !== null && spot.text === called)));
    const score = scoreOf(spot, meant, isLarge ? LARGE : 0);
    if (score > (best?.score ?? 2.9)) best = { text: spot.text, spot, score };
  }
  return best;
}

const reference = (text: string, weight: number, isLoose: boolean): Reference => ({
  words: wordsOf(text),
  text,
  weight,
  isLoose,
});

/** As much as makes it a title where nothing else is one. */
const LARGE = 4;
const LARGE_STYLE =
  /font-size\s*:\s*(?:x+-large|(?:2[2-9]|[3-6]\d)(?:\.\d+)?px|(?:1[7-9]|[2-4]\d)(?:\.\d+)?pt|(?:1\.[5-9]\d*|[2-4](?:\.\d+)?)r?em|(?:1[5-9]|[2-4]\d)\d%)/i;

/** How pages without headings show what they are about: <font size=5>, font-size: 26px. A price is drawn large, too. */
function isDrawnLarge({ element: { name, attribs }, text }: Spot): boolean {
  const isLarge =
    (name === "font" && /^\s*(?:[5-7]|\+[2-4])\s*$/.test(attribs["size"] ?? "")) ||
    LARGE_STYLE.test(attribs["style"] ?? "");
  return isLarge && /\p{L}{3}/u.test(text) && !standsBeside(text, {});
}

const OF_SOMETHING_ELSE =
  /store|shop|site|company|brand|vendor|seller|cat(?:egory|s)?\b|user|customer|author|file|section|block|menu|tab|size|colou?r|option|attribute|page-title/;

/** How the page itself calls one text that leads nowhere, and no other: <span id="lblName">, <td class="item_title">. */
function calledAlone(page: Page): string | null {
  const texts = new Set<string>();
  for (const spot of page.spots()) {
    const { text, name } = spot;
    if (text.length < 2 || text.length > MAX_LENGTH || spot.isHidden || !isCalledTitle(name))
      continue;
    const isOther = OF_SOMETHING_ELSE.test(name) || isCalledAside(name);
    if (isOther || !/\p{L}{2}/u.test(text) || standsBeside(text, {}) || isInLink(spot)) continue;
    texts.add(text);
  }
  return texts.size === 1 ? ([...texts][0] ?? null) : null;
}

const isInLink = (spot: Spot): boolean =>
  linkAlone(spot) !== null || outwards(spot, 5).some(({ element }) => element.name === "a");

const OTHERS =
  /منتجات|قد يعجبك|مشابه|ذات صل[ةه]|وصل حديث|اشترك|تابعنا|related|also like|similar|newsletter|recent/i;

/** The only heading of a page whose window says it in another script: nobody else can agree with it. */
const isInOtherLetters = ({ text }: Spot, page: Page): boolean =>
  /\p{Script=Arabic}/u.test(text) !== /\p{Script=Arabic}/u.test(pageTitle(page)) &&
  pageTitle(page) !== "" &&
  !OTHERS.test(text);

function scoreOf(spot: Spot, references: Reference[], large: number): number {
  // A heading may hold more than the name: the name alone in it is as good.
  const heading =
    (large || HEADINGS[spot.element.name]) ??
    0.9 * (HEADINGS[spot.parent?.element.name ?? ""] ?? 0);
  const isNamed = isCalledTitle(spot.name);
  // Only headings and texts the page's own names hold are looked at closely.
  if (heading === 0 && !isNamed && !references.some(({ text }) => text.includes(spot.text)))
    return 0;
  const folded = foldText(spot.text);
  const words = folded.split(" ").filter(Boolean);
  if (words.length === 0) return 0;
  let agreement = 0;
  for (const one of references)
    agreement = Math.max(agreement, one.weight * similarity(words, one));
  const isItemName = spot.element.attribs["itemprop"] === "name";
  let score = heading + (isNamed ? 1.5 : 0) + (isItemName ? 1.5 : 0) + agreement;
  if (spot.isHidden) score -= 3;
  if (isCalledAside(spot.name) || isCalledAside(spot.parent?.name ?? "")) score -= 3;
  const link = linkAlone(spot);
  if (link) score -= leadsHome(link) ? LEADS_HOME : 1;
  else if (isInFrame(spot))
    score -= heading === 0 ? 5 : isShopsName(folded, references) ? IN_FRAME : 0;
  if (words.length === 1) score -= 1;
  return score;
}

const LEADS_HOME = 8;
const IN_FRAME = 4;

/** What the window's title ends with, behind a sign: "Robe – Nile". */
const isShopsName = (folded: string, references: Reference[]): boolean =>
  references.some(({ text, isLoose }) => {
    const parts = isLoose ? text.split(/\s+[|–—•-]\s+/) : [];
    return parts.length > 1 && foldText(parts.at(-1) ?? "") === folded;
  });

/** Itself, or all that a heading holds: <h1><a href="/">Nile</a></h1>. */
function linkAlone({ element, text }: Spot): Element | null {
  if (element.name === "a") return element;
  const [first, ...more] = element.children.filter(isTag);
  const isAlone = first?.name === "a" && more.length === 0;
  return isAlone && textOf(first, MAX_LENGTH) === text ? first : null;
}

const isInFrame = (spot: Spot): boolean =>
  [...outwards(spot, 3)].some(({ element }) => /^(?:header|nav)$/.test(element.name));

/** The shop's own name, which pages of an app may all have for a title. */
const leadsHome = ({ attribs }: Element): boolean =>
  /^(?:https?:\/\/[^/]+)?\/?(?:[a-z]{2}(?:-[a-z]{2})?\/?|index\.\w+|home\/?)?$/i.test(
    attribs["href"] ?? "#",
  );

/** A <title> holds more than the name: what counts is that the name is in it, and how much of it that is. */
function similarity(words: string[], { words: wanted, isLoose }: Reference): number {
  if (!isLoose) return likeness(words, wanted);
  const inTitle = new Set(wanted);
  const shared = words.filter((word) => inTitle.has(word)).length;
  const precision = shared / words.length;
  const recall = Math.min(1, shared / wanted.length);
  return precision * (0.4 + 0.6 * Math.sqrt(recall));
}

/** <title> without the shop's name and slogans. */
export function trimmedPageTitle(page: Page): string | null {
  const whole = pageTitle(page);
  const pieces = whole
    .split(/\s+[|–—•»]\s+|\s+-\s+(?=[^-]*$)/)
    .map(oneLine)
    .filter(Boolean);
  return pieces.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

export const headingTexts = (page: Page): string[] =>
  page.tagged("h1").map((element) => textOf(element, MAX_LENGTH));
