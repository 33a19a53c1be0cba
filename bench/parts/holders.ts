// Callers that hold connections open without using them. Each kind is opened again as soon as it is hung up on,
// so that the number held stays what was asked for. Run as a process by `bench:hold`, which gives the order.
import { connect, type Socket } from "node:net";

export type HolderKind = "headers" | "bodies" | "readers" | "half-open" | "pipelining";

const LETTERS_MS = 2000;

const first: Record<HolderKind, string> = {
  headers: "GET /api/health HTTP/1.1\r\nhost: x\r\nx-slow: ",
  bodies:
    "POST /api/products/filter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{",
  readers: "GET /api/products/explore?limit=60 HTTP/1.1\r\nhost: x\r\n\r\n",
  "half-open": "",
  pipelining: "GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n".repeat(200),
};

export const HOLDER_KINDS = Object.keys(first) as HolderKind[];

/** One address of loopback for each caller, or one for all of them. */
const addressOf = (n: number, isMany: boolean) =>
  isMany ? `127.1.${1 + Math.floor(n / 250)}.${1 + (n % 250)}` : "127.1.0.1";

export type HolderOrder = { port: number; count: number; kinds: HolderKind[]; isMany: boolean };

function holdOpen({ port, count, kinds, isMany }: HolderOrder) {
  const held = new Map<number, Socket>();
  let opened = 0;
  let isOver = false;
  const open = (n: number) => {
    if (isOver) return;
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
  for (let n = 0; n < count; n++) open(n);
  return {
    held: () => [...held.values()].filter(({ readyState }) => readyState !== "opening").length,
    opened: () => opened,
    stop: () => void (isOver = true),
  };
}

// Started by itself, and not read by the benchmark.
if (process.argv[1] === import.meta.filename && process.argv[2]) {
  const holders = holdOpen(JSON.parse(process.argv[2]) as HolderOrder);
  process.send!({});
  process.on("message", () => {
    holders.stop();
    process.send!({ held: holders.held(), opened: holders.opened() });
  });
}
