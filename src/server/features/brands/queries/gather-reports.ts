// The letter about reports is written from what is untold when it goes out: one in full, several as a count.
import type { Sql } from "../../../database/sql.ts";
import type { QueuedMail } from "../post-office.ts";

export type ReportLetter =
  | { kind: "listing-report"; path: string; details: Record<string, string> }
  | { kind: "listing-reports"; path: string; details: Record<string, string> };

/** Null where another letter has told everything. A letter that is tried again tells the same. */
export async function gatherReports(db: Sql, { id }: QueuedMail): Promise<ReportLetter | null> {
  await db
    .updateTable("reports")
    .set({ told_by: id })
    .where("told_by", "is", null)
    .where("settled_at", "is", null)
    .execute();
  const reports = await db
    .selectFrom("reports")
    .innerJoin("products", "products.id", "reports.product_id")
    .innerJoin("brands", "brands.id", "products.brand_id")
    .select(["product_id", "title", "brands.name as brand", "reason", "comment", "reporter"])
    .where("told_by", "=", id)
    .orderBy("reports.created_at")
    .execute();
  const [first] = reports;
  if (!first) return null;
  const listings = new Set(reports.map(({ product_id }) => product_id)).size;
  if (reports.length > 1) {
    const details = { reports: String(reports.length), listings: String(listings) };
    return { kind: "listing-reports", path: "/admin/queue", details };
  }
  const { product_id, title, brand, reason, comment, reporter } = first;
  const told = { title, brand, reason: reason.replaceAll("_", " "), comment };
  const details = { ...told, reporter: reporter ?? "anonymous" };
  return { kind: "listing-report", path: `/product/${product_id}`, details };
}
