import { tooSmall } from "./finger-reach.ts";
import { cards, expect, openExplore, pinBeforehand, someProducts, test } from "./shopper.ts";

test("filters rise from below, apply, and make way for the results", async ({ page }) => {
  await openExplore(page);
  await page.getByRole("button", { name: "Filters" }).tap();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await expect(drawer.getByRole("button", { name: "No Filters Selected" })).toBeDisabled();
  // No ring around a button that nobody has chosen.
  await expect(drawer).toBeFocused();
  await drawer.getByText("Bint El Ghazl").tap();
  await drawer.getByRole("button", { name: "Apply Filters" }).tap();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("heading", { name: /^Found \d+ products$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Filters 1" })).toBeVisible();
});

test("the order is chosen among the filters, and stands above what was asked for", async ({
  page,
}) => {
  await openExplore(page);
  await expect(page.getByLabel("Sort")).toHaveCount(0);
  await page.getByRole("button", { name: "Filters" }).tap();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.getByLabel("Sort").selectOption("price_down");
  await expect(page).toHaveURL(/sort=price_down/);
  // Back closes the filters; what was chosen in them stays.
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("heading", { name: /^Found \d+ products$/ })).toBeVisible();
  await expect(page.getByLabel("Sort")).toHaveValue("price_down");
  await expect(page).toHaveURL(/sort=price_down/);
});

test("the first screen shows the field, two whole cards, and most of the next two pictures", async ({
  page,
}) => {
  await openExplore(page);
  await expect(page.getByRole("main").getByRole("search").getByRole("textbox")).toBeInViewport();
  for (const n of [0, 1]) await expect(cards(page).nth(n)).toBeInViewport({ ratio: 1 });
  for (const n of [2, 3])
    await expect(cards(page).nth(n).locator("img").first()).toBeInViewport({ ratio: 0.7 });
});

test("the floating buttons never reach a card's pin", async ({ page, request }) => {
  await pinBeforehand(page, await someProducts(request, {}, 3));
  for (const width of [360, 390, 820]) {
    await page.setViewportSize({ width, height: 780 });
    await openExplore(page);
    const pins = cards(page).getByRole("button", { name: /^Pin/ });
    const columns = await pins.evaluateAll((all) =>
      all.slice(0, 2).map((pin) => pin.getBoundingClientRect().left),
    );
    const floating = page.locator("[data-foot-bar] button");
    await expect(floating).toHaveCount(2);
    const reach = await floating.evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect().right),
    );
    expect(reach[0]!).toBeLessThan(columns[0]!);
    expect(reach[1]!).toBeLessThan(columns[1]!);
  }
});

test("the whole way on a phone: look closer, details, pin, collection", async ({ page }) => {
  await openExplore(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await cards(page)
    .first()
    .getByRole("link", { name: /^Quick view/ })
    .tap();
  await page.getByRole("dialog").getByRole("link", { name: "View Full Details" }).tap();
  await expect(page.getByRole("link", { name: "Buy Now" })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const foot = page.locator("[data-foot-bar]");
  // What is chosen out of sight stands beside the price.
  for (const name of ["Color", "Size"]) {
    const chosen = page.getByRole("group", { name }).getByRole("radio", { checked: true });
    if ((await chosen.count()) > 0) await expect(foot).toContainText(await chosen.inputValue());
  }
  await foot.getByRole("button", { name: /^Pin/ }).tap();
  const drawer = page.getByRole("dialog", { name: "Your Collection (1)" });
  await expect(drawer).toBeVisible();
  await drawer.getByRole("button", { name: "Close" }).tap();
  await expect(page.getByRole("button", { name: "Collection 1" })).toBeVisible();
});

test("whatever is pressed is within a finger's reach", async ({ page, request }) => {
  const pins = await someProducts(request, { categories: ["Dresses"] }, 2);
  await pinBeforehand(page, pins);
  await openExplore(page);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole("button", { name: "Filters" }).tap();
  await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  await page.goBack();
  await page.getByRole("button", { name: "Collection 2" }).tap();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(2);
  expect(await tooSmall(page)).toEqual([]);
  await page.goto(`/product/${pins[0]!.id}`);
  await expect(page.getByRole("heading", { name: "Before you buy" })).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  await page.goto(`/brand/${encodeURIComponent(pins[0]!.brand)}?in_stock=true`);
  await expect(page.getByRole("button", { name: /^Remove / })).toBeVisible();
  await page.getByRole("button", { name: "Filters 1" }).tap();
  await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
});

for (const { language, wish } of [
  { language: "en", wish: "red dress" },
  { language: "ar", wish: "فستان أحمر" },
])
  test(`so is whatever is pressed in the stylist's answer (${language})`, async ({ page }) => {
    await page.goto(`/search?lang=${language}&q=${encodeURIComponent(wish)}`);
    await expect(page.getByRole("combobox")).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
  });

test("who saves data gets small pictures, and nothing that was not asked for", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", {
      value: Object.assign(new EventTarget(), { saveData: true, effectiveType: "4g" }),
    }),
  );
  let pages = 0;
  page.on("request", (asked) => {
    if (asked.url().includes("/api/products/explore")) pages += 1;
  });
  await openExplore(page);
  await expect(page.getByRole("article").first().locator("img").first()).toHaveAttribute(
    "sizes",
    "120px",
  );
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const more = page.getByRole("button", { name: "Load More" });
  await expect(more).toBeInViewport();
  expect(pages).toBe(0);
  await more.tap();
  await expect.poll(() => pages).toBe(1);
});

test("a brand's story that is cut short can be read whole, in both languages", async ({ page }) => {
  for (const { language, more } of [
    { language: "en", more: "Read more" },
    { language: "ar", more: "باقي الحكاية" },
  ]) {
    await page.goto(`/brand/Layl%20Harir?lang=${language}`);
    const open = page.getByRole("button", { name: more });
    const cut = () =>
      page
        .locator("p:has(+ button[aria-expanded])")
        .evaluate((words) => words.scrollHeight - words.clientHeight);
    expect(await cut()).toBeGreaterThan(8);
    await open.tap();
    expect(await cut()).toBeLessThan(8);
  }
});

test("the category of a shared link stands in the row, not beyond its end", async ({ page }) => {
  await page.goto("/?category=Swimwear");
  const row = page.getByRole("toolbar", { name: "Categories" });
  const chosen = row.locator("[aria-pressed=true], [aria-pressed=mixed]").first();
  await expect(chosen).toBeInViewport({ ratio: 1 });
});
