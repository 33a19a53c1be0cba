// Tells search engines which pages changed (IndexNow), where an operator set a key. A job does it, in batches and
// from where the last one ended: a service that is slow or refuses holds nobody up and is asked again later.
import { sql } from "kysely";
import type { Sql } from "../../database/open.ts";
import { readSetting, writeSetting } from "../../database/settings.ts";
import type { GuardedFetch } from "../../net/guarded-fetch.ts";
import type { LogLine } from "../../observability/log-line.ts";

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

/** Until where all was told. */
type Told = { at: string; id: string };
type Changed = Told & { brand: string };

/** Answers how many addresses were told. */
export async function tellSearchEngines(
  parts: IndexNowParts,
  signal?: AbortSignal,
): Promise<number> {
  const { db, now } = parts;
  const until = new Date(now().getTime() - SETTLED_MS);
  const last = (await readSetting(db, "index_now")) as Told | undefined;
  // What was there before the key was set is in the sitemap.
  if (!last) {
    await writeSetting(db, "index_now", { at: until.toISOString(), id: "" } satisfies Told);
    return 0;
  }
  let told = 0;
  let from = last;
  for (let batch = 0; batch < BATCHES; batch++) {
    const changed = await changedSince(db, from, until);
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

/** What is public, and what was until its shop gave it up: engines shall forget that. */
async function changedSince(db: Sql, { at, id }: Told, until: Date): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    select p.id, p.updated_at::text as at, b.name as brand
    from products p join brands b on b.id = p.brand_id
    where (p.updated_at, p.id) > (${at}::timestamptz, ${id}) and p.updated_at <= ${until}
      and (p.listed or exists (
        select from product_imports i where i.product_id = p.id and i.hidden_as_gone))
    order by p.updated_at, p.id limit ${AT_ONCE}`.execute(db);
  return rows;
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
