// `test` for the browser: a server of its own with the demo catalogue, started and stopped with the tests.
import { test as base, expect } from "@playwright/test";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const root = join(import.meta.dirname, "../..");

export type Product = { address: string; dataDir: string };

/** A server of its own while `use` runs; nothing of it is left afterwards. */
export async function runProduct(
  use: (product: Product) => Promise<void>,
  env: Record<string, string>,
  options: string[] = [],
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "ribby-browser-"));
  const server = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "tests/support/serve.ts", ...options],
    {
      cwd: root,
      env: { ...process.env, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "error", ...env },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [line] = (await once(createInterface(server.stdout), "line")) as [string];
  await use({ ...(JSON.parse(line) as { address: string }), dataDir });
  server.kill("SIGTERM");
  await once(server, "exit");
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}

export const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
    async ({}, use) => runProduct(use, { DEMO: "on" }),
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
});

export { expect };
