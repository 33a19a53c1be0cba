// Channels in the database: which brands left which, and which pieces a feed holds.
import { sql } from "kysely";
import type { Channel } from "../../../../contract/assistants.ts";
import type { Sql } from "../../../database/sql.ts";

export type FeedKey = { id: string; revision: number };
type Stretch = { channel: Channel; brandId: string | null; after: string; limit: number };

export type FeedRepository = ReturnType<typeof createFeedRepository>;

export function createFeedRepository(db: Sql, reads = db) {
  return {
    /** Public pieces by id, without those of brands that left the channel. */
    async keysAfter({ channel, brandId, after, limit }: Stretch): Promise<FeedKey[]> {
      return reads
        .selectFrom("products")
        .select(["id", "revision"])
        .where("listed", "=", true)
        .where("id", ">", after)
        .where((of) => (brandId === null ? of.lit(true) : of("brand_id", "=", brandId)))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("left_channels")
                .select(sql`1`.as("one"))
                .whereRef("left_channels.brand_id", "=", "products.brand_id")
                .where("left_channels.channel", "=", channel),
            ),
          ),
        )
        .orderBy("id")
        .limit(limit)
        .execute();
    },

    async lastChange(brandId: string | null): Promise<Date | undefined> {
      const { at } = await reads
        .selectFrom("products")
        .select((of) => of.fn.max("updated_at").as("at"))
        .where("listed", "=", true)
        .where((of) => (brandId === null ? of.lit(true) : of("brand_id", "=", brandId)))
        .executeTakeFirstOrThrow();
      return at ?? undefined;
    },

    async leftBy(brandId: string): Promise<Channel[]> {
      const rows = await db
        .selectFrom("left_channels")
        .select("channel")
        .where("brand_id", "=", brandId)
        .execute();
      return rows.map(({ channel }) => channel);
    },

    /** Names of the brands whose pieces are not told there. */
    async brandsOutOf(channel: Channel): Promise<Set<string>> {
      const rows = await reads
        .selectFrom("left_channels")
        .innerJoin("brands", "brands.id", "left_channels.brand_id")
        .select("brands.name")
        .where("channel", "=", channel)
        .execute();
      return new Set(rows.map(({ name }) => name));
    },

    async leave(brandId: string, channel: Channel): Promise<void> {
      await db
        .insertInto("left_channels")
        .values({ brand_id: brandId, channel })
        .onConflict((on) => on.doNothing())
        .execute();
    },

    async join(brandId: string, channel: Channel): Promise<void> {
      await db
        .deleteFrom("left_channels")
        .where("brand_id", "=", brandId)
        .where("channel", "=", channel)
        .execute();
    },
  };
}
