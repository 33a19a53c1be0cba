// What the shop's own interface told the page while it was drawn: it says more than the page shows, such as
// which sizes are sold out. It is put beside the drawn page as scripts hold such data elsewhere, where the
// reader believes it no more than any script: only what goes with the page's title.
import type { Page, Response } from "playwright-core";
import { isCounter } from "./what-loads.ts";

const MOST = 8;
const MOST_BYTES = 512 * 1024;

/** Comes back with the answers so far, as scripts. */
export function listenForAnswers(page: Page): () => Promise<string> {
  const heard: Promise<string>[] = [];
  page.on("response", (response) => {
    if (heard.length < MOST && isAnswer(response)) heard.push(textOf(response));
  });
  return async () => (await Promise.all(heard)).filter(Boolean).map(asScript).join("\n");
}

function isAnswer(response: Response): boolean {
  const request = response.request();
  if (!["fetch", "xhr"].includes(request.resourceType()) || isCounter(request)) return false;
  const headers = response.headers();
  return (
    response.status() === 200 &&
    /\bjson\b/i.test(headers["content-type"] ?? "") &&
    Number(headers["content-length"] ?? 0) <= MOST_BYTES
  );
}

const textOf = (response: Response): Promise<string> =>
  response.text().then(
    (text) => (text.length <= MOST_BYTES ? text : ""),
    () => "",
  );

const asScript = (json: string): string =>
  `<script type="application/json">${json.replaceAll("<", "\\u003c")}</script>`;
