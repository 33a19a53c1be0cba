// The analytics tab: what shoppers did, in figures, drawings and words.
import type { APIRequestContext, Page, Request } from "@playwright/test";
import type { EventSource, EventType } from "../../src/contract/events.ts";
import { messages } from "../../src/contract/messages.ts";
import { BROWSER } from "../support/ask.ts";
import { hourInCairo, sameDayInCairo } from "../support/same-day-in-cairo.ts";
import { allHindrances } from "./hindrances.ts";
import { aRow, expect, test, type Brand } from "./management-brand.ts";
import { forgive } from "./shopper.ts";

test.use({ timezoneId: "Africa/Cairo" });
async function expectReachable(page: Page) {
  expect(await allHindrances(page)).toEqual([]);
}

/** As shoppers' browsers report it; what programs do is not counted. */
const headers = { "user-agent": BROWSER };

async function happen(
  request: APIRequestContext,
  product_id: string,
  [event_type, source]: [EventType, EventSource],
  times = 1,
): Promise<void> {
  for (let n = 0; n < times; n++) {
    const answer = await request.post("/api/analytics/events", {
      headers,
      data: { event_type, source, product_id },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

/** Three products of which one is deleted afterwards: 13 events, 2 of them click-throughs. */
async function busyBrand(brand: Brand, request: APIRequestContext): Promise<void> {
  await brand.saveAll(
    ["Linen shirt", "Wool scarf", "Gone coat"].map((title) =>
      aRow(title, { url: "https://shop.example/x", image_url: "https://shop.example/x.jpg" }),
    ),
  );
  const ids = new Map((await brand.list()).map(({ title, id }) => [title, id]));
  await brand.bulk({ ids: [...ids.values()], action: "activate" });
  const [shirt, scarf, coat] = ["Linen shirt", "Wool scarf", "Gone coat"].map((title) =>
    ids.get(title)!,
  );
  await happen(request, shirt!, ["product_view", "explore"], 5);
  await happen(request, shirt!, ["add_to_pinned", "search"], 1);
  await happen(request, scarf!, ["view_details", "stylist"], 2);
  await happen(request, coat!, ["product_view", "brand"], 3);
  for (const source of ["ProductDetail", "Collection"]) {
    await request.get(`/api/redirect/${shirt}?source=${source}`, { headers, maxRedirects: 0 });
  }
  await brand.delete(coat!);
}

const panel = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const metricsOf = (page: Page) =>
  page.waitForRequest((request: Request) => request.url().includes("/api/analytics/metrics/"));
const rangeOf = (request: Request) => {
  const { searchParams } = new URL(request.url());
  return ["start_date", "end_date"].map((name) => new Date(searchParams.get(name)!));
};
test("a brand reads what the last days brought, and looks into one product", async ({
  page,
  request,
  newBrand,
  complaints,
}) => {
  const brand = await newBrand("busy");
  await sameDayInCairo();
  await busyBrand(brand, request);
  const asked = metricsOf(page);
  await brand.open();
  await page.getByRole("tab", { name: "Analytics" }).click();

  await test.step("30 days are asked for, from midnight to midnight here", async () => {
    const [start, end] = rangeOf(await asked) as [Date, Date];
    // Where the clock is put forward at midnight, a day begins at one; the second before is the old day's last.
    const before = [start, end].map((day) => hourInCairo(new Date(day.getTime() - 1)));
    expect(before).toEqual(["23:59:59", "23:59:59"]);
    expect(Math.round((end.getTime() - start.getTime()) / 86_400_000)).toBe(30);
    await expect(page.getByRole("radio", { name: "Last 30 days" })).toBeChecked();
  });

  await test.step("cards, sources, types and days say the same in words and drawings", async () => {
    await expect(panel(page, "Total Click-Throughs")).toContainText("2");
    await expect(panel(page, "Total Events")).toContainText("13");
    await expect(panel(page, "Total Events")).toContainText("Nothing in the 30 days before");
    await expect(panel(page, "Traffic Sources").getByRole("listitem")).toHaveText([
      "Explore538%",
      "Brand page323%",
      "AI Stylist215%",
      "Collection18%",
      "Product detail18%",
      "Search18%",
    ]);
    await expect(panel(page, "Traffic Sources").locator("svg path")).toHaveCount(6);
    await expect(panel(page, "Event Types").getByRole("listitem")).toHaveText([
      "Product view8",
      "Click-through2",
      "View details2",
      "Add to pinned1",
    ]);
    const trend = panel(page, "Click-throughs per day");
    await expect(trend).toContainText(/Most: 2 on \d+ \w+\./);
    await trend.getByText("Show as a table").click();
    const rows = trend.getByRole("table").getByRole("row");
    await expect(rows).toHaveCount(31);
    await expect(rows.last()).toContainText(/2$/);
    await page.getByRole("radio", { name: "Events", exact: true }).check({ force: true });
    await expect(panel(page, "Events per day").getByRole("row").last()).toContainText(/13$/);
  });

  await test.step("the table leads to the events of a product, a deleted one too", async () => {
    const top = panel(page, "Top Products");
    await expect(top.getByRole("columnheader")).toHaveText(["Product", "Views", "View Details"]);
    await expect(top.getByRole("row")).toHaveText([
      /Product/,
      "Linen shirt8View Details",
      "Gone coat3View Details",
      "Wool scarf2View Details",
    ]);
    const button = page.getByRole("button", { name: "View Details: Linen shirt" });
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Event Details for Linen shirt" });
    await expect(dialog).toContainText("Total Events: 8");
    await expect(dialog.getByRole("columnheader")).toHaveText(["Event Type", "Source", "Date"]);
    await expect(dialog.getByRole("row")).toHaveCount(9);
    await expect(dialog.getByRole("row").nth(1)).toContainText(
      /^Click-throughCollection\d+ \w+ \d{4}/,
    );
    await expectReachable(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.getByRole("button", { name: "View Details: Gone coat" }).click();
    const gone = page.getByRole("dialog", { name: "Event Details for Gone coat" });
    await expect(gone).toContainText("Total Events: 3");
    await page.keyboard.press("Escape");
  });

  await test.step("another period keeps the old figures until its own are there", async () => {
    const next = metricsOf(page);
    await page.getByText("Last 7 days").click();
    const [start, end] = rangeOf(await next) as [Date, Date];
    expect(Math.round((end.getTime() - start.getTime()) / 86_400_000)).toBe(7);
    await expect(panel(page, "Total Events")).toContainText("Nothing in the 7 days before");
    await expect(panel(page, "Events per day").getByRole("row")).toHaveCount(8);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectReachable(page);
  });

  await test.step("a failure is told, and the figures stay", async () => {
    await page.route("**/api/analytics/**", (route) =>
      route.fulfill({ status: 500, body: "down" }),
    );
    await page.getByText("Last 90 days").click();
    await expect(page.getByRole("alert").first()).toContainText(messages.metricsFailed);
    await page.unroute("**/api/analytics/**");
    forgive(complaints);
    await page.getByRole("button", { name: "Retry" }).first().click();
    await expect(page.getByRole("alert").filter({ hasText: messages.metricsFailed })).toHaveCount(
      0,
    );
    await expect(panel(page, "Total Events")).toContainText("13");
  });
});

test("in Arabic the days run from the right, in Arabic digits, on a phone too", async ({
  page,
  request,
  newBrand,
}) => {
  const brand = await newBrand("arabic");
  await busyBrand(brand, request);
  await brand.open("?lang=ar&tab=analytics");
  await expect(panel(page, "إجمالي التفاعلات")).toContainText("١٣");
  const drawing = panel(page, "زيارات متجرك يوميًا").locator('[data-chart="trend"]');
  const line = drawing.locator("path.stroke-accent").first();
  // The last day, with everything that happened, is at the left end.
  const peak = await line.evaluate((path: SVGPathElement) => {
    const length = path.getTotalLength();
    return [path.getPointAtLength(0).x, path.getPointAtLength(length).x];
  });
  expect(peak[0]).toBeGreaterThan(peak[1]!);
  await expect(page.getByRole("main")).not.toContainText(/[0-9]/);
  await expectReachable(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: /التفاصيل: .*Linen shirt/ }).click();
  await expect(page.getByRole("dialog")).toContainText("إجمالي التفاعلات: ٨");
});

test("a brand with nothing to count learns what will appear, and a failing start is told", async ({
  page,
  newBrand,
  complaints,
}) => {
  const brand = await newBrand("quiet");
  await page.route("**/api/analytics/**", (route) => route.fulfill({ status: 500, body: "down" }));
  await brand.open("?tab=analytics");
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toContainText(messages.metricsFailed);
  await page.unroute("**/api/analytics/**");
  forgive(complaints);
  await main.getByRole("button", { name: "Retry" }).click();
  await expect(main.getByRole("heading", { name: "Nothing to count yet" })).toBeVisible();
  await expect(main).toContainText("As soon as shoppers open, pin or try on your products");
  await expect(panel(page, "Total Click-Throughs")).toContainText("0");
  await expect(panel(page, "Total Events")).toContainText("0");
  const headings = main.getByRole("article").getByRole("heading");
  const names = await headings.allTextContents();
  const [table, pie, bars] = ["Top Products", "Traffic Sources", "Event Types"].map((name) =>
    names.indexOf(name),
  );
  expect(table).toBeGreaterThan(-1);
  expect(pie).toBeGreaterThan(table!);
  expect(bars).toBeGreaterThan(pie!);
  await main.getByRole("button", { name: "Show the last 90 days" }).click();
  await expect(page.getByRole("radio", { name: "Last 90 days" })).toBeChecked();
  await expect(main.getByRole("heading", { name: "Nothing to count yet" })).toBeVisible();
  await expectReachable(page);
});

test("orders: turned on, a secret shown once and renewed, an order counted, turned off", async ({
  page,
  request,
  newBrand,
}) => {
  const brand = await newBrand("orders");
  await brand.saveAll([aRow("Linen shirt", { url: "https://shop.example/shirt" })]);
  const { id } = (await brand.list())[0]!;
  await brand.bulk({ ids: [id], action: "activate" });
  await brand.open("?tab=analytics");
  const orders = panel(page, "Orders from our visits");
  const wanted = orders.getByRole("switch", { name: "My shop tells of orders" });
  await expect(wanted).not.toBeChecked();
  await expect(orders.getByText("Set up")).toHaveCount(0);
  const visited = async () =>
    (
      await request.get(`/api/redirect/${id}?source=ProductDetail`, { headers, maxRedirects: 0 })
    ).headers().location!;
  expect(await visited()).not.toContain("ribby_visit");

  await wanted.click();
  await expect(wanted).toBeChecked();
  await expect(orders).toContainText("Your shop has not been heard yet.");
  await orders.getByText("Another shop").click();
  await orders.getByRole("button", { name: "Make a secret" }).click();
  await expect(orders).toContainText("It is shown this once. Copy it now.");
  // What stands before it are scripts; while a new one is made there is none.
  const shown = orders.locator("pre", { hasNotText: "script" });
  const secret = (await shown.textContent())!;
  expect(secret.length).toBeGreaterThan(20);
  await orders.getByRole("button", { name: "Make a new secret" }).click();
  await expect(shown.filter({ hasNotText: secret })).toBeVisible();
  const renewed = (await shown.textContent())!;

  await page.reload();
  await expect(orders).toContainText("Your shop has not been heard yet.");
  await orders.getByText("Another shop").click();
  await expect(orders).toContainText("After a new one the old one is good for another day.");
  await expect(orders).not.toContainText(secret);
  await expect(orders).not.toContainText(renewed);

  const visit = new URL(await visited()).searchParams.get("ribby_visit")!;
  const told = await request.post(`/api/orders/${brand.id}/page`, { headers, data: { visit } });
  expect(told.ok(), await told.text()).toBe(true);
  await page.reload();
  await expect(orders).toContainText("1 visit became an order");
  await expect(orders.getByRole("row").last()).toContainText("Linen shirt");
  await expectReachable(page);

  await wanted.click();
  await expect(wanted).not.toBeChecked();
  await expect(orders.getByText("Set up")).toHaveCount(0);
  expect(await visited()).not.toContain("ribby_visit");
  const late = await request.post(`/api/orders/${brand.id}/page`, { headers, data: { visit } });
  expect(late.ok()).toBe(false);
});
