// The files of an empty database, carried with the product: making them with initdb at the first start would
// take five processor seconds and one and a half gigabytes. `npm run database:files` makes the archive anew.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, brotliDecompress, constants } from "node:zlib";

/** `madeBy` is the version of PGlite whose files these are; a folder is a file without a size. */
export type FilesIndex = { madeBy: string; files: [path: string, size: number | null][] };

export const ARCHIVE = join(import.meta.dirname, "new-files.br");

/** Most of it is alike and far apart: the three databases that PostgreSQL begins with. */
const PACKING = {
  params: {
    [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
    [constants.BROTLI_PARAM_LGWIN]: 26,
    [constants.BROTLI_PARAM_QUALITY]: 11,
  },
};
const UNPACKING = { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } };

/** An index in one line, then all the files' bytes. */
export function packFiles(folder: string, index: FilesIndex): Buffer {
  const bytes = index.files
    .filter(([, size]) => size !== null)
    .map(([path]) => readFileSync(join(folder, path)));
  return brotliCompressSync(
    Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...bytes]),
    PACKING,
  );
}

export async function readArchive(): Promise<{ index: FilesIndex; bytes: Buffer }> {
  const whole = await promisify(brotliDecompress)(await readFile(ARCHIVE), UNPACKING);
  const end = whole.indexOf("\n");
  return {
    index: JSON.parse(whole.toString("utf8", 0, end)) as FilesIndex,
    bytes: whole.subarray(end + 1),
  };
}

/** Replaces whatever stands at `target`. */
export async function unpackNewFiles(target: string): Promise<void> {
  const { index, bytes } = await readArchive();
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true, mode: 0o700 });
  let at = 0;
  for (const [path, size] of index.files) {
    const place = join(target, path);
    if (size === null) {
      mkdirSync(place, { recursive: true });
      continue;
    }
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, bytes.subarray(at, at + size));
    at += size;
  }
}
