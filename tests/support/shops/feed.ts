// A shop whose website is a product feed: one file with a line for each size, told by its ETag.
import { createHash } from "node:crypto";
import { nothing, serveShop, type ShopServer } from "./serve.ts";

const FEED_SIZES = ["S", "M"] as const;

export type FeedPiece = {
  n: number;
  name: string;
  price: number;
  was: number | null;
  stock: boolean[];
};

export type FeedShop = ShopServer & {
  pieces: FeedPiece[];
  /** How often the whole file was sent. */
  state: { isClosed: boolean; sent: number };
};

const HEAD =
  "id item_group_id title description link image_link price sale_price availability size".split(
    " ",
  );

/** The brand's website is `${url}/feed.tsv`. */
export async function startFeedShop(count: number): Promise<FeedShop> {
  const pieces = Array.from({ length: count }, (_, n): FeedPiece => ({
    n: n + 1,
    name: `Gallabeya ${n + 1}`,
    price: 500 + (n % 30) * 10,
    was: n % 6 === 0 ? 900 : null,
    stock: FEED_SIZES.map((_size, at) => (n + at) % 3 !== 0),
  }));
  const state = { isClosed: false, sent: 0 };
  const shop = await serveShop(({ pathname }, request) => {
    if (state.isClosed) return { status: 503, headers: { "retry-after": "1" }, body: "closed" };
    if (pathname !== "/feed.tsv") return nothing;
    const body = fileOf(pieces, `http://${request.headers.host}`);
    const etag = `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
    if (request.headers["if-none-match"] === etag) return { status: 304, headers: { etag } };
    state.sent++;
    return { type: "text/tab-separated-values", body, headers: { etag } };
  });
  return { ...shop, pieces, state };
}

const fileOf = (pieces: FeedPiece[], at: string): string =>
  [
    HEAD,
    ...pieces.flatMap(({ n, name, price, was, stock }) =>
      FEED_SIZES.map((size, place) => [
        `${n}-${size}`,
        String(n),
        name,
        "Wide and cool, woven in Akhmim",
        `${at}/g/${n}?variant=${size}`,
        `${at}/pics/${n}.png`,
        `${(was ?? price).toFixed(2)} EGP`,
        was === null ? "" : `${price.toFixed(2)} EGP`,
        stock[place] ? "in stock" : "out of stock",
        size,
      ]),
    ),
  ]
    .map((cells) => cells.join("\t"))
    .join("\n");
