import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPulse } from "./pulse.ts";

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] }),
);
afterEach(() => void vi.useRealTimers());

function lived(
  pending: number,
  perLook: number,
  looks: number,
  pulse = createPulse(400, () => pending),
) {
  for (let look = 0; look < looks; look++) {
    for (let n = 0; n < perLook; n++) pulse.answered();
    vi.advanceTimersByTime(250);
  }
  return pulse;
}

test("what a busy process answers in a second is known after a moment", () => {
  expect(lived(50, 5, 2).answersPerSecond()).toBe(Infinity);
  expect(lived(50, 5, 8).answersPerSecond()).toBeCloseTo(20);
  expect(lived(50, 0, 8).answersPerSecond()).toBe(0);
});

test("a process with little to do is not taken for a slow one", () => {
  expect(lived(3, 1, 40).answersPerSecond()).toBe(Infinity);
  expect(lived(3, 1, 40).isLate()).toBe(false);
});

test("one that has caught up is judged anew", () => {
  let pending = 50;
  const pulse = createPulse(400, () => pending);
  lived(0, 0, 8, pulse);
  expect(pulse.answersPerSecond()).toBe(0);
  pending = 2;
  lived(0, 10, 1, pulse);
  expect(pulse.answersPerSecond()).toBe(Infinity);
});
