// Links sent by mail: 128 random bits, kept as a hash, good once and for a while.
import { createHash, randomBytes } from "node:crypto";
import type { Sql } from "../../../database/sql.ts";

export type LinkPurpose = "verify" | "confirm-email" | "revert-email" | "reset" | "prove-site";

export type UsedLink = { brandId: string; email: string; purpose: LinkPurpose; askedAt: Date };

export type Links = {
  make(link: {
    purpose: LinkPurpose;
    brandId: string;
    email: string;
    hours: number;
    /** When the letter was asked for, which may be long before it could be sent. */
    askedAt: Date;
  }): Promise<string>;
  /**
   * Null for a link that is unknown, expired, used, or was made for something else. With the
   * transaction of what the link is for, a failure in there gives the link back.
   */
  use(token: string, purposes: LinkPurpose[], tx?: Sql): Promise<UsedLink | null>;
};

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

export function createLinks(db: Sql, now: () => Date): Links {
  return {
    async make({ purpose, brandId, email, hours, askedAt }) {
      const token = randomBytes(16).toString("base64url");
      await db
        .insertInto("account_links")
        .values({
          hash: hashOf(token),
          purpose,
          brand_id: brandId,
          email,
          expires_at: new Date(now().getTime() + hours * 3_600_000),
          created_at: askedAt,
        })
        .execute();
      return token;
    },

    async use(token, purposes, tx = db) {
      // One statement decides: of two uses at the same moment only one updates the row.
      const row = await tx
        .updateTable("account_links")
        .set({ used_at: now() })
        .where("hash", "=", hashOf(token))
        .where("purpose", "in", purposes)
        .where("used_at", "is", null)
        .where("expires_at", ">", now())
        .returning(["brand_id", "email", "purpose", "created_at"])
        .executeTakeFirst();
      if (!row) return null;
      const { brand_id: brandId, email, created_at: askedAt } = row;
      return { brandId, email, purpose: row.purpose as LinkPurpose, askedAt };
    },
  };
}

/** Other links of the kind die with the one that was used, and those that sign in with a new password. */
export async function dropLinks(db: Sql, brandId: string, purposes: LinkPurpose[]): Promise<void> {
  await db
    .deleteFrom("account_links")
    .where("brand_id", "=", brandId)
    .where("purpose", "in", purposes)
    .execute();
}

/**
 * A thief may move the account twice and so hold a revert link of his own. Taking a change back takes
 * back all that came after it: the later links, and the notices that would bring another one.
 */
export async function dropLaterReverts(db: Sql, { brandId, askedAt }: UsedLink): Promise<void> {
  await db
    .deleteFrom("account_links")
    .where("brand_id", "=", brandId)
    .where("purpose", "=", "revert-email")
    .where("created_at", ">", askedAt)
    .execute();
  await db
    .updateTable("mails")
    .set({ status: "dropped" })
    .where("brand_id", "=", brandId)
    .where("kind", "in", ["email-asked", "email-changed"])
    .where("status", "=", "queued")
    .where("created_at", ">", askedAt)
    .execute();
}
