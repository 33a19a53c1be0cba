// The real server on a free port with a database of its own: embedded by default, PostgreSQL in its lane.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../src/server/config.ts";
import type { CrawlSettings } from "../../src/server/features/crawl/settings.ts";
import { start, type Running } from "../../src/server/main.ts";
import type { Deadlines } from "../../src/server/container/base.ts";
import { bareSite } from "./bare-site.ts";
import { hashedEmbeddings } from "./hashed-embeddings.ts";
import { copyTemplate } from "./make-template.ts";
import { PATIENT } from "./patient.ts";
import { makePostgresDatabase } from "./postgres.ts";
import { startWarm } from "./warm-database.ts";

export type TestServer = Running & {
  folder: string;
  /** What the start printed. */
  said: string[];
  /** Everything that was logged, line by line. */
  log: string[];
};

/** False in the PostgreSQL lane. */
export const isEmbedded = process.env["RIBBY_TEST_ENGINE"] !== "postgresql";

type Options = {
  env?: Record<string, string>;
  rateLimits?: boolean;
  sheds?: boolean;
  folder?: string;
  /** The real sentence model, for tests in which meaning matters. */
  hasModel?: boolean;
  /** The demo catalogue, with the real model's meanings. */
  hasDemo?: boolean;
  crawl?: Partial<CrawlSettings>;
  patience?: Deadlines;
  /** Off, since shops count their visitors. */
  looksAtPictures?: boolean;
  warms?: boolean;
  /** The clock of accounts, refreshes, prices and notices. */
  now?: () => Date;
  /** A database process that may be stopped and killed; otherwise it is one that others use as well. */
  hasOwnDatabaseProcess?: boolean;
};

export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "ribby-test-"));
  const postgres = isEmbedded ? undefined : await makePostgresDatabase();
  if (!postgres && !existsSync(join(folder, "database"))) {
    await copyTemplate(folder, { demo: options.hasDemo ?? false });
  }
  const said: string[] = [];
  const log: string[] = [];
  const config = readConfig({
    PORT: "0",
    DATA_DIR: folder,
    DEMO: options.hasDemo ? "on" : "off",
    LOG_LEVEL: "info",
    // Processes that a server starts find their modules compiled.
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...options.env,
  });
  const running = await start(config, {
    makeSite: async () => bareSite,
    rateLimits: options.rateLimits ?? false,
    sheds: options.sheds ?? false,
    say: (line) => said.push(line),
    ...(!options.hasModel && { embeddings: hashedEmbeddings() }),
    looksAtPictures: options.looksAtPictures ?? false,
    warms: options.warms ?? false,
    ...(options.crawl && { crawl: options.crawl }),
    ...(options.now && { now: options.now }),
    patience: { ...PATIENT, ...options.patience },
    ...(!options.hasOwnDatabaseProcess && { startEmbedded: startWarm }),
    logTo: { write: (line) => void log.push(line) },
  });
  return {
    ...running,
    folder,
    said,
    log,
    async stop() {
      await running.stop();
      await postgres?.drop();
      if (!options.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}
