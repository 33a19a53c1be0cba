// The service worker: keeps what was seen, so that it opens again without a network. Each thing it can do is a file
// beside this one; here they are only put on their events.
import { answerTo, SHELL } from "./answering.ts";
import { CODE, keep, kept, PAGES, throwAwayOldDrawers } from "./keeping.ts";
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
  const { seen } = (event.data ?? {}) as { seen?: unknown };
  if (typeof seen === "string") event.waitUntil(fetchInto(PAGES, seen));
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

async function fetchInto(drawer: typeof PAGES, address: string): Promise<void> {
  if (drawer === CODE && (await kept(CODE, address))) return;
  const answer = await fetch(address);
  if (answer.ok && !answer.redirected) await keep(drawer, address, answer);
}
