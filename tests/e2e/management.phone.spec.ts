import { allHindrances } from "./hindrances.ts";
import { aRow, card, editorOf, expect, list, notice, test } from "./management-brand.ts";

test("a brand looks after its products on a phone", async ({ page, newBrand }) => {
  const brand = await newBrand("pocket");
  await brand.saveAll([
    aRow("A shirt with a rather long name that does not fit into one line", { hidden: true }),
    aRow("Dress"),
  ]);
  await brand.open();
  await expect(card(page, "Dress")).toBeVisible();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  for (const name of ["New Products", "Active Products", "Inactive Products"])
    await expect(page.getByRole("tab").getByText(name, { exact: true })).toBeInViewport({
      ratio: 1,
    });
  expect(await allHindrances(page)).toEqual([]);
  // What can be done with everything stands in two columns, the last across both.
  const edges = await page
    .getByRole("button", { name: "Bulk Edit" })
    .locator("..")
    .getByRole("button")
    .evaluateAll((all) =>
      all.map((button) => {
        const { left, right } = button.getBoundingClientRect();
        return `${Math.round(left)} to ${Math.round(right)}`;
      }),
    );
  expect(edges).toHaveLength(5);
  expect(new Set(edges).size).toBe(3);

  await page.getByRole("button", { name: "Edit: Dress" }).tap();
  await editorOf(page, "Dress").getByLabel("Price (EGP)*").fill("750");
  expect(await overflow()).toBe(0);
  await page.getByRole("button", { name: "Save All Changes (1)" }).tap();
  await expect(notice(page)).toContainText("1 product saved.");
  await page.getByRole("button", { name: "Bulk Edit" }).tap();
  await page.getByRole("checkbox", { name: "Select all 2" }).tap();
  expect(await overflow()).toBe(0);
  await page.getByRole("button", { name: "Activate", exact: true }).tap();
  await expect(list(page, "Active")).toContainText("2");
  await list(page, "Active").tap();
  await expect(card(page, "Dress")).toContainText("EGP 750");
});

test("the open tab is in sight on a phone, also where a link led to the last", async ({
  page,
  newBrand,
}) => {
  const brand = await newBrand("pocket-tabs");
  await brand.saveAll([aRow("Dress")]);
  await brand.open();
  // They stay where they are, whichever is open.
  const top = async () => (await page.getByRole("tab", { name: "Your shop" }).boundingBox())!.y;
  const before = await top();
  await page.getByRole("tab", { name: "Your shop" }).tap();
  await expect(page.getByRole("button", { name: "Bulk Edit" })).toHaveCount(0);
  expect(await top()).toBe(before);
  const analytics = page.getByRole("tab", { name: "Analytics" });
  await expect(analytics).not.toBeInViewport({ ratio: 1 });
  await page.goto(`${new URL(page.url()).pathname}?tab=analytics`);
  await expect(analytics).toHaveAttribute("aria-selected", "true");
  await expect(analytics).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
