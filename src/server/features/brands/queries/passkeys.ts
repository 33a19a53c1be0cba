// Passkeys and what they are asked to sign, in the database.
import { createHash } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import type { Passkey } from "../../../../contract/passkeys.ts";
import type { Sql } from "../../../database/sql.ts";
import type { PasskeyTable } from "../../../database/tables/accounts.ts";

type PasskeyRow = Selectable<PasskeyTable>;

const hashOf = (challenge: string) => createHash("sha256").update(challenge).digest("hex");

/** Those that have run out go with each new one: they are never more than some minutes' worth. */
export async function keepChallenge(
  db: Sql,
  kept: { challenge: string; brandId: string | null; now: Date; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom("passkey_challenges").where("expires_at", "<", kept.now).execute();
  await db
    .insertInto("passkey_challenges")
    .values({
      hash: hashOf(kept.challenge),
      brand_id: kept.brandId,
      expires_at: kept.expiresAt,
    })
    .execute();
}

/** Good once. False for one that is unknown, too old, or was given for something else. */
export async function useChallenge(
  db: Sql,
  { challenge, brandId, now }: { challenge: string; brandId: string | null; now: Date },
): Promise<boolean> {
  // One statement decides: of two uses at the same moment only one finds the row.
  const used = await db
    .deleteFrom("passkey_challenges")
    .where("hash", "=", hashOf(challenge))
    .returning(["brand_id", "expires_at"])
    .executeTakeFirst();
  return used !== undefined && used.brand_id === brandId && used.expires_at >= now;
}

export const passkeysOf = (db: Sql, brandId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom("passkeys")
    .selectAll()
    .where("brand_id", "=", brandId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();

export const findPasskey = (db: Sql, credential: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom("passkeys").selectAll().where("credential", "=", credential).executeTakeFirst();

/** Undefined where a passkey of that name is kept already, whoever's it is. */
export const keepPasskey = (
  db: Sql,
  row: Insertable<PasskeyTable>,
): Promise<PasskeyRow | undefined> =>
  db
    .insertInto("passkeys")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** False where its device counts and did not count on: somebody has a copy of it. */
export async function notePasskeyUse(
  db: Sql,
  { id, uses, now }: { id: string; uses: number; now: Date },
): Promise<boolean> {
  const noted = await db
    .updateTable("passkeys")
    .set({ uses, last_used_at: now })
    .where("id", "=", id)
    .where((of) => of.or([of("uses", "<", uses), of.and([of("uses", "=", 0), of.lit(uses === 0)])]))
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}

/** False where the brand has none of that id. */
export async function forgetPasskey(db: Sql, brandId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("brand_id", "=", brandId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Where an account is won back, whatever the other may have added goes. */
export async function forgetPasskeys(tx: Sql, brandId: string): Promise<void> {
  await tx.deleteFrom("passkeys").where("brand_id", "=", brandId).execute();
  await tx.deleteFrom("passkey_challenges").where("brand_id", "=", brandId).execute();
}

export const shownPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  browser: row.browser,
  system: row.system,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});
