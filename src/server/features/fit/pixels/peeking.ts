// Scraps of an inner cloth that are seen in the middle of an outer one.
import { areasOf } from "./planes.ts";

/** Smaller is not seen; larger is an opening, a slit or a hem that something rightly looks out of. */
const SMALLEST = 16;
const LARGEST = 900;
/** Of the rim of such a scrap, the share that lies against the outer piece. */
const SURROUNDED = 0.72;

export type Scrap = { label: number; size: number; at: number };
export type Peeking = { labels: Int32Array; scraps: Scrap[] };

/** One byte a pixel each, of the same canvas. */
export function peekingOf(inner: Uint8Array, outer: Uint8Array, width: number): Peeking {
  const seen = inner.map((on, i) => on & (outer[i]! ^ 1));
  const { labels, sizes } = areasOf(seen, width, inner.length / width);
  const rims = rimsOf(labels, sizes.length, outer, width);
  const scraps = sizes.flatMap((size, label) => {
    const { all, against, at } = rims[label]!;
    const isScrap = label > 0 && size >= SMALLEST && size <= LARGEST;
    return isScrap && against >= all * SURROUNDED ? [{ label, size, at }] : [];
  });
  return { labels, scraps };
}

type Rim = { all: number; against: number; at: number };

function rimsOf(labels: Int32Array, count: number, outer: Uint8Array, width: number): Rim[] {
  const rims = Array.from({ length: count }, () => ({ all: 0, against: 0, at: 0 }));
  for (let i = width; i < labels.length - width; i++) {
    const label = labels[i]!;
    if (label === 0) continue;
    const rim = rims[label]!;
    rim.at ||= i;
    for (const step of [-1, 1, -width, width]) {
      if (labels[i + step] === label) continue;
      rim.all++;
      if (outer[i + step]) rim.against++;
    }
  }
  return rims;
}
