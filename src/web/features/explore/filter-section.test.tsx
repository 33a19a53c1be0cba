import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FilterSection } from "./filter-section.tsx";

test("a section that nobody has opened draws nothing; folded away it keeps what was typed", () => {
  render(
    <FilterSection title="Sizes" startsOpen={false}>
      <input aria-label="Size" />
    </FilterSection>,
  );
  expect(document.querySelector("input")).toBeNull();
  const head = screen.getByRole("button", { name: "Sizes" });
  fireEvent.click(head);
  fireEvent.change(screen.getByLabelText("Size"), { target: { value: "38" } });
  fireEvent.click(head);
  expect(screen.queryByRole("textbox")).toBeNull();
  fireEvent.click(head);
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("38");
});
