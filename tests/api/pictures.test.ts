import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { PICTURE_WIDTHS } from "../../src/contract/limits.ts";
import { markOf, pictureSource } from "../../src/contract/pictures.ts";
import { createPictures, formatFor } from "../../src/server/features/products/pictures.ts";
import { cacheIn, type Cache } from "../../src/server/providers/files/cache.ts";
import { folderFiles } from "../../src/server/providers/files/folder.ts";
import { ask, refusal } from "../support/ask.ts";
import { makeBrand, newProduct } from "../support/people.ts";
import {
  HTML,
  SVG,
  asPng,
  asWebp,
  photo,
  photoWithSecrets,
  pictureBomb,
} from "../support/picture-files.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const folder = mkdtempSync(join(tmpdir(), "ribby-pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Originals by address, and how often each was fetched. */
const originals = new Map<string, Buffer>();
const fetched = new Map<string, number>();
const openOriginal = async (url: string) => {
  fetched.set(url, (fetched.get(url) ?? 0) + 1);
  return originals.get(url);
};
const AVIF_AFTER_MS = 50;
const cache = cacheIn(folderFiles(folder, { isCache: true }));
/** What is being kept: a shopper has a picture a moment before. */
const keeping: Promise<boolean>[] = [];
const keep: Cache["keep"] = (...what) => {
  const kept = cache.keep(...what);
  keeping.push(kept);
  return kept;
};
const open = () => createPictures({ ...cache, keep }, openOriginal, AVIF_AFTER_MS);
const pictures = open();

beforeAll(async () => {
  originals.set("photo", await photo(1600, 1000));
  originals.set("small", await photo(200, 300));
  originals.set("png", await asPng(500, 500));
  originals.set("webp", await asWebp(500, 500));
  originals.set("secrets", await photoWithSecrets(800, 400));
});

const REFUSED = { statusCode: 404, code: "not_found", sentence: "pictureMissing" };

describe("a picture is converted", () => {
  test.each([
    ["webp", 640],
    ["jpeg", 360],
  ] as const)("to %s, %d wide, with its proportions", async (format, width) => {
    const { bytes, ...rest } = await pictures.get("photo", width, format);
    expect(rest).toEqual({ format, etag: expect.stringMatching(/^"[\w.-]+"$/) });
    expect(await sharp(bytes).metadata()).toMatchObject({
      format,
      width,
      height: Math.round((width * 1000) / 1600),
    });
  });

  test("to AVIF for those who come later; the first shopper does not wait for it", async () => {
    const first = await pictures.get("png", 240, "avif");
    expect([first.format, (await sharp(first.bytes).metadata()).format]).toEqual(["webp", "webp"]);
    await expect
      .poll(async () => (await pictures.get("png", 240, "avif")).format, { timeout: 60_000 })
      .toBe("avif");
    const later = await pictures.get("png", 240, "avif");
    expect(await sharp(later.bytes).metadata()).toMatchObject({ format: "heif", width: 240 });
    expect(later.etag).not.toBe(first.etag);
  });

  test("from PNG and WebP as well as from JPEG", async () => {
    for (const url of ["png", "webp"]) {
      const { bytes } = await pictures.get(url, 96, "jpeg");
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 96 });
    }
  });

  test("to 640 when no width is asked for, and never beyond its own size", async () => {
    const wide = await pictures.get("photo", undefined, "webp");
    expect(await sharp(wide.bytes).metadata()).toMatchObject({ width: 640 });
    const small = await pictures.get("small", 1200, "webp");
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 200, height: 300 });
  });

  test("upright, without the place it was taken, its notes, or what hides behind it", async () => {
    expect(originals.get("secrets")!.toString("latin1")).toMatch(
      /SECRET-OWNER[^]*SECRET-NOTE[^]*SECRET-TAIL/,
    );
    for (const format of ["webp", "jpeg"] as const) {
      const { bytes } = await pictures.get("secrets", 96, format);
      const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, orientation, width, height }).toEqual({
        exif: undefined,
        xmp: undefined,
        iptc: undefined,
        orientation: undefined,
        width: 96,
        height: 192,
      });
      expect(bytes.toString("latin1")).not.toContain("SECRET");
    }
  });
});

describe("what is not a picture we want is refused, and the server lives on", () => {
  test.each([
    ["a bomb of 256 million pixels in 31 KB", () => pictureBomb()],
    ["an SVG, which could read files", () => SVG],
    ["HTML that calls itself a picture", () => HTML],
    ["half a JPEG", () => originals.get("photo")!.subarray(0, 9000)],
    ["half a PNG", () => originals.get("png")!.subarray(0, 9000)],
    ["a JPEG's first bytes and nothing more", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ["an empty file", () => Buffer.alloc(0)],
    ["a TIFF, which no shop shows", () => Buffer.from("II*\0\x08\0\0\0")],
    ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj")],
  ])("%s", async (name, make) => {
    originals.set(name, make());
    for (const format of ["webp", "jpeg", "avif"] as const) {
      await expect(pictures.get(name, 240, format)).rejects.toMatchObject(REFUSED);
    }
    expect((await pictures.get("small", 96, "jpeg")).format).toBe("jpeg");
  });

  test("the bomb really is one", async () => {
    const bomb = pictureBomb();
    expect(bomb.length).toBeLessThan(40_000);
    const { width, height } = await sharp(bomb, { limitInputPixels: false }).metadata();
    expect([width, height]).toEqual([16_000, 16_000]);
  });

  test("an address that leads to nothing", async () => {
    await expect(pictures.get("nothing", 240, "webp")).rejects.toMatchObject(REFUSED);
  });

  test.each([0, 1, 239, 641, 100_000, -240, Number.NaN])("a width of %d", async (width) => {
    await expect(pictures.get("photo", width, "webp")).rejects.toMatchObject({
      statusCode: 400,
      sentence: "pictureWidth",
      field: "w",
    });
  });
});

describe("work is done once", () => {
  test("twenty shoppers at once wait for one conversion", async () => {
    originals.set("busy", await photo(900, 900));
    const made = await Promise.all(
      Array.from({ length: 20 }, () => pictures.get("busy", 480, "webp")),
    );
    expect(fetched.get("busy")).toBe(1);
    expect(new Set(made.map(({ bytes }) => bytes.toString("base64"))).size).toBe(1);
  });

  test("a picture made before is there after a restart, without its original", async () => {
    originals.set("kept", await photo(300, 300));
    const before = await pictures.get("kept", 96, "jpeg");
    originals.delete("kept");
    await Promise.all(keeping);
    expect(await open().get("kept", 96, "jpeg")).toEqual(before);
    expect(fetched.get("kept")).toBe(1);
  });

  test("many at once are made in turn, and one that is no picture holds up nobody", async () => {
    const names = Array.from({ length: 12 }, (_, n) => `many-${n}`);
    const good = await photo(200, 300);
    for (const [n, name] of names.entries()) originals.set(name, n % 3 === 0 ? HTML : good);
    const made = await Promise.allSettled(names.map((name) => pictures.get(name, 96, "webp")));
    expect(made.map(({ status }) => status)).toEqual(
      names.map((_, n) => (n % 3 === 0 ? "rejected" : "fulfilled")),
    );
    expect((await pictures.get("many-1", 240, "webp")).format).toBe("webp");
  });

  test("a refusal is not remembered: a mended original is shown", async () => {
    originals.set("mended", HTML);
    await expect(pictures.get("mended", 96, "jpeg")).rejects.toMatchObject(REFUSED);
    originals.set("mended", await photo(300, 300));
    expect((await pictures.get("mended", 96, "jpeg")).format).toBe("jpeg");
  });

  test("no half-written files stay behind", async () => {
    const odd = () => readdirSync(folder).filter((file) => !/^[0-9a-f]{64}\.\w+$/.test(file));
    await expect.poll(odd).toEqual([]);
  });
});

test.each([
  ["image/avif,image/webp,*/*", "avif"],
  ["image/webp,*/*", "webp"],
  ["image/png,*/*", "jpeg"],
  ["*/*", "jpeg"],
  [undefined, "jpeg"],
] as const)("a browser that accepts %s gets %s", (accept, format) => {
  expect(formatFor(accept)).toBe(format);
});

describe("over HTTP", () => {
  let server: TestServer;
  const shown = newProduct({
    image_url: "https://brand.example/1.jpg",
    other_image_urls: ["https://brand.example/2.jpg"],
  });
  const hidden = newProduct({ hidden: true, image_url: "https://brand.example/1.jpg" });
  const bare = newProduct();

  beforeAll(async () => {
    server = await startTestServer();
    const brand = await makeBrand(server.parts);
    await server.parts.products.addMany(brand.id, [shown, hidden, bare]);
    vi.spyOn(server.parts.pictures, "get").mockImplementation((...asked) => pictures.get(...asked));
    originals.set("https://brand.example/1.jpg", await photo(700, 700));
    originals.set("https://brand.example/2.jpg", await photo(300, 300));
  });
  afterAll(() => server.stop());

  const picture = (path: string, headers: Record<string, string> = {}) =>
    ask(server.address, `/api/images/${path}`, { headers });

  test("a public product's pictures come by number, by width and by what the browser accepts", async () => {
    const answer = await fetch(`${server.address}/api/images/${shown.id}/1?w=240`, {
      headers: { accept: "image/webp" },
    });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=86400",
      vary: expect.stringMatching(/accept/i),
      etag: expect.any(String),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 240 });
  });

  test("an address that says which picture it means may be kept for good, and one that errs only shortly", async () => {
    const freshness = async (of: string) =>
      (await picture(`${shown.id}/1?w=240&of=${of}`)).headers.get("cache-control");
    expect(await freshness(markOf("https://brand.example/2.jpg"))).toBe(
      "public, max-age=31536000, immutable",
    );
    expect(await freshness(markOf("https://brand.example/old.jpg"))).toBe("public, max-age=60");
    const { srcSet } = pictureSource({ ...shown, image: null }, 1);
    expect(srcSet).toContain(
      `/api/images/${shown.id}/1?w=240&of=${markOf("https://brand.example/2.jpg")} 240w`,
    );
  });

  test("a browser that has the picture already gets no bytes", async () => {
    const first = await picture(`${shown.id}/0?w=96`);
    const again = await picture(`${shown.id}/0?w=96`, {
      "if-none-match": first.headers.get("etag")!,
    });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  test("a width that is not offered is named, with those that are", async () => {
    expect(await picture(`${shown.id}/0?w=111`)).toMatchObject({
      status: 400,
      body: refusal("invalid", "pictureWidth", {
        field: "w",
        values: { widths: PICTURE_WIDTHS.join(", ") },
      }),
    });
  });

  test("there is no picture of hidden products, at numbers that do not exist, or of nobody", async () => {
    const paths = [
      `${hidden.id}/0`,
      `${bare.id}/0`,
      `${shown.id}/2`,
      `${shown.id}/-1`,
      `${shown.id}/99999999999999999999`,
      `${shown.id}/0x0`,
      `${shown.id}/constructor`,
      `${shown.id}/%30%20`,
      "p_nobody/0",
      "%2e%2e%2f/0",
    ];
    for (const path of paths) {
      const { status, body } = await picture(path);
      expect([path, status, body]).toEqual([path, 404, refusal("not_found", "pictureMissing")]);
    }
  });
});
