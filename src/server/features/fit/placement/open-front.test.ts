import { expect, test } from "vitest";
import { openFigure } from "../figure/figure.ts";
import { alphaAt, emptyRaster } from "../pixels/raster.ts";
import { dress } from "../composition/compose.ts";
import { wear, type Worn } from "./worn.ts";

const [WIDTH, HEIGHT] = [300, 520];
const CLOTH = [200, 180, 150];
const LINING = [90, 40, 40];

/** A long robe that hangs open from neck to hem. */
function robe() {
  const picture = emptyRaster(WIDTH, HEIGHT);
  for (let y = 20; y < 500; y++)
    for (let x = 80; x < 220; x++)
      picture.data.set([...(Math.abs(x - 150) < 24 ? LINING : CLOTH), 255], (y * WIDTH + x) * 4);
  return picture;
}

const put = async (isOverCloth: boolean) => {
  const figure = await openFigure("plain", "medium");
  const worn = wear(figure, { raster: robe(), slot: "gown", isExact: true, isOverCloth })!;
  return { figure, worn };
};

test("a robe that is worn alone says what its lining looks like", async () => {
  const { worn } = await put(false);
  expect(worn.lining!.map(Math.round)).toEqual(LINING);
  expect(worn.behind).toBeUndefined();
});

test("over a piece that ends above its hem the robe's lining is seen between the legs", async () => {
  const { figure, worn } = await put(true);
  const { knee, crotch } = figure.anchors;
  const y = Math.round((knee.inner.left.y + crotch.y) / 2) + 60;
  const between = Math.round(crotch.x);
  expect(alphaAt(worn.trunk, between, y)).toBe(0);
  const nothing = { held: [], shod: null, scarf: null };
  const seen = (pieces: (Worn & { place: number })[], x: number) => {
    const { data } = dress(figure, { worn: pieces, ...nothing });
    return [...data.subarray((y * figure.width + x) * 4, (y * figure.width + x) * 4 + 4)];
  };
  const [r, g, , alpha] = seen([{ ...worn, place: 0 }], between);
  expect(alpha).toBe(255);
  expect(r! / g!).toBeCloseTo(LINING[0]! / LINING[1]!, 0);
  expect(seen([], between)[3]).toBe(0);
});
