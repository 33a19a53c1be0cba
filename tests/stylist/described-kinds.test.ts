// Pieces that are described instead of named, told by the sentence model that ships.
import { afterAll, beforeAll, expect, test } from "vitest";
import { withDescribedKind } from "../../src/server/features/stylist/read/described-kind.ts";
import { kindsOf } from "../../src/server/features/stylist/read/kinds.ts";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import type { Embeddings } from "../../src/server/providers/embeddings/embeddings.ts";
import { localEmbeddings } from "../../src/server/providers/embeddings/local.ts";

let embeddings: Embeddings;
beforeAll(() => {
  embeddings = localEmbeddings();
});
afterAll(() => embeddings.close());

async function kindsIn(text: string): Promise<string[]> {
  const [meaning] = await embeddings.embed([text]);
  const sentence = readSentence(text, { brands: [] });
  return kindsOf(meaning ? withDescribedKind(sentence, meaning, undefined) : sentence);
}

test.each([
  ["i want a thing that keeps hair out of my face in a ponytail", "kind:hair-accessory"],
  ["anything that stops my fingers from going numb in the cold", "kind:gloves"],
  ["that round wool thing painters in paris have on their head", "kind:beret"],
])("%s", async (text, kind) => {
  expect(await kindsIn(text)).toContain(kind);
});

test.each([
  "something pretty for my cousin's big day",
  "what suits a pear shape",
  "do you ship to hurghada by friday",
  "my feet hurt after the office",
])("no kind is told of “%s”", async (text) => {
  expect(await kindsIn(text)).toEqual([]);
});

test("a name always wins", async () => {
  expect(await kindsIn("a dress that keeps my hands free and warm")).toEqual(["kind:dress"]);
});
