// A brand at its workbench in the browser: a server without the demo catalogue, and brands
// whose products the test chooses.
import type { Locator, Page } from "@playwright/test";
import { workbenchOf, type Workbench } from "../support/workbench.ts";
import { aPerson, arriveWith, enrol, keptOf } from "./accounts-people.ts";
import { keptServer } from "./keep-servers.ts";
import { expect, test as shopper } from "./shopper.ts";

export type Brand = Workbench & {
  id: string;
  name: string;
  open: (path?: string) => Promise<void>;
};

type Fixtures = { newBrand: (username: string) => Promise<Brand> };

export const test = shopper.extend<Fixtures, object>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
    async ({}, use, { parallelIndex }) =>
      use(await keptServer(parallelIndex, { env: { DEMO: "off" }, options: ["--quick-words"] })),
    { scope: "worker", timeout: 300_000 },
  ],
  newBrand: async ({ page, request, product }, use) => {
    await use(async (username) => {
      const signedIn = await enrol(request, product.dataDir, aPerson(username));
      const { brandId: id, token, brandName: name } = keptOf(signedIn);
      return {
        ...workbenchOf(product.address, { id, token }),
        id,
        name,
        open: (path = "") => arriveWith(page, keptOf(signedIn), `/brand/${id}/products${path}`),
      };
    });
  },
});

export { expect };

export const aRow = (title: string, special: object = {}) => ({
  title,
  description: `${title}, made in Cairo.`,
  price: 1000,
  category: "Shirts",
  ...special,
});

export const card = (page: Page, title: string): Locator =>
  page.getByRole("article", { name: title, exact: true });

export const editorOf = (page: Page, title: string): Locator =>
  page.getByRole("form", { name: `Edit: ${title}` });

export const openEditor = (page: Page, title: string): Promise<void> =>
  page.getByRole("button", { name: `Edit: ${title}`, exact: true }).click();

export const list = (page: Page, name: "New" | "Active" | "Inactive"): Locator =>
  page.getByRole("tab", { name: new RegExp(`^${name}( Products)? `) });

/** Total, pending changes, hidden: as the header says them. */
/** Thousands of products take their time to arrive. */
export async function expectCounts(page: Page, counts: [number, number, number]): Promise<void> {
  const shown = counts.map((count) => count.toLocaleString("en"));
  await expect(page.locator("main header dd")).toHaveText(shown, { timeout: 40_000 });
}

export const notice = (page: Page): Locator => page.locator("[data-toasts]");

/** Answers a call with a failure of the server, without a sentence of its own. */
export async function makeFail(
  page: Page,
  path: string,
  method: string,
): Promise<() => Promise<void>> {
  const pattern = `**/api/brands/*/products${path}`;
  await page.route(pattern, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, contentType: "text/plain", body: "down" })
      : route.fallback(),
  );
  return () => page.unroute(pattern);
}
