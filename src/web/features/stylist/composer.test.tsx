import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Composer } from "./composer.tsx";

afterEach(cleanup);

it("its buttons stand in the order Search, Match, Fit on Model, Image", () => {
  render(<Composer place="panel" />);
  const names = screen.getAllByRole("button").map((button) => button.textContent);
  const named = ["Search", "Match", "Fit on Model", "Image"];
  expect(names.filter((name) => named.includes(name ?? ""))).toEqual(named);
});
