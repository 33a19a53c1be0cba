// Notices on the screen, which a browser without windows does not show: the whole Chromium does.
import { readFileSync } from "node:fs";
import { holdSubscription, SUBSCRIPTION } from "./browser-that-is-pushed.ts";
import { expect, test } from "./product.ts";

test.use({ serviceWorkers: "allow" });

test("a push is shown once however often it comes, and pressed it opens the piece here", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["notifications"]);
  await page.goto("/");
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const address = await page
    .getByRole("article")
    .first()
    .getByRole("heading")
    .getByRole("link")
    .getAttribute("href");
  const { origin } = new URL(page.url());
  const client = await context.newCDPSession(page);
  let registrationId = "";
  client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId;
  });
  await client.send("ServiceWorker.enable");
  await expect.poll(() => registrationId).not.toBe("");
  const message = {
    title: "Ribby",
    body: "رخصت",
    url: origin + address!,
    language: "ar",
    tag: "l_1",
  };
  for (let n = 0; n < 2; n++)
    await client.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const all = await registration.getNotifications();
      return all.map(({ title, body, tag, dir }) => [title, body, tag, dir]);
    });
  await expect.poll(shown).toEqual([["Ribby", "رخصت", "l_1", "rtl"]]);
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (name: string, given: { notification: Notification }) => Event;
      dispatchEvent(event: Event): void;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(
      new scope.NotificationEvent("notificationclick", { notification: notification! }),
    );
  });
  await expect(page).toHaveURL(address!);
});

test("whoever is told by this browser takes a copy of what is kept of it, and ends it, from the privacy page", async ({
  page,
  request,
}) => {
  await holdSubscription(page);
  await page.goto("/");
  const address = await page
    .getByRole("article")
    .first()
    .getByRole("heading")
    .getByRole("link")
    .getAttribute("href");
  const piece = address!.split("/").at(-1)!;
  const asked = await request.post("/api/watches", {
    data: { push: SUBSCRIPTION, product_ids: [piece], on: "cheaper" },
  });
  expect(asked.status()).toBe(202);
  await page.goto("/privacy");
  const own = page.getByRole("region", { name: "Notices in this browser" });
  const download = page.waitForEvent("download");
  await own.getByRole("button", { name: "Download what you keep about me" }).click();
  const copy = JSON.parse(readFileSync(await (await download).path(), "utf8")) as object;
  expect(copy).toMatchObject({
    by: "push",
    contact: JSON.stringify(SUBSCRIPTION),
    watches: [{ product_id: piece, on: "cheaper" }],
  });
  // The same stands where such notices are managed.
  await page.goto("/watch");
  await own.getByRole("button", { name: "End notices and delete it" }).click();
  await expect(page.getByText("This browser gets no notices from Ribby.")).toBeVisible();
  const kept = await request.post("/api/watches/copy", { data: { push: SUBSCRIPTION } });
  expect(kept.status()).toBe(404);
  await page.goto("/privacy");
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeVisible();
  await expect(own).toBeHidden();
});
