import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { StorageNote } from "./storage-note.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(storage: "ok" | "full") {
  const asked = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json({ status: "degraded", storage }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StorageNote />
    </QueryClientProvider>,
  );
  return asked;
}

it("tells the operator that the disk is full", async () => {
  show("full");
  expect((await screen.findByRole("alert")).textContent).toContain("The disk is full");
});

it("says nothing where there is room", async () => {
  const asked = show("ok");
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(screen.queryByRole("alert")).toBeNull();
});
