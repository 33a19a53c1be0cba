// A piece alone on a transparent ground, as a picture of its own: for brands whose photos show a room behind it.
import { sharp } from "../../../sharp.ts";
import type { Garment } from "../../../providers/try-on/try-on.ts";
import { NothingToCut } from "../nothing-to-cut.ts";
import { cutGarment, type AskNetwork } from "./cut-garment.ts";

/** Room around the piece, of its longer side. */
const MARGIN = 0.06;
const QUALITY = 90;

/** Throws where the outline would be a guess: a torn cut-out is worse than the photo. */
export async function cutAlone(garment: Garment, ask: AskNetwork): Promise<Uint8Array> {
  const piece = await cutGarment(garment, ask);
  if (!piece || piece.trust === "doubtful") throw new NothingToCut(garment);
  const { width, height, data } = piece.raster;
  const alone = await sharp(data, { raw: { width, height, channels: 4 } })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .png()
    .toBuffer({ resolveWithObject: true });
  const margin = Math.round(Math.max(alone.info.width, alone.info.height) * MARGIN);
  return sharp(alone.data)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "#0000" })
    .webp({ quality: QUALITY, alphaQuality: 100 })
    .toBuffer();
}
