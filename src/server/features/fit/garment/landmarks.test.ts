import { describe, expect, test } from "vitest";
import type { Raster } from "../pixels/raster.ts";
import { landmarksOf, type Expected } from "./landmarks.ts";
import { openNeck } from "./neckline.ts";
import { silhouetteOf } from "./silhouette.ts";
import { isCollared, isHighNecked } from "./slot.ts";

const WIDTH = 400;
const HEIGHT = 600;

function drawn(isCloth: (x: number, y: number) => boolean): Raster {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) if (isCloth(x, y)) data[(y * WIDTH + x) * 4 + 3] = 255;
  return { width: WIDTH, height: HEIGHT, data };
}

const marks = (isCloth: (x: number, y: number) => boolean, expected: Expected) =>
  landmarksOf(silhouetteOf(drawn(isCloth))!, expected);

const away = (x: number) => Math.abs(x - 200);
/** Trunk 140 wide, sleeves that lean outward to y = 380. */
const shirt = (x: number, y: number) => {
  const trunk = away(x) < 70 && y > 100 && y < 420;
  const middle = 80 + (y - 110) * 0.3;
  const sleeve = y > 110 && y < 380 && Math.abs(away(x) - middle) < 26;
  return trunk || sleeve;
};
const trousers = (x: number, y: number) =>
  y > 80 && y < 560 && away(x) < 90 && (y < 230 || away(x) > 12);

describe("from the outline alone", () => {
  test("a shirt's armpits, sleeves and hem are found", () => {
    const { axis, chest, sleeves, hem, legs } = marks(shirt, { sleeves: true, legs: false });
    expect([axis, hem, legs]).toEqual([200, 419, null]);
    expect(chest.left).toBeCloseTo(131, -1);
    expect(chest.y).toBeGreaterThan(140);
    expect(chest.y).toBeLessThan(240);
    expect(sleeves!.left.end.y).toBeGreaterThan(340);
    expect(Math.abs(sleeves!.left.end.x - (200 - 155))).toBeLessThan(14);
    expect(Math.abs(sleeves!.right.end.x - (200 + 155))).toBeLessThan(14);
  });

  test("cuffs that hang lower than the hem still belong to the sleeves", () => {
    const short = (x: number, y: number) => shirt(x, y) && (y < 320 || away(x) > 70);
    const { sleeves, hem } = marks(short, { sleeves: true, legs: false });
    expect(hem).toBe(319);
    expect(sleeves!.left.end.y).toBeGreaterThan(340);
    expect(sleeves!.right.holds(355, 370)).toBe(true);
  });

  test("short sleeves over a trunk that flares to its hem are found", () => {
    const flared = (x: number, y: number) =>
      y > 100 && y < 420 && away(x) < (y < 190 ? 118 : 72 + (y - 190) * 0.2);
    const { sleeves, chest, armpits } = marks(flared, {
      sleeves: true,
      legs: false,
      isFlaring: true,
    });
    expect([armpits, sleeves === null]).toEqual(["stepped", false]);
    expect(Math.abs(chest.right - chest.left - 146)).toBeLessThan(12);
  });

  test("a trunk without sleeves is not given any", () => {
    const vest = (x: number, y: number) => away(x) < 70 && y > 100 && y < 420;
    expect(marks(vest, { sleeves: true, legs: false }).sleeves).toBeNull();
  });

  test("one sleeve folded away means none: no arm is left in the air", () => {
    const oneArmed = (x: number, y: number) => shirt(x, y) && (x < 275 || y < 170);
    expect(marks(oneArmed, { sleeves: true, legs: false }).sleeves).toBeNull();
  });

  test("trousers part at the crotch and end at their hems", () => {
    const { legs } = marks(trousers, { sleeves: false, legs: true });
    expect(legs!.crotch.x).toBeCloseTo(200, -1);
    expect(legs!.crotch.y).toBeCloseTo(230, -1);
    expect([legs!.left.end.y, legs!.right.end.y]).toEqual([559, 559]);
    expect(legs!.left.end.x).toBeCloseTo(149, -1);
  });

  test("a skirt has no legs", () => {
    const skirt = (x: number, y: number) => y > 80 && y < 500 && away(x) < 60 + (y - 80) * 0.2;
    expect(marks(skirt, { sleeves: false, legs: true }).legs).toBeNull();
  });
});

describe("a collar that stands up", () => {
  const collared = (x: number, y: number) =>
    shirt(x, y) || (away(x) < 26 && y > 62 && y <= 100 && y > 62 + away(x) / 6);
  /** Teal cloth, a navy collar, and the cloth's inside in a lip above it. */
  function roll(): Raster {
    const raster = drawn(collared);
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      const isFront = away(x) < 26 && y > 70 && y <= 104;
      raster.data.set(isFront ? [30, 40, 90] : y <= 70 ? [20, 110, 110] : [40, 180, 180], i * 4);
    }
    return raster;
  }
  const front = (raster: Raster) => raster.data[(90 * WIDTH + 200) * 4 + 3];
  const opened = (isHigh: boolean) => {
    const shape = silhouetteOf(roll())!;
    return openNeck(roll(), shape, landmarksOf(shape, { sleeves: true, legs: false }), { isHigh });
  };

  test("is the inside of the back for one who does not know better, and stays for one who does", () => {
    expect([front(opened(false)), front(opened(true))]).toEqual([0, 255]);
  });

  test.each([
    ["Rust mock-neck terry sweatshirt", true],
    ["Hekmat roll-neck knit dress", true],
    ["Black turtleneck", true],
    ["High neck blouse", true],
    ["بلوفر هاي كول أسود", true],
    ["Scoop-neck tee", false],
    ["Polo shirt", false],
    ["Pearl necklace", false],
  ])("%s: %s", (title, expected) => {
    expect(isHighNecked({ title })).toBe(expected);
  });
});

test.each([
  ["Dresses", "Coral scoop-neck linen summer dress", false],
  ["Dresses", "Belted shirt dress", true],
  ["T-Shirts", "White graphic t-shirt", false],
  ["T-Shirts", "Navy polo", true],
  ["Ponchos & Capes", "Collared velvet evening cape", true],
  ["Dresses", "فستان قطن أبيض بياقة قميص", true],
  ["Coats & Jackets", "Oversized puffer", true],
])("%s, %s: has a collar: %s", (category, title, expected) => {
  expect(isCollared({ category, title })).toBe(expected);
});
