// A WooCommerce shop of any size: its Store API with variations, stock filters and counts, as the real one has it.
import { html, json, nothing, serveShop, type ShopServer } from "./serve.ts";

const WOO_SIZES = ["S", "M", "L"] as const;

export type WooPiece = {
  id: number;
  name: string;
  price: number;
  was: number | null;
  /** In the order of the sizes. */
  stock: boolean[];
};

export type WooShop = ShopServer & {
  pieces: WooPiece[];
  /** Without the counts in its headers nothing can be believed in few questions. */
  state: {
    isClosed: boolean;
    hasCounts: boolean;
    /** Asked in Arabic, it tells the same pieces in Arabic, under ids of their own. */
    isBilingual: boolean;
  };
};

const PRODUCTS = "/wp-json/wc/store/v1/products";

export async function startWooShop(count: number): Promise<WooShop> {
  const pieces = Array.from({ length: count }, (_, n): WooPiece => {
    const price = 300 + (n % 40) * 5;
    return {
      id: n + 1,
      name: `Linen tunic ${n + 1}`,
      price,
      was: n % 5 === 0 ? price + 150 : null,
      stock: WOO_SIZES.map((_size, at) => (n + at) % 4 !== 0),
    };
  });
  const state = { isClosed: false, hasCounts: true, isBilingual: false };
  const shop = await serveShop(({ pathname, searchParams: ask }) => {
    if (state.isClosed) return { status: 503, headers: { "retry-after": "1" }, body: "closed" };
    if (pathname === "/") return html("<h1>Tunics</h1><p>Sewn in Cairo.</p>");
    if (pathname !== PRODUCTS) return nothing;
    const isArabic = state.isBilingual && ask.get("lang") === "ar";
    const all =
      ask.get("type") === "variation"
        ? wanted(pieces, ask)
        : pieces.map((piece) => ({ ...told(piece), ...(isArabic && inArabic(piece)) }));
    const [size, page] = [Number(ask.get("per_page") ?? 10), Number(ask.get("page") ?? 1)];
    return json(all.slice((page - 1) * size, page * size), {
      ...(state.hasCounts && { "x-wp-total": String(all.length) }),
    });
  });
  return { ...shop, pieces, state };
}

const prices = ({ price, was }: WooPiece) => ({
  price: String(price * 100),
  regular_price: String((was ?? price) * 100),
  currency_code: "EGP",
  currency_minor_unit: 2,
});

const told = (piece: WooPiece) => ({
  id: piece.id,
  name: piece.name,
  sku: `T-${piece.id}`,
  type: "variable",
  permalink: `/product/tunic-${piece.id}`,
  description: `<p>${piece.name} of washed linen, cut wide for the summer.</p>`,
  prices: prices(piece),
  images: [{ src: `/pics/${piece.id}.png` }],
  attributes: [
    {
      name: "Size",
      has_variations: true,
      terms: WOO_SIZES.map((name) => ({ name, slug: name.toLowerCase() })),
    },
  ],
  variations: WOO_SIZES.map((size, n) => ({
    id: piece.id * 10 + n,
    attributes: [{ name: "Size", value: size.toLowerCase() }],
  })),
  is_in_stock: piece.stock.some(Boolean),
});

const inArabic = ({ id }: WooPiece) => ({
  id: id + 100_000,
  name: `تونيك كتان ${id}`,
  description: `<p>تونيك كتان مغسول رقم ${id}.</p>`,
});

function wanted(pieces: WooPiece[], ask: URLSearchParams) {
  const parents = ask.has("parent") ? (ask.get("parent") ?? "").split(",").map(Number) : null;
  const status = ask.get("stock_status");
  return pieces
    .filter(({ id }) => !parents || parents.includes(id))
    .flatMap((piece) =>
      piece.stock.map((is_in_stock, n) => ({
        id: piece.id * 10 + n,
        parent: piece.id,
        name: piece.name,
        prices: prices(piece),
        is_in_stock,
      })),
    )
    .filter(({ is_in_stock }) => !status || is_in_stock === (status === "instock"));
}
