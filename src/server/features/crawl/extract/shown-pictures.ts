// Every picture that a page shows, where it stands and in which size: not those of its frame, of values that can be
// chosen, or of how one pays.
import { type Element, isTag } from "domhandler";
import { drawnWidth, isSmall, isStrip, pictureIn } from "./drawn-width.ts";
import { listedPictures } from "./listed-pictures.ts";
import type { Page } from "./page.ts";
import {
  addressOf,
  isNoPicture,
  isOfPayment,
  largeAround,
  linkedPicture,
  PICTURE_FILE,
  pictureKey,
  unwrapped,
} from "./picture-address.ts";
import { isAside, isCalledFooter } from "./regions.ts";
import type { Spot } from "./spots.ts";
import { remembered } from "./text.ts";

/** What a box that is painted by style or by script names its picture under. */
const PAINTED = ["data-bg", "data-background", "data-image", "data-full"];
/** On a page's frame, not on the piece: a shirt may be called "logo". */
const BADGE =
  /\b(?:payment|visa|mastercard|paypal|valu|fawry|badge|flag|avatar|sprite|icon|star|whatsapp|facebook|instagram)\b/i;

export type Shown = {
  spot: Spot;
  address: string;
  key: string;
  isSmall: boolean;
  alt: string;
  /** How wide it is drawn here, as far as it is written; what it leads to may be larger. */
  width: number | null;
};

export function shownPictures(page: Page, title: Spot | null): Shown[] {
  const shown: Shown[] = [];
  const add = (element: Element, written: string | null, alt: string) => {
    if (!written || isNoPicture(written) || isOfPayment(written)) return;
    const spot = placeOf(page, element);
    if (!spot || BADGE.test(`${spot.name} ${alt}`) || isInFrame(spot, title)) return;
    if (isStrip(element)) return;
    const address = unwrapped(written, page.base);
    if (!address) return;
    const key = pictureKey(address);
    const width = drawnWidth(element);
    shown.push({ spot, address, key, isSmall: isSmall(element), alt, width });
  };
  for (const element of page.tagged("img"))
    if (!isOfAValue(element) && !isBehindLarge(element))
      add(element, largeAround(element) ?? addressOf(element), element.attribs["alt"] ?? "");
  for (const element of page.tagged("a")) {
    const large = linkedPicture(element);
    if (large) add(element, large, pictureIn(element)?.attribs["alt"] ?? "");
  }
  for (const element of page.tagged("source")) {
    const { parent } = element;
    if (parent && "name" in parent && parent.name === "picture")
      add(element, addressOf(element), "");
  }
  for (const { element, addresses } of listedPictures(page))
    for (const address of addresses) add(element, address, "");
  for (const tag of ["div", "span", "li", "figure", "section", "button", "td"])
    for (const element of page.tagged(tag)) {
      const { style, "data-src": source = "", ...attribs } = element.attribs;
      const isPainted = PAINTED.some((name) => attribs[name]) || style?.includes("url(");
      if (isPainted || PICTURE_FILE.test(source)) add(element, addressOf(element), "");
    }
  return shown.toSorted((one, other) => one.spot.at - other.spot.at);
}

/** For visitors without scripts, or drawn when they run: it stands where its wrapper does. */
function placeOf(page: Page, element: Element): Spot | undefined {
  const own = page.spotOf(element);
  if (own) return own;
  for (let at: unknown = element.parent, n = 0; at && n < 4; at = (at as Element).parent, n++)
    if (/^(?:noscript|template)$/.test((at as Element).name)) return besideOf(at as Element, page);
  return undefined;
}

/** Behind what stands before its wrapper, or where the box of both begins. */
function besideOf(wrapper: Element, page: Page): Spot | undefined {
  let before = wrapper.prev;
  while (before && !(isTag(before) && page.spotOf(before))) before = before.prev;
  return page.spotOf(before && isTag(before) ? before : (wrapper.parent as Element));
}

/** A picture that leads to its own large one: that is the one to have. */
function isBehindLarge(element: Element): boolean {
  for (let at: unknown = element.parent, n = 0; at && n < 3; at = (at as Element).parent, n++)
    if ((at as Element).name === "a") return linkedPicture(at as Element) !== null;
  return false;
}

/** The cloth of a colour that can be chosen: a label around it and its button. */
function isOfAValue(element: Element): boolean {
  for (let at: unknown = element.parent, n = 0; at && n < 3; at = (at as Element).parent, n++)
    if ((at as Element).name === "label")
      return (at as Element).children
        .slice(0, 6)
        .some((child) => "name" in child && child.name === "input");
  return false;
}

const isCalledFrame = remembered(
  (name) =>
    isCalledFooter(name) ||
    /related|recommend|similar|upsell|up-sell|cross-?sell|recent|also-|you-may|mini-?cart|(?<!p)review|testimonial|newsletter/.test(
      name,
    ),
);

/** Header, footer, related pieces; unless the title is in there, too. */
function isInFrame(spot: Spot, title: Spot | null): boolean {
  for (let at: Spot | null = spot; at; at = at.parent) {
    if (title && at.at <= title.at && title.at < at.end) return false;
    if (/^(?:header|footer|nav|aside)$/.test(at.element.name)) return true;
    if (isCalledFrame(at.name)) return true;
  }
  return title === null && isAside(spot, title);
}
