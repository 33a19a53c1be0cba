// How far a crawl may go, and how gently. Tests and benchmarks pass others.
import { CRAWL_MAX_HOURS, CRAWL_MAX_PAGES, CRAWL_MAX_PRODUCTS } from "../../../contract/limits.ts";

export type CrawlSettings = {
  /** Between two requests to one host; robots.txt may ask for more. */
  pauseMs: number;
  /** The longest a shop's wish to wait is granted. */
  longestWaitMs: number;
  /** For one page, from the first byte asked to the last received. */
  pageMs: number;
  /** For a page that a browser draws, until it stops changing. */
  drawMs: number;
  maxPageBytes: number;
  /** Over all pages. */
  maxBytes: number;
  maxPages: number;
  maxProducts: number;
  maxHours: number;
  /** How many listing pages deep products are looked for. */
  maxDepth: number;
  /** After an import, its policy pages and size charts are read as well. */
  readsTerms: boolean;
  /** Where EasyOrders answers, and how often it wants to be asked: forty times a minute. */
  easyOrders: { at: string; pauseMs: number };
};

export const CRAWL_SETTINGS: CrawlSettings = {
  pauseMs: 400,
  longestWaitMs: 90_000,
  pageMs: 30_000,
  drawMs: 20_000,
  maxPageBytes: 12 * 1024 * 1024,
  maxBytes: 3 * 1024 * 1024 * 1024,
  maxPages: CRAWL_MAX_PAGES,
  maxProducts: CRAWL_MAX_PRODUCTS,
  maxHours: CRAWL_MAX_HOURS,
  maxDepth: 6,
  readsTerms: true,
  easyOrders: { at: "https://api.easy-orders.net/api/v1/external-apps/", pauseMs: 1600 },
};
