// A migrated, empty database folder that every API test copies: making one from nothing takes seconds.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../../src/server/database/open.ts";

const root = join(import.meta.dirname, "../..");

function templateKey(): string {
  const hash = createHash("sha256");
  const files = globSync(["src/server/database/migrations/*.sql", "package-lock.json"], {
    cwd: root,
  });
  for (const file of files.toSorted()) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 16);
}

export const templateFolder = join(
  root,
  "node_modules/.cache/ribby",
  `database-template-${templateKey()}`,
);

export default async function makeTemplate(): Promise<void> {
  if (existsSync(templateFolder)) return;
  const draft = `${templateFolder}.${process.pid}`;
  const database = await openDatabase({ folder: draft });
  await database.close();
  rmSync(templateFolder, { recursive: true, force: true });
  renameSync(draft, templateFolder);
}
