import type { Locator } from "@playwright/test";
import { cards, expect, forgive, openExplore, someProducts, test, titles } from "./shopper.ts";

/** As a shopper does: the name is pressed, once it stands still (the circle itself is not to be seen). */
async function choose(group: Locator, at: number): Promise<void> {
  await group.locator("label").nth(at).click();
  await expect(group.getByRole("radio").nth(at)).toBeChecked();
}

test("the page shows the piece, and the first colour and size are chosen", async ({
  page,
  request,
}) => {
  const products = await someProducts(request, { categories: ["Tops"] }, 60);
  const piece = products.find(
    ({ colors, sizes, variants }) =>
      colors.length > 1 &&
      sizes.length > 1 &&
      variants.some(({ in_stock }) => !in_stock) &&
      variants.some(({ in_stock }) => in_stock),
  )!;
  await page.goto(`/product/${piece.id}`);
  await expect(page.getByRole("heading", { level: 1, name: piece.title })).toBeVisible();
  const color = page.getByRole("group", { name: /^Color/ });
  const size = page.getByRole("group", { name: /^Size/ });
  await expect(color.getByRole("radio").first()).toBeChecked();
  await expect(size.getByRole("radio").first()).toBeChecked();

  const missing = piece.variants.find(({ in_stock }) => !in_stock)!;
  await choose(color, piece.colors.indexOf(missing.color!));
  await choose(size, piece.sizes.indexOf(missing.size!));
  await expect(page.getByText("Not available in this color and size")).toBeVisible();
  const there = piece.variants.find(({ in_stock }) => in_stock)!;
  await choose(color, piece.colors.indexOf(there.color!));
  await choose(size, piece.sizes.indexOf(there.size!));
  await expect(page.getByText("In stock in this color and size")).toBeVisible();
  await expect(page.getByText(piece.id, { exact: true })).toBeVisible();
});

test("choosing a color shows the picture in that color", async ({ page, request }) => {
  const products = await someProducts(request, { categories: ["Dresses"] }, 60);
  type Seen = { colors: string[]; picture_colors?: string[][] };
  let [id, color, picture] = ["", "", -1];
  for (const product of products.filter(({ colors }) => colors.length > 1)) {
    const seen = (await (await request.get(`/api/products/${product.id}`)).json()) as Seen;
    color = seen.colors[1]!;
    picture = seen.picture_colors?.findIndex(([main]) => main === color) ?? -1;
    id = product.id;
    if (picture > 0) break;
  }
  expect(picture).toBeGreaterThan(0);
  await page.goto(`/product/${id}`);
  const thumbnails = page.getByRole("list", { name: "Pictures" }).getByRole("button");
  await expect(thumbnails.first()).toHaveAttribute("aria-current", "true");
  await choose(page.getByRole("group", { name: /^Color/ }), 1);
  await expect(thumbnails.nth(picture)).toHaveAttribute("aria-current", "true");
});

test("a size that is sold out in every color is waited for where it was chosen", async ({
  page,
  request,
}) => {
  const products = await someProducts(request, { categories: ["Dresses"] }, 60);
  const outOf = ({ sizes, variants }: (typeof products)[number]) =>
    sizes.find((size) => !variants.some((one) => one.size === size && one.in_stock));
  const piece = products.find((one) => !one.sold_out && outOf(one))!;
  const size = outOf(piece)!;
  await page.goto(`/product/${piece.id}`);
  const wait = page.getByRole("button", { name: `Tell me when ${size} is back` });
  const sizes = page.getByRole("group", { name: /^Size/ });
  await expect(sizes.getByRole("radio").first()).toBeVisible();
  await expect(wait).toHaveCount(0);
  await choose(sizes, piece.sizes.indexOf(size));
  await wait.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("combobox")).toHaveValue(`back:${size}`);
  await page.keyboard.press("Escape");
  await expect(wait).toBeFocused();
});

test("Buy Now leads to the brand's shop in a tab of its own", async ({ page, request }) => {
  const [piece] = await someProducts(request, {}, 1);
  await page.goto(`/product/${piece!.id}`);
  const buy = page.getByRole("link", { name: "Buy Now" });
  await expect(buy).toHaveAttribute("rel", "noopener");
  const [shop] = await Promise.all([page.waitForEvent("popup"), buy.click()]);
  await shop.waitForLoadState("domcontentloaded");
  const address = new URL(shop.url());
  expect(address.pathname).toBe(piece!.url);
  expect(address.searchParams.get("utm_source")).toBe("ribby");
});

test("similar pieces and more from the brand follow; thumbnails choose the picture", async ({
  page,
  request,
}) => {
  const products = await someProducts(request, { categories: ["Dresses"] }, 20);
  const piece = products.find(({ other_image_urls }) => other_image_urls.length > 0)!;
  await page.goto(`/product/${piece.id}`);
  const second = page.getByRole("list", { name: "Pictures" }).getByRole("button").nth(1);
  await second.click();
  await expect(second).toHaveAttribute("aria-current", "true");
  await page.mouse.wheel(0, 3000);
  await expect(page.getByRole("heading", { name: "Similar pieces" })).toBeVisible();
  await page.getByRole("link", { name: `More from ${piece.brand}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: piece.brand })).toBeVisible();
  await expect(cards(page).first()).toContainText(piece.brand);
  await expect(page.getByRole("link", { name: /^Visit/ })).toHaveAttribute("target", "_blank");
});

test("a visit inside the app is counted with where it came from", async ({ page }) => {
  await openExplore(page);
  const events: object[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/analytics/events")) {
      events.push(JSON.parse(request.postData() ?? "{}") as object);
    }
  });
  const card = cards(page).first();
  await card.hover();
  await card.getByRole("link", { name: /^View Details/ }).click();
  await expect(page.getByRole("link", { name: "Buy Now" })).toBeVisible();
  await expect
    .poll(() => events)
    .toMatchObject([
      { event_type: "view_details", source: "explore" },
      { event_type: "product_view", source: "explore" },
    ]);
  await page.reload();
  await expect(page.getByRole("link", { name: "Buy Now" })).toBeVisible();
  expect(events).toHaveLength(2);
});

test("a piece or a brand that is not there says so and leads back", async ({
  page,
  complaints,
}) => {
  await openExplore(page);
  await page.goto("/product/undefined");
  await expect(page.getByRole("heading", { name: "Product Not Found" })).toBeVisible();
  await expect(page.getByText("Invalid product ID")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Look at these instead" })).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  const lost = await page.goto("/api/redirect/p_not-here?source=Collection");
  expect(lost?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Product Not Found" })).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  await page.goBack();
  await expect(page.getByText("Invalid product ID")).toBeVisible();
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(titles(page).first()).toBeVisible();
  await page.goto("/brand/Nobody%20Knows");
  await expect(
    page.getByText("This brand does not have any products or could not be found."),
  ).toBeVisible();
  forgive(complaints);
});

test("measures stay in the browser, and the piece says which size and why", async ({
  page,
  request,
}) => {
  const products = await someProducts(request, { categories: ["Dresses"] }, 60);
  const piece = products.find(
    ({ sizes, sold_out, variants }) =>
      sizes[0] === "S" &&
      sizes.length > 2 &&
      !sold_out &&
      variants.every(({ in_stock }) => in_stock),
  );
  await page.goto(`/product/${piece!.id}`);
  const advice = page.getByRole("region", { name: "Which size?" });
  const sent: string[] = [];
  page.on("request", (asked) => sent.push(`${asked.url()} ${asked.postData() ?? ""}`));
  await advice.getByRole("button", { name: "Your measures" }).click();
  await advice.getByLabel("Bust").fill("91.5");
  await advice.getByRole("button", { name: "Save" }).click();
  await expect(advice).toContainText(/(fits|is the nearest): bust 91.5 \(chart \d+/);
  const said = await advice.getByText(/bust 91.5/).textContent();
  const fitting = piece!.sizes.find((size) => said!.startsWith(`${size} `))!;
  const sizes = page.getByRole("group", { name: /^Size/ });
  await expect(sizes.getByRole("radio", { checked: true })).toHaveValue(fitting);
  await page.reload();
  await expect(advice).toContainText("91.5");
  await expect(sizes.getByRole("radio", { checked: true })).toHaveValue(fitting);
  const other = piece!.sizes.findIndex((size) => size !== fitting);
  await choose(sizes, other);
  await advice.getByRole("button", { name: "Change my measures" }).click();
  await advice.getByLabel("Bust").fill("91");
  await advice.getByRole("button", { name: "Save" }).click();
  await expect(advice).toContainText("bust 91 ");
  await expect(sizes.getByRole("radio").nth(other)).toBeChecked();
  expect(sent.filter((one) => one.includes("91.5"))).toEqual([]);
  await expect(page.getByRole("region", { name: "Before you buy" })).toContainText(
    "The shop’s own pages were last checked",
  );
});

test("a laptop shows a piece from neck to hem at once, and still after scrolling", async ({
  page,
  request,
}) => {
  const [dress] = await someProducts(request, { categories: ["Dresses"] });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/product/${dress!.id}`);
  const picture = page.getByRole("region", { name: "Pictures" }).getByRole("img").first();
  await expect(picture).toBeInViewport({ ratio: 0.98 });
  await page.evaluate(() => scrollTo(0, 500));
  await expect(picture).toBeInViewport({ ratio: 0.98 });
});
