// A shop of hand-written pages with no structured data at all: a front page, lists with cards and pages,
// product pages. It can speak two languages, have a sitemap, and change its dress half-way.
import { gzipSync } from "node:zlib";
import { html, nothing, serveShop, type Served, type ShopServer } from "./serve.ts";

export type Piece = {
  n: number;
  name: string;
  price: number;
  was: number | null;
  soldOut: boolean;
  /** What the sitemap says, where it has dates. */
  changed?: string;
};

export type PlainShop = ShopServer & {
  pieces: Piece[];
  state: {
    /** From this piece on, prices stand in other elements. */
    newDressFrom: number;
    extraText: string;
    robots: string;
    onPage: (n: number) => Promise<void> | void;
  };
};

type Options = {
  pieces: number;
  hasSitemap?: boolean;
  /** Cards without prices, as some lists have them. */
  hidesPrices?: boolean;
  /** Cards of sold-out pieces look otherwise, and say nothing. */
  dimsSoldOut?: boolean;
  languages?: ("en" | "ar")[];
};

const PER_LIST = 12;
const KINDS = ["dresses", "shirts"] as const;

const pieceAt = (n: number): Piece => ({
  n,
  name: `${n % 2 === 0 ? "Linen shirt" : "Wrap dress"} No ${n}`,
  price: 400 + n * 5,
  was: n % 4 === 0 ? Math.max(900, 500 + n * 5) + n : null,
  soldOut: n % 7 === 0,
});

const money = (amount: number) => `${amount.toLocaleString("en-EG")} EGP`;

export async function startPlainShop(options: Options): Promise<PlainShop> {
  const languages = options.languages ?? ["en"];
  const pieces = Array.from({ length: options.pieces }, (_, n) => pieceAt(n + 1));
  const state: PlainShop["state"] = {
    newDressFrom: Number.POSITIVE_INFINITY,
    extraText: "",
    robots: "User-agent: *\nDisallow: /secret\n",
    onPage: () => {},
  };
  const prefix = (language: string) => (languages.length > 1 ? `/${language}` : "");
  const page = (language: string, title: string, body: string, head = ""): Served =>
    html(`<!doctype html><html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"><head><meta charset="utf-8">
<title>${title} | Plain Shop</title>${head}</head><body>
<header><a href="${prefix(language)}/">Plain Shop</a><nav>${KINDS.map((kind) => `<a href="${prefix(language)}/category/${kind}">${kind}</a>`).join("")}
<a href="/about">About</a><a href="/cart">Cart (0)</a></nav></header><main>${body}</main>
<footer>Free delivery above 2,000 EGP. <a href="/secret/list">x</a></footer></body></html>`);

  const pathOf = (language: string, piece: Piece) => `${prefix(language)}/product/piece-${piece.n}`;

  const card = (language: string, piece: Piece) =>
    `<li class="card${options.dimsSoldOut && piece.soldOut ? " is-sold-out" : ""}"><a href="${pathOf(language, piece)}"><img src="/pictures/${piece.n}.jpg" alt=""><span>${piece.name}</span></a>${options.hidesPrices ? "" : `<b>${money(piece.price)}</b>`}</li>`;

  function listPage(language: string, kind: string, at: number): Served {
    const own = pieces.filter(({ n }) => KINDS[(n + 1) % 2] === kind);
    const shown = own.slice((at - 1) * PER_LIST, at * PER_LIST);
    const next =
      own.length > at * PER_LIST
        ? `<a rel="next" href="${prefix(language)}/category/${kind}?page=${at + 1}">Next</a>`
        : "";
    return page(
      language,
      kind,
      `<h1>${kind}</h1><ul>${shown.map((piece) => card(language, piece)).join("")}</ul>${next}`,
    );
  }

  function productPage(language: string, piece: Piece): Served {
    const isNewDress = piece.n >= state.newDressFrom;
    const price = isNewDress
      ? `<div class="pay"><div><strong class="amount-v2">${money(piece.price)}</strong></div></div>`
      : `<p class="cost">${piece.was ? `<del class="cost-was">${money(piece.was)}</del> ` : ""}<span class="cost-now">${money(piece.price)}</span></p>`;
    const others = pieces.filter(({ n }) => n !== piece.n).slice(0, 4);
    const alternates = languages
      .map(
        (other) =>
          `<link rel="alternate" hreflang="${other}" href="${server.url}${pathOf(other, piece)}">`,
      )
      .join("");
    const name = language === "ar" ? `قطعة رقم ${piece.n}` : piece.name;
    return page(
      language,
      name,
      `<article><div class="pictures"><img src="/pictures/${piece.n}.jpg" width="600" height="800" alt="${name}"></div>
<h1 class="piece-name">${name}</h1>
${price}
<form><label>Size <select name="size"><option>S</option><option>M</option><option>L</option></select></label>
<button ${piece.soldOut ? "disabled" : ""}>${piece.soldOut ? "Sold out" : "Add to cart"}</button></form>
<div class="about"><p>${name} is sewn in a small workshop in Cairo from washed cotton. It keeps its shape and is cool in summer. ${state.extraText}</p></div></article>
<section class="more"><h2>You may also like</h2><ul>${others.map((other) => card(language, other)).join("")}</ul></section>`,
      languages.length > 1 ? alternates : "",
    );
  }

  const sitemap = (): Served => ({
    type: "application/gzip",
    body: gzipSync(
      `<urlset><url><loc>${server.url}/about</loc></url>${languages
        .flatMap((language) =>
          pieces.map(
            (piece) =>
              `<url><loc>${server.url}${pathOf(language, piece)}</loc>${piece.changed ? `<lastmod>${piece.changed}</lastmod>` : ""}</url>`,
          ),
        )
        .join("")}</urlset>`,
    ),
  });

  const server = await serveShop(async (path) => {
    const { pathname } = path;
    if (pathname === "/robots.txt") {
      const map = options.hasSitemap ? `Sitemap: ${server.url}/sitemap.xml.gz\n` : "";
      return { type: "text/plain", body: state.robots + map };
    }
    if (pathname === "/sitemap.xml.gz" && options.hasSitemap) return sitemap();
    const [, language = languages[0]!, rest = "/"] =
      /^(?:\/(en|ar)(?=\/|$))?(\/.*)?$/.exec(pathname) ?? [];
    if (rest === "/") {
      return page(
        language,
        "Home",
        `<h1>Plain Shop</h1><ul>${pieces
          .slice(0, 3)
          .map((piece) => card(language, piece))
          .join("")}</ul>`,
      );
    }
    const [, kind] = /^\/category\/(\w+)$/.exec(rest) ?? [];
    if (kind) return listPage(language, kind, Number(path.searchParams.get("page") ?? 1));
    const [, n] = /^\/product\/piece-(\d+)$/.exec(rest) ?? [];
    const piece = pieces.find((each) => each.n === Number(n));
    if (!piece) return nothing;
    await state.onPage(piece.n);
    return productPage(language, piece);
  });
  return { ...server, pieces, state };
}
