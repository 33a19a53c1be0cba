// A headless Magento shop: nothing but an empty page, and GraphQL behind it that answers page by page.
import { html, json, nothing, serveShop, type ShopServer } from "./serve.ts";

const money = (regular: number, final: number) => ({
  minimum_price: {
    regular_price: { value: regular, currency: "EGP" },
    final_price: { value: final, currency: "EGP" },
  },
});

const item = (n: number) => ({
  uid: `u${n}`,
  sku: `S-${n}`,
  name: `Robe ${n}`,
  url_key: `robe-${n}`,
  url_suffix: ".html",
  stock_status: "IN_STOCK",
  price_range: money(500, n % 2 === 0 ? 400 : 500),
  description: { html: "<p>Woven and sewn by hand in small numbers.</p>" },
  media_gallery: [
    { url: "https://pictures.example/b.jpg", position: 2 },
    { url: "https://pictures.example/a.jpg", position: 1 },
    { __typename: "ProductVideo", url: "https://pictures.example/film.jpg", position: 0 },
  ],
  configurable_options: [
    { label: "Size", attribute_code: "size", values: [{ label: "S" }, { label: "M" }] },
  ],
  variants: ["S", "M"].map((label) => ({
    attributes: [{ code: "size", label }],
    product: {
      stock_status: label === "S" ? "IN_STOCK" : "OUT_OF_STOCK",
      price_range: money(500, 500),
    },
  })),
});

/** `refusesFilter`: as releases do that want something to search for. One row is broken. */
export const startMagento = (count: number, refusesFilter = false): Promise<ShopServer> =>
  serveShop(async ({ pathname }, request) => {
    if (pathname === "/") return html('<div id="root"></div>');
    if (pathname !== "/graphql") return nothing;
    let body = "";
    for await (const bytes of request) body += String(bytes);
    const { query, variables } = JSON.parse(body) as {
      query: string;
      variables?: { page: number; size: number };
    };
    if (query.includes("storeConfig"))
      return json({ data: { storeConfig: { store_code: "default" } } });
    if (refusesFilter && query.includes("filter:"))
      return json({ errors: [{ message: "'search' input argument is required." }], data: null });
    const { page, size } = variables!;
    const all = Array.from({ length: count }, (_, n) => (n === 3 ? { sku: 7 } : item(n)));
    const items = all.slice((page - 1) * size, page * size);
    return json({ data: { products: { total_count: count, items } } });
  });
