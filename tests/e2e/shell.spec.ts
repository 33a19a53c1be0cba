import sharp from "sharp";
import { hindrances, LAWS } from "./hindrances.ts";
import { expect, test } from "./product.ts";

test("the navigation bar leads to every part a visitor may see", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  for (const [name, path] of [
    ["Stylist", "/search"],
    ["Register Brand", "/register"],
    ["Login", "/login"],
  ] as const) {
    await bar.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
  }
  await bar.getByRole("link", { name: "Ribby" }).click();
  await expect(page).toHaveURL("/");
});

test("an unknown path gets a friendly screen with a way back, and the right status", async ({
  page,
}) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await page.getByRole("main").getByRole("link", { name: "Explore" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a home screen finds what it needs: a manifest, and every icon in the size it says", async ({
  page,
}) => {
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await page.request.get(address!);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const { icons } = (await answer.json()) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await page.request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  for (const path of ["/favicon.ico", "/apple-touch-icon.png"])
    expect((await page.request.get(path)).status()).toBe(200);
});

test("Arabic turns the page around and stays after a reload", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "العربية" }).first().click();
  const html = page.locator("html");
  await expect(html).toHaveAttribute("dir", "rtl");
  await page.reload();
  await expect(html).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("article").first()).toContainText("جنيه");
  await page.getByRole("button", { name: "English" }).first().click();
  await expect(html).toHaveAttribute("dir", "ltr");
});

test("a dark page is dark from the first paint", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "theme", value: "dark", url: baseURL! }]);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe("rgb(21, 19, 17)");
});

test("everything can be reached by keyboard, beginning with a way past the navigation", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.keyboard.press("Tab");
  const first = page.locator(":focus");
  await expect(first).toHaveAttribute("href", "#content");
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("the first piece is within five steps of the Tab key", async ({ page }) => {
  await page.goto("/");
  const first = page.getByRole("article").first();
  await expect(first).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Skip to the pieces");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(first.locator(":focus")).toHaveCount(1);
});

for (const width of [1280, 1366])
  test(`a signed-in brand sees its navigation at ${width} px, and nothing overlaps`, async ({
    page,
  }) => {
    const token = `head.${Buffer.from(JSON.stringify({ exp: 4e9 })).toString("base64")}.x`;
    await page.addInitScript(
      (kept) => {
        for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
      },
      { token, brandId: "b_x", brandName: "Dar El Meqass & Daughters" },
    );
    await page.setViewportSize({ width, height: 800 });
    for (const language of ["en", "ar"]) {
      await page.goto(`/?lang=${language}`);
      const bar = page.getByRole("banner");
      await expect(bar.getByRole("link")).toHaveCount(6);
      await expect(bar.getByRole("button", { name: /Menu|القائمة/ })).toBeHidden();
      await expect(bar.getByRole("button", { name: /Logout|خروج/ })).toBeInViewport({ ratio: 1 });
      const isCrowded = await bar.evaluate(({ firstElementChild: row }) => {
        const boxes = [...row!.children]
          .map((child) => child.getBoundingClientRect())
          .filter(({ width: wide }) => wide > 0)
          .toSorted((one, other) => one.left - other.left);
        return boxes.some(({ right }, at) => right > (boxes[at + 1]?.left ?? innerWidth));
      });
      expect(isCrowded).toBe(false);
      // In letters of twice the size it takes two lines, and the page is no wider than the window.
      const tooWide = await page.evaluate(() => {
        document.documentElement.style.setProperty("font-size", "200%", "important");
        return document.documentElement.scrollWidth - innerWidth;
      });
      expect(tooWide).toBe(0);
    }
  });

test("no page breaks the content security policy or reports an error", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  for (const path of ["/", "/search", "/register", "/login", "/terms", "/privacy", "/payments"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

for (const language of ["en", "ar"]) {
  test(`nothing serious stands in anybody's way (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "language", value: language, url: baseURL! }]);
    for (const path of ["/", "/search", "/payments", "/terms", "/nothing-here"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const violations = await hindrances(page, { tags: LAWS });
      expect({ path, found: violations.map(({ id }) => id) }).toEqual({ path, found: [] });
    }
  });
}

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("a page seen before opens again, what cannot be done says so, and all goes on by itself", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    const piece = page.getByRole("article").first().getByRole("heading").getByRole("link");
    const title = await piece.textContent();
    await piece.click();
    const heading = page.getByRole("heading", { level: 1, name: title! });
    await expect(heading).toBeVisible();

    await context.setOffline(true);
    const note = page.getByText("You are offline.");
    await expect(note).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("article").first()).toBeVisible();
    // The categories have their drawings.
    const drawing = page.getByRole("toolbar").locator("use").first();
    await expect
      .poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width))
      .toBeGreaterThan(0);

    await page.getByRole("textbox", { name: "What are you looking for?" }).fill("linen dress");
    await page.keyboard.press("Enter");
    await expect(page.getByText("linen dress").first()).toBeVisible();
    await expect(note).toBeVisible();

    await context.setOffline(false);
    await expect(note).toBeHidden();
  });
});

test.describe("the first visit", () => {
  test.use({ serviceWorkers: "allow" });

  test("without a network the page opens as it was seen, with its pictures", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    const first = page.getByRole("article").first();
    const picture = first.locator("img").first();
    const isSeen = () => picture.evaluate((it: HTMLImageElement) => it.naturalWidth > 0);
    await expect.poll(isSeen).toBe(true);
    const title = await first.getByRole("heading").textContent();
    const address = await picture.evaluate((it: HTMLImageElement) => it.currentSrc);
    const isKept = (what: string) =>
      page.evaluate(
        async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined,
        what,
      );
    await expect.poll(() => isKept(page.url())).toBe(true);
    await expect.poll(() => isKept(address)).toBe(true);

    await context.setOffline(true);
    await page.reload();
    await expect(first.getByRole("heading")).toHaveText(title!);
    await expect.poll(isSeen).toBe(true);
  });
});
