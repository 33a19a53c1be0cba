// What a phone must never do to its owner: run away under the finger, or leave the screen when Back was meant for
// what lies over it.
import type { CDPSession } from "@playwright/test";
import { cards, expect, openExplore, test } from "./shopper.ts";

/** From the foot of the screen to its head, as quick as a thumb; the page goes on by itself for a while. */
async function flick(touch: CDPSession): Promise<void> {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x: 60, y }],
    });
  await send("touchStart", 800);
  for (const y of [700, 560, 400, 220, 40]) await send("touchMove", y);
  await send("touchEnd");
}

test("the feed does not run away after quick flicks on a slow network", async ({ page }) => {
  let arrive = () => {};
  const slowly = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/api/products/explore?page=*", async (route) => {
    await slowly;
    await route.continue();
  });
  await openExplore(page);
  const touch = await page.context().newCDPSession(page);
  const place = () => page.evaluate(() => Math.round(scrollY));
  const toGo = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY));
  // Down to the footer, past everything that is there.
  await expect(async () => {
    await flick(touch);
    expect(await toGo()).toBeLessThanOrEqual(1);
  }).toPass();
  const stood = await place();
  arrive();
  await expect(page.getByText(/^(40|60) pieces shown$/)).toBeAttached();
  await expect(cards(page).nth(20)).toBeVisible();
  // Where the footer stood are new cards, and the rest of them is still to be walked to.
  expect(Math.abs((await place()) - stood)).toBeLessThan(200);
  expect(await toGo()).toBeGreaterThan(2000);
});

test("the magnifier comes when the field has gone out of sight", async ({ page }) => {
  await openExplore(page);
  const magnifier = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
  await expect(magnifier).toBeHidden();
  await page.evaluate(() => scrollTo(0, 700));
  await expect(magnifier).toBeVisible();
  await magnifier.tap();
  await expect(page.getByRole("dialog", { name: "AI Stylist" })).toBeVisible();
});

test("Back closes the lightbox, then the filters, and only then leaves", async ({ page }) => {
  await page.goto("/terms");
  await openExplore(page);
  await page.getByRole("button", { name: "Filters" }).tap();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await expect(filters).toBeVisible();
  await page.goBack();
  await expect(filters).toBeHidden();
  expect(new URL(page.url()).pathname).toBe("/");

  await cards(page)
    .first()
    .getByRole("link", { name: /^Quick view/ })
    .tap();
  const box = page.getByRole("dialog");
  await expect(box).toBeVisible();
  await page.goBack();
  await expect(box).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/");

  // Closed by its own button, it leaves no dead step behind.
  await page.getByRole("button", { name: "Filters" }).tap();
  await filters.getByRole("button", { name: "Close" }).tap();
  await expect(filters).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});
