// Two web and two worker processes on one PostgreSQL behave as one. Runs where TEST_DATABASE_URL names a
// server with pgvector; the embedded database belongs to one process.
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "../../src/contract/brands.ts";
import type { CrawlEvent } from "../../src/contract/crawl.ts";
import { CALLS_PER_MINUTE } from "../../src/contract/limits.ts";
import type { ExplorePage } from "../../src/contract/products.ts";
import { createProductRepository } from "../../src/server/features/products/repository.ts";
import { createEntryMaker } from "../../src/server/features/products/search-entry.ts";
import { registration } from "../support/account-calls.ts";
import { ask, refusal, type Asked } from "../support/ask.ts";
import { crawlCalls } from "../support/crawl-calls.ts";
import { againFrom, listen, listenToTheEnd } from "../support/crawl-listener.ts";
import { hashedEmbeddings } from "../support/hashed-embeddings.ts";
import { newProduct } from "../support/people.ts";
import { HOUSE, openHouse, type House } from "../support/processes.ts";
import { killLeftovers } from "../support/server-process.ts";
import { once, type ShopServer } from "../support/shops/serve.ts";
import { startShopify, type ShopifyShop } from "../support/shops/shopify.ts";

const PIECES = 45;
const LONG = 240_000;

let house: House;
let owner: { id: string; token: string };
const pieces = Array.from({ length: PIECES }, (_, n) => newProduct({ title: `Piece ${n}` }));
const shops: ShopServer[] = [];

/** Every caller has an address of its own, so that nobody uses up another one's allowance. */
let callers = 0;
const from = (asked: Asked = {}): Asked => {
  const n = callers++;
  const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
  return { ...asked, headers: { "x-forwarded-for": address, ...asked.headers } };
};

async function signIn(address: string): Promise<SignedIn> {
  const body = { username_or_email: HOUSE.ADMIN_EMAIL, password: HOUSE.ADMIN_PASSWORD };
  return (await ask(address, "/api/brands/login", from({ method: "POST", body }))).body as SignedIn;
}

/** Less than a visitor waits for a page. */
const HELD_MS = 20_000;

/** A shop that takes its time for every list but the first, until it is let go. */
async function openHeldShop(products: number) {
  const shop = await startShopify(products);
  shops.push(shop);
  const [reached, free] = [once(), once()];
  shop.state.onList = async (page) => {
    if (page === 1) return;
    reached.happen();
    await Promise.race([free.happened, wait(HELD_MS, undefined, { ref: false })]);
  };
  return { shop, reached: reached.happened, letGo: free.happen };
}

const crawlOf = (shop: ShopifyShop, address: string) => ({
  address,
  token: owner.token,
  brandId: owner.id,
  path: `/api/brands/${owner.id}/crawl`,
  body: { data: { platform: "shopify", website: shop.url } },
});

const inOrder = (events: CrawlEvent[]) =>
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, n) => n + 1));

async function savedFrom(shop: ShopifyShop): Promise<string[]> {
  const rows = await house.database.sql
    .selectFrom("products")
    .select("url")
    .where("url", "like", `${shop.url}/%`)
    .execute();
  return rows.map(({ url }) => url!.split("/").at(-1)!).toSorted();
}

const handlesOf = ({ products }: ShopifyShop) => products.map(({ handle }) => handle).toSorted();

const turnsOf = async (job: string) =>
  (
    await house.database.sql
      .selectFrom("crawl_jobs")
      .select(["turn", "status"])
      .where("id", "=", job)
      .execute()
  )[0];

describe.skipIf(!process.env["TEST_DATABASE_URL"])("two webs and two workers", () => {
  beforeAll(async () => {
    house = await openHouse();
    const { access_token: token, brand_id: id } = await signIn(house.webs[0].address);
    owner = { id, token };
    const entries = createEntryMaker(hashedEmbeddings());
    await createProductRepository(house.database.sql, entries).addMany(id, pieces);
  }, LONG);

  afterAll(async () => {
    killLeftovers();
    await Promise.all(shops.map((shop) => shop.stop()));
    await house?.remove();
  }, LONG);

  test("that start in the same moment on an empty database make one house account", async () => {
    const { rows } = await house.database.pool.query(
      "select email from brands where is_administrator",
    );
    expect(rows).toEqual([{ email: HOUSE.ADMIN_EMAIL }]);
  });

  test("a worker says how it is, and nothing else", async () => {
    const [{ address }] = house.workers;
    const answers = ["/live", "/ready", "/metrics", "/", "/login", "/api/health", "/api/nothing"];
    const told = await Promise.all(answers.map((path) => ask(address, path)));
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404, 404, 404]);
    for (const { body } of told.slice(3)) expect(body).toEqual(refusal("not_found", "notFound"));
    expect(told[1]!.body).toEqual({ status: "ready" });
  });

  test.concurrent(
    "a crawl whose worker is killed is done once, and is heard on at the other web",
    async () => {
      const { shop, reached, letGo } = await openHeldShop(600);
      const [heir, victim] = house.workers;
      const [web, otherWeb] = house.webs;
      // Asleep it takes no job: the crawl is the other one's.
      heir.kill("SIGSTOP");
      const begun = await listen(
        crawlOf(shop, web.address),
        (event) => event.event === "progress" && event.productsFound > 0,
      );
      await reached;
      heir.kill("SIGCONT");
      victim.kill("SIGKILL");
      await victim.ended;
      letGo();

      const rest = await listenToTheEnd(
        { ...againFrom(crawlOf(shop, otherWeb.address), begun), brandId: owner.id },
        [],
      );
      inOrder([...begun, ...rest]);
      expect(rest.at(-1)).toMatchObject({ event: "done", saved: 600, updated: 0, unchanged: 0 });
      expect(await savedFrom(shop)).toEqual(handlesOf(shop));
      const { job } = begun[0]!;
      expect(await turnsOf(job)).toEqual({ turn: 2, status: "done" });
      // The first list was read by the first worker alone.
      expect(
        shop.asked.filter(({ path }) => /products\.json\?.*\bpage=1\b/.test(path)).length,
      ).toBe(1);
      for (const { address } of house.webs) {
        const { events } = await crawlCalls(address, owner).events(job);
        expect(events).toEqual([...begun, ...rest]);
      }
      house.workers[1] = await house.open("worker");
    },
    LONG,
  );

  test.concurrent(
    "of fifty who register one name in the same moment at both, one succeeds",
    async () => {
      const brandName = "Nile Thread";
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          ask(
            house.webs[n % 2]!.address,
            "/api/brands/register",
            from({ method: "POST", body: registration({ brandName }) }),
          ),
        ),
      );
      const refusals = answers.filter(({ status }) => status !== 200);
      expect(refusals.length).toBe(49);
      for (const { status, body } of refusals) {
        expect({ status, body }).toMatchObject({ status: 409, body: { field: "brandName" } });
      }
      const { rows } = await house.database.pool.query(
        "select count(*)::int as n from brands where name = $1",
        [brandName],
      );
      expect(rows).toEqual([{ n: 1 }]);
    },
    LONG,
  );

  test.concurrent(
    "what is used up at one is used up at the other",
    async () => {
      const LIMIT = CALLS_PER_MINUTE["sign-in"];
      const headers = { "x-forwarded-for": "203.0.113.7" };
      const [web, otherWeb] = house.webs;
      const guess = async (address: string, asked: Asked = { headers }) =>
        (await ask(address, "/api/brands/login", { ...asked, method: "POST", body: {} })).status;
      const spent = await Promise.all(Array.from({ length: LIMIT }, () => guess(web.address)));
      expect(spent).toEqual(Array.from({ length: LIMIT }, () => 400));
      expect(await guess(web.address)).toBe(429);
      let admitted = 0;
      // Until they have exchanged their counts; by its own it would admit as many again.
      while ((await guess(otherWeb.address)) === 400 && admitted < LIMIT) {
        admitted++;
        await wait(500);
      }
      expect(admitted).toBeLessThan(LIMIT);
      expect(await guess(otherWeb.address)).toBe(429);
      expect(await guess(otherWeb.address, from())).toBe(400);
      const kept = await house.database.sql.selectFrom("call_counts").selectAll().execute();
      expect(JSON.stringify(kept)).not.toContain("203.0.113.7");
    },
    LONG,
  );

  test.concurrent(
    "a session, a walk through the feed and a shared link begun at one go on at the other",
    async () => {
      const [web, otherWeb] = house.webs;
      const profile = (address: string, token: string) =>
        ask(address, `/api/brands/${owner.id}`, from({ token }));
      const { access_token } = await signIn(web.address);
      expect(await profile(otherWeb.address, access_token)).toMatchObject({
        status: 200,
        body: { email: HOUSE.ADMIN_EMAIL },
      });

      const seen: string[] = [];
      let token: string | undefined;
      for (let page = 1, hasMore = true; hasMore; page++) {
        const { address } = house.webs[page % 2]!;
        const path = `/api/products/explore?page=${page}&limit=10`;
        const answer = (await ask(address, path, from({ token }))).body as ExplorePage;
        seen.push(...answer.products.map(({ id }) => id));
        hasMore = answer.has_more;
        token = answer.token ?? undefined;
      }
      const walked = new Set(seen);
      expect(walked.size).toBe(seen.length);
      expect(pieces.filter(({ id }) => !walked.has(id))).toEqual([]);

      const ids = pieces.slice(0, 3).map(({ id }) => id);
      const share = from({ method: "POST", body: { product_ids: ids } });
      const { id, url } = (await ask(web.address, "/api/collections", share)).body as {
        id: string;
        url: string;
      };
      expect(url.startsWith(`${house.balancer.url}/`)).toBe(true);
      const shared = await ask(otherWeb.address, `/api/collections/${id}`, from());
      expect(shared).toMatchObject({ status: 200, body: { gone: 0 } });
      const { products } = shared.body as { products: { id: string }[] };
      expect(products.map((product) => product.id)).toEqual(ids);
    },
    LONG,
  );

  test(
    "what a brand changes at one is what shoppers see at the other",
    async () => {
      const [web, otherWeb] = house.webs;
      const { id } = pieces[0]!;
      const search = async (address: string) => {
        const body = { brands: [], categories: [], search: "Piece 0" };
        const path = "/api/products/filter?page=1&limit=60";
        const answer = await ask(address, path, from({ method: "POST", body }));
        return (answer.body as ExplorePage).products.map((product) => product.id);
      };
      // Both have it in mind.
      for (const { address } of house.webs) expect(await search(address)).toContain(id);
      const hidden = await ask(
        web.address,
        `/api/brands/${owner.id}/products/${id}/toggle-active`,
        from({ method: "PATCH", token: owner.token }),
      );
      expect(hidden.status).toBe(200);
      expect(await search(otherWeb.address)).not.toContain(id);
      expect((await ask(otherWeb.address, `/api/products/${id}`, from())).status).toBe(404);
    },
    LONG,
  );

  test(
    "both webs are replaced under load, and nobody notices, not even who listens to a crawl",
    async () => {
      const { balancer } = house;
      const held = await openHeldShop(1100);
      const listening = listenToTheEnd(crawlOf(held.shop, balancer.url));
      await held.reached;
      const failures = new Set<string>();
      const over = new AbortController();
      const requests: [string, Asked][] = [
        ["/api/products/explore", {}],
        ["/", {}],
        ["/api/products/filter?page=1&limit=20", { method: "POST", body: { search: "piece" } }],
        [`/api/brands/${owner.id}`, { token: owner.token }],
      ];
      const shop = async (shopper: number) => {
        for (let n = shopper; !over.signal.aborted; n++, await wait(5)) {
          const [path, asked] = requests[n % requests.length]!;
          const answer = await ask(balancer.url, path, from(asked)).catch((error: Error) => error);
          if (answer instanceof Error) failures.add(`${path} ${answer.message}`);
          else if (answer.status !== 200) failures.add(`${path} ${answer.status} ${answer.text}`);
        }
      };
      const shoppers = Array.from({ length: 6 }, (_, n) => shop(n));
      for (const n of [0, 1] as const) {
        const old = house.webs[n];
        const closing = house.close(old);
        await balancer.drained(old.address);
        // It has said that it goes, and still serves whoever has not heard.
        expect((await ask(old.address, "/ready")).body).toMatchObject({ reason: "draining" });
        const late = await ask(old.address, "/api/products/explore", from());
        expect([late.status, late.headers.get("connection")]).toEqual([200, "close"]);
        expect(await closing).toEqual({ code: 0, signal: null });
        house.webs[n] = await house.open("web");
      }
      const hasServed = () => house.webs.every(({ address }) => balancer.served(address) >= 30);
      while (!hasServed() && failures.size === 0) await wait(50);
      over.abort();
      await Promise.all(shoppers);
      expect([...failures]).toEqual([]);
      held.letGo();
      const heard = await listening;
      inOrder(heard);
      expect(heard.at(-1)).toMatchObject({ event: "done", saved: 1100 });
    },
    LONG,
  );

  test(
    "both workers are replaced while a crawl runs, and it ends whole",
    async () => {
      const { shop, reached, letGo } = await openHeldShop(1100);
      const crawl = crawlOf(shop, house.balancer.url);
      const listening = listenToTheEnd(crawl);
      await reached;
      expect(await house.close(house.workers[0])).toEqual({ code: 0, signal: null });
      house.workers[0] = await house.open("worker");
      // Whichever of the two had it: now it has been given away at least once.
      expect(await house.close(house.workers[1])).toEqual({ code: 0, signal: null });
      letGo();
      house.workers[1] = await house.open("worker");
      const heard = await listening;
      inOrder(heard);
      expect(heard.at(-1)).toMatchObject({ event: "done", saved: 1100, failed: 0 });
      expect(await savedFrom(shop)).toEqual(handlesOf(shop));
      expect((await turnsOf(heard[0]!.job))!.turn).toBeGreaterThanOrEqual(2);
    },
    LONG,
  );
});
