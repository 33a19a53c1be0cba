// Small shops of other makes, each with three to thirty pieces: an interface, a feed, a mall, a door, an app.
import { html, json, serveShop, type Served, type ShopServer } from "./serve.ts";

const PICTURE: Served = { type: "image/png", body: "" };
const isPicture = (path: string) => path.endsWith(".png");
const missing: Served = { status: 404, body: "not here" };

/** WooCommerce with its Store API: minor units, variations only by their parent, two of five pieces variable. */
export const startStoreApi = (): Promise<ShopServer> =>
  serveShop((url) => {
    const { pathname, searchParams: ask } = url;
    if (pathname !== "/wp-json/wc/store/v1/products")
      return pathname === "/" ? html("<h1>متجر</h1>") : missing;
    const prices = (price: number, regular = price) => ({
      price: String(price),
      regular_price: String(regular),
      currency_code: "EGP",
      currency_minor_unit: 2,
    });
    if (ask.get("type") === "variation") {
      const parents = (ask.get("parent") ?? "").split(",").map(Number);
      return json(
        [1, 2]
          .filter((id) => parents.includes(id))
          .flatMap((parent) =>
            [1, 2].map((n) => ({
              id: parent * 10 + n,
              parent,
              name: "",
              prices: prices(30_000, parent === 1 ? 45_000 : 30_000),
              is_in_stock: n === 1,
            })),
          ),
      );
    }
    const all = [1, 2, 3, 4, 5].map((id) => ({
      id,
      name: `قميص ${id}`,
      type: id <= 2 ? "variable" : "simple",
      permalink: `/product/${id}`,
      description: "<p>قميص قطن مصري بقصة مريحة.</p>",
      prices: prices(30_000, id === 1 || id === 4 ? 45_000 : 30_000),
      images: [{ src: `/pics/${id}.png` }],
      attributes:
        id <= 2
          ? [
              {
                name: "المقاس",
                has_variations: true,
                terms: [
                  { name: "وسط", slug: "m" },
                  { name: "كبير", slug: "l" },
                ],
              },
            ]
          : [],
      variations:
        id <= 2
          ? [
              { id: id * 10 + 1, attributes: [{ name: "المقاس", value: "m" }] },
              { id: id * 10 + 2, attributes: [{ name: "المقاس", value: "l" }] },
            ]
          : [],
      is_in_stock: true,
    }));
    const size = Number(ask.get("per_page") ?? 10);
    const page = Number(ask.get("page") ?? 1);
    return json(all.slice((page - 1) * size, page * size), { "x-wp-total": String(all.length) });
  });

/** The website is a table with tabs, one line for each size. */
export const startTsvFeed = (): Promise<ShopServer> =>
  serveShop(({ pathname }, request) => {
    if (pathname !== "/export/facebook.tsv") return missing;
    const at = `http://${request.headers.host}`;
    const head = [
      "id",
      "item_group_id",
      "title",
      "description",
      "link",
      "image_link",
      "price",
      "sale_price",
      "availability",
      "size",
    ];
    const lines = ["a", "b"].flatMap((group) =>
      ["S", "M"].map((size) => [
        `${group}-${size}`,
        group,
        `Gallabeya ${group}`,
        "Wide and cool",
        `${at}/g/${group}?utm_source=fb&variant=${size}`,
        `${at}/pics/${group}.png`,
        "800.00 EGP",
        group === "b" ? "640.00 EGP" : "",
        size === "S" ? "in stock" : "out of stock",
        size,
      ]),
    );
    return {
      type: "text/tab-separated-values",
      body: [head, ...lines].map((cells) => cells.join("\t")).join("\n"),
    };
  });

const piece = (at: string, n: number) =>
  `<nav><a href="${at}/">All</a></nav><main><img src="/pics/${at.replaceAll("/", "")}-${n}.png"><h1>Robe ${n} of ${at.slice(1)}</h1><p><b>${300 + n} EGP</b></p><button>Add to cart</button><p>Robe number ${n}, woven and sewn by hand in small numbers.</p></main>`;
const cards = (at: string, count: number) =>
  Array.from(
    { length: count },
    (_, n) =>
      `<div><a href="${at}/robes/${n + 1}"><img src="/pics/${at.replaceAll("/", "")}-${n + 1}.png">Robe ${n + 1}</a> <b>${301 + n} EGP</b></div>`,
  ).join("");

/** Two brands on one host, each page showing pieces of the other; robots.txt redirects within the host. */
export const startMall = (): Promise<ShopServer> =>
  serveShop(({ pathname }) => {
    if (isPicture(pathname)) return PICTURE;
    if (pathname === "/robots.txt")
      return { status: 301, headers: { location: "/files/robots.txt" } };
    if (pathname === "/files/robots.txt")
      return { type: "text/plain", body: "User-agent: *\nDisallow: /cart\n" };
    const found = /^\/(mina|sara)(?:\/robes\/(\d))?\/?$/.exec(pathname);
    if (!found) return pathname === "/" ? html(cards("/mina", 3) + cards("/sara", 3)) : missing;
    const at = `/${found[1]}`;
    const other = at === "/mina" ? "/sara" : "/mina";
    return html(
      found[2]
        ? piece(at, Number(found[2])) + cards(other, 2)
        : cards(at, 3) + `<aside>${cards(other, 2)}</aside>`,
    );
  });

/** Nothing is shown before a country is chosen, which a cookie remembers. */
export const startDoor = (): Promise<ShopServer> =>
  serveShop(({ pathname }, request) => {
    if (isPicture(pathname)) return PICTURE;
    if (pathname === "/enter" && request.method === "POST")
      return { status: 303, headers: { location: "/", "set-cookie": "country=eg; Path=/" } };
    if (!request.headers.cookie?.includes("country=eg"))
      return html(
        '<h1>Welcome</h1><form method="post" action="/enter"><select name="country"><option value="">Your country</option><option value="sa">Saudi Arabia</option><option value="eg">Egypt</option></select><button>Continue</button></form>',
      );
    const found = /^\/robes\/(\d)$/.exec(pathname);
    if (found) return html(piece("", Number(found[1])));
    return pathname === "/" ? html(cards("", 4)) : missing;
  });

/** An app without a single link: pieces are pressed, and "show more" asks for the next five. */
export const startAppWithoutLinks = (count: number): Promise<ShopServer> =>
  serveShop(({ pathname, searchParams }) => {
    if (isPicture(pathname)) return PICTURE;
    const row = (n: number) => ({
      code: `robe-${n}`,
      name: `Robe ${n}`,
      image: `/pics/${n}.png`,
      price: { now: 300 + n, before: n % 3 === 0 ? 500 + n : null },
    });
    if (pathname === "/rest/robes") {
      const page = Number(searchParams.get("page"));
      const all = Array.from({ length: count }, (_, n) => row(n + 1));
      return json({ robes: all.slice((page - 1) * 5, page * 5), total: count });
    }
    const found = /^\/rest\/robes\/robe-(\d+)$/.exec(pathname);
    if (found)
      return json({
        ...row(Number(found[1])),
        about: "Woven and sewn by hand in small numbers.",
        skus: [
          { size: "S", stock: 0 },
          { size: "M", stock: 2 },
        ],
      });
    if (pathname === "/app.js") return { type: "text/javascript", body: APP };
    return /^\/(robe-\d+)?$/.test(pathname)
      ? html('<div id="app"></div><script src="/app.js"></script>')
      : missing;
  });

const APP = `const app = document.getElementById("app"); let rows = [], page = 0, total = 0;
async function more() { const told = await (await fetch("/rest/robes?page=" + ++page)).json(); rows.push(...told.robes); total = told.total; list(); }
function list() {
  app.replaceChildren(...rows.map((row) => { const box = document.createElement("div"); box.textContent = row.name + " " + row.price.now + " EGP"; box.onclick = () => { history.pushState(null, "", "/" + row.code); one(row.code); }; return box; }));
  if (rows.length < total) { const button = document.createElement("button"); button.textContent = "Show more"; button.onclick = more; app.append(button); }
}
async function one(code) { const row = await (await fetch("/rest/robes/" + code)).json(); app.innerHTML = "<h1>" + row.name + "</h1><b>" + row.price.now + " EGP</b><button>Add to cart</button>"; }
location.pathname === "/" ? more() : one(location.pathname.slice(1));`;

/** A list that shows six more whenever its end comes into view, and links to pages of its own. */
export const startEndlessList = (count: number): Promise<ShopServer> =>
  serveShop(({ pathname, searchParams }) => {
    if (isPicture(pathname)) return PICTURE;
    const card = (n: number) =>
      `<li><a href="/robes/${n}"><i style="background-image:url(/pics/${n}.png)"></i>Robe ${n}</a> <b>${300 + n} EGP</b></li>`;
    const part = (from: number) =>
      Array.from({ length: Math.max(0, Math.min(6, count - from)) }, (_, n) =>
        card(from + n + 1),
      ).join("");
    if (pathname === "/more") return html(part(Number(searchParams.get("from"))));
    const found = /^\/robes\/(\d+)$/.exec(pathname);
    if (found) return html(piece("", Number(found[1])));
    return pathname === "/"
      ? html(`<ul id="list">${part(0)}</ul><div id="end">Loading…</div><script>${ENDLESS}</script>`)
      : missing;
  });

const ENDLESS = `let from = 6, isBusy = false; new IntersectionObserver(async ([end]) => { if (!end.isIntersecting || isBusy) return; isBusy = true;
  for (;;) { const text = await (await fetch("/more?from=" + from)).text(); if (!text) { document.getElementById("end").remove(); return; } document.getElementById("list").insertAdjacentHTML("beforeend", text); from += 6; if (document.getElementById("end").getBoundingClientRect().top > innerHeight) break; }
  isBusy = false; }).observe(document.getElementById("end"));`;

/** A list that a script draws, six pieces at a time; buttons with numbers put other pieces in their place. */
export const startNumberedList = (count: number): Promise<ShopServer> =>
  serveShop(({ pathname, searchParams }) => {
    if (isPicture(pathname)) return PICTURE;
    const found = /^\/robes\/(\d+)$/.exec(pathname);
    if (found) return html(piece("", Number(found[1])));
    if (pathname === "/rows") {
      const from = (Number(searchParams.get("n")) - 1) * 6;
      const rows = Array.from({ length: Math.min(6, count - from) }, (_, n) => from + n + 1);
      return json({ rows, pages: Math.ceil(count / 6) });
    }
    return pathname === "/"
      ? html(`<ul id="list"></ul><p id="pages"></p><script>${NUMBERED}</script>`)
      : missing;
  });

const NUMBERED = `async function show(at) { const told = await (await fetch("/rows?n=" + at)).json();
  document.getElementById("list").innerHTML = told.rows.map((n) => '<li><a href="/robes/' + n + '"><img src="/pics/' + n + '.png">Robe ' + n + '</a> <b>' + (300 + n) + ' EGP</b></li>').join("");
  document.getElementById("pages").replaceChildren(...Array.from({ length: told.pages }, (_, n) => { const button = document.createElement("button"); button.textContent = n + 1; button.onclick = () => show(n + 1); return button; })); }
show(1);`;
