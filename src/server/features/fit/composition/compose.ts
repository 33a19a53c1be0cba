// The picture: ground, figure, pieces in their order, and what of the figure lies over them.
import { REGION, type Figure } from "../figure/figure.ts";
import {
  boxOf,
  drawOver,
  emptyRaster,
  pixelsOf,
  trimmed,
  wipedCanvas,
  type Layer,
  type Plane,
  type Raster,
} from "../pixels/raster.ts";
import type { PutOn } from "../put-on.ts";
import { bareBelow } from "./bare-legs.ts";
import { paintVest } from "./own-vest.ts";
import { lit, outlineOf, reliefOf, throwShadow } from "./shading.ts";

const HANDS: ReadonlySet<number> = new Set([REGION.handL, REGION.handR]);
const ARMS: ReadonlySet<number> = new Set([REGION.armL, REGION.armR]);
const FEET: ReadonlySet<number> = new Set([REGION.footL, REGION.footR]);
const HEAD: ReadonlySet<number> = new Set([REGION.head, REGION.hair, REGION.scarf]);

/** A sleeve hangs close to the trunk it is sewn to. */
const SLEEVE_SHADOW = 0.26;

/** Some of the figure's pixels. */
function some(figure: Figure, isWanted: (region: number, x: number, y: number) => boolean): Layer {
  const { width, height, picture } = figure;
  const regions = regionsOf(figure);
  const canvas = wipedCanvas("figure", width, height);
  const from = pixelsOf(picture);
  const to = pixelsOf(canvas);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (regions[i] !== NOWHERE && isWanted(regions[i]!, x, y)) to[i] = from[i]!;
    }
  return trimmed(canvas);
}

const NOWHERE = 255;
const known = new WeakMap<Figure, Uint8Array>();

/** The region of every pixel that has any colour. */
function regionsOf(figure: Figure): Uint8Array {
  const found = known.get(figure);
  if (found) return found;
  const { width, regions, picture } = figure;
  const all = regions.map((region, i) =>
    picture.data[i * 4 + 3] === 0 ? NOWHERE : region || nearest(regions, width, i),
  );
  known.set(figure, all);
  return all;
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

type Outfit = Pick<PutOn, "worn" | "held" | "shod" | "scarf">;

/** Dresses the figure, from the skin outward; what it holds or drapes over its head comes last. */
export function dress(figure: Figure, { worn: pieces, held, shod, scarf }: Outfit): Raster {
  const { anchors } = figure;
  const brim = brimOf(held);
  const { grip } = figure;
  const isGripping = grip !== null && held.some((thing) => thing.isGripped);
  const isUnderCloth = (region: number, x: number, y: number) =>
    pieces.some((piece) => piece.hides(region, x, y));
  const isHidden = (region: number, x: number, y: number) =>
    isUnderCloth(region, x, y) ||
    (isGripping && region === REGION.handL) ||
    (region === REGION.hair && y < brim) ||
    (FEET.has(region) && (shod ? !shod.keepsFoot(x, y) : figure.shoes !== null));
  const relief = reliefFor(figure);
  const body = emptyRaster(figure.width, figure.height);
  const bare = some(figure, (region, x, y) => !isHidden(region, x, y));
  drawOver(body, bare, bare.left, bare.top);
  bareBelow(body, figure, pieces);
  paintVest(body, figure, pieces);
  const canvas = withLinings(body, pieces);
  const shoes = shod?.layer ?? figure.shoes;
  if (shoes) drawOver(canvas, shoes, shoes.left, shoes.top);
  const cloth: Plane = { ...relief, data: new Float32Array(relief.data.length) };
  const outlines = pieces.map(({ trunk, sleeves }) =>
    outlineOf(sleeves ? [trunk, sleeves] : [trunk], relief),
  );
  const putCloth = (layer: Layer, n: number) => {
    throwShadow(canvas, null, layer, layer === pieces[n]!.sleeves ? SLEEVE_SHADOW : undefined);
    drawOver(canvas, lit(layer, relief, outlines[n]!), layer.left, layer.top);
    remember(cloth, layer);
  };
  /** Body over cloth: it throws its shadow on the cloth alone, not on the rest of the body. */
  const putBody = (layer: Layer) => {
    throwShadow(canvas, cloth, layer);
    drawOver(canvas, layer, layer.left, layer.top);
  };
  // Sleeves lie over bare hands and wide skirts, but under whatever has sleeves of its own.
  const isCovered = (n: number) => pieces.slice(n + 1).some(({ sleeves }) => sleeves !== null);
  for (const [n, { trunk, sleeves }] of pieces.entries()) {
    putCloth(trunk, n);
    if (sleeves && isCovered(n)) putCloth(sleeves, n);
  }
  const forearms = Math.min(anchors.elbow.left.y, anchors.wrist.right.y) - 30;
  const isFreeArm = (region: number, y: number) =>
    HANDS.has(region) || (ARMS.has(region) && y > forearms);
  putBody(some(figure, (region, x, y) => isFreeArm(region, y) && !isHidden(region, x, y)));
  for (const [n, { sleeves }] of pieces.entries())
    if (sleeves && !isCovered(n)) putCloth(sleeves, n);
  const putHeld = (isUnderHead: boolean) => {
    for (const { layer, isUnderHand, ...thing } of held) {
      if (thing.isOnFloor || thing.isUnderHead !== isUnderHead) continue;
      throwShadow(canvas, null, layer);
      drawOver(canvas, layer, layer.left, layer.top);
      if (grip && thing.isGripped)
        putBody(without(grip, (x, y) => isUnderCloth(REGION.handL, x, y)));
      else if (isUnderHand)
        putBody(some(figure, (region, x, y) => HANDS.has(region) && !isHidden(region, x, y)));
    }
  };
  putHeld(true);
  const chin = anchors.head.chin.y - 2;
  const isOnTop = (region: number, y: number) =>
    region === REGION.scarf || (HEAD.has(region) && y < chin);
  if (!pieces.some(({ isOverHead }) => isOverHead))
    putBody(some(figure, (region, x, y) => isOnTop(region, y) && !isHidden(region, x, y)));
  if (scarf) drawOver(canvas, scarf, scarf.left, scarf.top);
  putHeld(false);
  return canvas;
}

/** What hangs open is seen behind the body, too. */
function withLinings(body: Raster, pieces: Outfit["worn"]): Raster {
  const linings = pieces.flatMap(({ behind }) => behind ?? []);
  if (linings.length === 0) return body;
  const canvas = emptyRaster(body.width, body.height);
  for (const lining of linings) drawOver(canvas, inShade(lining), lining.left, lining.top);
  drawOver(canvas, body);
  return canvas;
}

/** No light falls on the inside of a back. */
const SHADE = 0.72;

function inShade(layer: Layer): Layer {
  const data = layer.data.slice();
  for (let i = 0; i < data.length; i++) if (i % 4 < 3) data[i] = data[i]! * SHADE;
  return { ...layer, data };
}

function without(layer: Layer, isAway: (x: number, y: number) => boolean): Layer {
  const data = layer.data.slice();
  for (let y = 0; y < layer.height; y++)
    for (let x = 0; x < layer.width; x++)
      if (isAway(x + layer.left, y + layer.top)) data[(y * layer.width + x) * 4 + 3] = 0;
  return { ...layer, data };
}

/** Hair goes into a hat: none of it stands out beside the crown. */
const BRIM = 14;

function brimOf(held: Outfit["held"]): number {
  const hat = held.find(({ slot }) => slot === "hat");
  const box = hat && boxOf(hat.layer);
  return box ? hat.layer.top + box.bottom + 1 - BRIM : 0;
}

function remember(cloth: Plane, { width, height, data, left, top }: Layer): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y + top) * cloth.width + x + left;
      cloth.data[at] = Math.max(cloth.data[at]!, data[(y * width + x) * 4 + 3]! / 255);
    }
}
