// Which combinations of a piece are there, asked one by one where its page leaves that to a question of its scripts.
// A shop is asked a limited number of times, and no more after it failed to answer.
import type { AskedCombinations } from "../witnesses/asked-combinations.ts";
import { chosenIn } from "../witnesses/asked-combinations.ts";
import { availabilityOf } from "../extract/claim.ts";
import { isNode, type Node, wordOf } from "../extract/json-ld-nodes.ts";
import type { RawProduct, RawVariant } from "../found-product.ts";
import { isLimit } from "../problems.ts";
import { parseJson } from "../shops/json.ts";
import type { Shop } from "../shops/shop.ts";
import type { OpenProduct } from "./product-opener.ts";

const MOST_OF_A_PIECE = 80;
const MOST_OF_A_SHOP = 1200;
const FAILURES_MAX = 2;

type Picked = { field: string | null; value: string; sent: string };
/** `undefined`: no answer; null: there is no such combination. */
type Answer = Omit<RawVariant, "values"> | null | undefined;

export type AskCombinations = (
  product: RawProduct,
  asked: AskedCombinations | undefined,
) => Promise<RawProduct>;

export function createAskCombinations(
  { visitor }: { visitor: Asks },
  open: OpenProduct,
): AskCombinations {
  let [left, failures] = [MOST_OF_A_SHOP, 0];
  /** Of several places where such questions are answered, the one that did. */
  let known: number | null = null;

  async function post({ way, to, piece }: AskedCombinations, picks: Picked[]): Promise<unknown> {
    for (const [n, address] of to.entries()) {
      if (known !== null && known !== n) continue;
      const answer = await visitor.get(
        address,
        way === "form" ? { form: formOf(piece, picks) } : { json: callOf(piece, picks) },
      );
      if (answer.status !== 200) continue;
      known = n;
      return parseJson(answer.text);
    }
    return undefined;
  }

  async function drawn({ to }: AskedCombinations, picks: Picked[]): Promise<Answer> {
    const address = new URL(to[0] ?? "");
    for (const { field, sent } of picks) if (field) address.searchParams.set(field, sent);
    const { page, reading } = await open(address.href);
    if (!page || !reading) return undefined;
    // A pair that does not exist is answered with the one that is shown first.
    const isOwn = picks.every(({ field, sent }) => !field || chosenIn(page, field) === sent);
    if (!isOwn) return null;
    const { price, regularPrice, isAvailable } = reading;
    return { price, regularPrice, isAvailable };
  }

  async function answerTo(asked: AskedCombinations, picks: Picked[]): Promise<Answer> {
    left--;
    if (asked.way === "page") return drawn(asked, picks);
    const told = await post(asked, picks);
    return asked.way === "form" ? variationIn(told) : combinationIn(told);
  }

  return async (product, asked) => {
    const all = asked ? combined(asked.options) : [];
    const isAsked = all.length > 0 && all.length <= Math.min(MOST_OF_A_PIECE, left);
    // A page that is drawn for one combination calls that one gone, and says nothing of the others.
    const isGone = product.isAvailable === false && asked?.way !== "page";
    if (!asked || !isAsked || failures >= FAILURES_MAX || isGone) return product;
    const rows: RawVariant[] = [];
    try {
      for (const picks of all) {
        const answer = await answerTo(asked, picks);
        if (answer === undefined) {
          failures++;
          return product;
        }
        const values = picks.map(({ value }) => value);
        const none = { price: null, regularPrice: null, isAvailable: false };
        rows.push({ ...(answer ?? none), values });
      }
    } catch (error) {
      if (visitor.signal.aborted) throw error;
      if (!isLimit(error)) failures++;
      return product;
    }
    failures = 0;
    return withRows(product, rows);
  };
}

type Asks = Pick<Shop["visitor"], "get" | "signal">;

/** Where no pair was found, the questions were not understood. */
function withRows(product: RawProduct, rows: RawVariant[]): RawProduct {
  const isTold = rows.some(({ isAvailable, price }) => isAvailable !== false || price !== null);
  if (!isTold) return product;
  const isThere = rows.some(({ isAvailable }) => isAvailable !== false);
  if (isThere === (product.isAvailable !== false)) return { ...product, variants: rows };
  // What was said of the combination shown first is no word on the piece.
  const facts = product.facts?.filter(({ field }) => field !== "stock");
  return { ...product, variants: rows, isAvailable: isThere, ...(facts && { facts }) };
}

const combined = (options: AskedCombinations["options"]): Picked[][] =>
  options.reduce<Picked[][]>(
    (rows, { field, values }) =>
      rows.length > MOST_OF_A_PIECE
        ? rows
        : rows.flatMap((row) => values.map((value) => [...row, { field, ...value }])),
    [[]],
  );

function formOf(piece: string, picks: Picked[]): URLSearchParams {
  const form = new URLSearchParams({ product_id: piece });
  for (const { field, sent } of picks) if (field) form.set(field, sent);
  return form;
}

const callOf = (piece: string, picks: Picked[]) => ({
  jsonrpc: "2.0",
  method: "call",
  params: {
    product_template_id: Number(piece),
    product_id: false,
    combination: picks.flatMap(({ field, sent }) => (field === null ? [] : [Number(sent)])),
    add_qty: 1,
  },
});

const amount = (value: unknown): number | null =>
  typeof value === "number" && value > 0 ? value : null;

function variationIn(told: unknown): Answer {
  if (told === false) return null;
  if (!isNode(told as never)) return undefined;
  const row = told as Node;
  const stock = row["is_in_stock"] ?? availabilityOf(row["stockAvailability"]);
  const isSold = row["variation_is_active"] !== false && row["is_purchasable"] !== false;
  const image = row["image"];
  return {
    price: amount(row["display_price"]),
    regularPrice: amount(row["display_regular_price"]),
    isAvailable: typeof stock === "boolean" ? stock && isSold : null,
    ...(isNode(image) && { image: wordOf(image["full_src"] ?? image["url"] ?? image["src"]) }),
  };
}

/** Counted only where the shop does not sell what it has to order first. */
function combinationIn(told: unknown): Answer {
  const row = isNode(told as never) ? (told as Node)["result"] : undefined;
  if (!isNode(row)) return undefined;
  if (row["is_combination_possible"] === false) return null;
  const isOrdered = row["allow_out_of_stock_order"] === true;
  const free = row["free_qty"] ?? row["virtual_available"];
  const price = amount(row["price"]);
  return {
    price,
    regularPrice: row["has_discounted_price"] === true ? amount(row["list_price"]) : null,
    isAvailable: isOrdered || typeof free !== "number" || free > 0,
  };
}
