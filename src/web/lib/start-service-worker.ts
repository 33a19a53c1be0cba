// Puts the service worker to work once the page has gone quiet, or when somebody wants what only it can do, and
// tells it which page stands here, and its pictures: they came before the worker did.

const WORKER = "/service-worker.js";

/** Old browsers and plain http have none; the development server makes its files anew all the time. */
export const hasServiceWorker = (): boolean => "serviceWorker" in navigator && import.meta.env.PROD;

/** What is at work now, or nothing where the browser does not let it. */
export async function startServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!hasServiceWorker()) return undefined;
  try {
    const cameBefore = navigator.serviceWorker.controller === null;
    await navigator.serviceWorker.register(WORKER);
    const registration = await navigator.serviceWorker.ready;
    if (cameBefore)
      registration.active?.postMessage({ seen: location.href, pictures: picturesHere() });
    return registration;
  } catch (error) {
    console.info("Pages will not be kept for later:", error);
    return undefined;
  }
}

/** What somebody has seen of it. */
const picturesHere = (): string[] =>
  [...document.images].flatMap(({ complete, naturalWidth, currentSrc }) =>
    complete && naturalWidth > 0 ? [currentSrc] : [],
  );
