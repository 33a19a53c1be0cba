// A shop that speaks the Universal Commerce Protocol: over REST in the newest release, or as tools over MCP
// in the one before, which its profile leads to.
import { UCP_SEARCH, UCP_SERVICE } from "../../../src/contract/ucp.ts";
import { text } from "node:stream/consumers";
import { json, nothing, serveShop, type ShopServer } from "./serve.ts";

const PICTURE = "/cdn/piece.jpg";

/** Every third piece is on sale; one size of each is sold out; the last row is no product at all. */
const ucpPiece = (n: number, base: string) => ({
  id: `gid://shop/Product/${n}`,
  handle: `piece-${n}`,
  title: `Linen dress ${n}`,
  description: { plain: `A loose linen dress, number ${n}, sewn in Tanta.` },
  url: `${base}/products/piece-${n}`,
  categories: [{ value: "Dresses", taxonomy: "merchant" }],
  price_range: { min: money(40_000 + n * 100), max: money(40_000 + n * 100) },
  media: [{ type: "image", url: `${base}${PICTURE}?n=${n}` }],
  options: [{ name: "Size", values: [{ label: "M" }, { label: "L" }] }],
  variants: ["M", "L"].map((size) => ({
    id: `gid://shop/Variant/${n}-${size}`,
    title: size,
    description: { plain: size },
    price: money(40_000 + n * 100),
    ...(n % 3 === 0 && { list_price: money(60_000) }),
    availability: { available: size === "M" },
    options: [{ name: "Size", label: size }],
  })),
});

const money = (amount: number) => ({ amount, currency: "EGP" });

export async function startUcpShop(pieces: number, kind: "rest" | "mcp"): Promise<ShopServer> {
  const shop = await serveShop(async (path, request) => {
    const base = `http://${request.headers.host}`;
    const answer = answerTo(path.pathname, await text(request), base);
    return answer ? json(answer) : nothing;
  });
  const profile = (version: string, base: string, more: object = {}) => ({
    ucp: {
      version,
      ...more,
      services: { [UCP_SERVICE]: [{ version, transport: kind, endpoint: `${base}/ucp` }] },
      capabilities: { [UCP_SEARCH]: [{ version }] },
      payment_handlers: {},
    },
  });

  function page(base: string, { limit = 10, cursor = "0" }) {
    const from = Number(cursor);
    const to = Math.min(from + limit, pieces);
    const products: unknown[] = Array.from({ length: to - from }, (_, n) =>
      ucpPiece(from + n, base),
    );
    if (to === pieces) products.push({ id: "broken" });
    const pagination = {
      has_next_page: to < pieces,
      total_count: pieces,
      ...(to < pieces && { cursor: String(to) }),
    };
    return { ucp: { version: "any" }, products, pagination };
  }

  function answerTo(path: string, body: string, base: string): unknown {
    if (path === "/.well-known/ucp") {
      if (kind === "rest") return profile("2026-08-25", base);
      const older = { supported_versions: { "2026-04-08": `${base}/older` } };
      return profile("2027-01-01", base, older);
    }
    if (path === "/older") return profile("2026-04-08", base);
    if (path === "/ucp/catalog/search" && kind === "rest") {
      return page(base, (JSON.parse(body) as { pagination: object }).pagination);
    }
    if (path !== "/ucp" || kind !== "mcp") return undefined;
    const { id, params } = JSON.parse(body) as {
      id: number;
      params: { arguments: { catalog: { pagination: object } } };
    };
    const structuredContent = page(base, params.arguments.catalog.pagination);
    return { jsonrpc: "2.0", id, result: { structuredContent } };
  }

  return shop;
}
