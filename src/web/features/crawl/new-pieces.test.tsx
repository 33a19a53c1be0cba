// What an import has brought stands there as pictures; what the brand had before does not.
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { answer, show } from "../../test-support/account-screen.tsx";
import { aProduct } from "../../test-support/a-product.ts";
import { NewPieces } from "./new-pieces.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("only the new pieces are shown, and not hundreds of them", async () => {
  const image = "/api/images/p/0";
  const fresh = Array.from({ length: 60 }, (_, n) =>
    aProduct({ id: `p_${n}`, isNew: true, active: false, image }),
  );
  answer(200, [aProduct({ id: "p_before", image: "/api/images/before/0" }), ...fresh]);
  show("/admin/crawl", <NewPieces brandId="b_darzayn" />);
  await vi.waitFor(() => expect(document.querySelectorAll("img")).toHaveLength(24));
  expect(document.querySelector('img[src*="before"]')).toBeNull();
});
