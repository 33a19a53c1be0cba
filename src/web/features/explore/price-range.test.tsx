import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { NO_CHOICE, type Choice } from "./explore-store.ts";
import { FilterChoiceContext } from "./filter-choice.ts";
import { PriceRange } from "./price-range.tsx";

function Filters() {
  const [choice, setChoice] = useState<Choice>(NO_CHOICE);
  const choose = (change: Partial<Choice> = {}) =>
    setChoice((before) => ({ ...before, ...change }));
  return (
    <FilterChoiceContext
      value={{
        choice,
        selected: {},
        chosen: 0,
        choose,
        apply: choose,
        clear: () => {},
        canClear: false,
        isLoading: false,
        hasBrands: true,
      }}
    >
      <PriceRange bounds={{ min: 60, max: 7900 }} />
    </FilterChoiceContext>
  );
}

test("Enter applies a range that was typed the wrong way round, and both fields show what is applied", () => {
  render(<Filters />);
  const from = screen.getByRole<HTMLInputElement>("textbox", { name: /From/ });
  const to = screen.getByRole<HTMLInputElement>("textbox", { name: /To/ });
  fireEvent.change(from, { target: { value: "900" } });
  fireEvent.blur(from);
  fireEvent.change(to, { target: { value: "300" } });
  fireEvent.keyDown(to, { key: "Enter" });
  expect([from.value, to.value]).toEqual(["300", "900"]);
});
