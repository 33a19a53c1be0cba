// Several garments in one picture: the encoder says of each field of the picture what lies there; fields of one
// sort that touch are one piece.
import type { Rgb } from "./picture.ts";

/** In the order of the encoder's answers (training/encoder/labels.py). */
export const PLACES = [
  "nothing",
  "top",
  "outer",
  "bottom",
  "skirt",
  "dress",
  "shoes",
  "bag",
  "hat",
  "scarf",
  "jewellery",
] as const;
export type Place = (typeof PLACES)[number];

/** Chances of each place, field by field: [place, down, across]. */
export type Fields = { chances: Float32Array; across: number; down: number };

/** Shares of the picture, from 0 to 1. */
export type Box = { left: number; top: number; width: number; height: number };
export type PieceInPicture = { place: Place; box: Box; sureness: number };

const LEAST_CHANCE = 0.5;
/** Fewer fields than this are a detail of something else. */
const LEAST_FIELDS = 5;
const LEAST_SURENESS = 0.8;
/** A doubt about some fields is no second garment: it has to be a fair part of the largest. */
const LEAST_OF_LARGEST = 0.35;
/** What is small beside a garment on any picture. */
const SMALL: ReadonlySet<Place> = new Set(["shoes", "bag", "hat", "jewellery", "scarf"]);
const LEAST_OF_SMALL = 0.12;
/** A dress is easily taken for a top over a skirt: none of these is a second piece beside one. */
const PARTS_OF_DRESS: ReadonlySet<Place> = new Set(["top", "skirt", "bottom"]);
const PIECES_MAX = 4;
/** The crop takes in a little of what is around. */
const MARGIN = 0.6;

/** Largest first; one piece or none where the picture shows a single garment. */
export function piecesIn(fields: Fields): PieceInPicture[] {
  const named = nameFields(fields);
  const found = areasOf(named, fields.across, fields.down)
    .map((area) => pieceOf(area, named, fields))
    .filter(({ count, sureness }) => count >= LEAST_FIELDS && sureness >= LEAST_SURENESS)
    .toSorted((one, other) => other.count - one.count);
  const kept: typeof found = [];
  for (const piece of found) if (isAnother(piece, kept)) kept.push(piece);
  return kept.slice(0, PIECES_MAX).map(({ place, box, sureness }) => ({ place, box, sureness }));
}

/** How much of the picture is something to wear: the chance of each field, on average. */
export function wornShare({ chances, across, down }: Fields): number {
  const area = across * down;
  let nothing = 0;
  for (let field = 0; field < area; field++) nothing += chances[field]!;
  return 1 - nothing / area;
}

type Sized = { place: Place; count: number };

/** Two areas of one sort are a pair of shoes, or a piece with something across it. */
function isAnother({ place, count }: Sized, kept: readonly Sized[]): boolean {
  const [largest] = kept;
  if (!largest) return true;
  if (kept.some((other) => other.place === place)) return false;
  const isDress = kept.some((other) => other.place === "dress");
  if (isDress && PARTS_OF_DRESS.has(place)) return false;
  if (place === "dress" && kept.some((other) => PARTS_OF_DRESS.has(other.place))) return false;
  return count >= largest.count * (SMALL.has(place) ? LEAST_OF_SMALL : LEAST_OF_LARGEST);
}

function nameFields({ chances, across, down }: Fields): Uint8Array {
  const area = across * down;
  return Uint8Array.from({ length: area }, (_, field) => {
    const best = PLACES.reduce(
      (most, _place, n) => (chances[n * area + field]! > chances[most * area + field]! ? n : most),
      0,
    );
    return chances[best * area + field]! >= LEAST_CHANCE ? best : 0;
  });
}

/** Fields that touch and are of one place. */
function areasOf(named: Uint8Array, across: number, down: number): number[][] {
  const seen = new Uint8Array(named.length);
  const areas: number[][] = [];
  for (let start = 0; start < named.length; start++) {
    if (named[start] === 0 || seen[start]) continue;
    const area = [start];
    seen[start] = 1;
    for (let n = 0; n < area.length; n++) {
      const [x, y] = [area[n]! % across, Math.floor(area[n]! / across)];
      for (const [nx, ny] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const next = ny * across + nx;
        if (nx < 0 || ny < 0 || nx >= across || ny >= down) continue;
        if (seen[next] || named[next] !== named[start]) continue;
        seen[next] = 1;
        area.push(next);
      }
    }
    areas.push(area);
  }
  return areas;
}

function pieceOf(area: readonly number[], named: Uint8Array, { chances, across, down }: Fields) {
  const place = named[area[0]!]!;
  const xs = area.map((field) => field % across);
  const ys = area.map((field) => Math.floor(field / across));
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + 1 + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + 1 + MARGIN];
  const within = (value: number, most: number) => Math.min(1, Math.max(0, value / most));
  const sum = area.reduce((all, field) => all + chances[place * across * down + field]!, 0);
  return {
    count: area.length,
    place: PLACES[place]!,
    sureness: sum / area.length,
    box: {
      left: within(left, across),
      top: within(top, down),
      width: within(right, across) - within(left, across),
      height: within(bottom, down) - within(top, down),
    },
  };
}

/** The part of the picture in the box. */
export function cropped({ data, width, height }: Rgb, box: Box): Rgb {
  const left = Math.floor(box.left * width);
  const top = Math.floor(box.top * height);
  const wide = Math.max(1, Math.min(width - left, Math.round(box.width * width)));
  const high = Math.max(1, Math.min(height - top, Math.round(box.height * height)));
  const part = new Uint8Array(wide * high * 3);
  for (let y = 0; y < high; y++) {
    const from = ((top + y) * width + left) * 3;
    part.set(data.subarray(from, from + wide * 3), y * wide * 3);
  }
  return { data: part, width: wide, height: high };
}
