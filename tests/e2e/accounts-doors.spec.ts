// Who is let in, and whether everybody can use the doors: Arabic, keyboards, screen readers.
import type { Page } from "@playwright/test";
import { aPerson, arriveWith, enrol, keptOf, PASSWORD } from "./accounts-people.ts";
import { seriousHindrances } from "./hindrances.ts";
import { expect, test } from "./product.ts";

const PROTECTED = ["/profile", "/brand/b_old/products"];

function token(exp: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256" })}.${part({ exp })}.signature`;
}

const visitors = {
  "a visitor without a token": {},
  "a brand whose token has expired": { token: token(1), brandId: "b_old", brandName: "Old" },
  "a token that cannot be parsed": { token: "not a token", brandId: "b_old", brandName: "Old" },
};

for (const [who, kept] of Object.entries(visitors)) {
  test(`${who} is sent to sign in`, async ({ page }) => {
    for (const path of PROTECTED) {
      await arriveWith(page, kept, path);
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brand Login");
    }
  });
}

test("another brand's products stay closed; after signing in one lands where one wanted to be", async ({
  page,
  request,
  product,
}) => {
  const person = aPerson("neighbour");
  const signedIn = await enrol(request, product.dataDir, person);
  await arriveWith(page, keptOf(signedIn), "/brand/b_somebody-else/products");
  await expect(page).toHaveURL(`/brand/${signedIn.brand_id}/products`);
  await arriveWith(page, {}, "/profile?tab=security");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Username or Email").fill(person.username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/profile?tab=security");
});

test("a session that the server no longer accepts ends at the next call", async ({ page }) => {
  const refused = { token: token(Date.now()), brandId: "b_old", brandName: "Old" };
  await arriveWith(page, refused, "/profile");
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("a passkey is added with the password, signs in, and opens nothing once it is removed", async ({
  page,
  request,
  product,
}) => {
  // Passkeys are made for names; the bare address is offered none.
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brand Login");
  const signIn = page.getByRole("button", { name: "Sign in with a passkey" });
  await expect(signIn).toHaveCount(0);

  const site = product.address.replace("127.0.0.1", "localhost");
  const signedIn = await enrol(request, product.dataDir, aPerson("keyholder"));
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${site}/terms`);
  await arriveWith(page, keptOf(signedIn), `${site}/profile?tab=security`);
  const panel = page.getByRole("region", { name: "Passkeys" });
  await panel.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Studio laptop");
  await dialog.getByLabel("Current Password*").fill("wrong-Password-1");
  await dialog.getByRole("button", { name: "Add a passkey" }).click();
  await expect(dialog.getByText("Current password is not correct")).toBeVisible();
  await expectNothingSerious(page, "adding a passkey");
  await dialog.getByLabel("Current Password*").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("The passkey was added.")).toBeVisible();
  await expect(panel.getByText("Studio laptop")).toBeVisible();

  await arriveWith(page, {}, `${site}/login`);
  await signIn.click();
  await expect(page).toHaveURL(`${site}/brand/${signedIn.brand_id}/products`);

  await page.goto(`${site}/profile?tab=security`);
  await panel.getByRole("button", { name: "Remove: Studio laptop" }).click();
  await dialog.getByLabel("Current Password*").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The passkey was removed.")).toBeVisible();
  await expect(panel.getByText("No passkeys yet.")).toBeVisible();

  await arriveWith(page, {}, `${site}/login`);
  await signIn.click();
  await expect(page.getByRole("alert")).toHaveText(
    "This passkey opens no account here. Please sign in with your password.",
  );
});

async function speakArabic(page: Page, baseURL: string | undefined) {
  await page.context().addCookies([{ name: "language", value: "ar", url: baseURL! }]);
}

test("an Arabic reader registers and is told in Arabic what is wrong", async ({
  page,
  baseURL,
}) => {
  await speakArabic(page, baseURL);
  await page.goto("/register");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("listitem").filter({ hasText: "بيانات الحساب" })).toHaveText(
    "١. بيانات الحساب",
  );
  await page.getByRole("button", { name: "التالي" }).click();
  await expect(page.getByText("اسم البراند مطلوب")).toBeVisible();
  const person = aPerson("arabic");
  await page.getByLabel("اسم البراند").fill("خيط");
  await page.getByLabel("اسم المستخدم").fill(person.username);
  await page.getByLabel("كلمة المرور", { exact: true }).fill(PASSWORD);
  await page.getByLabel("تأكيد كلمة المرور").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByLabel("البريد الإلكتروني").fill(person.email);
  await page.getByLabel("رقم الهاتف المحمول").fill(person.mobileNumber);
  await page.getByLabel("رابط الموقع").fill(person.website);
  await page.getByLabel("أوافق على الشروط والأحكام").check();
  await page.getByRole("button", { name: "تسجيل البراند" }).click();
  await expect(page.getByRole("heading", { name: "راجع بريدك الإلكتروني" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "صفحة تسجيل الدخول" }).click();
  await page.getByLabel("اسم المستخدم أو البريد الإلكتروني").fill(person.username);
  await page.getByLabel("كلمة المرور", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("أكّد بريدك الإلكتروني قبل تسجيل الدخول.");
  await expect(page.getByRole("button", { name: "إعادة إرسال رسالة التأكيد" })).toBeVisible();
});

const SCREENS = [
  "/register",
  "/registration-success",
  "/verify-email",
  "/revert-email",
  "/reset-password?token=x",
  "/terms",
  "/privacy",
];
const TABS = ["personal", "subscription", "security", "settings"].map(
  (tab) => `/profile?tab=${tab}`,
);

async function expectNothingSerious(page: Page, where: string) {
  expect({ where, found: await seriousHindrances(page) }).toEqual({ where, found: [] });
}

for (const language of ["en", "ar"]) {
  test(`the account screens can be used by everybody (${language})`, async ({
    page,
    request,
    product,
    baseURL,
  }) => {
    test.slow();
    const signedIn = await enrol(request, product.dataDir, aPerson(`everybody-${language}`));
    if (language === "ar") await speakArabic(page, baseURL);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNothingSerious(page, path);
    }
    await page.goto("/login");
    await page.locator("main button[type=submit]").click();
    await expectNothingSerious(page, "login with errors");
    await arriveWith(page, keptOf(signedIn), "/profile");
    for (const path of TABS) {
      await page.goto(path);
      await expect(page.getByRole("tabpanel")).toBeVisible();
      await expectNothingSerious(page, path);
    }
  });
}
