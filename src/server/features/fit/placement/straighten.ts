// A piece that lies a little askew in its photo is turned until it is even.
import { sharp } from "../../../sharp.ts";
import { evennessOf } from "../cut-out/judge.ts";
import type { Raster } from "../pixels/raster.ts";

const SMALL = 160;
const MOST_DEGREES = 15;
const STEP = 2.5;
/** Turning blurs: it has to be worth it. */
const GAIN = 0.012;

export async function straightened(raster: Raster): Promise<Raster> {
  const { width, height, data } = raster;
  const small = await sharp(data, { raw: { width, height, channels: 4 } })
    .extractChannel(3)
    .resize(SMALL, SMALL, { fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shape = { width: small.info.width, height: small.info.height, data: small.data };
  let best = { degrees: 0, evenness: evennessAt(shape, 0) + GAIN };
  for (let degrees = -MOST_DEGREES; degrees <= MOST_DEGREES; degrees += STEP) {
    const evenness = evennessAt(shape, degrees);
    if (evenness > best.evenness) best = { degrees, evenness };
  }
  if (best.degrees === 0) return raster;
  const turned = await sharp(data, { raw: { width, height, channels: 4 } })
    .rotate(best.degrees, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: turned.info.width,
    height: turned.info.height,
    data: new Uint8ClampedArray(turned.data),
  };
}

type Shape = { width: number; height: number; data: Uint8Array };

/** How even its outline is, turned clockwise around its middle. */
function evennessAt({ width, height, data }: Shape, degrees: number): number {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const side = Math.ceil(Math.hypot(width, height)) + 2;
  const turned = new Uint8Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [dx, dy] = [x - side / 2, y - side / 2];
      const u = Math.round(width / 2 + dx * cos + dy * sin);
      const v = Math.round(height / 2 - dx * sin + dy * cos);
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      if (data[v * width + u]! > 127) turned[y * side + x] = 1;
    }
  return evennessOf(turned, side);
}
