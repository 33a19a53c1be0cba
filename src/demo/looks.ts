// Where the demo's pictures lie among the others, computed ahead by the same eyes as everybody's: a first start
// should not look at 700 pictures. One byte a number.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = join(import.meta.dirname, "looks.bin");
const LIST = join(import.meta.dirname, "looks.json");
const SIZE = 384;

/** By the name of the picture's file. */
export function readLooks(): Map<string, Float32Array> {
  if (!existsSync(FILE)) return new Map();
  const bytes = readFileSync(FILE);
  const files = JSON.parse(readFileSync(LIST, "utf8")) as string[];
  return new Map(
    files.map((file, n) => {
      const numbers = new Int8Array(bytes.subarray(n * SIZE, (n + 1) * SIZE));
      const length = Math.hypot(...numbers) || 1;
      return [file, Float32Array.from(numbers, (value) => value / length)];
    }),
  );
}

export function writeLooks(looks: Map<string, Float32Array>): void {
  const rows = [...looks].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const bytes = rows.map(([, look]) => {
    const most = Math.max(...look.map(Math.abs));
    return Buffer.from(Int8Array.from(look, (value) => Math.round((value / most) * 127)).buffer);
  });
  writeFileSync(FILE, Buffer.concat(bytes));
  writeFileSync(
    LIST,
    `${JSON.stringify(
      rows.map(([file]) => file),
      null,
      2,
    )}\n`,
  );
}
