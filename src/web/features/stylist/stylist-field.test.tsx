// The field at the head of Explore shows how people write here, and holds still for those who want no motion.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { examplesFor } from "./examples.ts";
import { StylistField } from "./stylist-field.tsx";

/** For a whole round of examples. */
const TURNS = examplesFor("en").length;

let wantsStillness = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return wantsStillness;
    },
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  cleanup();
  wantsStillness = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function fieldOver(turns: number): string[] {
  render(<StylistField onAsk={() => {}} />);
  const field = screen.getByRole("textbox");
  return Array.from({ length: turns }, () => {
    const { placeholder } = field as HTMLInputElement;
    act(() => void vi.advanceTimersByTime(4000));
    return `${field.lang || "en"}: ${placeholder}`;
  });
}

it("shows a wish in English, Arabic and Franco in turn, and then begins anew", () => {
  const shown = fieldOver(TURNS + 1);
  expect(new Set(shown).size).toBe(TURNS);
  expect(shown.at(-1)).toBe(shown[0]);
});

it("stays with what is typed", () => {
  render(<StylistField onAsk={() => {}} />);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  const { placeholder } = field;
  fireEvent.change(field, { target: { value: "linen" } });
  act(() => void vi.advanceTimersByTime(20_000));
  expect([field.value, field.placeholder]).toEqual(["linen", placeholder]);
});

it("stays with its first wish for those who want no motion", () => {
  wantsStillness = true;
  expect(new Set(fieldOver(TURNS)).size).toBe(1);
});
