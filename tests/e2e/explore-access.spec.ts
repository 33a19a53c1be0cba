import type { Locator, Page } from "@playwright/test";
import { seriousHindrances } from "./hindrances.ts";
import { cards, expect, openExplore, pinBeforehand, someProducts, test } from "./shopper.ts";

/** Beside each other, as wide screens and very wide ones show them. */
async function expectColumns(page: Page): Promise<void> {
  const columns = () =>
    page
      .locator("#pieces")
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 1920, height: 900 });
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Every card is made like the first ones. */
const hindrances = (page: Page) =>
  seriousHindrances(page, { exclude: "li:nth-child(n+4) > article" });

/** Over the open collection: the table of two pieces. */
async function expectCompared(page: Page): Promise<void> {
  const choose = page.getByRole("dialog").getByRole("button", { name: /^(Compare|مقارنة): / });
  await choose.nth(0).click();
  await choose.nth(1).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^(Compare 2 pieces|مقارنة القطعتين)$/ })
    .click();
  await expect(page.getByRole("dialog").getByRole("columnheader")).toHaveCount(2);
  expect(await hindrances(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole("columnheader")).toHaveCount(0);
}

/** Over the open collection: the form of who wants to be told. */
async function expectToldWhen(page: Page): Promise<void> {
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^(Tell me about these pieces|بلغوني عن القطع دي)$/ })
    .click();
  await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();
  expect(await hindrances(page)).toEqual([]);
}

for (const language of ["en", "ar"] as const) {
  test(`nothing hinders anyone on the shopper's screens (${language})`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.slow();
    await context.addCookies([{ name: "language", value: language, url: baseURL! }]);
    const pins = await someProducts(request, { categories: ["Bags"] }, 3);
    await pinBeforehand(page, pins);
    await page.goto("/");
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole("checkbox").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(
      language === "ar" ? "rtl" : "ltr",
    );
    expect(await hindrances(page)).toEqual([]);

    await page
      .getByRole("banner")
      .getByRole("button", { name: /^(Collection|مجموعتي) [3٣]$/ })
      .click();
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(3);
    expect(await hindrances(page)).toEqual([]);
    await expectCompared(page);
    await expectToldWhen(page);

    await page.goto("/");
    await cards(page)
      .first()
      .getByRole("link", { name: /^(Quick view|نظرة سريعة)/ })
      .click();
    await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
    expect(await hindrances(page)).toEqual([]);

    await page.goto(`/product/${pins[0]!.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await hindrances(page)).toEqual([]);

    await page.goto(`/brand/${encodeURIComponent(pins[0]!.brand)}`);
    await expect(cards(page).first()).toBeVisible();
    expect(await hindrances(page)).toEqual([]);
    await expectColumns(page);
    await page.getByRole("button", { name: /^(Filters|الفلاتر)/ }).click();
    await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
    expect(await hindrances(page)).toEqual([]);

    const shared = await request.post("/api/collections", {
      data: { product_ids: pins.map(({ id }) => id) },
    });
    const { id } = (await shared.json()) as { id: string };
    await page.goto(`/collection/${id}`);
    await expect(cards(page)).toHaveCount(3);
    expect(await hindrances(page)).toEqual([]);
    await expectColumns(page);

    await page.goto("/search");
    await page.getByRole("textbox").fill("black abaya");
    await page.keyboard.press("Enter");
    await expect(cards(page).first()).toBeVisible();
    await expectColumns(page);
  });
}

test("in Arabic everything runs the other way, with Arabic digits", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "language", value: "ar", url: baseURL! }]);
  await page.goto("/");
  await expect(cards(page).first()).toContainText(/[٠-٩]/);
  const row = page.getByRole("toolbar", { name: "الأقسام" });
  await row.getByRole("button", { name: "عبايات وكيمونو وإسدالات" }).click();
  await expect(page.getByRole("heading", { name: /^لقينا [٠-٩]+ قط/ })).toBeVisible();
  await page.getByRole("button", { name: "الأقسام اللي بعدها" }).click();
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(-200);
  await expect(page.locator("body")).not.toContainText(/Load More|Apply Filters|View Details/);
});

test("the keyboard returns from every overlay to where it came from", async ({ page, request }) => {
  const pins = await someProducts(request, { categories: ["Dresses"] }, 2);
  await pinBeforehand(page, pins);
  await openExplore(page);
  const returnsTo = async (opener: Locator, opened: Locator) => {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(opened).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
    await expect(opener).toBeFocused();
  };
  const dialog = page.getByRole("dialog");
  const banner = page.getByRole("banner");
  await returnsTo(
    cards(page)
      .first()
      .getByRole("link", { name: /^Quick view/ }),
    dialog,
  );
  await returnsTo(banner.getByRole("button", { name: "Collection 2" }), dialog);
  await returnsTo(
    banner.getByRole("button", { name: "Search", exact: true }),
    page.getByRole("complementary", { name: "AI Stylist" }),
  );
  await page.goto(`/product/${pins[0]!.id}`);
  await returnsTo(page.getByRole("button", { name: /^Report this/ }), dialog);
  await returnsTo(page.getByRole("button", { name: /^Tell me when/ }).first(), dialog);
  await page.setViewportSize({ width: 768, height: 1024 });
  await openExplore(page);
  await returnsTo(page.getByRole("button", { name: "Filters" }), dialog);
});
