// A shop drawn by script alone: every address answers with the same empty document, and the page asks the
// shop's own interface for what it shows. It shows more on scrolling, hides broken pictures, asks silly
// questions and counts its visitors, as such shops do.
import { html, json, nothing, serveShop, type ShopServer } from "./serve.ts";

export type AppProduct = {
  id: number;
  slug: string;
  name: string;
  description: string;
  price: number;
  price_before: number | null;
  in_stock: boolean;
  image: string;
  sizes: string[];
};

export type JavascriptShop = ShopServer & { products: AppProduct[] };

const AT_ONCE = 3;

const appProduct = (n: number): AppProduct => ({
  id: 400 + n,
  slug: `linen-shirt-${n}`,
  name: `Linen shirt ${n}`,
  description: `A light linen shirt for warm evenings, cut number ${n}.`,
  price: 500 + n * 10,
  price_before: n % 3 === 0 ? 700 + n * 10 : null,
  in_stock: n % 5 !== 0,
  image: `/pictures/linen-shirt-${n}.jpg`,
  sizes: ["S", "M", "L"],
});

export async function startJavascriptShop(count: number): Promise<JavascriptShop> {
  const products = Array.from({ length: count }, (_, n) => appProduct(n + 1));
  const shop = await serveShop((path) => {
    if (path.pathname === "/app.js") return { type: "text/javascript", body: `(${String(app)})()` };
    if (path.pathname === "/robots.txt") {
      return { type: "text/plain", body: "User-agent: *\nDisallow: /api/visitors\n" };
    }
    if (path.pathname === "/api/products") {
      const from = Number(path.searchParams.get("from") ?? 0);
      return json({ items: products.slice(from, from + AT_ONCE), total: products.length });
    }
    const slug = /^\/api\/products\/([\w-]+)$/.exec(path.pathname)?.[1];
    const product = products.find((each) => each.slug === slug);
    if (slug) return product ? json(product) : nothing;
    if (path.pathname.startsWith("/pictures/")) return { type: "image/jpeg", body: "jpeg" };
    if (path.pathname.startsWith("/api/")) return json({});
    return html(DOCUMENT);
  });
  return { ...shop, products };
}

const DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title></head>
<body><div id="app"></div><script src="/app.js"></script></body></html>`;

/** Runs in the page; nothing outside it can be named here. */
function app(): void {
  const root = document.querySelector("#app")!;
  const money = (amount: number) => `EGP ${amount.toLocaleString("en")}.00`;
  const priceOf = ({ price, price_before }: AppProduct) =>
    price_before === null
      ? `<span class="price">${money(price)}</span>`
      : `<del>${money(price_before)}</del> <span class="price">${money(price)}</span>`;
  const pictureOf = ({ image, name }: AppProduct) =>
    `<img src="${image}" alt="${name}" width="400" height="500" onerror="this.src='/pictures/missing.png'">`;

  async function drawList(): Promise<void> {
    root.innerHTML = `<h1>Shirts</h1><div id="grid"></div><div id="more" style="height: 40px"></div>`;
    const grid = document.querySelector("#grid")!;
    let from = 0;
    const isOver = async () => {
      const answer = await fetch(`/api/products?from=${from}`);
      const { items, total } = (await answer.json()) as { items: AppProduct[]; total: number };
      for (const item of items) {
        const card = document.createElement("div");
        card.style.height = "1400px";
        card.innerHTML = `<a href="/product/${item.slug}">${pictureOf(item)}<b>${item.name}</b></a> ${priceOf(item)}`;
        grid.append(card);
      }
      from += items.length;
      return from >= total;
    };
    const watch = new IntersectionObserver((seen) => {
      if (!seen[0]!.isIntersecting) return;
      watch.disconnect();
      void isOver().then((over) => over || watch.observe(document.querySelector("#more")!));
    });
    watch.observe(document.querySelector("#more")!);
  }

  async function drawProduct(slug: string): Promise<void> {
    root.innerHTML = `<p>Loading…</p>`;
    const answer = await fetch(`/api/products/${slug}`);
    if (!answer.ok) return void (root.innerHTML = `<h1>Nothing here</h1>`);
    const product = (await answer.json()) as AppProduct;
    root.innerHTML = `<main>${pictureOf(product)}<h1>${product.name}</h1><p>${priceOf(product)}</p>
      <p class="description">${product.description}</p>
      <label>Size <select name="size">${product.sizes.map((size) => `<option>${size}</option>`).join("")}</select></label>
      ${product.in_stock ? `<button>Add to cart</button>` : `<button disabled>Sold out</button>`}</main>`;
    document.title = `${product.name} – Shop`;
  }

  alert("Welcome!");
  window.open("/subscribe");
  void fetch("/api/visitors", { method: "POST" });
  const slug = /^\/product\/([\w-]+)/.exec(location.pathname)?.[1];
  if (slug) void drawProduct(slug);
  else if (location.pathname === "/shirts") void drawList();
  else if (location.pathname === "/")
    root.innerHTML = `<nav><a href="/shirts">All shirts</a></nav>`;
  else root.innerHTML = `<h1>Nothing here</h1>`;
}
