// The description where nothing is called one: the longest text below the title that is about the piece.
import { type ChildNode, type Element, isTag } from "domhandler";
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { countControls } from "./count-controls.ts";
import { DESCRIBES, headingOf, TELLS_ELSE } from "./heading-above.ts";
import { isSaidOfAnother } from "./other-pieces.ts";
import { textOf, type Page } from "./page.ts";
import { isAllTerms, isNoDescription, isTerms, MOST, PRICE, PROSE } from "./prose-words.ts";
import { isAside, isCalledFooter } from "./regions.ts";
import { outwards, type Spot } from "./spots.ts";
import { foldText, oneLine } from "./text.ts";
import { isOptionBox, isOptionLine } from "../witnesses/told-options.ts";

/** A paragraph is likelier to be meant, a list of facts less. */
const SHARES: Record<string, number> = { p: 1.5, ul: 0.7 };
const PROSE_TAGS =
  "p div td dd section article li ul span font center blockquote pre figcaption details".split(" ");

export function longestParagraph(page: Page, title: Spot): Spot | null {
  let best: Spot | null = null;
  let most = PROSE;
  for (const tag of PROSE_TAGS) {
    for (const element of page.tagged(tag)) {
      const spot = page.spotOf(element);
      if (
        !spot ||
        spot.at < title.at ||
        spot.isHidden ||
        (tag === "ul" ? !isListOfFacts(element) : tag !== "p" && holdsBlocks(element))
      )
        continue;
      const text = textOf(element, MOST);
      const heading = headingOf(element, page);
      if (TELLS_ELSE.test(heading)) continue;
      const isCalled = DESCRIBES.test(heading);
      const isText =
        (text.split(/\s+/).length >= 5 || isShortSentence(tag, text)) &&
        !PRICE.test(text) &&
        !(isCalled
          ? isAllTerms(text)
          : isTerms(text) && !beginsOwn(text) && !hasOwnLine(element)) &&
        !isOptionBox(element) &&
        countControls(element) === 0;
      const worth = text.length * (isCalled ? 3 : (SHARES[tag] ?? 1));
      if (
        isText &&
        worth > most &&
        text.length < MOST &&
        !isAside(spot, title) &&
        !isInFrame(spot, title) &&
        !isBesideLetter(spot, page, title) &&
        !isSaidOfAnother(page, spot, title)
      )
        [best, most] = [spot, worth];
    }
  }
  return best && withNeighbours(fullerOf(best, page), title);
}

/** "Felted wool / Deep hood / Horn buttons": what the piece is, point by point. */
function isListOfFacts(list: Element): boolean {
  const points = list.children.filter(isTag);
  const isFact = (point: Element) => {
    const text = textOf(point, FACT_MAX + 1);
    return text.length <= FACT_MAX && !isTerms(text) && !TELLS_ELSE.test(text);
  };
  const isLead = (point: Element) => point.children.some(holdsDoor);
  const inWords = points.filter((point) => textOf(point, FACT_MAX).split(/\s+/).length >= 2);
  return (
    points.length >= 2 &&
    inWords.length * 2 > points.length &&
    points.every((point) => point.name === "li" && isFact(point) && !isLead(point))
  );
}
const FACT_MAX = 120;

const holdsDoor = (node: ChildNode): boolean =>
  isTag(node) &&
  (/^(?:a|img|input|button|select|svg|label)$/.test(node.name) || node.children.some(holdsDoor));

/** Lines that are only parted by breaks: beside those about delivery one may be about the piece. */
function hasOwnLine({ children }: Element): boolean {
  const lines = [""];
  for (const child of children)
    if (isTag(child) && child.name === "br") lines.push("");
    else
      lines[lines.length - 1] += isTag(child) ? textOf(child) : "data" in child ? child.data : "";
  return lines.length > 1 && lines.some((line) => isOwn(oneLine(line)));
}

/** "A long vest of boiled wool. Exchange within 7 days.": the piece first, then what is said of all. */
const beginsOwn = (text: string): boolean => {
  const first = oneLine(elementAt(text.split(/[.!؟\n]/, 1), 0));
  return first.split(" ").length >= 4 && !isNoDescription(first);
};

const isOwn = (line: string): boolean =>
  line.split(" ").length >= 4 && line.length >= PROSE && !isNoDescription(line);

const CUT = /(?:…|\.{3})[^.…]*$/;

/** A text that breaks off, "…  Read more", stands whole in a hidden element. */
function fullerOf(best: Spot, page: Page): Spot {
  const text = textOf(best.element, MOST);
  const begun = foldText(text.replace(CUT, ""));
  if (!CUT.test(text) || begun.length < PROSE / 2) return best;
  const whole = page
    .spots()
    .find(
      ({ element, isHidden }) =>
        isHidden &&
        /^(?:p|div|span|section)$/.test(element.name) &&
        foldText(textOf(element, MOST)).startsWith(begun),
    );
  return whole ?? best;
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

/** A shop's own elements ("product-card") are boxes where they hold some. */
const holdsBlocks = (element: Element): boolean =>
  element.children.some(
    (child) =>
      isTag(child) &&
      (/^(?:div|p|ul|ol|table|section|form|li)$/.test(child.name) ||
        (child.name === "a" && !SAYS_MORE.test(textOf(child, 40))) ||
        (child.name.includes("-") && holdsBlocks(child))),
  );

const SAYS_MORE = /^[^\p{L}]*(?:(?:read|show|see|view) )?more\b|المزيد|^[^\p{L}]*(?:اقر|أقر)/iu;

/** In a box apart from the piece that asks for an e-mail address. */
function isBesideLetter(spot: Spot, page: Page, title: Spot): boolean {
  const asks = page
    .tagged("input")
    .filter(({ attribs }) => /e-?mail/i.test(`${attribs["type"] ?? ""} ${attribs["name"] ?? ""}`))
    .flatMap((input) => page.spotOf(input)?.at ?? []);
  for (const box of outwards(spot, 3)) {
    if (box.at <= title.at && title.at < box.end) return false;
    if (asks.some((at) => at > box.at && at < box.end)) return true;
  }
  return false;
}

const isInFrame = (spot: Spot, title: Spot): boolean => {
  for (let at: Spot | null = spot; at; at = at.parent) {
    if (at.at <= title.at && title.at < at.end) return false;
    if (
      /^(?:header|footer|nav|aside)$/.test(at.element.name) ||
      isCalledFooter(at.name) ||
      /cookie|newsletter|popup|modal|banner|shipping|delivery|returns|policy/.test(at.name)
    )
      return true;
  }
  return false;
};
