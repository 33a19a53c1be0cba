// The picture that leaves: paper, the figure's shadow on it, what is laid out beside, and the label.
import { join } from "node:path";
import sharp from "sharp";
import { openGround, type Figure } from "../figure/figure.ts";
import { blurred } from "../pixels/planes.ts";
import { drawOver, type Layer, type Raster } from "../pixels/raster.ts";
import { scaledPiece } from "../placement/held.ts";

export type Paper = { ground: Raster; label: Raster };

const LABEL = join(import.meta.dirname, "../figure/rendered/label.png");
const LABEL_MARGIN = 26;

export async function openPaper(): Promise<Paper> {
  const { data, info } = await sharp(LABEL)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const label = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  return { ground: await openGround(), label };
}

export const freshPaper = ({ ground }: Paper): Raster => ({
  ...ground,
  data: Uint8ClampedArray.from(ground.data),
});

/** Where the feet touch the floor, and a faint pool under the whole figure. */
export function throwFloorShadow(paper: Raster, { anchors }: Figure, shift: number): void {
  const feet = [anchors.toe.left, anchors.toe.right].map(({ x, y }) => ({
    x: x + shift,
    y: y - 6,
  }));
  const centre = { x: (feet[0]!.x + feet[1]!.x) / 2, y: (feet[0]!.y + feet[1]!.y) / 2 };
  const bell = (dx: number, dy: number, wide: number, high: number) =>
    Math.exp(-((dx / wide) ** 2) - (dy / high) ** 2);
  for (let y = Math.max(0, Math.round(centre.y) - 140); y < paper.height; y++)
    for (let x = 0; x < paper.width; x++) {
      let dark = 0.12 * bell(x - centre.x - 30, y - centre.y + 6, 220, 46);
      for (const foot of feet) {
        const [dx, dy] = [x - foot.x, y - foot.y];
        dark += 0.42 * bell(dx, dy + 4, 26, 8);
        dark += 0.26 * bell(dx - 16, dy + 8, 62, 15);
        dark += 0.12 * bell(dx - 70, dy + 18, 150, 26);
      }
      darken(paper, (y * paper.width + x) * 4, Math.min(0.72, dark));
    }
}

function darken({ data }: Raster, at: number, dark: number): void {
  data[at] = data[at]! * (1 - dark * 0.92);
  data[at + 1] = data[at + 1]! * (1 - dark * 0.97);
  data[at + 2] = data[at + 2]! * (1 - dark);
}

/** A thing that lies on the paper. */
export function layDown(paper: Raster, piece: Layer, strength = 0.34): void {
  const margin = 30;
  const width = piece.width + 2 * margin;
  const height = piece.height + 2 * margin;
  const shape = new Float32Array(width * height);
  for (let y = 0; y < piece.height; y++)
    for (let x = 0; x < piece.width; x++)
      shape[(y + margin + 9) * width + x + margin + 6] =
        piece.data[(y * piece.width + x) * 4 + 3]! / 255;
  const soft = blurred({ width, height, data: shape }, 6).data;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [px, py] = [x + piece.left - margin, y + piece.top - margin];
      if (px < 0 || py < 0 || px >= paper.width || py >= paper.height) continue;
      darken(paper, (py * paper.width + px) * 4, soft[y * width + x]! * strength);
    }
  drawOver(paper, piece, piece.left, piece.top);
}

/** Scaled into a place on the paper, in its middle. */
export async function layInto(
  paper: Raster,
  piece: Raster,
  place: { left: number; top: number; width: number; height: number },
): Promise<void> {
  const scaled = await scaledPiece(piece, place);
  layDown(paper, {
    ...scaled,
    left: Math.round(place.left + (place.width - scaled.width) / 2),
    top: Math.round(place.top + (place.height - scaled.height) / 2),
  });
}

export function stamp(paper: Raster, { label }: Paper): void {
  drawOver(paper, label, LABEL_MARGIN, paper.height - label.height - LABEL_MARGIN, 0.8);
}

export const toWebp = ({ data, width, height }: Raster): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .sharpen({ sigma: 0.6 })
    .webp({ quality: 86, effort: 3 })
    .toBuffer();
