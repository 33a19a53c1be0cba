// Starts the server as a process of its own and watches it from outside, as a person at a terminal would.
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { addressFile } from "../../src/server/database/embedded/protocol.ts";

const ENTRY = join(import.meta.dirname, "run-server.ts");

export type ServerProcess = {
  pid: number;
  /** Everything it printed so far. */
  printed(): string;
  /** Where it listens; rejects with what it printed when it ends first. */
  ready: Promise<string>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  kill(signal: NodeJS.Signals): void;
};

/** As a terminal has it: nothing of what this test runs with, but for where compiled modules lie. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const TERMINAL = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

const running = new Set<ChildProcess>();

export function spawnServer(folder: string, env: Record<string, string> = {}): ServerProcess {
  // No channel to this process: the server must not notice when a test ends.
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ENTRY], {
    env: { ...TERMINAL, PORT: "0", DATA_DIR: folder, DEMO: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let text = "";
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once("close", (code, signal) => {
      running.delete(child);
      resolve({ code, signal });
    });
  });
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString("utf8");
      const [, shown] = /ready at (https?:\/\/\S+)\n/.exec(text) ?? [];
      // Where people are told another address than the one it listens at.
      const [, own] = /Listening at (http:\/\/\S+)\n/.exec(text) ?? [];
      if (shown) resolve(own ?? shown);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended.then(() => reject(new Error(`The server ended before it was ready: ${text}`)));
  });
  // Whoever does not ask whether it became ready does not want to hear that it did not.
  ready.catch(() => {});
  return {
    pid: child.pid!,
    printed: () => text,
    ready,
    ended,
    kill: (signal) => void child.kill(signal),
  };
}

/** Ends whatever a failed test left running. */
export function killLeftovers(): void {
  for (const child of running) child.kill("SIGKILL");
}

const addressOf = (folder: string) =>
  JSON.parse(readFileSync(addressFile(join(folder, "database")), "utf8")) as {
    socketFolder: string;
    pid: number;
  };

/** The process that holds the embedded database of a running server. */
export const databasePid = (folder: string): number => addressOf(folder).pid;

/** Asks a running server's embedded database directly; several statements give all their rows. */
export async function queryBeside<Row extends pg.QueryResultRow>(
  folder: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({
    host: addressOf(folder).socketFolder,
    port: 5432,
    user: "postgres",
    database: "postgres",
  });
  await client.connect();
  try {
    const answer: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await client.query<Row>(
      statement,
      values.length > 0 ? values : undefined,
    );
    return Array.isArray(answer) ? answer.flatMap(({ rows }) => rows) : answer.rows;
  } finally {
    await client.end();
  }
}
