// Many more products than anybody wants to wait for, made by the database out of those it has: brands, products, variants
// and search entries are copied, with another place in the feed, another price, and a meaning moved by a drawn amount.
// Indexes are made afterwards, which is what each of them costs at that size.
import type pg from "pg";

/** Moves that are drawn once; each copy takes one of them. */
const MOVES = 4096;
const MEANING = 384;
/** How far a copy lies from what it was made of: about as far as two pieces of one kind. */
const MOVED_BY = 0.4;

export type Made = { what: string; seconds: number };

type Differs = Record<string, string>;

/** As SQL: `t` is the row, `g` the number of the copy. */
const PRODUCT = "t.id || '_' || g";
const BRAND = "t.brand_id || '_' || g";
const COPIED: [table: string, differs: Differs][] = [
  [
    "brands",
    {
      id: PRODUCT,
      name: "t.name || ' ' || g",
      username: "t.username || g",
      email: "g || t.email",
      name_key: "t.name_key || ' ' || g",
      username_key: "t.username_key || g",
      email_key: "g || t.email_key",
    },
  ],
  [
    "products",
    {
      id: PRODUCT,
      brand_id: BRAND,
      mix: "random()",
      revision: "nextval('product_revisions')",
      price: "round(t.price * (1 + g % 7 * 0.01), 2)",
    },
  ],
  ["variants", { product_id: "t.product_id || '_' || g" }],
  ["search_entries", { product_id: "t.product_id || '_' || g", meaning: "" }],
];

/** Brings the catalogue of a PostgreSQL server to about `size` products; it must have some already. */
export async function multiplyCatalogue(pool: pg.Pool, size: number): Promise<Made[]> {
  const client = await pool.connect();
  const made: Made[] = [];
  const timed = async (what: string, statement: string) => {
    const began = performance.now();
    await client.query(statement);
    made.push({ what, seconds: Math.round((performance.now() - began) / 100) / 10 });
    console.log(JSON.stringify(made.at(-1)));
  };
  try {
    const { rows } = await client.query("select count(*)::int as have from products");
    const copies = Math.ceil(size / rows[0].have) - 1;
    if (copies < 1) return made;
    await client.query("set statement_timeout = 0");
    // No triggers: nobody follows these changes step by step, and each would be written down.
    await client.query("set session_replication_role = replica");
    await client.query("set maintenance_work_mem = '4GB'");
    await client.query("set max_parallel_maintenance_workers = 2");
    await drawMoves(client);
    const indexes = await dropIndexes(client);
    for (const [table, differs] of COPIED)
      await timed(`rows of ${table}`, await copying(client, table, differs, copies));
    for (const { name, definition } of indexes) await timed(`index ${name}`, definition);
    await timed("statistics", "analyze");
  } finally {
    await client.query("reset all").catch(() => {});
    client.release(true);
  }
  return made;
}

const drawMoves = (client: pg.PoolClient) =>
  client.query(`
    create temp table moves as
    select n, l2_normalize(array_agg(random() - 0.5)::vector(${MEANING}))
              * array_fill(${MOVED_BY}::real, array[${MEANING}])::vector as move
    from generate_series(0, ${MOVES - 1}) as n, generate_series(1, ${MEANING})
    group by n`);

async function copying(
  client: pg.PoolClient,
  table: string,
  differs: Differs,
  copies: number,
): Promise<string> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const columns = rows.map(({ column_name }) => column_name);
  const isEntries = table === "search_entries";
  const values = columns.map((column) =>
    isEntries && column === "meaning"
      ? "l2_normalize(t.meaning + moves.move)"
      : (differs[column] ?? `t.${column}`),
  );
  const moved = isEntries
    ? `join moves on moves.n = (hashtext(t.product_id)::bigint + g * 7919) & ${MOVES - 1}`
    : "";
  const only = table === "brands" ? "where not t.is_administrator" : "";
  return `insert into ${table} (${columns.join(", ")})
    select ${values.join(", ")} from ${table} t cross join generate_series(1, ${copies}) as g ${moved} ${only}`;
}

type Index = { name: string; definition: string };

/** All that no constraint rests on. */
async function dropIndexes(client: pg.PoolClient): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     where i.schemaname = 'public' and i.tablename in ('products', 'variants', 'search_entries')
       and not exists (select from pg_constraint c where c.conindid = (i.indexname)::regclass)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows;
}
