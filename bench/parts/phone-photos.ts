// Pictures as a phone takes them at home: a piece on a floor, a bed or before a wall, in the light of a bulb or of a
// window, a little crooked and not quite in the frame. Made of the demo's cut-outs and of photos, always the same.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";

export const DEMO_PICTURES = join(import.meta.dirname, "../../src/demo/pictures");

const WIDTH = 900;
const HEIGHT = 1200;

/** Numbers from 0 to 1, the same for the same name. */
export function chanceOf(name: string): () => number {
  let state = 2_166_136_261;
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0)!, 16_777_619) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Rgb = [number, number, number];
const GROUND_COLOURS: Rgb[] = [
  [206, 196, 180],
  [151, 116, 82],
  [92, 74, 62],
  [188, 193, 197],
  [122, 130, 138],
  [226, 224, 219],
  [160, 138, 150],
];

/** Planks, tiles, folds of a sheet or a carpet; the light falls off to one side. */
function ground(chance: () => number): Buffer {
  const colour = GROUND_COLOURS[Math.floor(chance() * GROUND_COLOURS.length)]!;
  const kind = Math.floor(chance() * 4);
  const every = 90 + chance() * 160;
  const slope = (chance() - 0.5) * 0.5;
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const light = 1 + slope * (x / WIDTH - 0.5) - 0.12 * (y / HEIGHT);
      const mark = markAt(kind, x, y, every) + (chance() - 0.5) * (kind === 3 ? 0.22 : 0.04);
      for (let c = 0; c < 3; c++)
        pixels[(y * WIDTH + x) * 3 + c] = Math.max(0, Math.min(255, colour[c]! * (light + mark)));
    }
  return pixels;
}

function markAt(kind: number, x: number, y: number, every: number): number {
  if (kind === 0) return y % every < 3 ? -0.3 : 0.05 * Math.sin(x / 40 + Math.floor(y / every) * 9);
  if (kind === 1) return x % every < 4 || y % every < 4 ? -0.18 : 0;
  return kind === 2 ? 0.09 * Math.sin(x / every + y / 70) + 0.05 * Math.sin(y / 31) : 0;
}

/** Bulb, window, cloudy, flash: how the three channels are taken down. */
const LIGHTS: Rgb[] = [
  [1, 0.93, 0.8],
  [0.93, 0.98, 1],
  [0.86, 0.86, 0.88],
  [1, 1, 0.98],
];

/** The piece alone, laid on a ground and photographed. */
export const photographed = async (key: string, take: number): Promise<Buffer> =>
  (await photographedWithOutline(key, take)).photo;

/** The same with its true outline, one byte a pixel and as large as the photo. */
export async function photographedWithOutline(key: string, take: number) {
  const chance = chanceOf(`${key} ${take}`);
  const piece = await sharp(readFileSync(join(DEMO_PICTURES, `${key}-cut.webp`)))
    .rotate((chance() - 0.5) * 22, { background: "#0000" })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .resize(Math.round(WIDTH * (0.62 + chance() * 0.3)), Math.round(HEIGHT * 0.92), {
      fit: "inside",
    }) // prettier-ignore
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [WIDTH - piece.info.width, HEIGHT - piece.info.height].map((room) =>
    Math.round(Math.max(0, room) * (0.25 + chance() * 0.5)),
  );
  const laidOn = (under: Sharp) =>
    under
      .composite([{ input: piece.data, left: left!, top: top! }])
      .png()
      .toBuffer();
  const size = { width: WIDTH, height: HEIGHT };
  const laid = await laidOn(sharp(ground(chance), { raw: { ...size, channels: 3 } }));
  const alone = await laidOn(sharp({ create: { ...size, channels: 4, background: "#0000" } }));
  const outline = await sharp(alone).extractChannel(3).raw().toBuffer();
  return { photo: await inLight(laid, chance), outline };
}

/** Any picture as another shot of it: nearer, crooked, in another light. */
export async function takenAgain(bytes: Buffer, name: string): Promise<Buffer> {
  const chance = chanceOf(name);
  const upright = await sharp(bytes).rotate().flatten({ background: "#fff" }).toBuffer();
  const { width, height } = await sharp(upright).metadata();
  const share = 0.78 + chance() * 0.16;
  const [wide, high] = [Math.round(width * share), Math.round(height * share)];
  const cut = await sharp(upright)
    .extract({
      left: Math.round((width - wide) * chance()),
      top: Math.round((height - high) * chance()),
      width: wide,
      height: high,
    })
    .rotate((chance() - 0.5) * 10, { background: "#8f8a83" })
    .toBuffer();
  return inLight(cut, chance);
}

function inLight(picture: Buffer, chance: () => number): Promise<Buffer> {
  const light = LIGHTS[Math.floor(chance() * LIGHTS.length)]!;
  const bright = 0.82 + chance() * 0.26;
  return sharp(picture)
    .toColourspace("srgb")
    .removeAlpha()
    .linear(
      light.map((part) => part * bright),
      [4, 4, 4],
    )
    .blur(0.4 + chance() * 0.7)
    .jpeg({ quality: 78 })
    .toBuffer();
}

export const hasCutOut = (key: string): boolean =>
  existsSync(join(DEMO_PICTURES, `${key}-cut.webp`));
