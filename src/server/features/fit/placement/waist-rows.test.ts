import { expect, test } from "vitest";
import { openFigure } from "../figure/figure.ts";
import type { Landmarks } from "../garment/marks.ts";
import { trouserRows } from "./waist-rows.ts";

const marks = (hem: number) => ({ top: 0, hem }) as Landmarks;

test("long trousers from a photo reach the ankle, shorts keep their length", async () => {
  const figure = await openFigure("plain");
  const { levels } = figure.anchors;
  const rows = (hem: number, isFlat: boolean) =>
    trouserRows(figure, marks(hem), { crotch: 200, scale: 1, isFlat })(hem);
  const calf = 200 + (levels.knee + levels.ankle) / 2 - figure.anchors.crotch.y;
  expect(rows(calf, true)).toBeGreaterThanOrEqual(levels.ankle);
  expect(rows(calf, false)).toBeLessThan(levels.ankle - 40);
  expect(rows(300, true)).toBe(rows(300, false));
});
