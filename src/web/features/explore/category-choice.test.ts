// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CATEGORY_TREE } from "../../../contract/categories.ts";
import { pressedState, toggleCategory, toggleGroup } from "./category-choice.ts";

const tops = CATEGORY_TREE.find(({ name }) => name === "Tops")!;

it("picking a group clears its categories, and leaves other groups alone", () => {
  const chosen = toggleGroup({ Shirts: true, Vest: true, Bags: true }, tops);
  expect(chosen).toEqual({ Bags: true, Tops: true });
  expect(pressedState(chosen, tops)).toBe(true);
});

it("picking a category clears its group", () => {
  const chosen = toggleCategory({ Tops: true, Bags: true }, tops, "Shirts");
  expect(chosen).toEqual({ Bags: true, Shirts: true });
  expect(pressedState(chosen, tops)).toBe("mixed");
});

it("picking again takes back", () => {
  expect(toggleGroup({ Tops: true }, tops)).toEqual({});
  expect(toggleCategory({ Shirts: true }, tops, "Shirts")).toEqual({});
  expect(pressedState({}, tops)).toBe(false);
});

it("every group carries an image, and the drawing is there", () => {
  const sheet = readFileSync(join(import.meta.dirname, "../../public/categories.svg"), "utf8");
  for (const { id, image } of CATEGORY_TREE) {
    expect(image).toBe(`/categories.svg#${id}`);
    expect(sheet).toContain(`<symbol id="${id}" `);
  }
});
