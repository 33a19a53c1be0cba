import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { PICTURE_MAX_PIXELS, UPLOAD_MAX_BYTES } from "../../src/contract/limits.ts";
import { readPicture } from "../../src/server/features/products/read-picture.ts";
import { localVision } from "../../src/server/providers/vision/local.ts";
import { PICTURES_AT_ONCE } from "../../src/server/providers/vision/thread.ts";
import { ask, askExactly, BROWSER, refusal } from "../support/ask.ts";
import { HTML, photo, photoWithSecrets, pictureBomb, SVG } from "../support/picture-files.ts";
import { arabicSentences } from "../support/sentences.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

// On a busy machine a model may need a while for its first picture.
vi.setConfig({ testTimeout: 300_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Drawn by us and never shown to the network. */
const PIECE = "helm-banafseg-ivory-floral-skirt";
const KIND = "skirt";
const ENGLISH = {
  description: "An ivory printed skirt on a plain background.",
  items: ["ivory printed skirt", "ivory skirt", "printed skirt", "skirt"],
  // An empty shop; likeness.test.ts has pieces.
  products: [],
  conversation: expect.any(String) as string,
};
const ARABIC = {
  description: "جيبة عاجي منقوشة على خلفية سادة.",
  items: ["جيبة عاجي منقوشة", "جيبة عاجي", "جيبة منقوشة", "جيبة"],
  products: [],
  conversation: expect.any(String) as string,
};

type Analysed = { description: string; items: string[] };

const drawn = (name: string) =>
  readFileSync(join(import.meta.dirname, "../../src/demo/pictures", `${name}.webp`));

async function show(
  bytes: Uint8Array,
  { language = "en", name = "photo.jpg", type = "image/jpeg", field = "image" } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const answer = await fetch(`${server.address}/api/analyze-image`, {
    method: "POST",
    headers: { "accept-language": language, "user-agent": BROWSER },
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const refused = (status: number, ...sentence: Parameters<typeof refusal>) => ({
  status,
  body: refusal(...sentence),
});
const UNREADABLE = refused(400, "invalid", "imageUnreadable", { field: "image" });
const MISSING = refused(400, "invalid", "imageMissing", { field: "image" });

describe("a picture is put into words a shopper can search with", () => {
  test("in English", async () => {
    expect(await show(drawn(PIECE))).toEqual({ status: 200, body: ENGLISH });
  });

  test("in Arabic", async () => {
    expect(await show(drawn(PIECE), { language: "ar-EG" })).toEqual({ status: 200, body: ARABIC });
  });

  test.each(["jpeg", "png", "webp", "avif", "gif"] as const)("from a %s", async (format) => {
    const bytes = await sharp(drawn(PIECE)).toFormat(format).toBuffer();
    const { body } = await show(bytes);
    expect((body as Analysed).items[0]).toBe(ENGLISH.items[0]);
  });

  test("whatever the file calls itself", async () => {
    const named = { name: "../../etc/passwd.svg", type: "text/html" };
    expect(await show(drawn(PIECE), named)).toEqual({ status: 200, body: ENGLISH });
  });

  test("as it was held, when the camera lay on its side", async () => {
    const onItsSide = await sharp(drawn(PIECE))
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    const { body } = await show(onItsSide);
    expect((body as Analysed).items[0]).toBe(ENGLISH.items[0]);
  });

  test("also when it was cut out already, or is black and white", async () => {
    for (const bytes of [
      await sharp(drawn(`${PIECE}-cut`))
        .png()
        .toBuffer(),
      await sharp(drawn(PIECE)).greyscale().png().toBuffer(),
    ]) {
      const { status, body } = await show(bytes);
      expect([status, (body as Analysed).items[0]]).toEqual([200, expect.stringContaining(KIND)]);
    }
  });

  test.each([
    ["print inks", (picture: Sharp) => picture.toColourspace("cmyk").jpeg()],
    ["sixteen bits", (picture: Sharp) => picture.toColourspace("rgb16").png()],
    ["a few colours", (picture: Sharp) => picture.png({ palette: true, colours: 64 })],
  ])("in %s", async (_, convert) => {
    const { status, body } = await show(await convert(sharp(drawn(PIECE))).toBuffer());
    expect([status, (body as Analysed).items[0]]).toEqual([200, expect.stringContaining(KIND)]);
  });

  test("with doubt said aloud when there is nothing to see", async () => {
    const { status, body } = await show(await photo(600, 400));
    expect(status).toBe(200);
    expect((body as Analysed).description).toMatch(
      /^(I am not sure which piece this is|This looks like)/,
    );
    expect((body as Analysed).items.length).toBeGreaterThan(0);
  });
});

describe("what is no picture is refused with a sentence", () => {
  const half = async () => (await photo(800, 800)).subarray(0, 9000);
  test.each([
    ["an SVG named .png", async () => SVG],
    ["HTML named .jpg", async () => HTML],
    ["a PDF", async () => Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj")],
    [
      "a TIFF",
      async () =>
        sharp(await photo(64, 64))
          .tiff()
          .toBuffer(),
    ],
    ["half a photo", half],
    ["the first bytes of a JPEG", async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ["a PNG's name and nothing else", async () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
    ["an empty file", async () => Buffer.alloc(0)],
  ])("%s", async (_, make) => {
    expect(await show(await make(), { name: "dress.png", type: "image/png" })).toEqual(UNREADABLE);
  });

  test("in the shopper's language", async () => {
    expect(await show(HTML, { language: "ar" })).toEqual({
      status: 400,
      body: { detail: arabicSentences.imageUnreadable, code: "invalid", field: "image" },
    });
  });

  test("a bomb of 256 million pixels, before it is unpacked", async () => {
    const values = { megapixels: PICTURE_MAX_PIXELS / 1_000_000 };
    const field = "image";
    expect(await show(pictureBomb())).toEqual(
      refused(413, "too_many_pixels", "imageTooManyPixels", { field, values }),
    );
  });

  test("a file beyond the limit", async () => {
    const values = { megabytes: UPLOAD_MAX_BYTES / 1024 / 1024 };
    const large = Buffer.concat([await photo(400, 400), Buffer.alloc(UPLOAD_MAX_BYTES)]);
    expect(await show(large)).toEqual(
      refused(413, "too_large", "imageTooLarge", { field: "image", values }),
    );
  });

  test("a picture of a few pixels", async () => {
    expect(await show(await photo(20, 400))).toEqual(
      refused(400, "invalid", "imageTooSmall", { field: "image" }),
    );
  });

  test("a form without the picture, with another field, or no form at all", async () => {
    expect(await show(await photo(100, 100), { field: "photo" })).toEqual(MISSING);
    const form = new FormData();
    form.append("image", "just words");
    const words = await fetch(`${server.address}/api/analyze-image`, {
      method: "POST",
      body: form,
    });
    expect([words.status, await words.json()]).toEqual([400, MISSING.body]);
    const json = await ask(server.address, "/api/analyze-image", { method: "POST", body: {} });
    expect([json.status, json.body]).toEqual([400, MISSING.body]);
  });

  test("a form that was cut short", async () => {
    const { status, body } = await askExactly(server.address, "/api/analyze-image", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      bytes: '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf',
    });
    expect([status, body]).toEqual([400, refusal("invalid", "bodyInvalid")]);
  });
});

test("nothing of a picture stays: no file, no log line, no place, no name", async () => {
  const files = () => readdirSync(server.folder).filter((name) => name !== "database");
  const before = files();
  const { status, body } = await show(await photoWithSecrets(800, 400), { name: "MY-FACE.jpg" });
  expect(status).toBe(200);
  expect(files()).toEqual(before);
  expect(JSON.stringify(body) + server.log.join("")).not.toMatch(/SECRET|MY-FACE/);
});

test("who comes while many pictures are looked at is told so, and the next one is served", async () => {
  const picture = await readPicture(drawn(PIECE));
  const told = new AbortController();
  const waiting = Array.from({ length: PICTURES_AT_ONCE }, async () => {
    while (!told.signal.aborted) await localVision.look(picture);
  });
  expect(await show(drawn(PIECE))).toEqual(refused(503, "vision_busy", "visionBusy"));
  told.abort();
  await Promise.all(waiting);
  expect(await show(drawn(PIECE))).toEqual({ status: 200, body: ENGLISH });
});

test("health says that our own eyes are answering", async () => {
  const { body } = await ask(server.address, "/api/health");
  expect(body).toMatchObject({ providers: { vision: "local" } });
});
