// For servers that go away and come back at the same address.
import { createServer } from "node:net";

const FIRST = 20_000;
const COUNT = 12_000;

/** A free port that nobody is given while it is closed: systems hand out none below 32768 by themselves. */
export async function keptPort(): Promise<number> {
  // Test files run side by side in processes of their own; each begins to look elsewhere.
  for (let nth = 0; nth < COUNT; nth += 1) {
    const port = FIRST + ((process.pid * 31 + nth) % COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error("No port is free.");
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once("error", () => resolve(false))
      .listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
