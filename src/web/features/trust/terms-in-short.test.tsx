// The line of terms where a shop's pieces are looked at.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BrandTerms } from "../../../contract/trust.ts";
import { queries } from "../../lib/queries.ts";
import { WithQueries } from "../../test-support/with-queries.tsx";
import { TermsInShort } from "./terms-in-short.tsx";

const AT = "2026-11-12T10:00:00.000Z";
const TERMS: BrandTerms = {
  terms: [
    { kind: "cash_on_delivery", value: true, by: "brand", evidence: [], at: AT },
    { kind: "exchange_days", value: 14, by: "shop", evidence: [], at: AT },
  ],
  disputed: [],
  read_at: AT,
};

beforeEach(() => {
  queries.clear();
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(TERMS));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("the brand's own word is marked in the short line, what its pages say is not", async () => {
  render(
    <WithQueries>
      <TermsInShort brandName="Nada" />
    </WithQueries>,
  );
  const said = async (name: string) =>
    (await screen.findByText(name, { selector: "dt" })).nextElementSibling?.textContent;
  expect(await said("Cash on delivery")).toBe("Yes (the brand’s word)");
  expect(await said("Exchange")).toBe("within 14 days");
});
