import { cards, expect, openExplore, pinBeforehand, someProducts, test } from "./shopper.ts";
import { answered, LANGUAGES, meet, talkIn, type Language } from "./stylist-talk.ts";
import type { Page } from "@playwright/test";

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** On phones the panel is a sheet. */
async function openSheet(page: Page, language: Language = "en") {
  await openExplore(page, `/?lang=${language}`);
  const name = language === "en" ? "Search" : "بحث";
  const talk = talkIn(page, "panel", language);
  const stylist = page.getByRole("dialog");
  const button = page.getByRole("banner").getByRole("button", { name, exact: true });
  // While the field is in sight it says the same, larger; the button comes when it has gone, and goes when the
  // page is at its top again, where a tap that finds it covered brings it.
  await expect(async () => {
    if (await stylist.isVisible()) return;
    // Not to the last card: there is always another one.
    await page.evaluate(() => scrollTo(0, 900));
    await button.tap({ timeout: 5000 });
    await expect(stylist).toBeVisible({ timeout: 5000 });
  }).toPass();
  return { ...talk, stylist, log: stylist.getByRole("log"), box: stylist.getByRole("textbox") };
}

for (const language of LANGUAGES) {
  test(`on a phone the results stand under the chat, the box at the foot (${language})`, async ({
    page,
  }) => {
    const talk = await meet(page, "page", language);
    await expect(talk.box).toBeInViewport();
    expect(await sideways(page)).toBe(0);
    await talk.ask("black abaya");
    await answered(talk, language);
    const chat = (await talk.log.boundingBox())!;
    const first = (await cards(page).first().boundingBox())!;
    expect(first.y).toBeGreaterThan(chat.y + chat.height);
    await expect(talk.box).toBeInViewport({ ratio: 1 });
    // The figure stands on hover and focus alone.
    await expect(
      cards(page)
        .first()
        .getByText(/% match|قريب من طلبك/)
        .first(),
    ).toBeHidden();
    expect(await sideways(page)).toBe(0);
  });

  test(`on a phone the panel is a sheet that makes way for its results (${language})`, async ({
    page,
  }) => {
    const talk = await openSheet(page, language);
    await talk.box.fill("black abaya");
    await talk.stylist
      .getByRole("button", { name: language === "en" ? "Search" : "بحث", exact: true })
      .tap();
    await answered({ ...talk }, language);
    const picks = talk.stylist.getByRole("list", { name: /Start with these|البداية بدول/ });
    await expect(picks.getByRole("listitem")).toHaveCount(3);
    // The talk scrolls, the sheet around it never: its foot would leave the screen's.
    expect(await talk.stylist.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
    await talk.stylist.getByRole("button", { name: /^See all|^عرض(?! على)/ }).tap();
    await expect(talk.stylist).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
    await expect(
      page.getByRole("banner").getByRole("button", { name: /^(Search|بحث)$/ }),
    ).toBeFocused();
  });
}

test("whole looks stand in the answer, where the sheet covers the grid", async ({ page }) => {
  const talk = await openSheet(page);
  await talk.box.fill("a whole outfit for work");
  await talk.stylist.getByRole("button", { name: "Search", exact: true }).tap();
  await answered({ ...talk }, "en");
  const looks = talk.stylist.getByRole("list", { name: "Looks", exact: true });
  await looks.getByRole("heading").first().scrollIntoViewIfNeeded();
  await expect(looks.getByRole("heading").first()).toBeInViewport();
  expect(await sideways(page)).toBe(0);
});

test("Back closes the sheet, Forward opens it again, and the next Back leaves it behind", async ({
  page,
}) => {
  await page.goto("/terms");
  const { stylist } = await openSheet(page);
  await expect(stylist).toBeVisible();
  await page.goBack();
  await expect(stylist).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/");
  await page.goForward();
  await expect(stylist).toBeVisible();
  await page.goBack();
  await expect(stylist).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test("the keys do not hide the box", async ({ page }) => {
  const talk = await meet(page, "page");
  await talk.box.tap();
  // As phones do when the keys rise: the page gets what is left of the screen.
  await page.setViewportSize({ width: 390, height: 430 });
  await expect(talk.box).toBeInViewport({ ratio: 1 });
  const sheet = await openSheet(page);
  await expect(sheet.box).toBeInViewport({ ratio: 1 });
  await expect(sheet.stylist.getByRole("button", { name: "Search" })).toBeInViewport({ ratio: 1 });
});

test("on the narrowest phones everything still fits", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await pinBeforehand(page, await someProducts(request, {}, 2));
  for (const language of LANGUAGES) {
    const talk = await meet(page, "page", language);
    expect(await sideways(page)).toBe(0);
    const foot = (await talk.stylist.locator("form").boundingBox())!;
    for (const button of await talk.stylist.locator("form button").all()) {
      const box = (await button.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(foot.x);
      expect(box.x + box.width).toBeLessThanOrEqual(foot.x + foot.width);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
  }
});

test("the floating fit button leaves the cards' pins free", async ({ page, request }) => {
  await pinBeforehand(page, await someProducts(request, {}, 2));
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 780 });
    await openExplore(page);
    await page.getByRole("button", { name: "Collection 2" }).tap();
    const add = page.getByRole("dialog").getByRole("button", { name: / model: / });
    await add.nth(0).tap();
    await add.nth(1).tap();
    await page.keyboard.press("Escape");
    const floating = (await page
      .locator("button.fixed", { hasText: "Fit on Model" })
      .boundingBox())!;
    const pins = await cards(page)
      .getByRole("button", { name: /^Pin/ })
      .evaluateAll((all) => all.slice(0, 2).map((pin) => pin.getBoundingClientRect().toJSON()));
    expect(floating.x).toBeGreaterThanOrEqual(pins[0].right);
    expect(floating.x + floating.width).toBeLessThanOrEqual(pins[1].left);
  }
});
