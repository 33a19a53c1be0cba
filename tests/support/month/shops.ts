// Shops of five makes whose prices, stock and pages change, each with the truth to compare with.
import type { TestServer } from "../test-server.ts";
import type { TestBrand } from "../people.ts";
import { crawlCalls, type Stream } from "../crawl-calls.ts";
import { startFeedShop } from "../shops/feed.ts";
import { startPlainShop } from "../shops/plain.ts";
import type { ShopServer } from "../shops/serve.ts";
import { startShopify } from "../shops/shopify.ts";
import { startWooShop } from "../shops/woocommerce.ts";

export type Truth = { price: number; current: number | null; stock: boolean[] };

/** A piece as its shop has it, to be changed. */
export type LivingPiece = {
  name: string;
  truth(): Truth;
  ask(price: number, was: number | null): void;
  setStock(stock: boolean[]): void;
};

export type LivingShop = {
  kind: Kind;
  website: string;
  server: ShopServer;
  pieces: LivingPiece[];
  take(piece: LivingPiece): void;
  putBack(piece: LivingPiece): void;
  close(isClosed: boolean): void;
  /** After how many nights at the latest a changed price, or a changed stock, is known. */
  nights: { price: number; stock: number; gone: number };
  /** Requests of a night beyond what changed: what is stated. */
  requests: number;
  read(server: TestServer, brand: TestBrand): Promise<Stream>;
};

export const KINDS = ["shopify", "woocommerce", "feed", "dates", "lists", "shares"] as const;
export type Kind = (typeof KINDS)[number];

const DAILY = { price: 0, stock: 0, gone: 1 };
const WEEKLY = { price: 6, stock: 6, gone: 8 };
const ASKED = 30;

const scan = (server: TestServer, brand: TestBrand) => crawlCalls(server.address, brand).scan();

export async function openLivingShop(
  kind: Kind,
  count: number,
  now: () => number,
): Promise<LivingShop> {
  if (kind === "shopify") return livingShopify(count);
  if (kind === "woocommerce") return livingWoo(count);
  if (kind === "feed") return livingFeed(count);
  return livingPages(kind, count, now);
}

type Common = { price: number; was: number | null; stock: boolean[] };

const truthOf = ({ price, was, stock }: Common): Truth => ({
  price: was ?? price,
  current: was === null ? null : price,
  stock: [...stock],
});

/** Takes pieces out of what the shop serves, and puts them back. */
function shelves<Item>(served: Item[], items: Map<LivingPiece, Item>) {
  return {
    pieces: [...items.keys()],
    take(piece: LivingPiece) {
      served.splice(served.indexOf(items.get(piece)!), 1);
    },
    putBack(piece: LivingPiece) {
      served.push(items.get(piece)!);
    },
  };
}

const living = (item: Common & { name: string }, onChange = () => {}): LivingPiece => ({
  name: item.name,
  truth: () => truthOf(item),
  ask(price, was) {
    Object.assign(item, { price, was });
    onChange();
  },
  setStock(stock) {
    item.stock = stock;
    onChange();
  },
});

async function livingShopify(count: number): Promise<LivingShop> {
  const shop = await startShopify(count);
  const items = new Map(
    shop.products.map((product) => {
      const [first] = product.variants;
      const was = Number(first!.compare_at_price ?? 0);
      const price = Number(first!.price);
      const item = {
        name: product.title,
        price,
        was: was > price ? was : null,
        stock: product.variants.map(({ available }) => available),
      };
      const write = () => {
        for (const [n, variant] of product.variants.entries())
          Object.assign(variant, {
            price: item.price.toFixed(2),
            compare_at_price: item.was === null ? null : item.was.toFixed(2),
            available: item.stock[n],
          });
      };
      return [living(item, write), product] as const;
    }),
  );
  return {
    kind: "shopify",
    website: shop.url,
    server: shop,
    ...shelves(shop.products, items),
    close: (isClosed) => void (shop.state.isClosed = isClosed),
    nights: DAILY,
    requests: ASKED,
    read: (server, brand) => crawlCalls(server.address, brand).shopify({ website: shop.url }),
  };
}

async function livingWoo(count: number): Promise<LivingShop> {
  const shop = await startWooShop(count);
  const items = new Map(shop.pieces.map((piece) => [living(piece), piece] as const));
  return {
    kind: "woocommerce",
    website: shop.url,
    server: shop,
    ...shelves(shop.pieces, items),
    close: (isClosed) => void (shop.state.isClosed = isClosed),
    nights: DAILY,
    requests: ASKED,
    read: scan,
  };
}

async function livingFeed(count: number): Promise<LivingShop> {
  const shop = await startFeedShop(count);
  const items = new Map(shop.pieces.map((piece) => [living(piece), piece] as const));
  return {
    kind: "feed",
    website: `${shop.url}/feed.tsv`,
    server: shop,
    ...shelves(shop.pieces, items),
    close: (isClosed) => void (shop.state.isClosed = isClosed),
    nights: DAILY,
    requests: ASKED,
    read: scan,
  };
}

async function livingPages(
  kind: "dates" | "lists" | "shares",
  count: number,
  now: () => number,
): Promise<LivingShop> {
  const shop = await startPlainShop({
    pieces: count,
    hasSitemap: kind === "dates",
    hidesPrices: kind !== "lists",
  });
  const items = new Map(
    shop.pieces.map((piece) => {
      const stamp = () => {
        if (kind === "dates") piece.changed = new Date(now()).toISOString();
      };
      stamp();
      return [pagePiece(piece, stamp), piece] as const;
    }),
  );
  return {
    kind,
    website: shop.url,
    server: shop,
    ...shelves(shop.pieces, items),
    close: () => {},
    nights: kind === "dates" ? DAILY : kind === "lists" ? listsNights(count) : WEEKLY,
    requests: ASKED + (kind === "shares" ? Math.ceil(count / 7) : 0),
    read: (server, brand) => crawlCalls(server.address, brand).adaptive({ website: shop.url }),
  };
}

/**
 * Lists of this make show prices and no stock: that is found by opening pages, all of them within a week where the
 * lists (twelve pieces each) leave so many of the thirty requests; what people wait for has a third of them.
 */
function listsNights(count: number): LivingShop["nights"] {
  const lists = 2 * Math.ceil(count / 24);
  const room = Math.max(5, ASKED - 4 - lists);
  const stock = count / 7 <= room ? 6 : Math.ceil(count / (room - Math.floor(room / 3)));
  return { price: 0, stock, gone: 1 };
}

type PagePiece = { name: string; price: number; was: number | null; soldOut: boolean };

/** One button for all sizes. */
const pagePiece = (piece: PagePiece, onChange: () => void): LivingPiece => ({
  name: piece.name,
  truth: () => truthOf({ ...piece, stock: [!piece.soldOut] }),
  ask(price, was) {
    Object.assign(piece, { price, was });
    onChange();
  },
  setStock([first]) {
    piece.soldOut = !first;
    onChange();
  },
});
