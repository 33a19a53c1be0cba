// The child process that holds the embedded database. In the API's own process a query would stop
// everything else; here only the caller waits. It ends when its parent's channel closes, so it
// cannot outlive a parent that was killed.
import { openHosted } from "./hosted.ts";
import { DamagedFiles, FILES_UNWRITABLE, type HostMessage } from "./protocol.ts";

// The callback swallows the error of a parent that is already gone; `disconnect` follows.
const report = (message: HostMessage) => process.send?.(message, undefined, {}, () => {});

/** The next query would spin for ever. What was acknowledged is in the log and is there after the next start. */
function endAtOnce(): void {
  console.error("The database's files cannot be written any more. Is the disk full or broken?");
  process.exit(FILES_UNWRITABLE);
}

async function host(folder: string, socketFolder: string): Promise<void> {
  const hosted = await openHosted(folder, socketFolder, endAtOnce);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await hosted.close();
    process.exit(0);
  };
  process.on("message", () => void stop());
  process.on("disconnect", () => void stop());
  if (!process.connected) await stop();
  report({ ready: true });
}

// Ctrl-C reaches the whole process group; the parent decides when the database closes.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

host(process.argv[2] ?? "", process.argv[3] ?? "").catch((error: Error) => {
  report({ failed: error.message, isDamaged: error instanceof DamagedFiles });
  process.exit(1);
});
