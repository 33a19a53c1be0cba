// Notices on the screen, which a browser without windows does not show: the whole Chromium does.
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
