import type { Page } from "@playwright/test";
import { seriousHindrances } from "./hindrances.ts";
import { expect, forgive, pinBeforehand, someProducts, test } from "./shopper.ts";
import { answered, fail, found, LANGUAGES, meet, PLACES } from "./stylist-talk.ts";

/** Every card is made like the first ones. */
const hindrances = (page: Page) =>
  seriousHindrances(page, { exclude: "li:nth-child(n+4) > article" });

for (const language of LANGUAGES) {
  for (const place of PLACES) {
    for (const theme of ["light", "dark"] as const) {
      test(`nothing hinders anyone (${place}, ${language}, ${theme})`, async ({
        page,
        request,
        complaints,
      }) => {
        test.slow();
        await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
        const some = await someProducts(request, {}, 4);
        await pinBeforehand(page, some.slice(0, 2));
        const talk = await meet(page, place, language);
        expect(await hindrances(page)).toEqual([]);
        const scored = some.map((product) => ({
          ...product,
          relevance_score: 0.9,
          relevance_explanation: "Black · Abayas",
        }));
        await page.route("**/api/search", (route) => route.fulfill({ json: found(scored) }), {
          times: 1,
        });
        await talk.ask("abaya");
        await answered(talk, language);
        await expect(talk.results.getByRole("article").first()).toBeVisible();
        expect(await hindrances(page)).toEqual([]);
        await page.route("**/api/search", fail);
        await talk.ask("abaya");
        await answered(talk, language);
        await expect(talk.stylist.getByRole("alert")).toBeVisible();
        expect(await hindrances(page)).toEqual([]);
        forgive(complaints);
      });
    }
  }
}
