// How often the database is asked for the lines of one answer.
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { expect, test } from "vitest";
import type { Sql } from "../../../database/sql.ts";
import { GARMENTS } from "./garments.ts";
import { openShelf } from "./shelf.ts";

function countingDatabase() {
  const asked: string[] = [];
  const db: unknown = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void asked.push(query.sql),
  });
  return { db: db as Sql, asked };
}

test("kinds that come soon are read with the first, and trying lines asks nothing more", async () => {
  const { db, asked } = countingDatabase();
  const shelf = openShelf(db, { limits: {}, pinned: ["p_1"], known: { brands: [] } });
  const [first, ...soon] = GARMENTS.slice(0, 5);
  await shelf.of(first!, first!.en, soon);
  for (const garment of [first!, ...soon]) {
    expect(await shelf.of(garment, garment.en, soon)).toEqual([]);
    for (const line of [garment.en, `black ${garment.en}`, `${garment.en} for a wedding`])
      expect(await shelf.brings(line, { garment })).toBe(false);
  }
  expect(asked).toHaveLength(1);
});
