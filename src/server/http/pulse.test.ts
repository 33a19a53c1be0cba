import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPulse } from "./pulse.ts";

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] }),
);
afterEach(() => void vi.useRealTimers());

function lived(
  pending: number,
  waits: number[],
  looks: number,
  pulse = createPulse(400, () => pending),
) {
  for (let look = 0; look < looks; look++) {
    for (const ms of waits) pulse.answered(ms);
    vi.advanceTimersByTime(250);
  }
  return pulse;
}

test("how long people wait in a busy process is known after a moment", () => {
  expect(lived(50, [3000, 3000, 3000], 2).waitMs()).toBe(0);
  expect(lived(50, [3000, 3000, 3000], 8).waitMs()).toBe(3000);
  expect(lived(50, [], 8).waitMs()).toBe(Infinity);
});

test("a few that take long by their nature do not make it a slow one", () => {
  expect(lived(50, [20, 25, 30, 9000], 8).waitMs()).toBe(30);
});

test("a process with little to do is not taken for a slow one", () => {
  expect(lived(3, [5000], 40).waitMs()).toBe(0);
  expect(lived(3, [5000], 40).isLate()).toBe(false);
});

test("one that has caught up is judged anew, also while the same ones still hang", () => {
  const pulse = createPulse(400, () => 60);
  lived(60, [], 8, pulse);
  expect(pulse.waitMs()).toBe(Infinity);
  lived(60, [12], 1, pulse);
  expect(pulse.waitMs()).toBe(12);
});

test("somebody is let in to see how it is, once between two looks", () => {
  const pulse = lived(60, [], 8);
  expect([pulse.maySendScout(), pulse.maySendScout()]).toEqual([true, false]);
  lived(60, [], 1, pulse);
  expect(pulse.maySendScout()).toBe(true);
});
