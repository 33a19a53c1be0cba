import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { Socket, type AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { NewProduct } from "../../src/server/features/products/queries/add-products.ts";
import { ask, inArabic, refusal, type Answer } from "../support/ask.ts";
import { makeBrand, newProduct } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let neighbour: Server;
let neighbourAddress: string;
let neighbourAsked = 0;

/** Pieces of the demo catalogue: real drawings, without a network. */
const PICTURES = join(import.meta.dirname, "../../src/demo/pictures");
const drawn = (part: string): string => {
  const file = readdirSync(PICTURES).find(
    (name) => name.includes(part) && !/-(2|3|cut)\.webp$/.test(name),
  );
  return `/demo-shop/pictures/${file}`;
};

const piece = (
  title: string,
  category: string,
  image_url: string,
  more: Partial<NewProduct> = {},
) => newProduct({ title, category, image_url, ...more });
const pieces = {
  tee: piece("Black graphic tee", "T-Shirts", drawn("sunrise-jersey-graphic-tee")),
  trousers: piece("Canvas trousers", "Pants", drawn("canvas-cargo-trousers")),
  abaya: piece("Velvet abaya", "Abayas", drawn("occasion-abaya")),
  dress: piece("Satin dress", "Dresses", drawn("satin-evening-dress")),
  other: piece("Party dress", "Dresses", drawn("satin-party-dress")),
  mug: piece("Chai mug", "Home & Living", drawn("slim-cotton-shirt")),
  hidden: piece("Hidden shirt", "Shirts", drawn("slim-cotton-shirt"), { hidden: true }),
  pictureless: piece("Shirt without a picture", "Shirts", "/demo-shop/pictures/nothing.webp"),
};
type Name = keyof typeof pieces;

beforeAll(async () => {
  neighbour = createServer((_, reply) => {
    neighbourAsked++;
    reply.end("secret");
  });
  await new Promise<void>((listening) => neighbour.listen(0, "127.0.0.1", listening));
  neighbourAddress = `http://127.0.0.1:${(neighbour.address() as AddressInfo).port}`;
  server = await startTestServer();
  const brand = await makeBrand(server.parts);
  await server.parts.products.addMany(brand.id, Object.values(pieces));
});
afterAll(async () => {
  await server.stop();
  neighbour.close();
});

const reach = Socket.prototype.connect;

const wish = (name: Name) => ({
  title: pieces[name].title,
  image: `/api/images/${pieces[name].id}/0`,
});
const fit = (body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(server.address, "/api/fit-on-model", { method: "POST", body, headers });
const imageUrl = ({ body }: Answer) => (body as { image_url: string }).image_url;
const keptFiles = () => readdirSync(join(server.folder, "cache", "fits"));

describe("two pieces on one figure", () => {
  test("become a WebP of at least 900 × 1200 under an address of ours that anyone may open", async () => {
    const answer = await fit({ products: [wish("tee"), wish("trousers")] });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        image_url: expect.stringMatching(/^\/api\/fits\/[a-f0-9]{40}$/),
        body: "plain",
        layout: "worn",
        pieces: ["worn", "worn"],
      },
    ]);
    const picture = await fetch(server.address + imageUrl(answer));
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect(picture.headers.get("cache-control")).toBe("public, max-age=604800, immutable");
    const { format, width, height } = await sharp(await picture.arrayBuffer()).metadata();
    expect([format, width, height]).toEqual(["webp", 900, 1350]);
  });

  test("are made once: asked again, also the other way round, the picture is there", async () => {
    const first = await fit({ products: [wish("tee"), wish("trousers")] });
    const file = join(server.folder, "cache", "fits", keptFiles()[0]!);
    const before = statSync(file).mtimeMs;
    const again = await fit({ products: [wish("trousers"), wish("tee")] });
    expect(again.body).toEqual(first.body);
    expect([keptFiles().length, statSync(file).mtimeMs]).toEqual([1, before]);
  });

  test("are found by id, by our picture address and by the shop's picture address alike", async () => {
    const { tee, trousers } = pieces;
    const first = await fit({ products: [wish("tee"), wish("trousers")] });
    const byId = [tee, trousers].map(({ id, title }) => ({ id, title, image: "" }));
    const byShop = [tee, trousers].map(({ title, image_url }) => ({ title, image: image_url }));
    const absolute = [tee, trousers].map(({ id, title }) => ({
      title,
      image: `${server.address}/api/images/${id}/0?w=480`,
    }));
    for (const products of [byId, byShop, absolute])
      expect((await fit({ products })).body).toEqual(first.body);
  });

  test("stand on the figure the shopper chose", async () => {
    const products = [wish("tee"), wish("trousers")];
    const [plain, full] = [await fit({ products }), await fit({ products, body: "full" })];
    expect(full.body).toMatchObject({ body: "full", layout: "worn" });
    expect(imageUrl(full)).not.toBe(imageUrl(plain));
  });

  test("have the skin the shopper chose, also on a man's figure", async () => {
    const products = [wish("tee"), wish("trousers")];
    const usual = await fit({ products, body: "male" });
    const deep = await fit({ products, body: "male", skin: "deep" });
    expect(deep.body).toMatchObject({ body: "male", layout: "worn" });
    expect(imageUrl(deep)).not.toBe(imageUrl(usual));
    expect(imageUrl(await fit({ products, body: "male", skin: "medium" }))).toBe(imageUrl(usual));
    const strange = await fit({ products, skin: "blue" });
    expect([strange.status, strange.body]).toMatchObject([400, { code: "invalid", field: "skin" }]);
  });

  test("say what the picture is in the language of who asks, and differ in nothing else", async () => {
    const products = [wish("tee"), wish("trousers")];
    const english = imageUrl(await fit({ products }));
    const arabic = imageUrl(await fit({ products }, { "accept-language": "ar" }));
    expect(arabic).not.toBe(english);
    const part = async (address: string, top: number, height: number) => {
      const picture = await fetch(server.address + address).then((it) => it.arrayBuffer());
      return sharp(picture).extract({ left: 0, top, width: 400, height }).raw().toBuffer();
    };
    const [label, rest] = [await part(english, 1270, 80), await part(english, 0, 1200)];
    expect((await part(arabic, 1270, 80)).equals(label)).toBe(false);
    expect((await part(arabic, 0, 1200)).equals(rest)).toBe(true);
  });

  test("with an abaya among them stand on the modest figure", async () => {
    const answer = await fit({ products: [wish("abaya"), wish("trousers")] });
    expect(answer.body).toMatchObject({ body: "modest", layout: "worn" });
  });

  test("that nobody wears together are laid out side by side", async () => {
    const answer = await fit({ products: [wish("dress"), wish("other")] });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { layout: "beside", pieces: ["beside", "beside"] },
    ]);
    expect((await fetch(server.address + imageUrl(answer))).status).toBe(200);
  });

  test("of which one is worn: the reply says which, in the order they were named", async () => {
    const first = await fit({ products: [wish("dress"), wish("mug")] });
    const again = await fit({ products: [wish("mug"), wish("dress")] });
    expect(first.body).toMatchObject({ layout: "beside", pieces: ["worn", "beside"] });
    expect(again.body).toEqual({ ...(first.body as object), pieces: ["beside", "worn"] });
  });
});

describe("a clear sentence for", () => {
  test.each([0, 1, 3])("%d pieces", async (count) => {
    const products = Array.from({ length: count }, () => wish("tee"));
    const answer = await fit({ products });
    expect([answer.status, answer.body]).toEqual([
      400,
      refusal("invalid", "selectExactlyTwoItems", { field: "products" }),
    ]);
  });

  test("the same, in Arabic", async () => {
    const answer = await fit({ products: [wish("tee")] }, { "accept-language": "ar" });
    expect(answer.body).toMatchObject({ detail: inArabic("selectExactlyTwoItems") });
  });

  test("one piece chosen twice", async () => {
    const answer = await fit({ products: [wish("tee"), wish("tee")] });
    expect(answer.body).toEqual(refusal("invalid", "selectExactlyTwoItems", { field: "products" }));
  });

  test("a figure there is not", async () => {
    const answer = await fit({ products: [wish("tee"), wish("trousers")], body: "tall" });
    expect([answer.status, answer.body]).toMatchObject([400, { code: "invalid", field: "body" }]);
  });

  test.each(["hidden"] as const)("a %s piece, as if it were not there", async (name) => {
    const answer = await fit({ products: [wish("tee"), wish(name)] });
    expect([answer.status, answer.body]).toEqual([404, refusal("not_found", "productNotFound")]);
  });

  test("a piece whose picture cannot be opened", async () => {
    const answer = await fit({ products: [wish("tee"), wish("pictureless")] });
    const { title } = pieces.pictureless;
    expect([answer.status, answer.body]).toEqual([
      422,
      refusal("fit_picture_unusable", "fitPictureUnusable", { values: { title } }),
    ]);
  });

  test.each(["x", "..%2f..%2fsecret", "a".repeat(40)])(
    "the picture %s that was never made",
    async (id) => {
      const answer = await ask(server.address, `/api/fits/${id}`);
      expect([answer.status, answer.body]).toEqual([404, refusal("not_found", "fitGone")]);
    },
  );
});

describe("nothing is fetched", () => {
  test("from an address that is no picture of ours", async () => {
    const foreign = { title: "Shirt", image: `${neighbourAddress}/shirt.png` };
    const answer = await fit({ products: [wish("tee"), foreign] });
    expect([answer.status, neighbourAsked]).toEqual([404, 0]);
  });

  test("from inside the network, even when a product's picture is said to be there", async () => {
    const brand = await makeBrand(server.parts);
    const lured = piece("Lured shirt", "Shirts", `${neighbourAddress}/shirt.png`);
    await server.parts.products.addMany(brand.id, [lured]);
    const image = `/api/images/${lured.id}/0`;
    const answer = await fit({ products: [wish("tee"), { title: lured.title, image }] });
    expect([answer.status, neighbourAsked]).toEqual([422, 0]);
  });
});

describe("on a photo of one's own", () => {
  const RENDERED = join(import.meta.dirname, "../../src/server/features/fit/figure/rendered");
  /** As good as a person: one of our figures before a wall. */
  const person = () =>
    sharp(join(RENDERED, "ground.webp"))
      .composite([{ input: join(RENDERED, "male-light.webp") }])
      .jpeg({ quality: 92 })
      .withExif({ IFD0: { ImageDescription: "nobody may read this" } })
      .toBuffer();

  async function give(photo: Uint8Array, query = `piece=${pieces.tee.id}&consent=yes`) {
    const form = new FormData();
    form.append("photo", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "my-face.jpg");
    return fetch(`${server.address}/api/fit-on-photo?${query}`, { method: "POST", body: form });
  }

  /** Every file of the data folder, the database's among them. */
  const everyFile = () =>
    readdirSync(server.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));

  test("a piece is put on it, and no byte of it reaches a disk, the log or the network", async () => {
    const photo = await person();
    const before = keptFiles();
    const called: unknown[] = [];
    const connect = vi.spyOn(Socket.prototype, "connect").mockImplementation(function (
      this: Socket,
      ...to: unknown[]
    ) {
      called.push(to);
      return reach.apply(this, to as never);
    });
    const answer = await give(photo);
    connect.mockRestore();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const made = Buffer.from(await answer.arrayBuffer());
    const { width, height, exif } = await sharp(made).metadata();
    expect([width, height, exif]).toEqual([900, 1350, undefined]);
    // Pieces of both pictures that stand nowhere else.
    const traces = [photo, made].flatMap((bytes) =>
      Array.from({ length: 40 }, (_, n) => {
        const from = Math.floor(bytes.length * (0.1 + n * 0.02));
        return bytes.subarray(from, from + 20);
      }),
    );
    traces.push(Buffer.from("my-face"), Buffer.from("nobody may read this"));
    for (const file of everyFile()) {
      const kept = readFileSync(file);
      expect(traces.filter((trace) => kept.includes(trace)).length, file).toBe(0);
    }
    expect(keptFiles()).toEqual(before);
    const logged = Buffer.from(server.log.join("\n"));
    expect(traces.filter((trace) => logged.includes(trace))).toEqual([]);
    expect(
      called.filter(
        (to) => !/127\.0\.0\.1|localhost|::1|\.s\.PGSQL|"path"/.test(JSON.stringify(to)),
      ),
    ).toEqual([]);
  });

  test("it is offered unless it is switched off, and never without consent", async () => {
    expect((await ask(server.address, "/api/fit-on-photo")).body).toEqual({ offered: true });
    const answer = await give(await person(), `piece=${pieces.tee.id}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { field: "consent" }]);
  });

  test("a photo without anybody is answered with what to photograph", async () => {
    const answer = await give(await sharp(join(RENDERED, "ground.webp")).jpeg().toBuffer());
    expect([answer.status, await answer.json()]).toEqual([
      422,
      refusal("nobody_stands", "ownPhotoUnusable"),
    ]);
  });
});

test("the health page says who fits", async () => {
  const { body } = await ask(server.address, "/api/health");
  expect(body).toMatchObject({ providers: { try_on: "local" } });
});
