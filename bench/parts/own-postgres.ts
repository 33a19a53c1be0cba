// A PostgreSQL server of the benchmark's own, on a free port: its files in a temporary folder that is gone afterwards, or
// in one that is kept and used again.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);
const DEBIAN = "/usr/lib/postgresql";
const STARTED_WITHIN_MS = 30_000;

export type OwnPostgres = {
  pid: number;
  port: number;
  /** The address of a database, which is made where there is none of the name. */
  makeDatabase(name: string): Promise<string>;
  /** A second server that follows this one. */
  makeReplica(): Promise<Served>;
  stop(): Promise<void>;
};

/** What the server refuses root for is run by its owner. */
type Place = { bin: string; owner: { uid: number; gid: number } | undefined };
type Served = { pid: number; port: number; stop(): Promise<void> };

export async function startPostgres(keptIn?: string): Promise<OwnPostgres> {
  const place: Place = { bin: findBinaries(), owner: await ownerOfServer() };
  if (keptIn) mkdirSync(keptIn, { recursive: true });
  const folder = keptIn ?? newFolder();
  if (place.owner) chownSync(folder, place.owner.uid, place.owner.gid);
  const files = join(folder, "data");
  if (!existsSync(join(files, "PG_VERSION")))
    await runAt(place, "initdb", ["-D", files, "-U", USER, "--auth=trust", "-E", "UTF8"], folder);
  const { pid, port, stop } = await serveFiles(place, folder);
  return {
    pid,
    port,
    async makeDatabase(name) {
      const client = new pg.Client({ connectionString: urlOf(port, "postgres") });
      await client.connect();
      try {
        const known = await client.query("select 1 from pg_database where datname = $1", [name]);
        if (known.rows.length === 0) await client.query(`create database ${name}`);
      } finally {
        await client.end();
      }
      return urlOf(port, name);
    },
    async makeReplica() {
      const second = newFolder();
      if (place.owner) chownSync(second, place.owner.uid, place.owner.gid);
      const from = ["-h", "127.0.0.1", "-p", String(port), "-U", USER, "-R", "-X", "stream"];
      await runAt(place, "pg_basebackup", [...from, "-D", join(second, "data")], second);
      const replica = await serveFiles(place, second);
      return {
        ...replica,
        async stop() {
          await replica.stop();
          rmSync(second, { recursive: true, force: true });
        },
      };
    },
    async stop() {
      await stop();
      if (!keptIn) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const USER = "bench";
const newFolder = () => mkdtempSync(join(tmpdir(), "ribby-bench-"));
export const urlOf = (port: number, name: string) =>
  `postgresql://${USER}@127.0.0.1:${port}/${name}`;

const runAt = ({ bin, owner }: Place, program: string, args: string[], cwd: string) =>
  run(join(bin, program), args, { ...owner, cwd });

async function serveFiles({ bin, owner }: Place, folder: string): Promise<Served> {
  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    shared_buffers: "1GB",
    max_connections: "200",
    max_wal_size: "8GB",
    wal_level: "replica",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", join(folder, "data"), "-p", String(port), ...flags];
  const server = spawn(join(bin, "postgres"), args, { ...owner, cwd: folder, stdio: "ignore" });
  await untilAnswers(urlOf(port, "postgres"), () => server.exitCode !== null);
  return {
    pid: server.pid!,
    port,
    async stop() {
      if (server.exitCode !== null) return;
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
    },
  };
}

function findBinaries(): string {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const bin = versions
    .map((version) => join(DEBIAN, version, "bin"))
    .find((path) => existsSync(join(path, "initdb")));
  if (!bin)
    throw new Error(
      `No PostgreSQL server in ${DEBIAN}: apt-get install postgresql postgresql-15-pgvector`,
    );
  return bin;
}

/** The server refuses to be run by root. */
async function ownerOfServer(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string) => Number((await run("id", [flag, "postgres"])).stdout);
  return { uid: await idOf("-u"), gid: await idOf("-g") };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

/** Whoever listens at this address answers; `hasEnded` says that nobody will. */
export async function untilAnswers(url: string, hasEnded = () => false): Promise<void> {
  const until = Date.now() + STARTED_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > until || hasEnded())
        throw new Error("PostgreSQL did not start.", { cause: error });
      await wait(200);
    }
  }
}
