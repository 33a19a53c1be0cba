import sharp from "sharp";
import { expect, test } from "vitest";
import type { AskNetwork } from "./cut-out/cut-garment.ts";
import { createMakePicture } from "./make-picture.ts";
import { shownIn } from "./picture-note.ts";

const WIDTH = 480;
const HEIGHT = 640;
type Box = [left: number, top: number, right: number, bottom: number];

/** No sleeves can be told: it is laid out. */
const SHIRT: Box[] = [[150, 140, 330, 460]];
/** Its sleeves stand apart. */
const TEE: Box[] = [
  [180, 120, 300, 470],
  [110, 130, 370, 190],
  [110, 130, 160, 250],
  [320, 130, 370, 250],
];
const TROUSERS: Box[] = [
  [178, 80, 302, 130],
  [170, 130, 310, 170],
  [160, 170, 320, 220],
  [160, 220, 232, 580],
  [248, 220, 320, 580],
];

const isIn = (boxes: Box[], x: number, y: number) =>
  boxes.some(([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom);

/** A piece on a restless green floor: colours alone do not tell where it ends. */
async function photoOf(boxes: Box[], cloth: [number, number, number]): Promise<Uint8Array> {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const wave = 50 * Math.sin(x * 0.35) * Math.cos(y * 0.27);
      data.set(isIn(boxes, x, y) ? cloth : [20, 170 + wave, 30], (y * WIDTH + x) * 3);
    }
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
}

type See = (x: number, y: number) => number;

/** A network that sees this of the red shirt and that of the blue trousers, whichever it is shown first. */
const seeing =
  (shirt: See, trousers: See): AskNetwork =>
  async ({ data, width, height }) => {
    const middle = (Math.round(height * 0.28) * width + width / 2) * 3;
    const at = data[middle]! > data[middle + 2]! ? shirt : trousers;
    return Uint8Array.from({ length: width * height }, (_, i) =>
      at(i % width, Math.floor(i / width)),
    );
  };
const whole = (boxes: Box[]) => (x: number, y: number) => (isIn(boxes, x, y) ? 255 : 0);
/** Of the trousers a leg and a stripe are lost, and much of them is a guess. */
const torn = (x: number, y: number) => {
  if (!isIn(TROUSERS, x, y) || (x < 240 && y > 300) || (y > 180 && y < 200)) return 0;
  return x > 250 ? 150 : 255;
};

type Look = { floor: number; isBlueOnHips: boolean };

/** How much floor is left in the finished picture, in thousandths, and whether the trousers are worn. */
async function lookAt(picture: Uint8Array): Promise<Look> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let green = 0;
  for (let i = 0; i < data.length; i += 3)
    if (data[i + 1]! > 90 && data[i + 1]! > 2 * data[i]! && data[i + 1]! > 2 * data[i + 2]!)
      green++;
  // The figure has stepped aside for the shirt, which lies beside it.
  const hips = (Math.round(info.height * 0.45) * info.width + Math.round(info.width * 0.3)) * 3;
  return {
    floor: (1000 * green) / (info.width * info.height),
    isBlueOnHips: data[hips + 2]! > 110 && data[hips + 2]! > 2 * data[hips]!,
  };
}

const make = createMakePicture();
async function outfit(trousers: See, shirt = SHIRT): Promise<Uint8Array> {
  const top = {
    title: "Shirt",
    category: "T-Shirts",
    pictures: [await photoOf(shirt, [200, 40, 60])],
  };
  const legs = {
    title: "Trousers",
    category: "Pants",
    pictures: [await photoOf(TROUSERS, [40, 50, 160])],
  };
  return make(
    { garments: [top, legs], body: "plain", skin: "medium" },
    seeing(whole(shirt), trousers),
  );
}

test("a piece that was surely cut out is worn, and nothing of its photo is left", async () => {
  const picture = await outfit(whole(TROUSERS));
  const { floor, isBlueOnHips } = await lookAt(picture);
  expect(floor).toBeLessThan(0.5);
  expect(isBlueOnHips).toBe(true);
  expect(shownIn(picture)).toEqual(["beside", "worn"]);
});

test("a piece whose cut is torn is not worn: its photo is laid out, whole", async () => {
  const picture = await outfit(torn);
  const { floor, isBlueOnHips } = await lookAt(picture);
  expect(floor).toBeGreaterThan(30);
  expect(isBlueOnHips).toBe(false);
  expect(shownIn(picture)).toEqual(["beside", "beside"]);
});

test("a shirt whose sleeves stand apart is worn with its trousers", async () => {
  expect(shownIn(await outfit(whole(TROUSERS), TEE))).toEqual(["worn", "worn"]);
});
