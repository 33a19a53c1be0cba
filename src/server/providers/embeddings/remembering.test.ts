import { expect, test } from "vitest";
import { remembering } from "./remembering.ts";

function counting() {
  const asked: string[][] = [];
  let fails = false;
  const embeddings = remembering(
    {
      name: "counting",
      size: 1,
      async embed(texts) {
        asked.push(texts);
        if (fails) throw new Error("The model stopped.");
        return texts.map(({ length }) => Float32Array.of(length));
      },
      close: async () => {},
    },
    2,
  );
  return { asked, embeddings, fail: (now: boolean) => (fails = now) };
}

test("a text that is asked for by itself is read once, also by two who ask together", async () => {
  const { asked, embeddings } = counting();
  const [one, other] = await Promise.all([
    embeddings.embed(["dress"]),
    embeddings.embed(["dress"]),
  ]);
  expect(one).toEqual([Float32Array.of(5)]);
  expect(other).toEqual(one);
  expect(asked).toEqual([["dress"]]);
});

test("those that were asked for longest ago are forgotten, and many at once are never kept", async () => {
  const { asked, embeddings } = counting();
  for (const text of ["a", "b", "a", "c", "a", "b"]) await embeddings.embed([text]);
  expect(asked.flat()).toEqual(["a", "b", "c", "b"]);
  await embeddings.embed(["x", "y"]);
  await embeddings.embed(["x", "y"]);
  expect(asked.slice(4)).toEqual([
    ["x", "y"],
    ["x", "y"],
  ]);
});

test("a failure is not remembered", async () => {
  const { embeddings, fail } = counting();
  fail(true);
  await expect(embeddings.embed(["bag"])).rejects.toThrow("stopped");
  fail(false);
  expect(await embeddings.embed(["bag"])).toEqual([Float32Array.of(3)]);
});
