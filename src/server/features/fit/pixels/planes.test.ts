import { describe, expect, test } from "vitest";
import { areasOf, largestArea, withoutSmall } from "./planes.ts";

const ROWS = ["##..#", "#...#", ".....", "..#..", "##.##"];
const mask = () => Uint8Array.from(ROWS.join(""), (letter) => (letter === "#" ? 1 : 0));
const size = { width: 5, height: 5 };
const drawn = (plane: Uint8Array) =>
  ROWS.map((_, y) => [...plane.subarray(y * 5, y * 5 + 5)].map((on) => (on ? "#" : ".")).join(""));

describe("connected areas", () => {
  test("the largest of them is what areasOf counts, too", () => {
    expect(largestArea(mask(), 5, 5)).toBe(Math.max(...areasOf(mask(), 5, 5).sizes));
    expect(largestArea(new Uint8Array(25), 5, 5)).toBe(0);
  });

  test("small ones go", () => {
    const plane = mask();
    withoutSmall(plane, size, 1, (largest) => largest);
    expect(drawn(plane)).toEqual(["##...", "#....", ".....", ".....", "....."]);
  });

  test("small gaps are filled, whatever marks what is set", () => {
    const ring = Uint8Array.from("######...##.#.##...######", (letter) =>
      letter === "#" ? 255 : 0,
    );
    withoutSmall(ring, size, 0, () => 9);
    expect(drawn(ring)).toEqual(["#####", "#####", "#####", "#####", "#####"]);
  });

  test("more of them than a call takes arguments", () => {
    const [width, height] = [800, 800];
    const dots = Uint8Array.from({ length: width * height }, (_, i) =>
      (i % width) % 2 === 0 && Math.floor(i / width) % 2 === 0 ? 1 : 0,
    );
    withoutSmall(dots, { width, height }, 1, (largest) => largest + 1);
    expect(dots.some(Boolean)).toBe(false);
  });
});
