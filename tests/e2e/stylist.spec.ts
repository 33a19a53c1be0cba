import { cards, expect, listOf, openExplore, stored, test, titles } from "./shopper.ts";
import { answered, found, LABELS, LANGUAGES, meet, PLACES, talkIn } from "./stylist-talk.ts";

const QUESTIONS = { en: "black abaya", ar: "عباية سودا" } as const;

for (const language of LANGUAGES) {
  for (const place of PLACES) {
    test(`a question is answered in words, chips and products (${place}, ${language})`, async ({
      page,
    }) => {
      const labels = LABELS[language];
      const talk = await meet(page, place, language);
      await expect(talk.log).toContainText(labels.greeting);
      await talk.ask(QUESTIONS[language]);
      await answered(talk, language);
      await expect(talk.log).toContainText(QUESTIONS[language]);
      await expect(talk.box).toHaveValue("");
      const heading = language === "en" ? /^Found \d+ products?$/ : /^لقينا/;
      await expect(talk.results.getByRole("heading", { name: heading })).toBeVisible();
      await expect(talk.results.getByText(labels.results, { exact: true })).toBeInViewport();
      await expect(cards(page).nth(3)).toBeVisible();
      await expect(page.getByRole("list", { name: labels.understood })).toContainText(
        language === "en" ? "Black" : /سود/,
      );
      expect(await talk.suggestions.count()).toBeGreaterThan(0);
      expect(await talk.suggestions.count()).toBeLessThanOrEqual(4);
      // With "start afresh" in it the head still fits: one line, and its last button in sight.
      await expect(talk.stylist.getByRole("button", { name: labels.startAfresh })).toBeInViewport({
        ratio: 1,
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });
  }
}

test("Enter sends, Shift and Enter make a new line, empty words are ignored", async ({ page }) => {
  const talk = await meet(page, "page");
  await talk.box.press("Enter");
  await talk.press("search");
  await talk.box.fill("   ");
  await talk.box.press("Enter");
  await expect(talk.log).not.toContainText("You:");
  await talk.box.fill("white");
  await talk.box.press("Shift+Enter");
  await talk.box.pressSequentially("sneakers");
  await expect(talk.box).toHaveValue("white\nsneakers");
  await talk.box.press("Enter");
  await answered(talk);
  await expect(talk.log).toContainText("white\nsneakers");
});

test("a chip that is taken away changes what is found", async ({ page }) => {
  const talk = await meet(page, "page");
  await talk.ask("red linen dress");
  await answered(talk);
  const chips = page.getByRole("list", { name: "Understood" }).getByRole("button");
  // A mark says which of them gave; that may change with what is found.
  const labels = async () =>
    (await chips.allInnerTexts()).map((label) => label.replace(/^≈\s*/, ""));
  const before = await labels();
  expect(before).toContain("Red");
  const asked = page.waitForRequest("**/api/search");
  await chips.filter({ hasText: "Red" }).click();
  const sent = (await asked).postDataJSON() as Record<string, unknown>;
  expect(sent).toMatchObject({ query: "red linen dress", without: [expect.stringMatching(/red/)] });
  await answered(talk);
  await expect(chips.filter({ hasText: "Red" })).toHaveCount(0);
  expect(await labels()).toEqual(before.filter((label) => label !== "Red"));
});

test("a follow-up refines the question before it", async ({ page }) => {
  const talk = await meet(page, "page");
  await talk.ask("linen shirt");
  await answered(talk);
  const asked = page.waitForRequest("**/api/search");
  await talk.ask("in white");
  expect((await asked).postDataJSON()).toMatchObject({
    query: "in white",
    conversation: expect.any(String),
  });
  await answered(talk);
  const chips = page.getByRole("list", { name: "Understood" });
  await expect(chips).toContainText("Linen");
  await expect(chips).toContainText("White");
});

for (const place of PLACES)
  test(`suggestions stand whole in the ${place} at every width with room for them`, async ({
    page,
  }) => {
    const suggestions = [
      "White tote bag to go with all these colours",
      "Navy hijab to match the colours you have",
      "in white",
    ];
    await page.route("**/api/search", (route) =>
      route.fulfill({ json: { ...found([]), suggestions } }),
    );
    const talk = await meet(page, place);
    await talk.ask("something blue");
    await answered(talk);
    for (const width of [1440, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const shown = page.getByRole("button", { name: /^(White tote|Navy hijab|in white)/ });
      await expect(shown).toHaveCount(3);
      const cut = () =>
        shown.evaluateAll((all) =>
          all.map((one) => {
            const list = one.closest("ul")!;
            return list.scrollWidth - list.clientWidth;
          }),
        );
      await expect.poll(cut).toEqual([0, 0, 0]);
    }
  });

test("a suggestion is searched with one press", async ({ page }) => {
  const talk = await meet(page, "panel");
  await talk.ask("leather bag");
  await answered(talk);
  const suggestion = await talk.suggestions.first().innerText();
  const asked = page.waitForRequest("**/api/search");
  await talk.suggestions.first().click();
  expect((await asked).postDataJSON()).toMatchObject({ query: suggestion, limit: 12 });
  await answered(talk);
  await expect(talk.log).toContainText(suggestion);
});

test("panel and page are one conversation", async ({ page }) => {
  const talk = await meet(page, "panel");
  await talk.ask("brown leather bag");
  await answered(talk);
  await expect(titles(page).first()).toBeVisible();
  const shown = await titles(page).allInnerTexts();
  await page.getByRole("banner").getByRole("link", { name: "Stylist" }).click();
  const there = talkIn(page, "page");
  await expect(there.log).toContainText("brown leather bag");
  await expect(titles(page)).toHaveText(shown);
  await there.ask("cheaper");
  await answered(there);
  await page.getByRole("banner").getByRole("link", { name: "Explore" }).click();
  await expect(talk.log).toContainText("cheaper");
  await expect
    .poll(async () => JSON.parse((await stored(page, "explore-store")) ?? "{}") as object)
    .toMatchObject({ state: { searchQuery: "cheaper", messages: { length: 4 } } });
});

test("Clear brings the list back and keeps the conversation; starting afresh empties it", async ({
  page,
}) => {
  const talk = await meet(page, "panel");
  await talk.ask("sneakers");
  await answered(talk);
  await talk.results.getByRole("button", { name: "Clear" }).click();
  await expect(talk.results).toHaveCount(0);
  await expect(listOf(page, 20)).toBeAttached();
  await expect(talk.log).toContainText("sneakers");
  await expect(talk.suggestions).toHaveCount(0);
  await talk.stylist.getByRole("button", { name: "New chat" }).click();
  await expect(talk.log).not.toContainText("sneakers");
  await expect(talk.log).toContainText("Hi! I'm your AI stylist assistant");
  await expect(talk.box).toBeFocused();
});

test("Escape closes the panel, and the keyboard is back where it was", async ({ page }) => {
  await openExplore(page);
  const opener = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  const talk = talkIn(page, "panel");
  await expect(talk.box).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(talk.stylist).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("the page invites in three languages, and an example is asked with one press", async ({
  page,
}) => {
  const talk = await meet(page, "page");
  await expect(
    talk.results.getByRole("heading", { name: "Say it in your own words." }),
  ).toBeVisible();
  for (const name of ["English", "العربية", "Franco"]) {
    await expect(talk.results.getByRole("region", { name }).getByRole("button")).toHaveCount(2);
  }
  await talk.results.getByRole("button", { name: "shanta gild bonny" }).click();
  await answered(talk);
  await expect(talk.results.getByRole("heading", { name: /^Found \d+ products$/ })).toBeVisible();
  // Franco is Arabic in other letters, and is answered so; what was understood is said in the same words.
  await expect(talk.log).toContainText("جنيه");
  await expect(page.getByRole("list", { name: "Understood" })).toContainText("جلد");
});

test("the chat folds away beside its results and comes back", async ({ page }) => {
  const talk = await meet(page, "page");
  await talk.ask("sneakers");
  await answered(talk);
  await talk.stylist.getByRole("button", { name: "Collapse chat" }).click();
  await expect(talk.log).toHaveCount(0);
  await expect(talk.box).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await talk.stylist.getByRole("button", { name: "Open chat" }).click();
  await expect(talk.log).toContainText("sneakers");
});

for (const [place, source] of [
  ["panel", "search"],
  ["page", "stylist"],
] as const) {
  test(`opening a result tells the brand that it was found (${place})`, async ({ page }) => {
    const events: Record<string, unknown>[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/analytics/events")) {
        events.push(request.postDataJSON() as Record<string, unknown>);
      }
    });
    const talk = await meet(page, place);
    await talk.ask("black abaya");
    await answered(talk);
    await cards(page)
      .nth(1)
      .getByRole("link", { name: /^Quick view/ })
      .click();
    await expect.poll(() => events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      event_type: "search_click",
      source,
      metadata: { query: "black abaya", position: 2 },
    });
    const lightbox = page.getByRole("dialog");
    await expect(lightbox).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(lightbox).toHaveCount(0);
    await titles(page).first().click();
    await expect
      .poll(() => events.map(({ event_type }) => event_type))
      .toEqual(["search_click", "search_click", "product_view"]);
  });
}

test("how well a result fits stands on its card while it is looked at", async ({ page }) => {
  const talk = await meet(page, "page");
  await talk.ask("black abaya");
  await answered(talk);
  const card = cards(page).first();
  // At rest words say it; the figure is there for who looks closer.
  await page.mouse.move(0, 0);
  await expect(card.getByText(/^\d+% match$/)).toBeHidden();
  await card.hover();
  await expect(card.getByText(/^\d+% match$/)).toBeVisible();
  await expect(card.getByText(/Black · Abayas/).filter({ visible: true })).toBeVisible();
});

test("more of what was found comes on demand", async ({ page }) => {
  const talk = await meet(page, "page");
  await talk.ask("dress");
  await answered(talk);
  await expect(cards(page)).toHaveCount(12);
  await talk.results.getByRole("button", { name: "Load More" }).click();
  await expect(cards(page)).toHaveCount(24);
});

test("what was asked stands in the address: shared, sorted, followed up and gone back to", async ({
  page,
}) => {
  const talk = await meet(page, "page");
  await talk.ask("black abaya");
  await answered(talk);
  await expect(page).toHaveURL(/\?(lang=en&)?q=black\+abaya$/);
  const ids = () => titles(page).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const first = await ids();
  await talk.results.getByLabel("Sort").selectOption("price_up");
  await expect(page).toHaveURL(/sorted=price_up/);
  await expect
    .poll(async () => {
      const prices = await cards(page).evaluateAll((all) =>
        all.map((card) => Number(/EGP\s([\d,]+)/.exec(card.textContent)?.[1]?.replace(",", ""))),
      );
      return prices.length > 1 && prices.every((price, at) => at === 0 || price >= prices[at - 1]!);
    })
    .toBe(true);
  await talk.results.getByLabel("Sort").selectOption("");
  await talk.ask("under 1500");
  await answered(talk);
  await expect(page).toHaveURL(/q=black\+abaya&q=under\+1500$/);
  const second = await ids();
  expect(second).not.toEqual(first);

  const shared = page.url();
  await page.goBack();
  await expect.poll(async () => (await ids()).slice(0, 6)).toEqual(first.slice(0, 6));
  // What stands in the talk is not said again.
  await expect(talk.log.getByText("black abaya", { exact: true })).toHaveCount(1);
  await page.goto(shared);
  await expect.poll(ids).toEqual(second);
});
