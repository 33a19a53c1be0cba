// Pieces longer than their category allows, cloth that is its own mirror image, and what leaves the picture.
import type { Anchors } from "../figure/anchors.ts";
import { isLongTop } from "../garment/slot.ts";
import { boxOf, type Layer } from "../pixels/raster.ts";
import type { Fault, Scene, WornPiece } from "./scene.ts";

type Level = keyof Anchors["levels"];

/** Where a piece of a category ends at the latest; the others may reach the floor. */
const LONGEST: Partial<Record<string, Level>> = {
  "T-Shirts": "tunic",
  Shirts: "tunic",
  Blouses: "tunic",
  "Tank Top": "tunic",
  Undershirts: "tunic",
  "Hoodies & Sweatshirts": "tunic",
  Vest: "mini",
  Blazers: "mini",
  Shorts: "knee",
};
const TOLERANCE = 14;

export function tooLongIn({ anchors, pieces }: Scene): Fault[] {
  return pieces.flatMap((piece) => {
    const box = boxOf(piece.trunk);
    if (!box) return [];
    const bottom = box.bottom + piece.trunk.top;
    const level = anchors.levels[longestFor(piece)];
    const size = Math.round(bottom - level);
    if (size <= TOLERANCE) return [];
    const x = Math.round((box.left + box.right) / 2 + piece.trunk.left);
    return [{ kind: "too long" as const, x, y: bottom, size }];
  });
}

function longestFor(piece: WornPiece): Level {
  const level = LONGEST[piece.category] ?? "floor";
  return level === "tunic" && isLongTop(piece) ? "knee" : level;
}

/** How alike the two halves may be, where the cloth shows anything at all. */
const ALIKE = 0.985;
const LEAST_TEXTURE = 5;

export function mirroredIn({ pieces }: Scene): Fault[] {
  return pieces.flatMap(({ trunk }) => {
    const box = boxOf(trunk);
    if (!box) return [];
    const axis = (box.left + box.right) / 2;
    const halves = texturePairs(trunk, axis, box);
    const alike = correlation(halves);
    if (alike < ALIKE) return [];
    return [
      {
        kind: "unnatural symmetry" as const,
        x: Math.round(axis + trunk.left),
        y: Math.round((box.top + box.bottom) / 2 + trunk.top),
        size: Math.round(alike * 100),
      },
    ];
  });
}

/** What the cloth shows beyond its shading, left and right of the axis. */
function texturePairs(layer: Layer, axis: number, box: ReturnType<typeof boxOf>) {
  const { width, data } = layer;
  const pairs: [number, number][] = [];
  const detail = (x: number, y: number) => {
    const at = (n: number) => {
      const i = (y * width + n) * 4;
      return data[i]! * 0.3 + data[i + 1]! * 0.59 + data[i + 2]! * 0.11;
    };
    return at(x) - (at(x - 3) + at(x + 3)) / 2;
  };
  const isInside = (x: number, y: number) =>
    [-4, 0, 4].every((dx) => data[(y * width + x + dx) * 4 + 3] === 255);
  for (let y = box!.top; y <= box!.bottom; y += 2)
    for (let away = 8; away < axis - box!.left; away += 2) {
      const [l, r] = [Math.round(axis - away), Math.round(axis + away)];
      if (isInside(l, y) && isInside(r, y)) pairs.push([detail(l, y), detail(r, y)]);
    }
  return pairs;
}

function correlation(pairs: readonly (readonly [number, number])[]): number {
  let [left, right, both] = [0, 0, 0];
  for (const [a, b] of pairs) {
    left += a * a;
    right += b * b;
    both += a * b;
  }
  const texture = Math.sqrt(Math.min(left, right) / Math.max(1, pairs.length));
  return texture < LEAST_TEXTURE ? 0 : both / Math.sqrt(left * right);
}

const RIM = 2;

export function outsideIn({ canvas, pieces, things }: Scene): Fault[] {
  const { width, height, data } = canvas;
  const faults: Fault[] = [];
  const isSeen = (x: number, y: number) => data[(y * width + x) * 4 + 3]! > 127;
  const look = (count: number, at: (n: number) => readonly [number, number]) => {
    let size = 0;
    let [x, y] = [0, 0];
    for (let n = 0; n < count; n++) {
      const place = at(n);
      if (!isSeen(...place)) continue;
      size++;
      [x, y] = place;
    }
    if (size > 0) faults.push({ kind: "outside the frame", x, y, size });
  };
  look(width, (n) => [n, RIM]);
  look(width, (n) => [n, height - 1 - RIM]);
  look(height, (n) => [RIM, n]);
  look(height, (n) => [width - 1 - RIM, n]);
  const layers = [...things, ...pieces.flatMap(({ trunk, sleeves }) => [trunk, sleeves ?? trunk])];
  for (const layer of layers) {
    const box = boxOf(layer);
    if (!box) continue;
    const [top, bottom] = [box.top + layer.top, box.bottom + layer.top];
    const over = Math.max(-top, bottom - height + 1);
    if (over > 0) faults.push({ kind: "outside the frame", x: layer.left, y: top, size: over });
  }
  return faults;
}
