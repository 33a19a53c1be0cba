// The crawl tool and the comparison: real scans of the demo shops, and every message a stream can bring.
import type { APIRequestContext, Page } from "@playwright/test";
import type { SignedIn } from "../../src/contract/brands.ts";
import type { CrawlEvent } from "../../src/contract/crawl.ts";
import { messages } from "../../src/contract/messages.ts";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import { DEMO_PASSWORD } from "../../src/demo/seed.ts";
import { arriveWith, keptOf } from "./accounts-people.ts";
import { allHindrances } from "./hindrances.ts";
import { expect, forgive, test } from "./shopper.ts";

const [BRAND] = demoCatalogue();
const PIECE = BRAND!.products[0]!;

async function signIn(request: APIRequestContext): Promise<SignedIn> {
  const data = { username_or_email: BRAND!.key, password: DEMO_PASSWORD };
  const answer = await request.post("/api/brands/login", { data });
  return (await answer.json()) as SignedIn;
}

async function openTool(page: Page, request: APIRequestContext, path = "/manual-crawl") {
  await arriveWith(page, keptOf(await signIn(request)), path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const start = (page: Page) => page.getByRole("button", { name: "Start Crawl" });
const choose = (page: Page, name: string) =>
  page.getByRole("radio", { name, exact: true }).check({ force: true });
const said = (...events: Partial<CrawlEvent>[]) =>
  events
    .map((event, n) => `data: ${JSON.stringify({ job: "c_x", seq: n + 1, ...event })}\n\n`)
    .join("");
const stream = (...events: Partial<CrawlEvent>[]) => ({
  contentType: "text/event-stream",
  body: said(...events),
});
const PROGRESS = {
  event: "progress",
  status: "reading",
  productsFound: 61,
  currentPage: 7,
  totalPages: 12,
} as const;

async function expectReachable(page: Page): Promise<void> {
  expect(await allHindrances(page)).toEqual([]);
}

test("a whole shop is read, and its brand reviews what was found", async ({ page, request }) => {
  await openTool(page, request, "/admin/crawl");
  await expect(page.getByLabel("Brand name")).toHaveValue(BRAND!.name);
  await expectReachable(page);
  await page.getByLabel("Platform").selectOption("shopify");
  await start(page).click();
  await expect(page.getByRole("heading", { name: /imported$/ })).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\?brand=b_\w.*&job=c_/);
  const figures = page.getByRole("main").locator("dl").first();
  await expect(figures).toContainText("New");
  await expect(figures).toContainText("Updated");

  // The address names the crawl, so a reload finds it again.
  await page.reload();
  await expect(page.getByRole("heading", { name: /imported$/ })).toBeVisible();
  await page.getByRole("link", { name: "Review the products" }).click();
  await expect(page).toHaveURL(/\/brand\/b_.*\/products$/);
  await expect(page.getByText(/^Last scan /)).toBeVisible();

  await page.getByRole("button", { name: "Scan again" }).click();
  await expect(page.getByRole("heading", { name: /imported$/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Start another crawl" }).click();
  const recent = page.getByRole("region", { name: "Recent scans" });
  await expect(recent.getByRole("listitem").first()).toContainText("Done");
  // However long the shop's address is, the form keeps to the phone's width.
  await page.setViewportSize({ width: 390, height: 844 });
  const field = await page.getByLabel("Brand name").boundingBox();
  expect(field!.x + field!.width).toBeLessThanOrEqual(390);
});

test("the form says what is missing before anything is sent", async ({ page, request }) => {
  await openTool(page, request);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  let sent = 0;
  await page.route(/\/api\/brands\/(search|[^/]+\/\w*crawl$)/, (route) => {
    sent++;
    return route.abort();
  });
  await page.getByLabel("Brand name").fill("");
  await choose(page, "Single product");
  await page.getByLabel("Product link").fill("khayt.com/abaya");
  await start(page).click();
  for (const message of [
    messages.brandNameRequired,
    messages.productLinkInvalid,
    messages.platformRequired,
  ]) {
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
  }
  await choose(page, "Adaptive");
  await expect(page.getByText(messages.platformRequired)).toHaveCount(0);
  await expect(page.getByLabel("Platform")).toBeDisabled();
  expect(sent).toBe(0);
});

test("one page is read twice, and both readings stand side by side", async ({
  page,
  request,
  baseURL,
}) => {
  await openTool(page, request);
  await choose(page, "Single product");
  await choose(page, "Adaptive");
  await page
    .getByLabel("Product link")
    .fill(`${baseURL}/demo-shop/${BRAND!.key}/products/${PIECE.key}`);
  await start(page).click();
  await expect(page).toHaveURL(/\/crawl-followup$/, { timeout: 45_000 });
  const table = page.getByRole("table", { name: "Crawl comparison" });
  await expect(page.getByText("Fetching followup data...")).toHaveCount(0, { timeout: 45_000 });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Field",
    "AI Extracted Data",
    "Followup Data (Selectors)",
  ]);
  await expect(table.getByRole("rowheader")).toHaveText([
    "Title",
    "Description",
    "Original Price",
    "Sales Price",
    "Variants",
  ]);
  await expect(table.getByRole("row").nth(1).getByRole("cell")).toHaveText([
    PIECE.title,
    PIECE.title,
  ]);
  await expect(table.getByRole("row").nth(3).getByRole("cell").nth(1)).toHaveText(/^\$\d/);
  await expectReachable(page);
  await page.getByRole("link", { name: "View All Products" }).click();
  await expect(page).toHaveURL(/\/brand\/b_.*\/products$/);
});

test("progress is shown live, survives a cut line, and can be stopped", async ({
  page,
  request,
  complaints,
}) => {
  await openTool(page, request);
  await page.route("**/api/brands/*/app_crawl", (route) =>
    route.fulfill(
      stream(PROGRESS, { event: "field_health", field: "price", matched: 3, pages: 9 }),
    ),
  );
  let isDown = true;
  await page.route("**/crawls/c_x/events*", (route) => {
    if (isDown) return route.abort();
    expect(new URL(route.request().url()).searchParams.get("after")).toBe("2");
    const error = { event: "error", error: "The scan was stopped.", seq: 3 } as const;
    return route.fulfill(stream(error));
  });
  await page.route("**/crawls/c_x", (route) => {
    isDown = false;
    return route.fulfill({ json: { message: "ok" } });
  });
  await choose(page, "App");
  await start(page).click();
  await expect(page.getByText("Page 7 of 12")).toBeVisible();
  const figures = page.getByRole("main").locator("dl").last();
  await expect(figures).toContainText("61");
  await expect(page.getByRole("progressbar")).toHaveAttribute("value", /^0\.58/);
  await expect(page.getByText("price: found on 3 of 9 pages")).toBeVisible();
  await expect(page.getByText("Reconnecting…")).toBeVisible();
  await expectReachable(page);
  await page.getByRole("button", { name: "Stop the scan" }).click();
  // Heard when the line is tried again, which is every fifteen seconds in the end.
  const stopped = page.getByRole("alert");
  await expect(stopped).toHaveText("The scan was stopped.", { timeout: 40_000 });
  await page.getByRole("button", { name: "Back to the form" }).click();
  await expect(start(page)).toBeVisible();
  forgive(complaints);
});

test("a brand that is not there, and a crawl that is refused, get their sentence", async ({
  page,
  request,
  complaints,
}) => {
  await openTool(page, request);
  await page.getByLabel("Brand name").fill("Nobody at all");
  await choose(page, "Adaptive");
  await start(page).click();
  await expect(page.getByRole("alert")).toHaveText("Brand not found in database");

  await page.getByLabel("Brand name").fill(BRAND!.name);
  await page.route("**/adaptive_crawl", (route) =>
    route.fulfill({ status: 429, json: { detail: "Too many.", code: "too_many_crawls" } }),
  );
  await start(page).click();
  await expect(page.getByRole("alert")).toHaveText("Too many.");
  await page.unroute("**/adaptive_crawl");
  await page.route("**/adaptive_crawl", (route) => route.fulfill({ status: 500, body: "oops" }));
  await start(page).click();
  await expect(page.getByRole("alert")).toHaveText("An error occurred");
  forgive(complaints);
});

test("the comparison says what went wrong, and the way back is there", async ({
  page,
  request,
  complaints,
}) => {
  await openTool(page, request, "/crawl-followup");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Missing required data for comparison");
  await alert.getByRole("link", { name: "Back to Manual Crawl" }).click();
  await expect(page).toHaveURL(/\/manual-crawl$/);

  const first = {
    event: "adaptive_crawler",
    product_url: "https://shop.example/p",
    product_data: { title: "Abaya" },
    selectors: {},
  } as const;
  const failures = [
    [{ status: 500, body: "" }, "HTTP error! status: 500"],
    [stream(first, { event: "followup_extraction_error", error: "" }), messages.selectorsFailed],
    [stream(first), messages.followupFetchFailed],
  ] as const;
  for (const [answer, message] of failures) {
    let asked = 0;
    await page.route("**/adaptive_crawl", (route) =>
      route.fulfill(asked++ === 0 ? stream(first) : answer),
    );
    await choose(page, "Adaptive");
    await start(page).click();
    await expect(alert).toContainText(message);
    await page.unroute("**/adaptive_crawl");
    await alert.getByRole("link", { name: "Back to Manual Crawl" }).click();
    await expect(start(page)).toBeVisible();
  }
  forgive(complaints);
});

test("a feed is handed over as a file; a piece the brand deletes stays away until it is brought back", async ({
  page,
  request,
  baseURL,
}) => {
  const { brand_id, access_token } = await signIn(request);
  const own = { headers: { authorization: `Bearer ${access_token}` } };
  const title = `Feed abaya ${test.info().workerIndex}-${test.info().retry}-${test.info().repeatEachIndex}`;
  const key = title.toLowerCase().replaceAll(" ", "-");
  const link = `${baseURL}/demo-shop/${BRAND!.key}/products/${key}`;
  const feed = `id,title,description,link,image_link,price,availability\n${key},${title},Handed over in a file.,${link},${baseURL}/icon.png,450.00 EGP,in stock\n`;
  const hand = async () => {
    await openTool(page, request);
    const form = page.getByRole("region", { name: "Hand over your catalogue" });
    await form
      .getByLabel("Feed file")
      .setInputFiles({ name: "feed.csv", mimeType: "text/csv", buffer: Buffer.from(feed) });
    await expect(page.getByRole("heading", { name: /imported$/ })).toBeVisible({ timeout: 60_000 });
  };
  const find = async () => {
    const answer = await request.get(`/api/brands/${brand_id}/products`, own);
    const pieces = (await answer.json()) as { id: string; title: string }[];
    return pieces.find((piece) => piece.title === title);
  };
  const remove = async () => {
    const { id } = (await find())!;
    expect((await request.delete(`/api/brands/${brand_id}/products/${id}`, own)).ok()).toBe(true);
  };

  await hand();
  await expect(page.getByRole("main").locator("dl").first()).toContainText("New");
  await expect.poll(async () => (await find())?.title).toBe(title);
  await remove();

  await hand();
  await expect(page.getByText("Deleted by you earlier")).toBeVisible();
  expect(await find()).toBeUndefined();
  await expectReachable(page);
  await page.getByRole("button", { name: "Bring back what I deleted" }).click();
  await expect(page.getByText("The next scan brings them back.")).toBeVisible();

  await hand();
  await expect(page.getByText("Deleted by you earlier")).toHaveCount(0);
  await expect.poll(async () => (await find())?.title).toBe(title);
  await remove();
});

test("in Arabic the tool reads from the right and nothing hinders anyone", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.addCookies([{ name: "language", value: "ar", url: baseURL! }]);
  await openTool(page, request);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
  await expect(page.getByRole("button", { name: "بدء الاستيراد" })).toBeVisible();
  await expectReachable(page);
  // On a phone nothing of it leaves the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test("what the shop says anew about an edited product is shown, and either side can be taken", async ({
  page,
  request,
}) => {
  const sides = [
    { field: "price", mine: { price: 900 }, shop: { price: 1200, current_price: 1000 } },
    { field: "title", mine: { title: "My abaya" }, shop: { title: "Their abaya" } },
  ];
  let left = sides;
  const sent: unknown[] = [];
  await page.route("**/import-differences", (route) =>
    route.fulfill({
      json: left.length === 0 ? [] : [differing("p_1", "My abaya", left)],
    }),
  );
  await page.route("**/import-differences/p_1", (route) => {
    const decision = route.request().postDataJSON() as { fields: string[] };
    sent.push(decision);
    left = left.filter(({ field }) => !decision.fields.includes(field));
    return route.fulfill({ json: { message: "ok" } });
  });
  await openTool(page, request, `/brand/${(await signIn(request)).brand_id}/products`);
  await expect(page.getByText("1 product you edited has changed in your shop.")).toBeVisible();
  await page.getByRole("button", { name: "See the differences" }).click();
  const dialog = page.getByRole("dialog", { name: "Your edits and your shop" });
  await expect(dialog).toContainText(/EGP.1,000 \(EGP.1,200\)/);
  await expectReachable(page);
  const rows = dialog.getByRole("article").getByRole("listitem");
  await rows.filter({ hasText: "Price" }).getByRole("button", { name: "Take the shop’s" }).click();
  await expect(rows).toHaveCount(1);
  await rows.getByRole("button", { name: "Keep mine" }).click();
  await expect(dialog).toContainText("All settled.");
  expect(sent).toEqual([
    { fields: ["price"], take: "shop" },
    { fields: ["title"], take: "mine" },
  ]);
});

const differing = (product_id: string, title: string, differences: object[]) => ({
  product_id,
  title,
  image: null,
  seen_at: new Date().toISOString(),
  differences,
});
