// Proofs of websites in the database.
import { sql } from "kysely";
import type { ProofWay } from "../../../../contract/site-proof.ts";
import type { Sql } from "../../../database/sql.ts";
import { Problem } from "../../../problems.ts";

/** Null for what is no address of the web, such as a demo shop's path. */
export function hostOf(website: string): string | null {
  const url = URL.parse(website);
  return url && /^https?:$/.test(url.protocol) ? url.host.replace(/^www\./, "") : null;
}

export const proofOf = (db: Sql, brandId: string, host: string) =>
  db
    .selectFrom("site_proofs")
    .selectAll()
    .where("brand_id", "=", brandId)
    .where("host", "=", host)
    .executeTakeFirst();

export async function holderOf(db: Sql, host: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("site_proofs")
    .select("brand_id")
    .where("host", "=", host)
    .executeTakeFirst();
  return row?.brand_id;
}

/** Nobody enters a website that another has shown to be its own. */
export async function checkNotOthers(db: Sql, brandId: string | null, website: string) {
  const host = hostOf(website);
  const holder = host && (await holderOf(db, host));
  if (holder && holder !== brandId) {
    throw new Problem(409, "taken", "websiteOthers", { field: "website" });
  }
}

/** Answers who else says that the host is theirs, and did not before know that it is not. */
export async function keepProof(
  tx: Sql,
  proof: { brandId: string; host: string; way: ProofWay; at: Date },
): Promise<{ id: string; email: string }[]> {
  const { brandId, host, way, at } = proof;
  // Two who show the same host at the same moment come one after the other.
  await sql`lock table site_proofs in share row exclusive mode`.execute(tx);
  if ((await holderOf(tx, host)) === brandId) return [];
  await tx
    .deleteFrom("site_proofs")
    .where((of) => of.or([of("host", "=", host), of("brand_id", "=", brandId)]))
    .execute();
  await tx
    .insertInto("site_proofs")
    .values({ brand_id: brandId, host, way, proven_at: at })
    .execute();
  const claims = await tx
    .selectFrom("brands")
    .select(["id", "email", "website"])
    .where("id", "<>", brandId)
    .where("is_active", "=", true)
    .where("website", "ilike", `%${host.replace(/[%_\\]/g, "\\$&")}%`)
    .execute();
  return claims.filter(({ website }) => hostOf(website) === host);
}
