// From a mask of yes and no to a cut-out with clean edges.
import { areasOf, blurred, countOf, withoutSmall } from "../pixels/planes.ts";
import { boxAround, boxesOf } from "./colour-shares.ts";
import type { Raster } from "../pixels/raster.ts";

/** A second part counts when it is at least this share of the largest: shoes, earrings, sets. */
const PART = 0.06;
const HOLE = 0.0015;

/** What a soft brush of seven pixels finds more set than not; its weights are 1, 3, 6, 7, 6, 3, 1 either way. */
function smoothed(mask: Uint8Array, width: number, height: number): Uint8Array {
  const along = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++) {
    const first = y * width;
    // What lies outside goes on as the rim; seven neighbours, kept as the brush moves on.
    let a = mask[first]!, b = a, c = a, d = a; // prettier-ignore
    const at = (x: number) => mask[first + Math.min(width - 1, x)]!;
    let [e, f, g] = [at(1), at(2), at(3)];
    for (let x = 0; x < width; x++) {
      along[first + x] = a + g + (b + f) * 3 + (c + e) * 6 + d * 7;
      a = b;
      b = c;
      c = d;
      d = e;
      e = f;
      f = g;
      g = x + 4 < width ? mask[first + x + 4]! : g;
    }
  }
  const kept = new Uint8Array(mask.length);
  const row = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let y = 0; y < height; y++) {
    const [a3, a2, a1, here] = [row(y - 3), row(y - 2), row(y - 1), row(y)];
    const [b1, b2, b3] = [row(y + 1), row(y + 2), row(y + 3)];
    for (let x = 0; x < width; x++) {
      const sum =
        along[here + x]! * 7 +
        (along[a1 + x]! + along[b1 + x]!) * 6 +
        (along[a2 + x]! + along[b2 + x]!) * 3 +
        along[a3 + x]! +
        along[b3 + x]!;
      kept[here + x] = sum > HALF ? 1 : 0;
    }
  }
  return kept;
}

/** All weights together are 27 either way. */
const HALF = (27 * 27) / 2;

/** Without specks, and without pinholes in the cloth. */
export function tidied(mask: Uint8Array, width: number, height: number): Uint8Array {
  const kept = smoothed(mask, width, height);
  withoutSmall(kept, { width, height }, 1, (largest) => largest * PART);
  withoutSmall(kept, { width, height }, 0, () => width * height * HOLE);
  return kept;
}

/** Thinner than this share of the piece's width, and as high as that share of it: the hook of a hanger. */
const HOOK = { thick: 0.06, high: 0.02, aside: 0.14, deep: 0.2 };

/** Of the piece's width, what a row of nothing but a hook is narrower than. */
const STUB = 0.12;
/** Of the piece's width: cloth does not end in anything so thin. */
const THREAD = 0.045;

/** Without the hook a piece hangs from: one thin thing that stands up from the middle of its upper edge. */
export function withoutHook(given: Uint8Array, width: number, height: number): Uint8Array {
  const mask = withoutStub(given, width);
  const box = boxAround(mask, width);
  if (!box) return mask;
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  // Where it is wide at its very top it does not hang from a hook.
  const first = mask.subarray(box.top * width, (box.top + 1) * width);
  if (countOf(first) > wide * HOOK.thick * 2) return mask;
  const reach = Math.round((wide * HOOK.thick) / 2);
  const solid = spread(shrunk(mask, width, height, reach), width, height, reach + 1);
  const thin = new Uint8Array(mask.length);
  for (let i = 0; i < thin.length; i++) thin[i] = mask[i] && !solid[i] ? 1 : 0;
  const { labels, sizes } = areasOf(thin, width, height);
  const boxes = boxesOf(labels, sizes.length, width);
  const middle = (box.left + box.right) / 2;
  const isHook = boxes.map(
    ({ left, top, right, bottom }) =>
      bottom - top > high * HOOK.high &&
      top < box.top + high * HOOK.high &&
      bottom < box.top + high * HOOK.deep &&
      Math.abs((left + right) / 2 - middle) < wide * HOOK.aside,
  );
  // Two of them are straps.
  if (isHook.filter(Boolean).length !== 1) return mask;
  return mask.map((on, i) => (isHook[labels[i]!] ? 0 : on));
}

/** Without the topmost rows that hold nothing but the stub of a hook: little of the width, and amid it. */
function withoutStub(mask: Uint8Array, width: number): Uint8Array {
  const box = boxAround(mask, width);
  if (!box) return mask;
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const [from, to] = [HOOK.aside, -HOOK.aside].map((by) => Math.round((box.left + box.right) / 2 - wide * by)); // prettier-ignore
  const isStub = (y: number) => {
    const row = mask.subarray(y * width, (y + 1) * width);
    const amid = countOf(row.subarray(from, to));
    return amid === countOf(row) && amid < wide * STUB;
  };
  let first = box.top;
  while (first < box.bottom && isStub(first)) first++;
  // What goes on for long is a strap or a stem.
  if (first === box.top || first > box.top + high * HOOK.deep) return mask;
  return mask.map((on, i) => (i < first * width ? 0 : on));
}

/** Pieces that hang from a waist end in no threads: strings, tags and the ends of a hanger's bar go. */
export function withoutThreads(mask: Uint8Array, width: number, height: number): Uint8Array {
  const box = boxAround(mask, width);
  if (!box) return mask;
  const reach = Math.round(((box.right - box.left) * THREAD) / 2);
  if (reach < 1) return mask;
  const solid = spread(shrunk(mask, width, height, reach), width, height, reach + 1);
  return mask.map((on, i) => on & solid[i]!);
}

/** Set only where everything within reach is set. */
function shrunk(mask: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const around = spread(inverse(mask), width, height, reach);
  return inverse(around);
}

function inverse(mask: Uint8Array): Uint8Array {
  const out = new Uint8Array(mask.length);
  for (let i = 0; i < out.length; i++) out[i] = 1 - mask[i]!;
  return out;
}

/** Set wherever anything within reach is set: rows first, then columns. */
function spread(mask: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const along = (from: Uint8Array, count: number, length: number, line: number, step: number) => {
    const to = new Uint8Array(from.length);
    for (let n = 0; n < count; n++) {
      let last = -Infinity;
      for (let k = 0; k < length + reach; k++) {
        if (k < length && from[n * line + k * step]) last = k;
        const at = k - reach;
        if (at >= 0 && last >= at - reach) to[n * line + at * step] = 1;
      }
    }
    return to;
  };
  return along(along(mask, height, width, width, 1), width, height, 1, width);
}

const FINE = { blur: 1, from: 0.55, over: 0.4 };
/** An outline that may be wrong by some pixels is drawn in further. */
const COARSE = { blur: 2, from: 0.72, over: 0.22 };

/** Soft over about two pixels, just inside the outline, where no background is left. */
export function matted(raster: Raster, mask: Uint8Array, isCoarse = false): Raster {
  const { width, height } = raster;
  const { blur, from, over } = isCoarse ? COARSE : FINE;
  const soft = blurred({ width, height, data: new Float32Array(mask) }, blur).data;
  const data = raster.data.slice();
  for (let i = 0; i < mask.length; i++)
    data[i * 4 + 3] = Math.min(1, Math.max(0, (soft[i]! - from) / over)) * 255;
  return pureEdges({ width, height, data });
}

/** Parts of a piece that hung on it by a thread, and by less once its edge was drawn in. */
const SCRAP = 0.04;

export function withoutScraps(raster: Raster): Raster {
  const { width, height } = raster;
  const data = raster.data.slice();
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) mask[i] = data[i * 4 + 3]! > 0 ? 1 : 0;
  const { labels, sizes } = areasOf(mask, width, height);
  const least = Math.max(...sizes) * SCRAP;
  for (let i = 0; i < mask.length; i++)
    if (mask[i] && sizes[labels[i]!]! < least) data[i * 4 + 3] = 0;
  return { width, height, data };
}

/** At the rim the colour is still mixed with the background: it is taken from a little further in. */
export function pureEdges(raster: Raster): Raster {
  const { width, height, data } = raster;
  const out = data.slice();
  const reach = 3;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      if (data[i + 3] === 0 || isDeep(raster, x, y)) continue;
      let weight = 0;
      const sum = [0, 0, 0];
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++) {
          if (!isDeep(raster, x + dx, y + dy)) continue;
          const w = 1 / (1 + dx * dx + dy * dy);
          weight += w;
          for (let c = 0; c < 3; c++) sum[c]! += data[((y + dy) * width + x + dx) * 4 + c]! * w;
        }
      if (weight > 0) for (let c = 0; c < 3; c++) out[i + c] = sum[c]! / weight;
    }
  return { width, height, data: out };
}

/** Opaque, and so are its neighbours two pixels away. */
function isDeep({ width, height, data }: Raster, x: number, y: number): boolean {
  if (x < 2 || y < 2 || x > width - 3 || y > height - 3) return false;
  const at = (y * width + x) * 4 + 3;
  const rows = width * 8;
  return (
    data[at]! > 250 &&
    data[at + 8]! > 250 &&
    data[at - 8]! > 250 &&
    data[at + rows]! > 250 &&
    data[at - rows]! > 250
  );
}
