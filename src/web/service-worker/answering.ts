// Who answers a request: the network first, wherever what it says may have changed; what is kept, when it is silent.
// Code and pictures carry their content in their names and are taken from the drawer at once.
import { ANSWERS, CODE, keep, kept, PAGES, PICTURES, type Drawer } from "./keeping.ts";
import { worker, type AskedEvent } from "./scope.ts";
import { SHELL_FILES } from "./shell-files.ts";

/** A page with nothing of its own in it: what the site is drawn into where the asked page was never seen. */
export const SHELL = "/terms";

/** How a request is answered; undefined leaves it to the browser. */
export function answerTo(event: AskedEvent): Promise<Response> | undefined {
  const { request } = event;
  const address = new URL(request.url);
  const { origin, pathname } = address;
  if (request.method !== "GET" || origin !== worker.location.origin) return undefined;
  if (request.mode === "navigate") return isApi(pathname) ? undefined : page(event);
  if (pathname.startsWith("/assets/")) return keptFirst(event, CODE);
  // Drawings, whose names say nothing of their content.
  if (SHELL_FILES.includes(pathname)) return networkFirst(event, CODE);
  if (pathname.startsWith("/api/images/")) {
    return isKeptPicture(address) ? keptFirst(event, PICTURES) : undefined;
  }
  // What only somebody signed in may see is never kept, and a stream never ends.
  const isOpen = !request.headers.has("authorization");
  const isJson = request.headers.get("accept") === "application/json";
  return isApi(pathname) && isOpen && isJson ? networkFirst(event, ANSWERS) : undefined;
}

/** Without a mark of its content a picture may change behind its address. */
export const isKeptPicture = ({ origin, pathname, searchParams }: URL): boolean =>
  origin === worker.location.origin &&
  pathname.startsWith("/api/images/") &&
  searchParams.has("of");

const isApi = (path: string) => path.startsWith("/api/");

async function page(event: AskedEvent): Promise<Response> {
  const { request } = event;
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(request));
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    if (answer.ok && isPage && !answer.redirected) keepCopy(event, PAGES, answer);
    return answer;
  } catch (error) {
    const before = (await kept(PAGES, request)) ?? (await kept(PAGES, SHELL));
    if (before) return before;
    throw error;
  }
}

async function networkFirst(event: AskedEvent, drawer: Drawer): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    const isKeepable = !answer.headers.get("cache-control")?.includes("no-store");
    if (answer.ok && isKeepable) keepCopy(event, drawer, answer);
    return answer;
  } catch (error) {
    const before = await kept(drawer, event.request);
    if (before) return marked(before);
    throw error;
  }
}

/** So that the page can say that this is from before. */
function marked(before: Response): Response {
  const headers = new Headers(before.headers);
  headers.set("x-ribby-kept", "1");
  return new Response(before.body, { status: before.status, headers });
}

async function keptFirst(event: AskedEvent, drawer: Drawer): Promise<Response> {
  const before = await kept(drawer, event.request);
  if (before) return before;
  const answer = await fetch(event.request);
  if (answer.ok) keepCopy(event, drawer, answer);
  return answer;
}

function keepCopy(event: AskedEvent, drawer: Drawer, answer: Response): void {
  event.waitUntil(keep(drawer, event.request, answer.clone()));
}
