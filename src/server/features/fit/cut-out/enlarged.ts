// A piece out of a small photo, made larger: its cloth by a sharp kernel, its outline drawn anew at the new size, so
// that nothing is frayed or blurred when it is shown larger than it was photographed.
import { sharp } from "../../../sharp.ts";
import { boxOf, type Raster } from "../pixels/raster.ts";

/** The longer side of a piece that needs no enlarging, and how much may be added to what is smaller. */
const LARGE = 560;
const MOST = 2.5;
/** Hardly larger is not worth a copy. */
const LEAST = 1.35;
const MARGIN = 4;
/** The outline's ramp, in pixels of the new size. */
const RAMP = 1.6;
/** What a photo of few pixels lacks most is contrast between neighbours. */
const CRISP = { sigma: 1.1, m1: 0, m2: 1.2 };

export async function enlarged(piece: Raster): Promise<Raster> {
  const box = boxOf(piece);
  if (!box) return piece;
  const left = Math.max(0, box.left - MARGIN);
  const top = Math.max(0, box.top - MARGIN);
  const wide = Math.min(piece.width, box.right + MARGIN + 1) - left;
  const high = Math.min(piece.height, box.bottom + MARGIN + 1) - top;
  const times = Math.min(MOST, LARGE / Math.max(wide, high));
  if (times < LEAST) return piece;
  const { width, height } = piece;
  const raw = { raw: { width, height, channels: 4 as const } };
  const to = { width: Math.round(wide * times), height: Math.round(high * times) };
  const outline = await sharp(piece.data, raw)
    .extract({ left, top, width: wide, height: high })
    .extractChannel(3)
    .resize(to.width, to.height, { fit: "fill", kernel: "cubic" })
    .blur(times * 0.6)
    .raw()
    .toBuffer();
  const cloth = await sharp(clothBeyondEdge(piece), raw)
    .extract({ left, top, width: wide, height: high })
    .removeAlpha()
    .resize(to.width, to.height, { fit: "fill", kernel: "lanczos3" })
    .sharpen(CRISP)
    .raw()
    .toBuffer();
  const data = new Uint8ClampedArray(to.width * to.height * 4);
  // Blurred over `times` pixels, an edge falls by some 255 / (2.5 times) a pixel: so steep again as the ramp says.
  const steep = (2.5 * times) / RAMP;
  for (let i = 0; i < to.width * to.height; i++) {
    data.set(cloth.subarray(i * 3, i * 3 + 3), i * 4);
    data[i * 4 + 3] = (outline[i]! - 127) * steep + 127;
  }
  return { ...to, data };
}

/** The colours of the cloth go on beyond its edge for some pixels, so that no ground is mixed in. */
function clothBeyondEdge({ width, height, data }: Raster): Uint8ClampedArray {
  const out = data.slice();
  const sides = [-1, 1, -width, width];
  const known = Uint8Array.from({ length: width * height }, (_, i) => +(data[i * 4 + 3]! > 100));
  for (let step = 1; step <= MARGIN; step++)
    for (let i = width; i < known.length - width; i++) {
      if (known[i]) continue;
      // What this step has brought is not handed on before the next.
      const from = sides.find((side) => known[i + side]! > 0 && known[i + side]! <= step);
      if (from === undefined) continue;
      for (let c = 0; c < 3; c++) out[i * 4 + c] = out[(i + from) * 4 + c]!;
      known[i] = step + 1;
    }
  return out;
}
