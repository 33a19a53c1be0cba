// Facts the product remembers about itself.
import type { Sql } from "./sql.ts";

export type SettingName =
  | "demo"
  | "events_kept_from"
  | "prices_kept_from"
  | "vapid"
  | "refresh_paused"
  | "index_now"
  | "words_counted";

export async function readSetting(db: Sql, name: SettingName): Promise<unknown> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}

export async function writeSetting(db: Sql, name: SettingName, value: unknown): Promise<void> {
  const json = JSON.stringify(value);
  await db
    .insertInto("settings")
    .values({ name, value: json })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: json }))
    .execute();
}
