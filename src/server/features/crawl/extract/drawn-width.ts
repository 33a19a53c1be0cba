// How wide a page draws its pictures, as far as it is written, and which of a gallery is therefore the one that a
// visitor sees: thumbnails often stand before it.
import { present } from "../../../../contract/get-or-throw.ts";
import { type Element, isTag } from "domhandler";
import { askedWidth } from "./picture-address.ts";

/** By its width, or the size its address asks for; of a link, of the picture in it. */
export function drawnWidth(element: Element): number | null {
  const picture = pictureIn(element);
  if (!picture) return null;
  const written = Number.parseInt(picture.attribs["width"] ?? "", 10);
  if (Number.isFinite(written) && written > 0) return written;
  return askedWidth(picture.attribs["src"] ?? picture.attribs["data-src"] ?? "");
}

const written = ({ attribs }: Element, side: "width" | "height"): number =>
  Number.parseInt(attribs[side] ?? "", 10);

export function isSmall(element: Element): boolean {
  return written(element, "width") < 60;
}

const STRIP = 4;

/** As wide as the page and as high as a line or two: the shop's sign above it. */
export const isStrip = (element: Element): boolean =>
  written(element, "width") >= STRIP * written(element, "height");

/** Itself, or the first within. */
export function pictureIn(element: Element, depth = 0): Element | null {
  if (element.name === "img") return element;
  if (depth > 3) return null;
  for (const child of element.children.slice(0, 6)) {
    const found = isTag(child) ? pictureIn(child, depth + 1) : null;
    if (found) return found;
  }
  return null;
}

/** A row of small ones may stand before the one they are to be seen in. */
export function largestFirst<Shown extends { width: number | null }>(gallery: Shown[]): Shown[] {
  const widest = Math.max(0, ...gallery.map(({ width }) => width ?? 0));
  const first = gallery[0]?.width ?? null;
  if (first === null || first * 2 > widest) return gallery;
  const lead = present(gallery.find(({ width }) => width === widest));
  return [lead, ...gallery.filter((one) => one !== lead)];
}
