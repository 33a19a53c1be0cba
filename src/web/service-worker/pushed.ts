// What our server pushes to this browser: shown as a notification, which opens the piece when it is pressed.
import { worker, type PressedEvent, type PushedEvent } from "./scope.ts";

type Message = { title: string; body: string; url: string; language: string; tag: string };

/** A push that cannot be read is not shown; browsers then say something themselves. */
export async function show(event: PushedEvent): Promise<void> {
  const { title, body, url, language, tag } = (event.data?.json() ?? {}) as Partial<Message>;
  if (!title || !url) return;
  await worker.registration.showNotification(title, {
    body: body ?? "",
    // What comes a second time takes the place of the first.
    ...(tag && { tag }),
    lang: language ?? "en",
    dir: language === "ar" ? "rtl" : "ltr",
    icon: "/icon-192.png",
    data: { url },
  });
}

/** Only to pages of our own, in the tab that is open where there is one. */
export async function openPressed(event: PressedEvent): Promise<void> {
  event.notification.close();
  const { url } = (event.notification.data ?? {}) as { url?: string };
  const target = new URL(url ?? "/", worker.location.origin);
  const address = worker.location.origin + target.pathname + target.search;
  const [open] = await worker.clients.matchAll({ type: "window" });
  if (!open) {
    await worker.clients.openWindow(address);
    return;
  }
  // A browser may refuse to bring it forward; the piece opens all the same.
  await open.focus().catch(() => {});
  await open.navigate(address);
}
