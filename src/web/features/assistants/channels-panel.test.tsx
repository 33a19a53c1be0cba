import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ChannelsPanel } from "./channels-panel.tsx";

const google = {
  channel: "google",
  joined: true,
  accepted: 38,
  refused_count: 1,
  refused: [{ id: "p_1", title: "Layl scarf", reasons: ["no_price", "no_picture"] }],
  address: "https://ribby.test/feeds/b_layl/google.xml",
};

function show(answers: object[]) {
  const asked: unknown[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    asked.push(typeof init?.body === "string" ? JSON.parse(init.body) : null);
    return Response.json(answers[Math.min(asked.length, answers.length) - 1]);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChannelsPanel />
    </QueryClientProvider>,
  );
  return asked;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("names the refused piece with its reasons, and copies a feed's address", async () => {
  show([[google]]);
  expect(await screen.findByText("38 pieces shown")).toBeTruthy();
  expect(screen.getByText("1 piece refused").closest("details")?.textContent).toContain(
    "Layl scarf: no price, no picture",
  );
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
  expect(write).toHaveBeenCalledWith(google.address);
});

it("a channel left is said to be left", async () => {
  const asked = show([[google], [{ ...google, joined: false, refused_count: 0, refused: [] }]]);
  fireEvent.click(await screen.findByRole("switch", { name: "Google Merchant feed" }));
  expect(await screen.findByText("Not shown there")).toBeTruthy();
  expect(asked.at(-1)).toEqual({ channel: "google", joined: false });
});
