import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useToasts } from "../../ui/toast-store.ts";
import { ReportListing } from "./report-listing.tsx";

async function open() {
  render(<ReportListing productId="p_abaya" />);
  fireEvent.click(screen.getByRole("button", { name: "Report this listing" }));
  await screen.findByLabelText("Reason");
}

const send = () => fireEvent.click(screen.getByRole("button", { name: "Send report" }));

function answer(status: number, body: object) {
  return vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json(body, { status }));
}

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("a shopper reports a listing and is thanked", async () => {
  const fetched = answer(200, { message: "Thank you. We will look at this listing." });
  await open();
  fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "copied" } });
  fireEvent.change(screen.getByLabelText(/Comment/), { target: { value: "It is ours." } });
  send();
  await expect.poll(() => useToasts.getState().toasts).toHaveLength(1);
  expect(useToasts.getState().toasts[0]?.message).toBe("Thank you. We will look at this listing.");
  const [url, request] = fetched.mock.calls[0] ?? [];
  expect(url).toBe("/api/products/p_abaya/report");
  expect(request?.body).toBe('{"reason":"copied","comment":"It is ours.","email":""}');
  await expect.poll(() => screen.queryByLabelText("Reason")).toBeNull();
});

it("a report without a reason, or with an email that is none, is not sent", async () => {
  const fetched = answer(200, {});
  await open();
  fireEvent.change(screen.getByLabelText(/Your email/), { target: { value: "me" } });
  send();
  expect(await screen.findByText("Please choose a reason")).toBeTruthy();
  expect(screen.getByText("Email is invalid")).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

it("a report that could not be sent stays in the form", async () => {
  answer(500, {});
  await open();
  fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "other" } });
  send();
  expect((await screen.findByRole("alert")).textContent).toBe("The report could not be sent.");
  expect(screen.getByLabelText("Reason")).toHaveProperty("value", "other");
});
