// Runs a function on foreign bytes in a process apart, within limits of size, time and memory. What a shop
// sends can be slow, deep or endless to read; the process that serves shoppers must not be the one to find out.
//
//   import type { readPage } from "./read-page.ts";
//   const readApart = apart<typeof readPage>(new URL("read-page.ts", import.meta.url), "readPage");
//   const reading = await readApart(html, url);
//
// The function is found by its file and its exported name. What it takes and gives must survive being copied
// (no functions, no class instances), and it may not rely on anything remembered from the call before.
// A `Problem` it throws arrives as one; beyond the limits a `TooHeavy` says which.
import { runApart } from "./pool.ts";
import { TooHeavy } from "./too-heavy.ts";

export type Limits = {
  /** Of all texts and bytes given. */
  size: number;
  /** From the moment the function is called until its answer is there. */
  ms: number;
  /** Pictures are decoded by native code, which a process must be allowed to load. */
  isNative: boolean;
};

/** A page a visitor can scroll is a tenth of it. Reading takes milliseconds; the rest is a busy machine. */
const LIMITS: Limits = { size: 12 * 1024 * 1024, ms: 20_000, isNative: false };

type Work = (...given: never[]) => unknown;

export function apart<Given extends Work>(
  file: URL,
  name: string,
  limits: Partial<Limits> = {},
): (...given: Parameters<Given>) => Promise<Awaited<ReturnType<Given>>> {
  const { size, ms, isNative } = { ...LIMITS, ...limits };
  return (...given) =>
    sizeOf(given) > size
      ? Promise.reject(new TooHeavy("size"))
      : (runApart({ file: file.href, name, given, ms, isNative }) as Promise<
          Awaited<ReturnType<Given>>
        >);
}

/** Counted no further than our own callers nest it: lists of texts, records of texts. */
function sizeOf(given: unknown, depth = 0): number {
  if (typeof given === "string") return given.length;
  if (given instanceof Uint8Array) return given.byteLength;
  if (typeof given !== "object" || given === null || depth > 4) return 8;
  return Object.values(given).reduce<number>((sum, one) => sum + sizeOf(one, depth + 1), 0);
}
