import { expect, test } from "vitest";
import { openFigure, REGION, type Figure } from "../figure/figure.ts";
import type { Worn } from "../placement/worn.ts";
import { emptyRaster } from "../pixels/raster.ts";
import { bareBelow } from "./bare-legs.ts";

const shorts = (bottom: number) => ({ slot: "trousers", bottom }) as Worn;

/** Mean colour of one leg in a row. */
function legIn({ width, regions, picture }: Figure, data: Uint8ClampedArray, y: number): number[] {
  const seen = Array.from({ length: width }, (_, x) => y * width + x).filter(
    (i) => regions[i] === REGION.legR && picture.data[i * 4 + 3] === 255,
  );
  return [0, 1, 2].map((c) => seen.reduce((sum, i) => sum + data[i * 4 + c]!, 0) / seen.length);
}

test.each(["light", "medium", "deep"] as const)(
  "under short shorts the figure's own do not look out, whatever its skin: %s",
  async (skin) => {
    const figure = await openFigure("plain", skin);
    const canvas = { ...figure.picture, data: figure.picture.data.slice() };
    const skinBelow = legIn(figure, canvas.data, 860);
    const before = legIn(figure, canvas.data, 805);
    bareBelow(canvas, figure, [shorts(790)]);
    const after = legIn(figure, canvas.data, 805);
    const apart = (one: number[]) => Math.hypot(...one.map((v, c) => v - skinBelow[c]!));
    expect(apart(after)).toBeLessThan(apart(before) * 0.6);
    expect(apart(after)).toBeLessThan(24);
  },
);

test("under long trousers, under none, and on a shopper's own photo nothing is painted", async () => {
  const figure = await openFigure("plain", "medium");
  const photo = { ...figure, grip: null };
  for (const [on, pieces] of [
    [figure, [shorts(1160)]],
    [figure, []],
    [photo, [shorts(790)]],
  ] as const) {
    // prettier-ignore
    const canvas = emptyRaster(figure.width, figure.height);
    bareBelow(canvas, on, pieces);
    expect(canvas.data.some((value) => value > 0)).toBe(false);
  }
});
