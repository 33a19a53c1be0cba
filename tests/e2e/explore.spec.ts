import {
  cards,
  expect,
  forgive,
  listOf,
  openExplore,
  pieceAt,
  scrollPast,
  scrollToEnd,
  stored,
  test,
} from "./shopper.ts";

test.describe("with the real pictures", () => {
  test.use({ hasRealPictures: true });

  test("the first screen is full of pictures, prices and brands", async ({ page }) => {
    await openExplore(page);
    const picture = cards(page).first().locator("img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    await expect(cards(page).first()).toContainText(/EGP\s[\d,]+/);
  });
});

test("'Search Results' stands above what was found, on Explore and with the stylist", async ({
  page,
}) => {
  for (const path of ["/?category=Dresses", "/search?q=dress"]) {
    await openExplore(page, path);
    await expect(page.getByText("Search Results", { exact: true })).toBeInViewport();
  }
});

test("more pieces come at the end of the list, and none twice", async ({ page }) => {
  await openExplore(page);
  await expect(listOf(page, 20)).toBeAttached();
  await scrollPast(page, 40);
  const links = new Set<string>();
  for (let at = 0; at < 40; at += 1) links.add((await pieceAt(page, at)).href);
  expect(links.size).toBe(40);
});

test("a detour to a product keeps list and place; a reload starts afresh", async ({ page }) => {
  await openExplore(page);
  await scrollPast(page, 40);
  const { link: title } = await pieceAt(page, 24);
  const name = (await title.textContent()) ?? "";
  await title.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(title).toBeInViewport();

  await page.goForward();
  await page.getByRole("link", { name: "Back to Explore" }).click();
  await expect(title).toBeInViewport();

  await page.reload();
  await expect(listOf(page, 20)).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("what is kept in the browser is what the specification names", async ({ page }) => {
  await openExplore(page);
  await expect
    .poll(async () => {
      const kept = JSON.parse((await stored(page, "explore-store")) ?? "{}") as { state?: object };
      return Object.keys(kept.state ?? {}).toSorted();
    })
    .toEqual(
      [
        "products",
        "hasMore",
        "page",
        "initialLoadDone",
        "searchQuery",
        "searchResults",
        "selectedCategories",
        "isSidebarFilterActive",
        "messages",
        "suggestionButtons",
        "selectedForModel",
        "scrollPosition",
        "shouldRestoreScroll",
      ].toSorted(),
    );
});

test("a feed token that is refused starts the feed over and signs nobody out", async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  await page.route("**/api/products/explore?page=2*", (route) =>
    route.fulfill({ status: 401, json: { detail: "The feed has moved on.", code: "no" } }),
  );
  page.on("request", (request) => {
    if (request.url().includes("/explore?")) asked.push(new URL(request.url()).search);
  });
  await page.addInitScript(() => localStorage.setItem("token", "a brand's own"));
  await openExplore(page);
  await scrollToEnd(page);
  const [second, first] = ["?page=2&limit=20", "?page=1&limit=20"];
  await expect.poll(() => asked.slice(0, 2)).toEqual([second, first]);
  await expect(listOf(page, 20)).toBeAttached();
  // It goes on by itself, is refused once more, and then says so instead of asking for ever.
  await scrollToEnd(page);
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  expect(asked).toEqual([second, first, second]);
  expect(await stored(page, "token")).toBe("a brand's own");
  forgive(complaints);
});

test("newcomers are shown on the stylist's page, too, what a pin is", async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem("hasSeenPinHint"));
  await page.goto("/search");
  await page.getByRole("textbox").fill("black abaya");
  await page.keyboard.press("Enter");
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText("Pin what you like. Pick two pinned pieces")).toBeVisible();
});

test("newcomers are shown once what a pin is", async ({ page, context }) => {
  await context.clearCookies();
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("came")) localStorage.removeItem("hasSeenPinHint");
    sessionStorage.setItem("came", "yes");
  });
  // Nothing comes due while the page is being made, however long that takes.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await openExplore(page);
  const hint = page.getByText("Pin what you like. Pick two pinned pieces");
  await expect(hint).toHaveCount(0);
  await page.clock.runFor(1900);
  await expect(hint).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(hint).toBeVisible();
  expect(await stored(page, "hasSeenPinHint")).toBe("true");
});

test("the lightbox opens at the picture that was pressed and is turned by keys", async ({
  page,
}) => {
  await openExplore(page);
  const ofSeveral = page.getByRole("button", { name: /Picture 2 of \d/ });
  const card = cards(page).filter({ has: ofSeveral }).first();
  const count = await card.getByRole("button", { name: /Picture \d of \d/ }).count();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("button", { name: `Picture ${count} of ${count}` }).click();
  await card.getByRole("link", { name: `Quick view: ${title}` }).click();
  const box = page.getByRole("dialog", { name: title });
  await expect(box.getByRole("img", { name: `Picture ${count} of ${count}` })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(box.getByRole("img", { name: `Picture 1 of ${count}` })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(box.getByRole("img", { name: `Picture ${count} of ${count}` })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  expect(new URL(page.url()).pathname).toBe("/");

  await card.getByRole("link", { name: `Quick view: ${title}` }).click();
  await box.getByRole("link", { name: "View Full Details" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("fitting is turned on by Try on Model and off by Escape or Done", async ({ page }) => {
  await openExplore(page);
  await page.getByRole("button", { name: "Try on Model" }).click();
  const help = page.getByRole("region", { name: "Try on Model" }).first();
  await expect(help.getByRole("listitem")).toHaveCount(3);
  await page.keyboard.press("Escape");
  const add = page.getByRole("button", { name: /^Add to model:/ });
  await add.nth(0).click();
  // The first pin opens the collection.
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await add.nth(1).click();
  await expect(page.getByText("2 of 2 selected. Fit on Model shows them")).toBeVisible();
  await add.nth(2).click();
  await expect(add.nth(0)).toHaveAttribute("aria-pressed", "false");
  await expect(add.nth(2)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: "Collection 3" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(add).toHaveCount(0);
  await page.getByRole("button", { name: "Try on Model" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(add).toHaveCount(0);
});

test("who goes back at once, before the answer has its entry on screen, has the list", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("popstate", () => (document.documentElement.dataset["back"] = "yes"));
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      if (String(entry[2]).includes("q=linen")) history.back();
    };
  });
  await openExplore(page);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "AI Stylist" });
  await panel.getByPlaceholder("Ask about fashion products...").fill("linen");
  await panel.getByRole("button", { name: "Search" }).click();
  await expect(page.locator("html[data-back]")).toBeAttached();
  await expect(page).not.toHaveURL(/q=/);
  await expect(page.getByRole("region", { name: "Search Results" })).toHaveCount(0);
});

test("the search panel stands beside the grid and answers in it", async ({ page }) => {
  await openExplore(page);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "AI Stylist" });
  await panel.getByPlaceholder("Ask about fashion products...").fill("linen");
  await panel.getByRole("button", { name: "Search" }).click();
  const results = page.getByRole("region", { name: "Search Results" });
  await expect(results.getByRole("heading", { name: /Found \d+ products/ })).toBeVisible();
  await expect(page).toHaveURL(/\?q=linen$/);
  // Back leads to the list as it was, the panel stays; Forward asks again.
  await page.goBack();
  await expect(results).toHaveCount(0);
  await expect(panel).toBeVisible();
  await page.goForward();
  await expect(results.getByRole("heading", { name: /Found \d+ products/ })).toBeVisible();
  await results.getByRole("button", { name: "Clear" }).click();
  await expect(results).toHaveCount(0);
  await expect(page).not.toHaveURL(/q=/);
  await expect(listOf(page, 20)).toBeAttached();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toHaveCount(0);
});
