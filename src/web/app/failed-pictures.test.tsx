// Wherever a piece is shown small or large, a picture that does not come leaves the placeholder behind.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useConnection, watchCall } from "../lib/connection-store.ts";
import { aProduct } from "../test-support/a-product.ts";
import { WithQueries } from "../test-support/with-queries.tsx";
import { CollectionItem } from "../features/collection/collection-item.tsx";
import { showAgain } from "../features/collection/model-store.ts";
import { newsOf } from "../features/collection/pin-news.ts";
import { FitPreview } from "../features/fit/fit-preview.tsx";
import { Message } from "../features/stylist/message.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
beforeEach(() => {
  showAgain("/api/fits/gone.webp", null);
  // The way to the server, which is looked at when a picture fails.
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
});

const product = aProduct({ image: "/api/images/p_abaya/0" });
const said = { text: "Look", isUser: true, timestamp: "2026-10-12T10:00:00.000Z" };

const PLACES: [string, ReactNode][] = [
  ["the drawer", <CollectionItem key="drawer" news={newsOf(product, null)} onRemove={() => {}} />],
  ["the fit preview", <FitPreview key="fit" />],
  ["the chat", <Message key="chat" message={{ ...said, image: "blob:gone" }} />],
  ["the chat, of a piece", <Message key="piece" message={{ ...said, pinnedProduct: product }} />],
  [
    "the chat, of a fit",
    <Message key="f" message={{ ...said, isUser: false, image: "/f.webp" }} />,
  ],
];

it.each(PLACES)("in %s", (_, place) => {
  const { container } = render(
    <WithQueries>
      <MemoryRouter>{place}</MemoryRouter>
    </WithQueries>,
  );
  expect(container.querySelector("[data-placeholder]")).toBeNull();
  fireEvent.error(container.querySelector("img")!);
  expect(container.querySelector("[data-placeholder]")).not.toBeNull();
  expect(screen.getByText("Picture unavailable")).toBeTruthy();
});

it("and is asked for again once the network is back", async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError("no network"));
  const { container } = render(
    <MemoryRouter>
      <CollectionItem news={newsOf(product, null)} onRemove={() => {}} />
    </MemoryRouter>,
  );
  fireEvent.error(container.querySelector("img")!);
  await vi.waitFor(() => expect(useConnection.getState().connection).toBe("offline"));
  expect(container.querySelector("[data-placeholder]")).not.toBeNull();
  await act(() => watchCall(Promise.resolve(new Response("{}")), { isUrgent: true }));
  expect(container.querySelector("[data-placeholder]")).toBeNull();
  expect(container.querySelector("img")).not.toBeNull();
});
