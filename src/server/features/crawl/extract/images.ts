// The product's pictures: the gallery on the page and what markup lists, joined by their files. A gallery is
// the box around the first picture that holds no title, price or way to another product.
import { type Element, isTag } from "domhandler";
import type { Claim } from "./claim.ts";
import type { Page } from "./page.ts";
import {
  addressOf,
  PICTURE_FILE,
  isNoPicture,
  isOfPayment,
  largeAround,
  linkedPicture,
  pictureKey,
  sizeNamed,
  unwrapped,
} from "./picture-address.ts";
import { drawnWidth, isSmall, isStrip, largestFirst, pictureIn } from "./drawn-width.ts";
import { isAside } from "./regions.ts";
import { headPictures, isShopsOwn, toldPictures } from "./told-pictures.ts";
import { drawnByScripts, listedPictures } from "./listed-pictures.ts";
import { otherLinks } from "./other-pieces.ts";
import { smallerOf } from "./smaller-pictures.ts";
import { outwards, type Spot } from "./spots.ts";
import { foldText, remembered } from "./text.ts";

export { addressOf } from "./picture-address.ts";

const MAX = 60;
const FAR = 400;
/** What a box that is painted by style or by script names its picture under. */
const PAINTED = ["data-bg", "data-background", "data-image", "data-full"];
/** On a page's frame, not on the piece: a shirt may be called "logo". */
const BADGE =
  /\b(?:payment|visa|mastercard|paypal|valu|fawry|badge|flag|avatar|sprite|icon|star|whatsapp|facebook|instagram)\b/i;

type Shown = {
  spot: Spot;
  address: string;
  key: string;
  isSmall: boolean;
  alt: string;
  /** How wide it is drawn here, as far as it is written; what it leads to may be larger. */
  width: number | null;
};

/** `gallery`: those of them that the page shows, in its own order. */
export type PageImages = { images: string[]; gallery: string[] };

export function pageImages(page: Page, claims: Claim[], title: Spot | null): PageImages {
  const own = toldPictures(
    page,
    claims.filter(({ source }) => source !== "meta"),
  );
  const head = toldPictures(
    page,
    claims.filter(({ source }) => source === "meta"),
  );
  const shown = shownPictures(page, title);
  const gallery = galleryOf(shown, [...own, ...head], title, page);
  const told = [...own, ...headPictures(head, own, gallery)].filter(
    (address) => !isShopsOwn(address, gallery),
  );
  const best = new Map<string, string>();
  const isTold = told.length > 1 && told.length >= gallery.length;
  for (const address of isTold ? [...told, ...gallery] : [...gallery, ...told]) {
    const key = pictureKey(address);
    const before = best.get(key);
    if (before === undefined || isLarger(address, before)) best.set(key, address);
  }
  // The same elsewhere on the page may be the larger of both.
  for (const { key, address } of shown) {
    const before = best.get(key);
    if (before !== undefined && isLarger(address, before)) best.set(key, address);
  }
  for (const key of smallerOf(best)) best.delete(key);
  const first = told[0] && best.has(pictureKey(told[0])) ? pictureKey(told[0]) : null;
  const ordered = [...best].toSorted(
    ([one], [other]) => Number(other === first) - Number(one === first),
  );
  const images = ordered.map(([, address]) => address).slice(0, MAX);
  return { images: images.length > 0 ? images : drawnByScripts(page).slice(0, MAX), gallery };
}

const CALLED_LARGE = /[/_.-](?:large|lrg|big|full|zoom|orig(?:inal)?s?|xlarge)(?=[/_.-])/i;

/** By the size that is written into it, else by what it is called: "/large/pin.jpg" beside "/images/pin.jpg". */
function isLarger(one: string, other: string): boolean {
  const [size, before] = [sizeNamed(one), sizeNamed(other)];
  return size === before ? CALLED_LARGE.test(one) && !CALLED_LARGE.test(other) : size > before;
}

function shownPictures(page: Page, title: Spot | null): Shown[] {
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

const isCalledFrame = remembered((name) =>
  /related|recommend|similar|upsell|up-sell|cross-?sell|recent|also-|you-may|(?<!(?:product|item|pdp|card|info|price)s?-{1,2})footer|mini-?cart|(?<!p)review|testimonial|newsletter/.test(
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

/** The picture that markup names, one that is called like the title, or the nearest to it. */
function anchorOf(
  shown: Shown[],
  told: string[],
  title: Spot | null,
  links: number[],
): Shown | null {
  const keys = new Set(told.map(pictureKey));
  const named = shown.find(({ key }) => keys.has(key));
  if (named) return named;
  const large = shown.filter(({ isSmall: small }) => !small);
  if (!title) return large[0] ?? null;
  const words = foldText(title.text);
  const called =
    large.find(({ alt }) => words !== "" && foldText(alt) === words) ??
    large.find(({ alt }) => words.length >= 6 && foldText(alt).startsWith(`${words} `));
  const near = large
    .filter(({ spot }) => Math.abs(spot.at - title.at) <= FAR && !isWithinOneOf(links, spot))
    .toSorted(
      (one, other) => Math.abs(one.spot.at - title.at) - Math.abs(other.spot.at - title.at),
    )[0];
  return called ?? near ?? null;
}

/** A picture that leads to another page is of what stands there. */
const isWithinOneOf = (links: number[], spot: Spot): boolean =>
  [...outwards(spot, 4)].some(({ at, element }) => element.name === "a" && links.includes(at));

function galleryOf(shown: Shown[], told: string[], title: Spot | null, page: Page): string[] {
  const links = otherLinks(page).filter((at) => !linkedPictureAt(page, at));
  const anchor = anchorOf(shown, told, title, links);
  if (!anchor) return [];
  let box = anchor.spot;
  for (const outer of outwards(anchor.spot, 60)) {
    if (outer === anchor.spot) continue;
    const inside = (at: number) => at >= outer.at && at < outer.end;
    if (
      (title && inside(title.at)) ||
      links.some(inside) ||
      /^(?:body|html|main)$/.test(outer.element.name)
    )
      break;
    box = outer;
  }
  const within = (from: number, to: number) =>
    shown.filter(({ spot, isSmall: small, key }) => {
      return spot.at >= from && spot.at < to && (!small || key === anchor.key);
    });
  const leadsOn = ({ spot }: Shown) => isWithinOneOf(links, spot);
  const own = within(box.at, box.end);
  const keys = new Set(own.map(({ key }) => key));
  const beside = keys.size > 1 ? [] : besideTitle(box, title, links);
  // "Previous" and "next" stand beside the picture, too.
  const stray = within(beside[0] ?? 0, beside[1] ?? 0).filter((one) => !leadsOn(one));
  const gallery = beside.length > 0 ? stray : own;
  const isOne = gallery.every(({ key }) => key === anchor.key);
  const all = isOne
    ? [...gallery, ...calledAlike(shown, anchor).filter((one) => !leadsOn(one))]
    : gallery;
  return largestFirst(all).map(({ address }) => address);
}

const LAST_PART = /[-_](?:[a-h]|\d{1,2})$/;
const STEM_MIN = 4;
/** What cameras and systems call every picture. */
const COMMON_STEM =
  /^(?:imgp?|image|dscn?|pict?|picture|photo|item|prod|product|slide|banner|file)$/;

/**
 * "sandal-b", "sandal-c" somewhere below the "sandal-a" or the "sandal" that stands alone: the same piece in a gallery
 * further down.
 */
function calledAlike(shown: Shown[], { key, spot }: Shown): Shown[] {
  const stem = key.replace(LAST_PART, "");
  if (stem.length < STEM_MIN || COMMON_STEM.test(stem)) return [];
  return shown.filter(
    (one) => one.spot.at > spot.at && one.key !== key && one.key.replace(LAST_PART, "") === stem,
  );
}

/** Pictures without a box of their own: all that stand on the same side of the title, up to what leads elsewhere. */
function besideTitle(box: Spot, title: Spot | null, links: number[]): number[] {
  const outer = box.parent;
  if (!title || !outer || title.at < outer.at || title.at >= outer.end) return [];
  const isBefore = box.at < title.at;
  const [from, to] = isBefore ? [outer.at, title.at] : [title.at, outer.end];
  const before = links.filter((at) => at >= from && at < box.at).at(-1) ?? from;
  const after = links.find((at) => at > box.at && at < to) ?? to;
  return [before, after];
}

function linkedPictureAt(page: Page, at: number): boolean {
  const element = page.spots()[at]?.element;
  return element !== undefined && linkedPicture(element) !== null;
}
