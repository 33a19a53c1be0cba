// Callers that hold connections open without using them. Each kind is opened again as soon as it is hung up on,
// so that the number held stays what was asked for. Run as a process by `bench:hold`, which gives the order.
import { connect, type Socket } from "node:net";

export type HolderKind = "headers" | "bodies" | "readers" | "half-open" | "pipelining";

const LETTERS_MS = 2000;
/** Two thousand questions in one moment would be a rush; what is measured is the holding. */
export const OPENED_PER_SECOND = 500;

const first: Record<HolderKind, string> = {
  headers: "GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ",
  bodies:
    "POST /api/products/filter HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{",
  readers: "GET /api/products/explore?limit=60 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
  "half-open": "",
  pipelining: "GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".repeat(200),
};

export const HOLDER_KINDS = Object.keys(first) as HolderKind[];

/** One address of loopback for each caller, or one for all of them. */
const addressOf = (n: number, isMany: boolean) =>
  isMany ? `127.1.${1 + Math.floor(n / 250)}.${1 + (n % 250)}` : "127.1.0.1";

export type HolderOrder = { port: number; count: number; kinds: HolderKind[]; isMany: boolean };

function holdOpen({ port, count, kinds, isMany }: HolderOrder) {
  const held = new Map<number, Socket>();
  let opened = 0;
  let isOver = true;
  const open = (n: number) => {
    if (isOver || held.has(n)) return;
    opened++;
    const kind = kinds[n % kinds.length]!;
    const socket = connect({ port, host: "127.0.0.1", localAddress: addressOf(n, isMany) });
    held.set(n, socket);
    socket.on("error", () => {});
    socket.on("connect", () => first[kind] && socket.write(first[kind]));
    if (kind === "readers" || kind === "pipelining") socket.pause();
    else socket.resume();
    const letters =
      kind === "headers" || kind === "bodies"
        ? setInterval(() => socket.writable && socket.write("a"), LETTERS_MS)
        : undefined;
    socket.on("close", () => {
      clearInterval(letters);
      held.delete(n);
      // Somebody who wants to hold all doors comes back, though not within the same turn.
      setTimeout(open, 200, n);
    });
  };
  return {
    held: () => [...held.values()].filter(({ readyState }) => readyState !== "opening").length,
    opened: () => opened,
    go: () => {
      isOver = false;
      for (let n = 0; n < count; n++) setTimeout(open, (n / OPENED_PER_SECOND) * 1000, n);
    },
    rest: () => {
      isOver = true;
      for (const socket of held.values()) socket.destroy();
    },
  };
}

export type HolderWord = "go" | "count" | "rest";
export type HolderCount = { held: number; opened: number; cpuMs: number };

// Started by itself, and not read by the benchmark. Each word is answered when it has been done.
if (process.argv[1] === import.meta.filename && process.argv[2]) {
  const holders = holdOpen(JSON.parse(process.argv[2]) as HolderOrder);
  process.on("message", (word: HolderWord) => {
    if (word !== "count") holders[word]();
    const { user, system } = process.cpuUsage();
    const counted = { held: holders.held(), opened: holders.opened() };
    process.send!({ ...counted, cpuMs: (user + system) / 1000 } satisfies HolderCount);
  });
}
