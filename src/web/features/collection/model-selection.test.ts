import { beforeEach, expect, it } from "vitest";
import { useExplore } from "../../lib/explore-store.ts";
import { aProduct } from "../../test-support/a-product.ts";
import { putOnModel, takeOffModel } from "./model-selection.ts";
import { pin, setPins, unpin } from "./pins.ts";

const chosen = () => useExplore.getState().selectedForModel;

beforeEach(() => {
  setPins([]);
  useExplore.setState({ selectedForModel: [], showPinnedPanel: false });
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
  expect(useExplore.getState().showPinnedPanel).toBe(true);
  useExplore.setState({ showPinnedPanel: false });
  pin(aProduct({ id: "p_4" }));
  expect(useExplore.getState().showPinnedPanel).toBe(false);
});
