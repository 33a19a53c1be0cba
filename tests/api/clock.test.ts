// The machine's clock jumps while the server runs: by an hour and by a year, both ways. Nothing breaks, and what was
// there before is there after.
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ask } from "../support/ask.ts";
import { makeBrand, newProduct, tokenOf, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let brand: TestBrand;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: true });
  brand = await makeBrand(server.parts);
  await server.parts.products.addMany(brand.id, [
    newProduct({ id: "p_clock", title: "Linen shirt" }),
  ]);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => server.stop());

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

async function statuses(token: string): Promise<Record<string, number>> {
  const called: Record<string, Parameters<typeof ask>[2] & { path: string }> = {
    health: { path: "/api/health" },
    feed: { path: "/api/products/explore" },
    piece: { path: "/api/products/p_clock" },
    search: { path: "/api/search", method: "POST", body: { query: "linen shirt", limit: 5 } },
    filter: { path: "/api/products/filter", method: "POST", body: { categories: ["Shirts"] } },
    own: { path: `/api/brands/${brand.id}`, token },
  };
  const answers: Record<string, number> = {};
  for (const [name, { path, ...asked }] of Object.entries(called))
    answers[name] = (await ask(server.address, path, asked)).status;
  return answers;
}

const ALL_WELL = { health: 200, feed: 200, piece: 200, search: 200, filter: 200, own: 200 };

test.each([
  ["an hour on", HOUR],
  ["an hour back", -HOUR],
  ["a year on", YEAR],
  ["a year back", -YEAR],
])("%s, and back again", async (_, jump) => {
  expect(await statuses(await tokenOf(server.parts, brand.id))).toEqual(ALL_WELL);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + jump });
  // Who signs in under the new time is in, and everybody is served.
  expect(await statuses(await tokenOf(server.parts, brand.id))).toEqual(ALL_WELL);
  vi.useRealTimers();
  expect(await statuses(await tokenOf(server.parts, brand.id))).toEqual(ALL_WELL);
  expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([]);
});
