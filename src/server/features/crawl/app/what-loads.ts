// What a drawn page may ask for. Its text is wanted, not its looks: no pictures, letters or films, and no
// counting of a visitor who is none.
import type { Request, Route } from "playwright-core";

const UNREAD = new Set(["font", "media", "texttrack", "manifest", "ping", "cspviolationreport"]);

const COUNTERS =
  /(^|\.)(google-analytics|googletagmanager|doubleclick|googlesyndication|facebook|hotjar|clarity|tiktok|snapchat|segment|mixpanel|sentry|newrelic|nr-data|fullstory|intercom|tawk|zdassets)\.(com|net|ms|io|to)$/;

/** A transparent point: a picture that fails would be replaced by the page's 'no picture'. */
const POINT = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Answers what is not worth asking for; false when the page may ask. */
export async function answerUnread(route: Route): Promise<boolean> {
  const request = route.request();
  const kind = request.resourceType();
  if (kind === "image") {
    await route.fulfill({ contentType: "image/gif", body: POINT });
    return true;
  }
  if (!UNREAD.has(kind) && !isCounter(request) && !isInFrame(request)) return false;
  await route.abort();
  return true;
}

export const isCounter = (request: Request): boolean =>
  COUNTERS.test(URL.parse(request.url())?.hostname ?? "");

/** A frame is another page: what it shows would not be read. */
function isInFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() !== null;
  } catch {
    // Asked before its frame is there: by a window of its own.
    return true;
  }
}
