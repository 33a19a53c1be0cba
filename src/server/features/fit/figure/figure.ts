// A rendered figure with all that is known about it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { FitBody } from "../../../../contract/fit.ts";
import type { Raster } from "../pixels/raster.ts";
import type { Anchors } from "./anchors.ts";
import { REGION } from "./sculpture/build.ts";

export { REGION };

export type Extent = { left: number; right: number };

export type Figure = {
  body: FitBody;
  width: number;
  height: number;
  /** Colour and alpha. */
  picture: Raster;
  /** Three bytes a pixel: the direction of the surface, 128 is none. */
  normals: Uint8Array;
  /** Model units × 256 above −100; 0 where nothing stands. */
  relief: Uint16Array;
  regions: Uint8Array;
  anchors: Anchors;
  /** Trunk and legs in a row, arms left out. */
  trunk(y: number): Extent | undefined;
  /** Where the slope of neck and shoulders is in a column. */
  shoulderTop(x: number): number;
};

const FOLDER = join(import.meta.dirname, "rendered");
const TRUNK: ReadonlySet<number> = new Set([REGION.torso, REGION.legL, REGION.legR]);
const BELOW_HEAD: ReadonlySet<number> = new Set([REGION.torso, REGION.armL, REGION.armR]);

export async function openFigure(body: FitBody): Promise<Figure> {
  const open = (name: string) => sharp(join(FOLDER, name));
  const [colour, normals, relief, regions, anchors] = await Promise.all([
    open(`${body}.webp`).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    open(`${body}-normals.png`).removeAlpha().raw().toBuffer(),
    open(`${body}-height.png`).toColourspace("grey16").raw({ depth: "ushort" }).toBuffer(),
    open(`${body}-regions.png`).toColourspace("b-w").raw().toBuffer(),
    readFile(join(FOLDER, "anchors.json"), "utf8"),
  ]);
  const { width, height } = colour.info;
  const known = {
    body,
    width,
    height,
    picture: { width, height, data: new Uint8ClampedArray(colour.data) },
    normals,
    relief: new Uint16Array(relief.buffer, relief.byteOffset, relief.length / 2),
    regions,
    anchors: (JSON.parse(anchors) as Record<FitBody, Anchors>)[body],
  };
  return { ...known, trunk: trunkOf(known), shoulderTop: shouldersOf(known) };
}

/** The figure alone on its paper, as others are shown it. */
export async function openFigurePicture(body: FitBody): Promise<Uint8Array> {
  return sharp(join(FOLDER, "ground.webp"))
    .composite([{ input: join(FOLDER, `${body}.webp`) }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

export async function openGround(): Promise<Raster> {
  const { data, info } = await sharp(join(FOLDER, "ground.webp"))
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
