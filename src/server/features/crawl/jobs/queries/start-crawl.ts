// What is looked at and written when a crawl is asked for.
import type { Sql } from "../../../../database/sql.ts";
import type { Wanted } from "../wanted.ts";
import { isUnfinished } from "../repository.ts";
import type { StoredEvent } from "../../stored-event.ts";

/** So long the answer to the same question about one product is the one that is there. */
const STILL_TRUE_MS = 15 * 60_000;

const WAITING: StoredEvent = {
  event: "progress",
  status: "waiting",
  productsFound: 0,
  currentPage: 0,
  totalPages: null,
};

export const findBrand = (db: Sql, id: string) =>
  db.selectFrom("brands").select(["id", "website"]).where("id", "=", id).executeTakeFirst();

/** Until the transaction ends: two who ask in the same moment get one crawl. */
export async function holdBrand(tx: Sql, id: string): Promise<void> {
  await tx.selectFrom("brands").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

/** Another brand that has shown this website to be its own. */
export const findOtherOwner = (db: Sql, host: string, brandId: string) =>
  db
    .selectFrom("site_proofs")
    .select("brand_id")
    .where("host", "=", host)
    .where("brand_id", "<>", brandId)
    .executeTakeFirst();

export async function countUnfinished(tx: Sql, brandId: string): Promise<number> {
  const unfinished = await tx
    .selectFrom("crawl_jobs")
    .select("id")
    .where("brand_id", "=", brandId)
    .where("status", "in", ["queued", "running"])
    .execute();
  return unfinished.length;
}

export async function findSame(
  tx: Sql,
  { brandId, crawler, platform, isScan = false }: Wanted,
  target: string,
  isProduct: boolean,
): Promise<string | undefined> {
  const rows = await tx
    .selectFrom("crawl_jobs")
    .select(["id", "status"])
    .where("brand_id", "=", brandId)
    .where("crawler", "=", crawler)
    .where("is_scan", "=", isScan)
    .where((of) => (platform ? of("platform", "=", platform) : of("platform", "is", null)))
    .where((of) =>
      isProduct
        ? of.or([of("target", "=", target), of("product_url", "=", target)])
        : of("target", "=", target),
    )
    .where((of) =>
      of.or([
        of("status", "in", ["queued", "running"]),
        // A whole shop is scanned again when somebody asks again.
        of.and([
          of("status", "=", "done"),
          of.val(isProduct),
          of("finished_at", ">", new Date(Date.now() - STILL_TRUE_MS)),
        ]),
      ]),
    )
    .orderBy("created_at", "desc")
    .execute();
  return (rows.find(isUnfinished) ?? rows[0])?.id;
}

/** With its first event, so that whoever listens hears at once that it was accepted. */
export async function addCrawl(
  tx: Sql,
  id: string,
  wanted: Wanted,
  target: string,
  isProduct: boolean,
) {
  await tx
    .insertInto("crawl_jobs")
    .values({
      id,
      brand_id: wanted.brandId,
      crawler: wanted.crawler,
      platform: wanted.platform,
      target,
      is_product: isProduct,
      is_scan: wanted.isScan ?? false,
      given: wanted.given?.kind ?? null,
      may_leave: wanted.isAdministrator,
      last_seq: 1,
    })
    .execute();
  await tx
    .insertInto("crawl_events")
    .values({ job_id: id, seq: 1, event: JSON.stringify(WAITING) })
    .execute();
}
