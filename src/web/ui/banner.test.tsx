import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Banner } from "./banner.tsx";

afterEach(cleanup);

const dismiss = () => fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));

it("every error can be put away, and another one is said again", () => {
  const { rerender } = render(<Banner>Failed to fetch products</Banner>);
  dismiss();
  expect(screen.queryByRole("alert")).toBeNull();
  rerender(<Banner>Failed to fetch products</Banner>);
  expect(screen.queryByRole("alert")).toBeNull();
  rerender(<Banner>Failed to save product</Banner>);
  expect(screen.getByRole("alert").textContent).toBe("Failed to save product");
});

it("who looks after an error is told that it was put away", () => {
  const run = vi.fn();
  render(<Banner dismiss={{ label: "Dismiss", run }}>Login failed</Banner>);
  dismiss();
  expect(run).toHaveBeenCalledOnce();
});
