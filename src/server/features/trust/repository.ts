// Terms and charts in the database.
import type { Disputed, SizeChart, Term, TermKind, TermValue } from "../../../contract/trust.ts";
import type { Sql } from "../../database/sql.ts";
import type { Validators } from "./open-page.ts";

/** A term without a date is as old as the reading that it stands in. */
export type StoredTerm = Omit<Term, "by" | "at"> & { at?: string | undefined };
export type ReadTerms = { terms: StoredTerm[]; disputed: Disputed[] };
export type KeptPage = Partial<Validators> & {
  /** Of its text. */
  mark: string;
  /** When it last answered. */
  at: string;
};
export type KeptPages = Record<string, KeptPage>;

type KeptReading = { pages?: KeptPages; at?: Date; isInFull?: boolean };
export type StoredChart = Pick<SizeChart, "of" | "sizes">;

export function createTrustRepository(db: Sql) {
  return {
    async termsOf(brandId: string) {
      const [read, words] = await Promise.all([
        db.selectFrom("shop_terms").selectAll().where("brand_id", "=", brandId).executeTakeFirst(),
        db.selectFrom("brand_words").selectAll().where("brand_id", "=", brandId).execute(),
      ]);
      return { read, words };
    },

    /** What the pages said the last time, and how each can be asked whether it still does. */
    async lastReading(brandId: string): Promise<{ terms: StoredTerm[]; pages: KeptPages }> {
      const row = await db
        .selectFrom("shop_terms")
        .select(["terms", "pages", "read_at"])
        .where("brand_id", "=", brandId)
        .executeTakeFirst();
      if (!row) return { terms: [], pages: {} };
      const at = row.read_at.toISOString();
      const terms = (row.terms as StoredTerm[]).map((term) => ({ at, ...term }));
      return { terms, pages: row.pages as KeptPages };
    },

    async keepTerms(
      brandId: string,
      { terms, disputed }: ReadTerms,
      { pages = {}, at = new Date(), isInFull = true }: KeptReading = {},
    ) {
      const row = {
        terms: JSON.stringify(terms),
        disputed: JSON.stringify(disputed),
        pages: JSON.stringify(pages),
        asked_at: at,
      };
      await db
        .insertInto("shop_terms")
        .values({ brand_id: brandId, ...row, read_at: at })
        .onConflict((conflict) =>
          conflict.column("brand_id").doUpdateSet({ ...row, ...(isInFull && { read_at: at }) }),
        )
        .execute();
    },

    /** All is as it was, and known to be so today. */
    async keepDates(brandId: string, terms: StoredTerm[], pages: KeptPages, at: Date) {
      await db
        .updateTable("shop_terms")
        .set({ terms: JSON.stringify(terms), pages: JSON.stringify(pages), asked_at: at })
        .where("brand_id", "=", brandId)
        .execute();
    },

    /** When the pages were last asked, and when all of them were last read. */
    lastAsked: (brandId: string) =>
      db
        .selectFrom("shop_terms")
        .select(["asked_at", "read_at"])
        .where("brand_id", "=", brandId)
        .executeTakeFirst(),

    async keepWord(brandId: string, kind: TermKind, value: TermValue | null) {
      if (value === null) {
        await db
          .deleteFrom("brand_words")
          .where("brand_id", "=", brandId)
          .where("kind", "=", kind)
          .execute();
        return;
      }
      const row = { value: JSON.stringify(value), written_at: new Date() };
      await db
        .insertInto("brand_words")
        .values({ brand_id: brandId, kind, ...row })
        .onConflict((conflict) => conflict.columns(["brand_id", "kind"]).doUpdateSet(row))
        .execute();
    },

    async keepChart(brandId: string, productId: string, chart: StoredChart, page: string) {
      const row = { chart: JSON.stringify(chart), page, read_at: new Date() };
      await db
        .insertInto("size_charts")
        .values({ brand_id: brandId, product_id: productId, ...row })
        .onConflict((conflict) => conflict.columns(["brand_id", "product_id"]).doUpdateSet(row))
        .execute();
    },

    async keepLook(brandId: string, productId: string, page: string, picture: string | null) {
      const row = { unread_picture: picture, page, looked_at: new Date() };
      await db
        .insertInto("chart_looks")
        .values({ brand_id: brandId, product_id: productId, ...row })
        .onConflict((conflict) => conflict.columns(["brand_id", "product_id"]).doUpdateSet(row))
        .execute();
    },

    /** The page whose chart is a picture that could not be read: of the piece, or of the size guide. */
    async unreadChartOf(brandId: string, productId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom("chart_looks")
        .select("page")
        .where("brand_id", "=", brandId)
        .where("product_id", "in", [productId, ""])
        .where("unread_picture", "is not", null)
        .orderBy("product_id", "desc")
        .limit(1)
        .executeTakeFirst();
      return row?.page;
    },

    /** The piece's own chart before the brand's. */
    chartOf: (brandId: string, productId: string) =>
      db
        .selectFrom("size_charts")
        .selectAll()
        .where("brand_id", "=", brandId)
        .where("product_id", "in", [productId, ""])
        .orderBy("product_id", "desc")
        .limit(1)
        .executeTakeFirst(),

    /** Pieces with an address whose page has not been looked at for a chart since then, never seen ones first. */
    piecesWithoutChart: (brandId: string, limit: number, before: Date) =>
      db
        .selectFrom("products as p")
        .leftJoin("size_charts as c", (join) =>
          join.onRef("c.brand_id", "=", "p.brand_id").onRef("c.product_id", "=", "p.id"),
        )
        .leftJoin("chart_looks as l", (join) =>
          join.onRef("l.brand_id", "=", "p.brand_id").onRef("l.product_id", "=", "p.id"),
        )
        .select(["p.id", "p.url"])
        .where("p.brand_id", "=", brandId)
        .where("p.url", "is not", null)
        .where("c.product_id", "is", null)
        .where((of) => of.or([of("l.looked_at", "is", null), of("l.looked_at", "<", before)]))
        .orderBy("l.looked_at", (order) => order.asc().nullsFirst())
        .orderBy("p.created_at", "desc")
        .limit(limit)
        .execute(),

    openBrand: (nameKey: string) =>
      db
        .selectFrom("brands")
        .select(["id", "name", "created_at"])
        .where("name_key", "=", nameKey)
        .where("is_active", "=", true)
        .executeTakeFirst(),

    async countPieces(brandId: string): Promise<number> {
      const { pieces } = await db
        .selectFrom("products")
        .select((of) => of.fn.countAll<number>().as("pieces"))
        .where("brand_id", "=", brandId)
        .where("listed", "=", true)
        .executeTakeFirstOrThrow();
      return pieces;
    },

    /** Only what shoppers may see has terms for them. */
    openProduct: (productId: string) =>
      db
        .selectFrom("products as p")
        .innerJoin("brands as b", "b.id", "p.brand_id")
        .select(["b.id", "b.created_at"])
        .where("p.id", "=", productId)
        .where("p.active", "=", true)
        .where("p.hidden", "=", false)
        .where("b.is_active", "=", true)
        .executeTakeFirst(),

    async websiteOf(brandId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom("brands")
        .select("website")
        .where("id", "=", brandId)
        .executeTakeFirst();
      return row?.website || undefined;
    },

    /** What stands in the database for many brands at once, for whoever compares them. */
    async termsOfAll(brandIds: string[]) {
      const [read, words] = await Promise.all([
        db
          .selectFrom("shop_terms")
          .select(["brand_id", "terms"])
          .where("brand_id", "in", brandIds)
          .execute(),
        db
          .selectFrom("brand_words")
          .select(["brand_id", "kind", "value"])
          .where("brand_id", "in", brandIds)
          .execute(),
      ]);
      return { read, words };
    },
  };
}
export type TrustRepository = ReturnType<typeof createTrustRepository>;
