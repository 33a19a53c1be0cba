import { act, cleanup, renderHook } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLeaveGuard } from "./use-leave-guard.ts";

beforeEach(() => {
  vi.spyOn(history, "go").mockImplementation(() => {});
  stepTo("/products", 0);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

/** As a step in the browser's history: the address has changed before anybody hears of it. */
function stepTo(path: string, idx: number): void {
  history.replaceState({ idx }, "", path);
  act(() => {
    window.dispatchEvent(new PopStateEvent("popstate", { state: { idx } }));
  });
}

const guard = () => renderHook(() => useLeaveGuard(true), { wrapper: MemoryRouter }).result;

function click(to: string): void {
  const link = document.createElement("a");
  link.href = to;
  document.body.append(link);
  act(() => link.click());
  link.remove();
}

it("asks before a step in the history leads away, and takes the step once it may", () => {
  const guarded = guard();
  stepTo("/", 1);
  expect(guarded.current.isAsking).toBe(true);
  expect(history.go).toHaveBeenLastCalledWith(-1);
  stepTo("/products", 0);
  act(() => guarded.current.leave());
  expect(guarded.current.isAsking).toBe(false);
  expect(history.go).toHaveBeenLastCalledWith(1);
  stepTo("/", 1);
  expect(guarded.current.isAsking).toBe(false);
});

it("asks again who left and came back before the other screen stood", () => {
  const guarded = guard();
  click("/");
  expect(guarded.current.isAsking).toBe(true);
  act(() => guarded.current.leave());
  stepTo("/products", 0);
  stepTo("/", 1);
  expect(guarded.current.isAsking).toBe(true);
});
