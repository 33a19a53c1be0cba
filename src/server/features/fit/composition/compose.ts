// The picture: ground, figure, pieces in their order, and what of the figure lies over them.
import { REGION, type Figure } from "../figure/figure.ts";
import { drawOver, trimmed, type Layer, type Plane, type Raster } from "../pixels/raster.ts";
import type { Held } from "../placement/held.ts";
import type { Worn } from "../placement/worn.ts";
import { lit, reliefOf, throwShadow } from "./shading.ts";

const HANDS: ReadonlySet<number> = new Set([REGION.handL, REGION.handR]);
const ARMS: ReadonlySet<number> = new Set([REGION.armL, REGION.armR]);
const HEAD: ReadonlySet<number> = new Set([REGION.head, REGION.hair, REGION.scarf]);

/** Some of the figure's pixels. */
function some(figure: Figure, isWanted: (region: number, x: number, y: number) => boolean): Raster {
  const { width, height, regions, picture } = figure;
  const data = new Uint8ClampedArray(picture.data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const at = i * 4;
      if (picture.data[at + 3] === 0) continue;
      if (!isWanted(regions[i]! || nearest(regions, width, i), x, y)) continue;
      for (let c = 0; c < 4; c++) data[at + c] = picture.data[at + c]!;
    }
  return { width, height, data };
}

/** A pixel at the very edge has colour but no region: it is its neighbour's. */
function nearest(regions: Uint8Array, width: number, i: number): number {
  for (const step of [-1, 1, -width, width, -2, 2, -2 * width, 2 * width]) {
    const region = regions[i + step];
    if (region) return region;
  }
  return REGION.none;
}

/** The figure's relief is the same for everything it wears. */
const reliefs = new WeakMap<Figure, Plane>();
function reliefFor(figure: Figure): Plane {
  const relief = reliefs.get(figure) ?? reliefOf(figure);
  reliefs.set(figure, relief);
  return relief;
}

/** Dresses the figure; the pieces come from the skin outward, what it holds or drapes over its head comes last. */
export function dress(
  figure: Figure,
  pieces: readonly Worn[],
  held: readonly Held[] = [],
  scarf: Layer | null = null,
): Raster {
  const { anchors } = figure;
  const isHidden = (region: number, x: number, y: number) =>
    pieces.some((piece) => piece.hides(region, x, y));
  const relief = reliefFor(figure);
  const canvas = some(figure, (...at) => !isHidden(...at));
  const cloth: Plane = { ...relief, data: new Float32Array(relief.data.length) };
  const putCloth = (layer: Layer) => {
    throwShadow(canvas, null, layer);
    drawOver(canvas, lit(layer, relief), layer.left, layer.top);
    remember(cloth, layer);
  };
  /** Body over cloth: it throws its shadow on the cloth alone, not on the rest of the body. */
  const putBody = (part: Raster) => {
    const layer = trimmed(part);
    throwShadow(canvas, cloth, layer);
    drawOver(canvas, layer, layer.left, layer.top);
  };
  // Sleeves lie over bare hands and wide skirts, but under whatever has sleeves of its own.
  const isCovered = (n: number) => pieces.slice(n + 1).some(({ sleeves }) => sleeves !== null);
  for (const [n, { trunk, sleeves }] of pieces.entries()) {
    putCloth(trunk);
    if (sleeves && isCovered(n)) putCloth(sleeves);
  }
  const isFreeArm = (region: number, y: number) =>
    HANDS.has(region) || (ARMS.has(region) && y > anchors.elbow.left.y - 30);
  putBody(some(figure, (region, x, y) => isFreeArm(region, y) && !isHidden(region, x, y)));
  for (const [n, { sleeves }] of pieces.entries()) if (sleeves && !isCovered(n)) putCloth(sleeves);
  const chin = anchors.head.chin.y - 2;
  const isOnTop = (region: number, y: number) =>
    region === REGION.scarf || (HEAD.has(region) && y < chin);
  if (!pieces.some(({ isOverHead }) => isOverHead))
    putBody(some(figure, (region, _x, y) => isOnTop(region, y)));
  if (scarf) drawOver(canvas, scarf, scarf.left, scarf.top);
  for (const { layer, isUnderHand, isOnFloor } of held) {
    if (isOnFloor) continue;
    throwShadow(canvas, null, layer);
    drawOver(canvas, layer, layer.left, layer.top);
    if (isUnderHand)
      putBody(some(figure, (region, x, y) => HANDS.has(region) && !isHidden(region, x, y)));
  }
  return canvas;
}

function remember(cloth: Plane, { width, height, data, left, top }: Layer): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y + top) * cloth.width + x + left;
      cloth.data[at] = Math.max(cloth.data[at]!, data[(y * width + x) * 4 + 3]! / 255);
    }
}
