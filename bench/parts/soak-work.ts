// What goes on beside the shoppers while a server is soaked: a brand that edits and saves its catalogue,
// and two that have their shops read again and again. All of it comes back to where it was, so that what
// grows is the server and not its catalogue.
import { setTimeout as wait } from "node:timers/promises";
import type { Product } from "../../src/contract/products.ts";
import { ask } from "../../tests/support/ask.ts";
import { crawlCalls } from "../../tests/support/crawl-calls.ts";
import type { TestBrand } from "../../tests/support/people.ts";
import type { PlainShop } from "../../tests/support/shops/plain.ts";
import type { ShopifyShop } from "../../tests/support/shops/shopify.ts";

export type Done = { saves: number; crawls: number; failures: string[] };

const PORTION = 50;
const REST_MS = 3000;

const draft = (n: number) => ({
  title: `Olive linen overshirt ${n}`,
  description: `A relaxed overshirt of washed linen with two pockets, made in Cairo. Number ${n}.`,
  price: 400 + (n % 900),
  category: "Shirts",
  style: "casual",
  colors: ["olive"],
  sizes: ["S", "M", "L"],
  materials: ["linen"],
  url: `https://shop.example/overshirts/${n}`,
  variants: ["S", "M", "L"].map((size) => ({ color: "olive", size, in_stock: true })),
});

/** Does it over and over until told to stop; a failure is noted, and the work goes on. */
async function repeat(done: Done, until: AbortSignal, work: (turn: number) => Promise<void>) {
  for (let turn = 0; !until.aborted; turn++) {
    await work(turn).catch((error: Error) => {
      if (!until.aborted) done.failures.push(error.message);
    });
    await wait(REST_MS, undefined, { signal: until }).catch(() => {});
  }
}

export function keepSaving(address: string, brand: TestBrand, done: Done, until: AbortSignal) {
  const base = `/api/brands/${brand.id}/products`;
  const send = async (products: object[]) => {
    const { status, text, body } = await ask(address, `${base}/save-all`, {
      method: "POST",
      token: brand.token,
      body: products,
    });
    const { failed } = (body ?? {}) as { failed?: unknown[] };
    if (status !== 200 || failed?.length !== 0) throw new Error(`save-all: ${status} ${text}`);
    done.saves++;
  };
  return repeat(done, until, async (turn) => {
    if (turn === 0) return send(Array.from({ length: 10 * PORTION }, (_, n) => draft(n)));
    const { body } = await ask(address, base, { token: brand.token });
    const at = (turn % 10) * PORTION;
    const portion = (body as Product[]).slice(at, at + PORTION);
    await send(
      portion.map((product, n) => ({ ...product, title: `${draft(n).title} v${turn % 7}` })),
    );
  });
}

type Shops = { shopify: [TestBrand, ShopifyShop]; plain: [TestBrand, PlainShop] };

export function keepCrawling(
  address: string,
  { shopify: [one, shopify], plain: [other, plain] }: Shops,
  done: Done,
  until: AbortSignal,
) {
  const ends = async (stream: ReturnType<ReturnType<typeof crawlCalls>["adaptive"]>) => {
    const { status, text, events } = await stream;
    const last = events.at(-1)?.event;
    if (status !== 200 || last !== "done") throw new Error(`crawl: ${status} ${text.slice(-300)}`);
    done.crawls++;
  };
  return Promise.all([
    repeat(done, until, async (turn) => {
      // A third of the shop costs something else every time, so there is something to save.
      for (const { id, variants } of shopify.products) {
        if (id % 3 === turn % 3) variants[0]!.price = `${300 + ((id + turn) % 50) * 10}.00`;
      }
      await ends(crawlCalls(address, one).shopify({ website: shopify.url }));
      // What the fixture remembers is not the server's.
      shopify.asked.length = 0;
    }),
    repeat(done, until, async (turn) => {
      for (const piece of plain.pieces) {
        if (piece.n % 3 === turn % 3) piece.price = 400 + ((piece.n + turn) % 40) * 5;
      }
      await ends(crawlCalls(address, other).adaptive({ website: plain.url }));
      plain.asked.length = 0;
    }),
  ]);
}
