// Whether a cut may stand for the piece itself, or its photo is the more honest picture of it.
import type { Raster } from "../pixels/raster.ts";
import { agreement } from "./judge.ts";

/** Exact: the outline came with the picture. Doubtful: shown as a photo, never worn. */
export type Trust = "exact" | "sure" | "doubtful";

export type Seen = {
  raster: Raster;
  mask: Uint8Array;
  score: number;
  /** What the network saw, 0 to 255; missing where colours alone were clear. */
  network?: Uint8Array;
  /** A leg or a skirt that ends at the lower rim is worn as it is seen, if a little shorter. */
  mayEndBelow?: boolean;
};

/** Below this score the outline follows no edges, or is torn. */
const SURE = 0.72;
/** Of the outline, the share across which the picture hardly changes: white on white, shadow on shadow. */
const FAINT_MOST = 0.22;
const FAINT = 24;
/** Of a side of the piece, the share that ends at the picture's rim: more, and a part of it is missing. */
const CROPPED = 0.3;
/** How far the cut and the network have to see the same thing. */
const AGREE = 0.93;
/** Pixels of which the network is not certain, over those of the thing. */
const UNCLEAR_MOST = 0.13;

/** From here on the network takes a pixel for the thing. */
export const SEEN = 120;

export const trustOf = (seen: Seen): Exclude<Trust, "exact"> =>
  doubtAbout(seen) === null ? "sure" : "doubtful";

/** What speaks against a cut, or null. */
function doubtAbout({ network, ...seen }: Seen): string | null {
  if (seen.score < SURE) return "poor outline";
  if (faintShare(seen) > FAINT_MOST) return "faint outline";
  if (croppedShare(seen) > CROPPED) return "goes on outside the picture";
  return network ? doubtOfNetwork(seen.mask, network) : null;
}

function doubtOfNetwork(mask: Uint8Array, network: Uint8Array): string | null {
  const same = agreement(
    mask,
    network.map((value) => (value > SEEN ? 1 : 0)),
  );
  if (same < AGREE) return "network sees something else";
  return isCertain(network) ? null : "network is not certain";
}

/** Whether it sees a thing, and nearly every pixel as that thing or as ground. */
export function isCertain(network: Uint8Array): boolean {
  let thing = 0;
  let unclear = 0;
  for (const value of network) {
    if (value > SEEN) thing++;
    if (value > 40 && value < 215) unclear++;
  }
  return thing > 0 && unclear <= thing * UNCLEAR_MOST;
}

function faintShare({ raster: { width, height, data }, mask }: Seen): number {
  const reach = 4;
  let edge = 0;
  let faint = 0;
  for (let y = reach + 1; y < height - reach - 1; y++)
    for (let x = reach + 1; x < width - reach - 1; x++) {
      const i = y * width + x;
      if (!mask[i]) continue;
      const across = (mask[i + width]! - mask[i - width]!) * width + mask[i + 1]! - mask[i - 1]!;
      if (across === 0) continue;
      edge++;
      let change = 0;
      for (let c = 0; c < 3; c++)
        change += Math.abs(
          data[(i + across * reach) * 4 + c]! - data[(i - across * reach) * 4 + c]!,
        );
      if (change < FAINT) faint++;
    }
  return edge === 0 ? 1 : faint / edge;
}

/** The worst of the four sides. */
function croppedShare({ raster: { width, height }, mask, mayEndBelow }: Seen): number {
  const inset = 2;
  const rows = new Uint8Array(height);
  const columns = new Uint8Array(width);
  for (let i = 0; i < mask.length; i++)
    if (mask[i]) rows[Math.floor(i / width)] = columns[i % width] = 1;
  const sum = (line: Uint8Array) => line.reduce((total, on) => total + on, 0);
  const row = (y: number) => sum(mask.subarray(y * width, (y + 1) * width));
  const column = (x: number) => rows.reduce((total, _, y) => total + mask[y * width + x]!, 0);
  return Math.max(
    Math.max(row(inset), mayEndBelow ? 0 : row(height - 1 - inset)) / Math.max(1, sum(columns)),
    Math.max(column(inset), column(width - 1 - inset)) / Math.max(1, sum(rows)),
  );
}
