// The real server on a free port with a database of its own: embedded by default, PostgreSQL in its lane.
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../src/server/config.ts";
import type { Site } from "../../src/server/http/site.ts";
import { start, type Running } from "../../src/server/main.ts";
import { hashedEmbeddings } from "./hashed-embeddings.ts";
import { templateFolder } from "./make-template.ts";
import { makePostgresDatabase } from "./postgres.ts";

export type TestServer = Running & {
  folder: string;
  /** What the start printed. */
  said: string[];
  /** Everything that was logged, line by line. */
  log: string[];
};

/** False in the PostgreSQL lane. */
export const isEmbedded = process.env["RIBBY_TEST_ENGINE"] !== "postgresql";

/** Pages are looked at in the browser tests, on the built site; here only the filling-in matters. */
export const bareSite: Site = {
  document: async () =>
    `<!doctype html><html lang="en" dir="ltr"><head><!--head--></head><body><!--first-data--></body></html>`,
  attach: async () => {},
};

type Options = {
  env?: Record<string, string>;
  rateLimits?: boolean;
  folder?: string;
  /** The real sentence model, for tests in which meaning matters. */
  hasModel?: boolean;
};

export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "ribby-test-"));
  const postgres = isEmbedded ? undefined : await makePostgresDatabase();
  if (!postgres && existsSync(templateFolder) && !existsSync(join(folder, "database"))) {
    cpSync(templateFolder, join(folder, "database"), { recursive: true });
  }
  const said: string[] = [];
  const log: string[] = [];
  const config = readConfig({
    PORT: "0",
    DATA_DIR: folder,
    DEMO: "off",
    LOG_LEVEL: "info",
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...options.env,
  });
  const running = await start(config, {
    makeSite: async () => bareSite,
    rateLimits: options.rateLimits ?? false,
    say: (line) => said.push(line),
    ...(!options.hasModel && { embeddings: hashedEmbeddings() }),
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
