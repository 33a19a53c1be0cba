import type { Browser, Page } from "@playwright/test";
import { expect, openExplore, someProducts, test } from "./shopper.ts";

type Box = { x: number; y: number; width: number; height: number };

const boxes = (page: Page, pictures: string): Promise<Box[]> =>
  page.locator(pictures).evaluateAll((all) =>
    all.map((picture) => {
      const { x, y, width, height } = picture.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );

/** What the document alone shows: the state of a phone whose script is still on its way. */
async function withoutScript(browser: Browser, address: string, language: string): Promise<Box[]> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await context.addCookies([{ name: "language", value: language, url: address }]);
  const page = await context.newPage();
  await page.goto(address);
  const found = await boxes(page, ".first-pictures img");
  await context.close();
  return found;
}

function expectSamePlace(before: Box[], after: Box[]): void {
  for (const [n, box] of before.entries())
    for (const side of ["x", "y", "width", "height"] as const)
      expect(Math.abs(box[side] - after[n]![side]), `picture ${n}, ${side}`).toBeLessThan(2);
}

for (const language of ["en", "ar"]) {
  test(`the first pictures stand where the screen then draws them (${language})`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.addCookies([{ name: "language", value: language, url: baseURL! }]);
    const before = await withoutScript(browser, baseURL!, language);
    expect(before).toHaveLength(2);
    await openExplore(page);
    expectSamePlace(before, await boxes(page, "main article img"));
  });
}

test("a product's picture stands at once where its page then draws it", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const [piece] = await someProducts(request, {}, 1);
  const path = `/product/${piece!.id}`;
  const before = await withoutScript(browser, baseURL + path, "en");
  expect(before).toHaveLength(1);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expectSamePlace(before, await boxes(page, "main article section img"));
});
