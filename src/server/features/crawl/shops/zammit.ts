// Zammit storefronts: a page that names the interface behind it, which tells the products in lists of 50.
import { z } from "zod";
import type { Problem } from "../../../problems.ts";
import type { RawProduct } from "../found-product.ts";
import { notAProduct, notZammit, pageUnusable } from "../problems.ts";
import { below, hostName } from "../visit/site.ts";
import { parseJson } from "./json.ts";
import type { PageRead, Shop, ReadingStep } from "./shop.ts";
import { ZammitProduct, rawZammitProduct } from "./zammit-product.ts";

const AT_ONCE = 50;
const PAGES_MAX = 1000;
/** No currency is told; the platform is Egyptian. */
const CURRENCY = "EGP";

type Cursor = { page: number };

const List = z.object({
  data: z.object({
    products: z.array(z.unknown()),
    metadata: z.object({ totalPages: z.number().int().nullish() }).nullish(),
  }),
});

export async function* readZammit(shop: Shop): AsyncGenerator<ReadingStep> {
  const api = await findInterface(shop);
  const wanted = shop.productUrl && handleOf(shop.productUrl);
  let before = "";
  for (let page = ((shop.cursor as Cursor | null)?.page ?? 0) + 1; page <= PAGES_MAX; page++) {
    const list = await readList(shop, api, page);
    const fingerprint = JSON.stringify(list.told);
    if (list.told.length === 0 || fingerprint === before) break;
    before = fingerprint;
    const read = readProducts(shop, list.told, wanted);
    if (!wanted || read.products.length > 0) {
      yield {
        pages: [
          {
            page: shop.productUrl?.href ?? list.address,
            products: read.products,
            validators: null,
          },
          ...read.problems.map((problem): PageRead => ({ page: list.address, problem })),
        ],
        currency: CURRENCY,
        currentPage: page,
        totalPages: list.totalPages,
        cursor: { page } satisfies Cursor,
      };
      if (wanted) return;
    }
    if (list.totalPages !== null ? page >= list.totalPages : list.told.length < AT_ONCE) break;
  }
  if (wanted) throw notAProduct();
}

async function readList(shop: Shop, api: URL, page: number) {
  const address = below(
    api,
    `api/v2/products/fast?shop_query=true&page=${page}&limit=${AT_ONCE}&include_second_thumb=true`,
  );
  const headers = { domain: shop.base.host, locale: "en" };
  const answer = await shop.visitor.get(address, { headers, isElsewhere: true });
  const list = answer.status === 200 ? List.safeParse(parseJson(answer.text)).data : undefined;
  if (!list) {
    if (page > 1) return { address, told: [], totalPages: null };
    throw notZammit(hostName(shop.base));
  }
  const { products, metadata } = list.data;
  return { address, told: products, totalPages: metadata?.totalPages ?? null };
}

function readProducts(shop: Shop, told: unknown[], wanted: string | null) {
  const products: RawProduct[] = [];
  const problems: Problem[] = [];
  for (const each of told) {
    const { data: product } = ZammitProduct.safeParse(each);
    if (!product) {
      if (!wanted) problems.push(pageUnusable());
      continue;
    }
    const isWanted = wanted === null || product.handle === wanted;
    if (!isWanted || product.status === "hidden") continue;
    const path = `en/shop/products/${encodeURIComponent(product.handle)}`;
    products.push(rawZammitProduct(product, below(new URL(shop.base.origin), path)));
  }
  return { products, problems };
}

/** Named by the front page itself; whoever only looks like Zammit names none. */
async function findInterface({ visitor, base }: Shop): Promise<URL> {
  const { text } = await visitor.get(`${base.origin}/`);
  const data = /<script[^>]+id="__NEXT_DATA__"[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1];
  const told = parseJson(data ?? "") as
    | { runtimeConfig?: { NEXT_PUBLIC_API_HOST?: unknown } }
    | undefined;
  const named = told?.runtimeConfig?.NEXT_PUBLIC_API_HOST;
  const url = typeof named === "string" ? URL.parse(named, base) : null;
  if (!url) throw notZammit(hostName(base));
  return url;
}

const handleOf = (url: URL): string =>
  decodeURIComponent(url.pathname.replace(/\/+$/, "").split("/").at(-1) ?? "");
