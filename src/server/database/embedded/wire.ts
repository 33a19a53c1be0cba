// Lets many connections share PGlite's single session over the PostgreSQL wire protocol.
//
// The ready-made socket server queues message by message. A parameterised query is five messages
// (Parse, Bind, Describe, Execute, Sync), so with two callers one binds the other's statement. Here
// the unit of work is everything up to Sync, and an open transaction keeps the session until it ends.
import type { PGlite } from "@electric-sql/pglite";
import { createServer, type Server, type Socket } from "node:net";

const SSL_REQUEST = 80877103;
const CANCEL_REQUEST = 80877102;
const SYNC = 0x53;
const QUERY = 0x51;
const TERMINATE = 0x58;

/** How PostgreSQL says that it cannot go on: a log that cannot be written. No row of text holds such zeros. */
const PANIC = Buffer.from("SPANIC\0VPANIC\0C");

type Unit = { connection: Connection; bytes: Buffer };

/** One connection: turns a byte stream into units of work. */
class Connection {
  readonly socket: Socket;
  private pending: Buffer = Buffer.alloc(0);
  private unit: Buffer[] = [];
  private started = false;

  constructor(socket: Socket) {
    this.socket = socket;
  }

  /** The whole units that `chunk` completes; null when the client said goodbye. */
  take(chunk: Buffer): Buffer[] | null {
    this.pending = this.pending.length > 0 ? Buffer.concat([this.pending, chunk]) : chunk;
    const units: Buffer[] = [];
    for (;;) {
      const message = this.nextMessage();
      if (!message) return units;
      if (!this.started) {
        if (this.isNegotiation(message)) continue;
        this.started = true;
        units.push(message);
        continue;
      }
      if (message[0] === TERMINATE) return null;
      this.unit.push(message);
      if (message[0] === SYNC || message[0] === QUERY) {
        units.push(Buffer.concat(this.unit));
        this.unit = [];
      }
    }
  }

  private nextMessage(): Buffer | undefined {
    // The startup message alone has no type byte before its length.
    const head = this.started ? 1 : 0;
    if (this.pending.length < head + 4) return undefined;
    const length = head + this.pending.readInt32BE(head);
    if (this.pending.length < length) return undefined;
    const message = this.pending.subarray(0, length);
    this.pending = this.pending.subarray(length);
    return message;
  }

  private isNegotiation(message: Buffer): boolean {
    const code = message.readInt32BE(4);
    if (code === SSL_REQUEST) this.socket.write("N");
    return code === SSL_REQUEST || code === CANCEL_REQUEST;
  }
}

export type Wire = { listen(path: string): Promise<void>; close(): Promise<void> };

/** After a panic PostgreSQL's process would end and be started anew; `onPanic` has to see to that here. */
export function createWire(database: PGlite, onPanic: () => void): Wire {
  const connections = new Set<Connection>();
  const waiting: Unit[] = [];
  let holder: Connection | null = null;
  let busy = false;

  const nextUnit = (): Unit | undefined => {
    if (!holder) return waiting.shift();
    const at = waiting.findIndex((unit) => unit.connection === holder);
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  };

  async function run({ connection, bytes }: Unit): Promise<void> {
    await database.runExclusive(() =>
      database.execProtocolRawStream(bytes, {
        onRawData(answer) {
          const copy = Buffer.from(answer);
          if (copy.includes(PANIC)) onPanic();
          connection.socket.write(copy);
        },
      }),
    );
    holder = database.isInTransaction() ? connection : null;
    // The client left in the middle of its transaction; nobody else may inherit it.
    if (holder && !connections.has(holder)) await rollBack();
  }

  async function rollBack(): Promise<void> {
    await database.exec("ROLLBACK");
    holder = null;
  }

  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    try {
      for (let unit = nextUnit(); unit; unit = nextUnit()) {
        if (connections.has(unit.connection)) await run(unit);
      }
    } finally {
      busy = false;
    }
  }

  async function leave(connection: Connection): Promise<void> {
    if (!connections.delete(connection)) return;
    if (holder === connection && !busy) await rollBack();
    await work();
  }

  const server: Server = createServer((socket) => {
    const connection = new Connection(socket);
    connections.add(connection);
    socket.setNoDelay(true);
    socket.on("data", (chunk: Buffer) => {
      const units = connection.take(chunk);
      if (!units) return void socket.end();
      for (const bytes of units) waiting.push({ connection, bytes });
      void work();
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => void leave(connection));
  });

  return {
    listen: (path) =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(path, resolve);
      }),
    close: async () => {
      server.close();
      for (const { socket } of connections) socket.destroy();
      await database.runExclusive(async () => {});
    },
  };
}
