// Whose data each table holds, for a copy of it and its end. A table that is not named here fails a test, and so does
// one that is said to be a brand's or a watcher's and is not copied to them and erased with them.

export type Whose =
  /** By its own column `brand_id`; goes with the brand's row. */
  | "brand"
  /** By the rows that `by` names in another table of the brand; goes with those unless erasing says otherwise. */
  | { through: "products" | "crawl_jobs" | "subscriptions"; by: string }
  /** Of somebody who asked to be told; goes with the watcher's row. */
  | "watcher"
  /** Neither copied nor erased on request, for this reason. */
  | { exception: string };

const MADE = "made from the pieces and read by machines alone; goes with them";
const NOBODY = "says nothing about a person or a brand";
const ANONYMOUS = "counted without anybody's name; a brand's own counts are erased with it";

export const WHOSE: Record<string, Whose> = {
  brands: "brand",
  brand_consents: "brand",
  account_links: "brand",
  sessions: "brand",
  passkeys: "brand",
  passkey_challenges: "brand",
  mails: "brand",
  site_proofs: "brand",
  left_channels: "brand",
  order_signals: "brand",
  visit_orders: "brand",
  events: "brand",
  demand_letters: "brand",
  subscriptions: "brand",
  payment_customers: "brand",
  checkouts: "brand",
  payment_events: { through: "subscriptions", by: "subscription_id" },
  products: "brand",
  variants: { through: "products", by: "product_id" },
  price_points: { through: "products", by: "product_id" },
  product_imports: "brand",
  deleted_products: "brand",
  import_deletions: "brand",
  photos: "brand",
  uploads: "brand",
  brand_words: "brand",
  shop_terms: "brand",
  size_charts: "brand",
  chart_looks: "brand",
  crawl_jobs: "brand",
  crawl_events: { through: "crawl_jobs", by: "job_id" },
  refresh_finds: { through: "crawl_jobs", by: "job_id" },
  crawl_pages: "brand",
  refreshes: "brand",
  early_refreshes: "brand",

  watchers: "watcher",
  watches: "watcher",
  watch_notices: "watcher",
  watch_letters: "watcher",

  crawl_given: {
    exception: "a key or a file that a brand handed over for one import; gone when the import ends",
  },
  reports: {
    exception:
      "a reporter's, who has no account to show that it is hers; never shown to the brand; deleted by its age",
  },
  audit: { exception: "proof of what the house decided; only grows, and holds numbers for names" },
  sign_in_failures: {
    exception: "hashes of an account and a network that nobody turns back; deleted by their age",
  },
  call_counts: { exception: "how often a network called, as a hash, for minutes" },
  demand_marks: { exception: ANONYMOUS },
  demand_salts: { exception: ANONYMOUS },
  demand_counts: { exception: ANONYMOUS },
  demand_words: { exception: "words that five visitors typed alike; without anybody's name" },
  shared_collections: { exception: "which pieces lie in a shared link; who shared it is not kept" },
  search_entries: { exception: MADE },
  product_looks: { exception: MADE },
  picture_tints: { exception: MADE },
  picture_sizes: { exception: MADE },
  search_words: { exception: NOBODY },
  categories: { exception: NOBODY },
  catalogue_changes: { exception: NOBODY },
  catalogue_log: { exception: NOBODY },
  crawl_pace: { exception: NOBODY },
  settings: { exception: NOBODY },
  migrations: { exception: NOBODY },
};
