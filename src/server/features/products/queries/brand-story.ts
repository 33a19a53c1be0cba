// What an active brand says about itself.
import type { BrandStory } from "../../../../contract/brand-story.ts";
import type { Sql } from "../../../database/sql.ts";

export type ReadStory = (nameKey: string) => Promise<BrandStory | undefined>;

export const createReadStory =
  (db: Sql): ReadStory =>
  (nameKey) =>
    db
      .selectFrom("brands")
      .select(["story", "story_ar"])
      .where("name_key", "=", nameKey)
      .where("is_active", "=", true)
      .where("is_administrator", "=", false)
      .executeTakeFirst();
