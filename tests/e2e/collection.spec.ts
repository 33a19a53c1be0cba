import {
  cards,
  expect,
  forgive,
  openExplore,
  pinBeforehand,
  someProducts,
  stored,
  test,
} from "./shopper.ts";

const pinnedIds = (json: string | null) =>
  (JSON.parse(json ?? "[]") as { id: string }[]).map(({ id }) => id);

test("the first pin opens the collection; what is removed can be brought back", async ({
  page,
}) => {
  const events: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/analytics/events")) events.push(request.postData() ?? "");
  });
  await openExplore(page);
  await cards(page).first().getByRole("button", { name: /^Pin/ }).click();
  const drawer = page.getByRole("dialog", { name: "Your Collection (1)" });
  await expect(drawer.getByText("Select 2 items for model fitting (0/2)")).toBeVisible();
  await expect(drawer.getByText("Total, 1 item from 1 brand")).toBeVisible();
  const way = drawer.getByRole("listitem").getByRole("link");
  await expect(way).toHaveAttribute("href", /^\/api\/redirect\/p_.+\?source=Collection$/);

  await drawer.getByRole("button", { name: /^Remove/ }).click();
  const empty = page.getByRole("dialog", { name: "Your Collection (0)" });
  await empty.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("dialog", { name: "Your Collection (1)" })).toBeVisible();
  await expect
    .poll(() => events.map((event) => JSON.parse(event) as object))
    .toMatchObject([
      { event_type: "add_to_pinned", source: "explore" },
      { event_type: "remove_from_pinned", source: "Collection" },
    ]);
});

test("the 31st pin goes first, the oldest leaves, and can be had back", async ({
  page,
  request,
}) => {
  const pins = await someProducts(request, { categories: ["Dresses"] }, 30);
  expect(pins).toHaveLength(30);
  await pinBeforehand(page, pins);
  await openExplore(page);
  const fresh = cards(page).getByRole("button", { name: /^Pin/, pressed: false }).first();
  await fresh.click();
  const notice = page.getByRole("region", { name: "Notices" });
  // Who points at a notice keeps it.
  await notice.getByText("Your collection holds 30 pieces").hover();
  const after = pinnedIds(await stored(page, "pinnedProducts"));
  expect(after).toHaveLength(30);
  expect(after.slice(1)).toEqual(pins.slice(0, 29).map(({ id }) => id));
  await notice.getByRole("button", { name: "Undo" }).click();
  expect(pinnedIds(await stored(page, "pinnedProducts"))).toEqual(pins.map(({ id }) => id));
});

test("pins are looked up again: gone, sold out and cheaper are marked", async ({
  page,
  request,
}) => {
  const [dear, gone, out] = await someProducts(request, { in_stock: true }, 3);
  await pinBeforehand(page, [
    { ...dear!, price: dear!.price + 500, current_price: null },
    { ...gone!, id: "p_gone-for-good", image_url: null },
    out!,
  ]);
  await page.route("**/api/products/by-ids", async (route) => {
    const answer = await route.fetch();
    const products = (await answer.json()) as { id: string }[];
    await route.fulfill({
      json: products.map((product) =>
        product.id === out!.id ? { ...product, sold_out: true } : product,
      ),
    });
  });
  await openExplore(page);
  await page.getByRole("button", { name: "Collection 3" }).click();
  const items = page.getByRole("dialog").getByRole("listitem");
  await expect(items.nth(0)).toContainText(/EGP.[\d,]+ less than when you pinned it/);
  await expect(items.nth(1)).toContainText("No longer on Ribby");
  await expect(items.nth(1).getByRole("link")).toHaveCount(0);
  await expect(items.nth(2)).toContainText("Sold out");
});

test("two are chosen for the model, a third has to wait", async ({ page, request, complaints }) => {
  await pinBeforehand(page, await someProducts(request, {}, 3));
  await openExplore(page);
  await page.getByRole("button", { name: "Collection 3" }).click();
  const drawer = page.getByRole("dialog");
  const fit = drawer.getByRole("button", { name: "Fit on Model" });
  const add = drawer.getByRole("button", { name: / model: / });
  await fit.click();
  await expect(
    drawer.getByText("Please select exactly 2 products from your pinned items to fit on model"),
  ).toBeVisible();
  await add.nth(0).click();
  await add.nth(1).click();
  await expect(
    drawer.getByText("2 of 2 selected. Fit on Model shows them together."),
  ).toBeVisible();
  await expect(add.nth(2)).toBeDisabled();
  await page.route("**/api/fit-on-model", (route) => route.fulfill({ status: 500, body: "" }));
  await fit.click();
  await expect(drawer.getByText("Error fitting products on model")).toBeVisible();
  await drawer
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect(drawer.getByText("Select 2 items for model fitting (1/2)")).toBeVisible();
  forgive(complaints);
});

test("pinned pieces are compared side by side, and Back closes one thing after the other", async ({
  page,
  request,
}) => {
  // Two that differ in price, fabric and exchange whatever the day's order: by the brand and its cloth.
  const evening = { categories: ["Dresses"], brands: ["Layl Harir"], min_price: 2500 };
  const [one] = await someProducts(request, evening, 1);
  const everyday = { categories: ["Dresses"], brands: ["Khamsa El Asr"], max_price: 2400 };
  const other = (await someProducts(request, everyday)).find(({ materials }) =>
    materials.every((cloth) => !one!.materials.includes(cloth)),
  );
  await pinBeforehand(page, [one!, other!]);
  await openExplore(page);
  const opener = page.getByRole("button", { name: "Collection 2" });
  await opener.click();
  const drawer = page.getByRole("dialog", { name: "Your Collection (2)" });
  for (const { title } of [one!, other!])
    await drawer.getByRole("button", { name: `Compare: ${title}` }).click();
  const compare = drawer.getByRole("button", { name: "Compare 2 pieces" });
  await compare.click();
  const table = page.getByRole("dialog", { name: "Compare 2 pieces" });
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  await table.getByText("Only differences").click();
  for (const row of ["Price", "Fabric", "Exchange"])
    await expect(table.getByRole("row", { name: new RegExp(`^${row}`) })).toBeVisible();

  await page.goBack();
  await expect(table).toHaveCount(0);
  await expect(compare).toBeFocused();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("the keyboard stays in the topmost sheet; what lies behind is neither read nor pressed", async ({
  page,
  request,
}) => {
  const [one, other] = await someProducts(request, { categories: ["Dresses"] }, 3);
  await pinBeforehand(page, [one!, other!]);
  await openExplore(page);
  const opener = page.getByRole("button", { name: "Collection 2" });
  await opener.click();
  const drawer = page.getByRole("dialog", { name: "Your Collection (2)" });
  const close = drawer.getByRole("button", { name: "Close" });
  await expect(close).toBeFocused();
  // Nothing of the page is there for a screen reader, and all of it is there for the eye.
  await expect(page.getByRole("main")).toHaveCount(0);
  await expect(page.locator("main")).toBeVisible();

  // Around, and around the other way: never out of the sheet. Its last button is drawn last.
  await expect(drawer.getByRole("button", { name: "Tell me about these pieces" })).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  const isInside = () => drawer.evaluate((box) => box.contains(document.activeElement));
  await expect(close).not.toBeFocused();
  expect(await isInside()).toBe(true);
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();

  for (const { title } of [one!, other!])
    await drawer.getByRole("button", { name: `Compare: ${title}` }).click();
  await drawer.getByRole("button", { name: "Compare 2 pieces" }).click();
  const table = page.getByRole("dialog", { name: "Compare 2 pieces" });
  await expect(table).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(table).toHaveCount(0);
  await expect(drawer).toBeVisible();
  // A press beside it closes the sheet and does nothing to what lies there.
  await page.mouse.click(300, 400);
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(new URL(page.url()).pathname).toBe("/");
  await expect(page.getByRole("main")).toBeVisible();
});

test("a shared collection opens for a friend, who keeps it", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const pins = await someProducts(request, { categories: ["Bags"] }, 3);
  await pinBeforehand(page, pins);
  await openExplore(page);
  await page.getByRole("button", { name: "Collection 3" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Share" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this collection" }).inputValue();

  const friend = await (await browser.newContext({ baseURL })).newPage();
  await friend.goto(new URL(link).pathname);
  await expect(friend.getByRole("heading", { name: "A collection for you" })).toBeVisible();
  await expect(cards(friend)).toHaveCount(3);
  await friend.getByRole("button", { name: "Save to my collection" }).click();
  await expect(friend.getByText("In your collection")).toBeVisible();
  expect(pinnedIds(await stored(friend, "pinnedProducts"))).toEqual(pins.map(({ id }) => id));
  await friend.context().close();
});

test("a link to a collection that is not there says so", async ({ page, complaints }) => {
  await page.goto("/collection/nothing-here");
  await expect(page.getByText("This collection is gone.")).toBeVisible();
  forgive(complaints);
});
