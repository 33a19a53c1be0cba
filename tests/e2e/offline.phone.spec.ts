// A phone that loses its network: what one wants to press stays free, what cannot be had says so, and everything
// that is missing comes by itself.
import type { Page } from "@playwright/test";
import { expect, test } from "./product.ts";
import { pinBeforehand, someProducts } from "./shopper.ts";

test.use({ serviceWorkers: "allow" });

const overlap = async (page: Page, one: string, other: string) => {
  const [above, below] = await Promise.all(
    [one, other].map((what) => page.locator(what).first().boundingBox()),
  );
  return above!.y < below!.y + below!.height && below!.y < above!.y + above!.height;
};

async function openExplore(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

test("the note leaves the foot of the screen free, and what is missing comes by itself", async ({
  page,
  context,
}) => {
  await openExplore(page);
  const unavailable = page.getByRole("main").locator("[data-placeholder]");
  await context.setOffline(true);
  const note = page.getByText("You are offline.");
  await expect(note).toBeVisible();
  expect(await overlap(page, "output[popover]", "[data-foot-bar]")).toBe(false);
  expect(await overlap(page, "output[popover]", "h1")).toBe(false);

  await page.evaluate(() => scrollTo(0, 1600));
  await expect(unavailable.first()).toBeVisible();
  await context.setOffline(false);
  await expect(note).toBeHidden();
  await expect(unavailable).toHaveCount(0);
});

test("filters and screens that were never opened say what they wait for, and come by themselves", async ({
  page,
  context,
}) => {
  await openExplore(page);
  const isKept = () =>
    page.evaluate(async () => {
      const names = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return names.flat().some(({ url }) => url.includes("/explore-filters-"));
    });
  await expect.poll(isKept).toBe(true);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Filters" }).tap();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await expect(drawer.getByRole("button", { name: "No Filters Selected" })).toBeVisible();
  await expect(page.getByText("You are offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(drawer.getByRole("checkbox").first()).toBeVisible();

  await context.setOffline(true);
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "No network just now" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Brand Login" })).toBeVisible();
});

test("a picture on the model that was asked for without a network comes by itself", async ({
  page,
  context,
  request,
}) => {
  await pinBeforehand(page, await someProducts(request, { categories: ["Dresses"] }, 2));
  await openExplore(page);
  await page.getByRole("button", { name: "Collection 2" }).tap();
  const drawer = page.getByRole("dialog", { name: "Your Collection (2)" });
  for (const _ of [1, 2])
    await drawer
      .getByRole("button", { name: /^Add to model: / })
      .first()
      .tap();
  await context.setOffline(true);
  await drawer.getByRole("button", { name: /^Fit on Model/ }).tap();
  const preview = page.getByRole("dialog", { name: "Model Fit Preview" });
  await expect(preview.getByText("Waiting for the network…")).toBeVisible();
  await context.setOffline(false);
  await expect(preview.getByRole("link", { name: "Save picture" })).toBeVisible();
});
