// What is known of a shop's terms and sizes.
import type { ColumnType, Generated } from "kysely";
import type { LaterMoment, Moment } from "./columns.ts";

type Stored<T> = ColumnType<T, string, string>;

export type TrustTables = {
  shop_terms: {
    brand_id: string;
    terms: Stored<unknown[]>;
    disputed: Stored<unknown[]>;
    read_at: Moment;
    pages: ColumnType<unknown, string | undefined, string>;
    asked_at: LaterMoment;
  };
  brand_words: { brand_id: string; kind: string; value: Stored<unknown>; written_at: Moment };
  size_charts: {
    brand_id: string;
    product_id: Generated<string>;
    chart: Stored<unknown>;
    page: string;
    read_at: Moment;
  };
  chart_looks: {
    brand_id: string;
    product_id: Generated<string>;
    unread_picture: string | null;
    page: string;
    looked_at: Moment;
  };
};
