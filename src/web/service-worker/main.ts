// The service worker: keeps what was seen, so that it opens again without a network. Each thing it can do is a file
// beside this one; here they are only put on their events.
import { answerTo, isKeptPicture, SHELL } from "./answering.ts";
import { CODE, keep, kept, PAGES, PICTURES, throwAwayOldDrawers, type Drawer } from "./keeping.ts";
import { openPressed, show } from "./pushed.ts";
import { SHELL_FILES } from "./shell-files.ts";
import { worker } from "./scope.ts";

worker.addEventListener("install", (event) => event.waitUntil(moveIn()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});
worker.addEventListener("message", (event) => {
  const { seen, pictures } = (event.data ?? {}) as { seen?: unknown; pictures?: unknown };
  if (typeof seen !== "string") return;
  event.waitUntil(takeUp(seen, Array.isArray(pictures) ? pictures : []));
});
worker.addEventListener("push", (event) => event.waitUntil(show(event)));
worker.addEventListener("notificationclick", (event) => event.waitUntil(openPressed(event)));

async function moveIn(): Promise<void> {
  await Promise.allSettled([
    fetchInto(PAGES, SHELL),
    ...SHELL_FILES.map((file) => fetchInto(CODE, file)),
  ]);
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  await throwAwayOldDrawers();
  // The page is asked for while the worker starts; nobody waits for it.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** A page that stood there before this worker, as it was seen: asked for anew it would not be the same. */
async function takeUp(page: string, pictures: readonly unknown[]): Promise<void> {
  await fetchInto(PAGES, page, { cache: "force-cache" });
  for (const picture of pictures)
    if (typeof picture === "string" && isKeptPicture(new URL(picture)))
      await fetchInto(PICTURES, picture, { cache: "force-cache", headers: SMALLEST });
}

/** The browser does not say in which forms it has asked for pictures. */
const SMALLEST = { accept: "image/avif,image/webp,*/*" };

async function fetchInto(drawer: Drawer, address: string, how?: RequestInit): Promise<void> {
  if (drawer === CODE && (await kept(CODE, address))) return;
  const answer = await fetch(address, how);
  if (answer.ok && !answer.redirected) await keep(drawer, address, answer);
}
