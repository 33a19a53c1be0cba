// The comparison in the collection: what shops promise stands beside price, fabric and centimetres, as sentences people read.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ProductTerms, SizeChart, Term } from "../../../contract/trust.ts";
import { queries } from "../../lib/queries.ts";
import { aProduct } from "../../test-support/a-product.ts";
import { WithQueries } from "../../test-support/with-queries.tsx";
import { CompareTable } from "./compare-table.tsx";
import { useMeasures } from "./measures-store.ts";

const AT = "2026-11-12T10:00:00.000Z";
const told = (values: Partial<Record<Term["kind"], Term["value"]>>): ProductTerms => ({
  terms: Object.entries(values).map(([kind, value]) => ({
    kind: kind as Term["kind"],
    value,
    by: "shop",
    evidence: [],
    at: AT,
  })),
  disputed: [],
  read_at: AT,
  chart: null,
  unread_chart: null,
});
const TOLD: Record<string, ProductTerms> = {
  p_1: told({
    delivery_fee: { cairo: 60, minya: 90 },
    cash_on_delivery: true,
    exchange_days: 14,
    return_days: 14,
  }),
  p_2: {
    ...told({ delivery_fee: { cairo: 45, minya: 95 }, cash_on_delivery: false, return_days: 0 }),
    disputed: [{ kind: "exchange_days", evidence: [] }],
  },
};

beforeEach(() => {
  queries.clear();
  useMeasures.setState({ place: "minya" });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (asked) => {
    const address = asked instanceof Request ? asked.url : asked.toString();
    return Response.json(TOLD[address.split("/").at(-1) ?? ""]);
  });
});
afterEach(() => {
  cleanup();
  useMeasures.setState({ place: "", measures: {} });
  vi.restoreAllMocks();
});

const cells = async (name: string | RegExp) => {
  const row = (await screen.findByRole("rowheader", { name })).closest("tr");
  return within(row as HTMLElement)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
};

/** What stands beside its name under the table. */
const saidOfAll = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test("delivery to her governorate, cash, exchange and return stand beside the price", async () => {
  const products = [
    aProduct({ id: "p_1", price: 900, materials: ["linen"] }),
    aProduct({ id: "p_2", price: 700, materials: ["cotton"] }),
  ];
  render(
    <WithQueries>
      <CompareTable products={products} />
    </WithQueries>,
  );
  expect(await cells("Cash on delivery")).toEqual(["Yes", "No"]);
  expect(await cells("Delivery")).toEqual([
    expect.stringMatching(/better.*90/) as string,
    expect.stringMatching(/95/) as string,
  ]);
  expect(await cells("Exchange")).toEqual(["within 14 days", "Its pages disagree"]);
  expect(await cells("Return")).toEqual([
    expect.stringMatching(/within 14 days/) as string,
    "Not offered",
  ]);
  expect((await cells("Price"))[0]).toMatch(/900/);
  // What no shop says is said once, below, until all of it is wanted.
  expect(screen.queryByRole("rowheader", { name: "Arrives in" })).toBeNull();
  expect(saidOfAll("Arrives in")).toBe("Not said");
  fireEvent.click(screen.getByRole("checkbox", { name: "Only differences" }));
  expect(await cells("Arrives in")).toEqual(["Not said", "Not said"]);
});

test("while the shops are asked nothing is called unsaid", async () => {
  vi.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => {}));
  render(
    <WithQueries>
      <CompareTable
        products={[aProduct({ id: "p_1", price: 900 }), aProduct({ id: "p_2", price: 700 })]}
      />
    </WithQueries>,
  );
  expect((await cells("Price"))[1]).toMatch(/700/);
  fireEvent.click(screen.getByRole("checkbox"));
  expect(screen.queryByRole("rowheader", { name: "Delivery" })).toBeNull();
  expect(screen.getByRole("region").getAttribute("aria-busy")).toBe("true");
});

test("how one pays, what may be done at the door and what is left out stand there where it is said", async () => {
  TOLD.p_3 = told({
    payment: ["cash", "wallet"],
    on_delivery: "try",
    exceptions: ["bags"],
    refund_as: "money",
    free_from: 800,
  });
  TOLD.p_4 = told({ payment: ["card"], exceptions: ["sale"] });
  render(
    <WithQueries>
      <CompareTable
        products={[
          aProduct({ id: "p_3", price: 900, category: "Bags" }),
          aProduct({ id: "p_4", price: 700, category: "Bags" }),
        ]}
      />
    </WithQueries>,
  );
  expect(await cells("Ways to pay")).toEqual(["cash · mobile wallet", "card"]);
  expect(await cells("With the courier")).toEqual(["You may try it on", "Not said"]);
  expect(await cells("Paid back as")).toEqual(["money", "Not said"]);
  expect((await cells("Free delivery from"))[0]).toMatch(/800/);
  expect(await cells("Not taken back")).toEqual(["bags: this piece too", "sale pieces"]);
});

test("what a brand says itself is marked as its word, also where all say the same", async () => {
  const own = (terms: ProductTerms): ProductTerms => ({
    ...terms,
    terms: terms.terms.map((term) => ({ ...term, by: "brand" })),
  });
  TOLD.p_5 = own(told({ exchange_days: 14, return_days: 7 }));
  TOLD.p_6 = {
    ...told({ exchange_days: 14 }),
    terms: [...told({ exchange_days: 14 }).terms, ...own(told({ return_days: 7 })).terms],
  };
  render(
    <WithQueries>
      <CompareTable products={[aProduct({ id: "p_5" }), aProduct({ id: "p_6" })]} />
    </WithQueries>,
  );
  expect(await cells("Exchange")).toEqual(["within 14 daysthe brand’s word", "within 14 days"]);
  expect(saidOfAll("Return")).toBe("within 7 days (the brand’s word)");
});

test("each piece is measured in the size that fits her; of what all figures are is said once", async () => {
  const charted = (sizes: SizeChart["sizes"]): ProductTerms => ({
    ...told({}),
    chart: { of: "body", sizes, page: "https://one.example/m", from: "piece", at: AT },
  });
  TOLD.p_9 = charted({ S: { bust: [84, 88] }, M: { bust: [90, 94] } });
  TOLD.p_10 = charted({ "38": { bust: [85, 89] }, "40": { bust: [91, 95] } });
  useMeasures.setState({ measures: { bust: 92 } });
  const products = [aProduct({ id: "p_9" }), aProduct({ id: "p_10" })];
  render(
    <WithQueries>
      <CompareTable products={products} />
    </WithQueries>,
  );
  expect(await cells(/^bust, cm ?of the body$/)).toEqual(["90–94", "91–95"]);
});

test("a figure of the body and one of the piece are never shown as the same", async () => {
  const charted = (of: "body" | "garment" | null, page: string): ProductTerms => ({
    ...told({}),
    chart: { of, sizes: { M: { bust: [92, 92] } }, page, from: "piece", at: AT },
  });
  TOLD.p_7 = charted("body", "https://one.example/m");
  TOLD.p_8 = charted("garment", "https://two.example/m");
  render(
    <WithQueries>
      <CompareTable products={[aProduct({ id: "p_7" }), aProduct({ id: "p_8" })]} />
    </WithQueries>,
  );
  expect(await cells("bust, cm")).toEqual(["92of the body", "92of the piece itself"]);
});
