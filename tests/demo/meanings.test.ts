import { expect, test } from "vitest";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import { withDemoMeanings } from "../../src/demo/meanings.ts";
import { gistOf } from "../../src/server/features/products/search-entry.ts";
import { localEmbeddings } from "../../src/server/providers/embeddings/local.ts";

const gists = demoCatalogue().flatMap(({ products }) => products.map((piece) => gistOf(piece)));

test("no title of the demo waits for the model (else run npm run demo:meanings)", async () => {
  const asked: string[] = [];
  const { name, size } = localEmbeddings();
  const known = withDemoMeanings({
    name,
    size,
    close: async () => {},
    async embed(texts) {
      asked.push(...texts);
      return texts.map(() => new Float32Array(size));
    },
  });
  await known.embed(gists);
  expect(asked).toEqual([]);
});

test("what was computed ahead is what the model computes", async () => {
  const model = localEmbeddings();
  const sample = gists.filter((_, n) => n % 100 === 0);
  const [ahead, now] = [await withDemoMeanings(model).embed(sample), await model.embed(sample)];
  await model.close();
  sample.forEach((_, n) => {
    const cosine = ahead[n]!.reduce((sum, value, at) => sum + value * now[n]![at]!, 0);
    expect(cosine).toBeGreaterThan(0.995);
  });
});
