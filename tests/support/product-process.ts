// The built product with its demo catalogue, as a process of its own on a free port and a folder that goes away.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const ENTRY = join(import.meta.dirname, "serve.ts");

/** The site must be built. The product stops when `use` is done, however it ends. */
export async function withProduct(use: (address: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "ribby-product-"));
  const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ENTRY], {
    env: { ...process.env, PORT: "0", DATA_DIR: folder, DEMO: "on" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  try {
    const firstLine = once(createInterface(server.stdout), "line") as Promise<[string]>;
    const line = await Promise.race([firstLine, ended.then(() => undefined)]);
    if (!line) throw new Error("The product ended before it was ready.");
    await use((JSON.parse(line[0]) as { address: string }).address);
  } finally {
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}
