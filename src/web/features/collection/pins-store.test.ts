import { beforeEach, describe, expect, it } from "vitest";
import { PINNED_MAX } from "../../../contract/limits.ts";
import { aProduct } from "../../test-support/a-product.ts";
import { followOtherTabs, pin, setPins, unpin, usePins } from "./pins-store.ts";

const pinnedIds = () => usePins.getState().pinned.map((product) => product.id);
const stored = (): unknown => JSON.parse(localStorage.getItem("pinnedProducts") ?? "null");

beforeEach(() => setPins([]));

describe("the collection", () => {
  it("shows the newest pin first", () => {
    pin(aProduct({ id: "p_1" }));
    pin(aProduct({ id: "p_2" }));
    expect(pinnedIds()).toEqual(["p_2", "p_1"]);
  });

  it("holds a product once", () => {
    pin(aProduct({ id: "p_1" }));
    expect(pin(aProduct({ id: "p_1" }))).toBeNull();
    expect(pinnedIds()).toEqual(["p_1"]);
  });

  it("holds 30: the 31st goes first, and the oldest that leaves is handed back", () => {
    for (let n = 1; n <= PINNED_MAX; n++) {
      expect(pin(aProduct({ id: `p_${n}` }))).toBeNull();
    }
    const dropped = pin(aProduct({ id: "p_31" }));
    expect(dropped?.id).toBe("p_1");
    expect(pinnedIds()).toHaveLength(30);
    expect(pinnedIds().at(0)).toBe("p_31");
    expect(pinnedIds().at(-1)).toBe("p_2");
  });

  it("survives the visit as a plain array", () => {
    const product = aProduct();
    pin(product);
    expect(stored()).toEqual([product]);
    unpin(product.id);
    expect(stored()).toEqual([]);
  });

  it("takes up a pin made in another tab, and ignores what is not a collection", () => {
    const stop = followOtherTabs();
    const elsewhere = (value: string) => {
      localStorage.setItem("pinnedProducts", value);
      window.dispatchEvent(new StorageEvent("storage", { key: "pinnedProducts" }));
    };
    elsewhere(JSON.stringify([aProduct({ id: "p_other" })]));
    expect(pinnedIds()).toEqual(["p_other"]);
    elsewhere('{"not":"a list"}');
    expect(pinnedIds()).toEqual([]);
    stop();
  });
});
