// A cut-out in another size.
import { sharp } from "../../../sharp.ts";
import { boxOf, type Raster } from "../pixels/raster.ts";

/** The piece alone, as large as it should be on the canvas. */
export async function scaledPiece(
  raster: Raster,
  fit: { width: number; height: number },
): Promise<Raster> {
  const box = boxOf(raster);
  if (!box) return raster;
  const region = {
    left: box.left,
    top: box.top,
    width: box.right - box.left + 1,
    height: box.bottom - box.top + 1,
  };
  const { data, info } = await sharp(raster.data, {
    raw: { width: raster.width, height: raster.height, channels: 4 },
  })
    .extract(region)
    .resize(Math.max(1, Math.round(fit.width)), Math.max(1, Math.round(fit.height)), {
      fit: "inside",
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}
