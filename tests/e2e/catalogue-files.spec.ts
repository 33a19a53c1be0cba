// A brand's files: pictures of a product, and the catalogue as a spreadsheet.
import type { Locator, Page } from "@playwright/test";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fillMessage } from "../../src/contract/messages.ts";
import type { Product } from "../../src/contract/products.ts";
import { photo, SVG } from "../support/picture-files.ts";
import { sentences } from "../support/sentences.ts";
import { allHindrances } from "./hindrances.ts";
import { aRow, card, editorOf, expect, openEditor, test, type Brand } from "./management-brand.ts";
import { forgive } from "./shopper.ts";

const DEMO_PICTURES = join(import.meta.dirname, "../../src/demo/pictures");

async function expectReachable(page: Page) {
  expect(await allHindrances(page)).toEqual([]);
}

const asFile = (name: string, buffer: Buffer, mimeType = "image/jpeg") => ({
  name,
  mimeType,
  buffer,
});

/** A transfer as a drop or a paste brings it. */
const carrying = (page: Page, bytes: Buffer) =>
  page.evaluateHandle(
    (numbers) => {
      const transfer = new DataTransfer();
      transfer.items.add(
        new File([new Uint8Array(numbers)], "carried.jpg", { type: "image/jpeg" }),
      );
      return transfer;
    },
    [...bytes],
  );

const picturesOf = async (brand: Brand): Promise<string[]> => {
  const [product] = await brand.list();
  return product!.image_url === null ? [] : [product!.image_url, ...product!.other_image_urls];
};

test("a brand uploads, drops, pastes, orders and removes the pictures of a product", async ({
  page,
  newBrand,
  complaints,
}) => {
  const brand = await newBrand("pictured");
  await brand.saveAll([aRow("Linen shirt")]);
  await brand.open();
  await openEditor(page, "Linen shirt");
  const editor = editorOf(page, "Linen shirt").getByRole("region", { name: "Pictures" });
  const tiles = editor.getByRole("listitem").filter({ has: page.getByRole("button") });
  const chooser = editor.locator('input[type="file"]');
  const press = (name: string) => editor.getByRole("button", { name, exact: true });
  await expect(editor.getByText("No pictures yet.")).toBeVisible();

  await test.step("progress is shown, and the first one is the main picture", async () => {
    let letPass = () => {};
    const gate = new Promise<void>((resolve) => (letPass = resolve));
    await page.route("**/api/brands/*/pictures", async (route) => {
      await gate;
      await route.continue();
    });
    await chooser.setInputFiles([
      asFile("one.jpg", await photo(300, 400)),
      asFile("two.jpg", await photo(310, 400)),
    ]);
    await expect(editor.getByRole("progressbar")).toHaveCount(2);
    await expect(editor.getByText("Uploading one.jpg")).toBeVisible();
    letPass();
    await expect(editor.getByRole("img")).toHaveCount(2);
    await expect(editor.getByRole("progressbar")).toHaveCount(0);
    await page.unroute("**/api/brands/*/pictures");
    await expect(tiles.first()).toContainText("Main");
    await expect(tiles.nth(1)).not.toContainText("Main");
  });

  await test.step("what is no picture is refused with its name, and the others go on", async () => {
    await chooser.setInputFiles([
      asFile("logo.png", SVG, "image/png"),
      asFile("huge.jpg", Buffer.alloc(8 * 1024 * 1024 + 1)),
      asFile("three.jpg", await photo(320, 400)),
    ]);
    await expect(editor.getByRole("img")).toHaveCount(3);
    const refused = editor.getByRole("alert");
    await expect(refused).toContainText([
      `“logo.png” was not uploaded. ${sentences.imageUnreadable}`,
      `“huge.jpg” was not uploaded. ${fillMessage(sentences.imageTooLarge, { megabytes: 8 })}`,
    ]);
    forgive(complaints);
    await expectReachable(page);
    await editor.getByRole("button", { name: "Dismiss" }).first().click();
    await editor.getByRole("button", { name: "Dismiss" }).click();
    await expect(refused).toHaveCount(0);
  });

  await test.step("buttons move a picture, and the focus stays with it", async () => {
    await press("Move picture 3 earlier").focus();
    await page.keyboard.press("Enter");
    await expect(press("Move picture 2 earlier")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(press("Move picture 1 later")).toBeFocused();
    await expect(press("Move picture 1 earlier")).toBeDisabled();
    await expect(editor.getByRole("status")).toHaveText("Now picture 1 of 3.");
  });

  await test.step("dropped, pasted and named pictures are added", async () => {
    await editor.dispatchEvent("drop", {
      dataTransfer: await carrying(page, await photo(330, 400)),
    });
    await expect(editor.getByRole("img")).toHaveCount(4);
    const pasted = await carrying(page, await photo(340, 400));
    await editor.evaluate(
      (place, clipboardData) =>
        place.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true })),
      pasted,
    );
    await expect(editor.getByRole("img")).toHaveCount(5);

    const address = editor.getByLabel("Address of a picture");
    await address.fill("ftp://pictures.example/a.jpg");
    await page.keyboard.press("Enter");
    await expect(address).toHaveAccessibleDescription(sentences.addressNotWeb);
    await address.fill("https://127.0.0.1/a.jpg");
    await press("Add").click();
    await expect(tiles).toHaveCount(6);
    await expect(tiles.last()).toContainText("No picture could be loaded from here.");
    await address.fill("https://127.0.0.1/a.jpg");
    await press("Add").click();
    await expect(address).toHaveAccessibleDescription("This picture is already here.");
    forgive(complaints);
  });

  await test.step("dragging changes the order, removing takes away, and Save keeps it so", async () => {
    await tiles.nth(1).dragTo(tiles.nth(0));
    await press("Remove picture 6").click();
    await press("Remove picture 5").click();
    await expect(tiles).toHaveCount(4);
    await editorOf(page, "Linen shirt").getByRole("button", { name: "Save", exact: true }).click();
    await expect(editor).toBeHidden();
    const saved = await picturesOf(brand);
    expect(saved).toHaveLength(4);
    expect(new Set(saved).size).toBe(4);
    for (const url of saved) expect(url).toMatch(new RegExp(`^/uploads/${brand.id}/`));
    // 300, 310, 320 wide; the third went first, then the second of them was dragged before it.
    expect(await widthsOf(page, brand, saved)).toEqual([300, 320, 310, 330]);
  });

  await test.step("in Arabic it reads from the right, and everybody can use it", async () => {
    await brand.open("?lang=ar");
    await page.getByRole("button", { name: /^تعديل: .*Linen shirt/ }).click();
    const pictures = page.getByRole("region", { name: "الصور" });
    await expect(pictures.getByRole("img")).toHaveCount(4);
    await expectReachable(page);
    const boxes = await Promise.all(
      [0, 1].map((n) => pictures.getByRole("img").nth(n).boundingBox()),
    );
    expect(boxes[0]!.x).toBeGreaterThan(boxes[1]!.x);
  });
});

/** Which pictures they are: every one was made with a width of its own. */
const widthsOf = (page: Page, brand: Brand, urls: string[]): Promise<number[]> =>
  page.evaluate(
    async ({ brandId, addresses }) => {
      const widths: number[] = [];
      for (const url of addresses) {
        const query = new URLSearchParams({ url, w: "480" }).toString();
        const answer = await fetch(`/api/brands/${brandId}/pictures?${query}`, {
          headers: {
            authorization: `Bearer ${localStorage.getItem("token")}`,
            accept: "image/webp",
          },
        });
        widths.push((await createImageBitmap(await answer.blob())).width);
      }
      return widths;
    },
    { brandId: brand.id, addresses: urls },
  );

const menu = (page: Page) => page.getByRole("button", { name: "Import / Export" });

async function exported(page: Page): Promise<string> {
  await menu(page).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  return readFile(await file.path(), "utf8");
}

/** Chooses a file in the menu; answers with the dialog. */
async function choose(page: Page, text: string | Buffer, name = "mine.csv"): Promise<Locator> {
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  const chooser = page.locator('input[accept*="csv"]');
  if ((await chooser.count()) === 0) await menu(page).click();
  await chooser.setInputFiles(asFile(name, bytes, "text/csv"));
  return page.getByRole("dialog", { name: `Import from ${name}` });
}

const byTitle = async (brand: Brand, title: string): Promise<Product> =>
  (await brand.list()).find((product) => product.title === title)!;

test("a brand takes its catalogue out, edits it, sees every change, and brings it back", async ({
  page,
  newBrand,
  complaints,
}) => {
  const brand = await newBrand("sheets");
  await brand.saveAll([
    aRow("Linen shirt", { colors: ["white", "red"], sizes: ["2-3"] }),
    aRow("=SUM(1)", { description: 'Two\nlines, "quoted"; and more' }),
    aRow("Wool scarf"),
    aRow("Old coat"),
  ]);
  await brand.open();
  const csv = await exported(page);
  const count = (dialog: Locator, name: string) =>
    dialog.locator("dl > div").filter({ hasText: name }).first().locator("dd");

  await test.step("the file is made for Excel, and untouched it changes nothing", async () => {
    expect(csv.startsWith("\ufeffid,title,description,price,")).toBe(true);
    expect(csv).toContain("'=SUM(1)");
    expect(csv).toContain('"white, red",\'2-3,');
    const dialog = await choose(page, csv);
    await expect(count(dialog, "Unchanged")).toHaveText("4");
    await expect(dialog.getByText("There is nothing to import.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Import 0 changes" })).toBeDisabled();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(menu(page)).toBeFocused();
  });

  const shirt = await byTitle(brand, "Linen shirt");
  const scarf = await byTitle(brand, "Wool scarf");
  const coat = await byTitle(brand, "Old coat");
  const before = new Date(Date.parse(coat.updated_at) - 60_000).toISOString();
  const edited = [
    "Price;ID;Colors;Title;Description;updated_at;Shelf",
    `1250,50;${shirt.id};Red, Blue;Linen shirt;${shirt.description};;7`,
    `900;${scarf.id};;Wool scarf;${scarf.description};;`,
    `77;${coat.id};;Old coat;${coat.description};${before};`,
    `cheap;;;Felt hat;Warm.;;`,
    `300;p_nobody;;Ghost;Boo.;;`,
    `450;;green;طاقية;صوف ناعم;;`,
  ].join("\r\n");

  await test.step("the preview names what is new, what changes, and what cannot be taken", async () => {
    const dialog = await choose(page, edited);
    await expect(count(dialog, "New")).toHaveText("1");
    await expect(count(dialog, "Changed")).toHaveText("3");
    await expect(count(dialog, "Left out")).toHaveText("2");
    await expect(dialog).toContainText("Columns that are not used: Shelf");
    const region = (name: string) => dialog.getByRole("region", { name });
    await expect(region("Rows that are left out").getByRole("listitem")).toHaveText([
      /Row 5\s*Felt hat\s*“cheap” cannot be read as Price\./,
      /Row 6\s*Ghost\s*No product has this id\./,
    ]);
    await expect(region("Products that change").getByRole("listitem").first()).toContainText(
      /Row 2\s*Linen shirt\s*Price\s*1000\s*→\s*becomes\s*1250,50\s*Colors\s*white, red\s*→\s*becomes\s*Red, Blue/,
    );
    await expect(region("Changed here since the export")).toContainText("Old coat");
    await expect(region("New products")).toContainText("طاقية");
    await expectReachable(page);
    const apply = (n: number) => dialog.getByRole("button", { name: `Import ${n} change` });
    await expect(apply(3)).toBeEnabled();
    await dialog.getByLabel("Overwrite it as well").check();
    await expect(apply(4)).toBeEnabled();
    await dialog.getByLabel("Overwrite it as well").uncheck();

    // Meanwhile another tab changes the scarf.
    await brand.save({ ...scarf, price: 555 });
    await apply(3).click();
    await expect(dialog.getByRole("status")).toHaveText("2 products were imported.");
    await expect(dialog.getByRole("region", { name: "Rows that are left out" })).toContainText(
      `Row 3Wool scarf${sentences.productChangedMeanwhile}`,
    );
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(card(page, "طاقية")).toBeVisible();
    expect(await byTitle(brand, "Linen shirt")).toMatchObject({
      price: 1250.5,
      colors: ["red", "blue"],
    });
    expect(await byTitle(brand, "طاقية")).toMatchObject({ price: 450, active: false, isNew: true });
    expect((await byTitle(brand, "Wool scarf")).price).toBe(555);
    expect((await byTitle(brand, "Old coat")).price).toBe(1000);
  });

  await test.step("a server that fails loses nothing: the rest is sent again", async () => {
    await page.route("**/products/save-all", (route) =>
      route.fulfill({ status: 500, body: "down" }),
    );
    const dialog = await choose(page, `id,price\n${coat.id},1100`);
    // Only a price: the rest of the product stays as it is.
    await dialog.getByRole("button", { name: "Import 1 change" }).click();
    await expect(dialog.getByRole("alert")).toContainText(sentences.saveAllFailed);
    await page.unroute("**/products/save-all");
    forgive(complaints);
    await dialog.getByRole("button", { name: "Try the rest again" }).click();
    await expect(dialog.getByRole("status")).toHaveText("1 product was imported.");
    await dialog.getByRole("button", { name: "Done" }).click();
    expect(await byTitle(brand, "Old coat")).toMatchObject({
      ...coat,
      price: 1100,
      updated_at: expect.anything(),
    });
  });

  await test.step("a file that is none, or too long, gets a sentence", async () => {
    const none = await choose(page, await photo(60, 60), "photo.csv");
    await expect(none.getByRole("alert")).toContainText("The first row must name the columns");
    await none.getByRole("button", { name: "Cancel" }).click();
    const rows = Array.from({ length: 5001 }, (_, n) => `Title ${n}`);
    const long = await choose(page, ["title", ...rows].join("\n"));
    await expect(long.getByRole("alert")).toContainText(
      "At most 5,000 rows can be imported at once.",
    );
    await long.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("in Arabic, with Arabic columns and digits", async () => {
    await brand.open("?lang=ar");
    await page.getByRole("button", { name: "ملف المنتجات (CSV)" }).click();
    await page
      .locator('input[accept*="csv"]')
      .setInputFiles(asFile("a.csv", Buffer.from(`المعرّف;السعر\n${coat.id};١٬٢٠٠`), "text/csv"));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: "حفظ تغيير واحد" })).toBeEnabled();
    await expectReachable(page);
    await dialog.getByRole("button", { name: "حفظ تغيير واحد" }).click();
    await expect(dialog.getByRole("status")).toHaveText("حُفظ منتج واحد.");
    expect((await byTitle(brand, "Old coat")).price).toBe(1200);
  });
});

test("photos from a phone become drafts, over a network that comes and goes", async ({
  page,
  newBrand,
  complaints,
}) => {
  const brand = await newBrand("snapshots");
  await brand.open();
  await page.getByRole("button", { name: "Add Photos" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Products from photos" });
  const chooser = dialog.locator('input[type="file"]').first();
  const demo = (name: string) => readFile(join(DEMO_PICTURES, name));
  const names = (await readdir(DEMO_PICTURES)).filter((name) => !/-(\d|cut)\.webp$/.test(name));
  const [abaya, bag] = [/abaya/, /tote/].map((word) => names.find((name) => word.test(name))!);

  // The first answer is lost on the way, and the photo is sent again by itself.
  let lost = 0;
  await page.route("**/api/brands/*/photos", async (route) => {
    if (route.request().method() !== "POST" || lost++ > 0) return route.fallback();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await chooser.setInputFiles([
    asFile("IMG_1.webp", await demo(abaya!), "image/webp"),
    asFile("notes.jpg", Buffer.from("no picture at all")),
    asFile("IMG_2.webp", await demo(bag!), "image/webp"),
  ]);
  await expect(dialog.getByText("2 of 2 photos have arrived")).toBeVisible();
  await expect(dialog.getByRole("alert")).toContainText("“notes.jpg” was not taken.");
  forgive(complaints);
  await dialog.getByRole("button", { name: "Make drafts from 2 photos" }).click();
  const drafts = dialog.getByRole("region");
  await expect(drafts).toHaveCount(2, { timeout: 60_000 });
  await expectReachable(page);

  // The owner joins the two, and takes them apart again.
  const [first, second] = [drafts.first(), drafts.nth(1)];
  await second.getByRole("button", { name: /^Choose all/ }).click();
  await first.getByRole("button", { name: /^Put here/ }).click();
  await expect(drafts).toHaveCount(1);
  await drafts.getByRole("button", { name: /^Photo 2 of/ }).click();
  await dialog.getByRole("button", { name: "New piece" }).click();
  await expect(drafts).toHaveCount(2);

  await dialog.getByRole("button", { name: "Fill in prices and sizes" }).click();
  await expect(page.getByText("Price and sizes to fill in")).toHaveCount(2);
  await page
    .getByRole("button", { name: /^Activate: / })
    .first()
    .click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(sentences.draftUnfinished);
  forgive(complaints);
  expect((await brand.list()).every(({ active }) => !active)).toBe(true);
});
