// Product management: every action, its sentences, and what happens when the server fails.
import { createECDH, randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { allHindrances } from "./hindrances.ts";
import {
  aRow,
  card,
  editorOf,
  expect,
  expectCounts,
  list,
  makeFail,
  notice,
  openEditor,
  test,
} from "./management-brand.ts";
import { forgive } from "./shopper.ts";
import { sentences } from "../support/sentences.ts";

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const alert = (page: Page) => page.getByRole("main").getByRole("alert");

async function expectReachable(page: Page) {
  expect(await allHindrances(page)).toEqual([]);
}

test("a brand adds its first product, and what is missing or refused is told", async ({
  page,
  newBrand,
  complaints,
}) => {
  const brand = await newBrand("first");
  await brand.open();
  await expect(page.getByRole("heading", { name: brand.name, level: 1 })).toBeVisible();
  await expectCounts(page, [0, 0, 0]);
  await expect(page.getByText("No new products found")).toBeVisible();
  await list(page, "Inactive").click();
  await expect(page.getByText("No inactive products found")).toBeVisible();
  await expect(button(page, "Add Your First Product")).toHaveCount(0);
  await list(page, "Active").click();
  await expect(page.getByText("No active products found")).toBeVisible();
  await list(page, "New").click();
  await expectReachable(page);

  await button(page, "Add Your First Product").click();
  const dialog = page.getByRole("dialog", { name: "Add Product" });
  const add = dialog.getByRole("button", { name: "Add Product" });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await expect(field("Product Title*")).toBeFocused();
  const labels = await dialog.locator("label").allTextContents();
  const asked = [
    "Product Title*",
    "Price (EGP)*",
    "Description*",
    "Product URL",
    "Image URL",
    "Category",
    "Style",
    "Colors",
    "Sizes",
    "Materials",
    "Hide product from public view",
  ];
  const order = asked.map((name) => labels.findIndex((label) => label.startsWith(name)));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order[0]).toBeGreaterThan(-1);
  await expect(add).toBeDisabled();
  await field("Product Title*").fill("Linen shirt");
  await field("Price (EGP)*").fill("950.50");
  await expect(add).toBeDisabled();
  await field("Description*").fill("   ");
  await expect(add).toBeDisabled();
  await field("Description*").fill("Cool linen.");
  await expect(add).toBeEnabled();
  await expect(field("Price (EGP)*")).toHaveAttribute("step", "0.01");
  await expect(field("Image URL")).toHaveAttribute("type", "url");

  // Closing the dialog by mistake, or loading the page again, loses nothing.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await button(page, "Add Product").click();
  await expect(field("Product Title*")).toHaveValue("Linen shirt");

  await field("Product URL").fill("shop.example/shirt");
  await add.click();
  await expect(field("Product URL")).toHaveAccessibleDescription(sentences.addressNotWeb);
  await field("Product URL").fill("https://shop.example/shirt");
  await field("Colors").fill(" Red, , Blue ,");
  await field("Sizes").fill("S, M");
  await field("Materials").fill("linen");
  await field("Category").selectOption("Shirts");
  await dialog.getByLabel("Hide product from public view").check();
  await expectReachable(page);

  const mend = await makeFail(page, "", "POST");
  await add.click();
  await expect(dialog.getByRole("alert")).toHaveText(sentences.productAddFailed);
  await mend();
  forgive(complaints);
  // What lies behind the dialog cannot take the keyboard.
  await page
    .getByRole("tab", { name: /^Active/, includeHidden: true })
    .evaluate((tab: HTMLElement) => tab.focus());
  expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(card(page, "Linen shirt")).toBeVisible();
  await expect(list(page, "New")).toHaveAttribute("aria-selected", "true");
  await expect(list(page, "New")).toContainText("1");
  await expect(list(page, "Inactive")).toContainText("1");
  // The brand was never saved as a whole: its new piece waits for Save All as well.
  await expect(button(page, "Save All Changes (1)")).toBeVisible();
  expect(await brand.list()).toMatchObject([
    {
      title: "Linen shirt",
      price: 950.5,
      url: "https://shop.example/shirt",
      colors: ["red", "blue"],
      sizes: ["S", "M"],
      materials: ["linen"],
      category: "Shirts",
      style: "",
      hidden: true,
      active: false,
      isNew: true,
    },
  ]);
  await expect(card(page, "Linen shirt").getByText("Hidden", { exact: true })).toBeVisible();
});

test("an edit is marked, survives a reload, asks before it is left, and can be cancelled", async ({
  page,
  newBrand,
  complaints,
}) => {
  const brand = await newBrand("editing");
  await brand.saveAll([aRow("Shirt"), aRow("Dress", { variants: VARIANTS })]);
  await brand.open();
  await expectCounts(page, [2, 0, 0]);

  await openEditor(page, "Shirt");
  const editor = editorOf(page, "Shirt");
  await expect(editor.getByLabel("Product Title*")).toBeFocused();
  await editor.getByLabel("Product Title*").fill("Long shirt");
  await expect(card(page, "Long shirt").getByText("Edited")).toBeVisible();
  await expect(card(page, "Long shirt")).toHaveCSS("border-top-color", "rgb(138, 47, 43)");
  await expectCounts(page, [2, 1, 0]);
  await page.keyboard.press("Escape");
  await expect(editor).toBeHidden();
  await expect(button(page, "Edit: Shirt")).toBeFocused();

  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(card(page, "Long shirt").getByText("Edited")).toBeVisible();
  await expect(notice(page)).toContainText("Unsaved changes of 1 product");
  await expectCounts(page, [2, 1, 0]);

  const asking = page.getByRole("dialog", { name: "Leave with unsaved changes?" });
  const explore = page.getByRole("navigation").getByRole("link", { name: "Explore", exact: true });
  await explore.click();
  await asking.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(/\/products/);
  await explore.click();
  await asking.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(card(page, "Long shirt").getByText("Edited")).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect(asking).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(asking).toBeHidden();
  await expect(page).toHaveURL(/\/products/);

  await openEditor(page, "Shirt");
  await editor.getByRole("button", { name: "Cancel" }).click();
  await expect(card(page, "Shirt").getByText("Edited")).toHaveCount(0);
  await expectCounts(page, [2, 0, 0]);
  forgive(complaints);
});

const VARIANTS = [
  { color: "red", size: "S", in_stock: true },
  { color: "red", size: "M", in_stock: true },
];

test("all fields of a product are edited in place and saved with Ctrl+S", async ({
  page,
  newBrand,
  complaints,
}) => {
  const brand = await newBrand("fields");
  await brand.saveAll([
    aRow("Dress", { colors: ["red"], sizes: ["S", "M"], variants: VARIANTS, style: "casual" }),
  ]);
  await brand.open();
  await openEditor(page, "Dress");
  const editor = editorOf(page, "Dress");
  const field = (label: string) => editor.getByLabel(label, { exact: true });
  await field("Price (EGP)*").fill("");
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  await expect(field("Price (EGP)*")).toHaveAccessibleDescription(sentences.priceRequired);
  await expect(field("Price (EGP)*")).toBeFocused();
  await field("Price (EGP)*").fill("1500");
  await field("Sale Price (optional)").fill("1600");
  await page.keyboard.press("Enter");
  await expect(field("Sale Price (optional)")).toHaveAccessibleDescription(
    sentences.saleNotBelowPrice,
  );
  await field("Sale Price (optional)").fill("1200");
  await field("Category").selectOption("Dresses");
  await field("Style").fill("evening");
  await field("Materials").fill("silk, , cotton");
  await field("Sizes").fill("S, M, L");
  await editor.getByRole("button", { name: "Match to colors and sizes" }).click();
  await editor.getByRole("switch", { name: "red · S" }).click();
  await expect(card(page, "Dress")).toContainText("2 of 3 in stock");
  await expect(card(page, "Dress")).toContainText("20% off");
  await expectReachable(page);

  const mend = await makeFail(page, "/*", "PUT");
  await page.keyboard.press("Control+s");
  await expect(editor.getByRole("alert")).toHaveText(sentences.productSaveFailed);
  await mend();
  forgive(complaints);
  await field("Product Title*").press("Control+s");
  await expect(editor).toBeHidden();
  await expect(notice(page)).toContainText("Saved: Dress");
  await expectCounts(page, [1, 0, 0]);
  expect(await brand.list()).toMatchObject([
    {
      price: 1500,
      current_price: 1200,
      category: "Dresses",
      style: "evening",
      materials: ["silk", "cotton"],
      sizes: ["S", "M", "L"],
      sold_out: false,
      variants: [
        { color: "red", size: "S", in_stock: false },
        { color: "red", size: "M", in_stock: true },
        { color: "red", size: "L", in_stock: true },
      ],
    },
  ]);
});

test("toggles answer at once and are taken back as a whole when the server refuses", async ({
  page,
  newBrand,
  complaints,
}) => {
  const brand = await newBrand("toggles");
  await brand.saveAll([aRow("One"), aRow("Two"), aRow("Three")]);
  await brand.open();
  await expect(list(page, "New")).toContainText("3");

  const mendActive = await makeFail(page, "/*/toggle-active", "PATCH");
  await button(page, "Activate: One").click();
  await expect(alert(page)).toContainText(sentences.statusUpdateFailed);
  await expect(list(page, "New")).toContainText("3");
  await expect(card(page, "Two")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(alert(page)).toHaveCount(0);
  await mendActive();

  const mendHidden = await makeFail(page, "/*/toggle-hidden", "PATCH");
  await button(page, "Hide Two").click();
  await expect(alert(page)).toContainText(sentences.visibilityUpdateFailed);
  await expectCounts(page, [3, 0, 0]);
  await mendHidden();
  forgive(complaints);
  // Shown at once; the next press on the same product waits until the server has answered.
  const hiding = page.waitForResponse(/\/toggle-hidden$/);
  await button(page, "Hide Two").click();
  await expect(card(page, "Two").getByText("Hidden", { exact: true })).toBeVisible();
  await expectCounts(page, [3, 0, 1]);

  // Who has decided about one has looked at them all.
  await button(page, "Inactive: Three").click();
  await expect(page.getByText("No new products found")).toBeVisible();
  await expect(list(page, "New")).toContainText("0");
  await list(page, "Inactive").click();
  await expect(page.getByRole("article")).toHaveCount(3);
  const activating = page.waitForResponse(/\/toggle-active$/);
  await button(page, "Activate: One").click();
  await list(page, "Active").click();
  await expect(card(page, "One")).toBeVisible();
  await list(page, "Inactive").click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await hiding;
  await button(page, "Show Two").click();
  await expectCounts(page, [3, 0, 0]);
  await list(page, "Active").click();
  await activating;
  await button(page, "Deactivate: One").click();
  await expect(list(page, "Inactive")).toContainText("3");
  await expect
    .poll(async () =>
      (await brand.list()).map(({ active, isNew, hidden }) => [active, isNew, hidden]),
    )
    .toEqual([0, 1, 2].map(() => [false, false, false]));
});

test("deleting asks first, and a failure leaves the product", async ({
  page,
  newBrand,
  complaints,
}) => {
  const brand = await newBrand("deleting");
  await brand.saveAll([aRow("Keep"), aRow("Go")]);
  await brand.open();
  const dialog = page.getByRole("dialog", { name: "Delete this product?" });
  await button(page, "Delete Go").click();
  await expect(dialog).toContainText("This action cannot be undone");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button(page, "Delete Go")).toBeFocused();

  const mend = await makeFail(page, "/*", "DELETE");
  await button(page, "Delete Go").click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(alert(page)).toContainText(sentences.productDeleteFailed);
  await expect(card(page, "Go")).toBeVisible();
  await mend();
  forgive(complaints);
  await button(page, "Delete Go").click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(card(page, "Go")).toHaveCount(0);
  await expect(notice(page)).toContainText(sentences.productDeleted);
  expect((await brand.list()).map(({ title }) => title)).toEqual(["Keep"]);
});

test("Save All saves what is right, names what is not, and tells of every failure", async ({
  page,
  newBrand,
  complaints,
}) => {
  const brand = await newBrand("save-all");
  await brand.saveAll([aRow("One"), aRow("Two"), aRow("Three")]);
  await brand.open();
  // It is the strongest button as soon as there is something to save, and no sooner.
  const filled = (name: string) =>
    button(page, name).evaluate(
      (it) => getComputedStyle(it).backgroundColor !== "rgba(0, 0, 0, 0)",
    );
  expect(await filled("Save All Changes (0)")).toBe(false);
  await button(page, "Save All Changes (0)").click();
  await expect(notice(page)).toContainText(sentences.nothingToSave);

  for (const title of ["One", "Two", "Three"]) {
    await openEditor(page, title);
    await editorOf(page, title).getByLabel("Price (EGP)*").fill("700");
    await editorOf(page, title).getByRole("button", { name: "Save later" }).click();
  }
  await openEditor(page, "Two");
  await editorOf(page, "Two").getByLabel("Description*").fill("");
  await page.keyboard.press("Escape");

  const mend = await makeFail(page, "/save-all", "POST");
  await expect.poll(() => filled("Save All Changes (3)")).toBe(true);
  await button(page, "Save All Changes (3)").click();
  await expect(alert(page)).toContainText([sentences.saveAllFailed, "Two"]);
  await mend();
  await page.clock.install();
  await page.route("**/save-all", () => {});
  await button(page, "Save All Changes (3)").click();
  await expect(page.getByRole("progressbar")).toHaveAccessibleName("Saving 1 of 3");
  await page.clock.fastForward(300_000);
  await expect(alert(page).first()).toContainText(sentences.saveAllTimeout);
  await page.unroute("**/save-all");
  forgive(complaints);

  await page.locator("body").press("Control+s");
  const refused = alert(page).filter({ hasText: "1 product was not saved" });
  await expect(refused).toContainText(`Two${sentences.descriptionRequired}`);
  await expect(notice(page)).toContainText("2 products saved.");
  await expectCounts(page, [3, 1, 0]);
  const prices = (await brand.list()).map(({ title, price }) => [title, price] as const);
  expect(Object.fromEntries(prices)).toEqual({ One: 700, Two: 1000, Three: 700 });
  await refused.getByRole("button", { name: "Edit: Two" }).click();
  await expect(editorOf(page, "Two").getByLabel("Description*")).toHaveAccessibleDescription(
    sentences.descriptionRequired,
  );
});

test("a product that was changed meanwhile is shown beside one's own, and either can be kept", async ({
  page,
  newBrand,
  complaints,
}) => {
  const brand = await newBrand("conflict");
  await brand.saveAll([aRow("One"), aRow("Two"), aRow("Three")]);
  await brand.open();
  const products = await brand.list();
  const idOf = (title: string) => products.find((product) => product.title === title)!.id;
  const changeElsewhere = (title: string, price: number) =>
    brand.save({ ...aRow(title, { materials: ["wool"] }), id: idOf(title), price });
  const editPrice = async (title: string, price: string) => {
    await openEditor(page, title);
    await editorOf(page, title).getByLabel("Price (EGP)*").fill(price);
  };
  const dialog = page.getByRole("dialog", { name: "Changed by someone else" });

  await editPrice("One", "500");
  await changeElsewhere("One", 900);
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(sentences.productChangedMeanwhile);
  await expect(dialog.getByRole("row", { name: "Price (EGP) 500 900" })).toBeVisible();
  await expect(dialog).toContainText("kept either way: Materials");
  await expectReachable(page);
  await page.keyboard.press("Escape");
  await expect(editorOf(page, "One").getByLabel("Price (EGP)*")).toHaveValue("500");
  await editorOf(page, "One").getByRole("button", { name: "Save", exact: true }).click();
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(notice(page)).toContainText("Saved: One");
  await expectCounts(page, [3, 0, 0]);

  await editPrice("One", "450");
  await page.keyboard.press("Escape");
  await editPrice("Two", "500");
  await changeElsewhere("Two", 800);
  await page.keyboard.press("Escape");
  await editPrice("Three", "500");
  await changeElsewhere("Three", 800);
  await button(page, "Save All Changes (3)").click();
  const saved = (title: string) => dialog.getByText(`Somebody saved “${title}”`);
  await expect(dialog.getByLabel("Same answer for 1 more")).toBeVisible();
  for (const title of (await saved("Two").isVisible()) ? ["Two", "Three"] : ["Three", "Two"]) {
    await expect(saved(title)).toBeVisible();
    const answer = title === "Two" ? "Use theirs" : "Keep mine";
    await dialog.getByRole("button", { name: answer }).click();
  }
  await expect(dialog).toBeHidden();
  await expectCounts(page, [3, 0, 0]);
  await expect(card(page, "Two")).toContainText("EGP 800");
  const now = (await brand.list()).map(({ title, price, materials }) => [
    title,
    [price, ...materials],
  ]);
  expect(Object.fromEntries(now)).toEqual({
    One: [450, "wool"],
    Two: [800, "wool"],
    Three: [500, "wool"],
  });
  forgive(complaints);
});

test("everything is pending until the first Save All, and Cancel leaves it so", async ({
  page,
  newBrand,
}) => {
  const brand = await newBrand("unsaved");
  await brand.add(aRow("One"));
  await brand.add(aRow("Two"));
  await brand.open();
  await expectCounts(page, [2, 2, 0]);
  await expect(card(page, "One").getByText("Not saved yet")).toBeVisible();
  await openEditor(page, "One");
  await editorOf(page, "One").getByLabel("Product Title*").fill("Uno");
  await editorOf(page, "One").getByRole("button", { name: "Cancel" }).click();
  await expectCounts(page, [2, 2, 0]);
  await openEditor(page, "One");
  await editorOf(page, "One").getByRole("button", { name: "Save", exact: true }).click();
  await expectCounts(page, [2, 1, 0]);
  await button(page, "Save All Changes (1)").click();
  await expect(notice(page)).toContainText("1 product saved.");
  await expectCounts(page, [2, 0, 0]);
  await page.reload();
  await expect(card(page, "One")).toBeVisible();
  await expectCounts(page, [2, 0, 0]);
});

test("the owner sees a product as a shopper would before it is public", async ({
  page,
  newBrand,
  context,
}) => {
  const brand = await newBrand("preview");
  await brand.saveAll([aRow("Secret coat")]);
  await brand.open();
  const opening = context.waitForEvent("page");
  await card(page, "Secret coat").hover();
  await page.getByRole("link", { name: /^View as shopper: Secret coat/ }).click();
  const shop = await opening;
  await expect(shop.getByRole("heading", { name: "Secret coat", level: 1 })).toBeVisible();
  await expect(shop.getByText("Preview, not public")).toBeVisible();
  await shop.close();
});

test("the search finds in every field, and the lists say what it found elsewhere", async ({
  page,
  newBrand,
  complaints,
}) => {
  const brand = await newBrand("search");
  await brand.saveAll([aRow("Blue shirt", { colors: ["navy"] }), aRow("Red dress")]);
  await brand.open();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.locator("body").press("/");
  await expect(page.getByLabel("Search products")).toBeFocused();
  await page.keyboard.type("navy");
  await expect(page.getByRole("article")).toHaveCount(1);
  await list(page, "Active").click();
  await expect(page.getByText("No active products match “navy”")).toBeVisible();
  await expect(button(page, "Add Your First Product")).toHaveCount(0);
  await button(page, "1 in New Products").click();
  await expect(card(page, "Blue shirt")).toBeVisible();
  await page.getByLabel("Search products").press("Escape");
  await expect(page.getByRole("article")).toHaveCount(2);

  await makeFail(page, "", "GET");
  await page.reload();
  await expect(alert(page)).toContainText(sentences.productsFetchFailed);
  await page.unroute("**/api/brands/*/products");
  await button(page, "Retry").click();
  await expect(page.getByRole("article")).toHaveCount(2);
  forgive(complaints);
});

test("the workbench speaks Arabic, from right to left", async ({ page, newBrand, context }) => {
  const brand = await newBrand("arabic-bench");
  await brand.saveAll([aRow("قميص كتان", { description: "قميص خفيف" }), aRow("Shirt")]);
  await brand.open("?list=new");
  await context.addCookies([{ name: "language", value: "ar", url: page.url() }]);
  await page.reload();
  await expect(page.getByRole("tab", { name: /^منتجات جديدة لم تُنشر ٢/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "حفظ كل التغييرات (٠)" })).toBeVisible();
  await page.getByRole("button", { name: "تعديل: \u2068قميص كتان\u2069" }).click();
  await page.getByLabel("السعر (ج.م.)*").fill("5");
  await expect(page.getByText("معدَّل")).toBeVisible();
  await expectReachable(page);
});

test.describe("a shop that is read again", () => {
  test.use({ serviceWorkers: "allow" });

  test("a shopper asks this browser to be told, and the brand sees that somebody waits", async ({
    page,
    context,
    newBrand,
  }) => {
    const brand = await newBrand("read-again");
    const { id, title } = await brand.add({ title: "Awaited shirt" });
    await brand.toggleActive(id);
    await context.grantPermissions(["notifications"]);
    // The browser's own push service is far away; what it would hand over is put in its place.
    const keys = createECDH("prime256v1");
    const push = {
      endpoint: "https://push.example/send/1",
      keys: { p256dh: keys.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") },
    };
    await page.addInitScript((given) => {
      PushManager.prototype.subscribe = () =>
        Promise.resolve({ toJSON: () => given } as unknown as PushSubscription);
    }, push);
    await page.goto(`/product/${id}`);
    await button(page, "Tell me when it is cheaper or back").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("In this browser").click();
    await dialog.getByRole("button", { name: "Tell me", exact: true }).click();
    await expect(notice(page)).toContainText(sentences.watchKept);

    await brand.open("?tab=shop");
    const people = page.getByRole("article", { name: "People who wait" });
    await expect(people.getByRole("listitem")).toHaveText(`${title}a lower pricefewer than five`);
    const kept = page.waitForResponse((answer) => answer.request().method() === "PUT");
    await page.getByText("Weekly").click();
    expect((await kept).status()).toBe(200);
    await page.reload();
    await expect(page.getByRole("radio", { name: "Weekly" })).toBeChecked();
    await expectReachable(page);
  });
});
