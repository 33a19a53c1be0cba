import { expect, pinBeforehand, someProducts, test, titles } from "./shopper.ts";
import { answered, LANGUAGES, meet, PLACES } from "./stylist-talk.ts";

for (const language of LANGUAGES) {
  for (const place of PLACES) {
    test(`Match proposes what goes with the pinned pieces (${place}, ${language})`, async ({
      page,
      request,
    }) => {
      const pins = await someProducts(request, { categories: ["Pants"] }, 1);
      await pinBeforehand(page, pins);
      const talk = await meet(page, place, language);
      const asked = page.waitForRequest("**/api/match");
      await talk.press("match");
      expect((await asked).postDataJSON()).toMatchObject({
        query: "matching items",
        pinnedProducts: [{ id: pins[0]!.id, title: pins[0]!.title }],
      });
      await answered(talk, language);
      await expect(talk.log).toContainText(pins[0]!.title);
      const lines = talk.log.getByRole("listitem");
      expect(await lines.count()).toBeGreaterThan(0);
      const proposed = Math.min(4, await lines.count());
      await expect(talk.suggestions).toHaveCount(proposed);
      const tried = await talk.suggestions.first().innerText();
      const searched = page.waitForRequest("**/api/search");
      await talk.suggestions.first().click();
      expect((await searched).postDataJSON()).toMatchObject({ query: tried, limit: 12 });
      await answered(talk, language);
      await expect(titles(page).first()).toBeVisible();
    });
  }
}
