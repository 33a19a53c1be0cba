// A shop of the size and weight that real ones have, for measuring: lists with pages and some hundred product
// pages of about fifty kilobytes, with menus, icons, reviews, scripts and JSON-LD, as themes write them.
import { html, nothing, serveShop, type ShopServer } from "../../tests/support/shops/serve.ts";

export type HeavyShop = ShopServer & { products: number; pages: number };

const KINDS = ["dresses", "shirts", "trousers", "skirts"];
const PER_LIST = 24;

const nameOf = (n: number) => `Cotton ${KINDS[n % KINDS.length]!.slice(0, -1)} number ${n}`;
const priceOf = (n: number) => 300 + (n % 40) * 25;
const addressOf = (n: number) => `/product/piece-${n}`;

const ICON = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2l3 7h7l-5.5 4.5L18.5 21 12 16.5 5.5 21l2-7.5L2 9h7z"/></svg>`;
const MENU = KINDS.flatMap((kind) => [
  `<li class="menu__item"><a class="menu__link" href="/category/${kind}">${kind}${ICON}</a></li>`,
  ...Array.from(
    { length: 12 },
    (_, n) =>
      `<li class="menu__item menu__item--sub"><a class="menu__link" href="/about/${kind}-${n}">Guide ${n} to ${kind}${ICON}</a></li>`,
  ),
]).join("");
const SCRIPT = `<script>window.theme=${JSON.stringify({
  strings: Object.fromEntries(
    Array.from({ length: 150 }, (_, n) => [`label_${n}`, `Some words ${n}`]),
  ),
})};</script>`;

const page = (title: string, head: string, body: string) =>
  html(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | Heavy Shop</title>
<meta name="viewport" content="width=device-width">${head}${SCRIPT}</head><body class="template">
<header class="header"><a href="/">Heavy Shop</a><nav class="menu"><ul>${MENU}</ul></nav></header>
<main class="main">${body}</main><footer class="footer"><ul>${MENU}</ul></footer></body></html>`);

const card = (n: number) =>
  `<li class="card"><a class="card__link" href="${addressOf(n)}"><img class="card__image" src="/pictures/${n}.jpg" alt="${nameOf(n)}" loading="lazy"><h3 class="card__title">${nameOf(n)}</h3></a><span class="card__price">EGP ${priceOf(n)}.00</span></li>`;

function productPage(n: number, products: number) {
  const data = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: nameOf(n),
    sku: `SKU-${n}`,
    description: `${nameOf(n)}, sewn in a small workshop from washed cotton.`,
    image: [`/pictures/${n}.jpg`, `/pictures/${n}-back.jpg`],
    offers: {
      "@type": "Offer",
      price: priceOf(n).toFixed(2),
      priceCurrency: "EGP",
      availability: `https://schema.org/${n % 7 === 0 ? "OutOfStock" : "InStock"}`,
    },
  };
  const related = Array.from({ length: 12 }, (_, k) => card(((n + k * 7) % products) + 1)).join("");
  const reviews = Array.from(
    { length: 25 },
    (_, k) =>
      `<article class="review"><div class="review__stars">${ICON.repeat(5)}</div><h4 class="review__title">Review ${k}</h4><p class="review__text">It fits well and the colour is as shown in the pictures; I would order it again, and my sister has one, too. Delivered in ${k + 1} days.</p></article>`,
  ).join("");
  return page(
    nameOf(n),
    `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
    `<section class="product"><div class="product__media"><img src="/pictures/${n}.jpg" width="800" height="1000" alt="${nameOf(n)}"></div>
<div class="product__info"><h1 class="product__title">${nameOf(n)}</h1><p class="product__price">EGP ${priceOf(n)}.00</p>
<form class="product__form"><select name="size"><option>S</option><option>M</option><option>L</option></select>
<button class="product__add"${n % 7 === 0 ? " disabled>Sold out" : ">Add to cart"}</button></form>
<div class="product__description"><p>${data.description}</p></div></div></section>
<section class="related"><h2>You may also like</h2><ul>${related}</ul></section><section class="reviews">${reviews}</section>`,
  );
}

export async function startHeavyShop(products: number): Promise<HeavyShop> {
  const all = Array.from({ length: products }, (_, n) => n + 1);
  const ofKind = (kind: string) => all.filter((n) => KINDS[n % KINDS.length] === kind);
  const lists = KINDS.reduce((sum, kind) => sum + Math.ceil(ofKind(kind).length / PER_LIST), 0);
  const shop = await serveShop(({ pathname, searchParams }) => {
    if (pathname === "/") return page("Home", "", `<h1>Heavy Shop</h1>`);
    const kind = /^\/category\/(\w+)$/.exec(pathname)?.[1];
    if (kind) {
      const at = Number(searchParams.get("page") ?? 1);
      const own = ofKind(kind);
      const shown = own.slice((at - 1) * PER_LIST, at * PER_LIST);
      const next = `<a class="next" rel="next" href="/category/${kind}?page=${at + 1}">Next</a>`;
      const hasNext = own.length > at * PER_LIST;
      return page(kind, "", `<ul>${shown.map(card).join("")}</ul>${hasNext ? next : ""}`);
    }
    const n = Number(/^\/product\/piece-(\d+)$/.exec(pathname)?.[1]);
    return n >= 1 && n <= products ? productPage(n, products) : nothing;
  });
  return { ...shop, products, pages: products + lists + 1 };
}
