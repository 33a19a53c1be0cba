import { afterAll, describe, expect, test } from "vitest";
import { localEmbeddings } from "./local.ts";
import { createWordPieces } from "./word-pieces.ts";

const model = localEmbeddings();
afterAll(() => model.close());

const cosine = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, n) => sum + value * b[n]!, 0);

describe("the sentence model", () => {
  test("puts a gown nearer to a dress than to a mug", async () => {
    const [dress, gown, mug] = await model.embed(["evening dress", "formal gown", "coffee mug"]);
    expect(cosine(dress!, gown!)).toBeGreaterThan(cosine(dress!, mug!) + 0.2);
  });

  test("answers each text with its own vector, whatever stands beside it", async () => {
    const texts = ["a", "wide cotton trousers with deep pockets for long days", "", "red bag"];
    const together = await model.embed(texts);
    for (const [n, text] of texts.entries()) {
      const [alone] = await model.embed([text]);
      expect(cosine(alone!, together[n]!)).toBeGreaterThan(0.9999);
      expect(Math.hypot(...alone!)).toBeCloseTo(1, 4);
    }
  });

  test("takes hundreds of texts, very long ones and any script", async () => {
    const texts = ["فستان", "👗".repeat(50), "word ".repeat(2000), ...Array<string>(70).fill("x")];
    const vectors = await model.embed(texts);
    expect(vectors).toHaveLength(texts.length);
    expect(vectors.every((vector) => vector.every(Number.isFinite))).toBe(true);
  });

  test("starts again after it was closed", async () => {
    const once = localEmbeddings();
    await once.embed(["shirt"]);
    await once.close();
    expect(await once.embed(["shirt"])).toHaveLength(1);
    await once.close();
  });
});

test("a word is read in its longest known pieces", () => {
  const pieces = createWordPieces({ "[CLS]": 1, "[SEP]": 2, "[UNK]": 3, shirt: 4, "##s": 5 }, 8);
  expect(pieces("Shirts, shirt qqq")).toEqual([1, 4, 5, 3, 4, 3, 2]);
});
