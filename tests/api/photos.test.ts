// From a phone into the shop window: photos become drafts, with real pictures and real eyes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PHOTOS_AT_ONCE, PHOTOS_PER_DAY } from "../../src/contract/limits.ts";
import { byDraft, type Photo, type PhotoBox } from "../../src/contract/photos.ts";
import type { Product } from "../../src/contract/products.ts";
import { createPhotoWork } from "../../src/server/features/catalogue/photos/work.ts";
import { createEntryMaker } from "../../src/server/features/products/search-entry.ts";
import { nameSeen } from "../../src/server/features/stylist/image/describe.ts";
import type { Seen } from "../../src/server/providers/vision/vision.ts";
import { ask, BROWSER, inArabic, refusal } from "../support/ask.ts";
import { hashedEmbeddings } from "../support/hashed-embeddings.ts";
import { makeBrand, type TestBrand } from "../support/people.ts";
import { HTML, photo, photoWithSecrets } from "../support/picture-files.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { workbenchOf } from "../support/workbench.ts";

const DEMO = join(import.meta.dirname, "../../src/demo/pictures");

let server: TestServer;
let brand: TestBrand;

beforeAll(async () => {
  server = await startTestServer();
  brand = await makeBrand(server.parts);
});
afterAll(() => server.stop());

async function send(bytes: Uint8Array, as = brand, language = "en") {
  const form = new FormData();
  form.append("image", new Blob([new Uint8Array(bytes)]), "IMG_0001.jpg");
  const answer = await fetch(`${server.address}/api/brands/${as.id}/photos`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${as.token}`,
      "user-agent": BROWSER,
      "accept-language": language,
    },
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as Photo };
}

const call = (method: string, path = "", body?: unknown, as = brand) =>
  ask(server.address, `/api/brands/${as.id}/photos${path}`, { method, token: as.token, body });
const box = async (as = brand) => (await call("GET", "", undefined, as)).body as PhotoBox;
const move = (body: object, as = brand) => call("POST", "/move", body, as);
const query = (text: string, ...values: unknown[]) =>
  server.parts.database.pool.query(text, values);

/** No job about photos waits or runs any more. */
async function allQuiet(): Promise<void> {
  const open = "select from jobs.job where name = 'photos' and state in ('created', 'active', 'retry')"; // prettier-ignore
  while ((await query(open)).rows.length > 0) await wait(100);
}

/** A demo picture as another shot: nearer, in warmer light. */
async function shot(file: string, share: number): Promise<Buffer> {
  const drawn = readFileSync(join(DEMO, file));
  const { width, height } = await sharp(drawn).metadata();
  const [left, top] = [Math.round(width * share), Math.round(height * share)];
  return sharp(drawn)
    .extract({ left, top, width: width - 2 * left, height: height - 2 * top })
    .linear([0.98, 0.95, 0.9], [2, 2, 2])
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Dark lines on a white page, as a message or a receipt looks. */
function screenshot(): Promise<Buffer> {
  const [width, height] = [720, 1280];
  const pixels = Buffer.alloc(width * height * 3, 250);
  for (let y = 60; y < height - 60; y++)
    for (let x = 50; x < width - 50 - ((y >> 5) % 5) * 60; x++)
      if (y % 32 < 10 && x % 17 < 13) pixels.fill(60, (y * width + x) * 3, (y * width + x) * 3 + 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const pieceOf = (word: RegExp): string =>
  readdirSync(DEMO).find((name) => word.test(name) && !/-(\d|cut)\.webp$/.test(name))!;

/** In an order of their own, so that they can be compared. */
const inOrder = (groups: string[][]): string[] =>
  groups.map((group) => group.toSorted().join(" ")).toSorted();

const groupsIn = ({ photos }: PhotoBox): string[] =>
  inOrder([...byDraft(photos, ({ product_id }) => product_id).values()].map((group) => group.map(({ id }) => id))); // prettier-ignore

describe("a brand sends photos of two pieces", () => {
  let abaya: string[];
  let bag: string[];
  let screen: string;
  const bench = () => workbenchOf(server.address, brand);
  const draftOf = async (category: string): Promise<Product> =>
    (await bench().list()).find((draft) => draft.category === category)!;

  test("each is taken on its own; one that cannot be read says why and takes no other along", async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), HTML]);
    const [worn, carried] = [pieceOf(/abaya/), pieceOf(/tote/)];
    const first = await shot(worn, 0);
    const sent = [
      await send(first),
      await send(heic),
      await send(await shot(carried, 0.05)),
      await send(HTML, brand, "ar"),
      await send(await shot(worn, 0.04)),
      await send(await screenshot()),
      await send(await shot(carried, 0)),
    ];
    expect(sent.map(({ status }) => status)).toEqual([200, 400, 200, 400, 200, 200, 200]);
    expect(sent[1]!.body).toEqual(refusal("invalid", "imageHeic", { field: "image" }));
    expect(sent[3]!.body).toMatchObject({ detail: inArabic("imageUnreadable") });
    const idOf = (n: number) => sent[n]!.body.id;
    [abaya, bag, screen] = [[idOf(0), idOf(4)].toSorted(), [idOf(2), idOf(6)].toSorted(), idOf(5)];
    // The answer was lost, and the phone sends it again.
    expect((await send(first)).body.id).toBe(idOf(0));
    expect((await bench().list()).length).toBe(0);
  });

  test("those of one piece become one draft; a photo of nothing to wear is sent back", async () => {
    // What our eyes would say of a page of lines is not what this is about.
    await allQuiet();
    await query("update photos set state = 'refused', reason = 'photoNoGarment' where id = $1", screen); // prettier-ignore
    expect((await call("POST", "/drafts")).body).toMatchObject({ is_working: true });
    await allQuiet();
    const now = await box();
    expect(now.is_working).toBe(false);
    expect(groupsIn(now)).toEqual(inOrder([abaya, bag]));
    expect(now.photos.find(({ id }) => id === screen)).toMatchObject({
      state: "refused",
      reason: expect.stringContaining("nothing to wear"),
    });
    const drafts = await bench().list();
    expect(drafts.map(({ category }) => category).toSorted()).toEqual(["Abayas", "Bags"]);
    for (const draft of drafts)
      expect(draft).toMatchObject({ price: 0, sizes: [], active: false, isNew: true });
    const worn = await draftOf("Abayas");
    expect(worn.title).toMatch(/^[A-Z].* abaya$/);
    expect(worn.title_ar).toMatch(/^عباية /);
    expect(worn.description).toMatch(/^An? .* abaya\.$/);
    expect(worn.colors.length).toBeGreaterThan(0);
  });

  test("the piece alone stands beside the photo that leads", async () => {
    const { image_url, other_image_urls } = await draftOf("Bags");
    expect(image_url).toMatch(/^\/uploads\//);
    const file = join(server.folder, "files/pictures", other_image_urls[0]!.replace("/uploads/", "")); // prettier-ignore
    expect((await sharp(readFileSync(file)).metadata()).hasAlpha).toBe(true);
  });

  test("no draft is published without price and sizes, whichever way it is tried", async () => {
    const { id } = await draftOf("Abayas");
    const unfinished = refusal("draft_unfinished", "draftUnfinished");
    expect(await bench().call("PATCH", `/${id}/toggle-active`)).toMatchObject({
      status: 422,
      body: unfinished,
    });
    expect(await bench().bulk({ ids: [id], action: "activate" })).toEqual({
      changed: 0,
      failed: [{ id, ...unfinished }],
    });
    const { title, description } = await draftOf("Abayas");
    const filled = { title, description, price: 1200 };
    const saved = await bench().call("PUT", `/${id}`, { ...filled, active: true });
    expect(saved).toMatchObject({ status: 422, body: unfinished });
    expect(await bench().saveAll([{ id, ...filled, active: true }])).toMatchObject({ saved: 0 });
    await bench().save({ id, ...filled });
    expect((await bench().call("PATCH", `/${id}/toggle-active`)).status).toBe(422);
    await bench().save({ id, ...filled, sizes: ["M", "L"] });
    expect(await bench().toggleActive(id)).toMatchObject({ active: true });
    expect((await bench().call("PUT", `/${id}`, { ...filled, sizes: [] })).status).toBe(422);
    // What shoppers see is not sorted any more, and no draft's price of nothing was ever a price.
    expect(await move({ ids: abaya, to: "new" })).toMatchObject({
      status: 409,
      body: refusal("photo_published", "photoPublished"),
    });
    const points = await query("select price from price_points where product_id = $1", id);
    expect(points.rows.every(({ price }) => Number(price) > 0)).toBe(true);
    await bench().toggleActive(id);
  });

  test("its owner splits a draft, joins two, places what was sent back and throws one away", async () => {
    const [kept, other] = bag as [string, string];
    expect(groupsIn((await move({ ids: [other], to: "new" })).body as PhotoBox)).toEqual(
      inOrder([abaya, [kept], [other]]),
    );
    const [first] = (await box()).photos.filter(({ id }) => id === kept);
    const target = { to: "product", product_id: first!.product_id };
    expect(groupsIn((await move({ ids: [other, screen], ...target })).body as PhotoBox)).toEqual(
      inOrder([abaya, [kept, other, screen]]),
    );
    await allQuiet();
    expect((await bench().list()).length).toBe(2);
    const after = await move({ ids: [kept, screen], to: "away" });
    expect(groupsIn(after.body as PhotoBox)).toEqual(inOrder([abaya, [other]]));
    const left = (await bench().list()).find(({ id }) => id === first!.product_id)!;
    const shown = (await box()).photos.find(({ id }) => id === other)!;
    expect([left.image_url, ...left.other_image_urls]).toContain(shown.url);
    expect(await move({ ids: [kept], to: "away" })).toMatchObject({
      status: 404,
      body: refusal("not_found", "photoNotFound"),
    });
    // A draft whose last photo goes, goes with it.
    await move({ ids: [other], to: "away" });
    expect((await bench().list()).map(({ category }) => category)).toEqual(["Abayas"]);
  });

  test("another brand reaches none of it", async () => {
    const stranger = await makeBrand(server.parts);
    const { id } = await draftOf("Abayas");
    expect((await box(stranger)).photos).toEqual([]);
    expect((await move({ ids: abaya, to: "new" }, stranger)).status).toBe(404);
    const own = await send(await photo(300, 400), stranger);
    await allQuiet();
    const into = { ids: [own.body.id], to: "product", product_id: id };
    expect((await move(into, stranger)).status).toBe(404);
  });
});

test("nothing of the file is kept: no place, no maker, nothing behind its end", async () => {
  const own = await makeBrand(server.parts);
  const { body } = await send(await photoWithSecrets(800, 400), own);
  const kept = readFileSync(
    join(server.folder, "files/pictures", body.url.replace("/uploads/", "")),
  );
  expect(kept.includes("SECRET")).toBe(false);
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
});

test("more at once, or in a day, than is made drafts of is refused with a sentence", async () => {
  const busy = await makeBrand(server.parts);
  const fill = (from: number, to: number, placed: string | null) =>
    query(
      `insert into photos (id, brand_id, mark, address, state, product_id)
       select 'f_' || $1 || n, $1, n::text, '/uploads/' || n, 'seen', $4
       from generate_series($2::int, $3::int) n`,
      busy.id,
      from,
      to,
      placed,
    );
  await fill(1, PHOTOS_AT_ONCE, null);
  expect(await send(await photo(100, 100), busy)).toEqual({
    status: 422,
    body: refusal("too_many_photos", "photosTooMany", { field: "image", values: { n: PHOTOS_AT_ONCE } }), // prettier-ignore
  });
  const draft = await workbenchOf(server.address, busy).add();
  await fill(PHOTOS_AT_ONCE + 1, PHOTOS_PER_DAY, draft.id);
  expect((await send(await photo(100, 100), busy)).body).toEqual(
    refusal("too_many_photos", "photosOfDay", { field: "image" }),
  );
});

describe("work that is cut short", () => {
  const seenAs = (direction: number): Seen => {
    const vector = new Float32Array(384);
    vector[direction] = 1;
    return {
      kinds: [{ kind: "Dresses", sureness: 0.9 }],
      colours: [{ name: "red", share: 1 }],
      swatches: [{ lab: [0.5, 0.17, 0.09], share: 1 }],
      pattern: { name: "plain", sureness: 0.9 },
      background: "plain",
      covers: 0.4,
      worn: 0.6,
      vector,
      pieces: [],
    };
  };

  /** Photos that are there, without a job that looks at them; each by its own width. */
  async function kept(as: TestBrand, count: number): Promise<void> {
    for (let n = 0; n < count; n++) {
      const address = await server.parts.uploads.store(as.id, await photo(100 + n, 400));
      await query(
        `insert into photos (id, brand_id, mark, address, is_asked) values ($1, $2, $3, $4, true)`,
        `f_${as.id}_${n}`,
        as.id,
        String(n),
        address,
      );
    }
  }

  const workWith = (look: (picture: { width: number }) => Promise<Seen>) => {
    const { database, uploads, previews } = server.parts;
    const save = {
      db: database.sql,
      entries: createEntryMaker(hashedEmbeddings()),
      asOwnerSees: previews.asOwnerSees,
    };
    const openOriginal = async (address: string) =>
      readFileSync(join(server.folder, "files/pictures", address.replace("/uploads/", "")));
    return createPhotoWork({
      save,
      uploads,
      openOriginal,
      look,
      name: nameSeen,
      cutOut: async () => undefined,
    });
  };

  test("goes on where it was, and looks at nothing twice", async () => {
    const own = await makeBrand(server.parts);
    await kept(own, 4);
    const stopping = new AbortController();
    let looked = 0;
    const look = async () => {
      looked++;
      if (looked === 2) stopping.abort();
      return seenAs(looked % 2);
    };
    await expect(workWith(look)(own.id, stopping.signal)).rejects.toThrow();
    expect((await box(own)).is_working).toBe(true);
    await workWith(look)(own.id, new AbortController().signal);
    expect(looked).toBe(4);
    expect(groupsIn(await box(own)).map((group) => group.split(" ").length)).toEqual([2, 2]);
    // Done once more it changes nothing.
    await workWith(look)(own.id, new AbortController().signal);
    expect((await workbenchOf(server.address, own).list()).length).toBe(2);
  });

  test("a photo that ends the process every time is given up, and the others become drafts", async () => {
    const own = await makeBrand(server.parts);
    await kept(own, 2);
    await query("update photos set tries = 3 where id = $1", `f_${own.id}_0`);
    await workWith(async () => seenAs(0))(own.id, new AbortController().signal);
    const now = await box(own);
    expect(now.photos.map(({ state }) => state).toSorted()).toEqual(["placed", "refused"]);
    expect(now.is_working).toBe(false);
  });
});
