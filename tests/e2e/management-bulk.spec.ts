// A brand with 2,000 products: the list stays light, and nobody has to press 2,000 times.
import type { Page } from "@playwright/test";
import { messages } from "../../src/contract/messages.ts";
import {
  aRow,
  card,
  editorOf,
  expect,
  expectCounts,
  list,
  makeFail,
  notice,
  openEditor,
  test,
  type Brand,
} from "./management-brand.ts";
import { forgive } from "./shopper.ts";

const MANY = 2000;
const titleOf = (n: number) => `Piece ${String(n).padStart(4, "0")}`;

async function seed(brand: Brand): Promise<void> {
  const rows = Array.from({ length: MANY }, (_, n) =>
    aRow(titleOf(n), { colors: [n % 4 === 0 ? "teal" : "sand"] }),
  );
  expect(await brand.saveAll(rows)).toEqual({ saved: MANY, failed: [] });
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const inBar = (page: Page, name: string | RegExp) =>
  page
    .getByRole("region", { name: "Change the selection" })
    .getByRole("button", { name, exact: typeof name === "string" });
const alert = (page: Page) => page.getByRole("main").getByRole("alert");
/** Thousands of products take their time. */
const expectDone = (page: Page, news: string) =>
  expect(notice(page)).toContainText(news, { timeout: 30_000 });
const search = (page: Page, words: string) => page.getByLabel("Search products").fill(words);

test("2,000 products: few are in the page, edits outlive scrolling, bulk changes reach all", async ({
  page,
  newBrand,
  complaints,
}) => {
  const brand = await newBrand("two-thousand");
  await seed(brand);
  await brand.open();
  await expectCounts(page, [MANY, 0, 0]);
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await page.getByRole("article").count()).toBeLessThan(60);

  const first = (await page.getByRole("article").first().getByRole("heading").textContent())!;
  await openEditor(page, first);
  await editorOf(page, first).getByLabel("Product Title*").fill("Edited far away");
  await page.getByLabel("Search products").focus();
  // Rows are measured as they come into sight, so the end of the page moves a little on the way.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator(`[aria-posinset="${MANY}"]`)).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(card(page, "Edited far away")).toHaveCount(0);
  expect(await page.getByRole("article").count()).toBeLessThan(60);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(editorOf(page, first).getByLabel("Product Title*")).toHaveValue("Edited far away");
  await editorOf(page, first).getByRole("button", { name: "Cancel" }).click();

  await button(page, "Bulk Edit").click();
  const all = page.getByRole("checkbox", { name: /^Select all/ });
  await search(page, "teal");
  await expect(all).toHaveAccessibleName("Select all 500");
  await all.check();
  await expect(page.getByText("500 selected")).toBeVisible();
  await page
    .getByRole("checkbox", { name: /^Select Piece/ })
    .first()
    .uncheck();
  await expect(page.getByText("499 selected")).toBeVisible();

  const mend = await makeFail(page, "/bulk", "POST");
  await inBar(page, "Activate").click();
  await expect(alert(page)).toContainText(messages.statusUpdateFailed);
  await inBar(page, "Hide").click();
  await expect(alert(page)).toContainText(messages.visibilityUpdateFailed);
  await inBar(page, /^Delete/).click();
  const asking = page.getByRole("dialog", { name: "Delete the selection?" });
  await asking.getByRole("button", { name: "Delete" }).click();
  await expect(alert(page)).toContainText(messages.bulkDeleteFailed);
  await expect(button(page, "Exit Bulk Mode")).toBeVisible();
  await expect(page.getByText("499 selected")).toBeVisible();
  await mend();
  forgive(complaints);

  await inBar(page, "Activate").click();
  await expectDone(page, "499 products activated.");
  await expect(list(page, "Active")).toContainText("499");
  await expect(list(page, "New")).toContainText("1,501");
  await search(page, "");
  await expect(all).toHaveAccessibleName("Select all 1,501");
  await all.check();
  await inBar(page, "Hide").click();
  await expectDone(page, "1,501 products hidden.");
  await expectCounts(page, [MANY, 0, 1501]);
  await all.check();
  await inBar(page, "Show").click();
  await expectDone(page, "1,501 products shown again.");
  await all.check();
  await inBar(page, "Deactivate").click();
  await expectDone(page, "1,501 products deactivated.");
  await expect(page.getByText("No new products found")).toBeVisible();

  await list(page, "Active").click();
  await all.check();
  await inBar(page, "Set category").click();
  const choosing = page.getByRole("dialog", { name: "Set category" });
  await choosing.getByLabel("Category").selectOption("Dresses");
  await choosing.getByRole("button", { name: "Save" }).click();
  await expectDone(page, "Category of 499 products set.");
  await all.check();
  await inBar(page, /^Delete/).click();
  await expect(asking).toContainText("Are you sure you want to delete 499 products?");
  await expect(asking).toContainText("This action cannot be undone");
  await asking.getByRole("button", { name: "Delete" }).click();
  await expectDone(page, "499 products deleted.");
  await expect(button(page, "Bulk Edit")).toBeVisible();
  await expectCounts(page, [1501, 0, 0]);
  const left = await brand.list();
  expect(left).toHaveLength(1501);
  expect(left.every(({ active, isNew, hidden }) => !active && !isNew && !hidden)).toBe(true);
});

test("Save All of hundreds shows how far it is, and a cut-off keeps what was saved", async ({
  page,
  newBrand,
  complaints,
}) => {
  const brand = await newBrand("hundreds");
  for (const part of [0, 1]) {
    const rows = Array.from({ length: 300 }, (_, n) => aRow(titleOf(part * 300 + n)));
    // A row that is refused keeps the brand from being marked as saved.
    await brand.saveAll([...rows, { title: "" }]);
  }
  await brand.open();
  await expectCounts(page, [600, 600, 0]);

  let portions = 0;
  await page.route("**/products/save-all", async (route) => {
    portions += 1;
    if (portions === 2) {
      await expect(page.getByRole("progressbar")).toHaveAccessibleName("Saving 250 of 600");
      await route.abort();
    } else await route.fallback();
  });
  await button(page, "Save All Changes (600)").click();
  await expect(alert(page)).toContainText(messages.networkError);
  await expect(alert(page)).toContainText("250 products saved.");
  await expectCounts(page, [600, 350, 0]);
  await button(page, "Save All Changes (350)").click();
  await expectDone(page, "350 products saved.");
  await expectCounts(page, [600, 0, 0]);
  expect(portions).toBe(4);
  forgive(complaints);
});

test("health leads to the pieces of a fault with one click, and one change mends them all", async ({
  page,
  newBrand,
}) => {
  const brand = await newBrand("unwell");
  const dresses = [1, 2, 3].map((n) => aRow(`Linen dress ${n}`, { category: "Footwear" }));
  await brand.saveAll([...dresses, aRow("Cotton shirt")]);
  await brand.open("?tab=health");
  const main = page.getByRole("main");
  const fault = button(page, "Show the pieces: Doubtful category");
  await expect(main.getByRole("listitem").filter({ has: fault })).toContainText(/^3/);
  await fault.click();

  await expect(main).toContainText("3 pieces: Doubtful category");
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByText("3 selected")).toBeVisible();
  await inBar(page, "Set category").click();
  const choosing = page.getByRole("dialog", { name: "Set category" });
  await choosing.getByLabel("Category").selectOption("Dresses");
  await choosing.getByRole("button", { name: "Save" }).click();
  await expectDone(page, "Category of 3 products set.");
  expect((await brand.list()).filter(({ category }) => category === "Dresses")).toHaveLength(3);

  await button(page, "Back to health").click();
  const sizeless = button(page, "Show the pieces: No size");
  await expect(sizeless).toBeVisible();
  await expect(fault).toHaveCount(0);

  await sizeless.click();
  await inBar(page, "Fill in sizes").click();
  const filling = page.getByRole("dialog", { name: "Fill in sizes" });
  await expect(filling.getByRole("button", { name: "Save" })).toBeDisabled();
  await filling.getByLabel("Sizes").fill("S, M");
  await filling.getByRole("button", { name: "Save" }).click();
  await expectDone(page, "Sizes of 4 products filled in.");
  expect((await brand.list()).map(({ sizes }) => sizes)).toEqual(Array(4).fill(["S", "M"]));
  await button(page, "Back to health").click();
  await expect(button(page, "Show the pieces: No color")).toBeVisible();
  await expect(sizeless).toHaveCount(0);

  // Sizes that were filled in have no stock yet; that is said of all of them, too.
  const stockless = button(page, "Show the pieces: Stock by size not known");
  await stockless.click();
  await inBar(page, "Sizes are in stock").click();
  await page
    .getByRole("dialog", { name: "Sizes are in stock" })
    .getByRole("button", { name: "Save" })
    .click();
  await expectDone(page, "Stock of 4 products filled in.");
  expect((await brand.list()).map(({ variants }) => variants.length)).toEqual(Array(4).fill(2));
  await button(page, "Back to health").click();
  await expect(stockless).toHaveCount(0);

  await button(page, "Show the pieces without: Materials").click();
  await expect(main).toContainText("4 pieces: Without: Materials");
});
