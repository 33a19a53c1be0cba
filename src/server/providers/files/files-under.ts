import type { Files } from "./files.ts";

/** The files under one folder of others: `cache/pictures/`. */
export const filesUnder = (prefix: string, files: Files): Files => ({
  name: files.name,
  put: (key, ...rest) => files.put(prefix + key, ...rest),
  open: (key, ...rest) => files.open(prefix + key, ...rest),
  remove: (key) => files.remove(prefix + key),
});
