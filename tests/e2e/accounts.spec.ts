import type { Page } from "@playwright/test";
import {
  aPerson,
  arriveWith,
  enrol,
  expectSaid,
  keptOf,
  linkInMail,
  rememberScreens,
  type Person,
} from "./accounts-people.ts";
import { expect, test } from "./product.ts";

const NEW_PASSWORD = "Sew1ng-Thread?";
const LAST_PASSWORD = "T4ilor&Needle";

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const submit = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

async function fillAccount(page: Page, person: Person) {
  await page.getByLabel("Brand Name").fill(person.brandName);
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm Password").fill(person.password);
}

async function fillContact(page: Page, person: Person) {
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Mobile Number").fill(person.mobileNumber);
  await page.getByLabel("Website URL").fill(person.website);
}

async function login(page: Page, usernameOrEmail: string, password: string) {
  await page.getByLabel("Username or Email").fill(usernameOrEmail);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

test("a brand arrives as a stranger, verifies, edits, changes its password, forgets it and returns", async ({
  page,
  product,
}) => {
  const person = aPerson("journey");
  const open = async (kind: string) =>
    page.goto(await linkInMail(product.dataDir, person.email, kind));
  await rememberScreens(page);

  await test.step("registers in two steps, and Back loses nothing", async () => {
    await page.goto("/register");
    await fillAccount(page, person);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Email")).toBeFocused();
    await fillContact(page, person);
    await page.goBack();
    await expect(page.getByLabel("Username")).toHaveValue(person.username);
    await submit(page, "Next");
    await expect(page.getByLabel("Website URL")).toHaveValue(person.website);
    await submit(page, "Back");
    await expect(page.getByLabel("Confirm Password")).toHaveValue(person.password);
    await page.getByRole("link", { name: "Sign in here" }).click();
    await page.goBack();
    await expect(page.getByLabel("Brand Name")).toHaveValue(person.brandName);
    await submit(page, "Next");
  });

  await test.step("reads and accepts the terms, and is registered", async () => {
    await page.getByRole("button", { name: "Read the terms" }).click();
    await expect(page.getByRole("dialog").getByRole("heading", { level: 3 })).toHaveCount(9);
    await submit(page, "Accept");
    await expect(page.getByRole("checkbox")).toBeChecked();
    await page.route("**/api/brands/register", async (route) => {
      await expect(page.getByRole("dialog", { name: "Registering Brand..." })).toBeVisible();
      await route.continue();
    });
    await submit(page, "Register Brand");
    await expect(page).toHaveURL(/\/registration-success$/);
    await expect(page.getByRole("main")).toContainText(person.email);
  });

  await test.step("opens the mail, is verified and taken to its products", async () => {
    await open("/verify-email");
    await expectSaid(page, "H1 Your email is verified!");
    expect(new URL(page.url()).search).toBe("");
    await expect(page).toHaveURL(/\/brand\/b_[\w-]+\/products$/);
    expect(await stored(page, "brandName")).toBe(person.brandName);
    await page.goto("/login");
    await expect(page).toHaveURL(/\/brand\/b_[\w-]+\/products$/);
  });

  await test.step("renames itself", async () => {
    await page.goto("/profile");
    await expect(page.getByText("@journey")).toBeVisible();
    await expect(page.getByText("Verified", { exact: true })).toBeVisible();
    await page.getByLabel("Brand Name").fill("Journey Studio");
    await submit(page, "Save Changes");
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Journey Studio");
    expect(await stored(page, "brandName")).toBe("Journey Studio");
  });

  await test.step("changes its password and stays signed in", async () => {
    const before = await stored(page, "token");
    await page.getByRole("tab", { name: "Security" }).click();
    await page.getByLabel("Current Password").fill("wrong");
    await page.getByLabel("New Password*", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Confirm New Password").fill(NEW_PASSWORD);
    await submit(page, "Change Password");
    await expect(page.getByText("Current password is not correct")).toBeVisible();
    await page.getByLabel("Current Password").fill(person.password);
    await submit(page, "Change Password");
    await expect(page.getByText("Password changed successfully!")).toBeVisible();
    for (const field of await page.getByRole("main").locator("input").all()) {
      await expect(field).toHaveValue("");
    }
    expect(await stored(page, "token")).not.toBe(before);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Journey Studio");
  });

  await test.step("signs out, and the old password is refused", async () => {
    await submit(page, "Logout");
    await expect(page).toHaveURL(/\/login$/);
    expect(
      await page.evaluate(() =>
        ["token", "brandId", "brandName"].map((key) => localStorage.getItem(key)),
      ),
    ).toEqual([null, null, null]);
    await login(page, person.username, person.password);
    await expect(page.getByRole("alert")).toHaveText(
      "The username, email or password is not correct.",
    );
  });

  await test.step("forgets the password and chooses another one", async () => {
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await page.getByLabel("Email").fill(person.email);
    await submit(page, "Send reset link");
    await expect(page.getByText("a reset link is on its way")).toBeVisible();
    await open("/reset-password");
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.getByLabel("New Password").fill(LAST_PASSWORD);
    await page.getByLabel("Confirm Password").fill(LAST_PASSWORD);
    await submit(page, "Reset Password");
    await expectSaid(page, "Your password was changed.");
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step("signs in again", async () => {
    await login(page, person.email, LAST_PASSWORD);
    await expect(page).toHaveURL(/\/brand\/b_[\w-]+\/products$/);
  });
});

test("a changed address must be confirmed, and its old owner can take the change back", async ({
  page,
  request,
  product,
}) => {
  const person = aPerson("mover");
  const signedIn = await enrol(request, product.dataDir, person);
  await arriveWith(page, keptOf(signedIn), "/profile");
  await page.getByLabel("Email").fill("new-mover@khayt.example");
  await page.getByLabel("Current Password").fill(person.password);
  await submit(page, "Save Changes");
  await expect(page.getByText("Open the link we sent to new-mover@khayt.example")).toBeVisible();
  const link = await linkInMail(product.dataDir, "new-mover@khayt.example", "/verify-email");
  await rememberScreens(page);
  await page.goto(link);
  await expectSaid(page, "H1 Your email is verified!");
  await page.goto(await linkInMail(product.dataDir, person.email, "/revert-email"));
  await expect(page.getByRole("heading", { name: "Your old address is back" })).toBeVisible();
  await page.getByRole("link", { name: "Reset password" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
});
