// A Zammit storefront: a Next.js page that names its interface, and the interface, which knows its shops
// by a header.
import { html, json, nothing, serveShop, type ShopServer } from "./serve.ts";

export async function startZammit(count: number): Promise<ShopServer> {
  const products = Array.from({ length: count }, (_, n) => ({
    id: 1000 + n,
    name: `Cotton hoodie ${n}`,
    handle: `Hoodie--${n}`,
    description: "<ul><li><b>Unisex</b> cotton</li></ul>",
    type: "Hoodies",
    vendor: "",
    tags: [],
    status: "visible",
    quantity: n % 5 === 0 ? 0 : 15,
    isTracked: true,
    isOnSale: n % 2 === 0,
    priceCents: 99_900,
    discountedPriceCents: 79_500,
    thumbUrl: `https://bucket.zammit.shop/active-storage/${n}`,
    thumbUrls: [`https://bucket.zammit.shop/active-storage/${n}`],
    secondaryThumbUrls: [`https://bucket.zammit.shop/active-storage/${n}-b`],
    productOptions: [{ name: "SIZE", values: ["large", "XLarge"], option: { name: "size" } }],
    variants: [5, 0].map((quantity, at) => ({
      id: n * 10 + at,
      quantity: n % 5 === 0 ? 0 : quantity,
      isTracked: true,
      isOnSale: n % 2 === 0,
      priceCents: 99_900,
      discountedPriceCents: 79_500,
      sku: "",
    })),
  }));
  const server = await serveShop((path, request) => {
    if (path.pathname === "/") {
      const data = { props: {}, runtimeConfig: { NEXT_PUBLIC_API_HOST: `${server.url}/backend` } };
      return html(
        `<html><body><div id="__next"></div><img src="https://bucket.zammit.shop/logo"><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data)}</script></body></html>`,
      );
    }
    if (path.pathname !== "/backend/api/v2/products/fast") return nothing;
    const isKnown = server.url.endsWith(String(request.headers["domain"]));
    if (!isKnown || request.headers["locale"] !== "en") return json({ success: false, data: null });
    const limit = Number(path.searchParams.get("limit"));
    const page = Number(path.searchParams.get("page"));
    return json({
      success: true,
      data: {
        products: products.slice((page - 1) * limit, page * limit),
        metadata: { totalPages: Math.ceil(count / limit) },
      },
    });
  });
  return server;
}
