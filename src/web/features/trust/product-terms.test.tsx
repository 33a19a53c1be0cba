// What a product's page says of sizes where nobody has charted them.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ProductTerms as Told, SizeChart } from "../../../contract/trust.ts";
import { queries } from "../../lib/queries.ts";
import { aProduct } from "../../test-support/a-product.ts";
import { WithQueries } from "../../test-support/with-queries.tsx";
import { useMeasures } from "./measures-store.ts";
import { ProductTerms } from "./product-terms.tsx";

const CHART: SizeChart = {
  of: "body",
  sizes: { S: { bust: [84, 88] }, M: { bust: [89, 93] } },
  page: "https://shop.example/m",
  from: "piece",
  at: "2026-11-17T00:00:00.000Z",
};
const NOTHING: Told = {
  terms: [],
  disputed: [],
  read_at: null,
  chart: null,
  unread_chart: null,
};
let told = NOTHING;

beforeEach(() => {
  queries.clear();
  told = NOTHING;
  onAdvised.mockClear();
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(told));
});
afterEach(() => {
  cleanup();
  useMeasures.setState({ measures: {} });
  vi.restoreAllMocks();
});

const onAdvised = vi.fn<(size: string | null) => void>();

async function show(category: string, sizes: string[]): Promise<string | null> {
  render(
    <WithQueries>
      <ProductTerms product={aProduct({ category, sizes })} onAdvised={onAdvised} />
    </WithQueries>,
  );
  await screen.findByRole("region", { name: "Before you buy" });
  return screen.queryByRole("region", { name: "Which size?" })?.textContent ?? null;
}

test.each([
  [["S", "M"], /no size chart that we could read/],
  [["One size"], /comes in one size, and no chart/],
  [[], /names no sizes for this piece/],
])("a dress without a chart in sizes %j says so", async (sizes, said) => {
  expect(await show("Dresses", sizes)).toMatch(said);
});

test("a bag has no sizes to speak of", async () => {
  expect(await show("Bags", [])).toBeNull();
});

test.each([
  ["body", /Measures of the body/],
  ["garment", /Measures of the piece itself/],
  [null, /the chart does not say/],
] as const)("a chart of %s says of what its figures are", async (of, said) => {
  told = { ...NOTHING, chart: { ...CHART, of } };
  expect(await show("Dresses", ["M"])).toMatch(said);
});

test.each([
  [{ bust: 91 }, ["small", "m"], "m"],
  [{ bust: 91 }, ["38", "40"], null],
  [{ bust: 200 }, ["S", "M"], null],
  [{}, ["S", "M"], null],
])(
  "measures %j advise of the sizes %j what the piece itself calls %j",
  async (measures, sizes, size) => {
    told = { ...NOTHING, chart: CHART };
    useMeasures.setState({ measures });
    await show("Dresses", sizes);
    expect(onAdvised).toHaveBeenLastCalledWith(size);
  },
);
