import { expect, test } from "vitest";
import { makeApartFromFaulty } from "./make-apart-from-faulty.ts";
import { createEntryMaker, type Described } from "./search-entry.ts";

const described = (id: string, title: string): Described => ({
  id,
  title,
  description: "",
  category: null,
  style: "",
  colors: [],
  sizes: [],
  materials: [],
});
const embeddings = (embed: (text: string) => Float32Array) => ({
  name: "odd",
  size: 3,
  embed: async (texts: string[]) => texts.map(embed),
  close: async () => {},
});

test("a product whose words the model cannot take does not keep the others from being found", async () => {
  const entries = createEntryMaker(
    embeddings((text) => {
      if (text.includes("Poison")) throw new Error("cannot be read");
      return new Float32Array(3);
    }),
  );
  const products = ["Shirt", "Poison", "Dress"].map((title, n) => described(`p_${n}`, title));
  const { fresh, failed } = await makeApartFromFaulty(entries, products);
  expect(fresh.map(({ product_id }) => product_id)).toEqual(["p_0", "p_2"]);
  expect([...failed.keys()]).toEqual(["p_1"]);
});

test("a model that is away is no product's fault", async () => {
  const entries = createEntryMaker(
    embeddings(() => {
      throw new Error("the model stopped");
    }),
  );
  const products = ["Shirt", "Dress"].map((title, n) => described(`p_${n}`, title));
  await expect(makeApartFromFaulty(entries, products)).rejects.toThrow("the model stopped");
});
