// Captured pages with what is known of them, as ../shared/data/crawl/README.md describes the folder.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { parsePrice } from "../../src/server/features/crawl/normalise/prices.ts";

type Row = {
  file: string;
  kind: string;
  url?: string;
  group?: string;
  truth: Record<string, unknown>;
  truth_in_page?: { title?: string | null; price?: number | null; availability?: string | null };
};

export type CapturedPage = {
  file: string;
  /** The folder it came from: peb, swde-camera, … */
  set: string;
  group: string;
  html: string;
  url: string;
  /** Any of them is right; null: the page asks no price; undefined: not known. */
  prices: number[] | null | undefined;
  isAvailable: boolean | undefined;
  titles: string[] | undefined;
};

export type PriceText = {
  text: string | null;
  hint: string | null;
  amount: number | null;
  decimal: string | null;
};

const textOf = (folder: string, file: string): string => {
  const bytes = readFileSync(join(folder, file));
  return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
};

const rowsOf = (folder: string): Row[] =>
  readFileSync(join(folder, "index.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Row);

export function readCapturedPages(folder: string): CapturedPage[] {
  return rowsOf(folder)
    .filter(({ kind, file }) => kind === "product_html" && existsSync(join(folder, file)))
    .map((row) => ({
      file: row.file,
      set: row.file.split("/")[0]!,
      group: row.group ?? row.file,
      html: textOf(folder, row.file),
      url: row.url ?? "https://shop.example/product",
      prices: pricesOf(row),
      isAvailable: availabilityOf(row),
      titles: titlesOf(row),
    }));
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Where nobody labelled a page, what its own JSON-LD says is asked of the others (mena, misc). */
function pricesOf({ truth, truth_in_page: inPage }: Row): number[] | null | undefined {
  if ("price" in truth)
    return truth["price"] === null ? null : listOf(truth["price"]).flatMap(labelled);
  if (truth["price_text"])
    return listOf(truth["price_text"]).flatMap((text) => parsePrice(String(text))?.amount ?? []);
  if (inPage && Object.keys(truth).length === 0) return inPage.price ? [inPage.price] : null;
  return undefined;
}

/** Labels are written as on the page: "23.450" rupees are 23,450; both readings are accepted. */
function labelled(value: unknown): number[] {
  const text = String(value).trim();
  const both = /^(\d{1,3})\.(\d{3})$/.exec(text);
  return both ? [Number(text), Number(`${both[1]}${both[2]}`)] : [Number(text)];
}

function availabilityOf({ truth }: Row): boolean | undefined {
  const told = listOf(truth["availability"])[0];
  return typeof told === "string" ? told === "InStock" : undefined;
}

function titlesOf({ truth, truth_in_page: inPage }: Row): string[] | undefined {
  const told = truth["title_text"] ?? truth["title"];
  if (told) return listOf(told).map(String);
  return Object.keys(truth).length === 0 && inPage?.title ? [inPage.title] : undefined;
}

export function readPriceTexts(folder: string): PriceText[] {
  return rowsOf(folder)
    .filter(({ kind }) => kind === "price_strings_json")
    .flatMap(({ file }) => JSON.parse(textOf(folder, file)) as Record<string, unknown>[])
    .map((row) => ({
      text: row["price_raw"] as string | null,
      hint: row["currency_hint"] as string | null,
      amount: row["amount"] === null ? null : Number(row["amount"]),
      decimal: (row["decimal_separator"] as string | undefined) ?? null,
    }));
}

/** Counts that a file of products says of itself: shopify-json. */
export type ShopifyFile = {
  file: string;
  products: Record<string, unknown>[];
  truth: Record<string, number>;
};

export function readShopifyFiles(folder: string): ShopifyFile[] {
  return rowsOf(folder)
    .filter(({ kind }) => kind === "shopify_products_json")
    .map(({ file, truth }) => ({
      file,
      products: (JSON.parse(textOf(folder, file)) as { products: Record<string, unknown>[] })
        .products,
      truth: truth as Record<string, number>,
    }));
}

export function readCards(folder: string): { file: string; html: string }[] {
  return rowsOf(folder)
    .filter(({ kind }) => kind === "listing_card_html")
    .map(({ file }) => ({ file, html: textOf(folder, file) }));
}
