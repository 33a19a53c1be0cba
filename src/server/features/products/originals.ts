// The original of a picture: a file of ours, or fetched from the brand's shop through the guard.
import type { GuardedFetch } from "../../net/guarded-fetch.ts";
import type { OpenOriginal } from "./pictures.ts";

const MAX_BYTES = 15 * 1024 * 1024;
/** Shops mislabel pictures; what the bytes are is found out when they are decoded. */
const TYPES = /^(image\/(?!svg)|application\/octet-stream|binary\/octet-stream)/;
/** A card asks for one picture in several widths at once; it is fetched once. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** A shop that does not answer is left alone for a while. */
const FAILED_MS = 60_000;

export function createOpenOriginal(parts: {
  openOwn: OpenOriginal;
  fetch: GuardedFetch;
  now?: () => number;
}): OpenOriginal {
  const { openOwn, fetch, now = Date.now } = parts;
  const kept = new Map<string, Promise<Buffer | undefined>>();
  const failed = new Map<string, number>();
  let size = 0;

  async function fetchPicture(url: string): Promise<Buffer | undefined> {
    const answer = await fetch(url, { maxBytes: MAX_BYTES, types: TYPES }).catch(() => undefined);
    if (answer?.status === 200) return answer.body;
    if (failed.size > 10_000) failed.clear();
    failed.set(url, now() + FAILED_MS);
    return undefined;
  }

  function remember(url: string, fetching: Promise<Buffer | undefined>): void {
    kept.set(url, fetching);
    void fetching.then((bytes) => {
      if (!bytes) return void kept.delete(url);
      size += bytes.length;
      for (const [oldest, original] of kept) {
        if (size <= KEPT_BYTES || oldest === url) break;
        kept.delete(oldest);
        void original.then((old) => (size -= old?.length ?? 0));
      }
    });
  }

  return async (url) => {
    const own = await openOwn(url);
    if (own || !/^https?:\/\//i.test(url)) return own;
    if ((failed.get(url) ?? 0) > now()) return undefined;
    const known = kept.get(url);
    if (known) return known;
    const fetching = fetchPicture(url);
    remember(url, fetching);
    return fetching;
  };
}
