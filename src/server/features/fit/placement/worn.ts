// A garment on a figure: its cloth on the canvas, and what of the body it hides.
import { REGION, type Figure } from "../figure/figure.ts";
import { landmarksOf, type Landmarks } from "../garment/landmarks.ts";
import { openFace, openNeck, openWaist } from "../garment/neckline.ts";
import { silhouetteOf } from "../garment/silhouette.ts";
import type { Slot } from "../garment/slot.ts";
import { areasOf } from "../pixels/planes.ts";
import { emptyRaster, trimmed, type Layer, type Raster } from "../pixels/raster.ts";
import { hangFromHead, hangFromNeck } from "./cover.ts";
import { legLimb, outsideArmhole, withSleeves, type Limb } from "./limbs.ts";
import { foldedShare, paintSheet, stretchSheet } from "./mesh.ts";
import { hangFromShoulders, hangFromWaist, type Hang } from "./trunk.ts";

export type Worn = {
  slot: Slot;
  trunk: Layer;
  /** Drawn after bare arms and hands. */
  sleeves: Layer | null;
  hides(region: number, x: number, y: number): boolean;
  /** A face looks out of it. */
  isOverHead: boolean;
  /** Rows of the canvas it reaches from and to. */
  top: number;
  bottom: number;
  /** How it was placed, for those who look at many. */
  manner: string;
};

const FROM_SHOULDERS: ReadonlySet<Slot> = new Set([
  "top",
  "tank",
  "outer",
  "dress",
  "gown",
  "jumpsuit",
]);
const SLEEVED: ReadonlySet<Slot> = new Set(["top", "outer", "dress", "gown", "jumpsuit"]);
const LEGGED: ReadonlySet<Slot> = new Set(["trousers", "jumpsuit"]);

export type Cut = { raster: Raster; slot: Slot };

export function wear(figure: Figure, { raster, slot }: Cut): Worn | null {
  const shape = silhouetteOf(raster);
  if (!shape) return null;
  const marks = landmarksOf(shape, { sleeves: SLEEVED.has(slot), legs: LEGGED.has(slot) });
  if (slot === "cape")
    return paint(
      figure,
      slot,
      openNeck(raster, shape, marks),
      marks,
      hangFromNeck(figure, shape, marks),
    );
  if (slot === "prayer") {
    const { cut, face } = openFace(raster, shape, marks);
    return paint(figure, slot, cut, marks, hangFromHead(figure, shape, marks, face));
  }
  if (!FROM_SHOULDERS.has(slot))
    return paint(
      figure,
      slot,
      openWaist(raster, shape, marks),
      marks,
      hangFromWaist(figure, marks, slot),
    );
  const hang = hangFromShoulders(figure, marks, slot);
  return paint(figure, slot, openNeck(raster, shape, marks), marks, hang);
}

/** A sheet that folds over itself in more than this share of its cells is not trusted. */
const FOLDED_MAX = 0.4;
const SEAM = 1.5;

function paint(figure: Figure, slot: Slot, source: Raster, marks: Landmarks, hang: Hang): Worn {
  const box = { left: 0, top: 0, right: source.width, bottom: source.height };
  const labels = labelParts(source, marks);
  const sleeved = marks.sleeves && withSleeves(hang, figure, marks, marks.sleeves);
  const legs: Limb[] = marks.legs
    ? [legLimb(figure, marks, hang, "right"), legLimb(figure, marks, hang, "left")]
    : [];
  const trunk = emptyRaster(figure.width, figure.height);
  paintSheet(
    trunk,
    source,
    stretchSheet(box, sleeved ? sleeved.trunk : hang.deform),
    labels,
    PART.trunk,
  );
  for (const leg of legs)
    paintSheet(trunk, source, stretchSheet(box, leg.deform), labels, PART[`${leg.side}Leg`]);
  const sleeves = sleeved && emptyRaster(figure.width, figure.height);
  for (const limb of sleeved?.limbs ?? []) {
    const sheet = stretchSheet(box, limb.deform);
    const part = PART[`${limb.side}Sleeve`];
    if (foldedShare(sheet, source.width, labels, part) > FOLDED_MAX)
      return paint(figure, slot, source, { ...marks, sleeves: null }, hang);
    paintSheet(sleeves!, source, sheet, labels, part);
  }
  const rows = rowsOf(trunk);
  return {
    slot,
    trunk: withoutScraps(trimmed(trunk)),
    sleeves: sleeves && withoutScraps(trimmed(sleeves)),
    top: rows.top,
    bottom: rows.bottom,
    isOverHead: slot === "prayer",
    hides: hiding(figure, {
      slot,
      marks,
      hang,
      trunk,
      sleeves,
      rows,
      arms: sleeved?.limbs ?? [],
      legs,
    }),
    manner: `${slot} ×${hang.scale.toFixed(2)}${sleeved ? " sleeves" : ""}${marks.legs ? " legs" : ""}`,
  };
}

/** Specks that a cut-out or a seam left behind. */
const SCRAP = 0.004;

function withoutScraps(layer: Layer): Layer {
  const { width, height, data } = layer;
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) mask[i] = data[i * 4 + 3]! > 8 ? 1 : 0;
  const { labels, sizes } = areasOf(mask, width, height);
  const least = Math.max(...sizes) * SCRAP;
  for (let i = 0; i < mask.length; i++)
    if (labels[i] && sizes[labels[i]!]! < least) data[i * 4 + 3] = 0;
  return layer;
}

const PART = { trunk: 1, leftSleeve: 2, rightSleeve: 4, leftLeg: 8, rightLeg: 16 } as const;

/** Which parts each pixel of the picture belongs to; along a seam it belongs to both. */
function labelParts({ width, height, data }: Raster, marks: Landmarks): Uint8Array {
  const { sleeves, legs, axis, chest } = marks;
  const labels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const isLegs = legs !== null && y > legs.crotch.y - SEAM;
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      const side = x < axis ? "left" : "right";
      let label = 0;
      if (!sleeves || (y > chest.y && !sleeves[side].holds(x, y))) label = PART.trunk;
      else if (y > chest.y) label = PART[`${side}Sleeve`];
      else {
        const out = outsideArmhole(sleeves, side, x, y);
        label = (out < SEAM ? PART.trunk : 0) | (out > -SEAM ? PART[`${side}Sleeve`] : 0);
      }
      if (isLegs && label & PART.trunk) {
        const leg = x < legs.crotch.x ? PART.leftLeg : PART.rightLeg;
        label = y > legs.crotch.y + SEAM ? leg : label | leg;
      }
      labels[y * width + x] = label;
    }
  }
  return labels;
}

type Rows = {
  top: number;
  bottom: number;
  left: Int32Array;
  right: Int32Array;
  lowest: Int32Array;
};

/** How far the painted trunk reaches in each row, and down each column. */
function rowsOf({ width, height, data }: Raster): Rows {
  const left = new Int32Array(height).fill(-1);
  const right = new Int32Array(height).fill(-1);
  const lowest = new Int32Array(width).fill(-1);
  let [top, bottom] = [height, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 100) continue;
      if (left[y] === -1) left[y] = x;
      right[y] = x;
      lowest[x] = y;
      top = Math.min(top, y);
      bottom = y;
    }
  return { top, bottom, left, right, lowest };
}

type Painted = {
  slot: Slot;
  marks: Landmarks;
  hang: Hang;
  trunk: Raster;
  sleeves: Raster | null;
  rows: Rows;
  arms: Limb[];
  legs: Limb[];
};

/** Nothing of the body shows beside the cloth that covers it. */
function hiding(figure: Figure, painted: Painted): Worn["hides"] {
  const { slot, marks, hang, trunk, sleeves, rows, arms, legs } = painted;
  const lowestSleeve = lowestOn(sleeves);
  const { width, anchors } = figure;
  const isShoulderHung = FROM_SHOULDERS.has(slot);
  const from = isShoulderHung && !marks.sleeves ? hang.row(marks.chest.y) : rows.top + 2;
  const isSleeveless = !marks.sleeves && isShoulderHung;
  // A wide garment whose sleeves were not found still has the arms inside.
  const swallowsArms =
    slot === "cape" ||
    slot === "prayer" ||
    (isSleeveless && (slot === "gown" || slot === "outer") && isWide(rows, anchors));
  const bare = (x: number, y: number) => trunk.data[(y * width + x) * 4 + 3]! < 128;
  return (region, x, y) => {
    if (
      region === REGION.armL ||
      region === REGION.armR ||
      region === REGION.handL ||
      region === REGION.handR
    ) {
      // The map's left is the figure's own, which the viewer sees on the right.
      const side = region === REGION.armR || region === REGION.handR ? "left" : "right";
      const arm = arms.find((limb) => limb.side === side);
      if (arm) return y < (arm.isWide ? lowestSleeve[side] - 6 : arm.end.y - 4);
      return (
        swallowsArms &&
        (slot === "prayer" ||
          y < Math.max(rows.lowest[x]!, rows.lowest[x + 12]!, rows.lowest[x - 12]!))
      );
    }
    if (slot === "prayer" && region === REGION.hair) return true;
    const isLeg = region === REGION.legL || region === REGION.legR;
    if (region !== REGION.torso && !isLeg) return false;
    if (legs.length > 0 && isLeg && y > anchors.crotch.y) {
      const leg = legs.find(({ side }) => side === (region === REGION.legR ? "left" : "right"))!;
      return y < leg.end.y - 3 && bare(x, y);
    }
    if (y < from || y >= rows.bottom - 2 || rows.left[y] === -1) return false;
    // Where the cloth of this column has ended above, this is below a slanting hem.
    const lowest = rows.lowest[x]!;
    return (lowest === -1 || lowest > y) && isJustBeside(x, rows.left[y]!, rows.right[y]!);
  };
}

/** The last row that sleeves reach on either side of the canvas. */
function lowestOn(sleeves: Raster | null): { left: number; right: number } {
  const lowest = { left: 0, right: 0 };
  if (!sleeves) return lowest;
  const { width, height, data } = sleeves;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[(y * width + x) * 4 + 3]! > 127) lowest[x < width / 2 ? "left" : "right"] = y;
  return lowest;
}

/** What shows farther out than this was never meant to be under the cloth: a slanting hem, a slit. */
const BESIDE_MAX = 30;
const isJustBeside = (x: number, left: number, right: number) =>
  (x < left && x > left - BESIDE_MAX) || (x > right && x < right + BESIDE_MAX);

const isWide = (rows: Rows, { armpit, elbow }: Figure["anchors"]) => {
  const y = Math.round(elbow.left.y);
  return (
    rows.left[y]! >= 0 && rows.right[y]! - rows.left[y]! > (armpit.right.x - armpit.left.x) * 1.5
  );
};

const WAISTBAND = 12;

/** The inner piece ends inside the waistband of the outer one. */
export function tuck(inner: Worn, outer: Worn): Worn {
  const end = outer.top + WAISTBAND;
  const data = Uint8ClampedArray.from(inner.trunk.data);
  data.fill(0, Math.max(0, end - inner.trunk.top) * inner.trunk.width * 4);
  return {
    ...inner,
    trunk: { ...inner.trunk, data },
    bottom: Math.min(inner.bottom, end),
    hides: (region, x, y) => inner.hides(region, x, y),
  };
}

/** What a piece with sleeves is put over must not look out at its sides. */
export function under(inner: Worn, outer: Worn): Worn {
  if (!outer.sleeves) return inner;
  const left = new Int32Array(4000).fill(1e6);
  const right = new Int32Array(4000).fill(-1);
  for (const layer of [outer.trunk, outer.sleeves])
    for (let y = 0; y < layer.height; y++)
      for (let x = 0; x < layer.width; x++) {
        if (layer.data[(y * layer.width + x) * 4 + 3]! < 100) continue;
        const [px, py] = [x + layer.left, y + layer.top];
        if (px < left[py]!) left[py] = px;
        if (px > right[py]!) right[py] = px;
      }
  const clipped = (layer: Layer): Layer => {
    const data = Uint8ClampedArray.from(layer.data);
    for (let y = 0; y < layer.height; y++) {
      const row = y + layer.top;
      if (right[row]! < 0 || row > outer.bottom - 2) continue;
      for (let x = 0; x < layer.width; x++)
        if (isJustBeside(x + layer.left, left[row]!, right[row]!))
          data[(y * layer.width + x) * 4 + 3] = 0;
    }
    return { ...layer, data };
  };
  return {
    ...inner,
    trunk: clipped(inner.trunk),
    sleeves: inner.sleeves && clipped(inner.sleeves),
  };
}

/** How much of a piece is still seen when another is put over it. */
export function visibleShare(inner: Worn, outer: Worn): number {
  let all = 0;
  let seen = 0;
  const covers = (layer: Layer | null, x: number, y: number) => {
    if (!layer) return false;
    const [u, v] = [x - layer.left, y - layer.top];
    if (u < 0 || v < 0 || u >= layer.width || v >= layer.height) return false;
    return layer.data[(v * layer.width + u) * 4 + 3]! > 127;
  };
  const { trunk } = inner;
  for (let y = 0; y < trunk.height; y += 2)
    for (let x = 0; x < trunk.width; x += 2) {
      if (trunk.data[(y * trunk.width + x) * 4 + 3]! < 128) continue;
      all++;
      const [px, py] = [x + trunk.left, y + trunk.top];
      if (!covers(outer.trunk, px, py) && !covers(outer.sleeves, px, py)) seen++;
    }
  return all === 0 ? 0 : seen / all;
}
