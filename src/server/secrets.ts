// The secret that signs tokens: from the configuration, else made once and kept in the data folder.
import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export function tokenSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured;
  const file = join(dataDir, "token-secret");
  const kept = readIfThere(file);
  if (kept) return kept;
  mkdirSync(dataDir, { recursive: true });
  // Written whole under another name first: a crash never leaves half a secret.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch {
    // Another process was quicker; its secret counts.
  }
  rmSync(draft);
  return readFileSync(file, "utf8");
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
