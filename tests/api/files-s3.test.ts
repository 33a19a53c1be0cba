// Uploads, made pictures and fits in a bucket that several processes share.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../src/server/config.ts";
import { openStorage } from "../../src/server/container/files.ts";
import { cacheIn } from "../../src/server/providers/files/cache.ts";
import { s3Files, type S3Settings } from "../../src/server/providers/files/s3.ts";
import { ask, refusal } from "../support/ask.ts";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { photo } from "../support/picture-files.ts";
import { startS3Server, type S3Server } from "../support/s3-server.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let s3: S3Server;
let one: TestServer;
let two: TestServer;

beforeAll(async () => {
  s3 = await startS3Server();
  const env = { ...s3.env, TOKEN_SECRET: "shared-by-both-processes-of-this-test" };
  [one, two] = await Promise.all([startTestServer({ env }), startTestServer({ env })]);
});
afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop()]);
  await s3?.stop();
});
beforeEach(() => {
  s3.mood = "well";
  s3.asked = [];
});

const bytes = Buffer.from("a picture's bytes");
const files = (settings: Partial<S3Settings> = {}) => s3Files({ ...s3.settings, ...settings });
/** For storage from which no answer is expected. */
const impatient = (settings: Partial<S3Settings> = {}) => {
  const limits = { connectMs: 500, attemptMs: 400, attempts: 2, wholeMs: 2000 };
  return s3Files({ ...s3.settings, ...settings }, limits);
};

describe("a file in a bucket", () => {
  test("is there after it was put, replaced by another put, and gone after it was removed", async () => {
    const bucket = files();
    expect(await bucket.open("pictures/b_1/one.webp")).toBeUndefined();
    await bucket.put("pictures/b_1/one.webp", bytes, "image/webp");
    expect(await bucket.open("pictures/b_1/one.webp")).toEqual(bytes);
    const large = Buffer.alloc(3 * 1024 * 1024, "x");
    await bucket.put("pictures/b_1/one.webp", large, "image/webp");
    expect((await bucket.open("pictures/b_1/one.webp"))!.equals(large)).toBe(true);
    await bucket.remove("pictures/b_1/one.webp");
    await bucket.remove("pictures/b_1/one.webp");
    expect(await bucket.open("pictures/b_1/one.webp")).toBeUndefined();
  });

  test.each(["../secret", "/etc/passwd", ".hidden", "a//b", "a/../b", "", "a b", "ä"])(
    "cannot be called %j",
    async (key) => {
      for (const call of [
        () => files().put(key, bytes, "image/webp"),
        () => files().open(key),
        () => files().remove(key),
      ]) {
        await expect(call()).rejects.toThrow("Not a key of a file");
      }
      expect(s3.asked).toEqual([]);
    },
  );

  test.each([
    ["a bucket that is not there", { bucket: "nothing" }, "NoSuchBucket"],
    ["a wrong secret", { secretAccessKey: "wrong" }, "SignatureDoesNotMatch"],
    ["a key that nobody has", { accessKeyId: "stranger" }, "InvalidAccessKeyId"],
  ])("%s is a failure, not a missing file", async (_, settings, name) => {
    await expect(files(settings).open("x.webp")).rejects.toMatchObject({ name });
    await expect(files(settings).put("x.webp", bytes, "image/webp")).rejects.toMatchObject({
      name,
    });
  });

  test("is tried again when the server fails, and given up with an error", async () => {
    s3.mood = "failing";
    await expect(files().put("x.webp", bytes, "image/webp")).rejects.toThrow();
    expect(s3.asked).toEqual(["PUT x.webp", "PUT x.webp", "PUT x.webp"]);
    await expect(files().open("x.webp")).rejects.toThrow();
  });

  test("is read again when the line breaks in the middle, and never half", async () => {
    await files().put("whole.webp", bytes, "image/webp");
    s3.mood = "cutting-once";
    expect(await files().open("whole.webp")).toEqual(bytes);
    s3.mood = "cutting";
    await expect(files().open("whole.webp")).rejects.toThrow();
  });

  test("of a server that does not answer holds nobody up for ever", async () => {
    s3.mood = "deaf";
    await expect(impatient().open("x.webp")).rejects.toThrow();
    await expect(impatient().put("x.webp", bytes, "image/webp")).rejects.toThrow();
    const nobody = impatient({ endpoint: "http://127.0.0.1:1" });
    await expect(nobody.open("x.webp")).rejects.toThrow();
  });
});

describe("a cache in a bucket", () => {
  test("that does not answer is empty, complains once and is left alone for a while", async () => {
    const complaints: string[] = [];
    const report = (action: string) => void complaints.push(action);
    const cache = cacheIn(files(), { withinMs: 1000, restMs: 1500, report });
    await files().put("kept.webp", bytes, "image/webp");
    s3.mood = "deaf";
    s3.asked = [];
    expect(await cache.read("kept.webp")).toBeUndefined();
    expect(await cache.keep("new.webp", bytes, "image/webp")).toBe(false);
    expect(await cache.read("kept.webp")).toBeUndefined();
    expect([complaints, new Set(s3.asked)]).toEqual([["read"], new Set(["GET kept.webp"])]);
    s3.mood = "well";
    await expect.poll(() => cache.read("kept.webp"), { timeout: 60_000 }).toEqual(bytes);
  });
});

async function upload({ address }: TestServer, brand: TestBrand, picture: Buffer) {
  const form = new FormData();
  form.append("image", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }), "a.jpg");
  const answer = await fetch(`${address}/api/brands/${brand.id}/pictures`, {
    method: "POST",
    headers: { authorization: `Bearer ${brand.token}` },
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as { url: string } };
}

async function look({ address }: TestServer, path: string) {
  const answer = await fetch(address + path, { headers: { accept: "image/webp" } });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const rowsOf = async ({ parts }: TestServer) =>
  (await parts.database.pool.query("select address from uploads")).rows.length;

describe("two processes with one bucket", () => {
  test("name it, and leave their data folders alone", async () => {
    const { body } = await ask(one.address, "/api/health");
    expect(body).toMatchObject({ status: "ok", providers: { files: "s3" } });
    expect(existsSync(join(one.folder, "files"))).toBe(false);
  });

  test("show each other's uploads and made pictures", async () => {
    const brand = await makeBrand(one.parts);
    const { status, body } = await upload(one, brand, await photo(600, 800));
    expect([status, body]).toEqual([200, { url: expect.stringMatching(/^\/uploads\//) }]);
    const key = `pictures/${body.url.replace("/uploads/", "")}`;
    expect(s3.asked).toContain(`PUT ${key}`);

    const product = newProduct({ image_url: body.url });
    const other = await makeBrand(two.parts);
    await one.parts.products.addMany(brand.id, [product]);
    await two.parts.products.addMany(other.id, [product]);
    const first = await look(one, `/api/images/${product.id}/0?w=240`);
    expect([first.status, (await sharp(first.bytes).metadata()).width]).toEqual([200, 240]);
    await files().remove(key);
    // Only what the first one made can be shown now; it is kept a moment after it was shown.
    await expect.poll(() => look(two, `/api/images/${product.id}/0?w=240`)).toEqual(first);
    expect((await look(two, `/api/images/${product.id}/0?w=360`)).status).toBe(404);
  });

  test("show each other's fits", async () => {
    const id = one.parts.fitFiles.idFor(["tee", "trousers"]);
    expect(two.parts.fitFiles.idFor(["tee", "trousers"])).toBe(id);
    const picture = await sharp(await photo(90, 135))
      .webp()
      .toBuffer();
    expect((await look(two, `/api/fits/${id}`)).status).toBe(404);
    await one.parts.fitFiles.keep(id, picture);
    expect(await look(two, `/api/fits/${id}`)).toEqual({ status: 200, bytes: picture });
  });

  test("hold on to a fit that the bucket did not take", async () => {
    const id = one.parts.fitFiles.idFor(["abaya", "scarf"]);
    s3.mood = "failing";
    await one.parts.fitFiles.keep(id, bytes);
    expect(await look(one, `/api/fits/${id}`)).toEqual({ status: 200, bytes });
    expect((await look(two, `/api/fits/${id}`)).status).toBe(404);
  });

  test("make a picture anew while the bucket fails", async () => {
    const drawing = readdirSync(join(import.meta.dirname, "../../src/demo/pictures"))[0]!;
    const product = newProduct({ image_url: `/demo-shop/pictures/${drawing}` });
    const brand = await makeBrand(two.parts);
    await two.parts.products.addMany(brand.id, [product]);
    for (const mood of ["failing", "cutting", "well"] as const) {
      s3.mood = mood;
      const shown = await look(two, `/api/images/${product.id}/0?w=96`);
      expect([mood, shown.status, (await sharp(shown.bytes).metadata()).width]).toEqual([
        mood,
        200,
        96,
      ]);
    }
  });

  test.each(["failing", "taking-without-saying"] as const)(
    "refuse an upload that a %s bucket does not keep, and forget it",
    async (mood) => {
      const brand = await makeBrand(one.parts);
      const before = await rowsOf(one);
      s3.mood = mood;
      expect(await upload(one, brand, await photo(300, 400))).toEqual({
        status: 503,
        body: refusal("not_stored", "uploadNotStored", { field: "image" }),
      });
      expect(await rowsOf(one)).toBe(before);
      const keys = new Set(s3.asked.map((line) => line.split(" ")[1]!));
      s3.mood = "well";
      for (const key of keys) expect(await files().open(key)).toBeUndefined();
    },
  );

  test("say that they cannot show an upload for now, rather than that there is none", async () => {
    const brand = await makeBrand(one.parts);
    const { body } = await upload(one, brand, await photo(300, 400));
    const product = newProduct({ image_url: body.url });
    await one.parts.products.addMany(brand.id, [product]);
    s3.mood = "failing";
    const answer = await ask(one.address, `/api/images/${product.id}/0?w=480`);
    expect([answer.status, answer.body]).toEqual([503, refusal("unavailable", "unavailable")]);
    s3.mood = "well";
    expect((await look(one, `/api/images/${product.id}/0?w=480`)).status).toBe(200);
  });

  test("say at the start that a bucket does not take their key", async () => {
    const told: string[] = [];
    const env = { ...s3.env, S3_SECRET_ACCESS_KEY: "not-the-secret" };
    await openStorage(readConfig(env), (...line) => void told.push(JSON.stringify(line)));
    await expect
      .poll(() => told, { timeout: 60_000 })
      .toEqual([expect.stringMatching(/cannot be kept.*SignatureDoesNotMatch/)]);
    expect(told.join("")).not.toContain("not-the-secret");
  });
});

test("processes that share no bucket are told to share their folder", async () => {
  const told = async (env: Record<string, string>) => {
    const lines: string[] = [];
    await openStorage({ ...readConfig({}), ...env }, (_, message) => void lines.push(message));
    return lines;
  };
  expect(await told({ role: "web" })).toEqual([expect.stringContaining("DATA_DIR")]);
  expect(await told({ role: "worker" })).toEqual([expect.stringContaining("DATA_DIR")]);
  expect(await told({ role: "all" })).toEqual([]);
});
