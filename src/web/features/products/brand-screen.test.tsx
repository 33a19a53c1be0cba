import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queries } from "../../lib/queries.ts";
import { screenKeys } from "../../lib/screen-keys.ts";
import { aProduct } from "../../test-support/a-product.ts";
import { WithQueries } from "../../test-support/with-queries.tsx";
import { BrandScreen } from "./brand-screen.tsx";

const pieces = [
  aProduct({ id: "p_1", title: "Abaya", price: 2400, current_price: 1900 }),
  aProduct({ id: "p_2", title: "Kaftan", price: 900, sold_out: true }),
  aProduct({ id: "p_3", title: "Scarf", price: 300 }),
];

function answer(...replies: [number, unknown][]) {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    const isList = typeof url === "string" && /\/by-brand\/[^/]+$/.test(url);
    const [status, body] = (isList && replies.shift()) || [404, {}];
    return Response.json(body, { status });
  });
}

const open = () =>
  render(
    <WithQueries>
      <MemoryRouter initialEntries={["/brand/Dar Zayn"]}>
        <Routes>
          <Route path="/brand/:brand" element={<BrandScreen Pieces={() => null} />} />
        </Routes>
      </MemoryRouter>
    </WithQueries>,
  );

beforeEach(() => queries.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("a page whose call fails says so, and counts nothing that it does not know", async () => {
  queries.setQueryData(screenKeys.brand("Dar Zayn"), pieces.slice(0, 1), { updatedAt: 0 });
  answer([500, {}], [200, pieces]);
  open();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Failed to load brand products. Please try again later.");
  expect(screen.queryByText(/piece/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect((await screen.findByText(/^3 pieces/)).textContent).toMatch(
    /3 pieces.* · EGP.300 to EGP.1,900 · 1 on sale/,
  );
  expect(screen.queryByRole("alert")).toBeNull();
});

it("its story is told in the reader's language", async () => {
  answer([200, pieces]);
  queries.setQueryData(screenKeys.brandStory("Dar Zayn"), {
    story: "Two sisters cut linen.",
    story_ar: "أختين بيقصوا كتان.",
  });
  open();
  expect((await screen.findByText("Two sisters cut linen.")).dir).toBe("auto");
});
