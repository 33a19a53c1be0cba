// A Shopify storefront as its public interface shows it: lists of up to 250, meta, cart, collections,
// sitemaps; with sales, odd options, a password page and throttling when told so.
import { createHash } from "node:crypto";
import { html, json, nothing, serveShop, type Served, type ShopServer } from "./serve.ts";

export type ShopifyVariant = {
  id: number;
  option1: string | null;
  option2: string | null;
  option3: string | null;
  price: string;
  compare_at_price: string | null;
  available: boolean;
  featured_image?: { src: string } | null;
};

export type ShopifyItem = {
  id: number;
  handle: string;
  title: string;
  body_html: string;
  vendor: string;
  product_type: string;
  tags: string[];
  options: { name: string; values: string[] }[];
  variants: ShopifyVariant[];
  images: { src: string }[];
};

export type ShopifyShop = ShopServer & {
  products: ShopifyItem[];
  state: {
    isClosed: boolean;
    /** So many answers are 429 or 430 before the shop is itself again. */
    busy: { times: number; status: number; retryAfter: string } | null;
    /** Products that its lists leave out. */
    hidden: Set<number>;
    hasMeta: boolean;
    /** Its words in Arabic by handle, in the same lists below /ar; null: it speaks one language. */
    arabic: Record<string, Pick<ShopifyItem, "title" | "body_html">> | null;
    /** Called before each list is answered. */
    onList: (page: number) => Promise<void> | void;
  };
};

export function shopifyItem(n: number, changes: Partial<ShopifyItem> = {}): ShopifyItem {
  const price = 200 + (n % 50) * 10;
  return {
    id: 7_000_000 + n,
    handle: `piece-${n}`,
    title: `Cotton dress ${n}`,
    body_html: `<p>A dress of soft cotton, number ${n}.</p>`,
    vendor: "Fixture",
    product_type: "Dresses",
    tags: ["summer"],
    options: [
      { name: "Color", values: ["Red", "Blue"] },
      { name: "Size", values: ["S"] },
    ],
    variants: ["Red", "Blue"].map((color, at) => ({
      id: n * 10 + at,
      option1: color,
      option2: "S",
      option3: null,
      price: price.toFixed(2),
      // Every third is on sale; the others say 'no sale' in each of the ways there are.
      compare_at_price:
        n % 3 === 0 ? (price + 100).toFixed(2) : [null, "", "0.00", price.toFixed(2)][n % 4]!,
      available: at === 0 || n % 2 === 0,
    })),
    images: [{ src: `https://cdn.shop.example/${n}-a.jpg` }],
    ...changes,
  };
}

const PASSWORD_PAGE = `<!doctype html><html><head><script>var meta = {"page":{"pageType":"password"}};</script></head><body>Opening soon</body></html>`;

export async function startShopify(count: number): Promise<ShopifyShop> {
  const products = Array.from({ length: count }, (_, n) => shopifyItem(n + 1));
  const state: ShopifyShop["state"] = {
    isClosed: false,
    busy: null,
    hidden: new Set(),
    hasMeta: true,
    arabic: null,
    onList: () => {},
  };
  const listed = () => products.filter(({ id }) => !state.hidden.has(id));

  function list(path: URL, ifNoneMatch: string | undefined): Served {
    const limit = Math.min(250, Number(path.searchParams.get("limit") ?? 30));
    const page = Number(path.searchParams.get("page") ?? 1);
    if (page * limit > 25_000) return { status: 400, body: "{}" };
    const words = path.pathname.startsWith("/ar/") ? state.arabic : null;
    const told = listed().slice((page - 1) * limit, page * limit);
    const body = { products: told.map((one) => ({ ...one, ...words?.[one.handle] })) };
    const etag = `"${createHash("sha256").update(JSON.stringify(body)).digest("hex").slice(0, 16)}"`;
    if (ifNoneMatch === etag) return { status: 304, headers: { etag } };
    return json(body, { etag });
  }

  const server = await serveShop(async (path, request) => {
    if (path.pathname === "/robots.txt") return { type: "text/plain", body: "User-agent: *\n" };
    if (state.isClosed) return html(PASSWORD_PAGE);
    if (state.busy && state.busy.times > 0 && path.pathname.endsWith(".json")) {
      state.busy.times--;
      const { status, retryAfter } = state.busy;
      return { status, headers: { "retry-after": retryAfter }, body: "slow down" };
    }
    const single = /^\/products\/([^/]+)\.js$/.exec(path.pathname)?.[1];
    if (path.pathname === "/products.json") {
      await state.onList(Number(path.searchParams.get("page") ?? 1));
      return list(path, request.headers["if-none-match"]);
    }
    if (path.pathname === "/ar/products.json" && state.arabic) return list(path, undefined);
    if (path.pathname === "/meta.json" && state.hasMeta) {
      return json({ id: 1, currency: "EGP", published_products_count: products.length });
    }
    if (path.pathname === "/cart.js") return json({ currency: "EGP", items: [] });
    if (path.pathname === "/sitemap.xml") return sitemapIndex();
    if (path.pathname === "/sitemap_products_1.xml") {
      // Without its from and to it answers nothing, as the real one.
      return path.searchParams.get("from") === "1" ? productSitemap() : nothing;
    }
    if (single) return asJs(products.find(({ handle }) => handle === single));
    return nothing;
  });

  const sitemapIndex = (): Served => ({
    type: "application/xml",
    body: `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${server.url}/sitemap_pages_1.xml</loc></sitemap>
<sitemap><loc>${server.url}/sitemap_products_1.xml?from=1&amp;to=9999999</loc></sitemap></sitemapindex>`,
  });
  const productSitemap = (): Served => ({
    type: "application/xml",
    body: `<urlset><url><loc>${server.url}/</loc></url>${products
      .map(({ handle }) => `<url><loc>${server.url}/products/${handle}</loc></url>`)
      .join("")}</urlset>`,
  });
  return { ...server, products, state };
}

/** The dialect of /products/{handle}.js: prices in hundredths, pictures without a protocol. */
function asJs(product: ShopifyItem | undefined): Served {
  if (!product) return nothing;
  const cents = (text: string | null) => (text ? Math.round(Number(text) * 100) : null);
  return {
    ...json({
      ...product,
      description: product.body_html,
      type: product.product_type,
      body_html: undefined,
      options: product.options.map((option, n) => ({ ...option, position: n + 1 })),
      variants: product.variants.map((variant) => ({
        ...variant,
        price: cents(variant.price),
        compare_at_price: cents(variant.compare_at_price),
      })),
      images: product.images.map(({ src }) => src.replace("https:", "")),
    }),
    type: "text/javascript; charset=utf-8",
  };
}
