// A shop that speaks the Universal Commerce Protocol, of either release: its catalogue is asked for page by
// page, over REST or as tools over MCP, whichever its profile names.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { z } from "zod";
import {
  UCP_RELEASES,
  UCP_SEARCH,
  UCP_SERVICE,
  UcpProduct,
  UcpProfile,
} from "../../../../contract/ucp.ts";
import { isCommonPath } from "../discover/address-words.ts";
import type { RawProduct, RawVariant } from "../found-product.ts";
import { notThisMake, pageUnusable } from "../problems.ts";
import { parseJson } from "../shops/json.ts";
import type { PageRead, Shop, ReadingStep } from "../shops/shop.ts";
import type { Visitor } from "../visit/visitor.ts";

const AT_ONCE = 50;
const PAGES_MAX = 2000;
/** Who asks, as the protocol wants it; the document says that it is us. */
const AGENT = "https://ribby.example/.well-known/ucp";

export type UcpDoor = { transport: "rest" | "mcp"; endpoint: string };
type Cursor = { cursor: string | null; page: number };

/** The newest door of a release we know, where the shop has one and lets its catalogue be searched. */
export async function findUcp({
  visitor,
  base,
}: Pick<Shop, "visitor" | "base">): Promise<UcpDoor | null> {
  if (!isCommonPath(base)) return null;
  const profile = await readProfile(visitor, new URL("/.well-known/ucp", base).href);
  const older = Object.entries(profile?.ucp.supported_versions ?? {});
  const speaks = (release: string) => UCP_RELEASES.some((known) => known === release);
  const ours =
    profile && !speaks(profile.ucp.version)
      ? await readProfile(visitor, older.find(([release]) => speaks(release))?.[1])
      : profile;
  if (!ours || !speaks(ours.ucp.version) || !ours.ucp.capabilities?.[UCP_SEARCH]) return null;
  const doors = ours.ucp.services[UCP_SERVICE] ?? [];
  for (const transport of ["rest", "mcp"] as const) {
    const endpoint = doors.find((door) => door.transport === transport)?.endpoint;
    if (endpoint && URL.canParse(endpoint, base)) {
      return { transport, endpoint: new URL(endpoint, base).href };
    }
  }
  return null;
}

async function readProfile(visitor: Visitor, address: string | undefined) {
  const answer = address ? await visitor.get(address).catch(() => null) : null;
  const told = answer?.status === 200 ? parseJson(answer.text) : undefined;
  return UcpProfile.safeParse(told).data;
}

const Found = z.object({
  products: z.array(z.unknown()),
  pagination: z
    .object({
      cursor: z.string().nullish(),
      has_next_page: z.boolean().nullish(),
      total_count: z.number().int().nullish(),
    })
    .nullish(),
});

export async function* readUcp(shop: Shop, door: UcpDoor): AsyncGenerator<ReadingStep> {
  const resumed = shop.cursor as Cursor | null;
  let cursor = resumed?.cursor ?? null;
  let total: number | null = null;
  for (let page = (resumed?.page ?? 0) + 1; page <= PAGES_MAX; page++) {
    const found = await search(shop.visitor, door, cursor);
    if (!found) {
      if (page === 1) throw notThisMake();
      break;
    }
    total = found.pagination?.total_count ?? total;
    const told = found.products.map((one) => UcpProduct.safeParse(one).data ?? null);
    const products = told.filter((one) => one !== null);
    const unusable = told.length - products.length;
    const next = found.pagination?.has_next_page ? (found.pagination.cursor ?? null) : null;
    yield {
      pages: [
        {
          page: `${door.endpoint}#${page}`,
          products: products.map((one) => rawUcpProduct(one, shop.base)),
          validators: null,
        },
        ...Array.from({ length: unusable }, (): PageRead => ({
          page: door.endpoint,
          problem: pageUnusable(),
        })),
      ],
      currency: products[0]?.price_range.min.currency ?? null,
      currentPage: page,
      totalPages: total === null ? null : Math.ceil(total / AT_ONCE),
      cursor: { cursor: next, page } satisfies Cursor,
    };
    // A shop that answers with the same cursor again has no end.
    if (next === null || next === cursor) break;
    cursor = next;
  }
  if (total !== null) yield { expected: total, reason: "shop_says_so" };
}

/** Everything the shop sells: a browse by a limit that nothing is below. */
async function search(visitor: Visitor, door: UcpDoor, cursor: string | null) {
  const catalog = {
    filters: { price: { min: 0 } },
    pagination: { limit: AT_ONCE, ...(cursor && { cursor }) },
  };
  const meta = { "ucp-agent": { profile: AGENT } };
  const asked =
    door.transport === "rest"
      ? { address: `${door.endpoint.replace(/\/$/, "")}/catalog/search`, json: catalog }
      : {
          address: door.endpoint,
          json: {
            jsonrpc: "2.0",
            id: 1,
            method: "tools/call",
            params: { name: "search_catalog", arguments: { meta, catalog } },
          },
        };
  const answer = await visitor.get(asked.address, {
    json: asked.json,
    headers: { accept: "application/json", "ucp-agent": `profile="${AGENT}"` },
    isElsewhere: true,
  });
  const told = answer.status === 200 ? parseJson(answer.text) : undefined;
  const inside = z.object({ result: z.object({ structuredContent: z.unknown() }) });
  const body =
    door.transport === "mcp" ? inside.safeParse(told).data?.result.structuredContent : told;
  return Found.safeParse(body).data;
}

function rawUcpProduct(product: UcpProduct, base: URL): RawProduct {
  const names = [
    ...new Set(product.variants.flatMap(({ options }) => (options ?? []).map(({ name }) => name))),
  ];
  const variants = product.variants.map((variant): RawVariant => {
    const price = inPounds(variant.price);
    const regular = variant.list_price ? inPounds(variant.list_price) : null;
    return {
      values: names.map(
        (name) => variant.options?.find((option) => option.name === name)?.label ?? null,
      ),
      price,
      regularPrice: regular !== null && regular > price ? regular : null,
      isAvailable: variant.availability?.available ?? null,
    };
  });
  const shown = variants.find(({ isAvailable }) => isAvailable !== false) ?? elementAt(variants, 0);
  const { description } = product;
  const address =
    product.url ??
    elementAt(product.variants, 0).url ??
    `/products/${product.handle ?? product.id}`;
  return {
    shopId: product.id,
    url: new URL(address, base).href,
    title: product.title,
    description: description.html ?? description.plain ?? description.markdown ?? null,
    price: shown.price,
    regularPrice: shown.regularPrice,
    currency: product.price_range.min.currency,
    isAvailable: variants.some(({ isAvailable }) => isAvailable !== false),
    images: (product.media ?? []).filter(({ type }) => type === "image").map(({ url }) => url),
    brand: elementAt(product.variants, 0).seller?.name ?? null,
    category: product.categories?.map(({ value }) => value).join(" > ") ?? null,
    tags: product.tags ?? [],
    options: names.map((name) => ({
      name,
      values: [
        ...new Set(
          product.variants.flatMap(({ options }) =>
            (options ?? []).filter((option) => option.name === name).map(({ label }) => label),
          ),
        ),
      ],
    })),
    variants: names.length > 0 ? variants : [],
  };
}

function inPounds({ amount, currency }: { amount: number; currency: string }): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency: /^[A-Z]{3}$/.test(currency) ? currency : "EGP",
  }).resolvedOptions();
  return amount / 10 ** maximumFractionDigits;
}
