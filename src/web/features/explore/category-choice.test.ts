import { expect, it } from "vitest";
import { CATEGORY_TREE } from "../../../contract/categories.ts";
import { pressedState, toggleCategory, toggleGroup } from "./category-choice.ts";
import { CATEGORY_DRAWINGS } from "./category-drawings.ts";

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

it("every group has its drawing", () => {
  expect(Object.keys(CATEGORY_DRAWINGS)).toEqual(CATEGORY_TREE.map(({ name }) => name));
});
