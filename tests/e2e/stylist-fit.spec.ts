import type { Page } from "@playwright/test";
import { expect, pinBeforehand, someProducts, stored, test } from "./shopper.ts";
import { answered, meet } from "./stylist-talk.ts";

const PICTURE = "/api/fits/two-pieces.webp";

/** Fitting takes seconds; what the fitter draws has tests of its own. */
async function fitter(page: Page): Promise<Record<string, unknown>[]> {
  const asked: Record<string, unknown>[] = [];
  await page.route("**/api/fit-on-model", (route) => {
    const sent = route.request().postDataJSON() as Record<string, unknown>;
    asked.push(sent);
    return route.fulfill({
      json: {
        image_url: PICTURE,
        body: sent["body"] ?? "modest",
        layout: "worn",
        pieces: ["worn", "worn"],
      },
    });
  });
  await page.route(`**${PICTURE}`, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"/>',
    }),
  );
  return asked;
}

async function choose(page: Page, count: number): Promise<void> {
  const add = page.getByRole("dialog").getByRole("button", { name: / model: / });
  for (let n = 0; n < count; n++) await add.nth(n).click();
  await page.keyboard.press("Escape");
}

test("two chosen pieces are shown together, and the choice has served its purpose", async ({
  page,
  request,
}) => {
  const pins = await someProducts(request, { categories: ["Dresses"] }, 3);
  await pinBeforehand(page, pins);
  const asked = await fitter(page);
  const talk = await meet(page, "page");
  await talk.stylist.getByRole("button", { name: /Pinned 3/ }).click();
  await choose(page, 1);
  await talk.press("fit");
  await expect(talk.log).toContainText("please select exactly 2 items");
  await talk.stylist.getByRole("button", { name: /Pinned 3/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Add to model: / })
    .first()
    .click();
  await page.keyboard.press("Escape");
  await talk.press("fit");

  const preview = page.getByRole("dialog", { name: "Model Fit Preview" });
  await expect(preview.getByText("styled preview")).toBeVisible();
  await expect(preview.getByRole("listitem")).toHaveCount(2);
  // The whole figure, head and feet, on a low laptop, too.
  const figure = preview.getByRole("img", { name: /on a model$/ });
  await expect(figure).toHaveCSS("object-fit", "contain");
  await page.setViewportSize({ width: 1366, height: 640 });
  await expect(figure).toBeInViewport({ ratio: 0.99 });
  expect(asked[0]).toEqual({
    products: pins.slice(0, 2).map(({ id, title, image }) => ({ id, title, image })),
  });
  expect(await stored(page, "last_model_image")).toBe(PICTURE);
  await expect(preview.getByRole("link", { name: "Save picture" })).toHaveAttribute(
    "download",
    "ribby-look.webp",
  );
  await preview.getByText("Curvy").click();
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([undefined, "full"]);
  await expect(preview.getByRole("radio", { name: "Curvy" })).toBeChecked();
  await preview.getByTitle("Deep skin").click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ body: "full", skin: "deep" });
  await expect(preview.getByRole("radio", { name: "Deep skin" })).toBeChecked();
  expect(JSON.parse((await stored(page, "fit_figure"))!)).toEqual({ body: "full", skin: "deep" });
  await page.keyboard.press("Escape");
  await expect(preview).toHaveCount(0);
  await answered(talk);
  await expect(talk.log.getByRole("button", { name: /on a model/ })).toBeVisible();
  await talk.press("fit");
  await expect(talk.log.locator(":scope > *").last()).toContainText("select exactly 2 items");
});

for (const place of ["/", "/search"]) {
  test(`a floating button fits the two chosen pieces (${place})`, async ({ page, request }) => {
    await pinBeforehand(page, await someProducts(request, {}, 2));
    await fitter(page);
    const events: string[] = [];
    page.on("request", (sent) => {
      if (!sent.url().endsWith("/api/analytics/events")) return;
      events.push((sent.postDataJSON() as { event_type: string }).event_type);
    });
    if (place === "/search") {
      // The mode was left on in Explore.
      await page.goto("/");
      await page.getByRole("button", { name: "Try on Model" }).click();
      await page.getByRole("link", { name: "Stylist", exact: true }).click();
    } else await page.goto(place);
    await page.getByRole("banner").getByRole("button", { name: "Collection 2" }).click();
    await choose(page, 2);
    const floating = page.locator("button.fixed", { hasText: "Fit on Model" });
    await floating.click();
    await expect(page.getByRole("dialog", { name: "Model Fit Preview" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(floating).toHaveCount(0);
    await expect.poll(() => events).toEqual(["model_fit", "model_fit"]);
  });
}

test("the preview holds the picture's place; Back closes it and Forward opens it again", async ({
  page,
  request,
}) => {
  const pins = await someProducts(request, {}, 2);
  await pinBeforehand(page, pins);
  await fitter(page);
  let finish = () => {};
  const made = new Promise<void>((resolve) => (finish = resolve));
  await page.route("**/api/fit-on-model", async (route) => {
    await made;
    await route.fallback();
  });
  await page.goto("/terms");
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Collection 2" }).click();
  await choose(page, 2);
  const floating = page.locator("button.fixed", { hasText: "Fit on Model" });
  await floating.click();
  const preview = page.getByRole("dialog", { name: "Model Fit Preview" });
  await expect(preview.getByText("Dressing the model…")).toBeVisible();
  await expect(preview.getByRole("listitem")).toHaveCount(2);
  // Whoever closes it does not want it any more; the choice stays for another time.
  await page.goBack();
  await expect(preview).toHaveCount(0);
  await floating.click();
  await expect(preview.getByText("Dressing the model…")).toBeVisible();
  finish();
  await expect(preview.getByRole("link", { name: "Save picture" })).toBeVisible();
  await page.goBack();
  await expect(preview).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/");
  await page.goForward();
  await expect(preview.getByRole("link", { name: "Save picture" })).toBeVisible();
});

test("the whole way with the real fitter: asked in the chat, seen on the figure", async ({
  page,
  request,
}) => {
  test.slow();
  const [top] = await someProducts(request, { categories: ["T-Shirts"] }, 1);
  const [trousers] = await someProducts(request, { categories: ["Pants"] }, 1);
  await pinBeforehand(page, [top!, trousers!]);
  const talk = await meet(page, "panel");
  await talk.stylist.getByRole("button", { name: /Pinned 2/ }).click();
  await choose(page, 2);
  await talk.press("fit");
  const preview = page.getByRole("dialog", { name: "Model Fit Preview" });
  await expect(preview).toBeVisible({ timeout: 60_000 });
  const picture = preview.getByRole("img", { name: / on a model$/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBeGreaterThanOrEqual(1200);
});
