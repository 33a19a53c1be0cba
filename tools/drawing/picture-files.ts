/**
 * The files of the shop window: which there must be, how large, and a mark that changes exactly when the drawing
 * behind one changes. Widths and qualities are chosen so that the whole set stays under 39 MB.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Canvas, UNITS_HIGH, UNITS_WIDE, wholeCanvas } from "./engine/canvas.ts";
import { paintCutout, paintOnBackdrop } from "./engine/paint.ts";
import type { Crop } from "./render.ts";
import { fitToFrame, seenAs } from "./shapes.ts";
import { drawLook, type Look } from "./silhouettes.ts";
import type { WornPicture } from "../../src/demo/rules/worn.ts";
import type { DemoBrand } from "../../src/demo/types.ts";
import { paintWorn, WORN_VERSION } from "./worn.ts";

const DEMO = join(import.meta.dirname, "../../src/demo");

export const PICTURE_FOLDER = join(DEMO, "pictures");

export const cutoutFile = (productKey: string): string => `${productKey}-cut.webp`;

type Finish = { width: number; quality: number; isCutout?: true };

const MAIN: Finish = { width: 600, quality: 74 };
const SECOND: Finish = { width: 420, quality: 62 };
const THIRD: Finish = { width: 420, quality: 50 };
const WORN: Finish = { width: 420, quality: 60 };
const CUTOUT: Finish = { width: 390, quality: 56, isCutout: true };

export type PictureJob = {
  file: string;
  look: Look;
  crop?: Crop;
  finish: Finish;
  /** Shown on the figure, from the piece's own picture and cut-out, which must lie there already. */
  worn?: WornPicture & { key: string; title: string; category: string };
};

/** Every piece before the first second picture, so that a broken-off run leaves no product bare. */
export function pictureJobs(brands: readonly DemoBrand[]): PictureJob[] {
  const products = brands.flatMap((brand) => brand.products);
  return [
    ...products.flatMap(({ pictures }) =>
      pictures.slice(0, 1).map((picture) => ({ ...picture, finish: MAIN })),
    ),
    ...products.flatMap(({ pictures }) =>
      pictures
        .filter(({ file }) => file.endsWith("-2.webp"))
        .map((picture) => ({ ...picture, finish: SECOND })),
    ),
    ...products.flatMap(({ key, pictures }) =>
      pictures.slice(0, 1).map(({ look }) => ({ file: cutoutFile(key), look, finish: CUTOUT })),
    ),
    ...products.flatMap(({ key, title, category, pictures }) =>
      pictures
        .filter(({ file }) => file.endsWith("-3.webp"))
        .map(({ worn, ...picture }) => ({
          ...picture,
          finish: worn ? WORN : THIRD,
          ...(worn && { worn: { ...worn, key, title, category } }),
        })),
    ),
  ];
}

/** What turns panels into pixels, however it is laid out; silhouettes and parts show in the drawing itself. */
function engineMark(): string {
  const root = import.meta.dirname;
  const engine = readdirSync(join(root, "engine")).map((name) => join("engine", name));
  const prints = readdirSync(join(root, "prints")).map((name) => join("prints", name));
  const hash = createHash("sha256");
  const read = (path: string) => readFileSync(path, "utf8").replaceAll(/\s+/g, "");
  for (const name of [...engine, ...prints, "fabrics.ts", "prints.ts"].toSorted())
    hash.update(name).update(read(join(root, name)));
  hash.update(read(join(DEMO, "colour.ts")));
  return hash.digest("hex");
}

export function markMaker(): (job: PictureJob) => string {
  const engine = engineMark();
  return ({ look, crop, finish, worn }) =>
    createHash("sha256")
      .update(JSON.stringify([engine, fitToFrame(drawLook(look)), crop ?? null, finish]))
      .update(worn ? JSON.stringify([WORN_VERSION, worn]) : "")
      .digest("hex")
      .slice(0, 16);
}

/** Blurs treat the canvas edge as the end of the cloth; a margin keeps that out of a detail. */
const MARGIN_UNITS = 60;

function windows(width: number, crop: Crop | undefined): { canvas: Canvas; inside: Canvas } {
  if (!crop) {
    const canvas = wholeCanvas(width / UNITS_WIDE);
    return { canvas, inside: canvas };
  }
  const scale = width / UNITS_WIDE / crop.size;
  const inside = {
    scale,
    left: Math.round(UNITS_WIDE * scale * crop.x),
    top: Math.round(UNITS_HIGH * scale * crop.y),
    width,
    height: (width * UNITS_HIGH) / UNITS_WIDE,
  };
  const margin = Math.round(MARGIN_UNITS * scale);
  return {
    inside,
    canvas: {
      scale,
      left: inside.left - margin,
      top: inside.top - margin,
      width: inside.width + 2 * margin,
      height: inside.height + 2 * margin,
    },
  };
}

async function renderWorn({
  finish: { width, quality },
  worn,
}: PictureJob): Promise<Buffer | undefined> {
  if (!worn) return undefined;
  const { key, title, category } = worn;
  const read = (file: string) => readFileSync(join(PICTURE_FOLDER, file));
  const piece = { title, category, picture: read(`${key}.webp`), cutOut: read(cutoutFile(key)) };
  const data = await paintWorn(piece, worn, width);
  return (
    data &&
    sharp(data, { raw: { width, height: (width * 4) / 3, channels: 3 } })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer()
  );
}

export async function renderPicture(job: PictureJob): Promise<Buffer> {
  const onFigure = await renderWorn(job);
  if (onFigure) return onFigure;
  const { look, crop, finish } = job;
  const drawing = seenAs(finish.isCutout ? "cutout" : "picture", fitToFrame(drawLook(look)));
  const { canvas, inside } = windows(finish.width, crop);
  const { data, ...raw } = await (finish.isCutout ? paintCutout : paintOnBackdrop)(drawing, canvas);
  return sharp(data, { raw })
    .extract({
      left: inside.left - canvas.left,
      top: inside.top - canvas.top,
      width: inside.width,
      height: inside.height,
    })
    .webp({
      quality: finish.quality,
      alphaQuality: 50,
      effort: 6,
      smartSubsample: !finish.isCutout,
    })
    .toBuffer();
}
