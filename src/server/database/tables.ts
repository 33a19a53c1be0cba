// The tables as TypeScript sees them; `migrations/` is where they are made.
import type { AccountTables } from "./tables/accounts.ts";
import type { CrawlTables } from "./tables/crawl.ts";
import type { DemandTables } from "./tables/demand.ts";
import type { HouseTables } from "./tables/house.ts";
import type { OrderTables } from "./tables/orders.ts";
import type { PaymentTables } from "./tables/payments.ts";
import type { ProductTables } from "./tables/products.ts";
import type { WatchTables } from "./tables/watches.ts";
import type { TrustTables } from "./tables/trust.ts";

export type Tables = AccountTables &
  ProductTables &
  CrawlTables &
  PaymentTables &
  HouseTables &
  TrustTables &
  DemandTables &
  OrderTables &
  WatchTables;
