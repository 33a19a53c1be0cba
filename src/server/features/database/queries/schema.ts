// What the database itself says about its tables. A name that is not found here reaches no statement.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import { notFound } from "../../../problems.ts";

const SCHEMA = "public";

export type Column = { name: string; type: string };

export type Table = {
  name: string;
  columns: Column[];
  /** The columns of its primary key, in their order. */
  key: string[];
  /** As the database estimates it; below nothing when it never looked. */
  roughRows: number;
};

/** A foreign key: rows of `table` point to rows of `to`. */
export type Reference = {
  table: string;
  columns: string[];
  to: string;
  toColumns: string[];
  onDelete: "cascades" | "clears" | "blocks";
};

/** Quoted, and always of our schema, whatever a search path says. */
export const tableRef = (name: string) => sql.id(SCHEMA, name);

/** `only` names one table. Compared as text: the type `name` would cut a long one to a shorter one's. */
async function readTables(db: Sql, only: string | null): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname::text as name, case when c.relkind = 'p'
        then (select coalesce(sum(greatest(part.reltuples, 0)), 0)::float8
          from pg_catalog.pg_inherits i join pg_catalog.pg_class part on part.oid = i.inhrelid
          where i.inhparent = c.oid)
        else c.reltuples::float8 end as "roughRows",
      (select json_agg(json_build_object('name', a.attname, 'type',
          format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select array_agg(a.attname::text order by k.place)
        from pg_catalog.pg_index i
        cross join lateral unnest(i.indkey) with ordinality as k (attnum, place)
        join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary
          -- A table in parts has to have the column it is parted by in its key; nobody names a row by it.
          and not exists (select from pg_catalog.pg_partitioned_table parted
            where parted.partrelid = c.oid and a.attnum = any(parted.partattrs))), '{}') as key
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${SCHEMA} and c.relkind in ('r', 'p') and not c.relispartition
      and (${only}::text is null or c.relname::text = ${only}::text)
    order by c.relname::text collate "C"`.execute(db);
  return rows.map((table) => ({ ...table, columns: table.columns ?? [] }));
}

export const listTables = (db: Sql): Promise<Table[]> => readTables(db, null);

export async function findTable(db: Sql, name: string): Promise<Table> {
  const [table] = await readTables(db, name);
  if (!table) throw notFound("tableNotFound");
  return table;
}

const RULES = { c: "cascades", n: "clears", d: "clears", a: "blocks", r: "blocks" } as const;

export async function listReferences(db: Sql): Promise<Reference[]> {
  const { rows } = await sql<Omit<Reference, "onDelete"> & { rule: keyof typeof RULES }>`
    select child.relname::text as table, parent.relname::text as to, f.confdeltype as rule,
      (select array_agg(a.attname::text order by k.place)
        from unnest(f.conkey) with ordinality as k (attnum, place)
        join pg_catalog.pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.attnum)
        as columns,
      (select array_agg(a.attname::text order by k.place)
        from unnest(f.confkey) with ordinality as k (attnum, place)
        join pg_catalog.pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.attnum)
        as "toColumns"
    from pg_catalog.pg_constraint f
    join pg_catalog.pg_class child on child.oid = f.conrelid
    join pg_catalog.pg_class parent on parent.oid = f.confrelid
    join pg_catalog.pg_namespace n on n.oid = child.relnamespace
    where f.contype = 'f' and n.nspname = ${SCHEMA} and parent.relnamespace = n.oid
    order by child.relname::text collate "C", f.conname::text collate "C"`.execute(db);
  return rows.map(({ rule, ...reference }) => ({ ...reference, onDelete: RULES[rule] }));
}
