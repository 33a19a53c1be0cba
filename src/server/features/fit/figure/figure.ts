// A rendered figure with all that is known about it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sharp } from "../../../sharp.ts";
import { USUAL_SKIN, type FitBody, type FitSkin } from "../../../../contract/fit.ts";
import { emptyRaster, trimmed, type Layer, type Raster } from "../pixels/raster.ts";
import type { Anchors } from "./anchors.ts";

/** Values as they stand in the map of regions. */
export const REGION = {
  none: 0,
  torso: 1,
  armL: 2,
  armR: 3,
  legL: 4,
  legR: 5,
  head: 6,
  handL: 7,
  handR: 8,
  footL: 9,
  footR: 10,
  scarf: 11,
  hair: 12,
} as const;

export type Extent = { left: number; right: number };

export type Figure = {
  body: FitBody;
  width: number;
  height: number;
  /** Colour and alpha. */
  picture: Raster;
  /** Three bytes a pixel: the direction of the surface, 128 is none. */
  normals: Uint8Array;
  regions: Uint8Array;
  anchors: Anchors;
  /** Plain shoes for who brings none; null where the figure stands in its own. */
  shoes: Layer | null;
  /** One byte a pixel: 1 where its own vest is. A photo has none, that one wears what its owner does. */
  vest: Uint8Array | null;
  /** The hand on the viewer's right, closed around a handle; a photo has none. */
  grip: Layer | null;
  /** Trunk and legs in a row, arms left out. */
  trunk(y: number): Extent | undefined;
  /** Where the slope of neck and shoulders is in a column. */
  shoulderTop(x: number): number;
};

const FOLDER = join(import.meta.dirname, "rendered");
const TRUNK: ReadonlySet<number> = new Set([REGION.torso, REGION.legL, REGION.legR]);
const BELOW_HEAD: ReadonlySet<number> = new Set([REGION.torso, REGION.armL, REGION.armR]);

/** It wears shoes of its own; the others stand on the same feet. */
const SHOD: FitBody = "modest";
const FEET: ReadonlySet<number> = new Set([REGION.footL, REGION.footR]);

const UNLIKE: Record<FitSkin, FitSkin> = { light: "deep", medium: "deep", deep: "light" };

export async function openFigure(body: FitBody, skin: FitSkin = USUAL_SKIN): Promise<Figure> {
  const [whole, other, shoes, grip, anchors] = await Promise.all([
    openMaps(body, skin),
    openPicture(`${body}-${UNLIKE[skin]}.webp`),
    body === SHOD ? null : openMaps(SHOD, skin).then(feetOf),
    openPicture(`${body}-grip-${skin}.webp`),
    readFile(join(FOLDER, "anchors.json"), "utf8"),
  ]);
  const known = {
    body,
    ...whole,
    shoes,
    vest: vestOf(whole, other),
    grip: trimmed(grip),
    anchors: (JSON.parse(anchors) as Record<FitBody, Anchors>)[body],
  };
  return withExtents(known);
}

/** A figure, once its picture and its landmarks are known. */
export const withExtents = (known: Omit<Figure, "trunk" | "shoulderTop">): Figure => ({
  ...known,
  trunk: trunkOf(known),
  shoulderTop: shouldersOf(known),
});

/** Feet with their shoes, and the edge around them that has colour but no region. */
function feetOf({ width, height, picture, regions }: Maps): Layer {
  const canvas = emptyRaster(width, height);
  const isFoot = (i: number) =>
    [0, -1, 1, -width, width].some((step) => FEET.has(regions[i + step] ?? REGION.none));
  for (let i = 0; i < regions.length; i++) {
    const region = regions[i]!;
    if (!FEET.has(region) && (region !== REGION.none || !isFoot(i))) continue;
    canvas.data.set(picture.data.subarray(i * 4, i * 4 + 4), i * 4);
  }
  return trimmed(canvas);
}

type Maps = Pick<Figure, "width" | "height" | "picture" | "normals" | "regions">;

async function openMaps(name: FitBody, skin: FitSkin): Promise<Maps> {
  const open = (file: string) => sharp(join(FOLDER, file));
  const [picture, normals, regions] = await Promise.all([
    openPicture(`${name}-${skin}.webp`),
    open(`${name}-normals.png`).removeAlpha().raw().toBuffer(),
    open(`${name}-regions.png`).toColourspace("b-w").raw().toBuffer(),
  ]);
  const { width, height } = picture;
  return { width, height, picture, normals, regions };
}

/** As a sum over red, green and blue: pictures that were packed twice differ by a little. */
const SAME = 24;

/** What looks the same on two skins is no skin. `other` is the same body in another one. */
function vestOf({ picture, regions }: Maps, other: Raster): Uint8Array {
  const [one, two] = [picture.data, other.data];
  return Uint8Array.from(regions, (region, i) => {
    if (region !== REGION.torso || one[i * 4 + 3]! < 255) return 0;
    let apart = 0;
    for (let c = 0; c < 3; c++) apart += Math.abs(one[i * 4 + c]! - two[i * 4 + c]!);
    return apart < SAME ? 1 : 0;
  });
}

/** The figure alone on its paper, as others are shown it. */
export async function openFigurePicture(body: FitBody, skin: FitSkin): Promise<Uint8Array> {
  return sharp(join(FOLDER, "ground.webp"))
    .composite([{ input: join(FOLDER, `${body}-${skin}.webp`) }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

export const openGround = (): Promise<Raster> => openPicture("ground.webp");

async function openPicture(file: string): Promise<Raster> {
  const { data, info } = await sharp(join(FOLDER, file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

type Mapped = Pick<Figure, "width" | "height" | "regions" | "anchors">;

function trunkOf({ width, height, regions }: Mapped): Figure["trunk"] {
  const rows: (Extent | undefined)[] = [];
  for (let y = 0; y < height; y++) {
    let extent: Extent | undefined;
    for (let x = 0; x < width; x++)
      if (TRUNK.has(regions[y * width + x]!)) extent = { left: extent?.left ?? x, right: x };
    rows.push(extent);
  }
  return (y) => rows[Math.round(y)];
}

/** Under a scarf the shoulders are as on the others: there the anchors say where they are. */
function shouldersOf({ width, height, regions, anchors }: Mapped): Figure["shoulderTop"] {
  const { shoulderNeck: neck, shoulderTip: tip } = anchors;
  const between = (a: { x: number; y: number }, b: { x: number; y: number }, x: number) =>
    a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
  const middle = (neck.left.x + neck.right.x) / 2;
  return (x) => {
    const line = x < middle ? between(neck.left, tip.left, x) : between(neck.right, tip.right, x);
    const column = Math.round(x);
    for (let y = 0; y < height; y++) {
      const region = regions[y * width + column]!;
      if (region === REGION.scarf) return line;
      if (BELOW_HEAD.has(region)) return y;
    }
    return line;
  };
}
