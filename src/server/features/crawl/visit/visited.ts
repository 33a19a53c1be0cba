// What a shop answered, and what it says of how and when it may be asked again.
import type { Fetched } from "../../../net/guarded-fetch.ts";
import { decode } from "./decode.ts";

/** What a shop said of a page, so that it can be asked 'only if it changed'. */
export type Validators = { etag: string | null; last_modified: string | null };

export type Visited = {
  status: number;
  /** Where it was in the end. */
  url: URL;
  text: string;
  bytes: Buffer;
  contentType: string;
  isUnchanged: boolean;
  validators: Validators | null;
  /** By name in small letters. */
  headers: Record<string, string>;
};

export const PICTURE = /^image\//;

export function visited({ status, url, body, contentType, headers }: Fetched): Visited {
  const etag = headers["etag"] ?? null;
  const last_modified = headers["last-modified"] ?? null;
  return {
    status,
    url: new URL(url),
    text: PICTURE.test(contentType) ? "" : decode(body, contentType),
    bytes: body,
    contentType,
    isUnchanged: status === 304,
    headers,
    validators: etag || last_modified ? { etag, last_modified } : null,
  };
}

export const conditions = (known: Validators | null): Record<string, string> => ({
  ...(known?.etag && { "if-none-match": known.etag }),
  ...(known?.last_modified && { "if-modified-since": known.last_modified }),
});

/** Seconds or a date. */
export function retryAfterMs(header: string | undefined): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
