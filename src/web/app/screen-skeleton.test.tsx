import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { ScreenSkeleton, shapeOf } from "./screen-skeleton.tsx";

describe("a screen that is on its way", () => {
  it.each([
    ["/product/p_1", "product"],
    ["/search", "stylist"],
    ["/brand/Khayt", "list"],
    ["/brand/Khayt/products", "list"],
    ["/brand/b_khayt/products", "management"],
    ["/collection/c_1", "list"],
    ["/login", "form"],
    ["/terms", "page"],
  ])("has its own shape at %s", (path, shape) => {
    expect(shapeOf(path)).toBe(shape);
  });

  it("never says a lone word", () => {
    for (const path of ["/product/p_1", "/search", "/brand/Khayt", "/login", "/terms"]) {
      const { container } = render(
        <MemoryRouter initialEntries={[path]}>
          <ScreenSkeleton />
        </MemoryRouter>,
      );
      expect(container.querySelectorAll(".after\\:animate-breathe").length).toBeGreaterThan(3);
      cleanup();
    }
  });
});
