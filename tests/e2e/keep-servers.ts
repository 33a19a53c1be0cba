// Keeps the browser tests' servers for the whole run, one for each kind of fixture and lane. Playwright ends a worker
// with the last file of its kind and after every failure; the one that follows in its lane finds its server running.
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { startProduct, type Kind, type Product, type StartedProduct } from "./start-product.ts";

/** Where workers ask for a server. */
const KEEPER = "RIBBY_KEPT_SERVERS";

/** No two workers of one lane run at the same time. */
type Asked = { lane: number; kind: Kind };

export default async function keepServers(): Promise<() => Promise<void>> {
  const running = new Map<string, Promise<StartedProduct>>();

  async function give(request: IncomingMessage): Promise<Product> {
    const asked = (await json(request)) as Asked;
    const key = JSON.stringify(asked);
    const kept = running.get(key) ?? startProduct(asked.kind);
    running.set(key, kept);
    const forget = () => running.get(key) === kept && running.delete(key);
    const { address, dataDir, ended } = await kept.catch((error: unknown) => {
      forget();
      throw error;
    });
    // Whoever asks after its end is given another one.
    void ended.then(forget);
    return { address, dataDir };
  }

  const keeper = createServer((request, answer) => {
    give(request).then(
      (product) => answer.end(JSON.stringify(product)),
      (error: Error) => answer.writeHead(500).end(error.message),
    );
  });
  keeper.listen(0, "127.0.0.1");
  await once(keeper, "listening");
  process.env[KEEPER] = `http://127.0.0.1:${(keeper.address() as AddressInfo).port}`;
  return async () => {
    keeper.close();
    keeper.closeAllConnections();
    const kept = await Promise.allSettled(running.values());
    const started = kept.filter((one) => one.status === "fulfilled");
    await Promise.all(started.map(({ value }) => value.stop()));
  };
}

/** For a fixture of a worker: the server of this kind in its lane. */
export async function keptServer(lane: number, kind: Kind): Promise<Product> {
  const asked: Asked = { lane, kind };
  const answer = await fetch(process.env[KEEPER]!, { method: "POST", body: JSON.stringify(asked) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return JSON.parse(text) as Product;
}
