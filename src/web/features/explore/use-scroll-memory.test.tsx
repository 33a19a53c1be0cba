import { act, cleanup, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { SCROLL_SAVE_DEBOUNCE_MS } from "../../../contract/limits.ts";
import { useExplore } from "./explore-store.ts";
import { useScrollMemory } from "./use-scroll-memory.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, "", "/");
});

function Explore() {
  useScrollMemory();
  return <p>Explore</p>;
}

/** Leaves Explore for a screen that does something the moment it stands, before the browser has drawn it. */
async function leaveFor(path: string, onArrival: () => void): Promise<void> {
  function Next() {
    useLayoutEffect(onArrival, []);
    return <p>Next</p>;
  }
  const router = createMemoryRouter([
    { path: "/", Component: Explore },
    { path: "*", Component: Next },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => {
    history.pushState(null, "", path);
    await router.navigate(path);
  });
}

it("a detour is one even when the shopper turns back at once", async () => {
  await leaveFor("/product/1", () => history.pushState(null, "", "/"));
  expect(useExplore.getState().shouldRestoreScroll).toBe(true);
});

it("another screen is no detour", async () => {
  await leaveFor("/login", () => undefined);
  expect(useExplore.getState().shouldRestoreScroll).toBe(false);
});

it("what the next screen scrolls is not remembered as a place in Explore", async () => {
  vi.useFakeTimers();
  useExplore.setState({ scrollPosition: 1234 });
  await leaveFor("/product/1", () => {
    window.dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(SCROLL_SAVE_DEBOUNCE_MS);
  });
  expect(useExplore.getState().scrollPosition).toBe(1234);
});
