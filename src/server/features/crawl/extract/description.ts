// The product's description: prose about the piece. What markup gives and what the page calls so are held
// beside each other, and the fuller of two that say the same is taken; prices, buttons, forms and the
// headings of tabs are no prose.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { render } from "dom-serializer";
import { type ChildNode, type Element, isTag } from "domhandler";
import { isCardBox } from "./cards-within.ts";
import type { Claim, Source } from "./claim.ts";
import { countControls } from "./count-controls.ts";
import { headingOf, ownHeadingOf } from "./heading-above.ts";
import { isSaidOfAnother } from "./other-pieces.ts";
import { textOf, type Page } from "./page.ts";
import { isAside } from "./regions.ts";
import type { Spot } from "./spots.ts";
import { decodeEntities, foldText, oneLine, wordsOf } from "./text.ts";
import { isOptionBox, isOptionLine } from "../witnesses/told-options.ts";

const NAME =
  /descri(?:ption|zione|pción|ção)|beschreibung|product-?(?:detail|info|text|content|story)|(?:^|\s)rte(?:\s|$)|about-?(?:this|product)|overview|tab-?content|accordion|details?\b|وصف/;
const SHORT = 40;
const MOST = 6000;
const PRICE =
  /(?:EGP|L\.?E\.?|USD|SAR|AED|[$€£]|ج\.?\s?م|جنيه)\s*[\d٠-٩]|[\d٠-٩]\s*(?:EGP|L\.?E\.?\b|[$€£]|ج\.?\s?م|جنيه)/i;
const HEADING =
  /^(?:description|details?|product (?:details?|description|information)|overview|about(?: this (?:product|item|piece))?|more info(?:rmation)?|additional information|features|reviews?(?: ?\(\d+\))?|الوصف|وصف(?: المنتج)?|التفاصيل|تفاصيل(?: المنتج)?|معلومات(?: إضافية)?|المراجعات(?: ?\(\d+\))?|مراجعات ?\(\d+\))\s*:?$/i;
const DROPPED = new Set([
  "form",
  "button",
  "select",
  "input",
  "textarea",
  "script",
  "style",
  "nav",
  "iframe",
  "noscript",
  "template",
]);
const DROPPED_NAME =
  /review|rating|comment|share|social|breadcrumb|quantity|add-to|wishlist|size-?(?:chart|guide)-?(?:link|button)/i;

/** `told`: who else says the very same, word by word. */
export type PageDescription = { text: string; source: Source; told?: Source[] };

export function pageDescription(
  page: Page,
  claims: Claim[],
  title: Spot | null,
): PageDescription | null {
  const told = claims.flatMap(({ source, description }) =>
    description && description.trim().length >= 2 ? [{ source, description }] : [],
  );
  const best = told.find(({ source, description }) => source !== "meta" && isProse(description));
  const seen = seenDescription(page, title);
  if (best && seen && foldText(bare(seen)).includes(opening(best.description)))
    return asSeen(seen, told);
  if (best) return { text: best.description, source: best.source };
  const [first] = told;
  // A lone line below the title may say anything; the head's own words about the piece are longer and name it.
  const isLine = seen !== null && oneLine(plain(seen)).length < LINE;
  if (isLine && first && title && namesIt(first.description, title.text, seen))
    return { text: first.description, source: first.source };
  if (seen) return asSeen(seen, told);
  return first ? { text: first.description, source: first.source } : null;
}

const LINE = 60;

function asSeen(seen: string, told: { source: Source; description: string }[]): PageDescription {
  const words = foldText(plain(seen));
  const same = told.filter(({ description }) => foldText(plain(description)) === words);
  return { text: seen, source: "visible", told: same.map(({ source }) => source) };
}

const namesIt = (told: string, title: string, seen: string): boolean => {
  const [words, line] = [new Set(wordsOf(plain(told))), new Set(wordsOf(plain(seen)))];
  const named = wordsOf(title).filter((word) => word.length > 2);
  const isNamedIn = (among: Set<string>) => named.some((word) => among.has(word));
  return told.length > plain(seen).length && isNamedIn(words) && !isNamedIn(line);
};

const bare = (html: string): string => html.replace(/<[^>]+>/g, " ");
/** Rendered, letters beyond English are written as numbers. */
const plain = (html: string): string => decodeEntities(bare(html));

/** Its first words, which a fuller text repeats. */
const opening = (text: string): string => foldText(bare(text)).slice(0, 60).trim();

const isProse = (text: string): boolean => oneLine(bare(text)).length >= SHORT;

export function descriptionSpot(page: Page, title: Spot | null): Spot | null {
  let best: Spot | null = null;
  let most = SHORT;
  for (const spot of page.spots()) {
    if (!NAME.test(spot.name) && spot.element.attribs["itemprop"] !== "description") continue;
    if (spot.isHidden || (best && spot.at < best.end)) continue;
    if (title && spot.at < title.at - 300) continue;
    if (title && spot.at <= title.at && title.at < spot.end) continue;
    const length = proseLength(spot.element);
    if (length > most && isOfTerms(spot.element)) continue;
    if (length <= most || length >= MOST || isAside(spot, title)) continue;
    if (!isSaidOfAnother(page, spot, title)) [best, most] = [spot, length];
  }
  return best ?? (title && longestParagraph(page, title));
}

/** What is left of it without forms and buttons; nothing where it is a price block or a table of facts. */
function proseLength(element: Element): number {
  const whole = textOf(element, MOST + 100);
  if (whole.length < SHORT) return 0;
  const controls = countControls(element);
  if (controls > 2 || (PRICE.test(whole) && whole.length < 400)) return 0;
  const sentences = whole
    .split(/[.!?؟،,;:•\n]+/)
    .filter((piece) => piece.trim().split(/\s+/).length >= 4);
  const inSentences = sentences.reduce((sum, piece) => sum + piece.length, 0);
  return inSentences < SHORT / 2 ? 0 : inSentences;
}

const PROSE = 24;
/** Said of every piece of a shop alike, in a line or two. */
const TERMS =
  /all rights reserved|©|copyright|جميع الحقوق|money-?back|guarantee|(?:business|working) days|free (?:shipping|delivery)|\breturns?\b|exchange within|cash on delivery|استرجاع|استبدال|(?:ال)?شحن|توصيل|ضمان|الدفع عند/i;
const TERMS_MAX = 160;
/** What is said of every piece, or is a price: no words about this one. */
export const isNoDescription = (text: string): boolean => PRICE.test(text) || isTerms(text);

const isTerms = (text: string): boolean => text.length <= TERMS_MAX && TERMS.test(text);

/** A tab or a fold about returns and delivery, called as any other one. */
const isOfTerms = (element: Element): boolean =>
  OTHER_HEADING.test(headingOf(element)) || isAllTerms(textOf(element, TERMS_MAX + 1));

/** "Heavy fleece hoodie. Pay on delivery.": where one sentence is about something else, it is not of terms. */
const isAllTerms = (text: string): boolean =>
  isTerms(text) &&
  text
    .split(/[.!؟\n]+/)
    .filter((sentence) => sentence.trim().split(/\s+/).length >= 4)
    .every((sentence) => TERMS.test(sentence));

/** Where nothing is called a description: what is written below the title. */
function longestParagraph(page: Page, title: Spot): Spot | null {
  let best: Spot | null = null;
  let most = PROSE;
  for (const tag of ["p", "div", "td", "dd", "section", "article", "li", "span", "font"]) {
    for (const element of page.tagged(tag)) {
      const spot = page.spotOf(element);
      if (!spot || spot.at < title.at || spot.isHidden || (tag !== "p" && holdsBlocks(element)))
        continue;
      const text = textOf(element, MOST);
      const heading = headingOf(element);
      if (OTHER_HEADING.test(heading)) continue;
      const isCalled = HEADING.test(heading);
      const isText =
        (text.split(/\s+/).length >= 5 || isShortSentence(tag, text)) &&
        !PRICE.test(text) &&
        !(isCalled ? isAllTerms(text) : isTerms(text)) &&
        !isOptionBox(element) &&
        countControls(element) === 0;
      const worth = text.length * (isCalled ? 3 : tag === "p" ? 1.5 : 1);
      if (
        isText &&
        worth > most &&
        text.length < MOST &&
        !isAside(spot, title) &&
        !isInFrame(spot, title) &&
        !isSaidOfAnother(page, spot, title)
      )
        [best, most] = [spot, worth];
    }
  }
  return best && withNeighbours(best, title);
}

/** A paragraph in a box that holds nothing but such: what stands beside it is said of the piece, too. */
function withNeighbours(best: Spot, title: Spot): Spot {
  const box = best.parent;
  if (!box || best.element.name !== "p" || (box.at <= title.at && title.at < box.end)) return best;
  const parts = box.element.children.filter((child) => isTag(child));
  const isProseAlone = parts.every((part) => {
    const text = /^(?:p|ul|ol|br)$/.test(part.name) ? textOf(part, MOST) : null;
    return text !== null && !isNoDescription(text) && !isOptionLine(text);
  });
  const isWhole = textOf(box.element, MOST).length < MOST && countControls(box.element) === 0;
  return parts.length > 1 && isProseAlone && isWhole ? box : best;
}

/** "عقد من خرز الزجاج.": few words, ended as a sentence is. */
const isShortSentence = (tag: string, text: string): boolean =>
  tag === "p" && /^\S+(?:\s+\S+){2,3}[.!؟]$/u.test(text);

const holdsBlocks = (element: Element): boolean =>
  element.children.some(
    (child) => isTag(child) && /^(?:div|p|ul|ol|table|section|form|li|a)$/.test(child.name),
  );

const OTHER_HEADING =
  /review|shipping|delivery|return|exchange|payment|question|faq|share|size guide|مراجع|تقييم|شحن|توصيل|استرجاع|استبدال|الدفع/i;

const isInFrame = (spot: Spot, title: Spot): boolean => {
  for (let at: Spot | null = spot; at; at = at.parent) {
    if (at.at <= title.at && title.at < at.end) return false;
    if (
      /^(?:header|footer|nav|aside)$/.test(at.element.name) ||
      /footer|cookie|newsletter|popup|modal|banner|shipping|delivery|returns|policy/.test(at.name)
    )
      return true;
  }
  return false;
};

function seenDescription(page: Page, title: Spot | null): string | null {
  const spot = descriptionSpot(page, title);
  if (!spot) return null;
  const kept = spot.element.children.filter(isKept).map(withoutControls);
  const html = render(kept, { decodeEntities: true }).slice(0, 40_000);
  return html.trim() || null;
}

const isKept = (node: ChildNode): boolean => {
  if (!isTag(node)) return true;
  if (DROPPED.has(node.name) || DROPPED_NAME.test(node.attribs["class"] ?? "")) return false;
  if ((node.name === "tr" && isRowOfChoices(node)) || isCardBox(node)) return false;
  if (isFoldOfTerms(node)) return false;
  const text = textOf(node, 60);
  return !(text.length <= 50 && HEADING.test(text));
};

/** One of several folds or tabs in a box: what its own heading says is about returns, or what others say. */
const isFoldOfTerms = (node: Element): boolean =>
  /^(?:div|section|details|li|dd)$/.test(node.name) &&
  OTHER_HEADING.test(ownHeadingOf(node)) &&
  textOf(node, SHORT) !== "";

const CHOICES =
  /^(?:colou?rs?|sizes?|weight|dimensions?|sku|(?:ال)?(?:لون|ألوان|مقاس|مقاسات|وزن|أبعاد))\s*:?$/i;

/** "Colour | Chocolate": told where it is chosen, and no prose. */
function isRowOfChoices(row: Element): boolean {
  const cells = row.children.filter((child): child is Element => isTag(child));
  return cells.length === 2 && CHOICES.test(textOf(elementAt(cells, 0), 40));
}

/** A copy without what a visitor presses or fills in. */
function withoutControls(node: ChildNode): ChildNode {
  if (!isTag(node)) return node;
  const copy = Object.assign(Object.create(Object.getPrototypeOf(node) as object) as Element, node);
  copy.children = node.children.filter(isKept).map(withoutControls);
  return copy;
}
