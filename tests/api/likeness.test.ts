// Pieces that look alike: found by a picture, by a piece, by a piece in another colour, and in another shop.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Product } from "../../src/contract/products.ts";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import { lookAtPieces } from "../../src/server/features/products/likeness/look-at-pieces.ts";
import { createLikeness } from "../../src/server/features/products/likeness/likeness.ts";
import { localVision } from "../../src/server/providers/vision/local.ts";
import { hashedEmbeddings } from "../support/hashed-embeddings.ts";
import { localEmbeddings } from "../../src/server/providers/embeddings/local.ts";
import { ask, BROWSER } from "../support/ask.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

vi.setConfig({ testTimeout: 300_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemo: true, hasModel: true });
});
afterAll(() => server.stop());

const folder = join(import.meta.dirname, "../../src/demo/pictures");
const pieces = demoCatalogue().flatMap(({ products }) => products);
const brandOf = (key: string) =>
  demoCatalogue().find(({ products }) => products.some((piece) => piece.key === key))!.key;
/** Those that shoppers see, one of every kind of drawing. */
const shown = [
  ...new Map(
    pieces
      .filter(({ active, hidden, isNew }) => active && !hidden && !isNew)
      .map((piece) => [piece.category, piece]),
  ).values(),
];

const analyse = async (bytes: Uint8Array) => (await look(bytes)).products;

async function look(bytes: Uint8Array): Promise<{ products: Product[]; conversation: string }> {
  const form = new FormData();
  form.append("image", new Blob([new Uint8Array(bytes)], { type: "image/webp" }), "photo.webp");
  const answer = await fetch(`${server.address}/api/analyze-image`, {
    method: "POST",
    headers: { "user-agent": BROWSER },
    body: form,
  });
  return (await answer.json()) as { products: Product[]; conversation: string };
}

test("a picture finds its piece, also mirrored and on another ground", async () => {
  const found: boolean[] = [];
  for (const { key } of shown.slice(0, 8)) {
    const changed = await sharp(readFileSync(join(folder, `${key}-cut.webp`)))
      .flatten({ background: "#b9c7cf" })
      .flop()
      .webp()
      .toBuffer();
    const products = await analyse(changed);
    expect(products.length).toBeLessThanOrEqual(12);
    found.push(products.slice(0, 10).some(({ id }) => id === `p_${key}`));
  }
  expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(7);
});

test("only public pieces are shown, as whole products", async () => {
  const hidden = pieces.find((piece) => piece.hidden)!;
  const products = await analyse(readFileSync(join(folder, hidden.pictures[0]!.file)));
  expect(products.map(({ id }) => id)).not.toContain(`p_${hidden.key}`);
  expect(products[0]).toMatchObject({ price: expect.any(Number), image: expect.any(String) });
});

test("this, but in another colour: the colour is named by the brand, the kind stays", async () => {
  const embeddings = localEmbeddings();
  const likeness = createLikeness(server.parts.database.sql, embeddings);
  const dress = shown.find(({ category }) => category === "Dresses")!;
  const { body } = await ask(server.address, `/api/products/p_${dress.key}`);
  const colour = dress.colors.includes("black") ? "navy" : "black";
  const found = await likeness.thisBut(body as Product, `in ${colour}`, 6);
  expect(found[0]!.colors).toContain(colour);
  expect(found[0]!.category).toBe("Dresses");
  expect(found.map(({ id }) => id)).not.toContain(`p_${dress.key}`);
  await embeddings.close();
});

test("an uploaded picture can be spoken of: this, but in another colour", async () => {
  const skirt = shown.find(({ category }) => category === "Skirts")!;
  const { conversation } = await look(readFileSync(join(folder, `${skirt.key}.webp`)));
  for (const query of ["this but in black", "زي دي بس أسود", "zay di bas eswed"]) {
    const { body } = await ask(server.address, "/api/search", {
      method: "POST",
      body: { query, conversation, limit: 6 },
    });
    const { products } = body as { products: Product[] };
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ category }) => category === "Skirts")).toBe(true);
    expect(products.every(({ colors }) => colors.includes("black"))).toBe(true);
  }
});

test("a piece that was saved is looked at once, and again when its picture changes", async () => {
  const db = server.parts.database.sql;
  const openOriginal = async (url: string) =>
    url.endsWith(".webp") ? readFileSync(join(folder, url.split("/").at(-1)!)) : undefined;
  const parts = { db, openOriginal, encode: localVision.encode, pauseMs: 0 };
  expect(await lookAtPieces(parts)).toBe(0);
  const other = shown[0]!;
  const one = shown.find(({ key }) => brandOf(key) !== brandOf(other.key))!;
  const change = (set: { image_url?: string; category?: string }) =>
    db.updateTable("products").set(set).where("id", "=", `p_${one.key}`).execute();
  await change({ image_url: `https://shop.example/${other.key}.webp` });
  expect(await lookAtPieces(parts)).toBe(1);
  expect(await lookAtPieces(parts)).toBe(0);
  const likeness = createLikeness(db, hashedEmbeddings());
  const { body } = await ask(server.address, `/api/products/p_${other.key}`);
  // It shows what the other shows, but only what is of one category is the same piece.
  expect(await likeness.doubles(body as Product)).toEqual([]);
  await change({ category: other.category });
  const doubles = await likeness.doubles(body as Product);
  expect(doubles.map(({ id }) => id)).toEqual([`p_${one.key}`]);
});
