// @vitest-environment node
import { beforeEach, expect, it } from "vitest";
import { aProduct } from "../../test-support/a-product.ts";
import { keptSelection, putOnModel, takeOffModel, takeUpSelection } from "./model-store.ts";
import { closeCollection, pin, setPins, unpin, usePins } from "./pins-store.ts";

const chosen = () => keptSelection().selectedForModel;

beforeEach(() => {
  setPins([]);
  takeUpSelection({ selectedForModel: [] });
  closeCollection();
  for (const id of ["p_1", "p_2", "p_3"]) pin(aProduct({ id }));
});

it("holds two; a third drops the oldest", () => {
  for (const id of ["p_1", "p_2", "p_3"]) putOnModel(id);
  expect(chosen()).toEqual(["p_2", "p_3"]);
  takeOffModel("p_2");
  expect(chosen()).toEqual(["p_3"]);
});

it("loses a piece that leaves the collection", () => {
  putOnModel("p_1");
  putOnModel("p_2");
  unpin("p_1");
  expect(chosen()).toEqual(["p_2"]);
});

it("the first pin opens the collection, later ones do not", () => {
  expect(usePins.getState().showPinnedPanel).toBe(true);
  closeCollection();
  pin(aProduct({ id: "p_4" }));
  expect(usePins.getState().showPinnedPanel).toBe(false);
});
