// Many connections on the embedded database's one session, over its socket. On PostgreSQL the same
// promises hold by themselves; they are checked there too.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../support/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query("create table notes (id int primary key, word text not null)");
});
afterAll(() => database.remove());

async function connected<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const range = (length: number) => Array.from({ length }, (_, n) => n);
const notes = async (low: number, high: number) =>
  (
    await database.pool.query("select id from notes where id >= $1 and id < $2 order by id", [
      low,
      high,
    ])
  ).rows.map(({ id }: { id: number }) => id);

describe("callers beside each other", () => {
  test("each get their own answers: 16 callers, different questions, 40 each", async () => {
    await Promise.all(
      range(16).map((caller) =>
        connected(async (client) => {
          for (const n of range(40)) {
            const shape = n % 4;
            if (shape === 0) {
              const { rows } = await client.query("select $1::int as caller, $2::text as word", [
                caller,
                `word ${caller}/${n}`,
              ]);
              expect(rows).toEqual([{ caller, word: `word ${caller}/${n}` }]);
            } else if (shape === 1) {
              const { rows } = await client.query(
                "select x * $1::int as x from generate_series(1, 5) as x",
                [caller],
              );
              expect(rows.map(({ x }) => x)).toEqual([1, 2, 3, 4, 5].map((x) => x * caller));
            } else if (shape === 2) {
              const { rows } = await client.query(`select ${caller} as caller, ${n} as n`);
              expect(rows).toEqual([{ caller, n }]);
            } else {
              await expect(client.query("select $1::int / 0 as never", [caller])).rejects.toThrow(
                "division by zero",
              );
            }
          }
        }),
      ),
    );
  });

  test("never see into each other's transactions, and all of them count", async () => {
    await Promise.all(
      range(16).map((caller) =>
        connected(async (client) => {
          for (const n of range(5)) {
            const id = 1000 + caller * 10 + n;
            await client.query("begin");
            await client.query("insert into notes values ($1, $2)", [id, "kept"]);
            const { rows } = await client.query("select id from notes where id = $1", [id]);
            expect(rows).toEqual([{ id }]);
            await client.query(n % 2 === 0 ? "commit" : "rollback");
          }
        }),
      ),
    );
    const kept = range(16).flatMap((caller) => [0, 2, 4].map((n) => 1000 + caller * 10 + n));
    expect(await notes(1000, 2000)).toEqual(kept);
  });

  test("can be sixty at once", async () => {
    const answers = await Promise.all(
      range(60).map((n) =>
        connected(async (client) => (await client.query("select $1::int as n", [n])).rows[0]),
      ),
    );
    expect(answers).toEqual(range(60).map((n) => ({ n })));
  });
});

describe("a caller that dies", () => {
  const die = (client: pg.Client) =>
    (
      client as unknown as { connection: { stream: { destroy(): void } } }
    ).connection.stream.destroy();

  async function dieInTransaction(id: number, atOnce: boolean): Promise<void> {
    const client = new pg.Client(database.connection);
    client.on("error", () => {});
    await client.connect();
    await client.query("begin");
    const writing = client.query("insert into notes values ($1, 'never')", [id]);
    if (atOnce) writing.catch(() => {});
    else await writing;
    die(client);
  }

  test.each([
    ["between two statements", false],
    ["in the middle of one", true],
  ])("inside a transaction, %s, leaves nothing behind and blocks nobody", async (_, atOnce) => {
    await Promise.all(range(8).map((n) => dieInTransaction(3000 + n, atOnce)));
    await database.pool.query("insert into notes values ($1, 'after')", [atOnce ? 3101 : 3100]);
    expect(await notes(3000, 3100)).toEqual([]);
    await connected(async (client) => {
      const { rows } = await client.query("select pg_current_xact_id_if_assigned() as open");
      expect(rows).toEqual([{ open: null }]);
    });
  });

  test("between two statements of the server's own transaction does not end the server", async () => {
    const client = await database.pool.connect();
    await client.query("begin");
    const broken = new Promise((resolve) => client.once("end", resolve));
    // As when the database is gone: nobody awaits anything of this connection right now.
    (client as unknown as pg.Client).emit("error", new Error("read ECONNRESET"));
    die(client);
    await broken;
    client.release(true);
    expect((await database.pool.query("select 3 as three")).rows).toEqual([{ three: 3 }]);
  });

  test("while others wait for its transaction lets them go on", async () => {
    const holder = new pg.Client(database.connection);
    holder.on("error", () => {});
    await holder.connect();
    await holder.query("begin");
    await holder.query("insert into notes values (3200, 'never')");
    const waiting = Promise.all(
      range(5).map((n) => database.pool.query("insert into notes values ($1, 'x')", [3201 + n])),
    );
    die(holder);
    await waiting;
    expect(await notes(3200, 3300)).toEqual([3201, 3202, 3203, 3204, 3205]);
  });
});

describe("an error in one statement", () => {
  test("does not poison the next, neither of the same caller nor of another", async () => {
    await connected(async (client) => {
      await expect(client.query("select nothing from nowhere")).rejects.toThrow("nowhere");
      await expect(client.query("select $1::int", ["x"])).rejects.toThrow("invalid input");
      expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    });
    expect((await database.pool.query("select 2 as two")).rows).toEqual([{ two: 2 }]);
  });

  test("inside a transaction spoils only that transaction", async () => {
    await connected(async (client) => {
      await client.query("begin");
      await client.query("insert into notes values (4000, 'gone')");
      await expect(client.query("select 1 / 0")).rejects.toThrow("division by zero");
      await expect(client.query("select 1")).rejects.toThrow("current transaction is aborted");
      const beside = database.pool.query("insert into notes values (4001, 'stays')");
      await client.query("rollback");
      await beside;
    });
    expect(await notes(4000, 4100)).toEqual([4001]);
  });
});

describe("size does not matter", () => {
  test("for a parameter of four megabytes", async () => {
    const word = "كتان ".repeat(500_000);
    const { rows } = await database.pool.query("select $1::text as word", [word]);
    expect(rows[0].word === word).toBe(true);
  });

  test("for an answer of 200,000 rows, with others asking meanwhile", async () => {
    const [big, ...small] = await Promise.all([
      database.pool.query("select x, md5(x::text) as word from generate_series(1, 200000) as x"),
      ...range(20).map((n) => database.pool.query("select $1::int as n", [n])),
    ]);
    expect(big.rows.length).toBe(200_000);
    expect(big.rows.at(-1).x).toBe(200_000);
    expect(small.map(({ rows }) => rows[0].n)).toEqual(range(20));
  });
});
