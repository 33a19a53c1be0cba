// What docs/scale.md plans beyond one server, on one machine: two web and two worker processes, a primary, a replica that
// follows it, and a pooler between the web processes and the primary. It shows that they agree, not how they scale: all of
// them share the same cores.
import { spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort, startPostgres, untilAnswers, urlOf } from "./own-postgres.ts";

export type WideDatabases = {
  /** Straight to the primary: whoever holds a lock for longer than a transaction needs it. */
  direct: string;
  pooled: string;
  replica: string;
  pids: Record<string, number>;
  stop(): Promise<void>;
};

/** What a connection of ours begins with; a pooler hands on connections that others have begun. */
const BEGINS_WITH = { "hnsw.ef_search": "100", "hnsw.iterative_scan": "relaxed_order" };
const NAME = "ribby";

export async function startWideDatabases(): Promise<WideDatabases> {
  const primary = await startPostgres();
  const direct = await primary.makeDatabase(NAME);
  const client = new pg.Client({ connectionString: direct });
  await client.connect();
  for (const [name, value] of Object.entries(BEGINS_WITH))
    await client.query(`alter role bench set ${name} = '${value}'`);
  await client.end();
  const replica = await primary.makeReplica();
  const pooler = await startPooler(primary.port);
  return {
    direct,
    pooled: urlOf(pooler.port, NAME),
    replica: urlOf(replica.port, NAME),
    pids: { primary: primary.pid, replica: replica.pid, pooler: pooler.pid },
    async stop() {
      pooler.stop();
      await replica.stop();
      await primary.stop();
    },
  };
}

async function startPooler(server: number) {
  const folder = mkdtempSync(join(tmpdir(), "ribby-pooler-"));
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
${NAME} = host=127.0.0.1 port=${server} dbname=${NAME} user=bench
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = session
default_pool_size = 60
max_client_conn = 400
ignore_startup_parameters = extra_float_digits,options,statement_timeout,idle_in_transaction_session_timeout
`,
  );
  // It refuses root, as the server does; whoever owns the temporary folder of the server may run it.
  const isRoot = process.getuid?.() === 0;
  const nobody = { uid: 65_534, gid: 65_534 };
  if (isRoot) for (const path of [folder, file]) chownSync(path, nobody.uid, nobody.gid);
  const program = process.env["PGBOUNCER"] ?? "pgbouncer";
  const child = spawn(program, [file], {
    ...(isRoot && nobody),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (piece: Buffer) => (said = `${said}${piece.toString()}`.slice(-2000)));
  const failed = new Promise<never>((_, reject) => {
    child.once("error", (error) =>
      reject(new Error("No pgbouncer: apt-get install pgbouncer", { cause: error })),
    );
    child.once("exit", (code) => reject(new Error(`pgbouncer ended with ${code}: ${said}`)));
  });
  await Promise.race([failed, untilAnswers(urlOf(port, NAME))]);
  failed.catch(() => {});
  return {
    port,
    pid: child.pid!,
    stop() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
