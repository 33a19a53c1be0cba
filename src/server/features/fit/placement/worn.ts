// A garment on a figure: its cloth on the canvas, and what of the body it hides.
import type { Figure } from "../figure/figure.ts";
import { landmarksOf } from "../garment/landmarks.ts";
import type { Landmarks } from "../garment/marks.ts";
import { frontOf } from "../garment/front.ts";
import { openFace, openNeck, openWaist } from "../garment/neckline.ts";
import { cutOpening, onlyIn } from "../garment/opening.ts";
import { silhouetteOf } from "../garment/silhouette.ts";
import { isShoulderHung, type Slot } from "../garment/slot.ts";
import { areasOf } from "../pixels/planes.ts";
import { closeSlits } from "../pixels/slits.ts";
import { softenEdges } from "../pixels/soft-edges.ts";
import { trimmed, wipedCanvas, type Layer, type Raster } from "../pixels/raster.ts";
import { flawInPhoto, flawOnBody } from "./from-photo.ts";
import { hiding, rowsOf, type Hides } from "./hiding.ts";
import { hangFromHead, hangFromNeck } from "./cover.ts";
import { legLimb, outsideArmhole, withSleeves, type Limb } from "./limbs.ts";
import { foldedShare, paintSheet, stretchSheet } from "./mesh.ts";
import { canBePutOn, sitsWell } from "./plausible.ts";
import { layDownCollar, roundHem, roundNeck, roundWaist, slopeShoulders } from "./shoulders.ts";
import { hangFromShoulders, hangFromWaist, type Hang } from "./trunk.ts";

export type Worn = {
  slot: Slot;
  trunk: Layer;
  /** Drawn after bare arms and hands. */
  sleeves: Layer | null;
  hides: Hides;
  /** Its colour in red, green and blue, where it shows in a front that hangs open. */
  lining?: readonly number[];
  /** The inside of its back, seen past the body where nothing else is worn in its open front. */
  behind?: Layer;
  /** A face looks out of it. */
  isOverHead: boolean;
  /** Rows of the canvas it reaches from and to. */
  top: number;
  bottom: number;
  /** How it was placed, for those who look at many. */
  manner: string;
};

const SLEEVED: ReadonlySet<Slot> = new Set(["top", "outer", "dress", "gown", "jumpsuit"]);
const HANGS_OPEN: ReadonlySet<Slot> = new Set(["outer", "gown"]);
const LEGGED: ReadonlySet<Slot> = new Set(["trousers", "jumpsuit"]);

export type Cut = {
  raster: Raster;
  slot: Slot;
  /** Its outline is known, not found in a photo. */
  isExact: boolean;
  /** Sold as long: a tunic may end where a shirt may not. */
  isLong?: boolean;
  /** Its collar stands up: of its inside only the rim shows. */
  isHighNecked?: boolean;
  /** Has a collar, lapels or a hood: left out, it may have. */
  isCollared?: boolean;
  /** Sold with a neckline that goes far down. */
  isDeep?: boolean;
  /** Another piece is seen where it hangs open. */
  isOverCloth?: boolean;
};

/** Null when the piece does not lie as it would have to; it is laid out instead. */
export function wear(figure: Figure, cut: Cut): Worn | null {
  const worn = put(figure, cut);
  if (!worn || !sitsWell(figure, worn, SLEEVED.has(cut.slot))) return null;
  return cut.isExact || flawOnBody(figure, worn) === null ? worn : null;
}

/** Height over width. */
const SHORTEST = 1.25;

function put(figure: Figure, given: Cut): Worn | null {
  const { raster, slot, isExact, isLong = false, isHighNecked = false, isOverCloth } = given;
  const isDeep = given.isDeep || slot === "outer";
  const neck = { isHigh: isHighNecked, isFound: !isExact, isDeep };
  const shape = silhouetteOf(raster);
  if (!shape) return null;
  const marks = landmarksOf(shape, {
    sleeves: SLEEVED.has(slot),
    legs: LEGGED.has(slot),
    isFlaring: !isExact,
  });
  // Shorts so short that no legs are seen hang as a skirt does.
  const isShort = slot === "trousers" && !marks.legs && shape.height < shape.width * SHORTEST;
  if (isShort && isExact) return put(figure, { raster, slot: "skirt", isExact });
  if (!canBePutOn(shape, marks, slot)) return null;
  if (!isExact && flawInPhoto(shape, marks, slot) !== null) return null;
  if (slot === "cape")
    return paint(
      figure,
      slot,
      openNeck(raster, shape, marks, neck),
      marks,
      hangFromNeck(figure, shape, marks),
    );
  if (slot === "prayer") {
    const { cut, face } = openFace(raster, shape, marks);
    return paint(figure, slot, cut, marks, hangFromHead(figure, shape, marks, face));
  }
  if (!isShoulderHung(slot))
    return paint(
      figure,
      slot,
      openWaist(raster, shape, marks, !isExact),
      marks,
      hangFromWaist(figure, marks, slot, !isExact),
    );
  const hang = hangFromShoulders(figure, marks, slot, isLong);
  const open = openNeck(raster, shape, marks, neck);
  const front = HANGS_OPEN.has(slot) || isOverCloth ? frontOf(open, marks) : undefined;
  if (front && isOverCloth) {
    const back = paint(
      figure,
      slot,
      onlyIn(open, front.opening),
      { ...marks, sleeves: null },
      hang,
    );
    const worn = paint(
      figure,
      slot,
      cutOpening(open, front.opening),
      marks,
      hang,
      given.isCollared,
    );
    return { ...worn, behind: back.trunk };
  }
  return {
    ...paint(figure, slot, open, marks, hang, given.isCollared),
    ...(front && { lining: front.lining }),
  };
}

/** A sheet that folds over itself in more than this share of its cells is not trusted. */
const FOLDED_MAX = 0.4;
/** Sleeves and trunk are bent apart where they meet: with so much cloth in common no gap opens between them. */
const SEAM = 4;

function paint(
  figure: Figure,
  slot: Slot,
  source: Raster,
  marks: Landmarks,
  hang: Hang,
  isCollared = true,
): Worn {
  const box = { left: 0, top: 0, right: source.width, bottom: source.height };
  const labels = labelParts(source, marks);
  const sleeved = marks.sleeves && withSleeves(hang, figure, marks, marks.sleeves);
  const legs: Limb[] = marks.legs
    ? [legLimb(figure, marks, hang, "right"), legLimb(figure, marks, hang, "left")]
    : [];
  const trunk = wipedCanvas("trunk", figure.width, figure.height);
  paintSheet(
    trunk,
    source,
    stretchSheet(box, sleeved ? sleeved.trunk : hang.deform),
    labels,
    PART.trunk,
  );
  for (const leg of legs)
    paintSheet(trunk, source, stretchSheet(box, leg.deform), labels, PART[`${leg.side}Leg`]);
  const sleeves = sleeved && wipedCanvas("sleeves", figure.width, figure.height);
  for (const limb of sleeved?.limbs ?? []) {
    const sheet = stretchSheet(box, limb.deform);
    const part = PART[`${limb.side}Sleeve`];
    if (foldedShare(sheet, source.width, labels, part) > FOLDED_MAX)
      return paint(figure, slot, source, { ...marks, sleeves: null }, hang, isCollared);
    paintSheet(sleeves!, source, sheet, labels, part);
  }
  if (isShoulderHung(slot)) layDownCollar(figure, trunk, isCollared);
  if (slot === "cape" || (isShoulderHung(slot) && !marks.shoulder.isStrap))
    roundNeck(figure, trunk);
  if (slot === "trousers" || slot === "skirt") roundWaist(trunk);
  if (slot === "outer" || slot === "top") roundHem(trunk);
  if (slot === "gown" && sleeves) slopeShoulders(figure, sleeves, trunk);
  const painted = {
    trunk: withoutScraps(trimmed(trunk)),
    sleeves: sleeves && withoutScraps(trimmed(sleeves), OFF_SLEEVE),
  };
  // Edges last: what closes a slit has edges of its own.
  if (painted.sleeves) closeSlits(painted.trunk, painted.sleeves);
  softenEdges(painted.trunk);
  if (painted.sleeves) softenEdges(painted.sleeves);
  const rows = rowsOf(painted.trunk, figure);
  return {
    slot,
    ...painted,
    top: rows.top,
    bottom: rows.bottom,
    isOverHead: slot === "prayer",
    hides: hiding(figure, {
      slot,
      marks,
      hang,
      ...painted,
      rows,
      arms: sleeved?.limbs ?? [],
      legs,
    }),
    manner: `${slot} ×${hang.scale.toFixed(2)}${sleeved ? " sleeves" : ""}${marks.legs ? " legs" : ""}`,
  };
}

/** Specks that a cut-out or a seam left behind, and labels that lay amid a neckline. */
const SCRAP = 0.02;
/** Of two sleeves nothing else hangs apart: a hanger's hook, a scrap of the ground. */
const OFF_SLEEVE = 0.2;

function withoutScraps(layer: Layer, share = SCRAP): Layer {
  const { width, height, data } = layer;
  // Every second pixel either way is enough to tell what hangs together.
  const wide = width >> 1;
  const high = height >> 1;
  const mask = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const at = (2 * y * width + 2 * x) * 4 + 3;
      const below = at + width * 4;
      const alpha = Math.max(data[at]!, data[at + 4]!, data[below]!, data[below + 4]!);
      mask[y * wide + x] = alpha > 8 ? 1 : 0;
    }
  const { labels, sizes } = areasOf(mask, wide, high);
  if (sizes.length < 3) return layer;
  const least = Math.max(...sizes) * share;
  for (let i = 0; i < mask.length; i++) {
    if (!labels[i] || sizes[labels[i]!]! >= least) continue;
    const at = (2 * Math.floor(i / wide) * width + 2 * (i % wide)) * 4 + 3;
    data[at] = data[at + 4] = data[at + width * 4] = data[at + width * 4 + 4] = 0;
  }
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
