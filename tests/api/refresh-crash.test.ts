// kill -9 in the middle of a refresh and in the middle of telling people: nothing twice, nothing lost.
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { nextInCairo } from "../../src/contract/cairo-time.ts";
import type { Product } from "../../src/contract/products.ts";
import type { RefreshState } from "../../src/contract/refresh.ts";
import { ask } from "../support/ask.ts";
import { crawlCalls } from "../support/crawl-calls.ts";
import { templateFolder } from "../support/make-template.ts";
import { openPushService } from "../support/push-service.ts";
import { killLeftovers, queryBeside, spawnServer } from "../support/server-process.ts";
import { once } from "../support/shops/serve.ts";
import { startShopify } from "../support/shops/shopify.ts";
import { openInbox } from "../support/smtp-inbox.ts";
import { isEmbedded } from "../support/test-server.ts";

const HOUSE = { ADMIN_EMAIL: "house@ribby.example", ADMIN_PASSWORD: "The-House-Keeps-7-Keys" };
const PIECES = 260;
/** In the first list, and in the second, which is never answered to the process that is killed. */
const CHEAPER = [3, 8, 255, 258];
const MINUTES = 60_000;

const closing: (() => unknown)[] = [];
afterAll(async () => {
  killLeftovers();
  for (const close of closing) await close();
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ribby-refresh-"));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  if (existsSync(templateFolder))
    cpSync(templateFolder, join(folder, "database"), { recursive: true });
  return folder;
}

async function openHouse() {
  const [shop, inbox, service] = [
    await startShopify(PIECES),
    await openInbox(),
    await openPushService(),
  ];
  closing.push(
    () => shop.stop(),
    () => inbox.close(),
    () => service.stop(),
  );
  const folder = makeFolder();
  const noon = nextInCairo(new Date(), 12 * 60).getTime();
  /** Each later by some minutes: what a dead process had in hand is due again. */
  const open = async (minute: number) => {
    const server = spawnServer(folder, {
      ...HOUSE,
      TEST_EMBEDDINGS: "hashed",
      TEST_CRAWL_PAUSE_MS: "0",
      TEST_NOW: new Date(noon + minute * MINUTES).toISOString(),
      ALLOW_PRIVATE_CRAWL: "on",
      SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
      TOKEN_SECRET: "a secret that every process knows, of thirty-two letters",
    });
    const address = await server.ready;
    const { body } = await ask(address, "/api/brands/login", {
      method: "POST",
      body: { username_or_email: HOUSE.ADMIN_EMAIL, password: HOUSE.ADMIN_PASSWORD },
    });
    const { access_token: token, brand_id: id } = body as {
      access_token: string;
      brand_id: string;
    };
    const call = (method: string, path: string, given?: object) =>
      ask(address, path, { method, token, ...(given && { body: given }) });
    return {
      server,
      call,
      base: `/api/brands/${id}`,
      calls: crawlCalls(address, { id, token }),
      async kill() {
        server.kill("SIGKILL");
        await server.ended;
      },
    };
  };
  return { shop, inbox, service, folder, open };
}

const until = async (isSo: () => unknown): Promise<void> => {
  while (!(await isSo())) await wait(100);
};

// The embedded database: what it holds is looked at beside the server.
describe.skipIf(!isEmbedded)("a process that dies", () => {
  test("while it reads again and while it tells: each change once, each person told once", async () => {
    const { shop, inbox, service, folder, open } = await openHouse();
    const first = await open(0);
    const { events } = await first.calls.shopify({ website: shop.url });
    expect(events.at(-1)).toMatchObject({ event: "done", saved: PIECES });
    await queryBeside(folder, "update products set active = true, is_new = false");
    await queryBeside(folder, `update brands set website = '${shop.url}' where is_administrator`);
    const products = (await first.call("GET", `${first.base}/products`)).body as Product[];
    const pieceOf = (n: number) => products.find(({ title }) => title === `Cotton dress ${n}`)!;
    const email = (n: number) => `reader${n}@shopper.example`;
    const watch = (body: object) => first.call("POST", "/api/watches", { on: "cheaper", ...body });
    for (const n of CHEAPER) {
      const product_ids = [pieceOf(n).id];
      expect((await watch({ product_ids, email: email(n) })).status).toBe(202);
      expect((await watch({ product_ids, push: service.subscribe() })).status).toBe(202);
    }
    await until(() => inbox.received.length === CHEAPER.length);
    for (const { text } of inbox.received.splice(0)) {
      const token = /watch\?token=(\S+)/.exec(text)![1];
      expect((await first.call("POST", "/api/watches/confirm", { token })).status).toBe(200);
    }

    for (const n of CHEAPER) for (const one of shop.products[n - 1]!.variants) one.price = "99.00";
    const second = once();
    shop.state.onList = async (page) => {
      if (page !== 2) return;
      second.happen();
      await wait(60_000, undefined, { ref: false });
    };
    expect((await first.call("POST", `${first.base}/refresh`)).status).toBe(202);
    await second.happened;
    await first.kill();
    shop.state.onList = () => {};
    inbox.hangs = true;

    const heir = await open(30);
    const state = async () => (await heir.call("GET", `${heir.base}/refresh`)).body as RefreshState;
    await until(async () => (await state()).last?.status !== "running");
    expect((await state()).last).toMatchObject({
      status: "done",
      changes: { prices: CHEAPER.length, gone: 0, new: 0 },
    });
    for (const n of CHEAPER) {
      const { body } = await heir.call("GET", `/api/products/${pieceOf(n).id}/prices`);
      expect((body as { points: object[] }).points).toHaveLength(2);
    }
    // A wish sends the job that tells; the mail server takes a letter and never says so.
    await heir.call("POST", "/api/watches", {
      product_ids: [pieceOf(1).id],
      on: "cheaper",
      email: "last@shopper.example",
    });
    await until(() => inbox.held > 0);
    await heir.kill();
    inbox.hangs = false;

    const last = await open(60);
    await last.call("POST", "/api/watches", {
      product_ids: [pieceOf(2).id],
      on: "cheaper",
      email: "later@shopper.example",
    });
    const digests = () => inbox.received.filter(({ text }) => text.includes("instead of"));
    await until(() => digests().length >= CHEAPER.length && service.received.length >= 4);
    await until(async () => {
      const [row] = await queryBeside<{ n: number }>(
        folder,
        "select count(*)::int as n from watch_letters where status = 'queued'",
      );
      return row!.n === 0;
    });
    expect(
      digests()
        .flatMap(({ recipients }) => recipients)
        .toSorted(),
    ).toEqual(CHEAPER.map(email).toSorted());
    expect(service.received.map(({ to }) => to).toSorted((one, other) => one - other)).toEqual([
      0, 1, 2, 3,
    ]);
    // Had it been taken after all, the mailbox would know it by its name.
    const names = inbox.received.flatMap(({ headers }) => headers["message-id"]);
    expect(names).toEqual(expect.arrayContaining(inbox.heldIds));
    last.server.kill("SIGTERM");
    expect(await last.server.ended).toMatchObject({ code: 0 });
  }, 900_000);
});
