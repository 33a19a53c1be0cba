// Where uploads and what can be made again are kept: the data folder of one machine, or a bucket that several
// share.
import { join } from "node:path";
import type { Config } from "../config.ts";
import { cacheIn, type Cache } from "../providers/files/cache.ts";
import type { Files } from "../providers/files/files.ts";
import { folderFiles } from "../providers/files/folder.ts";
import { detailsOf, type LogLine } from "../observability/log-line.ts";

export type Storage = { files: Files; pictureCache: Cache; fitCache: Cache };

/** About 150 MB. */
const FITS_KEPT = 2000;

export async function openStorage(
  config: Config,
  tell: LogLine,
  cacheMs?: number,
): Promise<Storage> {
  if (!config.s3) return folderStorage(config, tell);
  // The kit behind it is large; who does not use it does not load it.
  const { s3Files } = await import("../providers/files/s3.ts");
  const files = s3Files(config.s3);
  void sayWhetherItWorks(files, tell);
  const report = (action: string, error: unknown) =>
    tell("warn", "The picture cache cannot be used.", { action, ...detailsOf(error) });
  const options = { report, ...(cacheMs !== undefined && { withinMs: cacheMs }) };
  const cache = (name: string) => cacheIn(filesUnder(`cache/${name}/`, files), options);
  return { files, pictureCache: cache("pictures"), fitCache: cache("fits") };
}

function folderStorage({ role, dataDir }: Config, tell: LogLine): Storage {
  if (role !== "all") {
    tell(
      "warn",
      "Uploads and made pictures lie in DATA_DIR, which all processes must share. S3_BUCKET keeps them in a bucket.",
    );
  }
  const folder = (name: string, kept?: number) =>
    cacheIn(
      folderFiles(join(dataDir, "cache", name), {
        isCache: true,
        ...(kept !== undefined && { kept }),
      }),
      { withinMs: Infinity },
    );
  return {
    files: folderFiles(join(dataDir, "files")),
    pictureCache: folder("pictures"),
    fitCache: folder("fits", FITS_KEPT),
  };
}

/** A wrong key or bucket is told at the start, not by the first brand that uploads. */
async function sayWhetherItWorks(files: Files, tell: LogLine): Promise<void> {
  await files
    .open("is-anybody-there")
    .catch((error: unknown) =>
      tell("error", "Files cannot be kept in the bucket.", detailsOf(error)),
    );
}

/** The files under one folder of others: `cache/pictures/`. */
const filesUnder = (prefix: string, files: Files): Files => ({
  name: files.name,
  put: (key, ...rest) => files.put(prefix + key, ...rest),
  open: (key, ...rest) => files.open(prefix + key, ...rest),
  remove: (key) => files.remove(prefix + key),
});
