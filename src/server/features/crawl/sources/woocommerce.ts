// WooCommerce's Store API: products in pages of 100 with prices in minor units, and the variations of many
// products at a time, for only those say which of them are in stock.
import { z } from "zod";
import { isCommonPath } from "../discover/address-words.ts";
import { notThisMake, pageUnusable } from "../problems.ts";
import { parseJson } from "../shops/json.ts";
import type { PageRead, Shop, ReadingStep } from "../shops/shop.ts";
import { below } from "../visit/site.ts";
import {
  rawWooProduct,
  wooAddress,
  WooProduct,
  WooVariation,
  type WooProduct as Product,
} from "./woocommerce-product.ts";
import { createArabicOf, type ArabicOf } from "./woocommerce-arabic.ts";
import { markOfWoo, variationsOut } from "./woocommerce-stock.ts";

const AT_ONCE = 100;
const PAGES_MAX = 300;
/** Parents whose variations are asked for together. */
const PARENTS = 20;
const VARIATION_PAGES_MAX = 30;

type Cursor = { page: number };

const ROOTS = ["wp-json/wc/store/v1/products", "wp-json/wc/store/products"];

/** `isCut`: a plugin took fields out; the shop's pages say more. */
export type StoreApi = { at: string; isCut: boolean };

/** What the interface always has, be it empty. */
const ALWAYS = ["type", "description", "attributes", "variations"];
const isWhole = (one: unknown): boolean =>
  ALWAYS.every((name) => name in (one as Record<string, unknown>));

/** The interface's address, where the shop keeps it open. */
export async function findStoreApi({
  visitor,
  base,
}: Pick<Shop, "visitor" | "base">): Promise<StoreApi | null> {
  // In somebody's corner of a mall the host's interface tells of everybody's pieces.
  const places =
    base.pathname === "/" || !isCommonPath(base) ? [base] : [base, new URL(base.origin)];
  for (const place of places)
    for (const root of ROOTS) {
      const answer = await visitor.get(below(place, `${root}?per_page=1`)).catch(() => null);
      const list = answer?.status === 200 ? parseJson(answer.text) : undefined;
      const products = (Array.isArray(list) ? list : []).filter(
        (one) => WooProduct.safeParse(one).success,
      );
      if (products.length > 0) return { at: below(place, root), isCut: !products.some(isWhole) };
    }
  return null;
}

export async function* readWooCommerce(shop: Shop, api: string): AsyncGenerator<ReadingStep> {
  let [total, before] = [null as number | null, ""];
  let isBatched = true;
  const isOut = shop.isRefresh ? await variationsOut(shop, api) : null;
  const inArabic = createArabicOf(shop);
  for (let page = ((shop.cursor as Cursor | null)?.page ?? 0) + 1; page <= PAGES_MAX; page++) {
    const address = `${api}?per_page=${AT_ONCE}&page=${page}`;
    const answer = await shop.visitor.get(address);
    const list = answer.status === 200 ? parseJson(answer.text) : undefined;
    if (!Array.isArray(list)) {
      if (page === 1) throw notThisMake();
      break;
    }
    total = Number(answer.headers["x-wp-total"] ?? Number.NaN) || total;
    const fingerprint = list.map((one) => (one as { id?: unknown } | null)?.id).join();
    if (list.length === 0 || fingerprint === before) break;
    before = fingerprint;
    const { same, changed, problems } = sort(shop, list, isOut);
    const products = changed.map(({ product }) => product);
    const stock = await variationsOf(shop, api, products, isBatched);
    ({ isBatched } = stock);
    const arabicOf = await inArabic(address, products);
    yield {
      pages: [
        ...same,
        ...changed.map((one) =>
          asPage(shop, one, stock.byParent.get(one.product.id) ?? [], arabicOf),
        ),
        ...problems.map((): PageRead => ({ page: answer.url.href, problem: pageUnusable() })),
      ],
      currency: products[0]?.prices?.currency_code ?? null,
      currentPage: page,
      totalPages: total === null ? null : Math.ceil(total / AT_ONCE),
      cursor: { page } satisfies Cursor,
    };
    if (total !== null ? page * AT_ONCE >= total : list.length < AT_ONCE) break;
  }
  if (total !== null) yield { expected: total, reason: "shop_says_so" };
}

type Told = { told: unknown; product: Product };

/** What the shop says of a piece as it did, with the same sizes out, need not be asked for. */
function sort(shop: Shop, list: unknown[], isOut: ((id: number) => boolean) | null) {
  const same: PageRead[] = [];
  const changed: Told[] = [];
  const problems: unknown[] = [];
  for (const told of list) {
    const { data: product } = WooProduct.safeParse(told);
    if (!product) problems.push(told);
    else if (product.type !== "variation") {
      const page = pageOf(product, shop);
      const isSame = isOut && shop.marks?.get(page) === markOfWoo(told, product, isOut);
      if (isSame) same.push({ page, isUnchanged: true, products: 1 });
      else changed.push({ told, product });
    }
  }
  return { same, changed, problems };
}

function asPage(
  shop: Shop,
  { told, product }: Told,
  variations: WooVariation[],
  arabicOf: ArabicOf,
): PageRead {
  const out = new Set(variations.filter((one) => one.is_in_stock === false).map(({ id }) => id));
  const raw = rawWooProduct(product, variations, shop.base);
  const arabic = arabicOf(product);
  return {
    page: pageOf(product, shop),
    products: [arabic ? { ...raw, arabic } : raw],
    validators: null,
    mark: markOfWoo(told, product, (id) => out.has(id)),
  };
}

const pageOf = (product: Product, { base }: Shop): string =>
  new URL(wooAddress(product, base), base).href;

type Stock = { byParent: Map<number, WooVariation[]>; isBatched: boolean };

/** Of many at once where the shop answers that, else one product at a time. */
async function variationsOf(
  shop: Shop,
  api: string,
  products: Product[],
  isBatched: boolean,
): Promise<Stock> {
  const parents = products
    .filter(({ type, variations }) => /variable/.test(type ?? "") || (variations ?? []).length > 0)
    .map(({ id }) => id);
  const byParent = new Map<number, WooVariation[]>();
  const parentOf = new Map(
    products.flatMap(({ id, variations }) =>
      (variations ?? []).map((one) => [one.id, id] as const),
    ),
  );
  const ask = async (some: number[]) => {
    for (const variation of await variationsAt(shop, api, some)) {
      const parent =
        variation.parent || parentOf.get(variation.id) || (some.length === 1 ? (some[0] ?? 0) : 0);
      if (!some.includes(parent)) continue;
      byParent.set(parent, [...(byParent.get(parent) ?? []), variation]);
    }
  };
  let together = isBatched;
  for (let at = 0; at < parents.length; at += PARENTS) {
    const some = parents.slice(at, at + PARENTS);
    if (together) await ask(some);
    const missing = some.filter((id) => !byParent.has(id));
    // A shop that answers for none or one of many does not know lists.
    if (together && some.length > 1 && missing.length >= some.length - 1) together = false;
    for (const id of together ? [] : missing) await ask([id]);
  }
  return { byParent, isBatched: together };
}

const PAST_END = new Set([400, 404]);

async function variationsAt(shop: Shop, api: string, parents: number[]): Promise<WooVariation[]> {
  const found: WooVariation[] = [];
  for (let page = 1; page <= VARIATION_PAGES_MAX; page++) {
    const answer = await shop.visitor.get(
      `${api}?type=variation&parent=${parents.join(",")}&per_page=${AT_ONCE}&page=${page}`,
    );
    const list =
      answer.status === 200
        ? z.array(z.unknown()).safeParse(parseJson(answer.text)).data
        : undefined;
    const known = new Set(found.map(({ id }) => id));
    const own = (list ?? [])
      .flatMap((one) => WooVariation.safeParse(one).data ?? [])
      .filter(({ id }) => !known.has(id));
    found.push(...own);
    // A full list may be the last one: where the shop counts, nobody asks for an empty one after it.
    const total = Number(answer.headers["x-wp-total"] ?? Number.NaN);
    // Some of them would make the others look gone.
    if (!list && !PAST_END.has(answer.status)) return [];
    if (!list || list.length < AT_ONCE || own.length === 0 || found.length >= total) break;
  }
  return found;
}
