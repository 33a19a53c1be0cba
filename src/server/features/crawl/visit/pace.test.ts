import { expect, test, vi } from "vitest";
import { createPace } from "./pace.ts";

const never = new AbortController().signal;

test("nobody asks before the pause is over, not even where a timer goes off a moment early", async () => {
  vi.useFakeTimers();
  // This clock is a millisecond behind the timers until it is read again.
  const clock = vi.fn(() => Date.now());
  const pace = createPace(clock);
  await pace.turn("shop.example", 1000, never);
  const free = Date.now() + 1000;
  let asked = 0;
  const second = pace.turn("shop.example", 1000, never).then(() => (asked = Date.now()));
  clock.mockImplementationOnce(() => Date.now() - 1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await second;
  expect(asked).toBe(free + 1);
  vi.useRealTimers();
});
