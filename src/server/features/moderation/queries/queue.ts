// What waits for the administrator.
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  HeldListing,
  NewcomerBrand,
  ReportedListing,
  SuspendedBrand,
  moderationQueue,
} from "../../../../contract/moderation.ts";
import type { Sql } from "../../../database/sql.ts";

const REPORTS_READ = 1000;
const REPORTS_SHOWN = 10;
const BRANDS_SHOWN = 100;
const HELD_SHOWN = 100;

export async function readQueue(db: Sql): Promise<ResponseOf<typeof moderationQueue>> {
  return {
    listings: await reportedListings(db),
    brands: await newBrands(db),
    held: await heldListings(db),
    suspended: await suspendedBrands(db),
  };
}

/** The most reported first. */
async function reportedListings(db: Sql): Promise<ReportedListing[]> {
  const rows = await db
    .selectFrom("reports")
    .innerJoin("products", "products.id", "reports.product_id")
    .innerJoin("brands", "brands.id", "products.brand_id")
    .select(["reports.id", "product_id", "reason", "comment", "reporter", "reports.created_at"])
    .select(["title", "brand_id", "brands.name as brand", "brands.is_active as brand_active"])
    .where("settled_at", "is", null)
    .orderBy("reports.created_at", "desc")
    .limit(REPORTS_READ)
    .execute();
  const listings = new Map<string, ReportedListing>();
  for (const { product_id, title, brand_id, brand, brand_active, created_at, ...report } of rows) {
    const known = listings.get(product_id) ?? {
      product_id,
      title,
      brand_id,
      brand,
      brand_active,
      count: 0,
      reports: [],
    };
    listings.set(product_id, known);
    known.count++;
    if (known.count > REPORTS_SHOWN) continue;
    known.reports.push({ ...report, created_at: created_at.toISOString() });
  }
  return [...listings.values()].toSorted((a, b) => b.count - a.count);
}

/** The demo's brands are our own. */
async function newBrands(db: Sql): Promise<NewcomerBrand[]> {
  const rows = await db
    .selectFrom("brands")
    .select(["id", "name", "email", "website", "email_verified", "created_at"])
    .select((of) =>
      of
        .selectFrom("products")
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .whereRef("products.brand_id", "=", "brands.id")
        .as("products"),
    )
    .where("reviewed_at", "is", null)
    .where("is_administrator", "=", false)
    .where("is_active", "=", true)
    .where("website", "not like", "/%")
    .orderBy("created_at", "desc")
    .limit(BRANDS_SHOWN)
    .execute();
  return rows.map((row) => ({
    ...row,
    products: Number(row.products),
    created_at: row.created_at.toISOString(),
  }));
}

/** The last decision first. */
const heldListings = (db: Sql): Promise<HeldListing[]> =>
  db
    .selectFrom("products")
    .innerJoin("brands", "brands.id", "products.brand_id")
    .select(["products.id as product_id", "title", "brands.name as brand"])
    .where("held", "=", true)
    .orderBy("products.updated_at", "desc")
    .limit(HELD_SHOWN)
    .execute();

const suspendedBrands = (db: Sql): Promise<SuspendedBrand[]> =>
  db
    .selectFrom("brands")
    .select(["id", "name", "email", "website"])
    .where("is_active", "=", false)
    .where("is_administrator", "=", false)
    .orderBy("reviewed_at", (by) => by.desc().nullsLast())
    .limit(HELD_SHOWN)
    .execute();
