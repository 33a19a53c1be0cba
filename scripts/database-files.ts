// npm run database:files: makes the archive of an empty database's files anew (src/server/database/embedded),
// after an update of PGlite.
import { PGlite } from "@electric-sql/pglite";
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { durableStartParams } from "../src/server/database/embedded/durable-files.ts";
import { ARCHIVE, packFiles, type FilesIndex } from "../src/server/database/embedded/new-files.ts";

const manifest = join(import.meta.dirname, "../node_modules/@electric-sql/pglite/package.json");
const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
const folder = mkdtempSync(join(tmpdir(), "ribby-files-"));
try {
  const database = await PGlite.create(folder, { startParams: durableStartParams });
  await database.close();
  const index: FilesIndex = {
    madeBy: version,
    files: globSync("**/*", { cwd: folder })
      .toSorted()
      .map((path) => {
        const about = statSync(join(folder, path));
        return [path, about.isFile() ? about.size : null];
      }),
  };
  const packed = packFiles(folder, index);
  writeFileSync(ARCHIVE, packed);
  console.log(`${index.files.length} files in ${Math.round(packed.length / 1024)} KB: ${ARCHIVE}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
