// Puts the service worker to work once the page has gone quiet, and tells it which page stands here: it came before
// the worker did.

const WORKER = "/service-worker.js";

export async function startServiceWorker(): Promise<void> {
  // Old browsers and plain http have none; the development server makes its files anew all the time.
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) active?.postMessage({ seen: location.href });
  } catch (error) {
    console.info("Pages will not be kept for later:", error);
  }
}
