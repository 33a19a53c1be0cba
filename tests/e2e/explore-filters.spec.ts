import type { Page } from "@playwright/test";
import { cards, expect, forgive, listOf, openExplore, test } from "./shopper.ts";

const categories = (page: Page) => page.getByRole("toolbar", { name: "Categories" });
const chips = (page: Page) => page.getByRole("list", { name: "Applied filters" });
const found = (page: Page) => page.getByRole("heading", { name: /^Found [\d,]+ products?$/ });

test("a group and its categories exclude each other, and apply themselves", async ({ page }) => {
  await openExplore(page);
  const group = categories(page).getByRole("button", { name: "Cover-ups" });
  const abayas = page.getByRole("button", { name: "Abayas", exact: true });
  await group.click();
  await expect(found(page)).toBeVisible();
  await expect(chips(page).getByRole("listitem")).toHaveText(["Cover-ups"]);

  await abayas.click();
  await expect(chips(page).getByRole("listitem")).toHaveText(["Abayas"]);
  await expect(group).toHaveAttribute("aria-pressed", "mixed");
  await page.getByRole("button", { name: "Prayerwear", exact: true }).click();
  await expect(chips(page).getByRole("listitem")).toHaveText(["Abayas", "Prayerwear"]);

  await group.click();
  await expect(chips(page).getByRole("listitem")).toHaveText(["Cover-ups"]);
  await expect(abayas).toHaveAttribute("aria-pressed", "false");
});

test("several categories in one breath are one question", async ({ page }) => {
  await openExplore(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/filter?")) asked.push(request.postData() ?? "");
  });
  await page.evaluate(() => {
    const names = ["Dresses", "Suits", "Bags"];
    for (const button of document.querySelectorAll<HTMLElement>("[role=toolbar] button")) {
      if (names.includes(button.textContent ?? "")) button.click();
    }
  });
  await expect(chips(page).getByRole("listitem")).toHaveText(["Dresses", "Suits", "Bags"]);
  expect(asked).toHaveLength(1);
});

test("the sidebar says what its buttons do, and the chips take filters away", async ({ page }) => {
  await openExplore(page);
  const side = page.getByRole("region", { name: "Filters" });
  await expect(side.getByRole("button", { name: "No Filters Selected" })).toBeDisabled();
  await expect(side.getByRole("button", { name: "No Filters to Clear" })).toBeDisabled();

  await side.getByPlaceholder("Find a brand").fill("rasif");
  await side.getByRole("checkbox", { name: "Rasif 26" }).check();
  await side.getByRole("textbox", { name: "To, EGP" }).fill("1,200");
  await expect(side.getByRole("heading", { name: "Filters 2" })).toBeVisible();
  await side.getByRole("button", { name: "Apply Filters" }).click();
  await expect(chips(page).getByRole("listitem")).toHaveText(["Rasif 26", /^Up to EGP.1,200$/]);
  await expect(cards(page).first()).toContainText("Rasif 26");

  await chips(page).getByRole("button", { name: "Remove Up to EGP" }).click();
  await expect(chips(page).getByRole("listitem")).toHaveText(["Rasif 26"]);
  await side.getByRole("button", { name: "Clear All Filters" }).click();
  await expect(found(page)).toHaveCount(0);
  await expect(side.getByRole("button", { name: "No Filters to Clear" })).toBeDisabled();
  await expect(listOf(page, 20)).toBeAttached();
});

test("colours, sizes, sale and stock filter in the same way", async ({ page }) => {
  await openExplore(page);
  const side = page.getByRole("region", { name: "Filters" });
  await side.getByRole("button", { name: "Colors" }).click();
  await side.getByRole("button", { name: "Black" }).click();
  await side.getByRole("button", { name: "Sizes" }).click();
  await side.getByRole("button", { name: "M", exact: true }).click();
  await side.getByRole("checkbox", { name: "On sale" }).check();
  await side.getByRole("button", { name: "Apply Filters" }).click();
  await expect(chips(page).getByRole("listitem")).toHaveText(["Black", "Size M", "On sale"]);
  await expect(cards(page).first()).toContainText("off");
});

test("an empty result names the filter to drop and offers the stylist", async ({ page }) => {
  await openExplore(page);
  const side = page.getByRole("region", { name: "Filters" });
  await side.getByRole("checkbox", { name: "Bint El Ghazl" }).check();
  await side.getByRole("textbox", { name: "To, EGP" }).fill("1");
  await side.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page.getByRole("heading", { name: "Nothing matches all 2 filters." })).toBeVisible();
  await expect(page.getByText(/^Remove Up to EGP.1 to see \d+ pieces\.$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask the stylist" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Remove Up to EGP.1$/ })
    .last()
    .click();
  await expect(chips(page).getByRole("listitem")).toHaveText(["Bint El Ghazl"]);
  await expect(cards(page).first()).toBeVisible();
});

test("failures are told in place, keep the old results and can be tried again", async ({
  page,
  complaints,
}) => {
  let isBroken = true;
  const breakDown = { status: 500, json: { detail: "No.", code: "unexpected" } };
  await page.route(/filter-options|\/filter\?/, (route) =>
    isBroken ? route.fulfill(breakDown) : route.continue(),
  );
  await openExplore(page);
  const side = page.getByRole("region", { name: "Filters" });
  await expect(side.getByRole("alert")).toContainText("Failed to load filter options");
  await categories(page).getByRole("button", { name: "Dresses" }).click();
  const failure = page.getByRole("alert").filter({ hasText: "Failed to apply filters" });
  await expect(failure).toContainText("Failed to apply filters. Please try again.");
  await expect(listOf(page, 20)).toBeAttached();

  isBroken = false;
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect(found(page)).toBeVisible();
  await side.getByRole("button", { name: "Retry" }).click();
  await expect(
    side
      .getByRole("checkbox", { name: "Rasif 26" })
      .or(side.getByPlaceholder("Find a brand"))
      .first(),
  ).toBeVisible();
  forgive(complaints);
});
