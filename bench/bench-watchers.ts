// npm run bench:watchers [-- --watchers N --pieces N]: after a refresh that made every piece cheaper, how long it
// takes to find and queue everybody who is to be told, on the embedded database.
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { matchWatches } from "../src/server/features/watches/match.ts";
import { queueDigests } from "../src/server/features/watches/repository.ts";
import { makeBrand } from "../tests/support/people.ts";
import { startTestServer } from "../tests/support/test-server.ts";

const { values } = parseArgs({
  options: {
    watchers: { type: "string", default: "100000" },
    pieces: { type: "string", default: "10000" },
  },
});
const [watchers, pieces] = [Number(values.watchers), Number(values.pieces)];
/** What the issue of a catalogue that stays true allows. */
const ALLOWED_S = 60;

const server = await startTestServer();
const { parts } = server;
const db = parts.database.sql;
try {
  const brand = await makeBrand(parts, "Watched");
  await sql`
    insert into products (id, brand_id, title, category, price, active, mix)
    select 'p_watched_' || n, ${brand.id}, 'Piece ' || n, 'Dresses', 1000, true, random()
    from generate_series(0, ${pieces - 1}) n`.execute(db);
  await sql`
    insert into watchers (id, kind, contact_hash, contact_secret, language, created_at)
    select 'w_' || n, 'email', 'hash ' || n, 'sealed', 'en', now()
    from generate_series(0, ${watchers - 1}) n`.execute(db);
  await sql`
    insert into watches (watcher_id, product_id, kind, base, currency, confirmed_at, created_at)
    select 'w_' || n, 'p_watched_' || (n % ${pieces}::int), 'cheaper', 1000, 'EGP', now(), now()
    from generate_series(0, ${watchers - 1}) n`.execute(db);
  await sql`update products set price = 900 where brand_id = ${brand.id}`.execute(db);
  const began = performance.now();
  const now = new Date();
  await matchWatches(db, now, brand.id);
  const matched = performance.now();
  await queueDigests(db, now.toISOString().slice(0, 10), now);
  const ended = performance.now();
  // A second worker that looks again finds nothing.
  await matchWatches(db, now, brand.id);
  const { rows } = await sql<{ notices: number; letters: number; people: number }>`
    select (select count(*) from watch_notices) as notices,
      (select count(*) from watch_letters) as letters,
      (select count(distinct watcher_id) from watch_letters) as people`.execute(db);
  const seconds = (from: number, to: number) => Math.round((to - from) / 100) / 10;
  const row = {
    watchers,
    pieces,
    "matched (s)": seconds(began, matched),
    "queued (s)": seconds(matched, ended),
    "both (s)": seconds(began, ended),
    ...rows[0]!,
  };
  console.table([row]);
  const isWhole = row.notices === watchers && row.letters === watchers && row.people === watchers;
  process.exitCode = isWhole && row["both (s)"] < ALLOWED_S ? 0 : 1;
} finally {
  await server.stop();
}
process.exit();
