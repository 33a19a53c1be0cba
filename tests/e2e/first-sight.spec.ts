// What a newcomer sees without scrolling: the field, and whole pieces with their price.
import type { Page } from "@playwright/test";
import { expect, test } from "./product.ts";

const field = (page: Page) => page.getByRole("textbox", { name: /looking for|في بالك/ });

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
] as const)
  for (const language of ["en", "ar"] as const)
    test(`at ${width} × ${height} (${language}) the field and two whole cards stand in sight`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/?lang=${language}`);
      await expect(field(page)).toBeInViewport({ ratio: 1 });
      for (const at of [0, 1])
        await expect(page.getByRole("article").nth(at)).toBeInViewport({ ratio: 1 });
      // Bar, field and categories, and then the pieces.
      const first = (await page.getByRole("article").first().boundingBox())!;
      expect(first.y).toBeLessThan(language === "ar" ? 300 : 280);
    });

test("the order stands beside the list, changes it at once and goes on standing there", async ({
  page,
}) => {
  await page.goto("/");
  const order = page.getByLabel("Sort");
  await expect(order).toBeInViewport({ ratio: 1 });
  await order.selectOption("price_up");
  await expect(page).toHaveURL(/sort=price_up/);
  await expect(page.getByRole("heading", { name: /^Found \d+ products$/ })).toBeVisible();
  await expect(order).toHaveCount(1);
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(order).toHaveValue("");
  // An answer of the stylist has an order of its own.
  await field(page).fill("linen dress");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log")).toContainText("linen dress");
  await expect(page.getByRole("heading", { name: /^Found/ })).toBeVisible();
  await expect(order).toHaveCount(1);
});

test("the sticky header holds the title when the page has gone past it", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(bar.getByRole("paragraph")).toHaveCount(0);
  await page.mouse.wheel(0, 600);
  await expect(bar.getByRole("paragraph")).toHaveText("Explore");
  await expect(bar.getByRole("paragraph")).toBeInViewport({ ratio: 1 });
});

test("what is typed there goes to the stylist, who answers beside the grid", async ({ page }) => {
  await page.goto("/");
  await field(page).fill("linen dress");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log")).toContainText("linen dress");
  await expect(field(page)).toBeHidden();
});

test("a deep link whose code is still on its way shows the outline of its page", async ({
  page,
}) => {
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/product-[^/]+\.js$/, async (route) => {
    await onItsWay;
    await route.continue();
  });
  const answer = await page.request.post("/api/products/filter?limit=1", { data: {} });
  const { products } = (await answer.json()) as { products: { id: string; title: string }[] };
  const { id, title } = products[0]!;
  await page.goto(`/product/${id}`, { waitUntil: "commit" });
  // The bar is drawn, and below it the shapes of what is coming.
  await expect(page.getByRole("banner").getByRole("link", { name: "Stylist" })).toBeVisible();
  expect(await page.locator("main .after\\:animate-breathe").count()).toBeGreaterThan(3);
  arrive();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});
