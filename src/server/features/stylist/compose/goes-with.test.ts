import { expect, it } from "vitest";
import { piece } from "../../../../../tests/support/wardrobe.ts";
import { createGoesWith } from "./goes-with.ts";

const [dress, heels, clutch] = ["p_dress", "p_heels", "p_clutch"].map((id) => piece(id, {}));
const outfit = (...pieces: (typeof dress)[]) => ({
  pieces: pieces.map((one) => one!),
  total: 0,
  parts: [],
});
const goesWith = createGoesWith({
  composer: {
    completing: async () => [outfit(dress, heels, clutch), outfit(heels)],
  },
  findProducts: async (ids) => (ids[0] === "p_dress" ? [dress!] : []),
});

it("names each piece once, and never the one it goes with", async () => {
  expect((await goesWith("p_dress")).map(({ id }) => id)).toEqual(["p_heels", "p_clutch"]);
});

it("knows nothing of a piece that shoppers cannot see", async () => {
  await expect(goesWith("p_hidden")).rejects.toMatchObject({ statusCode: 404 });
});
