// What is sold, what it is found by, and what happened to it.
import type { Generated } from "kysely";
import type { Fact } from "../../../contract/facts.ts";
import type { Computed, Json, LaterMoment, Moment } from "./columns.ts";
import type { SaidInTable } from "./product-columns.ts";

export type CategoryTable = { id: string; name: string; group_name: string; position: number };

export type ProductTable = SaidInTable & {
  id: string;
  brand_id: string;
  shop_id: string | null;
  price_paid: Computed<number>;
  held: Generated<boolean>;
  brand_active: boolean;
  listed: Computed<boolean>;
  /** What was asked before the price fell, while that is news. */
  dropped_from: Generated<number | null>;
  dropped_at: LaterMoment;
  mix: number;
  revision: Generated<number>;
  words: Generated<string>;
  words_index: Computed<string>;
  created_at: Moment;
  updated_at: Moment;
};

export type VariantTable = {
  product_id: string;
  position: number;
  color: string | null;
  size: string | null;
  in_stock: boolean;
};

export type DeletedProductTable = {
  id: string;
  brand_id: string;
  title: string;
  deleted_at: Moment;
};

export type UploadTable = { address: string; brand_id: string; created_at: Moment };

export type PhotoTable = {
  id: string;
  brand_id: string;
  mark: string;
  address: string;
  state: Generated<"waiting" | "seen" | "refused">;
  reason: string | null;
  tries: Generated<number>;
  seen: Json<unknown>;
  /** As text: '[0.1,…]'. */
  look: string | null;
  is_asked: Generated<boolean>;
  cut_out: string | null;
  is_cut: Generated<boolean>;
  product_id: string | null;
  created_at: Moment;
};

export type SearchEntryTable = {
  product_id: string;
  made_by: string;
  title_words: string[];
  other_words: string[];
  terms: string[];
  facts: Json<Fact[]>;
  fact_keys: string[];
  lexemes: string;
  /** As text: '[0.1,…]'. */
  meaning: string;
};

export type PictureTintTable = {
  mark: string;
  swatches: Json<[number, number, number, number][] | null>;
  background: string | null;
  made_by: string;
  looked_at: Moment;
};

export type ProductLookTable = {
  product_id: string;
  mark: string;
  /** As text: '[0.1,…]'. */
  look: string | null;
  made_by: string;
  looked_at: Moment;
};

export type SearchWordTable = { word: string; documents: Generated<number> };

export type CatalogueChangeTable = { writer: number; changes: number };

export type CatalogueLogTable = {
  writer: number;
  change: number;
  ids: string[] | null;
  mixes: number[] | null;
  noted_at: Moment;
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

export type PricePointTable = {
  id: Generated<number>;
  product_id: string;
  at: Moment;
  price: number;
  current_price: number | null;
  currency: string;
  in_stock: boolean;
  stock: string[] | null;
  source: string;
  held_until: Moment;
};

export type SharedCollectionTable = { id: string; product_ids: string[]; created_at: Moment };

export type ProductTables = {
  categories: CategoryTable;
  products: ProductTable;
  variants: VariantTable;
  deleted_products: DeletedProductTable;
  events: EventTable;
  price_points: PricePointTable;
  shared_collections: SharedCollectionTable;
  uploads: UploadTable;
  photos: PhotoTable;
  catalogue_changes: CatalogueChangeTable;
  catalogue_log: CatalogueLogTable;
  search_entries: SearchEntryTable;
  search_words: SearchWordTable;
  picture_tints: PictureTintTable;
  picture_sizes: { mark: string; width: number; height: number; looked_at: Moment };
  product_looks: ProductLookTable;
};
