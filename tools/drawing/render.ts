/** A look as WebP bytes: the same look gives the same bytes, so pictures can be cached by their description. */
import sharp from "sharp";
import { type Canvas, UNITS_HIGH, UNITS_WIDE, wholeCanvas } from "./engine/canvas.ts";
import { paintCutout, paintOnBackdrop } from "./engine/paint.ts";
import { drawLook, type Look } from "./silhouettes.ts";
import { fitToFrame, seenAs } from "./shapes.ts";

/** A window of the picture in shares of its width and height; it keeps the picture's 3:4. */
export type Crop = { x: number; y: number; size: number };

export type RenderOptions = {
  /** Pixels; the height is four thirds of it. */
  width: number;
  /** Garment alone, without backdrop and floor shadow. */
  transparent?: boolean;
  /** A detail view, painted at the scale it is seen at. */
  crop?: Crop;
};

/** Blurs treat the canvas edge as the end of the cloth; a margin keeps that out of the picture. */
const MARGIN_UNITS = 60;

// One thread per picture: a catalogue is rendered by several processes, and threads would only contend.
sharp.concurrency(1);

function cropCanvas(scale: number, { x, y, size }: Crop): { canvas: Canvas; inside: Canvas } {
  const width = Math.round(UNITS_WIDE * scale * size);
  const height = Math.round(UNITS_HIGH * scale * size);
  const inside = {
    scale,
    width,
    height,
    left: Math.round(UNITS_WIDE * scale * x),
    top: Math.round(UNITS_HIGH * scale * y),
  };
  const margin = Math.round(MARGIN_UNITS * scale);
  const canvas = {
    scale,
    left: inside.left - margin,
    top: inside.top - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
  return { canvas, inside };
}

export async function renderLook(
  look: Look,
  { width, transparent = false, crop }: RenderOptions,
): Promise<Buffer> {
  const drawing = seenAs(transparent ? "cutout" : "picture", fitToFrame(drawLook(look)));
  const scale = width / UNITS_WIDE / (crop?.size ?? 1);
  const { canvas, inside } = crop
    ? cropCanvas(scale, crop)
    : { canvas: wholeCanvas(scale), inside: wholeCanvas(scale) };
  const pixels = await (transparent ? paintCutout : paintOnBackdrop)(drawing, canvas);
  const { data, ...raw } = pixels;
  return sharp(data, { raw })
    .extract({
      left: inside.left - canvas.left,
      top: inside.top - canvas.top,
      width: inside.width,
      height: inside.height,
    })
    .webp({ quality: 82, alphaQuality: 90 })
    .toBuffer();
}
