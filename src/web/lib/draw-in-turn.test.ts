import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawInTurn } from "./draw-in-turn.ts";

/** Frames come when the test says so. */
let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function frame(): void {
  for (const work of frames.splice(0)) work();
  vi.runAllTimers();
}

test("one is drawn in each frame, in the order they came", () => {
  const drawn: string[] = [];
  for (const name of ["first", "second", "third"]) drawInTurn(() => drawn.push(name));
  expect(drawn).toEqual([]);
  frame();
  expect(drawn).toEqual(["first"]);
  frame();
  frame();
  expect(drawn).toEqual(["first", "second", "third"]);
  frame();
  drawInTurn(() => drawn.push("after a rest"));
  frame();
  expect(drawn.at(-1)).toBe("after a rest");
});

test("who has gone meanwhile is not drawn", () => {
  const drawn: string[] = [];
  drawInTurn(() => drawn.push("stays"));
  const giveUp = drawInTurn(() => drawn.push("gone"));
  drawInTurn(() => drawn.push("last"));
  giveUp();
  frame();
  frame();
  frame();
  expect(drawn).toEqual(["stays", "last"]);
});
