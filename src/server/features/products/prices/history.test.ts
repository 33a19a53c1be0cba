import { describe, expect, it } from "vitest";
import { historyOf, saleOf, type Point } from "./history.ts";

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const day = (n: number) => new Date(START + n * DAY);

/** [day, price, price of the sale, the day until which the price before was seen]. */
type Given = [number, number, number | null, number?];

const points = (given: Given[]): Point[] =>
  given.map(([at, price, current_price, seen = at]) => ({
    at: day(at),
    price,
    current_price,
    in_stock: true,
    held_until: day(seen),
  }));

describe("a sale", () => {
  it.each<[string, Given[], "verified" | "claimed" | null]>([
    ["none", [[0, 1000, null]], null],
    [
      "a struck price that was asked until it fell",
      [
        [0, 1000, null],
        [9, 1000, 800],
      ],
      "verified",
    ],
    ["a piece that was on sale when it was first read", [[0, 1000, 800]], "claimed"],
    [
      "a struck price above anything asked",
      [
        [0, 800, null],
        [9, 1200, 800],
      ],
      "claimed",
    ],
    [
      "a struck price below what was asked",
      [
        [0, 1200, null],
        [9, 1000, 800],
      ],
      "claimed",
    ],
    [
      "another price in between, for less than 30 days",
      [
        [0, 1000, null],
        [10, 900, null],
        [39, 1000, 800],
      ],
      "verified",
    ],
    [
      "another price in between, for more than 30 days",
      [
        [0, 1000, null],
        [10, 900, null],
        [41, 1000, 800],
      ],
      "claimed",
    ],
    [
      "a second fall within the same sale, long after the first",
      [
        [0, 1000, null],
        [10, 1000, 900],
        [70, 1000, 700],
      ],
      "verified",
    ],
    [
      "a sale that ended below its struck price and began again",
      [
        [0, 1000, null],
        [10, 1000, 800],
        [12, 800, null],
        [60, 1000, 800],
      ],
      "claimed",
    ],
    [
      "a price asked in an earlier sale counts as asked",
      [
        [0, 2000, 1000],
        [10, 1000, 700],
      ],
      "verified",
    ],
    [
      "a shop nobody looked at for long before",
      [
        [0, 1000, null],
        [60, 1000, 800, 2],
      ],
      "claimed",
    ],
    [
      "a shop that was looked at in the month",
      [
        [0, 1000, null],
        [60, 1000, 800, 31],
      ],
      "verified",
    ],
    [
      "over",
      [
        [0, 1000, null],
        [5, 1000, 800],
        [9, 1000, null],
      ],
      null,
    ],
  ])("%s", (_, given, verdict) => {
    expect(saleOf(points(given))).toBe(verdict);
  });
});

describe("the lowest of 90 days", () => {
  it("counts what was asked when they began, and nothing older", () => {
    const given: Given[] = [
      [0, 300, null],
      [10, 700, null],
      [150, 900, null],
    ];
    expect(historyOf(points(given), day(100)).lowest_90).toBe(700);
    expect(historyOf(points(given), day(99)).lowest_90).toBe(300);
    expect(historyOf(points([[0, 500, 400]]), day(3)).lowest_90).toBe(400);
  });

  it("says since when it knows, oldest first", () => {
    const told = historyOf(
      points([
        [0, 900, null],
        [4, 900, 700],
      ]),
      day(5),
    );
    expect(told.since).toBe(day(0).toISOString());
    expect(told.points.map(({ current_price }) => current_price)).toEqual([null, 700]);
  });
});
