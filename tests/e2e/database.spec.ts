// The administrator's database screen: a server of its own, because tables are emptied here.
import type { Locator, Page, Route } from "@playwright/test";
import { SignedIn } from "../../src/contract/brands.ts";
import { workbenchOf } from "../support/workbench.ts";
import { aPerson, arriveWith, enrol, keptOf } from "./accounts-people.ts";
import { allHindrances } from "./hindrances.ts";
import { runProduct } from "./product.ts";
import { expect, forgive, test as shopper } from "./shopper.ts";

const HOUSE = { ADMIN_EMAIL: "house@ribby.example", ADMIN_PASSWORD: "The-House-Keeps-7-Keys" };
const PRODUCTS = 60;
const LONG = "Woven in Akhmim on a loom that is older than the house it stands in. "
  .repeat(4)
  .trim();

type People = { house: SignedIn; brand: SignedIn };

const test = shopper.extend<object, { people: People }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
    async ({}, use) =>
      runProduct(use, { env: { DEMO: "off", ...HOUSE }, options: ["--quick-words"] }),
    { scope: "worker", timeout: 300_000 },
  ],
  people: [
    async ({ product, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: product.address });
      const brand = await enrol(request, product.dataDir, aPerson("weaver"));
      const { brandId: id, token } = keptOf(brand);
      const products = Array.from({ length: PRODUCTS }, (_, n) => ({
        title: `Shawl ${n + 1}`,
        description: LONG,
        price: 1000,
        category: "Hijabs & Scarves",
      }));
      const { saved } = await workbenchOf(product.address, { id, token }).saveAll(products);
      expect(saved).toBe(PRODUCTS);
      const login = await request.post("/api/brands/login", {
        data: { username_or_email: "ribby", password: HOUSE.ADMIN_PASSWORD },
      });
      await use({ brand, house: SignedIn.parse(await login.json()) });
      await request.dispose();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

const bodyRows = (page: Page): Locator => page.locator("tbody tr");
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: true });
const dialog = (page: Page): Locator => page.getByRole("dialog");
const inDialog = (page: Page, name: string): Locator =>
  dialog(page).getByRole("button", { name, exact: true });

async function openTable(page: Page, table: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Tables" })
    .getByRole("link", { name: new RegExp(`^${table}`) })
    .click();
  await expect(page.getByRole("heading", { level: 2, name: table, exact: true })).toBeVisible();
}

test("the house looks around: tables, columns, rows, whole cells, and nothing secret", async ({
  page,
  people,
}) => {
  await arriveWith(page, keptOf(people.house), "/terms");
  await page.getByRole("link", { name: "Database" }).first().click();
  await expect(page).toHaveURL(/\/database$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Database Management");

  await test.step("a table shows its columns with types; secrets are masked", async () => {
    await openTable(page, "brands");
    await expect(page).toHaveURL(/\/database\?table=brands$/);
    await expect(page.getByRole("columnheader", { name: "id text", exact: true })).toBeVisible();
    await expect(
      page.getByRole("columnheader", { name: "created_at timestamp with time zone" }),
    ).toHaveCount(1);
    await expect(
      page.getByRole("columnheader", { name: "password_hash (masked) text" }),
    ).toHaveCount(1);
    await expect(bodyRows(page)).toHaveCount(2);
    await expect(page.getByText("2 rows")).toBeVisible();
    await expect(page.getByText("••••••").first()).toBeAttached();
    expect(await page.content()).not.toContain("argon2");
    const kept = bodyRows(page).filter({ hasText: HOUSE.ADMIN_EMAIL });
    await expect(kept).toContainText("The administrator’s own row cannot be deleted.");
    await expect(kept.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  });

  await test.step("more rows come when they are asked for, under a head that stays", async () => {
    await openTable(page, "products");
    await expect(bodyRows(page)).toHaveCount(50);
    await button(page, "Load More").click();
    await expect(bodyRows(page)).toHaveCount(PRODUCTS);
    await expect(button(page, "Load More")).toHaveCount(0);
    const table = page.getByRole("region", { name: "Rows of products" });
    await table.focus();
    await page.keyboard.press("End");
    await expect(bodyRows(page).last()).toBeInViewport();
    await expect(page.getByRole("columnheader", { name: "title text" })).toBeInViewport();
  });

  await test.step("a long cell opens whole, and the keyboard comes back to it", async () => {
    const cell = button(page, /Show all of description$/).first();
    await cell.focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toContainText(LONG);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(cell).toBeFocused();
  });

  await test.step("what can only be read says why; what is empty says so", async () => {
    await openTable(page, "search_entries");
    await expect(page.getByText("Read-only: the rows of this table have no id")).toBeVisible();
    await expect(button(page, /^Delete/)).toHaveCount(0);
    await openTable(page, "audit");
    await expect(page.getByText("Read-only: the audit log cannot be deleted.")).toBeVisible();
    await openTable(page, "shared_collections");
    await expect(page.getByRole("heading", { name: "No data found" })).toBeVisible();
    await expect(button(page, "Delete All Rows")).toBeDisabled();
  });
});

const answer = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, json: body });
const DETAIL = "The shop window is being washed.";

test("whatever fails is said in a sentence, and can be tried again", async ({
  page,
  people,
  complaints,
}) => {
  const tables = "**/api/v1/db/tables";
  const alert = page.getByRole("alert");

  await test.step("the list of tables", async () => {
    await page.route(tables, answer(500, {}));
    await arriveWith(page, keptOf(people.house), "/database?table=products");
    await expect(alert).toHaveText(/^Error fetching tables/);
    await page.route(tables, answer(400, { detail: DETAIL, code: "washed" }));
    await button(page, "Retry").click();
    await expect(alert).toContainText(DETAIL);
    await page.route(tables, answer(200, { tables: [], counts: {} }));
    await page.goto("/database");
    await expect(page.getByRole("heading", { name: "No tables found" })).toBeVisible();
    await page.unroute(tables);
  });

  await test.step("a table", async () => {
    await page.route(`${tables}/products`, answer(500, {}));
    await page.goto("/database?table=products");
    await expect(alert).toHaveText(/^Error fetching table data/);
    await page.unroute(`${tables}/products`);
    await button(page, "Retry").click();
    await expect(bodyRows(page)).toHaveCount(50);
    await page.route(`${tables}/products/rows?*`, (route) => route.abort());
    await button(page, "Load More").click();
    await expect(alert).toContainText("Network error. Please try again.", { timeout: 15_000 });
    await expect(bodyRows(page)).toHaveCount(50);
    await page.unroute(`${tables}/products/rows?*`);
  });

  await test.step("a whole cell", async () => {
    await page.route(
      `${tables}/products/row?*`,
      answer(404, { detail: "There is no such row.", code: "not_found" }),
    );
    await button(page, /Show all of description$/)
      .first()
      .click();
    await expect(dialog(page).getByRole("alert")).toContainText("There is no such row.");
    await page.keyboard.press("Escape");
  });

  await test.step("a row, which is not deleted before it is known what goes with it", async () => {
    await page.route(`${tables}/products/consequences?*`, answer(500, {}));
    await button(page, /^Delete row/)
      .first()
      .click();
    await expect(dialog(page).getByRole("alert")).toContainText(
      "We could not find out what would go with it",
    );
    await expect(inDialog(page, "Delete")).toBeDisabled();
    await page.unroute(`${tables}/products/consequences?*`);
    await inDialog(page, "Retry").click();
    await page.route(`${tables}/products/rows/*`, answer(500, {}));
    await inDialog(page, "Delete").click();
    await expect(dialog(page).getByRole("alert")).toHaveText("Error deleting row");
    await page.route(`${tables}/products/rows/*`, answer(409, { detail: DETAIL, code: "in_use" }));
    await inDialog(page, "Delete").click();
    await expect(dialog(page).getByRole("alert")).toHaveText(DETAIL);
    await inDialog(page, "Cancel").click();
  });

  await test.step("all rows", async () => {
    await page.route(`${tables}/products/rows`, answer(500, {}));
    await button(page, "Delete All Rows").click();
    await page.getByLabel("Type products to confirm").fill("products");
    await inDialog(page, "Delete All Rows").click();
    await expect(dialog(page).getByRole("alert")).toHaveText("Error deleting all rows");
    await inDialog(page, "Close").click();
    await page.unroute(`${tables}/products/rows`);
  });

  await test.step("an address that names no table", async () => {
    await page.goto("/database?table=drop%20table");
    await expect(alert).toContainText("There is no such table.");
  });
  forgive(complaints);
});

test("everybody else is sent to sign in, or calmly refused", async ({
  page,
  people,
  complaints,
}) => {
  await page.goto("/database");
  await expect(page).toHaveURL(/\/login$/);

  await test.step("a brand: no link, no call, a way on", async () => {
    const asked: string[] = [];
    page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
    await arriveWith(page, keptOf(people.brand), "/database");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Administrators only");
    await expect(page.getByRole("link", { name: "Database" })).toHaveCount(0);
    expect(asked.filter((path) => path.startsWith("/api/v1/db"))).toEqual([]);
  });

  await test.step("a brand that writes the house's name over its own is refused by the server", async () => {
    await arriveWith(page, { ...keptOf(people.brand), brandName: "ribby" }, "/database");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Administrators only");
    await page.getByRole("link", { name: "To your profile" }).click();
    await expect(page).toHaveURL(/\/profile$/);
  });

  await test.step("a session that ended leads to sign in", async () => {
    await page.route(
      "**/api/v1/db/tables",
      answer(401, { detail: "Over.", code: "session_ended" }),
    );
    await arriveWith(page, keptOf(people.house), "/database");
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  });
  forgive(complaints);
});

for (const { language, theme, width, all } of [
  { language: "en", theme: "light", width: 1440, all: "Delete All Rows" },
  { language: "ar", theme: "dark", width: 390, all: "حذف جميع الصفوف" },
] as const) {
  test(`nothing hinders anyone (${language}, ${theme}, ${width} wide)`, async ({
    page,
    people,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await arriveWith(page, keptOf(people.house), `/database?table=brands&lang=${language}`);
    await expect(bodyRows(page)).toHaveCount(2);
    await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
    expect(await allHindrances(page)).toEqual([]);
    // The table scrolls inside itself; Delete stays in reach, the page does not grow.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expect(page.locator("tbody td:last-child button").first()).toBeInViewport();
    await button(page, all).click();
    await expect(dialog(page).getByRole("textbox")).toBeVisible();
    await expect(dialog(page)).toContainText("search_entries");
    expect(await allHindrances(page)).toEqual([]);
    await page.keyboard.press("Escape");
    if (width === 390) {
      await page.getByRole("combobox").selectOption("audit");
      await expect(page.getByText("للقراءة فقط: لا يمكن حذف سجلّ العمليات.")).toBeVisible();
    }
    await page.goto("/database?table=shared_collections");
    await expect(page.getByRole("heading", { level: 3 })).toBeVisible();
    expect(await allHindrances(page)).toEqual([]);
  });
}

test("the house deletes a row, then all of them, and every deletion stands in the audit log", async ({
  page,
  people,
}) => {
  await arriveWith(page, keptOf(people.house), "/database?table=products");
  const first = bodyRows(page).first();
  const id = await first.getByRole("cell").first().innerText();

  await test.step("who thinks better of it loses nothing", async () => {
    await first.getByRole("button", { name: `Delete row ${id}` }).click();
    await expect(dialog(page).getByRole("heading")).toHaveText(
      "Are you sure you want to delete this row?",
    );
    await expect(dialog(page)).toContainText(`products / ${id}`);
    await expect(dialog(page).getByRole("listitem")).toHaveText([
      "price_points1 row",
      "search_entries1 row",
    ]);
    await inDialog(page, "Cancel").click();
    await expect(first.getByRole("button", { name: `Delete row ${id}` })).toBeFocused();
    await expect(page.getByText(`${PRODUCTS} rows`)).toBeVisible();
  });

  await test.step("a row goes, and the table is read again", async () => {
    await first.getByRole("button", { name: `Delete row ${id}` }).click();
    await inDialog(page, "Delete").click();
    await expect(page.getByText("Row deleted.")).toBeVisible();
    await expect(page.getByText(`${PRODUCTS - 1} rows`)).toBeVisible();
    await expect(page.getByRole("cell", { name: id, exact: true })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 2, name: "products" })).toBeFocused();
  });

  await test.step("a row that others need cannot go", async () => {
    await openTable(page, "categories");
    await bodyRows(page)
      .filter({ hasText: "Hijabs & Scarves" })
      .getByRole("button", { name: /^Delete/ })
      .click();
    await expect(dialog(page)).toContainText("It cannot be deleted");
    await expect(dialog(page).getByRole("listitem")).toHaveText([`products${PRODUCTS - 1} rows`]);
    await expect(inDialog(page, "Delete")).toBeDisabled();
    await inDialog(page, "Close").click();
  });

  await test.step("all rows go once the table's name is typed", async () => {
    await openTable(page, "brands");
    await button(page, "Delete All Rows").click();
    await expect(dialog(page)).toContainText(
      "Are you sure you want to delete ALL rows from this table? This action cannot be undone.",
    );
    await expect(dialog(page)).toContainText(
      "1 row will be deleted. The administrator’s own row stays.",
    );
    await expect(dialog(page).getByRole("listitem")).toContainText([
      "deleted_products1 row",
      `products${PRODUCTS - 1} rows`,
      `search_entries${PRODUCTS - 1} rows`,
    ]);
    const name = page.getByLabel("Type brands to confirm");
    await name.fill("brand");
    await page.keyboard.press("Enter");
    await expect(inDialog(page, "Delete All Rows")).toBeDisabled();
    await name.fill("brands");
    await page.keyboard.press("Enter");
    await expect(page.getByText("except the administrator's own")).toBeVisible();
    await expect(bodyRows(page)).toHaveCount(1);
    await expect(bodyRows(page)).toContainText(HOUSE.ADMIN_EMAIL);
  });

  await test.step("the audit log tells who deleted what, newest first", async () => {
    await openTable(page, "audit");
    await expect(bodyRows(page)).toHaveCount(2);
    const told = await bodyRows(page).allInnerTexts();
    expect(told[0]).toContain("delete_all_rows");
    expect(told[1]).toContain(`products/${id}`);
  });
});
