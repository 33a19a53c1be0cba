// What the catalogue's health says beside its figure.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Health } from "../../../contract/health.ts";
import { queries } from "../../lib/queries.ts";
import { WithQueries } from "../../test-support/with-queries.tsx";
import { HealthTab } from "./health-tab.tsx";

beforeEach(() => queries.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function show(hidden: number): Promise<string> {
  const health: Health = {
    pieces: 39,
    hidden,
    complete: 39,
    lacking: 0,
    refused: 0,
    score: 100,
    fields: [],
    issues: [],
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(health));
  render(
    <WithQueries>
      <HealthTab brandId="b_qahwa" onShow={() => {}} />
    </WithQueries>,
  );
  return (await screen.findByText("of 39")).closest("section")!.textContent;
}

test.each([
  [1, "Your hidden piece is not counted here."],
  [3, "Your 3 hidden pieces are not counted here."],
])("%j hidden pieces are missing from the figure, which says so", async (hidden, said) => {
  expect(await show(hidden)).toContain(said);
});

test("where nothing is hidden nothing is said of it", async () => {
  expect(await show(0)).not.toContain("hidden");
});
