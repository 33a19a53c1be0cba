// A small balancer, as strict as they come: it asks each server again and again whether it is ready, sends
// each request to the next one that is, keeps connections open, and never tries a request twice.
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

type Backend = { address: string; agent: Agent; isReady: boolean; served: number };

export type Balancer = {
  url: string;
  /** Comes back when it has been found ready. */
  add(address: string): Promise<void>;
  /** Comes back when it is not sent anything any more. */
  drained(address: string): Promise<void>;
  remove(address: string): void;
  /** How many requests each server has answered. */
  served(address: string): number;
  stop(): Promise<void>;
};

const ASK_EVERY_MS = 100;

export async function startBalancer(): Promise<Balancer> {
  const backends = new Map<string, Backend>();
  const closing = new AbortController();
  let turn = 0;

  async function watch(backend: Backend): Promise<void> {
    while (backends.get(backend.address) === backend && !closing.signal.aborted) {
      backend.isReady = await fetch(`${backend.address}/ready`).then(
        ({ status }) => status === 200,
        () => false,
      );
      await wait(ASK_EVERY_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const until = async (address: string, isReady: boolean) => {
    while ((backends.get(address)?.isReady ?? false) !== isReady) await wait(20);
  };

  const server = createServer((asked, answer) => {
    const ready = [...backends.values()].filter((one) => one.isReady);
    const backend = ready[turn++ % ready.length];
    if (!backend) return void answer.writeHead(503).end("no server is ready");
    passOn(backend, asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(address) {
      const agent = new Agent({ keepAlive: true });
      const backend = { address, agent, isReady: false, served: 0 };
      backends.set(address, backend);
      void watch(backend);
      await until(address, true);
    },
    drained: (address) => until(address, false),
    remove(address) {
      backends.get(address)?.agent.destroy();
      backends.delete(address);
    },
    served: (address) => backends.get(address)?.served ?? 0,
    async stop() {
      closing.abort();
      for (const { agent } of backends.values()) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(backend: Backend, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url = "/", headers } = asked;
  const { connection: _, ...passed } = headers;
  const call = request(
    backend.address + url,
    { method, headers: passed, agent: backend.agent },
    (received) => {
      backend.served++;
      const { connection: _own, "keep-alive": _too, ...told } = received.headers;
      answer.writeHead(received.statusCode!, told);
      received.pipe(answer);
      // Half an answer is none.
      received.once("aborted", () => answer.destroy());
    },
  );
  call.once("error", () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end("the server hung up");
  });
  answer.once("close", () => call.destroy());
  asked.pipe(call);
}
