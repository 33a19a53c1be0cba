// `test` for the browser: a server with the demo catalogue, which the tests of a lane share.
import { test as base, expect } from "@playwright/test";
import { keptServer } from "./keep-servers.ts";
import { startProduct, type Kind, type Product } from "./start-product.ts";

export type { Product };

/** A server of its own while `use` runs, for tests that leave it as nobody else could use it. */
export async function runProduct(
  use: (product: Product) => Promise<void>,
  kind: Kind,
): Promise<void> {
  const { stop, ...product } = await startProduct(kind);
  await use(product);
  await stop();
}

export const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
    async ({}, use, { parallelIndex }) =>
      use(await keptServer(parallelIndex, { env: { DEMO: "on" }, options: [] })),
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
});

export { expect };
