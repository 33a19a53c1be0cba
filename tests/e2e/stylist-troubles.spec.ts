// Every message of the chat for what is missing or goes wrong, in each place's own wording.
import { cards, expect, forgive, pinBeforehand, someProducts, test } from "./shopper.ts";
import {
  answered,
  fail,
  found,
  LABELS,
  LANGUAGES,
  meet,
  PLACES,
  SAID,
  type Language,
  type Place,
  type Talk,
} from "./stylist-talk.ts";

const POINT = {
  name: "shirt.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** The panel says it in full, the page in short. */
function regretsOf(place: Place, language: Language) {
  const said = SAID[language];
  return place === "panel"
    ? {
        search: said.searchFailed,
        suggestion: said.suggestionFailed,
        match: said.matchFailed,
        fit: said.fitFailed,
        image: said.imageFailed,
      }
    : {
        search: said.searchFailedShort,
        suggestion: said.suggestionFailedShort,
        match: said.matchFailedShort,
        fit: said.fitFailedShort,
        image: said.imageFailedShort,
      };
}

async function expectTrouble(talk: Talk, language: Language, regret: string) {
  await answered(talk, language);
  await expect(talk.log.locator(":scope > *").last()).toContainText(regret);
  const banner = talk.stylist.getByRole("alert");
  await expect(banner).toContainText("The needle broke.");
  await banner.getByRole("button", { name: LABELS[language].dismiss }).click();
  await expect(banner).toHaveCount(0);
}

for (const language of LANGUAGES) {
  for (const place of PLACES) {
    test(`what goes wrong is told in the place's words (${place}, ${language})`, async ({
      page,
      request,
      complaints,
    }) => {
      const pins = await someProducts(request, { categories: ["Bags"] }, 2);
      await pinBeforehand(page, pins);
      const talk = await meet(page, place, language);
      const regrets = regretsOf(place, language);

      await page.route("**/api/search", (route) => route.fulfill({ json: found(pins) }), {
        times: 1,
      });
      await talk.ask("bags");
      await answered(talk, language);
      await expect(talk.suggestions).toHaveCount(2);
      await page.route("**/api/{search,match,analyze-image,fit-on-model}", fail);
      await talk.suggestions.first().click();
      await expectTrouble(talk, language, regrets.suggestion);
      await expect(talk.suggestions).toHaveCount(0);

      await talk.ask("anything");
      await expectTrouble(talk, language, regrets.search);
      await expect(page.getByRole("list", { name: LABELS[language].understood })).toHaveCount(0);

      await talk.press("match");
      await expectTrouble(talk, language, regrets.match);

      await talk.stylist.locator("input[type=file]").setInputFiles(POINT);
      await expectTrouble(talk, language, regrets.image);

      await talk.stylist.getByRole("button", { name: new RegExp(LABELS[language].pinned) }).click();
      const drawer = page.getByRole("dialog");
      for (const n of [0, 1]) {
        await drawer
          .getByRole("button", { name: /model: |لموديل: / })
          .nth(n)
          .click();
      }
      await page.keyboard.press("Escape");
      await talk.press("fit");
      await expectTrouble(talk, language, regrets.fit);
      forgive(complaints);
    });
  }

  test(`what is missing is asked for (${language})`, async ({ page }) => {
    const talk = await meet(page, "panel", language);
    const said = SAID[language];
    await talk.press("match");
    await expect(talk.log).toContainText(said.pinFirst);
    await talk.press("fit");
    await expect(talk.log).toContainText(said.selectExactlyTwo);
    await talk.press("fit");
    await expect(talk.log.getByText(said.selectExactlyTwo)).toHaveCount(1);
  });
}

test("a failed search clears the results", async ({ page, request, complaints }) => {
  const some = await someProducts(request, {}, 3);
  const talk = await meet(page, "page");
  await page.route("**/api/search", (route) => route.fulfill({ json: found(some) }), { times: 1 });
  await talk.ask("something");
  await expect(cards(page)).toHaveCount(3);
  await page.route("**/api/search", fail);
  await talk.ask("something else");
  await answered(talk);
  await expect(cards(page)).toHaveCount(0);
  forgive(complaints);
});

test("without a network the banner says so", async ({ page, complaints }) => {
  const talk = await meet(page, "page");
  await page.route("**/api/search", (route) => route.abort());
  await talk.ask("dress");
  await expect(talk.stylist.getByRole("alert")).toContainText(SAID.en.networkError);
  forgive(complaints);
});

test("fit without an answer of its own is an error fitting products", async ({
  page,
  request,
  complaints,
}) => {
  await pinBeforehand(page, await someProducts(request, {}, 2));
  const talk = await meet(page, "page");
  await talk.stylist.getByRole("button", { name: /Pinned/ }).click();
  const add = page.getByRole("dialog").getByRole("button", { name: / model: / });
  await add.nth(0).click();
  await add.nth(1).click();
  await page.keyboard.press("Escape");
  await page.route("**/api/fit-on-model", (route) => route.fulfill({ status: 500, body: "" }));
  await talk.press("fit");
  await expect(talk.stylist.getByRole("alert")).toContainText("Error fitting products on model");
  forgive(complaints);
});

test("while the stylist thinks, old results are dimmed, and a new question takes over", async ({
  page,
  request,
}) => {
  const some = await someProducts(request, {}, 3);
  const talk = await meet(page, "page");
  await page.route("**/api/search", (route) => route.fulfill({ json: found(some) }), { times: 1 });
  await talk.ask("first");
  await answered(talk);
  await expect(talk.suggestions).toHaveCount(2);

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/search", async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    if (query === "slow") await held;
    const answer = found(some.slice(0, query === "slow" ? 1 : 2), { message: `On ${query}.` });
    await route.fulfill({ json: answer }).catch(() => {});
  });
  await talk.ask("slow");
  await expect(talk.stylist.getByText("Thinking...")).toBeVisible();
  await expect(talk.suggestions).toHaveCount(0);
  await expect(cards(page)).toHaveCount(3);
  await expect(talk.results.locator("[aria-busy=true]")).toHaveCount(1);
  await talk.ask("quick");
  await expect(talk.log).toContainText("On quick.");
  letGo();
  await answered(talk);
  await expect(cards(page)).toHaveCount(2);
  await expect(talk.log).not.toContainText("On slow.");
});

test("who does not want to wait presses Stop", async ({ page }) => {
  const talk = await meet(page, "panel");
  await page.route("**/api/search", () => {});
  await talk.ask("something slow");
  await talk.stylist.getByRole("button", { name: "Stop" }).click();
  await expect(talk.stylist.getByText("Thinking...")).toHaveCount(0);
  await expect(talk.stylist.getByRole("alert")).toHaveCount(0);
});

test("nothing found is said, and offers other words", async ({ page }) => {
  const talk = await meet(page, "page");
  const none = found([], {
    message: "We don't carry spacesuits.",
    understood: [],
    suggestions: [],
  });
  await page.route("**/api/search", (route) => route.fulfill({ json: none }));
  await talk.ask("spacesuit");
  await expect(talk.log).toContainText("We don't carry spacesuits.");
  await expect(talk.results.getByText("Found 0 products")).toBeVisible();
  await expect(talk.results.getByText("Nothing found for “spacesuit”")).toBeVisible();
});

test("an answer that streams shows products before words, and words as they come", async ({
  page,
  request,
}) => {
  const some = await someProducts(request, {}, 2);
  const talk = await meet(page, "page");
  const events = [
    { event: "found", products: some, total: 2, understood: [] },
    { event: "text", text: "Light " },
    { event: "text", text: "and airy" },
    { event: "done", message: "Light and airy.", suggestions: ["in white"] },
  ];
  await page.route("**/api/search", (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""),
    }),
  );
  await talk.ask("something airy");
  await answered(talk);
  await expect(talk.log).toContainText("Light and airy.");
  await expect(cards(page)).toHaveCount(2);
  await expect(talk.suggestions).toHaveText(["in white"]);
});
