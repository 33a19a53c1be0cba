// Shops write titles and names longer than any screen: nothing may stick out at any width.
import type { Page } from "@playwright/test";
import { expect, forgive, pinBeforehand, someProducts, test } from "./shopper.ts";

const LONG_TITLE = `A hand-embroidered, fully lined wrap abaya with a detachable belt, pockets, and ${"very".repeat(24)}`;
const LONG_BRAND = "The Remarkably Long-Winded Atelier of the Daughters of the Upper Delta";

const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("a piece with an endless title of a brand with an endless name fits everywhere", async ({
  page,
  request,
  complaints,
}) => {
  const [piece] = await someProducts(request, {}, 1);
  const long = { ...piece!, id: "p_long", title: LONG_TITLE, brand: LONG_BRAND };
  await page.route("**/api/products/p_long", (route) => route.fulfill({ json: long }));
  await page.route("**/api/products/by-ids", (route) => route.fulfill({ json: [long] }));
  await pinBeforehand(page, [long]);
  await page.goto("/product/p_long");
  await expect(page.getByRole("heading", { level: 1, name: LONG_TITLE })).toBeVisible();
  for (const width of [360, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sticksOut(page)).toBe(0);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("button", { name: "Collection 1" }).click();
  const drawer = page.getByRole("dialog", { name: "Your Collection (1)" });
  await expect(drawer.getByText(LONG_TITLE)).toBeVisible();
  expect(await drawer.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  // The server itself has no such piece.
  forgive(complaints);
});
