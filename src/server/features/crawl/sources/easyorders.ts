// EasyOrders with the brand's own key: the list names the pieces, each by itself tells its options and stock.
import { z } from "zod";
import { easyOrdersRefused, isOfOneAnswer, notThisMake, pageUnusable } from "../problems.ts";
import { parseJson } from "../shops/json.ts";
import type { PageRead, Shop, ReadingStep } from "../shops/shop.ts";
import { below } from "../visit/site.ts";
import { EasyOrdersProduct, rawEasyOrdersProduct } from "./easyorders-product.ts";

const PAGE = 100;
const PAGES_MAX = 200;
const BATCH = 10;
const FORBIDDEN = new Set([401, 403]);

const Listed = z.object({ id: z.union([z.string(), z.number()]), hidden: z.boolean().nullish() });
type Listed = z.infer<typeof Listed>;

type Cursor = { at: number };

export async function* readEasyOrders(shop: Shop, key: string): AsyncGenerator<ReadingStep> {
  const all = await listAll(shop, key);
  const from = (shop.cursor as Cursor | null)?.at ?? 0;
  for (let at = from; at < all.length; at += BATCH) {
    const batch = all.slice(at, at + BATCH);
    const pages: PageRead[] = [];
    for (const one of batch) pages.push(await readOne(shop, key, one));
    yield {
      pages,
      currency: null,
      currentPage: Math.ceil((at + batch.length) / BATCH),
      totalPages: Math.ceil(all.length / BATCH),
      cursor: { at: at + batch.length } satisfies Cursor,
    };
  }
}

async function ask(shop: Shop, key: string, path: string) {
  const { at, pauseMs } = shop.visitor.settings.easyOrders;
  const answer = await shop.visitor.get(new URL(path, at).href, {
    isElsewhere: true,
    invited: { pauseMs },
    headers: { "api-key": key, accept: "application/json" },
  });
  if (FORBIDDEN.has(answer.status)) throw easyOrdersRefused();
  return { status: answer.status, json: parseJson(answer.text) };
}

/** Page by page until one brings nothing new: an interface that ignores the number says the same again. */
async function listAll(shop: Shop, key: string): Promise<Listed[]> {
  const found = new Map<string, Listed>();
  for (let page = 1; page <= PAGES_MAX; page++) {
    const { status, json } = await ask(shop, key, `products?limit=${PAGE}&page=${page}`);
    const rows = status === 200 ? rowsOf(json) : null;
    if (!rows) throw notThisMake();
    const before = found.size;
    for (const row of rows) {
      const listed = Listed.safeParse(row);
      if (listed.success && !listed.data.hidden) found.set(String(listed.data.id), listed.data);
    }
    if (found.size === before) break;
  }
  return [...found.values()];
}

function rowsOf(json: unknown): unknown[] | null {
  if (Array.isArray(json)) return json;
  const wrapped = z.object({ data: z.array(z.unknown()) }).safeParse(json);
  return wrapped.success ? wrapped.data.data : null;
}

async function readOne(shop: Shop, key: string, { id }: Listed): Promise<PageRead> {
  const path = `products/${encodeURIComponent(id)}`;
  const { status, json } = await ask(shop, key, path).catch((error: unknown) => {
    // One that cannot be told is one failure; the others go on.
    if (!isOfOneAnswer(error)) throw error;
    return { status: 500, json: undefined };
  });
  const product = status === 200 ? EasyOrdersProduct.safeParse(json) : null;
  if (!product?.success) return { page: path, problem: pageUnusable() };
  const url = below(shop.base, `products/${encodeURIComponent(product.data.slug ?? String(id))}`);
  return { page: url, products: [rawEasyOrdersProduct(product.data, url)], validators: null };
}
