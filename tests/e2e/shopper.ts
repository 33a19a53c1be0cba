// What shoppers do again and again in the browser tests.
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { FilterPage, Product } from "../../src/contract/products.ts";
import type { z } from "zod";
import { expect, test as base } from "./product.ts";

/** One grey point; making hundreds of real pictures would be most of the time of these tests. */
const POINT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);

type Options = { hasRealPictures: boolean };

/** Nothing moves by itself, the pin hint was seen long ago, and the page may not complain. */
export const test = base.extend<Options & { complaints: string[] }>({
  hasRealPictures: [false, { option: true }],
  contextOptions: { reducedMotion: "reduce" },
  complaints: [
    async ({ page, context, hasRealPictures }, use) => {
      if (!hasRealPictures) {
        await context.route("**/api/images/**", (route) =>
          route.fulfill({ contentType: "image/png", body: POINT }),
        );
      }
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      await page.addInitScript(() => localStorage.setItem("hasSeenPinHint", "true"));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A call that the test itself made fail is no complaint. */
export function forgive(complaints: string[]): void {
  complaints.splice(0);
}

export const cards = (page: Page) => page.getByRole("main").getByRole("article");

export const titles = (page: Page) => cards(page).getByRole("heading").getByRole("link");

/** How many pieces the list holds, as a screen reader is told: those far below are drawn when they come near. */
export const listOf = (page: Page, n: number) => page.getByText(`${n} pieces shown`);

/** As a shopper does, who sees more of the list the further down the page is. */
export async function scrollToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole("button", { name: "Load More" })).toBeInViewport({ timeout: 200 });
  }).toPass();
}

/** The place of each piece near the window, drawn or not; those far away stand together as one. */
const places = (page: Page) => page.locator("#pieces > li");

/** How many pieces the list holds. */
export const shown = async (page: Page) =>
  Number.parseInt((await page.getByText(/^\d+ pieces shown$/).textContent()) ?? "", 10);

/** On and on, until the list holds so many pieces. */
export async function scrollPast(page: Page, n: number): Promise<void> {
  await expect(async () => {
    await scrollToEnd(page);
    expect(await shown(page)).toBeGreaterThanOrEqual(n);
  }).toPass();
}

/** The piece at a place of the list, which is walked to, and its address. */
export async function pieceAt(page: Page, at: number): Promise<{ link: Locator; href: string }> {
  const place = places(page).nth(at);
  const title = place.getByRole("heading").getByRole("link");
  await expect(async () => {
    await place.scrollIntoViewIfNeeded();
    await expect(title).toBeVisible({ timeout: 500 });
  }).toPass();
  const href = (await title.getAttribute("href")) ?? "";
  return { link: titles(page).and(page.locator(`[href="${href}"]`)), href };
}

export async function openExplore(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await expect(cards(page).first()).toBeVisible();
}

export async function someProducts(
  request: APIRequestContext,
  query: Partial<z.input<(typeof import("../../src/contract/products.ts"))["FilterRequest"]>> = {},
  limit = 20,
): Promise<Product[]> {
  const answer = await request.post(`/api/products/filter?limit=${limit}`, { data: query });
  const { products } = (await answer.json()) as z.infer<typeof FilterPage>;
  return products;
}

/** Puts pins into the browser before the page is opened. */
export async function pinBeforehand(page: Page, products: Product[]): Promise<void> {
  await page.addInitScript((pins) => {
    if (localStorage.getItem("pinnedProducts") === null) {
      localStorage.setItem("pinnedProducts", JSON.stringify(pins));
    }
  }, products);
}

export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
