// The picture that leaves: paper, the figure's shadow on it, what is laid out beside, and the label.
import { join } from "node:path";
import { sharp } from "../../../sharp.ts";
import type { Language } from "../../../../contract/languages.ts";
import { openGround, type Figure } from "../figure/figure.ts";
import { widelyBlurred } from "../pixels/planes.ts";
import { drawOver, type Layer, type Raster } from "../pixels/raster.ts";

export type Paper = { ground: Raster; labels: Record<Language, Raster> };

const LABELS = join(import.meta.dirname, "../figure/rendered");
const LABEL_MARGIN = 26;

export async function openPaper(): Promise<Paper> {
  const labels = { en: await openLabel("en"), ar: await openLabel("ar") };
  return { ground: await openGround(), labels };
}

async function openLabel(language: Language): Promise<Raster> {
  const { data, info } = await sharp(join(LABELS, `label-${language}.png`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

export const freshPaper = ({ ground }: Paper): Raster => ({
  ...ground,
  data: ground.data.slice(),
});

/** Where the feet touch the floor, and a faint pool under the whole figure. */
export function throwFloorShadow(paper: Raster, { anchors }: Figure, shift: number): void {
  const feet = [anchors.toe.left, anchors.toe.right].map(({ x, y }) => ({
    x: x + shift,
    y: y - 6,
  }));
  const centre = { x: (feet[0]!.x + feet[1]!.x) / 2, y: (feet[0]!.y + feet[1]!.y) / 2 };
  const pools: Pool[] = [
    { strength: 0.12, x: centre.x + 30, y: centre.y - 6, wide: 220, high: 46 },
  ];
  for (const { x, y } of feet)
    pools.push(
      { strength: 0.42, x, y: y - 4, wide: 26, high: 8 },
      { strength: 0.26, x: x + 16, y: y - 8, wide: 62, high: 15 },
      { strength: 0.12, x: x + 70, y: y - 18, wide: 150, high: 26 },
    );
  // A bell over both axes is the product of two: the exponentials are few.
  const across = pools.map((pool) => bell(paper.width, pool.x, pool.wide, pool.strength));
  const down = pools.map((pool) => bell(paper.height, pool.y, pool.high, 1));
  for (let y = Math.max(0, Math.round(centre.y) - 140); y < paper.height; y++)
    for (let x = 0; x < paper.width; x++) {
      let dark = 0;
      for (let n = 0; n < pools.length; n++) dark += across[n]![x]! * down[n]![y]!;
      if (dark > 0.002) darken(paper, (y * paper.width + x) * 4, Math.min(0.72, dark));
    }
}

type Pool = { strength: number; x: number; y: number; wide: number; high: number };

const bell = (length: number, middle: number, width: number, height: number) =>
  Float32Array.from({ length }, (_, at) => height * Math.exp(-(((at - middle) / width) ** 2)));

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
  const soft = widelyBlurred({ width, height, data: shape }, 6).data;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [px, py] = [x + piece.left - margin, y + piece.top - margin];
      if (px < 0 || py < 0 || px >= paper.width || py >= paper.height) continue;
      darken(paper, (py * paper.width + px) * 4, soft[y * width + x]! * strength);
    }
  drawOver(paper, piece, piece.left, piece.top);
}

const MAT = { width: 12, radius: 16, colour: [255, 253, 249] } as const;

/** A photo as it is, on a card with a mat, to be laid into a place. */
export async function framed(
  { width, height, data }: Raster,
  place: { width: number; height: number },
): Promise<Raster> {
  const photo = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(place.width - 2 * MAT.width, place.height - 2 * MAT.width, { fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inner = rounded(
    photo.info.width,
    photo.info.height,
    MAT.radius - MAT.width / 2,
    (at, to) => {
      to.set(photo.data.subarray(at, at + 3), at);
    },
  );
  const card = rounded(
    inner.width + 2 * MAT.width,
    inner.height + 2 * MAT.width,
    MAT.radius,
    (at, to) => {
      to.set(MAT.colour, at);
    },
  );
  drawOver(card, inner, MAT.width, MAT.width);
  return card;
}

/** A painted rectangle whose corners are round and soft. */
function rounded(
  width: number,
  height: number,
  radius: number,
  paint: (at: number, to: Uint8ClampedArray) => void,
): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const dx = Math.max(radius - x - 0.5, x + 0.5 - (width - radius), 0);
      const dy = Math.max(radius - y - 0.5, y + 0.5 - (height - radius), 0);
      paint(at, data);
      data[at + 3] = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(dx, dy))) * 255;
    }
  return { width, height, data };
}

/** What the picture is, in the language it was asked for in. */
export function stamp(paper: Raster, { labels }: Paper, language: Language = "en"): void {
  const label = labels[language];
  drawOver(paper, label, LABEL_MARGIN, paper.height - label.height - LABEL_MARGIN, 0.8);
}

/** Every pixel moves away from the mean of its neighbours, at a sixth of what a sharpening in Lab costs. */
const CRISPER = {
  width: 3,
  height: 3,
  kernel: [-0.03, -0.11, -0.03, -0.11, 1.56, -0.11, -0.03, -0.11, -0.03],
};

export function toWebp({ data, width, height }: Raster, note?: string): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .convolve(CRISPER)
    .webp({ quality: 86, effort: 2 });
  return (note ? picture.withExif({ IFD0: { ImageDescription: note } }) : picture).toBuffer();
}
