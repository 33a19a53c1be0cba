import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showToast } from "./toast-store.ts";
import { Toaster } from "./toaster.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster label="Notices" dismissLabel="Dismiss" />);
});
afterEach(() => {
  act(() => void vi.advanceTimersByTime(60_000));
  cleanup();
  vi.useRealTimers();
});

function show(message: string, run = () => {}) {
  act(() => showToast({ message, action: { label: "Undo", run } }));
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it("tells what happened, politely, and goes by itself", () => {
  show("Linen abaya left");
  expect(screen.getByText("Linen abaya left")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Notices" }).getAttribute("aria-live")).toBe("polite");
  wait(8000);
  expect(screen.queryByText("Linen abaya left")).toBeNull();
});

it("stays while someone reads it or is about to press Undo", () => {
  show("Linen abaya left");
  fireEvent.focus(screen.getByRole("button", { name: "Undo" }));
  wait(60_000);
  expect(screen.getByText("Linen abaya left")).toBeTruthy();
  fireEvent.blur(screen.getByRole("button", { name: "Undo" }));
});

it("undoes once and goes", () => {
  const undo = vi.fn();
  show("Linen abaya left", undo);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText("Linen abaya left")).toBeNull();
});

it("shows no more than three at once, the newest last", () => {
  for (const name of ["one", "two", "three", "four"]) show(name);
  const shown = screen.getAllByRole("button", { name: "Undo" });
  expect(shown).toHaveLength(3);
  expect(screen.queryByText("one")).toBeNull();
  expect(screen.getByText("four")).toBeTruthy();
});

it("says the same once, however often a button is pressed", () => {
  const say = (message: string) => act(() => showToast({ message }));
  say("Please select exactly 2");
  wait(5000);
  say("Please select exactly 2");
  expect(screen.getAllByText("Please select exactly 2")).toHaveLength(1);
  wait(5000);
  expect(screen.getByText("Please select exactly 2")).toBeTruthy();
});

it("keeps two that read the same where each can be undone", () => {
  show("Linen abaya left");
  show("Linen abaya left");
  expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(2);
});
