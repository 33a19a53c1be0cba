// Pictures that a brand uploads for its products.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PICTURE_LONG_SIDE, UPLOAD_MAX_BYTES } from "../../src/contract/limits.ts";
import { ask, BROWSER, inArabic, refusal } from "../support/ask.ts";
import { makeBrand, type TestBrand } from "../support/people.ts";
import {
  asPng,
  asWebp,
  HTML,
  photo,
  photoWithSecrets,
  pictureBomb,
  SVG,
} from "../support/picture-files.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { DRAFT, workbenchOf, type Workbench } from "../support/workbench.ts";

let server: TestServer;
let brand: TestBrand;
let other: TestBrand;
let bench: Workbench;

beforeAll(async () => {
  server = await startTestServer();
  brand = await makeBrand(server.parts);
  other = await makeBrand(server.parts);
  bench = workbenchOf(server.address, brand);
});
afterAll(() => server.stop());

async function upload(
  bytes: Uint8Array,
  { as = brand, name = "photo.jpg", type = "image/jpeg", field = "image", language = "en" } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const answer = await fetch(`${server.address}/api/brands/${as.id}/pictures`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${as.token}`,
      "accept-language": language,
      "user-agent": BROWSER,
    },
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as { url: string } };
}

async function uploaded(bytes: Uint8Array, as = brand): Promise<string> {
  const { status, body } = await upload(bytes, { as });
  expect([status, body]).toEqual([
    200,
    { url: expect.stringMatching(new RegExp(`^/uploads/${as.id}/[\\w-]{22}\\.webp$`)) },
  ]);
  return body.url;
}

const fileOf = (url: string) =>
  join(server.folder, "files", "pictures", url.replace("/uploads/", ""));

async function look(path: string, token?: string) {
  const answer = await fetch(server.address + path, {
    headers: { accept: "image/webp", ...(token && { authorization: `Bearer ${token}` }) },
  });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const preview = (url: string, as = brand) =>
  look(`/api/brands/${as.id}/pictures?w=240&url=${encodeURIComponent(url)}`, as.token);

const refused = (status: number, ...sentence: Parameters<typeof refusal>) => ({
  status,
  body: refusal(...sentence),
});
const UNREADABLE = refused(400, "invalid", "imageUnreadable", { field: "image" });
const MISSING = refused(400, "invalid", "imageMissing", { field: "image" });
const GONE = (field = "image_url") => refusal("invalid", "uploadGone", { field });

describe("a picture that a brand uploads", () => {
  test.each([
    ["JPEG", () => photo(900, 1200)],
    ["PNG", () => asPng(900, 1200)],
    ["WebP", () => asWebp(900, 1200)],
    [
      "AVIF",
      async () =>
        sharp(await photo(900, 1200))
          .avif({ effort: 0 })
          .toBuffer(),
    ],
  ])("may be a %s, and is kept whole", async (_, make) => {
    const url = await uploaded(await make());
    expect(await sharp(readFileSync(fileOf(url))).metadata()).toMatchObject({
      format: "webp",
      width: 900,
      height: 1200,
    });
  });

  test("is shown with its product once the product is public", async () => {
    const [first, second] = [
      await uploaded(await photo(600, 800)),
      await uploaded(await asPng(500, 500)),
    ];
    const product = await bench.add({ image_url: first, other_image_urls: [second] });
    expect(product).toMatchObject({ image_url: first, other_image_urls: [second] });
    expect((await look(`${product.image}?w=240`)).status).toBe(200);
    expect((await look(`/api/images/${product.id}/0?w=240`)).status).toBe(404);
    await bench.toggleActive(product.id);
    const shown = await look(`/api/images/${product.id}/1?w=240`);
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ width: 240, height: 240 });
  });

  test("is made smaller where it is larger than any screen needs, and never larger", async () => {
    const wide = await uploaded(await photo(4000, 1000));
    expect(await sharp(readFileSync(fileOf(wide))).metadata()).toMatchObject({
      width: PICTURE_LONG_SIDE,
      height: PICTURE_LONG_SIDE / 4,
    });
    const small = await uploaded(await photo(60, 80));
    expect(await sharp(readFileSync(fileOf(small))).metadata()).toMatchObject({ width: 60 });
  });

  test("stands upright and tells nothing of its maker, its place or what hid behind it", async () => {
    const file = readFileSync(fileOf(await uploaded(await photoWithSecrets(800, 400))));
    const { width, height, exif, xmp, iptc, orientation } = await sharp(file).metadata();
    expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 400, height: 800 });
    expect(file.includes("SECRET")).toBe(false);
    // One chunk, the picture itself, and nothing behind the end that the header names.
    expect(file.toString("latin1", 12, 16)).toBe("VP8 ");
    const end = 20 + file.readUInt32LE(16);
    expect([end + (end % 2), file.readUInt32LE(4) + 8]).toEqual([file.length, file.length]);
  });

  test("keeps its transparent ground", async () => {
    const cut = sharp({ create: { width: 100, height: 100, channels: 4, background: "#0000" } });
    const url = await uploaded(await cut.png().toBuffer());
    expect((await sharp(readFileSync(fileOf(url))).metadata()).hasAlpha).toBe(true);
  });
});

describe("what is not taken", () => {
  test.each([
    ["an SVG", SVG],
    ["a page", HTML],
    ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj")],
    ["nothing at all", Buffer.alloc(0)],
    ["a page that begins like a JPEG", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), HTML])],
  ])("%s that calls itself a picture", async (_, bytes) => {
    expect(await upload(bytes, { name: "dress.png", type: "image/png" })).toEqual(UNREADABLE);
  });

  test("a phone's own format, with a sentence that names it", async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), HTML]);
    expect(await upload(heic)).toEqual(refused(400, "invalid", "imageHeic", { field: "image" }));
  });

  test("an animation, and half a photo", async () => {
    const gif = await sharp(await photo(80, 80))
      .gif()
      .toBuffer();
    const whole = await photo(800, 800);
    expect(await upload(gif)).toEqual(UNREADABLE);
    expect(await upload(whole.subarray(0, whole.length / 2))).toEqual(UNREADABLE);
  });

  test("a picture bomb", async () => {
    const bomb = pictureBomb();
    expect(bomb.length).toBeLessThan(40_000);
    expect(await upload(bomb)).toEqual(
      refused(413, "too_many_pixels", "imageTooManyPixels", {
        field: "image",
        values: { megapixels: 50 },
      }),
    );
  });

  test("a file that is too large, or a picture too small to see", async () => {
    const large = Buffer.concat([await photo(100, 100), Buffer.alloc(UPLOAD_MAX_BYTES)]);
    expect(await upload(large)).toEqual(
      refused(413, "too_large", "imageTooLarge", { field: "image", values: { megabytes: 8 } }),
    );
    expect(await upload(await photo(20, 400))).toEqual(
      refused(400, "invalid", "imageTooSmall", { field: "image" }),
    );
  });

  test("a form without the picture, told in the brand's language", async () => {
    expect(await upload(await photo(100, 100), { field: "file" })).toEqual(MISSING);
    expect(await upload(SVG, { language: "ar" })).toMatchObject({
      body: { detail: inArabic("imageUnreadable") },
    });
    const json = await ask(server.address, `/api/brands/${brand.id}/pictures`, {
      method: "POST",
      token: brand.token,
      body: { image: "https://shop.example/1.jpg" },
    });
    expect(json).toMatchObject(MISSING);
  });

  test("more in a day than any brand has", async () => {
    const busy = await makeBrand(server.parts);
    await server.parts.database.pool.query(
      `insert into uploads (address, brand_id) select '/uploads/' || n, $1 from generate_series(1, 5000) n`,
      [busy.id],
    );
    expect(await upload(await photo(100, 100), { as: busy })).toEqual(
      refused(429, "too_many_uploads", "uploadsTooMany", { field: "image" }),
    );
  });

  test("and nothing of a refused file is kept", () => {
    const kept = readdirSync(join(server.folder, "files", "pictures", brand.id));
    expect(kept.filter((name) => !/^[\w-]{22}\.webp$/.test(name))).toEqual([]);
  });
});

describe("an upload belongs to its brand", () => {
  test("another brand cannot use it, one by one or in a Save All", async () => {
    const url = await uploaded(await photo(300, 400));
    const theirs = workbenchOf(server.address, other);
    expect(await theirs.call("POST", "", { ...DRAFT, image_url: url })).toMatchObject({
      status: 400,
      body: GONE(),
    });
    const product = await theirs.add();
    const edited = { ...DRAFT, other_image_urls: [url] };
    expect(await theirs.call("PUT", `/${product.id}`, edited)).toMatchObject({
      status: 400,
      body: GONE("other_image_urls"),
    });
    expect(await theirs.saveAll([{ ...DRAFT, image_url: url }])).toEqual({
      saved: 0,
      failed: [{ index: 0, ...GONE() }],
    });
    expect((await preview(url, other)).status).toBe(404);
  });

  test("nor can anybody use one that was never uploaded, or reach other files by its address", async () => {
    for (const image_url of [
      `/uploads/${brand.id}/AAAAAAAAAAAAAAAAAAAAAA.webp`,
      `/uploads/${brand.id}/../../token-secret`,
      `/uploads/${brand.id}/..%2f..%2ftoken-secret.webp`,
      "/uploads/",
    ]) {
      const answer = await bench.call("POST", "", { ...DRAFT, image_url });
      expect([image_url, answer.status, answer.body]).toEqual([image_url, 400, GONE()]);
      expect((await preview(image_url)).status).toBe(404);
    }
  });

  test("its owner saves it with many products at once, in any order", async () => {
    const urls = [await uploaded(await photo(100, 100)), await uploaded(await photo(120, 100))];
    const [product] = [await bench.add({ image_url: urls[0] })];
    const { title, description, price } = DRAFT;
    const turned = {
      id: product.id,
      title,
      description,
      price,
      image_url: urls[1],
      other_image_urls: [urls[0]],
    };
    expect(
      await bench.saveAll([turned, { ...DRAFT, title: "Second", image_url: urls[0] }]),
    ).toEqual({
      saved: 2,
      failed: [],
    });
    const saved = (await bench.list()).find(({ id }) => id === product.id);
    expect(saved).toMatchObject({ image_url: urls[1], other_image_urls: [urls[0]] });
  });

  test("its owner sees it before any product has it", async () => {
    const url = await uploaded(await photo(600, 800));
    const { status, bytes } = await preview(url);
    expect([status, (await sharp(bytes).metadata()).width]).toEqual([200, 240]);
    expect((await look(url)).bytes.subarray(0, 4).toString()).not.toBe("RIFF");
  });
});

describe("uploads that no product refers to", () => {
  const age = (url: string, hours: number) =>
    server.parts.database.pool.query(
      "update uploads set created_at = now() - make_interval(hours => $2) where address = $1",
      [url, hours],
    );

  test("go after a day, and are then named as gone; used and fresh ones stay", async () => {
    const bytes = await photo(200, 300);
    const [main, further, fresh, forgotten] = [
      await uploaded(bytes),
      await uploaded(bytes),
      await uploaded(bytes),
      await uploaded(bytes),
    ] as [string, string, string, string];
    const product = await bench.add({ image_url: main, other_image_urls: [further] });
    for (const url of [main, further, forgotten]) await age(url, 25);
    await age(fresh, 23);
    await server.parts.uploads.sweep();
    expect([main, further, fresh, forgotten].map((url) => existsSync(fileOf(url)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(await bench.call("POST", "", { ...DRAFT, image_url: forgotten })).toMatchObject({
      status: 400,
      body: GONE(),
    });

    await bench.delete(product.id);
    await server.parts.uploads.sweep();
    expect([main, further].map((url) => existsSync(fileOf(url)))).toEqual([false, false]);
  });

  test("go too where the file is missing already, or the brand is", async () => {
    const url = await uploaded(await photo(100, 100));
    const gone = await makeBrand(server.parts);
    const left = await uploaded(await photo(100, 100), gone);
    await server.parts.brands.remove([gone.id]);
    await age(url, 48);
    await age(left, 48);
    await rm(fileOf(url));
    await server.parts.uploads.sweep();
    expect(existsSync(fileOf(left))).toBe(false);
    const { rows } = await server.parts.database.pool.query(
      "select address from uploads where address = any($1)",
      [[url, left]],
    );
    expect(rows).toEqual([]);
  });
});

test("a disk that cannot be written gets a calm answer, and the next upload works", async () => {
  const unlucky = await makeBrand(server.parts);
  const folder = join(server.folder, "files", "pictures", unlucky.id);
  await mkdir(join(server.folder, "files", "pictures"), { recursive: true });
  await writeFile(folder, "a file where the folder should be");
  expect(await upload(await photo(100, 100), { as: unlucky })).toEqual({
    status: 503,
    body: refusal("not_stored", "uploadNotStored", { field: "image" }),
  });
  const { rows } = await server.parts.database.pool.query(
    "select address from uploads where brand_id = $1",
    [unlucky.id],
  );
  expect(rows).toEqual([]);
  await rm(folder);
  await uploaded(await photo(100, 100), unlucky);
});
