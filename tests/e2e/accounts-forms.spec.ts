// Every sentence of section 5 that an account form can say is seen once.
import type { Page } from "@playwright/test";
import { aPerson, arriveWith, enrol, keptOf, PASSWORD, register } from "./accounts-people.ts";
import { expect, test } from "./product.ts";
import { sentences } from "../support/sentences.ts";

const submit = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/** Under its field, tied to it for screen readers; the first wrong field has the focus. */
async function expectErrors(page: Page, errors: Record<string, string>) {
  for (const [label, message] of Object.entries(errors)) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${escape(message)}`));
  }
  await expect(page.getByLabel(Object.keys(errors)[0]!, { exact: true })).toBeFocused();
  await expect(page.getByRole("main").locator('[aria-invalid="true"]')).toHaveCount(
    Object.keys(errors).length,
  );
}

const escape = (text: string) => text.replaceAll(/[.?*+()[\]{}|\\^$]/g, "\\$&");

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

const ACCOUNT = {
  "Brand Name": "Brand forms",
  Username: "forms",
  Password: PASSWORD,
  "Confirm Password": PASSWORD,
};
const CONTACT = {
  Email: "forms@khayt.example",
  "Mobile Number": "+201001234567",
  "Website URL": "https://forms.example",
};
const TERMS = "I accept the terms and conditions";

test("registration says what is missing and goes on only when nothing is", async ({ page }) => {
  await page.goto("/register");
  await submit(page, "Next");
  await expectErrors(page, {
    "Brand Name": sentences.brandNameRequired,
    Username: sentences.usernameRequired,
    Password: sentences.passwordRequired,
    "Confirm Password": sentences.confirmPasswordRequired,
  });
  await fill(page, { ...ACCOUNT, Username: "two words", Password: "weak" });
  // The old errors are gone; a username's letters are told while it is typed.
  await expect(page.getByRole("alert")).toHaveText([sentences.usernameSpaces]);
  await submit(page, "Next");
  await expectErrors(page, {
    Username: sentences.usernameSpaces,
    Password: sentences.passwordWeak,
    "Confirm Password": sentences.passwordsDiffer,
  });
  await fill(page, ACCOUNT);
  await expect(page.locator('[data-met="true"]')).toHaveCount(7);
  await submit(page, "Next");
  await submit(page, "Register Brand");
  await expectErrors(page, {
    Email: sentences.emailRequired,
    "Mobile Number": sentences.mobileRequired,
    "Website URL": sentences.websiteUrlRequired,
    [TERMS]: sentences.termsRequired,
  });
  await fill(page, { ...CONTACT, Email: "forms@khayt", "Website URL": "forms.example" });
  await page.getByLabel(TERMS).check();
  await submit(page, "Register Brand");
  await expectErrors(page, {
    Email: sentences.emailInvalid,
    "Website URL": sentences.websiteUrlInvalid,
  });
});

test("a name, username or email that is taken is told under its field, on its step", async ({
  page,
  request,
}) => {
  const taken = aPerson("taken");
  await register(request, taken);
  await page.goto("/register");
  await fill(page, { ...ACCOUNT, Username: taken.username });
  await submit(page, "Next");
  await fill(page, { ...CONTACT, Email: taken.email });
  await page.getByLabel(TERMS).check();
  await submit(page, "Register Brand");
  await expectErrors(page, { Username: sentences.usernameTaken });
  await fill(page, { Username: "not-taken", "Brand Name": taken.brandName });
  await submit(page, "Next");
  await submit(page, "Register Brand");
  await expectErrors(page, { "Brand Name": sentences.brandNameTaken });
  await fill(page, { "Brand Name": "Nobody's name" });
  await submit(page, "Next");
  await submit(page, "Register Brand");
  await expectErrors(page, { Email: sentences.emailTaken });
  await page.route("**/api/brands/register", (route) => route.abort());
  await fill(page, { Email: "free@khayt.example" });
  await submit(page, "Register Brand");
  await expect(page.getByRole("alert")).toContainText(sentences.registrationFailed);
  await expect(page.getByLabel("Email")).toHaveValue("free@khayt.example");
});

test("login and recovery say what is missing, and help who is not verified", async ({
  page,
  request,
}) => {
  const person = aPerson("hasty");
  await register(request, person);
  await page.goto("/login");
  await submit(page, "Login");
  await expectErrors(page, {
    "Username or Email": sentences.usernameOrEmailRequired,
    Password: sentences.passwordRequired,
  });
  await fill(page, { "Username or Email": person.username, Password: person.password });
  await submit(page, "Login");
  await expect(page.getByRole("alert")).toContainText("verify your email");
  await submit(page, "Resend verification email");
  await expect(page.getByText(sentences.verificationLinkSent)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Resend again in/ })).toBeVisible();
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await submit(page, "Send reset link");
  await expectErrors(page, { Email: sentences.emailRequired });
  await fill(page, { Email: "hasty" });
  await submit(page, "Send reset link");
  await expectErrors(page, { Email: sentences.emailInvalid });
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brand Login");
});

test("links that lead nowhere say so and show a way on", async ({ page }) => {
  await page.goto("/registration-success");
  await expect(page.getByRole("alert")).toHaveText(sentences.registrationEmailMissing);
  await page.goto("/verify-email");
  await expect(page.getByRole("alert")).toHaveText(sentences.invalidVerificationLink);
  await page.goto("/verify-email?token=made-up");
  await expect(page.getByRole("alert")).toHaveText(sentences.linkUsedOrExpired);
  await expect(page.getByRole("button", { name: "Resend verification email" })).toBeVisible();
  await page.goto("/revert-email");
  await expect(page.getByRole("alert")).toHaveText(sentences.invalidRevertLink);
  await page.goto("/reset-password");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sentences.invalidResetToken);
  await expect(page.getByRole("alert")).toHaveText(sentences.invalidResetLink);
  await page.goto("/reset-password?token=made-up");
  await fill(page, { "New Password": "weak", "Confirm Password": "weaker" });
  await submit(page, "Reset Password");
  await expectErrors(page, { "Confirm Password": sentences.passwordsDiffer });
  await fill(page, { "Confirm Password": "weak" });
  await submit(page, "Reset Password");
  await expectErrors(page, { "New Password": sentences.passwordUnmet });
  await fill(page, { "New Password": PASSWORD, "Confirm Password": PASSWORD });
  await submit(page, "Reset Password");
  await expect(page.getByRole("alert")).toHaveText(sentences.linkUsedOrExpired);
});

test("the profile says what is wrong, and deletes nothing", async ({ page, request, product }) => {
  const signedIn = await enrol(request, product.dataDir, aPerson("careful"));
  await arriveWith(page, keptOf(signedIn), "/profile");
  await fill(page, { "Brand Name*": "", "Username*": "", "Email*": "", "Website*": "" });
  await submit(page, "Save Changes");
  await expectErrors(page, {
    "Brand Name*": sentences.brandNameRequired,
    "Username*": sentences.usernameRequired,
    "Email*": sentences.emailRequired,
    "Website*": sentences.websiteRequired,
  });
  await fill(page, { "Brand Name*": "Careful", "Username*": "careful", "Email*": "careful" });
  await fill(page, { "Mobile Number": "0100", "Website*": "careful" });
  await submit(page, "Save Changes");
  await expectErrors(page, {
    "Email*": sentences.emailFormat,
    "Mobile Number": sentences.phoneFormat,
    "Website*": sentences.websiteFormat,
  });
  await page.getByRole("tab", { name: "Security" }).click();
  await submit(page, "Change Password");
  await expectErrors(page, {
    "Current Password*": sentences.currentPasswordRequired,
    "New Password*": sentences.newPasswordRequired,
    "Confirm New Password*": sentences.confirmNewPasswordRequired,
  });
  await fill(page, { "Current Password*": "x", "New Password*": "weak" });
  await fill(page, { "Confirm New Password*": "weaker" });
  await submit(page, "Change Password");
  await expectErrors(page, {
    "New Password*": sentences.newPasswordWeak,
    "Confirm New Password*": sentences.passwordsDiffer,
  });
  await page.getByRole("tab", { name: "Settings" }).click();
  await submit(page, "View Terms");
  await expect(page.getByRole("dialog").getByRole("heading", { level: 3 })).toHaveCount(9);
  await page.keyboard.press("Escape");
  await submit(page, "Delete Account");
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(4);
  const calls: string[] = [];
  page.on("request", (sent) => {
    const { pathname } = new URL(sent.url());
    // Code that is fetched ahead deletes nothing.
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  await page.getByRole("dialog").getByRole("button", { name: "Delete Account" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("write to us from its email address")).toBeVisible();
  expect(calls).toEqual([]);
  await page.getByRole("tab", { name: "Brand Info" }).click();
  await expect(page.getByLabel("Mobile Number")).toHaveValue("0100");
});
