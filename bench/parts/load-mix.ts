// What shoppers do, how often, and what they need to know before they can.
import { request, type Dispatcher } from "undici";
import { CATEGORIES } from "../../src/contract/categories.ts";
import { BROWSER } from "../../tests/support/ask.ts";

/** Of a hundred calls. Most of a visit is looking; one in twelve calls is a wish in words. */
export const WEIGHTS = {
  "feed, first page": 10,
  "feed, further page": 28,
  detail: 25,
  filter: 10,
  "search, English": 4,
  "search, Arabic": 2,
  "search, Franco": 2,
  pin: 10,
  "share pins": 1,
  "shared pins": 3,
  redirect: 5,
} as const;

export type Kind = keyof typeof WEIGHTS;
export const KINDS = Object.keys(WEIGHTS) as Kind[];

export type Call = {
  path: string;
  method?: "POST";
  headers?: Record<string, string>;
  body?: string;
  status: number;
};

type Known = {
  ids: string[];
  pages: { page: number; token: string }[];
  shared: string[];
};

const WISHES = {
  "search, English": [
    ["black", "white", "navy", "red", "beige", "olive"],
    ["linen", "satin", "cotton", "printed"],
    ["dress", "shirt", "trousers", "skirt", "jacket", "bag"],
    ["under 900", "under 1500", "for a wedding", ""],
  ],
  "search, Arabic": [
    ["فستان", "قميص", "بنطلون", "جيبة", "جاكيت", "شنطة"],
    ["أسود", "أبيض", "كحلي", "أحمر", "بيج", "زيتي"],
    ["كتان", "ساتان", "قطن", ""],
    ["تحت 900 جنيه", "أقل من 1500", "للفرح", ""],
  ],
  "search, Franco": [
    ["fostan", "2amis", "bantalon", "gacket", "shanta"],
    ["eswed", "abyad", "a7mar", "beige", "ko7ly"],
    ["kettan", "satan", "2otn", ""],
    ["ta7t 900", "a2al men 1500", "lel fara7", ""],
  ],
} as const;

const one = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

function post(path: string, body: object): Call {
  return {
    path,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    status: 200,
  };
}

const wish = (kind: keyof typeof WISHES): Call =>
  post("/api/search", { query: WISHES[kind].map(one).join(" ").trim() });

/** A choice of three dozen that many make, or one of many that few make. */
const choice = (): Call =>
  post("/api/products/filter", {
    categories: [one(CATEGORIES)],
    ...(Math.random() < 0.3 && { max_price: 500 + Math.floor(Math.random() * 400) * 10 }),
    ...(Math.random() < 0.2 && { colors: [one(["red", "black", "white"])] }),
  });

/** The next call of a kind. */
export const callOf = (known: Known): Record<Kind, () => Call> => ({
  "feed, first page": () => ({ path: "/api/products/explore", status: 200 }),
  "feed, further page": () => {
    const { page, token } = one(known.pages);
    return {
      path: `/api/products/explore?page=${page}`,
      headers: { authorization: `Bearer ${token}` },
      status: 200,
    };
  },
  detail: () => ({ path: `/api/products/${one(known.ids)}`, status: 200 }),
  filter: choice,
  "search, English": () => wish("search, English"),
  "search, Arabic": () => wish("search, Arabic"),
  "search, Franco": () => wish("search, Franco"),
  pin: () =>
    post("/api/analytics/events", {
      event_type: "add_to_pinned",
      product_id: one(known.ids),
      source: "explore",
    }),
  "share pins": () =>
    post("/api/collections", { product_ids: Array.from({ length: 6 }, () => one(known.ids)) }),
  "shared pins": () => ({ path: `/api/collections/${one(known.shared)}`, status: 200 }),
  redirect: () => ({ path: `/api/redirect/${one(known.ids)}`, status: 302 }),
});

/** Kinds in the proportion of their weights, to pick from. */
export const URN: readonly Kind[] = KINDS.flatMap((kind) =>
  Array.from({ length: WEIGHTS[kind] }, () => kind),
);

/** What every shopper sends. */
export const HEADERS = {
  "user-agent": BROWSER,
  "accept-encoding": "gzip, deflate, br, zstd",
  accept: "application/json",
};

const WALKS = 40;

type Page = { products: { id: string }[]; token: string | null };

/** Some walk through the feed and share what they saw; the others go where these have been. */
export async function lookAround(address: string, dispatcher: Dispatcher): Promise<Known> {
  const ids = new Set<string>();
  const pages: Known["pages"] = [];
  const shared: string[] = [];
  const read = async <T>(call: Call): Promise<T> => {
    const { path, method = "GET", headers, body } = call;
    const answer = await request(address + path, {
      dispatcher,
      method,
      headers: { "user-agent": BROWSER, ...headers },
      ...(body && { body }),
    });
    if (answer.statusCode !== call.status) {
      throw new Error(`${path}: ${answer.statusCode} ${await answer.body.text()}`);
    }
    return (await answer.body.json()) as T;
  };
  for (let walk = 0; walk < WALKS; walk++) {
    let token: string | null = null;
    for (let page = 1; page <= 5; page++) {
      const path = `/api/products/explore?page=${page}`;
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const seen: Page = await read({ path, headers, status: 200 });
      for (const { id } of seen.products) ids.add(id);
      token = seen.token;
      if (!token) break;
      pages.push({ page: page + 1, token });
    }
    const product_ids = [...ids].slice(-6);
    shared.push((await read<{ id: string }>(post("/api/collections", { product_ids }))).id);
  }
  return { ids: [...ids], pages, shared };
}
