// Brand accounts in the database.
import type { Selectable } from "kysely";
import type { BrandProfile } from "../../../contract/brands.ts";
import type { Language } from "../../../contract/languages.ts";
import type { Sql } from "../../database/sql.ts";
import type { BrandTable } from "../../database/tables/accounts.ts";
import type { Account } from "../../http/session.ts";
import { keyOf } from "./names.ts";

export type BrandRow = Selectable<BrandTable>;

export type NewBrand = {
  id: string;
  name: string;
  name_ar?: string;
  story?: string;
  story_ar?: string;
  username: string;
  email: string;
  website: string;
  mobile_number: string | null;
  password_hash: string;
  email_verified: boolean;
  language?: Language;
  is_administrator?: boolean;
  saved_in_vectordb?: boolean;
};

export type BrandRepository = ReturnType<typeof createBrandRepository>;

const keysOf = ({ name, username, email }: { name: string; username: string; email: string }) => ({
  name_key: keyOf(name),
  username_key: keyOf(username),
  email_key: keyOf(email),
});

export function createBrandRepository(db: Sql) {
  const select = () => db.selectFrom("brands").selectAll();
  return {
    byId: (id: string) => select().where("id", "=", id).executeTakeFirst(),
    byEmail: (email: string) => select().where("email_key", "=", keyOf(email)).executeTakeFirst(),
    byName: (name: string) => select().where("name_key", "=", keyOf(name)).executeTakeFirst(),
    /** In either script: nobody shall be taken for somebody else. */
    async isNameOfOther(id: string, name: string): Promise<boolean> {
      const row = await db
        .selectFrom("brands")
        .select("id")
        .where("id", "<>", id)
        .where((of) => of.or([of("name_key", "=", keyOf(name)), of("name_ar", "=", name)]))
        .executeTakeFirst();
      return row !== undefined;
    },
    administrator: () => select().where("is_administrator", "=", true).executeTakeFirst(),

    /** A username has no @, so one text cannot mean two accounts. */
    byUsernameOrEmail: (text: string) =>
      select()
        .where(text.includes("@") ? "email_key" : "username_key", "=", keyOf(text))
        .executeTakeFirst(),

    async findAccount(id: string): Promise<Account | undefined> {
      const row = await db
        .selectFrom("brands")
        .select(["id", "name", "is_active", "is_administrator", "token_version"])
        .where("id", "=", id)
        .executeTakeFirst();
      return row && toAccount(row);
    },

    async languageOf(id: string): Promise<Language> {
      const row = await db
        .selectFrom("brands")
        .select("language")
        .where("id", "=", id)
        .executeTakeFirst();
      return row?.language ?? "en";
    },

    /** What was spoken last is what letters are written in. */
    async setLanguage(id: string, language: Language): Promise<void> {
      await db
        .updateTable("brands")
        .set({ language })
        .where("id", "=", id)
        .where("language", "<>", language)
        .execute();
    },

    async hasAdministrator(): Promise<boolean> {
      const row = await db
        .selectFrom("brands")
        .select("id")
        .where("is_administrator", "=", true)
        .executeTakeFirst();
      return row !== undefined;
    },

    async hasAny(): Promise<boolean> {
      return (await db.selectFrom("brands").select("id").limit(1).executeTakeFirst()) !== undefined;
    },

    async add(brand: NewBrand): Promise<void> {
      await db
        .insertInto("brands")
        .values({ ...brand, was_verified: brand.email_verified, ...keysOf(brand) })
        .execute();
    },

    async update(
      id: string,
      changes: Pick<BrandRow, "name" | "username" | "email" | "mobile_number" | "website"> &
        Partial<Pick<BrandRow, "name_ar" | "story" | "story_ar" | "is_active" | "pending_email">>,
    ): Promise<BrandRow> {
      return db
        .updateTable("brands")
        .set({ ...changes, ...keysOf(changes), updated_at: new Date() })
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    /** Nothing but the address: the rest may be changing at this moment. */
    async setEmail(id: string, email: string): Promise<void> {
      const known = { email, email_key: keyOf(email), email_verified: true, was_verified: true };
      await db
        .updateTable("brands")
        .set({ ...known, pending_email: null, updated_at: new Date() })
        .where("id", "=", id)
        .execute();
    },

    /** The row as it stays until the transaction ends. */
    hold: (id: string) => select().where("id", "=", id).forUpdate().executeTakeFirst(),

    /** True if the address is still the account's own. */
    async markVerified(id: string, email: string): Promise<boolean> {
      const done = await db
        .updateTable("brands")
        .set({ email_verified: true, was_verified: true, updated_at: new Date() })
        .where("id", "=", id)
        .where("email_key", "=", keyOf(email))
        .executeTakeFirst();
      return done.numUpdatedRows === 1n;
    },

    /**
     * Older sessions end with the old password, and so does a change of address that was not confirmed:
     * whoever asked for it knew the old one.
     */
    async setPassword(id: string, password_hash: string): Promise<BrandRow> {
      await db.deleteFrom("sessions").where("brand_id", "=", id).execute();
      return db
        .updateTable("brands")
        .set((of) => ({
          password_hash,
          pending_email: null,
          token_version: of("token_version", "+", 1),
          updated_at: new Date(),
        }))
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    async endSessions(id: string): Promise<void> {
      await db.deleteFrom("sessions").where("brand_id", "=", id).execute();
      await db
        .updateTable("brands")
        .set((of) => ({ token_version: of("token_version", "+", 1) }))
        .where("id", "=", id)
        .execute();
    },

    /** Products, events and everything else of a brand go with it. */
    async remove(ids: string[]): Promise<void> {
      if (ids.length > 0) await db.deleteFrom("brands").where("id", "in", ids).execute();
    },
  };
}

export const toAccount = (
  row: Pick<BrandRow, "id" | "name" | "is_active" | "is_administrator" | "token_version">,
): Account => ({
  id: row.id,
  name: row.name,
  isActive: row.is_active,
  isAdministrator: row.is_administrator,
  tokenVersion: row.token_version,
});

export const toProfile = (row: BrandRow): BrandProfile => ({
  id: row.id,
  name: row.name,
  ...(row.name_ar && { name_ar: row.name_ar }),
  username: row.username,
  email: row.email,
  mobile_number: row.mobile_number,
  website: row.website,
  ...(row.story && { story: row.story }),
  ...(row.story_ar && { story_ar: row.story_ar }),
  email_verified: row.email_verified,
  is_active: row.is_active,
  saved_in_vectordb: row.saved_in_vectordb,
  ...(row.pending_email && { pending_email: row.pending_email }),
});
