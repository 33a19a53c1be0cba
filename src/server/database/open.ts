// One SQL dialect, one driver: the embedded database and a PostgreSQL server differ in their address.
import { Kysely, PostgresDialect } from "kysely";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { traceQuery } from "../observability/trace-query.ts";
import { tracingNow } from "../observability/traces.ts";
import { backupsIn } from "./backup.ts";
import { DamagedFiles } from "./embedded/protocol.ts";
import { superviseEmbedded, type SuperviseOptions } from "./embedded/supervise.ts";
import { migrate } from "./migrate.ts";
import type { LogLine } from "../observability/log-line.ts";
import { readsOf, type Reads } from "./replica.ts";
import { watchReplica } from "./replica-watch.ts";
import type { Tables } from "./tables.ts";
import type { DatabaseAddress, ServerAddress } from "./address.ts";
import type { Sql } from "./sql.ts";

/** Without a replica, `reads` and `fromOne` are `sql`. */
export type Database = Reads & {
  engine: "embedded" | "postgresql";
  sql: Sql;
  pool: pg.Pool;
  /** How many questions it takes at once. */
  connections: number;
  isReachable(): Promise<boolean>;
  /** Without an answer for so long it counts as away. */
  answerMs: number;
  /** What keeps it from answering, where we know: it is being started again, or cannot write. */
  trouble(): "restarting" | "storage_full" | null;
  close(): Promise<void>;
};

export type OpenOptions = {
  /** What this process does; shown by the server beside its connections. */
  role?: string;
  tell?: LogLine;
  answerMs?: number;
  /** Where another process than a new one should hold the embedded database. */
  startEmbedded?: SuperviseOptions["start"];
};

/** All callers of the embedded database share one session; more connections would only queue there. */
const EMBEDDED_CONNECTIONS = 8;
const EMBEDDED = { port: 5432, user: "postgres", database: "postgres" };
const SERVER_CONNECTIONS = 16;
const STATEMENT_TIMEOUT_MS = 30_000;
/** A transaction that was forgotten keeps its locks, and keeps vacuum from cleaning up, until then. */
const IDLE_IN_TRANSACTION_MS = 60_000;
const CONNECT_WITHIN_MS = 10_000;
/** The primary can answer as well: nobody has to wait for a replica for long. */
const REPLICA_CONNECT_WITHIN_MS = 3000;
/** A database that hangs must not make the question whether it hangs hang as well. */
const ANSWER_MS = 3000;

/** A search by meaning looks at so many, and goes on looking where a limit leaves too few of them. */
const NEAREST = { "hnsw.ef_search": "100", "hnsw.iterative_scan": "relaxed_order" };

/** Its pages lie in memory: looking one up costs no more than the next one in a row. */
const IN_MEMORY = { random_page_cost: "1.1" };

// numeric and int8 arrive as text; prices and counts here fit a JavaScript number exactly.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export async function openDatabase(
  address: DatabaseAddress,
  options: OpenOptions = {},
): Promise<Database> {
  const database =
    "url" in address
      ? await openServer(address, options)
      : await openEmbedded(address.folder, options);
  try {
    await migrate(database.pool);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function openServer(address: ServerAddress, options: OpenOptions): Promise<Database> {
  const connections = address.connections ?? SERVER_CONNECTIONS;
  const primary = withPool(serverPool(address.url, connections, options), options.answerMs);
  const replica = address.replicaUrl
    ? await openReplica(address.replicaUrl, connections, primary, options)
    : undefined;
  return {
    ...primary,
    ...(replica?.reading ?? onlyOne(primary.sql)),
    engine: "postgresql",
    connections,
    trouble: () => null,
    async close() {
      await Promise.all([replica?.close(), primary.pool.end()]);
    },
  };
}

async function openReplica(
  url: string,
  connections: number,
  primary: { pool: pg.Pool; sql: Sql },
  options: OpenOptions,
) {
  const { pool, sql } = withPool(
    serverPool(url, connections, options, {
      connectionTimeoutMillis: REPLICA_CONNECT_WITHIN_MS,
      // A machine that is gone says nothing, not even that it is gone.
      query_timeout: STATEMENT_TIMEOUT_MS,
      keepAlive: true,
    }),
  );
  const tell = options.tell ?? ((_, message) => console.error(message));
  const watch = await watchReplica(primary.pool, pool, tell);
  return {
    reading: readsOf(primary.sql, sql, watch),
    async close() {
      watch.close();
      await pool.end();
    },
  };
}

const onlyOne = (sql: Sql): Reads => ({ reads: sql, fromOne: (work) => work(sql) });

function serverPool(
  url: string,
  connections: number,
  { role = "tool" }: OpenOptions,
  more: pg.PoolConfig = {},
): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: `ribby ${role}`,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    options: Object.entries(NEAREST)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    ...more,
  });
}

async function openEmbedded(folder: string, options: OpenOptions): Promise<Database> {
  const { answerMs, tell = () => {} } = options;
  const host = await superviseEmbedded(folder, {
    tell,
    onStart: settle,
    ...(options.startEmbedded && { start: options.startEmbedded }),
  }).catch((error: Error) => {
    throw error instanceof DamagedFiles ? new Error(whatNow(folder, error.message)) : error;
  });
  const pool = new pg.Pool({ ...EMBEDDED, host: host.socketFolder, max: EMBEDDED_CONNECTIONS });
  const database = withPool(pool, answerMs);
  return {
    ...database,
    ...onlyOne(database.sql),
    engine: "embedded",
    connections: EMBEDDED_CONNECTIONS,
    trouble: host.trouble,
    async close() {
      await pool.end();
      await host.stop();
    },
  };
}

/** A folder that cannot be opened is said in a sentence, with the way back to the newest backup there is. */
function whatNow(folder: string, reason: string): string {
  const newest = backupsIn(join(dirname(folder), "backups")).at(-1);
  const way = newest
    ? `The newest backup is ${newest}; put it in place with: npm run restore -- ${newest}`
    : "There is no nightly backup beside it; look for one made by hand (npm run restore -- backups/…).";
  return `The database in ${folder} cannot be opened: its files are damaged or incomplete (${reason}). ${way}`;
}

/** Its one session is everybody's, so it is told once. */
async function settle(socketFolder: string): Promise<void> {
  const client = new pg.Client({ ...EMBEDDED, host: socketFolder });
  await client.connect();
  try {
    for (const [name, value] of Object.entries({ ...NEAREST, ...IN_MEMORY })) {
      await client.query("select set_config($1, $2, false)", [name, value]);
    }
  } finally {
    await client.end();
  }
}

/** Whatever kept us from connecting, it has one code (connection_failure) for those who answer. */
function away(cause: unknown): never {
  throw Object.assign(new Error("The database cannot be reached.", { cause }), { code: "08006" });
}

function withPool(pool: pg.Pool, answerMs = ANSWER_MS) {
  // A connection that breaks is replaced by the pool; without listeners it would end the process,
  // when idle (the pool's) and when it breaks between two statements of a transaction (the client's).
  pool.on("error", () => {});
  pool.on("connect", (client) =>
    client.on("error", (error) => {
      // Whoever waits for an answer on it gets this very error, which has no code of its own.
      if (!("code" in error)) Object.assign(error, { code: "08006" });
    }),
  );
  return {
    pool,
    answerMs,
    sql: new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: {
          connect: () => pool.connect().catch(away),
          end: () => pool.end(),
          options: pool.options,
        },
      }),
      ...(tracingNow() && { log: traceQuery }),
    }),
    isReachable: () =>
      Promise.race([
        pool.query("select 1").then(
          () => true,
          () => false,
        ),
        wait(answerMs, false, { ref: false }),
      ]),
  };
}
