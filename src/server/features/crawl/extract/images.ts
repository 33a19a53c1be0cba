// The product's pictures: the gallery on the page and what markup lists, joined by their files. A gallery is
// the box around the first picture that holds no title, price or way to another product.
import type { Claim } from "./claim.ts";
import type { Page } from "./page.ts";
import { linkedPicture, pictureKey, sizeNamed } from "./picture-address.ts";
import { largestFirst } from "./drawn-width.ts";
import { headPictures, isShopsOwn, toldPictures } from "./told-pictures.ts";
import { drawnByScripts } from "./listed-pictures.ts";
import { otherLinks } from "./other-pieces.ts";
import { type Shown, shownPictures } from "./shown-pictures.ts";
import { smallerOf } from "./smaller-pictures.ts";
import { outwards, type Spot } from "./spots.ts";
import { foldText } from "./text.ts";

export { addressOf } from "./picture-address.ts";

const MAX = 60;
const FAR = 400;
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
