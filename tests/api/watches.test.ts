// Notices without an account: asked for, confirmed, told once and in daylight, and forgotten by one link.
import { createECDH, randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { nextInCairo } from "../../src/contract/cairo-time.ts";
import { WATCH_CONSENT, type WaitingPeople, type WatcherCopy } from "../../src/contract/watches.ts";
import { ask } from "../support/ask.ts";
import { unschedule } from "../support/job-done.ts";
import {
  administratorToken,
  makeBrand,
  newProduct,
  tokenOf,
  type TestBrand,
} from "../support/people.ts";
import { serveShop, type ShopServer } from "../support/shops/serve.ts";
import { openInbox, type Inbox } from "../support/smtp-inbox.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { opened } from "../support/push-service.ts";

const DAY = 86_400_000;
const clock = { now: 0 };
let server: TestServer;
let inbox: Inbox;
let brand: TestBrand;
const pushServices: ShopServer[] = [];

beforeAll(async () => {
  clock.now = nextInCairo(new Date(), 12 * 60).getTime();
  inbox = await openInbox();
  server = await startTestServer({
    env: { SMTP_URL: `smtp://127.0.0.1:${inbox.port}`, ALLOW_PRIVATE_CRAWL: "on" },
    now: () => new Date(clock.now),
  });
  await unschedule(server.parts, "watch-digests");
  brand = await makeBrand(server.parts, "Nile");
});
afterAll(async () => {
  await server?.stop();
  await inbox?.close();
  await Promise.all(pushServices.map((service) => service.stop()));
});
beforeEach(() => {
  inbox.received.length = 0;
});

const add = async (changes: Parameters<typeof newProduct>[0] = {}) => {
  const piece = newProduct({ price: 1000, ...changes });
  await server.parts.products.addMany(brand.id, [piece]);
  return piece;
};
const setPrice = (id: string, price: number) =>
  server.parts.database.sql.updateTable("products").set({ price }).where("id", "=", id).execute();
const setStock = async (id: string, in_stock: boolean) => {
  const { sql } = server.parts.database;
  await sql.updateTable("variants").set({ in_stock }).where("product_id", "=", id).execute();
  await sql.updateTable("products").set({ sold_out: !in_stock }).where("id", "=", id).execute();
};
const post = (path: string, body?: object, headers: Record<string, string> = {}) =>
  ask(server.address, path, { method: "POST", ...(body && { body }), headers });
const watch = (body: object) => post("/api/watches", body);
const tokenIn = (text: string, isStop: boolean) =>
  (isStop ? /watch\?stop&token=(\S+)/ : /watch\?token=(\S+)/).exec(text)![1]!;
const lettersTo = (email: string) =>
  inbox.received.filter(({ recipients }) => recipients.includes(email));
/** A job that was sent with a wish may be at it as well: what it has in hand is waited for. */
const tell = async () => {
  await server.parts.tellWatchers();
  await expect.poll(countUnderWay, { timeout: 30_000 }).toBe(0);
};
const countUnderWay = async () => {
  const { rows } = await server.parts.database.pool.query(
    `select from jobs.job where name = 'watch-digests' and state in ('created', 'active', 'retry')`,
  );
  return rows.length;
};
const asked = async (email: string, body: object) => {
  expect((await watch({ email, ...body })).status).toBe(202);
  await tell();
  expect(lettersTo(email)).toHaveLength(1);
  const [letter] = lettersTo(email);
  const token = tokenIn(letter!.text, false);
  expect((await post("/api/watches/confirm", { token })).status).toBe(200);
  inbox.received.length = 0;
  return letter!;
};
const watchers = async () => server.parts.database.sql.selectFrom("watchers").selectAll().execute();

describe("by e-mail", () => {
  test("nothing is told before the yes; then once for each fall, at most once a day", async () => {
    const { id } = await add({ title: "Beach dress" });
    const email = "Layla@shopper.example";
    expect((await watch({ email, product_ids: [id], on: "cheaper" })).status).toBe(202);
    await setPrice(id, 900);
    await tell();
    expect(lettersTo(email)).toHaveLength(1);
    const [first] = lettersTo(email);
    expect(first!.text).not.toContain("Beach dress");
    await post("/api/watches/confirm", { token: tokenIn(first!.text, false) });
    inbox.received.length = 0;
    await tell();
    const [told] = lettersTo(email);
    expect(told!.text).toContain("Beach dress by Nile");
    expect(told!.text).toMatch(/900.*instead of.*1,000/);
    expect(told!.text).toContain("because you asked for it");
    const waiting = await ask(server.address, `/api/brands/${brand.id}/watches`, {
      token: await tokenOf(server.parts, brand.id),
    });
    expect(waiting.body).toMatchObject([{ product_id: id, on: "cheaper", size: "", people: null }]);
    await setPrice(id, 800);
    await tell();
    expect(lettersTo(email)).toHaveLength(1);
    clock.now += DAY;
    await tell();
    expect(lettersTo(email)).toHaveLength(2);
    clock.now += DAY;
    await tell();
    expect(lettersTo(email)).toHaveLength(2);
  });

  test("a price that rose again before the letter is no news", async () => {
    const { id } = await add();
    await asked("noor@shopper.example", { product_ids: [id], on: "cheaper" });
    clock.now = nextInCairo(new Date(clock.now), 23 * 60).getTime();
    await setPrice(id, 500);
    await tell();
    await setPrice(id, 1000);
    clock.now = nextInCairo(new Date(clock.now), 12 * 60).getTime();
    await tell();
    expect(lettersTo("noor@shopper.example")).toEqual([]);
    await setPrice(id, 700);
    clock.now += DAY;
    await tell();
    expect(lettersTo("noor@shopper.example")).toHaveLength(1);
  });

  test("back in her size and color, while another color of the size was there all along", async () => {
    const variants = ["black", "beige"].map((color, at) => ({
      color,
      size: "M",
      in_stock: at > 0,
    }));
    const { id } = await add({ colors: ["black", "beige"], sizes: ["M"], variants });
    const email = "dina@shopper.example";
    await asked(email, { product_ids: [id], on: "back", size: "M", color: "Black" });
    await tell();
    expect(lettersTo(email)).toEqual([]);
    await setStock(id, true);
    await tell();
    expect(lettersTo(email)[0]!.text).toContain("is back in M, black");
  });

  test("back in her size, in Arabic, and not in the night; the letter to confirm goes in the night too", async () => {
    const { id } = await add({
      variants: [{ color: "white", size: "M", in_stock: false }],
      sold_out: true,
    });
    const email = "mona@shopper.example";
    clock.now = nextInCairo(new Date(clock.now), 2 * 60).getTime();
    const wanted = { product_ids: [id], on: "back", size: "M", language: "ar" };
    await asked(email, wanted);
    await setStock(id, true);
    await tell();
    expect(lettersTo(email)).toEqual([]);
    clock.now = nextInCairo(new Date(clock.now), 12 * 60).getTime();
    await tell();
    expect(lettersTo(email)[0]!.text).toContain("متوفرة من جديد بمقاس");
    await setStock(id, false);
    await tell();
    await setStock(id, true);
    clock.now += DAY;
    await tell();
    expect(lettersTo(email)).toHaveLength(2);
  });

  test("one click of a mail program ends it, by link or by header, and nothing is left", async () => {
    const { id } = await add();
    const email = "sara@shopper.example";
    const letter = await asked(email, { product_ids: [id], on: "cheaper" });
    expect(letter.headers["list-unsubscribe-post"]).toEqual(["List-Unsubscribe=One-Click"]);
    const own = tokenIn(letter.text, true);
    const copy = await post("/api/watches/copy", { token: own });
    expect(copy).toMatchObject({ status: 200, body: { by: "email", contact: email } });
    expect((copy.body as WatcherCopy).watches).toMatchObject([
      {
        product_id: id,
        on: "cheaper",
        size: "",
        confirmed_at: expect.any(String) as string,
        consent: WATCH_CONSENT.email.en,
      },
    ]);
    expect((copy.body as WatcherCopy).letters.map(({ kind }) => kind)).toEqual(["confirm"]);
    for (const token of [`${own}x`, tokenIn(letter.text, false)])
      expect((await post("/api/watches/copy", { token })).status).toBe(400);
    const address = /<(.+)>/.exec(letter.headers["list-unsubscribe"]![0]!.replace(/\s/g, ""))![1]!;
    const answer = await fetch(address.replace(/^https?:\/\/[^/]+/, server.address), {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(answer.status).toBe(200);
    await setPrice(id, 10);
    await tell();
    expect(lettersTo(email)).toEqual([]);
    expect((await post("/api/watches/copy", { token: own })).status).toBe(400);
    expect((await post("/api/watches/stop", { token: own })).status).toBe(200);
    expect((await post("/api/watches/stop", { token: `${own}x` })).status).toBe(400);
    expect((await post("/api/watches/confirm", { token: own })).status).toBe(400);
  });

  test("who it is cannot be read from the database, and a mailbox that is not there is forgotten", async () => {
    const { id } = await add();
    const known = (await watchers()).length;
    inbox.refuses.add("nobody@shopper.example");
    await watch({ email: "nobody@shopper.example", product_ids: [id], on: "cheaper" });
    await tell();
    expect(await watchers()).toHaveLength(known);
    await asked("hidden@shopper.example", { product_ids: [id], on: "cheaper" });
    expect(JSON.stringify(await watchers())).not.toMatch(/shopper|hidden/);
    const token = await administratorToken(server.parts);
    const before = (await watchers()).length;
    await ask(server.address, "/api/admin/watches/bounced", {
      method: "POST",
      token,
      body: { email: "Hidden@shopper.example" },
    });
    expect((await watchers()).length).toBe(before - 1);
  });

  test("only public pieces, and only with one way to tell", async () => {
    const { id } = await add({ active: false });
    const email = "a@shopper.example";
    expect((await watch({ email, product_ids: [id], on: "cheaper" })).status).toBe(404);
    const open = await add();
    expect((await watch({ product_ids: [open.id], on: "cheaper" })).status).toBe(400);
    expect((await watch({ email: "no", product_ids: [open.id], on: "cheaper" })).status).toBe(400);
  });

  test("two workers at the same moment tell everybody once", async () => {
    const { id } = await add();
    const emails = Array.from({ length: 12 }, (_, n) => `many${n}@shopper.example`);
    for (const email of emails) await asked(email, { product_ids: [id], on: "cheaper" });
    await setPrice(id, 100);
    clock.now += DAY;
    await Promise.all([tell(), tell(), tell()]);
    for (const email of emails) expect(lettersTo(email)).toHaveLength(1);
    const waiting = await ask(server.address, `/api/brands/${brand.id}/watches`, {
      token: await tokenOf(server.parts, brand.id),
    });
    const [first, ...others] = waiting.body as WaitingPeople;
    expect(first).toMatchObject({ product_id: id, people: 12 });
    expect(others.map(({ people }) => people)).toEqual(others.map(() => null));
  });
});

/** A subscription as a browser hands it over, with what the browser alone holds. */
function makeBrowser(endpoint: string) {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16);
  const push = {
    endpoint,
    keys: { p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url") },
  };
  return { keys, auth, push };
}

describe("by the browser's push", () => {
  test("the browser itself takes a copy of what is kept of it and ends it, and nobody else does", async () => {
    const { id } = await add({ title: "Linen shirt" });
    const { push } = makeBrowser("https://push.example/own");
    const { push: stranger } = makeBrowser("https://push.example/own");
    const known = (await watchers()).length;
    expect((await watch({ push, product_ids: [id], on: "cheaper" })).status).toBe(202);
    const copy = await post("/api/watches/copy", { push });
    expect(copy.headers.get("cache-control")).toBe("no-store");
    expect(copy).toMatchObject({
      status: 200,
      body: { by: "push", contact: JSON.stringify(push), watches: [{ product_id: id }] },
    });
    // The push service knows the address as well, and not the keys.
    expect((await post("/api/watches/copy", { push: stranger })).status).toBe(404);
    expect((await post("/api/watches/stop", { push: stranger })).status).toBe(200);
    expect((await watchers()).length).toBe(known + 1);
    expect((await post("/api/watches/stop", { push })).status).toBe(200);
    expect((await watchers()).length).toBe(known);
    expect((await post("/api/watches/copy", { push })).status).toBe(404);
  });

  test("who comes with other keys for a known address gets nothing of what was kept before", async () => {
    const [mine, theirs] = [await add({ title: "Mine" }), await add({ title: "Theirs" })];
    const { push } = makeBrowser("https://push.example/taken");
    const { push: other } = makeBrowser("https://push.example/taken");
    await watch({ push, product_ids: [mine.id], on: "cheaper" });
    await watch({ push: other, product_ids: [theirs.id], on: "cheaper" });
    const { body } = await post("/api/watches/copy", { push: other });
    expect((body as WatcherCopy).watches.map(({ title }) => title)).toEqual(["Theirs"]);
    await post("/api/watches/stop", { push: other });
  });

  test("a sealed message reaches the push service, and an endpoint that is gone is dropped", async () => {
    const received: { body: Buffer; headers: Record<string, unknown> }[] = [];
    let status = 201;
    const service = await serveShop(async (_, request) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      received.push({ body: Buffer.concat(chunks), headers: request.headers });
      return { status };
    });
    pushServices.push(service);
    const { keys: browser, auth, push } = makeBrowser(`${service.url}/send/1`);
    const { id } = await add({ title: "Linen set" });
    expect((await watch({ push, product_ids: [id], on: "cheaper" })).status).toBe(202);
    const { rows } = await server.parts.database.pool.query<{ consent: string }>(
      "select consent from watches where product_id = $1",
      [id],
    );
    expect(rows).toEqual([{ consent: WATCH_CONSENT.push.en }]);
    await setPrice(id, 600);
    await tell();
    expect(received).toHaveLength(1);
    const { key } = (await ask(server.address, "/api/watches/push-key")).body as { key: string };
    expect(received[0]!.headers["authorization"]).toContain(`k=${key}`);
    const message = JSON.parse(opened(received[0]!.body, { keys: browser, auth })) as object;
    expect(message).toMatchObject({
      title: "Ribby",
      body: expect.stringContaining("Linen set"),
      url: expect.stringContaining(`/product/${id}`),
    });
    status = 410;
    await setPrice(id, 500);
    clock.now += DAY;
    await tell();
    expect((await watchers()).filter(({ kind }) => kind === "push")).toEqual([]);
  });
});
