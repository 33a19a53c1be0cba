// Builds the web root when its sources changed since the last build.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const stamp = join(root, "dist", "built-from");
const SOURCES = [
  "src/web/**/*",
  "src/contract/**/*",
  "vite.config.ts",
  "scripts/drop-schemas.ts",
  "package-lock.json",
];

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES, { cwd: root }).toSorted()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest("hex");
}

export async function buildSite(): Promise<void> {
  const hash = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  console.log("Building the site …");
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const built = spawnSync(process.execPath, [vite, "build", "--logLevel", "warn"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (built.status !== 0) throw new Error("The site could not be built.");
  writeFileSync(stamp, hash);
}
