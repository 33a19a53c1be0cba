// A shopper's photo as a figure that can be dressed like ours. Everything stays in memory, and is wiped afterwards.
import { sharp } from "../../../sharp.ts";
import { PICTURE_MAX_PIXELS } from "../../../../contract/limits.ts";
import type { AskNetwork } from "../cut-out/cut-garment.ts";
import type { Anchors } from "../figure/anchors.ts";
import { REGION, withExtents, type Figure } from "../figure/figure.ts";
import { emptyRaster, type Raster } from "../pixels/raster.ts";
import { readPose } from "./read-pose.ts";
import { boxOfPerson, rowsOfPerson, type Box } from "./silhouette-rows.ts";

export type Person = {
  figure: Figure;
  /** The whole photo behind the person. */
  photo: Raster;
  /** Nothing of the photo is left in memory that we hold. */
  wipe(): void;
};

/** The longer side of what is looked at. */
const LOOKED_AT = 640;
/** A person takes up so much of the photo's height at least. */
const TALLEST_ROOM = 0.4;
/** Height over width of somebody who stands; wider has the arms spread or is no person. */
const WIDEST = 1.5;

const opened = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: "error" })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .resize(1600, 1600, { fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);

/** Null where nobody stands in it from head to feet. */
export async function personIn(
  bytes: Uint8Array,
  ask: AskNetwork,
  like: Pick<Figure, "width" | "height" | "anchors">,
): Promise<Person | null> {
  const upright = await opened(bytes);
  if (!upright) return null;
  const { width, height } = upright.info;
  const small = await sharp(upright.data, { raw: { width, height, channels: 3 } })
    .resize(LOOKED_AT, LOOKED_AT, { fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const looked = { data: small.data, width: small.info.width, height: small.info.height };
  const seen = await ask(looked);
  const box = boxOfPerson(rowsOfPerson(seen, looked.width, looked.height));
  const wipeSources = () => [upright.data, small.data, seen].forEach((data) => data.fill(0));
  if (!box || !isWhole(box, looked)) {
    wipeSources();
    return null;
  }
  const share = width / looked.width;
  const window = windowFor(box, share, like);
  const photo = await moved(upright.data, { width, height, channels: 3 }, window, like);
  const mask = await moved(
    Buffer.from(seen),
    { width: looked.width, height: looked.height, channels: 1 },
    windowFor(box, 1, like),
    like,
  );
  wipeSources();
  const person = standing(asRaster(photo, like), mask, like);
  [photo, mask].forEach((data) => data.fill(0));
  return person;
}

/** Head and feet are in the picture, and it shows one who stands. */
function isWhole({ left, right, top, bottom }: Box, { width, height }: Size): boolean {
  const tall = bottom - top + 1;
  const isCut = top < 2 || bottom > height - 3 || left < 1 || right > width - 2;
  return !isCut && tall > height * TALLEST_ROOM && tall > (right - left) * WIDEST;
}

type Size = { width: number; height: number };
type Window = { left: number; top: number; width: number; height: number };

/** The part of the photo in which head and feet come to stand where the figure's do. */
function windowFor({ left, right, top, bottom }: Box, share: number, like: Like): Window {
  const { head, toe } = like.anchors;
  const scale = ((bottom - top + 1) * share) / (toe.left.y - head.top.y);
  return {
    left: Math.round(((left + right) / 2) * share - (like.width / 2) * scale),
    top: Math.round(top * share - head.top.y * scale),
    width: Math.round(like.width * scale),
    height: Math.round(like.height * scale),
  };
}

type Like = Parameters<typeof personIn>[2];
type Raw = Size & { channels: 1 | 3 };

/** What lies outside the photo is its mirror image: a room goes on, where the rim alone would be drawn out to stripes. */
async function moved(data: Buffer, raw: Raw, window: Window, to: Size): Promise<Buffer> {
  const over = {
    left: Math.max(0, -window.left),
    top: Math.max(0, -window.top),
    right: Math.max(0, window.left + window.width - raw.width),
    bottom: Math.max(0, window.top + window.height - raw.height),
  };
  const extended = await sharp(data, { raw })
    .extend({ ...over, extendWith: "mirror" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = extended.info;
  const cut = await sharp(extended.data, { raw: { width, height, channels } })
    .extract({
      left: window.left + over.left,
      top: window.top + over.top,
      width: window.width,
      height: window.height,
    })
    .resize(to.width, to.height, { fit: "fill" })
    .toColourspace(raw.channels === 1 ? "b-w" : "srgb")
    .raw()
    .toBuffer();
  extended.data.fill(0);
  return cut;
}

function asRaster(rgb: Buffer, { width, height }: Size): Raster {
  const raster = emptyRaster(width, height);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) raster.data[i * 4 + c] = rgb[i * 3 + c]!;
    raster.data[i * 4 + 3] = 255;
  }
  return raster;
}

function standing(photo: Raster, mask: Buffer, like: Like): Person | null {
  const { width, height } = photo;
  const rows = rowsOfPerson(mask, width, height);
  const anchors = readPose(rows, like.anchors);
  if (!anchors) {
    photo.data.fill(0);
    return null;
  }
  const picture = { width, height, data: photo.data.slice() };
  const regions = new Uint8Array(mask.length);
  for (let i = 0; i < mask.length; i++) {
    if (rows.mask[i]) regions[i] = regionAt(anchors, i % width, Math.floor(i / width));
    picture.data[i * 4 + 3] = rows.mask[i] ? mask[i]! : 0;
  }
  // A photo is lit already: its surface counts as level.
  const normals = new Uint8Array(mask.length * 3).fill(128);
  const figure = withExtents({
    body: "plain",
    width,
    height,
    picture,
    normals,
    regions,
    anchors,
    shoes: null,
    vest: null,
    grip: null,
  });
  const wipe = () => [photo.data, picture.data, regions].forEach((data) => data.fill(0));
  return { figure, photo, wipe };
}

/** The figure's own left is the viewer's right. */
function regionAt(anchors: Anchors, x: number, y: number): number {
  const { neck, armpit, waist, hip, crotch, wrist, hand, levels } = anchors;
  const isLeftSeen = x < (hip.left.x + hip.right.x) / 2;
  if (y < neck.sides.left.y) return REGION.head;
  if (y > levels.maxi) return isLeftSeen ? REGION.footR : REGION.footL;
  const side = isLeftSeen ? "left" : "right";
  const edge = edgeOf([armpit[side], waist[side], hip[side]], y);
  const isOutside = isLeftSeen ? x < edge - ARM_AWAY : x > edge + ARM_AWAY;
  if (isOutside && y < hand.fingertips[side].y + 40) {
    if (y > wrist[side].y) return isLeftSeen ? REGION.handR : REGION.handL;
    return isLeftSeen ? REGION.armR : REGION.armL;
  }
  if (y > crotch.y) return isLeftSeen ? REGION.legR : REGION.legL;
  return REGION.torso;
}

/** So far beside the trunk's line an arm begins. */
const ARM_AWAY = 4;

function edgeOf(points: readonly { x: number; y: number }[], y: number): number {
  let n = 0;
  while (n < points.length - 2 && y > points[n + 1]!.y) n++;
  const [a, b] = [points[n]!, points[n + 1]!];
  const share = Math.min(1, Math.max(0, (y - a.y) / (b.y - a.y || 1)));
  return a.x + (b.x - a.x) * share;
}
