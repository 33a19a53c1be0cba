// The benchmarks judge the product; here their judges are judged.
import { describe, expect, test } from "vitest";
import { isHeld, recoveredAfter, summary, type Shot } from "../../bench/parts/load-figures.ts";
import { verdictOn } from "../../bench/parts/soak-verdict.ts";

const series = (values: number[]) => verdictOn({ name: "memory", unit: "MB", allowed: 10, values });
/** Up and down without a direction, the same every time. */
const unrest = (n: number) => ((n * 7919) % 13) - 6;

describe("a soak", () => {
  test("finds what grows, also under unrest", () => {
    const values = Array.from({ length: 60 }, (_, n) => 200 + n + unrest(n));
    expect(series(values)).toMatchObject({ grows: true });
    expect(series(values).rise).toBeGreaterThan(30);
  });

  test("forgives a cache that fills in the first third", () => {
    const values = Array.from({ length: 60 }, (_, n) => Math.min(n, 18) * 10 + unrest(n));
    expect(series(values)).toMatchObject({ grows: false });
  });

  test("takes neither unrest nor one last peak for growth", () => {
    const restless = Array.from({ length: 60 }, (_, n) => 200 + 3 * unrest(n));
    expect(series(restless)).toMatchObject({ grows: false });
    expect(series([...Array<number>(60).fill(200), 400]).grows).toBe(false);
  });
});

const shot = (second: number, change: Partial<Shot> = {}): Shot => ({
  kind: "detail",
  status: 200,
  why: "",
  isGood: true,
  due: second * 1000 + 1,
  ms: 20,
  ...change,
});
const outcomeOf = (shots: Shot[], seconds: number) =>
  summary(shots, { began: 0, seconds, latest: 0 });

describe("a load", () => {
  test("is held when all are answered in time, and not when one is refused, lost or wrong", () => {
    const fine = Array.from({ length: 200 }, (_, n) => shot(n % 2));
    expect(isHeld(outcomeOf(fine, 2), 500)).toBe(true);
    for (const change of [
      { status: 503, isGood: false },
      { status: 0, isGood: false },
      { status: 500, isGood: false },
    ]) {
      expect(isHeld(outcomeOf([...fine, shot(1, change)], 2), 500)).toBe(false);
    }
    const slow = [...fine, shot(0, { ms: 900 }), shot(0, { ms: 900 }), shot(0, { ms: 900 })];
    expect(isHeld(outcomeOf(slow, 2), 500)).toBe(false);
  });

  test("tells what was shed from what went wrong", () => {
    const shots = [
      shot(0),
      shot(0, { status: 503, isGood: false }),
      shot(0, { status: 429, isGood: false }),
      shot(0, { status: 500, isGood: false }),
      shot(0, { status: 0, why: "TimeoutError", isGood: false }),
    ];
    expect(outcomeOf(shots, 1)).toMatchObject({
      offered: 5,
      shed: 2,
      unanswered: { TimeoutError: 1 },
      wrong: { "500 detail": 1 },
      all: { calls: 1 },
    });
  });

  test("has recovered with the first of three good seconds in a row", () => {
    const bad = { status: 503, isGood: false };
    const shots = [0, 1, 2, 3, 4, 5, 6].map((n) => shot(n, n === 0 || n === 2 ? bad : {}));
    expect(recoveredAfter(outcomeOf(shots, 7), 500)).toBe(3);
    expect(recoveredAfter(outcomeOf(shots.slice(0, 4), 4), 500)).toBeUndefined();
  });
});
