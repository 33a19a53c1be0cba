// @vitest-environment node
import { afterEach, expect, it, vi } from "vitest";
import { savesData, sparing } from "./saves-data.ts";

const USUAL = "(min-width: 700px) 50vw, 100vw";
const on = (connection: object | undefined) => vi.stubGlobal("navigator", { connection });

afterEach(() => vi.unstubAllGlobals());

it.each([
  { saveData: true, effectiveType: "4g" },
  { effectiveType: "2g" },
  { effectiveType: "slow-2g" },
])("who asked to save data, or has a slow phone network, gets small pictures: %o", (connection) => {
  on(connection);
  expect(savesData()).toBe(true);
  expect(sparing(USUAL)).toBe("120px");
});

it.each([undefined, {}, { saveData: false, effectiveType: "4g" }, { effectiveType: "3g" }])(
  "everybody else gets them as large as they stand: %o",
  (connection) => {
    on(connection);
    expect(savesData()).toBe(false);
    expect(sparing(USUAL)).toBe(USUAL);
  },
);
