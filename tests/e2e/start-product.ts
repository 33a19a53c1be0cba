// The product as a process of its own, with a data folder that goes with it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const root = join(import.meta.dirname, "../..");

export type Product = { address: string; dataDir: string };

/** What a server is started with; tests that ask for the same may be given the same one. */
export type Kind = { env: Record<string, string>; options: string[] };

export type StartedProduct = Product & { ended: Promise<void>; stop(): Promise<void> };

export async function startProduct({ env, options }: Kind): Promise<StartedProduct> {
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
  const ended = once(server, "exit").then(() => {});
  const line = await Promise.race([
    once(createInterface(server.stdout), "line"),
    ended.then(() => {
      throw new Error("The server for the browser tests ended before it was ready.");
    }),
  ]);
  return {
    ...(JSON.parse((line as [string])[0]) as { address: string }),
    dataDir,
    ended,
    async stop() {
      server.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    },
  };
}
