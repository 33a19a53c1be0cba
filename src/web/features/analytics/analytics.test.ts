// @vitest-environment node
import { describe, expect, test } from "vitest";
import { dateOf, periodOf } from "./periods.ts";
import { sharesOf } from "./shares.ts";
import { peakOf, shapeOf } from "./trend-shape.ts";

test("the last 7 days are today and the six before, and the seven before those", () => {
  const { days, before, start, end } = periodOf("7d", new Date(2026, 2, 3, 23, 59));
  expect([days, dateOf(before), dateOf(start), dateOf(end)]).toEqual([
    7,
    "2026-02-18",
    "2026-02-25",
    "2026-03-04",
  ]);
});

test("the largest sources have a colour each, the smaller ones share the fifth", () => {
  const shares = sharesOf({ a: 1, b: 40, c: 20, d: 15, e: 12, f: 10, g: 2, none: 0 });
  expect(shares.map(({ key, colour }) => key + colour)).toEqual([
    "b0",
    "c1",
    "d2",
    "e3",
    "f4",
    "g4",
    "a4",
  ]);
  expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100);
});

describe("the trend", () => {
  const now = [0, 5, 10, 5];
  const frame = { width: 400, height: 256, isRightToLeft: false };

  test("runs from left to right, and the other way round in Arabic", () => {
    const english = shapeOf(now, [], frame);
    const arabic = shapeOf(now, [], { ...frame, isRightToLeft: true });
    expect(english.pointOf(0).x).toBe(english.left);
    expect(arabic.pointOf(0).x).toBe(arabic.right);
    expect(english.axis).toBeLessThan(english.left);
    expect(arabic.axis).toBeGreaterThan(arabic.right);
    for (const shape of [english, arabic]) {
      for (const day of now.keys()) expect(shape.dayAt(shape.pointOf(day).x)).toBe(day);
      expect(shape.dayAt(-999)).toBe(shape === english ? 0 : 3);
    }
  });

  test("names the first and the last day, and whole numbers only", () => {
    const shape = shapeOf(
      Array.from({ length: 90 }, () => 1),
      [],
      { ...frame, width: 1000 },
    );
    expect(shape.days.at(0)!.day).toBe(0);
    expect(shape.days.at(-1)!.day).toBe(89);
    expect(shape.rows.every(({ count }) => Number.isInteger(count))).toBe(true);
  });

  test("shows the best day, the later one of two", () => {
    expect(peakOf(now)).toBe(2);
    expect(peakOf([3, 1, 3, 0])).toBe(2);
  });
});
