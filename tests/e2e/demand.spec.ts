// The demand tab in both languages: what shoppers asked for and looked at stands there by week, for eyes and ears.
import type { Page } from "@playwright/test";
import type { DemandReport } from "../../src/contract/demand.ts";
import { crowd } from "../support/crowd.ts";
import { sameDayInCairo } from "../support/same-day-in-cairo.ts";
import { allHindrances } from "./hindrances.ts";
import { aRow, expect, test, type Brand } from "./management-brand.ts";

const WORDS = {
  en: {
    tab: "Demand",
    asked: "Searched for and not found in your shop",
    left: "Seen, but not followed to your shop",
    wish: "pink linen shirt",
    inWeek: /^Week of .+: 6$/,
    quietWeek: /^Week of .+: fewer than 5 a week$/,
    stayed: "Stayed",
    twelve: "12 weeks",
  },
  ar: {
    tab: "الطلب",
    asked: "بحثوا عنه ولم يجدوه عندك",
    left: "شاهدوها ولم يذهبوا إلى متجرك",
    wish: "قميص بمبي كتان",
    inWeek: /أسبوع .+:\s[\u2066-\u2069]*٦[\u2066-\u2069]*$/,
    quietWeek: /أسبوع .+:\s[\u2066-\u2069]*أقل من ٥ في الأسبوع/,
    stayed: "لم يكملوا",
    twelve: "١٢ أسبوعًا",
  },
} as const;

/** Six shoppers, half of whom write Arabic. */
async function visits(brand: Brand, address: string): Promise<void> {
  await brand.saveAll([aRow("White cotton shirt"), aRow("Blue poplin shirt")]);
  const ids = (await brand.list()).map(({ id }) => id);
  await brand.bulk({ ids, action: "activate" });
  let n = 0;
  await crowd(address, 6, async ({ search, see }) => {
    await search(++n % 2 === 0 ? WORDS.ar.wish : WORDS.en.wish);
    await see(ids[0]!);
  });
}

const panel = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

for (const language of ["en", "ar"] as const)
  test(`a brand reads by week what shoppers did not find (${language})`, async ({
    page,
    context,
    baseURL,
    product,
    newBrand,
  }) => {
    const words = WORDS[language];
    const brand = await newBrand(`demand-${language}`);
    await sameDayInCairo();
    await visits(brand, product.address);
    await context.addCookies([{ name: "language", value: language, url: baseURL! }]);
    // Counting stands beside the answers; the tab is asked again until all six are in.
    const reports = async () => {
      const answer = page.waitForResponse((one) => one.url().includes("/demand?weeks=4"));
      await brand.open("?tab=demand");
      const { asked, left } = (await (await answer).json()) as DemandReport;
      return [asked[0]?.people, left[0]?.people];
    };
    await expect.poll(reports).toEqual([6, 6]);
    await expect(page.getByRole("tab", { name: words.tab, selected: true })).toBeVisible();

    const asked = panel(page, words.asked).getByRole("row").filter({ hasText: words.wish });
    const weeks = asked.getByRole("listitem");
    await expect(weeks).toHaveCount(4);
    await expect(weeks.last().getByText(words.inWeek)).toBeAttached();
    await expect(weeks.first().getByText(words.quietWeek)).toBeAttached();
    await expect(
      panel(page, words.left).getByRole("columnheader", { name: words.stayed }).first(),
    ).toBeVisible();
    expect(await allHindrances(page)).toEqual([]);

    await page.getByRole("radio", { name: words.twelve }).check({ force: true });
    await expect(weeks).toHaveCount(12);

    // On a phone no column leaves its panel.
    await page.setViewportSize({ width: 390, height: 844 });
    const tables = page.getByRole("article").getByRole("table");
    const sideways = () =>
      tables.evaluateAll((all) =>
        all.map((one) => one.parentElement!.scrollWidth - one.parentElement!.clientWidth),
      );
    expect(await tables.count()).toBeGreaterThan(1);
    await expect.poll(async () => Math.max(...(await sideways()))).toBe(0);
  });
