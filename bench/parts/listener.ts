// Stands between who asks and the product, passes everything on, and counts the answers in which a mark is found.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Listener = {
  address: string;
  heard(): { answers: number; marked: number };
  stop(): Promise<void>;
};

export async function startListener(to: string, mark: string): Promise<Listener> {
  let answers = 0;
  let marked = 0;
  const server = createServer((request, response) => {
    let sent = "";
    request.on("data", (piece: Buffer) => (sent += piece.toString()));
    request.on("end", () => {
      void pass(new URL(request.url ?? "/", to), sent, request.method ?? "GET").then(
        ({ status, text }) => {
          answers += 1;
          if (text.includes(mark)) marked += 1;
          response.writeHead(status, { "content-type": "application/json" }).end(text);
        },
        (error: unknown) => response.writeHead(502).end(String(error)),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: () => ({ answers, marked }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function pass(url: URL, body: string, method: string) {
  const headers = { "content-type": "application/json", "user-agent": "Mozilla/5.0 Chrome/156" };
  const answer = await fetch(url, { method, headers, ...(body && { body }) });
  return { status: answer.status, text: await answer.text() };
}
