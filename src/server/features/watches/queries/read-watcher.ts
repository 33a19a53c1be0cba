// Everything that is kept about one who asked to be told.
import { sql } from "kysely";
import type { WatcherCopy } from "../../../../contract/watches.ts";
import type { Sql } from "../../../database/sql.ts";

type Kept = Omit<WatcherCopy, "made_at" | "contact"> & { contact_secret: string };

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);

export async function readWatcher(db: Sql, id: string): Promise<Kept | undefined> {
  const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', ${ISO})`;
  const { rows } = await sql<Kept>`
    select w.kind as by, w.contact_secret, w.language, ${iso("w.created_at")} as since,
      (select coalesce(json_agg(json_build_object('product_id', a.product_id, 'title', p.title,
          'on', a.kind, 'size', a.size, 'color', a.color, 'asked_at', ${iso("a.created_at")},
          'confirmed_at', ${iso("a.confirmed_at")}, 'consent', a.consent) order by a.id), '[]')
        from watches a join products p on p.id = a.product_id where a.watcher_id = w.id) as watches,
      (select coalesce(json_agg(json_build_object('title', p.title, 'on', n.kind, 'size', n.size,
          'told_at', ${iso("n.told_at")}) order by n.id), '[]')
        from watch_notices n join products p on p.id = n.product_id
        where n.watcher_id = w.id) as notices,
      (select coalesce(json_agg(json_build_object('kind', l.kind,
          'day', to_char(l.day, 'YYYY-MM-DD'), 'status', l.status) order by l.created_at, l.id), '[]')
        from watch_letters l where l.watcher_id = w.id) as letters
    from watchers w where w.id = ${id}`.execute(db);
  return rows[0];
}
