// What a phone must never do to its owner: run away under the finger, or leave the screen when Back was meant for
// what lies over it.
import { cards, expect, openExplore, test } from "./shopper.ts";

test("the feed does not run away after quick flicks on a slow network", async ({ page }) => {
  await page.route("**/api/products/explore?page=*", async (route) => {
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fulfill({ response: answer });
  });
  await openExplore(page);
  const touch = await page.context().newCDPSession(page);
  for (let flick = 0; flick < 8; flick++) {
    await touch.send("Input.synthesizeScrollGesture", {
      x: 195,
      y: 600,
      yDistance: -900,
      speed: 6000,
      gestureSourceType: "touch",
    });
  }
  // Let go: whatever is drawn or loaded from now on may move nothing that the reader sees.
  const place = () => page.evaluate(() => Math.round(scrollY));
  let before = await place();
  await expect(async () => {
    const now = await place();
    const isStill = now === before;
    before = now;
    expect(isStill).toBe(true);
  }).toPass();
  const stood = await place();
  const drawn = await cards(page).count();
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(drawn);
  await expect(page.getByText(/^(40|60|80) pieces shown/)).toBeAttached();
  expect(Math.abs((await place()) - stood)).toBeLessThan(200);
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
    .getByRole("link", { name: /^Look closer/ })
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
