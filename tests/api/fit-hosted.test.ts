import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../support/ask.ts";
import { startHostedFitter, type HostedFitter } from "../support/hosted-fitter.ts";
import { makeBrand, newProduct } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let service: HostedFitter;

const PICTURES = join(import.meta.dirname, "../../src/demo/pictures");
const tees = readdirSync(PICTURES)
  .filter((name) => name.endsWith("-graphic-tee.webp"))
  .slice(0, 3)
  .map((name) =>
    newProduct({ title: name, category: "T-Shirts", image_url: `/demo-shop/pictures/${name}` }),
  );

beforeAll(async () => {
  service = await startHostedFitter();
  const env = { TRYON_PROVIDER: "gemini", TRYON_API_KEY: "a-key", TRYON_BASE_URL: service.address };
  server = await startTestServer({ env });
  const brand = await makeBrand(server.parts);
  await server.parts.products.addMany(brand.id, tees);
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

async function fit(a: number, b: number) {
  const products = [tees[a]!, tees[b]!].map(({ id, title }) => ({ id, title, image: "" }));
  const answer = await ask(server.address, "/api/fit-on-model", {
    method: "POST",
    body: { products },
  });
  const picture = await fetch(server.address + (answer.body as { image_url: string }).image_url);
  const { data, info } = await sharp(await picture.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return { size: [info.width, info.height], colour: [...data.subarray(middle, middle + 3)] };
}

/** The stand-in paints everything in this blue. */
const isBlue = ([r, , b]: number[]) => Math.abs(r! - 0x33) < 12 && Math.abs(b! - 0x99) < 12;

test("a hosted fitter's picture reaches the shopper in our size, and it is named in the health page", async () => {
  const { size, colour } = await fit(0, 1);
  expect([size, isBlue(colour), service.asked.length]).toEqual([[900, 1350], true, 1]);
  const { body } = await ask(server.address, "/api/health");
  expect(body).toMatchObject({ providers: { try_on: "gemini" } });
});

test("a hosted fitter that lies is replaced by the local one, and the shopper sees a picture", async () => {
  service.mood = "no picture";
  const { size, colour } = await fit(0, 2);
  expect([size, isBlue(colour)]).toEqual([[900, 1350], false]);
});
