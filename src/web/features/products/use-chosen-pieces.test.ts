// @vitest-environment node
import { expect, test } from "vitest";
import { aProduct } from "../../test-support/a-product.ts";
import { onePerBrand } from "./use-chosen-pieces.ts";

test("the newest piece of each brand is chosen, where it has a picture", () => {
  const piece = (id: string, brand: string, image_url: string | null = "a.jpg") =>
    aProduct({ id, brand, image_url });
  const chosen = onePerBrand([
    piece("p_1", "Nour", null),
    piece("p_2", "Nour"),
    piece("p_3", "Nour"),
    piece("p_4", "Dar Zayn"),
  ]);
  expect(chosen.map(({ id }) => id)).toEqual(["p_2", "p_4"]);
});
