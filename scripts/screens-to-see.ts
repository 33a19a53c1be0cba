// The screens and overlays that `npm run screens` shows, and how a visitor comes to each.
import type { Page } from "playwright-core";
import { holdSubscription } from "../tests/e2e/browser-that-is-pushed.ts";

const DRESS = "/product/p_layl-harir-nagham-flowing-satin-evening-dress";
const BRAND = "b_layl-harir";

type Act = (page: Page) => Promise<unknown>;
type Screen = { name: string; path: string; isBrand?: boolean; act?: Act };

const named = (page: Page, name: RegExp) => page.getByRole("button", { name }).first();
const dialog = (page: Page) => page.getByRole("dialog").last();
const openCollection: Act = (page) => named(page, /^(Collection|مجموعتي)/).click();

async function compare(page: Page): Promise<void> {
  await openCollection(page);
  const choose = dialog(page).getByRole("button", { name: /^(Compare|مقارنة): / });
  for (const n of [0, 1]) await choose.nth(n).click();
  await dialog(page)
    .getByRole("button", { name: /^(Compare \d|مقارنة القطعتين)/ })
    .last()
    .click();
}

/** Where there is room the filters stand beside the list already. */
const openFilters: Act = async (page) => {
  const button = named(page, /^(Filters|الفلاتر)/);
  if (await button.isVisible()) await button.click({ timeout: 2000 });
};

const openStylist: Act = async (page) => {
  await page.getByRole("main").getByRole("search").getByRole("button").click();
  await page.getByRole("heading", { name: /^(AI Stylist|الستايلست)/ }).waitFor();
};

const askStylist: Act = async (page) => {
  const isArabic = (await page.locator("html").getAttribute("lang")) === "ar";
  const wish = isArabic ? "فستان سهرة أخضر بكم طويل" : "a long green evening dress with sleeves";
  const field = page.getByRole("main").getByRole("search").getByRole("textbox");
  await field.fill(wish);
  await field.press("Enter");
  await page
    .getByRole("list", { name: /^(Understood|فهمت من كلامك)/ })
    .first()
    .waitFor();
  await page.waitForLoadState("networkidle");
};

const openTerms: Act = async (page) => {
  const edit = page.getByRole("button", { name: /^(Edit|Add|تعديل|إضافة): / });
  // Two kinds of form: two parts of the country, and a choice of several.
  for (const n of [3, 0]) await edit.nth(n).click();
};

const sendEmpty: Act = async (page) => {
  await page.getByRole("main").locator("form").first().getByRole("textbox").first().fill("");
  await page.getByRole("main").locator("form button[type=submit]").first().click();
};

const toContact: Act = async (page) => {
  const fields = page.getByRole("main").locator("form input");
  for (const [n, value] of ["Qahwa", "qahwa", "Long-Enough-7", "Long-Enough-7"].entries())
    await fields.nth(n).fill(value);
  await page.getByRole("main").locator("form button[type=submit]").last().click();
  await page.locator("input[type=checkbox]").last().scrollIntoViewIfNeeded();
};

const toKeptFor: Act = async (page) => {
  await page.locator("#kept-title").evaluate((title) => title.scrollIntoView());
};

const asPushed: Act = async (page) => {
  await holdSubscription(page);
  await page.reload();
};

const toOwnData: Act = (page) =>
  page.getByRole("main").locator("form").last().scrollIntoViewIfNeeded();

export const SCREENS: Screen[] = [
  { name: "explore", path: "/" },
  { name: "explore-lower", path: "/", act: (page) => page.evaluate(() => scrollTo(0, 1400)) },
  { name: "filters", path: "/", act: openFilters },
  { name: "search", path: "/search?q=black%20abaya%20under%201500" },
  { name: "product", path: DRESS },
  { name: "product-lower", path: DRESS, act: (page) => page.evaluate(() => scrollTo(0, 900)) },
  { name: "product-foot", path: DRESS, act: (page) => page.evaluate(() => scrollTo(0, 1900)) },
  { name: "product-lost", path: "/product/p_nothing" },
  { name: "brand", path: "/brand/Layl%20Harir" },
  { name: "collection", path: "/", act: openCollection },
  { name: "compare", path: "/", act: compare },
  { name: "measures", path: DRESS, act: (page) => named(page, /^(Your measures|مقاساتك)/).click() },
  { name: "report", path: DRESS, act: (page) => named(page, /^(Report this|إبلاغ عن)/).click() },
  {
    name: "tell-me",
    path: DRESS,
    act: (page) => named(page, /^(Tell me when|بلغوني لما)/).click(),
  },
  {
    name: "lightbox",
    path: "/",
    act: (page) => page.getByRole("article").first().getByRole("link").first().click(),
  },
  { name: "stylist", path: "/", act: openStylist },
  { name: "stylist-answer", path: "/", act: askStylist },
  { name: "login", path: "/login" },
  { name: "register", path: "/register" },
  { name: "register-contact", path: "/register", act: toContact },
  { name: "reset", path: "/reset-password" },
  { name: "payments", path: "/payments" },
  { name: "terms", path: "/terms" },
  { name: "privacy", path: "/privacy" },
  { name: "kept-for", path: "/privacy", act: toKeptFor },
  { name: "browser-notices", path: "/watch", act: asPushed },
  { name: "not-found", path: "/nowhere" },
  { name: "workbench", path: `/brand/${BRAND}/products`, isBrand: true },
  { name: "health", path: `/brand/${BRAND}/products?tab=health`, isBrand: true },
  { name: "demand", path: `/brand/${BRAND}/products?tab=demand`, isBrand: true },
  { name: "analytics", path: `/brand/${BRAND}/products?tab=analytics`, isBrand: true },
  {
    name: "new-product",
    path: `/brand/${BRAND}/products`,
    isBrand: true,
    act: (page) => named(page, /^(Add Product|إضافة منتج)/).click(),
  },
  { name: "profile", path: "/profile", isBrand: true },
  { name: "own-terms", path: "/profile?tab=settings", isBrand: true, act: openTerms },
  { name: "import", path: "/admin/crawl", isBrand: true },
  { name: "import-wrong", path: "/admin/crawl", isBrand: true, act: sendEmpty },
  { name: "own-data", path: "/privacy", isBrand: true, act: toOwnData },
];
