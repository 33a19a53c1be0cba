// What a phone must never do to its owner: run away under the finger, or leave the screen when Back was meant for
// what lies over it.
import type { CDPSession } from "@playwright/test";
import { cards, expect, openExplore, shown, test } from "./shopper.ts";

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

test("a long list is few elements, and walking back through it moves nothing", async ({ page }) => {
  await openExplore(page);
  const more = page.getByRole("button", { name: "Load More" });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    if (await more.isVisible()) await more.tap({ timeout: 1000 });
    expect(await shown(page)).toBeGreaterThanOrEqual(140);
  }).toPass();
  const elements = page.locator("#pieces > li");
  await expect.poll(() => elements.count()).toBeLessThan(100);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();

  await page.evaluate(() => scrollTo(0, 0));
  await expect(cards(page).first()).toBeInViewport();
  await expect.poll(() => elements.count()).toBeLessThan(100);
  for (const share of [0.25, 0.5, 0.75]) {
    await page.evaluate((at) => scrollTo(0, document.body.scrollHeight * at), share);
    // Every place in the window has its card again.
    const empty = () =>
      elements.evaluateAll(
        (all) =>
          all.filter((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return bottom > 0 && top < innerHeight && !one.querySelector("article");
          }).length,
      );
    await expect.poll(empty).toBe(0);
  }
  expect(Math.abs((await height()) - before)).toBeLessThan(2);
});

test("the page behind a sheet stays where it is under the thumb", async ({ page }) => {
  await openExplore(page);
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole("button", { name: "Filters" }).tap();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("checkbox").first()).toBeVisible();
  const stood = await page.evaluate(() => scrollY);
  const touch = await page.context().newCDPSession(page);
  const drag = async (from: number, to: number) => {
    const at = (y: number) => [{ x: 200, y }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
    for (let n = 1; n <= 8; n++) {
      const y = from + ((to - from) * n) / 8;
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(y) });
    }
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  const box = (await sheet.boundingBox())!;
  const foot = box.y + box.height;
  // Its head, its middle beyond the end, its foot.
  await drag(box.y + 20, box.y - 60);
  for (let n = 0; n < 4; n++) await drag(foot - 200, box.y + 80);
  await drag(foot - 30, foot - 200);
  expect(await page.evaluate(() => scrollY)).toBe(stood);
  await sheet.getByRole("button", { name: "Close" }).tap();
  await expect(sheet).toBeHidden();
  await flick(touch);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(stood);
});
