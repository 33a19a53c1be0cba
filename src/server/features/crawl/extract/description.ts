// The product's description: prose about the piece. What markup gives and what the page calls so are held
// beside each other, and the fuller of two that say the same is taken; prices, buttons, forms and the
// headings of tabs are no prose.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { render } from "dom-serializer";
import { type ChildNode, type Element, isTag } from "domhandler";
import { isCardBox } from "./cards-within.ts";
import type { Claim, Source } from "./claim.ts";
import { countControls } from "./count-controls.ts";
import { DESCRIBES, headingOf, ownHeadingOf, tabOf, TELLS_ELSE } from "./heading-above.ts";
import { longestParagraph } from "./longest-paragraph.ts";
import { isSaidOfAnother } from "./other-pieces.ts";
import { textOf, type Page } from "./page.ts";
import { isAllTerms, MOST, PRICE, TERMS_MAX } from "./prose-words.ts";
import { isAside } from "./regions.ts";
import type { Spot } from "./spots.ts";
import { decodeEntities, foldText, oneLine, wordsOf } from "./text.ts";

const NAME =
  /descri(?:ption|zione|pción|ção)|beschreibung|product-?(?:detail|info|text|content|story)|(?:^|\s)rte(?:\s|$)|about-?(?:this|product)|overview|tab-?content|accordion|details?\b|وصف/;
const SHORT = 40;
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
  const first = ownOf(told, title?.text ?? "") ?? told[0];
  // A lone line below the title may say anything; the head's own words about the piece are longer and name it.
  const isLine = seen !== null && oneLine(plain(seen)).length < LINE;
  if (isLine && first && title && namesIt(first.description, title.text, seen))
    return { text: first.description, source: first.source };
  if (seen) return asSeen(seen, told);
  return first ? { text: first.description, source: first.source } : null;
}

/** Few words in the piece's own data, before a head that does not even name it: that is the shop's. */
const ownOf = (told: Told[], title: string): Told | undefined => {
  const named = wordsOf(title).filter((word) => word.length > 2);
  const isNamed = told.some(
    ({ source, description }) =>
      source === "meta" && wordsOf(plain(description)).some((word) => named.includes(word)),
  );
  return isNamed
    ? undefined
    : told.find(
        ({ source, description }) => source !== "meta" && /\s/.test(oneLine(plain(description))),
      );
};

type Told = { source: Source; description: string };

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
    if (length > most && isOfTerms(spot.element, page)) continue;
    if (length <= most || length >= MOST || isAside(spot, title)) continue;
    if (!isSaidOfAnother(page, spot, title)) [best, most] = [spot, length];
  }
  if (best || !title) return best;
  const behind = behindTab(page, title);
  if (behind) return behind;
  const longest = longestParagraph(page, title);
  const called = calledBriefly(page, title);
  // A line that nothing calls a description may say how many look at the piece, or be of another one.
  const isLong = longest !== null && textOf(longest.element, LONG).length >= LONG;
  return called && !isLong ? called : longest;
}

const LONG = 140;
const CALLED =
  /(?:^|\s|-)(?:short-?)?descri(?:ption|zione|pción|ção)(?:$|\s|-(?:text|content|body|wrap\w*|inner|short))|product-{0,2}(?:details?|story)|(?:^|\s)rte(?:\s|$)|beschreibung|وصف/;
const HEADED =
  /^(?:(?:the |product )?description|(?:ال)?وصف(?: المنتج)?|about (?:this|the) (?:product|item|piece))\s*:?$/i;

const LABELLED = /^(?:(?:product )?description|(?:ال)?وصف(?: المنتج)?)\s*[:：]\s*\S/iu;

/** "Brand: Marsh", "SKU: KH-1". */
const isFact = (text: string): boolean =>
  /^[^:：]{1,24}[:：]\s/u.test(text) && !LABELLED.test(text);

const TAB =
  /^(?:(?:product )?(?:description|details)|overview|(?:ال)?(?:وصف|تفاصيل)(?: المنتج)?)\s*:?$/i;

/** Out of sight until the tab that is called the description is pressed. */
function behindTab(page: Page, title: Spot): Spot | null {
  const panel = page
    .spots()
    .find(
      (spot) =>
        spot.isHidden &&
        spot.element.attribs["id"] !== undefined &&
        TAB.test(tabOf(spot.element, page) ?? "") &&
        countControls(spot.element) === 0 &&
        !isAside(spot, title),
    );
  const text = panel ? oneLine(textOf(panel.element, MOST)) : "";
  return panel && /\s/.test(text) && !PRICE.test(text) && !isAllTerms(text) ? panel : null;
}

/** A few words are enough where the page itself calls them the description. */
function calledBriefly(page: Page, title: Spot): Spot | null {
  for (const spot of page.spots()) {
    if (spot.at < title.at || spot.isHidden || spot.text.length > LONG) continue;
    if (!/^(?:p|div|section|article|td|dd|span|ul|ol|li)$/.test(spot.element.name)) continue;
    const text = oneLine(spot.text);
    const isSaid = /\p{L}{2,}\P{L}+\p{L}{2}/u.test(text) && !DESCRIBES.test(text) && !isFact(text);
    if (!isSaid || PRICE.test(text) || isAllTerms(text) || countControls(spot.element) > 0)
      continue;
    const isCalled =
      CALLED.test(spot.name) ||
      LABELLED.test(text) ||
      spot.element.attribs["itemprop"] === "description" ||
      (HEADED.test(headingOf(spot.element, page)) && !holdsHeading(spot.element, page));
    if (isCalled && !isAside(spot, title) && !isSaidOfAnother(page, spot, title)) return spot;
  }
  return null;
}

/** The box of the heading and what is below it: the words alone are meant. */
const holdsHeading = (element: Element, page: Page): boolean => ownHeadingOf(element, page) !== "";

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

/** A tab or a fold about returns and delivery, called as any other one. */
const isOfTerms = (element: Element, page: Page): boolean =>
  TELLS_ELSE.test(headingOf(element, page)) || isAllTerms(textOf(element, TERMS_MAX + 1));

function seenDescription(page: Page, title: Spot | null): string | null {
  const spot = descriptionSpot(page, title);
  if (!spot) return null;
  const kept = withoutControls(spot.element, page).children;
  const html = render(kept, { decodeEntities: true }).slice(0, 40_000);
  return html.trim() || null;
}

const isKept = (node: ChildNode, page: Page): boolean => {
  if (!isTag(node)) return true;
  if (DROPPED.has(node.name) || DROPPED_NAME.test(node.attribs["class"] ?? "")) return false;
  if ((node.name === "tr" && isRowOfChoices(node)) || isCardBox(node)) return false;
  if (isFoldOfTerms(node, page)) return false;
  const text = textOf(node, 60);
  return !(text.length <= 50 && DESCRIBES.test(text));
};

/** One of several folds or tabs in a box: what its own heading says is about returns, or what others say. */
const isFoldOfTerms = (node: Element, page: Page): boolean =>
  /^(?:div|section|details|li|dd)$/.test(node.name) &&
  TELLS_ELSE.test(ownHeadingOf(node, page)) &&
  textOf(node, SHORT) !== "";

const CHOICES =
  /^(?:colou?rs?|sizes?|weight|dimensions?|sku|(?:ال)?(?:لون|ألوان|مقاس|مقاسات|وزن|أبعاد))\s*:?$/i;

/** "Colour | Chocolate": told where it is chosen, and no prose. */
function isRowOfChoices(row: Element): boolean {
  const cells = row.children.filter((child): child is Element => isTag(child));
  return cells.length === 2 && CHOICES.test(textOf(elementAt(cells, 0), 40));
}

/** A copy without what a visitor presses or fills in. */
function withoutControls<Node extends ChildNode>(node: Node, page: Page): Node {
  if (!isTag(node)) return node;
  const copy = Object.assign(Object.create(Object.getPrototypeOf(node) as object) as Node, node);
  copy.children = node.children
    .filter((child) => isKept(child, page))
    .map((child) => withoutControls(child, page));
  return copy;
}
