import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCarousel } from "./use-carousel.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function carousel(count: number, isRunning = true) {
  const hook = renderHook(({ running }) => useCarousel(count, running), {
    initialProps: { running: isRunning },
  });
  const arrive = (...pictures: number[]) =>
    act(() => pictures.forEach((n) => hook.result.current.markArrived(n)));
  return { ...hook, arrive, index: () => hook.result.current.index };
}

it("moves on every four seconds and comes round again", () => {
  const { arrive, index } = carousel(2);
  arrive(0, 1);
  pass(3999);
  expect(index()).toBe(0);
  pass(1);
  expect(index()).toBe(1);
  pass(4000);
  expect(index()).toBe(0);
});

it("waits for a picture that is not here yet", () => {
  const { arrive, index } = carousel(2);
  arrive(0);
  pass(8000);
  expect(index()).toBe(0);
  arrive(1);
  pass(4000);
  expect(index()).toBe(1);
});

it("stands still while the shopper looks at the card", () => {
  const { arrive, index, rerender } = carousel(3);
  arrive(0, 1, 2);
  rerender({ running: false });
  pass(20_000);
  expect(index()).toBe(0);
});

it("goes on after a dot was used, four whole seconds later", () => {
  const { arrive, index, result } = carousel(3);
  arrive(0, 1, 2);
  pass(3000);
  act(() => result.current.choose(1));
  pass(3999);
  expect(index()).toBe(1);
  pass(1);
  expect(index()).toBe(2);
  pass(4000);
  expect(index()).toBe(0);
});

it("does not move with a single picture", () => {
  const { arrive, index, result } = carousel(1);
  arrive(0);
  pass(20_000);
  expect(index()).toBe(0);
  expect(result.current.next).toBeNull();
});

it("shows the color that is asked for next, where the piece stays in the list", () => {
  const hook = renderHook(({ lead }) => useCarousel(3, false, lead), { initialProps: { lead: 0 } });
  hook.rerender({ lead: 1 });
  expect(hook.result.current.index).toBe(1);
  act(() => hook.result.current.choose(2));
  hook.rerender({ lead: 1 });
  expect(hook.result.current.index).toBe(2);
  hook.rerender({ lead: 0 });
  expect(hook.result.current.index).toBe(0);
});
