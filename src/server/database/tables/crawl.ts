// What is imported from shops.
import type { Generated, Selectable } from "kysely";
import type { Json, LaterMoment, Moment } from "./columns.ts";

export type CrawlJobTable = {
  id: string;
  brand_id: string;
  crawler: string;
  platform: string | null;
  target: string;
  is_product: Generated<boolean>;
  is_scan: Generated<boolean>;
  is_refresh: Generated<boolean>;
  given: Generated<string | null>;
  product_url: string | null;
  may_leave: Generated<boolean>;
  status: Generated<string>;
  turn: Generated<number>;
  starts: Generated<number>;
  last_seq: Generated<number>;
  plan: Json<unknown>;
  cursor: Json<unknown>;
  totals: Json<Record<string, unknown> | null>;
  created_at: Moment;
  finished_at: LaterMoment;
};

export type CrawlRow = Selectable<CrawlJobTable>;

export type CrawlEventTable = {
  job_id: string;
  seq: number;
  event: Json<Record<string, unknown>>;
  created_at: Moment;
};

export type ProductImportTable = {
  product_id: string;
  brand_id: string;
  shop_id: string | null;
  address: string;
  site: string;
  page: string;
  imported: Json<Record<string, unknown>>;
  differences: Json<Record<string, unknown>>;
  evidence: Generated<Json<unknown[]>>;
  color_pictures: Json<{ url: string; color: string }[] | null>;
  seen_by: string;
  outcome: string;
  seen_at: Moment;
  stock_seen_at: LaterMoment;
};

export type CrawlPageTable = {
  brand_id: string;
  page: string;
  etag: string | null;
  last_modified: string | null;
  products: number;
  mark: Generated<string | null>;
  opened_at: LaterMoment;
  wanted_at: LaterMoment;
};

export type ImportDeletionTable = {
  brand_id: string;
  address: string;
  shop_id: string | null;
  title: string;
  deleted_at: Moment;
  seen_by: string | null;
};

export type CrawlGivenTable = { job_id: string; given: Json<unknown> };

export type CrawlPaceTable = { host: string; free_at: Moment };

export type EarlyRefreshTable = { brand_id: string; next_at: Moment };

export type CrawlTables = {
  crawl_jobs: CrawlJobTable;
  crawl_events: CrawlEventTable;
  product_imports: ProductImportTable;
  import_deletions: ImportDeletionTable;
  crawl_pages: CrawlPageTable;
  crawl_pace: CrawlPaceTable;
  crawl_given: CrawlGivenTable;
  early_refreshes: EarlyRefreshTable;
};
