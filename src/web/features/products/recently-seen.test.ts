import { beforeEach, expect, it } from "vitest";
import { markSeen, recentlySeen } from "./recently-seen.ts";

beforeEach(() => localStorage.clear());

it("the newest comes first, each once", () => {
  for (const id of ["p_1", "p_2", "p_1"]) markSeen(id);
  expect(recentlySeen()).toEqual(["p_1", "p_2"]);
});

it("twelve are kept, and nothing of them but which they are", () => {
  for (let n = 1; n <= 20; n++) markSeen(`p_${n}`);
  expect(recentlySeen()).toHaveLength(12);
  expect(recentlySeen()[0]).toBe("p_20");
  expect({ ...localStorage }).toEqual({ recentlySeen: JSON.stringify(recentlySeen()) });
});

it("what somebody else wrote there is no list", () => {
  localStorage.setItem("recentlySeen", '{"p_1":true}');
  expect(recentlySeen()).toEqual([]);
});
