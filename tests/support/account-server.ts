// A server for the account tests: its clock can be moved, and it can be stopped or started again on
// the same data.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../src/server/config.ts";
import { start, type Running } from "../../src/server/main.ts";
import { copyFolder, templateFolder } from "./make-template.ts";
import { PATIENT } from "./patient.ts";
import { makePostgresDatabase } from "./postgres.ts";
import { bareSite } from "./bare-site.ts";
import { isEmbedded } from "./test-server.ts";
import { startWarm } from "./warm-database.ts";

export const ADMIN = { email: "house@ribby.example", password: "The-House-Keeps-7-Keys" };

/** Where a server keeps its things; several servers may follow each other in one house. */
export type House = { folder: string; env: Record<string, string>; remove(): Promise<void> };

export async function makeHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), "ribby-accounts-"));
  const postgres = isEmbedded ? undefined : await makePostgresDatabase();
  if (!postgres && existsSync(templateFolder)) {
    copyFolder(templateFolder, join(folder, "database"));
  }
  return {
    folder,
    env: {
      PORT: "0",
      DATA_DIR: folder,
      DEMO: "off",
      LOG_LEVEL: "info",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...(postgres && { DATABASE_URL: postgres.url }),
    },
    async remove() {
      await postgres?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type AccountServer = Running & {
  folder: string;
  said: string[];
  log: string[];
  /** Lets time pass for links and waits. */
  later(passed: { seconds?: number; hours?: number }): void;
};

type Options = {
  env?: Record<string, string>;
  house?: House;
  rateLimits?: boolean;
  resolveTxt?: (host: string) => Promise<string[][]>;
  /** Time passes only by `later`. */
  isClockStopped?: boolean;
};

export async function startAccountServer(options: Options = {}): Promise<AccountServer> {
  const house = options.house ?? (await makeHouse());
  const said: string[] = [];
  const log: string[] = [];
  let ahead = 0;
  const started = Date.now();
  // No worker, unless a test asks for one: letters go out when it says so, and nothing else is going on.
  const role = options.env?.["ROLE"] === "all" ? "all" : "web";
  const running = await start(
    { ...readConfig({ ...house.env, ...options.env }), role },
    {
      makeSite: async () => bareSite,
      rateLimits: options.rateLimits ?? false,
      sheds: false,
      patience: PATIENT,
      startEmbedded: startWarm,
      say: (line) => said.push(line),
      logTo: { write: (line) => void log.push(line) },
      ...(options.resolveTxt && { resolveTxt: options.resolveTxt }),
      now: () => new Date((options.isClockStopped ? started : Date.now()) + ahead),
    },
  );
  return {
    ...running,
    folder: house.folder,
    said,
    log,
    later: ({ seconds = 0, hours = 0 }) => void (ahead += (hours * 3600 + seconds) * 1000),
    async stop() {
      await running.stop();
      if (!options.house) await house.remove();
    },
  };
}
