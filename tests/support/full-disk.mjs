// Loaded before a server (node --import): while the file named by FULL_DISK is there, no file grows. That is
// what a full disk says to whoever writes; what lies in room a file already has can still be written, unless
// the file says "broken".
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { writeSync, fstatSync, existsSync, readFileSync } = fs;

const flag = process.env["FULL_DISK"];

const fails = (fd, [bytes, offset = 0, length = bytes.length - offset, position]) => {
  const file = fstatSync(fd);
  if (!file.isFile() || !existsSync(flag)) return false;
  const isBroken = readFileSync(flag, "utf8") === "broken";
  return isBroken || (position ?? file.size) + length > file.size;
};

fs.writeSync = (fd, ...what) => {
  if (fails(fd, what)) {
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  }
  return writeSync(fd, ...what);
};
syncBuiltinESMExports();
