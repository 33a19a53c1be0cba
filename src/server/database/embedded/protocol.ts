// What the embedded database's child process and its parent know of each other.
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type HostMessage = { ready: true } | { failed: string; isDamaged: boolean };

/** The files themselves cannot be opened; not that somebody else has them open. */
export class DamagedFiles extends Error {}

/** The code it ends with when its log cannot be written. */
export const FILES_UNWRITABLE = 28;

/** pg appends this name to a folder given as host. */
export const SOCKET_NAME = ".s.PGSQL.5432";

/** Where a running database can be reached by the tools of this machine (backup). */
export const addressFile = (folder: string): string => join(folder, "address.json");

export const readAddress = (folder: string) =>
  JSON.parse(readFileSync(addressFile(folder), "utf8")) as { socketFolder: string; pid: number };
