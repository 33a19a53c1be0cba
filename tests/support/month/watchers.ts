// People who wait for pieces of a living shop, and what each of them ought to be told: worked out from what the
// catalogue showed day by day, apart from the code that tells them.
import type { Product } from "../../../src/contract/products.ts";
import { ask } from "../ask.ts";
import type { Pushed, PushService } from "../push-service.ts";
import type { TestServer } from "../test-server.ts";

export type Waiting = {
  to: number;
  name: string;
  productId: string;
  on: "cheaper" | "back";
  base: number;
  isOut: boolean;
};

export type Notices = { expected: number; told: number; wrong: string[] };

const paid = ({ price, current_price }: Product): number => current_price ?? price;
const isThere = ({ hidden, sold_out }: Product): boolean => !hidden && !sold_out;

export async function watchPieces(
  server: TestServer,
  service: PushService,
  products: Product[],
): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  for (const product of products)
    for (const on of ["cheaper", "back"] as const) {
      const push = service.subscribe();
      const { status } = await ask(server.address, "/api/watches", {
        method: "POST",
        body: { product_ids: [product.id], on, push, language: "en" },
      });
      if (status !== 202) throw new Error(`Not watched: ${status}`);
      waiting.push({
        to: Number(push.endpoint.split("/").at(-1)),
        name: product.title,
        productId: product.id,
        on,
        base: paid(product),
        isOut: !isThere(product),
      });
    }
  return waiting;
}

/** What a day's catalogue makes news of. */
function newsFor(one: Waiting, product: Product): number | null {
  if (one.on === "back") {
    const isNews = one.isOut && isThere(product);
    one.isOut = !isThere(product);
    return isNews ? paid(product) : null;
  }
  if (!isThere(product) || paid(product) >= one.base) return null;
  one.base = paid(product);
  return one.base;
}

/** After a day's digests: who was told, against who ought to have been. */
export function compareNotices(
  waiting: Waiting[],
  products: Product[],
  received: Pushed[],
  notices: Notices,
): void {
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const one of waiting) {
    const price = newsFor(one, byId.get(one.productId)!);
    const told = received.filter(({ to }) => to === one.to);
    notices.told += told.length;
    if (price !== null) notices.expected++;
    const isRight =
      told.length === (price === null ? 0 : 1) &&
      told.every(
        ({ message: { body } }) =>
          body.includes(one.name) &&
          body.replace(/,/g, "").includes(String(price)) &&
          body.includes(one.on === "back" ? "is back" : "instead of"),
      );
    if (!isRight)
      notices.wrong.push(
        `${one.name} (${one.on}): expected ${price ?? "nothing"}, told ${JSON.stringify(told.map(({ message }) => message.body))}`,
      );
  }
}
