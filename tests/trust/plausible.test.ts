// A figure that cannot be right is left out of a chart, and a chart of such figures is not read at all.
import { expect, test } from "vitest";
import { plausible } from "../../src/server/features/trust/charts/plausible.ts";

test("measures that grow with the sizes stay", () => {
  const sizes = {
    S: { bust: [86, 90], length: [140, 140] },
    M: { bust: [91, 95], length: [140, 140] },
    "2XL": { bust: [106, 112], length: [142, 142] },
  } satisfies Parameters<typeof plausible>[0];
  expect(plausible(sizes)).toEqual(sizes);
});

test("a point that shrinks while the sizes grow is left out", () => {
  const sizes = plausible({
    "38": { bust: [104, 104], waist: [90, 90], sleeve: [64, 64] },
    "40": { bust: [109, 109], waist: [95, 95], sleeve: [51, 51] },
  });
  expect(sizes).toEqual({
    "38": { bust: [104, 104], waist: [90, 90] },
    "40": { bust: [109, 109], waist: [95, 95] },
  });
});

test("half a girth under a grown size is no girth", () => {
  expect(plausible({ S: { bust: [44, 44] }, M: { bust: [46, 46] } })).toBeNull();
});

test("a foot far from its size is none", () => {
  expect(plausible({ "38": { foot: [31, 31] }, "39": { foot: [32, 32] } })).toBeNull();
  expect(plausible({ "38": { foot: [24.1, 24.1] }, "39": { foot: [24.8, 24.8] } })).not.toBeNull();
});
