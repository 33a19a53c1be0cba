// Ribby Pro as a brand sees it: every view, what can go wrong, and the whole way through the sandbox.
import type { Page } from "@playwright/test";
import { MySubscription } from "../../src/contract/subscription.ts";
import { aPerson, arriveWith, enrol, keptOf } from "./accounts-people.ts";
import { hindrances, LAWS } from "./hindrances.ts";
import { expect, test } from "./product.ts";

// Many pages one after the other.
const MINE = "**/api/stripe/my-subscription";
const CHECKOUT = "**/api/stripe/create-checkout-session";
const PORTAL = "**/api/stripe/create-customer-portal-session";

const RUNNING = {
  status: "active",
  cancel_at_period_end: false,
  canceled_at: null,
  current_period_end: "2036-12-15T10:00:00.000Z",
  last_renewal_date: "2036-11-15T10:00:00.000Z",
  cancel_at: null,
};

const BENEFITS = [
  "Unlimited AI searches",
  "Advanced filters",
  "Priority support",
  "Personalized recommendations",
  "Exclusive brand collections",
  "Analytics dashboard",
  "Early access",
  "No ads",
];

const answer = (subscription: Partial<typeof RUNNING> | null): MySubscription => ({
  has_subscription: subscription !== null,
  subscription: subscription && { ...RUNNING, ...subscription },
});

/** The server would say this about the subscription. */
async function given(page: Page, subscription: Partial<typeof RUNNING> | null) {
  await page.unroute(MINE);
  await page.route(MINE, (route) => route.fulfill({ json: answer(subscription) }));
  await page.goto("/payments");
}

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name }).click();

async function nothingInTheWay(page: Page) {
  const violations = await hindrances(page, { tags: LAWS });
  expect({ at: page.url(), found: violations.map(({ id }) => id) }).toEqual({
    at: page.url(),
    found: [],
  });
}

test("a stranger is asked to log in, and lands on the offer afterwards", async ({
  page,
  request,
  product,
}) => {
  const person = aPerson("payer");
  await enrol(request, product.dataDir, person);
  await page.goto("/payments");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please Log In");
  await main(page).getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("Username or Email").fill(person.username);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/payments");

  await expect(main(page)).toContainText("20 USD per month");
  await expect(main(page)).toContainText("30-day guarantee");
  await expect(main(page)).toContainText("Cancel anytime");
  await expect(main(page).getByRole("listitem")).toHaveText([
    "30-day guarantee",
    "Cancel anytime",
    ...BENEFITS,
  ]);
});

test("every view of a subscription, in English and Arabic", async ({
  page,
  request,
  product,
  context,
  baseURL,
}) => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
  });
  const kept = keptOf(await enrol(request, product.dataDir, aPerson("viewer")));
  await arriveWith(page, kept, "/terms");

  await test.step("loading", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(MINE, async (route) => {
      await held;
      await route.fulfill({ json: answer(null) });
    });
    await page.goto("/payments");
    await expect(main(page).getByText("Loading your subscription...")).toBeVisible();
    release();
    await expect(main(page).getByRole("button", { name: "Upgrade to Pro" })).toBeVisible();
  });

  await test.step("active", async () => {
    await given(page, {});
    await expect(page.getByRole("heading", { name: "You have Ribby Pro" })).toBeVisible();
    await expect(main(page)).toContainText("Renews on15 December 2036");
    await expect(main(page)).toContainText("Last renewal15 November 2036");
    await expect(main(page).getByRole("button", { name: "Upgrade to Pro" })).toHaveCount(0);
    await nothingInTheWay(page);
  });

  await test.step("a payment is missing", async () => {
    await given(page, { status: "past_due" });
    await expect(main(page)).toContainText("Your last payment did not go through.");
  });

  await test.step("canceling, by itself or by a date, and canceled while it is paid for", async () => {
    await given(page, { cancel_at_period_end: true });
    await expect(page.getByRole("heading", { name: "Pro until 15 December 2036" })).toBeVisible();
    await expect(main(page).getByRole("button", { name: "Keep Pro" })).toBeVisible();
    const cancel_at = "2036-11-20T10:00:00.000Z" as never;
    await given(page, { cancel_at_period_end: true, cancel_at });
    await expect(page.getByRole("heading", { name: "Pro until 20 November 2036" })).toBeVisible();
    await given(page, { status: "canceled" });
    await expect(page.getByRole("heading", { name: "Pro until 15 December 2036" })).toBeVisible();
    await expect(main(page).getByRole("button", { name: "Subscribe again" })).toBeVisible();
  });

  await test.step("over", async () => {
    await given(page, { status: "canceled", current_period_end: "2025-03-01T10:00:00.000Z" });
    await expect(main(page)).toContainText("Your last subscription ended on 1 March 2025.");
    await expect(main(page).getByRole("button", { name: "Upgrade to Pro" })).toBeVisible();
    await nothingInTheWay(page);
  });

  await test.step("in the profile", async () => {
    await given(page, {});
    await page.goto("/profile?tab=subscription");
    await expect(page.getByRole("heading", { name: "Subscription Management" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "You have Ribby Pro" })).toBeVisible();
    await nothingInTheWay(page);
  });

  await test.step("in Arabic", async () => {
    await context.addCookies([{ name: "language", value: "ar", url: baseURL! }]);
    await given(page, { cancel_at_period_end: true });
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
      /برو حتى .*١٥ ديسمبر ٢٠٣٦/,
    );
    await nothingInTheWay(page);
    await given(page, null);
    await expect(main(page)).toContainText("٢٠ دولارًا أمريكيًا شهريًا");
    expect(await main(page).innerText()).not.toMatch(/[0-9]|[A-Za-z]{2}/);
    await nothingInTheWay(page);
  });
  expect(complaints).toEqual([]);
});

test("what goes wrong is said in the words everybody knows, and can be tried again", async ({
  page,
  request,
  product,
}) => {
  const kept = keptOf(await enrol(request, product.dataDir, aPerson("unlucky")));
  await arriveWith(page, kept, "/terms");
  const alert = main(page).getByRole("alert");
  const refused = (detail: string) => ({
    status: 503,
    json: { detail, code: "payments_unavailable" },
  });

  await test.step("the status does not load", async () => {
    await page.route(MINE, (route) => route.fulfill({ status: 500, body: "no" }));
    await page.goto("/payments");
    await expect(alert).toContainText("Failed to load subscription status");
    await page.unroute(MINE);
    await press(page, "Retry");
    await expect(main(page).getByRole("button", { name: "Upgrade to Pro" })).toBeVisible();
  });

  await test.step("the checkout does not open", async () => {
    await page.route(CHECKOUT, (route) => route.fulfill({ json: { url: "/nowhere" } }));
    await press(page, "Upgrade to Pro");
    await expect(alert).toContainText("No session ID received from server");
    await page.unroute(CHECKOUT);
    await page.route(CHECKOUT, (route) => route.fulfill(refused("The provider sleeps.")));
    await press(page, "Upgrade to Pro");
    await expect(alert).toContainText("Payment failed. Please try again.");
    await expect(alert).toContainText("The provider sleeps.");
    await page.unroute(CHECKOUT);
    await page.route(CHECKOUT, (route) => route.abort());
    await press(page, "Upgrade to Pro");
    await expect(alert).toContainText("Payment failed. Please try again.");
    await expect(alert).toContainText("Network error.");
    await alert.getByRole("button", { name: "Dismiss" }).click();
    await expect(alert).toHaveCount(0);
  });

  await test.step("the portal does not open", async () => {
    await given(page, {});
    await page.route(PORTAL, (route) => route.fulfill(refused("The provider sleeps.")));
    await press(page, "Manage subscription");
    await expect(alert).toHaveText(/^Failed to open Stripe portal: The provider sleeps\./);
  });

  await test.step("payments are not set up here", async () => {
    await page.route("**/api/config", async (route) => {
      const real = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...real, price_id: null } });
    });
    await given(page, null);
    await expect(main(page).getByRole("button", { name: "Upgrade to Pro" })).toBeDisabled();
    await expect(main(page)).toContainText("Payments are not set up on this server yet.");
  });
});

test("the whole way through the sandbox: declined, left, bought once, canceled, resumed, ended", async ({
  page,
  request,
  product,
}) => {
  const kept = keptOf(await enrol(request, product.dataDir, aPerson("sandboxer")));
  const offer = main(page).getByRole("button", { name: "Upgrade to Pro" });
  const headers = { authorization: `Bearer ${kept.token}` };
  const mine = async (): Promise<unknown> =>
    (await request.get("/api/stripe/my-subscription", { headers })).json();
  /** What the sandbox tells us is booked in its own time; a page asks once. */
  const untilBooked = (state: Record<string, unknown>) =>
    expect.poll(mine, { timeout: 60_000 }).toMatchObject(state);
  await arriveWith(page, kept, "/payments");
  await expect(main(page)).toContainText("Sandbox: no card needed, nothing is charged.");

  await test.step("the success page alone grants nothing", async () => {
    await page.goto("/payments?checkout=success");
    await expect(main(page)).toContainText("We are waiting for the confirmation of your payment");
    await page.waitForResponse(MINE);
    await expect(main(page).getByText("You have Ribby Pro")).toHaveCount(0);
    await press(page, "I did not pay");
    await expect(offer).toBeVisible();
  });

  await test.step("a declined card, and the way back", async () => {
    await offer.click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await nothingInTheWay(page);
    await press(page, "Pay with a card that is declined");
    await expect(page.getByRole("alert")).toContainText("The card was declined.");
    await main(page).getByRole("link", { name: "Back to Ribby" }).click();
    await expect(page).toHaveURL("/payments?checkout=canceled");
    await expect(main(page)).toContainText("Nothing was charged.");
  });

  await test.step("two clicks and two tabs lead to one checkout", async () => {
    await offer.dblclick();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    const first = page.url();
    const tab = await page.context().newPage();
    await tab.goto("/payments");
    await main(tab).getByRole("button", { name: "Upgrade to Pro" }).click();
    await expect(tab).toHaveURL(first);
    await press(page, "Pay with a card that works");
    await expect(page).toHaveURL("/payments?checkout=success");
    await untilBooked({ has_subscription: true });
    await expect(main(page)).toContainText("Your payment is confirmed. Welcome to Ribby Pro!");
    await expect(page.getByRole("heading", { name: "You have Ribby Pro" })).toBeVisible();
    await press(tab, "Pay with a card that works");
    await expect(main(tab)).toContainText("There is nothing to pay here any more.");
    await tab.close();
  });

  await test.step("canceled and resumed, by way of the profile", async () => {
    await page.goto("/profile?tab=subscription");
    await press(page, "Manage subscription");
    await expect(page).toHaveURL(/\/sandbox\/portal\//);
    await nothingInTheWay(page);
    await press(page, "Cancel at the end of the period");
    await untilBooked({ subscription: { cancel_at_period_end: true } });
    await main(page).getByRole("link", { name: "Back to Ribby" }).click();
    await expect(page).toHaveURL("/profile?tab=subscription");
    await expect(page.getByRole("heading", { name: /^Pro until / })).toBeVisible();
    await press(page, "Keep Pro");
    await press(page, "Keep the subscription");
    await untilBooked({ subscription: { cancel_at_period_end: false } });
    await main(page).getByRole("link", { name: "Back to Ribby" }).click();
    await expect(page.getByRole("heading", { name: "You have Ribby Pro" })).toBeVisible();
  });

  await test.step("ended, and there to be bought again", async () => {
    await press(page, "Manage subscription");
    await press(page, "End it now");
    await expect(main(page)).toContainText("Ended");
    await untilBooked({ has_subscription: false });
    await page.goto("/payments");
    await expect(main(page)).toContainText("Your last subscription ended on");
    await expect(offer).toBeVisible();
  });
});
