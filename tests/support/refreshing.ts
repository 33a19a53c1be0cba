// A shop that is read again night after night, with a clock that is moved instead of waited for.
import { setTimeout as wait } from "node:timers/promises";
import type { RefreshState } from "../../src/contract/refresh.ts";
import type { Product } from "../../src/contract/products.ts";
import { ask } from "./ask.ts";
import { makeBrandAt, QUICK, type Stream } from "./crawl-calls.ts";
import { unschedule } from "./job-done.ts";
import { tokenOf, type TestBrand } from "./people.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

export const DAY_MS = 86_400_000;

export type Clock = { now: number };

export async function startRefreshServer(clock: Clock): Promise<TestServer> {
  const server = await startTestServer({
    env: { ALLOW_PRIVATE_CRAWL: "on" },
    crawl: { ...QUICK },
    now: () => new Date(clock.now),
  });
  // Only the test says when it is night.
  await unschedule(server.parts, "refresh-due");
  return server;
}

function refreshing(server: TestServer, clock: Clock, brand: TestBrand) {
  const base = `/api/brands/${brand.id}`;
  const call = async (method: string, path: string, body?: object) =>
    ask(server.address, base + path, {
      method,
      // Days pass here, and a session does not last that long.
      token: await tokenOf(server.parts, brand.id),
      ...(body && { body }),
    });
  const state = async () => (await call("GET", "/refresh")).body as RefreshState;
  const settled = async (): Promise<RefreshState> => {
    for (;;) {
      const now = await state();
      if (now.last?.status !== "running") return now;
      await wait(40);
    }
  };
  return {
    call,
    state,
    settled,
    products: async () => (await call("GET", "/products")).body as Product[],
    /** A day later, and whatever is due is read. */
    async night(): Promise<RefreshState> {
      clock.now += DAY_MS;
      // Two workers look in the same moment: one of them begins.
      const { startDue } = server.parts.refreshes;
      await Promise.all([startDue(), startDue()]);
      return settled();
    },
  };
}

/** Imported and public: what shoppers see from then on is kept true. */
export async function importShop(
  server: TestServer,
  clock: Clock,
  website: string,
  crawl: (brand: TestBrand) => Promise<Stream>,
) {
  const brand = await makeBrandAt(server, website);
  const { events, text } = await crawl(brand);
  if (events.at(-1)?.event !== "done") throw new Error(`Not imported: ${text}`);
  await server.parts.database.sql
    .updateTable("products")
    .set({ active: true, is_new: false })
    .where("brand_id", "=", brand.id)
    .execute();
  // The first look gives the brand its place in the night.
  await server.parts.refreshes.startDue();
  return { brand, ...refreshing(server, clock, brand) };
}
