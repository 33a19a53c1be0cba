// The panel opens with something to press: what was asked before, and the ways people write here.
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { keepAsked } from "./asked-before.ts";
import { addMessage, startAfresh } from "./conversation-store.ts";
import { examplesFor } from "./examples.ts";
import { FirstWords } from "./first-words.tsx";

afterEach(() => {
  cleanup();
  startAfresh();
  localStorage.clear();
});

const linesOf = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

it("offers examples to who has asked nothing yet", () => {
  render(<FirstWords />);
  expect(linesOf("For example")).toEqual(examplesFor("en").map(({ words }) => words));
  expect(screen.getAllByRole("region")).toHaveLength(1);
});

it("offers what was asked on this device, the newest first and each once", () => {
  for (const words of ["linen dress", "شنطة جلد", "linen dress"]) keepAsked(words);
  render(<FirstWords />);
  expect(linesOf("You asked before")).toEqual(["linen dress", "شنطة جلد"]);
});

it("makes way for the talk", () => {
  addMessage({ text: "linen dress", isUser: true });
  const { container } = render(<FirstWords />);
  expect(container.textContent).toBe("");
});
