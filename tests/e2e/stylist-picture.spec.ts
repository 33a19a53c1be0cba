import sharp from "sharp";
import { expect, forgive, someProducts, test } from "./shopper.ts";
import { answered, LABELS, LANGUAGES, meet, PLACES, SAID } from "./stylist-talk.ts";

for (const language of LANGUAGES) {
  for (const place of PLACES) {
    test(`a picture is shown, described, and searched with one tap (${place}, ${language})`, async ({
      page,
      request,
    }) => {
      test.slow();
      const [dress] = await someProducts(request, { categories: ["Dresses"] }, 1);
      const photo = await (await request.get(`/api/images/${dress!.id}/0?w=900`)).body();
      const talk = await meet(page, place, language);
      const chooser = page.waitForEvent("filechooser");
      await talk.stylist.getByRole("button", { name: LABELS[language].image, exact: true }).click();
      const dialog = await chooser;
      expect(await dialog.element().getAttribute("accept")).toBe("image/*");
      const answer = page.waitForResponse("**/api/analyze-image");
      await dialog.setFiles({ name: "dress.jpg", mimeType: "image/jpeg", buffer: photo });
      const { description, items } = (await (await answer).json()) as {
        description: string;
        items: string[];
      };
      await answered(talk, language);
      await expect(talk.log.locator(":scope > *").last()).toContainText(description);
      await expect(talk.log.getByRole("img")).toHaveAttribute("src", /^data:image\/jpeg;base64,/);
      expect(items.length).toBeGreaterThan(0);
      await expect(talk.suggestions).toHaveText(items.slice(0, 4));
      await talk.suggestions.first().click();
      await answered(talk, language);
      await expect(talk.log).toContainText(items[0]!);
      await expect(talk.results.getByRole("article").first()).toBeVisible();
    });
  }
}

test("a large photo is made small before it travels", async ({ page }) => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const photo = await sharp({
    create: { width: 1500, height: 2000, channels: 3, background: "#fff", noise },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(2_000_000);
  let bytes = 0;
  await page.route("**/api/analyze-image", (route) => {
    bytes = route.request().postDataBuffer()?.length ?? 0;
    return route.fulfill({ json: { description: "A snowstorm.", items: ["white scarf"] } });
  });
  const talk = await meet(page, "page");
  await talk.stylist
    .locator("input[type=file]")
    .setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: photo });
  await expect(talk.log).toContainText("A snowstorm.");
  expect(bytes).toBeLessThan(photo.length);
  const picture = talk.log.getByRole("img");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBe(240);
});

test("a file that is no picture is not even sent", async ({ page }) => {
  const talk = await meet(page, "page");
  let wasSent = false;
  await page.route("**/api/analyze-image", (route) => {
    wasSent = true;
    return route.abort();
  });
  await talk.stylist.locator("input[type=file]").setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("a shirt"),
  });
  await expect(talk.log).toContainText(SAID.en.imageFailedShort);
  expect(wasSent).toBe(false);
});

test("a broken picture is answered with a sentence", async ({ page, complaints }) => {
  const talk = await meet(page, "panel");
  await talk.stylist.locator("input[type=file]").setInputFiles({
    name: "broken.png",
    mimeType: "image/png",
    buffer: Buffer.from("not a picture at all"),
  });
  await answered(talk);
  await expect(talk.log).toContainText(SAID.en.imageFailed);
  await expect(talk.stylist.getByRole("alert")).not.toBeEmpty();
  forgive(complaints);
});
