// The tables as TypeScript sees them; `migrations/` is where they are made.
import type { ColumnType, Generated } from "kysely";

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type LaterMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Computed<T> = ColumnType<T, never, never>;
type Json<T> = ColumnType<T, string | null, string | null>;

export type BrandTable = {
  id: string;
  name: string;
  username: string;
  email: string;
  name_key: string;
  username_key: string;
  email_key: string;
  mobile_number: string | null;
  website: string;
  password_hash: string;
  email_verified: Generated<boolean>;
  was_verified: Generated<boolean>;
  is_active: Generated<boolean>;
  is_administrator: Generated<boolean>;
  saved_in_vectordb: Generated<boolean>;
  token_version: Generated<number>;
  products_made: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
};

export type ProductTable = {
  id: string;
  brand_id: string;
  shop_id: string | null;
  title: string;
  description: string;
  category: string | null;
  style: string;
  colors: string[];
  sizes: string[];
  materials: string[];
  image_url: string | null;
  other_image_urls: string[];
  price: number;
  current_price: number | null;
  price_paid: Computed<number>;
  currency: string;
  url: string | null;
  sold_out: boolean;
  hidden: boolean;
  active: boolean;
  is_new: boolean;
  brand_active: boolean;
  listed: Computed<boolean>;
  mix: number;
  revision: Generated<number>;
  words: Generated<string>;
  words_index: Computed<string>;
  created_at: Moment;
  updated_at: Moment;
};

export type DeletedProductTable = {
  id: string;
  brand_id: string;
  title: string;
  deleted_at: Moment;
};

export type VariantTable = {
  product_id: string;
  position: number;
  color: string | null;
  size: string | null;
  in_stock: boolean;
};

export type EventTable = {
  id: Generated<number>;
  event_type: string;
  source: string;
  product_id: string;
  brand_id: string;
  metadata: Json<Record<string, unknown> | null>;
  created_at: Moment;
};

export type CategoryTable = { id: string; name: string; group_name: string; position: number };
export type SettingTable = { name: string; value: Json<unknown> };

export type SubscriptionTable = {
  id: string;
  brand_id: string;
  provider: string;
  customer_id: string;
  status: string;
  cancel_at_period_end: Generated<boolean>;
  canceled_at: LaterMoment;
  current_period_end: LaterMoment;
  last_renewal_date: LaterMoment;
  created_at: Moment;
  updated_at: Moment;
};

export type CrawlJobTable = {
  id: string;
  brand_id: string;
  crawler: string;
  platform: string | null;
  target: string;
  status: Generated<string>;
  cursor: Json<unknown>;
  created_at: Moment;
  finished_at: LaterMoment;
};

export type CrawlEventTable = {
  job_id: string;
  seq: number;
  event: Json<Record<string, unknown>>;
  created_at: Moment;
};

export type MailTable = {
  id: string;
  kind: string;
  brand_id: string | null;
  addressee: string;
  language: string;
  details: Json<Record<string, unknown> | null>;
  status: Generated<string>;
  attempts: Generated<number>;
  last_try_at: LaterMoment;
  last_error: string | null;
  created_at: Moment;
  sent_at: LaterMoment;
};

export type AccountLinkTable = {
  hash: string;
  purpose: string;
  brand_id: string;
  email: string;
  expires_at: Moment;
  used_at: LaterMoment;
  created_at: Moment;
};

export type SignInFailureTable = {
  key: string;
  failures: number;
  is_trusted: Generated<boolean>;
  last_at: Moment;
};

export type AuditTable = {
  id: Generated<number>;
  actor: string;
  action: string;
  subject: string;
  detail: Json<Record<string, unknown> | null>;
  created_at: Moment;
};

export type SharedCollectionTable = { id: string; product_ids: string[]; created_at: Moment };

export type SearchEntryTable = {
  product_id: string;
  made_by: string;
  title_words: string[];
  other_words: string[];
  terms: string[];
  lexemes: string;
  /** As text: '[0.1,…]'. */
  meaning: string;
};

export type SearchWordTable = { word: string; documents: Generated<number> };

export type CatalogueChangeTable = { writer: number; changes: number };

export type Tables = {
  settings: SettingTable;
  categories: CategoryTable;
  brands: BrandTable;
  products: ProductTable;
  variants: VariantTable;
  deleted_products: DeletedProductTable;
  events: EventTable;
  subscriptions: SubscriptionTable;
  crawl_jobs: CrawlJobTable;
  crawl_events: CrawlEventTable;
  mails: MailTable;
  account_links: AccountLinkTable;
  sign_in_failures: SignInFailureTable;
  shared_collections: SharedCollectionTable;
  audit: AuditTable;
  catalogue_changes: CatalogueChangeTable;
  search_entries: SearchEntryTable;
  search_words: SearchWordTable;
};
