// One SQL dialect, one driver: the embedded database and a PostgreSQL server differ in their address.
import { Kysely, PostgresDialect } from "kysely";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startEmbedded } from "./embedded/start.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";

export type Sql = Kysely<Tables>;

export type Database = {
  engine: "embedded" | "postgresql";
  sql: Sql;
  pool: pg.Pool;
  isReachable(): Promise<boolean>;
  /** Resolves with true if the database goes away although nobody closed it. */
  lost: Promise<boolean>;
  close(): Promise<void>;
};

export type DatabaseAddress = { url: string } | { folder: string };

/** All callers of the embedded database share one session; more connections would only queue there. */
const EMBEDDED_CONNECTIONS = 8;
const SERVER_CONNECTIONS = 16;
const STATEMENT_TIMEOUT_MS = 30_000;
/** A database that hangs must not make the question whether it hangs hang as well. */
const REACHABLE_WITHIN_MS = 3000;

/** A search by meaning looks at so many, and goes on looking where a limit leaves too few of them. */
const NEAREST = { "hnsw.ef_search": "100", "hnsw.iterative_scan": "relaxed_order" };

/** Its pages lie in memory: looking one up costs no more than the next one in a row. */
const IN_MEMORY = { random_page_cost: "1.1" };

// numeric and int8 arrive as text; prices and counts here fit a JavaScript number exactly.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  const database = "url" in address ? openServer(address.url) : await openEmbedded(address.folder);
  try {
    await migrate(database.pool);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function openServer(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: SERVER_CONNECTIONS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    options: Object.entries(NEAREST)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
    connectionTimeoutMillis: 10_000,
  });
  return {
    ...withPool(pool),
    engine: "postgresql",
    lost: new Promise<boolean>(() => {}),
    close: () => pool.end(),
  };
}

async function openEmbedded(folder: string): Promise<Database> {
  const host = await startEmbedded(folder);
  const pool = new pg.Pool({
    host: host.socketFolder,
    port: 5432,
    user: "postgres",
    database: "postgres",
    max: EMBEDDED_CONNECTIONS,
  });
  const database = withPool(pool);
  // Its one session is everybody's, so it is told once.
  for (const [name, value] of Object.entries({ ...NEAREST, ...IN_MEMORY })) {
    await pool.query("select set_config($1, $2, false)", [name, value]);
  }
  return {
    ...database,
    engine: "embedded",
    lost: host.ended,
    async close() {
      await pool.end();
      await host.stop();
    },
  };
}

function withPool(pool: pg.Pool) {
  // A connection that breaks is replaced by the pool; without listeners it would end the process,
  // when idle (the pool's) and when it breaks between two statements of a transaction (the client's).
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    pool,
    sql: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    isReachable: () =>
      Promise.race([
        pool.query("select 1").then(
          () => true,
          () => false,
        ),
        wait(REACHABLE_WITHIN_MS, false, { ref: false }),
      ]),
  };
}
