import { expect, test } from "vitest";
import { alphaAt, emptyRaster, type Layer } from "./raster.ts";
import { closeSlits } from "./slits.ts";

const SIDE = 120;
const cloth = (isThere: (x: number, y: number) => boolean): Layer => {
  const layer = { ...emptyRaster(SIDE, SIDE), left: 0, top: 0 };
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      if (isThere(x, y)) layer.data.set([200, 40, 60, 255], (y * SIDE + x) * 4);
  return layer;
};
/** A trunk with a keyhole in it, and a sleeve beside it that is apart from it over some rows. */
const dressed = (apart: number) => {
  const trunk = cloth((x, y) => x > 20 && x < 60 && y > 10 && y < 110 && Math.hypot(x - 40, y - 30) > 5); // prettier-ignore
  const sleeve = cloth(
    (x, y) => x < 90 && y > 10 && y < 110 && x >= (Math.abs(y - 60) < apart ? 66 : 59),
  );
  return { trunk, sleeve };
};

test("a slit between sleeve and trunk is closed with the trunk's cloth, in shadow; a keyhole stays", () => {
  const { trunk, sleeve } = dressed(14);
  closeSlits(trunk, sleeve);
  expect(alphaAt(trunk, 62, 60)).toBe(255);
  const [red] = trunk.data.subarray((60 * SIDE + 62) * 4);
  expect(red).toBeLessThan(200);
  expect(alphaAt(trunk, 40, 30)).toBe(0);
});

test("the way between an arm and the body stays open", () => {
  const { trunk, sleeve } = dressed(49);
  for (let y = 100; y < SIDE; y++)
    for (let x = 59; x < 70; x++) sleeve.data[(y * SIDE + x) * 4 + 3] = 0;
  closeSlits(trunk, sleeve);
  expect(alphaAt(trunk, 62, 60)).toBe(0);
});
