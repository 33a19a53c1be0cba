// Brings a peer's packages into a folder of its own at the time of asking: the product and its tests never see them.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const CACHE = join(import.meta.dirname, "../../../node_modules/.cache/ribby/peers");

const FLAGS = [
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
  "--ignore-scripts",
  "--legacy-peer-deps",
];

/** The folder in which the packages stand. Says npm's own error where they cannot be had in time. */
export async function installPeer(
  name: string,
  packages: Record<string, string>,
  withinMs: number,
): Promise<string> {
  const folder = join(CACHE, name);
  const stamp = join(folder, "node_modules", ".installed");
  if (existsSync(stamp)) return folder;
  mkdirSync(folder, { recursive: true });
  const until = performance.now() + withinMs;
  const left = () => Math.max(1, until - performance.now());
  const overrides: Record<string, string> = {};
  for (;;) {
    const manifest = { name: `peer-${name}`, private: true, dependencies: packages, overrides };
    writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    try {
      await runWithin(["npm", "install", ...FLAGS], folder, left());
      break;
    } catch (error) {
      // A registry may hold the newest back for a while, also where others ask for it: it is told what it has.
      const lacking = /No matching version found for (@?[^@\s]+)@/.exec(
        (error as Error).message,
      )?.[1];
      if (!lacking || lacking in overrides || lacking in packages) throw error;
      const known = await runWithin(["npm", "view", lacking, "version"], folder, left());
      overrides[lacking] = /^\d+\.\d+\.\d+\S*$/m.exec(known)?.[0] ?? "latest";
      console.log(`${name}: ${lacking} ${overrides[lacking]} instead of a newer one`);
    }
  }
  writeFileSync(stamp, "");
  return folder;
}

/** Its own last words are the error. */
export async function runWithin(
  [command, ...args]: string[],
  cwd: string,
  withinMs: number,
  env: Record<string, string> = {},
): Promise<string> {
  const child = spawn(command!, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (piece: Buffer) => (said = `${said}${piece.toString()}`.slice(-20_000)));
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    process.kill(-child.pid!, "SIGKILL");
  }, withinMs);
  const leave = () => process.kill(-child.pid!, "SIGKILL");
  process.once("exit", leave);
  const [code] = (await once(child, "exit")) as [number | null];
  process.removeListener("exit", leave);
  clearTimeout(late);
  if (isLate) throw new Error(`${command} ${args[0]} took longer than ${withinMs / 1000} s.`);
  if (code !== 0) throw new Error(`${command} ${args[0]}: ${said.trim().slice(-600)}`);
  return said;
}
