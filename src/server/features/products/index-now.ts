// Tells search engines which pages changed (IndexNow), where an operator set a key. A job does it, in batches and
// from where the last one ended: a service that is slow or refuses holds nobody up and is asked again later.
import type { Sql } from "../../database/sql.ts";
import { readSetting, writeSetting } from "../../database/settings.ts";
import type { GuardedFetch } from "../../net/guarded-fetch.ts";
import type { LogLine } from "../../observability/log-line.ts";
import { changedSince, type Changed, type ChangeCursor } from "./queries/changed-since.ts";

export type IndexNowParts = {
  db: Sql;
  fetch: GuardedFetch;
  key: string;
  /** Where engines that share what they hear are told. */
  endpoint: string;
  publicUrl: () => string;
  now: () => Date;
  tell: LogLine;
  patienceMs?: number;
};

/** The protocol allows 10,000 at once. */
const AT_ONCE = 1000;
/** The rest is told with the next look. */
const BATCHES = 10;
const PATIENCE_MS = 10_000;
/** A change whose transaction is still under way would be passed by. */
const SETTLED_MS = 60_000;

/** Answers how many addresses were told. */
export async function tellSearchEngines(
  parts: IndexNowParts,
  signal?: AbortSignal,
): Promise<number> {
  const { db, now } = parts;
  const until = new Date(now().getTime() - SETTLED_MS);
  const last = (await readSetting(db, "index_now")) as ChangeCursor | undefined;
  // What was there before the key was set is in the sitemap.
  if (!last) {
    await writeSetting(db, "index_now", { at: until.toISOString(), id: "" } satisfies ChangeCursor);
    return 0;
  }
  let told = 0;
  let from = last;
  for (let batch = 0; batch < BATCHES; batch++) {
    const changed = await changedSince(db, from, until, AT_ONCE);
    const end = changed.at(-1);
    if (!end) break;
    const addresses = addressesOf(changed, parts.publicUrl());
    if (!(await send(parts, addresses, signal))) break;
    from = { at: end.at, id: end.id };
    await writeSetting(db, "index_now", from);
    told += addresses.length;
    if (changed.length < AT_ONCE) break;
  }
  return told;
}

const addressesOf = (changed: Changed[], publicUrl: string): string[] => [
  ...changed.map(({ id }) => `${publicUrl}/product/${id}`),
  ...new Set(changed.map(({ brand }) => `${publicUrl}/brand/${encodeURIComponent(brand)}`)),
];

async function send(
  { fetch, key, endpoint, publicUrl, tell, patienceMs = PATIENCE_MS }: IndexNowParts,
  urlList: string[],
  signal?: AbortSignal,
): Promise<boolean> {
  try {
    const { status } = await fetch(endpoint, {
      maxBytes: 64 * 1024,
      maxRedirects: 0,
      totalMs: patienceMs,
      types: /^/,
      json: {
        host: new URL(publicUrl()).host,
        key,
        keyLocation: `${publicUrl()}/${key}.txt`,
        urlList,
      },
      ...(signal && { signal }),
    });
    if (status === 200 || status === 202) return true;
    tell("warn", "search engines did not take what changed", { status });
  } catch (error) {
    tell("warn", "search engines could not be told what changed", {
      error: (error as Error).message,
    });
  }
  return false;
}
