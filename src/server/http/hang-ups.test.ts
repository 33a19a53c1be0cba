import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHangUps } from "./hang-ups.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aSocket = () => new EventEmitter() as Socket;
const PACE = { each: 2, everyMs: 10, waiting: 5 };

test("those who have to go leave a few at a time, in their order", () => {
  const hangUps = createHangUps(PACE);
  const gone: number[] = [];
  for (let n = 0; n < 5; n++) hangUps.soon(aSocket(), () => gone.push(n));
  expect(gone).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(gone).toEqual([0, 1]);
  vi.advanceTimersByTime(20);
  expect(gone).toEqual([0, 1, 2, 3, 4]);
  expect(vi.getTimerCount()).toBe(0);
});

test("one is sent away once, one who is spared not at all, and who left takes no turn", () => {
  const hangUps = createHangUps(PACE);
  const gone: string[] = [];
  const [twice, spared, last] = [aSocket(), aSocket(), aSocket()];
  const leaving = aSocket();
  hangUps.soon(twice, () => gone.push("twice"));
  hangUps.soon(twice, () => gone.push("again"));
  hangUps.soon(spared, () => gone.push("spared"));
  hangUps.soon(leaving, () => gone.push("left"));
  hangUps.soon(last, () => gone.push("last"));
  expect(hangUps.spare(spared)).toBe(true);
  expect(hangUps.spare(spared)).toBe(false);
  Object.assign(leaving, { destroyed: true });
  vi.advanceTimersByTime(10);
  expect(gone).toEqual(["twice", "last"]);
});

test("where too many wait for it, the next goes at once", () => {
  const hangUps = createHangUps(PACE);
  const gone: number[] = [];
  for (let n = 0; n < 7; n++) hangUps.soon(aSocket(), () => gone.push(n));
  expect(gone).toEqual([5, 6]);
});
