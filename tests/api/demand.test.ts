// What shoppers asked for and looked at is counted by people and day; nobody can be told from it.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DemandReport } from "../../src/contract/demand.ts";
import { createDemandRepository } from "../../src/server/features/demand/repository.ts";
import { BROWSER, ask } from "../support/ask.ts";
import {
  administratorToken,
  makeBrand,
  newProduct,
  tokenOf,
  type TestBrand,
} from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { wait } from "../support/waiting.ts";

let server: TestServer;
let brand: TestBrand;
let neighbour: TestBrand;
let moment = new Date("2026-11-11T10:00:00Z");
const LINEN_DRESS = { title: "Linen dress", title_ar: "فستان كتان" };
const dress = newProduct({
  ...LINEN_DRESS,
  category: "Dresses",
  price: 900,
  sizes: ["S", "M"],
});
const shirt = newProduct({ title: "Cotton shirt", category: "Shirts", price: 2500 });

beforeAll(async () => {
  server = await startTestServer({ now: () => moment });
  brand = await makeBrand(server.parts);
  neighbour = await makeBrand(server.parts);
  await server.parts.products.addMany(brand.id, [dress]);
  await server.parts.products.addMany(neighbour.id, [shirt]);
});
afterAll(() => server.stop());

const visitor = (n: number) => ({ address: `10.0.0.${n}`, userAgent: "Mozilla/5.0 (a browser)" });
const people = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => visitor(from + at));
const report = async (of = brand, weeks = 4) => {
  const answer = await ask(server.address, `/api/brands/${of.id}/demand?weeks=${weeks}`, {
    token: of.token,
  });
  expect(answer.status).toBe(200);
  return answer.body as DemandReport;
};
/** All of it in the last of the report's four weeks. */
const inLastWeek = (count: number) => [null, null, null, count];
const marks = async () =>
  (
    await sql<{ n: number }>`select count(*)::int as n from demand_marks`.execute(
      server.parts.database.sql,
    )
  ).rows[0]!.n;
const question = (words: string, terms = ["kind:dress", "colour:red"]) => ({
  wanted: { terms, sizes: [] },
  words,
  shown: [],
});

test("a wish of four people is not shown, of five it is, in their words once five typed them", async () => {
  const { demand } = server.parts;
  for (const one of people(1, 4)) await demand.asked(question("red dress"), one);
  expect((await report()).asked).toEqual([]);
  await demand.asked(question("فستان أحمر"), visitor(5));
  const [asked] = (await report()).asked;
  expect(asked).toMatchObject({ people: 5, before: null, words: [], state: "nobody" });
  expect(asked!.label.en).toContain("dress");
  const kept = await sql<{ words: string }>`select words from demand_words`.execute(
    server.parts.database.sql,
  );
  expect(kept.rows).toEqual([]);
  await demand.asked(question("red  Dress"), visitor(6));
  expect((await report()).asked[0]).toMatchObject({ people: 6, words: ["red dress"] });
});

test("the same person counts once a day, and what looks like a number or an address is never kept", async () => {
  const { demand } = server.parts;
  await demand.asked(question("red dress"), visitor(6));
  expect((await report()).asked[0]!.people).toBe(6);
  for (const one of people(1, 6))
    await demand.asked(question("red dress call 01012345678", ["kind:dress"]), one);
  const plain = (await report()).asked.find(({ words }) => words.length === 0);
  expect(plain).toMatchObject({ people: 6, words: [] });
});

test("who was shown a piece of the brand is not one who missed it", async () => {
  const { demand } = server.parts;
  const wanted = { terms: ["kind:dress", "material:linen"], sizes: [] };
  for (const one of people(1, 9)) await demand.asked({ wanted, words: "x", shown: [] }, one);
  for (const one of people(10, 16))
    await demand.asked({ wanted, words: "x", shown: [dress.id] }, one);
  const linen = (of: DemandReport) => of.asked.find(({ label }) => label.en.includes("linen"));
  expect(linen(await report())).toMatchObject({ people: 9 });
  expect(linen(await report(neighbour))).toBeUndefined();
});

test("pieces seen and not followed equal a recount of what happened", async () => {
  const seen: [string, number][] = [];
  const followed: [string, number][] = [];
  for (let n = 1; n <= 14; n++) {
    for (let again = 0; again <= n % 3; again++) {
      await server.parts.demand.seen(dress.id, visitor(n));
      seen.push([dress.id, n]);
    }
    if (n % 2 === 0) {
      await server.parts.demand.followed(dress.id, visitor(n));
      followed.push([dress.id, n]);
    }
  }
  const distinct = (events: [string, number][]) => new Set(events.map(String)).size;
  const { left, bands } = await report();
  expect(left).toEqual([
    {
      product_id: dress.id,
      ...LINEN_DRESS,
      price: 900,
      people: distinct(seen) - distinct(followed),
      weeks: inLastWeek(distinct(seen) - distinct(followed)),
      followed: distinct(followed),
      sizes: [],
    },
  ]);
  expect(bands).toEqual([{ from: 500, to: 1000, people: 7, weeks: inLastWeek(7), followed: 7 }]);
});

test("sizes chosen and not followed equal a recount, from five people on", async () => {
  const { demand } = server.parts;
  for (let n = 1; n <= 12; n++) {
    await demand.choseSize(dress.id, "S", visitor(n));
    await demand.choseSize(dress.id, "S", visitor(n));
    if (n > 8) await demand.choseSize(dress.id, "M", visitor(n));
  }
  // Of the twelve, those with even numbers went to the shop before; two more go now.
  await demand.followed(dress.id, visitor(1));
  await demand.followed(dress.id, visitor(9));
  const stayed = [3, 5, 7, 11];
  expect((await report()).left[0]).toMatchObject({ product_id: dress.id, sizes: [] });
  await demand.choseSize(dress.id, "S", visitor(13));
  expect((await report()).left[0]!.sizes).toEqual([
    { size: "S", people: stayed.length + 1, weeks: inLastWeek(stayed.length + 1) },
  ]);
});

test("visitors of one moment are counted together, each once", async () => {
  const repository = createDemandRepository(server.parts.database.sql);
  const subject = { kind: "seen", subject: "p_of-one-moment" };
  const when = { day: "2026-11-11", week: "2026-11-09" };
  const visitors = ["one", "two", "three", "one"];
  const sums = await Promise.all(
    visitors.map((mark) => repository.count({ ...when, mark, subjects: [subject] })),
  );
  expect(sums.flat().every((sum) => sum.visitors === 3)).toBe(true);
  expect(await repository.count({ ...when, mark: "two", subjects: [subject] })).toEqual([]);
});

test("a sold-out size that five people chose is shown, one of four is not", async () => {
  const { database, demand } = server.parts;
  await sql`update products set sold_out = true where id = ${dress.id}`.execute(database.sql);
  for (const one of people(1, 5)) await demand.choseSize(dress.id, "M", one);
  for (const one of people(1, 4)) await demand.choseSize(dress.id, "S", one);
  expect((await report()).lost).toEqual([
    {
      product_id: dress.id,
      ...LINEN_DRESS,
      sizes: [{ size: "M", people: 5, weeks: inLastWeek(5) }],
    },
  ]);
});

test("shoppers who wait for a sold-out size are counted, from five on", async () => {
  await wait(server, dress.id, "M", 5);
  await wait(server, dress.id, "S", 4);
  expect((await report()).waiting).toEqual([
    { product_id: dress.id, ...LINEN_DRESS, size: "M", color: null, people: 5 },
  ]);
});

test("a shopper's question and choice of a size are counted by the server itself", async () => {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(visitors), 0)::int as n from demand_counts where kind = 'asked'`.execute(
    server.parts.database.sql,
  );
  const asked = await ask(server.address, "/api/search", {
    method: "POST",
    body: { query: "green linen trousers" },
    headers: { "user-agent": BROWSER },
  });
  expect(asked.status).toBe(200);
  await expect
    .poll(
      async () => {
        const now = await sql<{ n: number }>`
        select sum(visitors)::int as n from demand_counts where kind = 'asked'`.execute(
          server.parts.database.sql,
        );
        return now.rows[0]!.n;
      },
      { timeout: 60_000 },
    )
    .toBe(rows[0]!.n + 1);
});

test("another brand's report stays closed", async () => {
  const answer = await ask(server.address, `/api/brands/${brand.id}/demand`, {
    token: neighbour.token,
  });
  expect(answer.status).toBe(404);
});

test("tomorrow the marks are gone, the numbers stay, and the same person is somebody new", async () => {
  expect(await marks()).toBeGreaterThan(0);
  const before = (await report()).asked[0]!.people;
  moment = new Date("2026-11-12T10:00:00Z");
  await server.parts.demand.forget();
  expect(await marks()).toBe(0);
  const top = (await report()).asked[0]!;
  expect(top.people).toBe(before);
});

test("a brand with Pro gets the report as one letter a week, whoever writes it and however often", async () => {
  const { database, writeDemandLetters } = server.parts;
  const letters = async () => {
    const { rows } = await sql<{ brand_id: string; language: string; details: object }>`
      select brand_id, language, details from mails where kind = 'demand-weekly'
      order by created_at`.execute(database.sql);
    return rows;
  };
  moment = new Date("2026-11-13T10:00:00Z");
  expect(await writeDemandLetters()).toBe(0);
  for (const { id } of [brand, neighbour])
    await sql`insert into subscriptions (id, brand_id, provider, customer_id, status, current_period_end)
      values (${`sub_${id}`}, ${id}, 'sandbox', ${`cus_${id}`}, 'active', '2027-01-01')`.execute(
      database.sql,
    );
  await sql`update brands set language = 'ar' where id = ${brand.id}`.execute(database.sql);
  // Two processes at the same moment, and once more after a start.
  await Promise.all([writeDemandLetters(), writeDemandLetters()]);
  await writeDemandLetters();
  const [first, ...others] = (await letters()).filter(({ brand_id }) => brand_id === brand.id);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    language: "ar",
    details: {
      lost: `اختاروا مقاسًا نفد: ${LINEN_DRESS.title_ar} M (عدد الأشخاص ٥).`,
      waiting: `متسوّقون ينتظرون: ${LINEN_DRESS.title_ar} M (عدد الأشخاص ٥).`,
      left: expect.stringContaining(`${LINEN_DRESS.title_ar} (عدد الأشخاص `) as string,
      bands: expect.stringContaining("من ٥٠٠ إلى ١٬٠٠٠ جنيه") as string,
      beside: "",
      prices: "",
    },
  });
  // Early on Monday nobody is written to; in the morning it is a new week.
  moment = new Date("2026-11-16T04:00:00Z");
  expect(await writeDemandLetters()).toBe(0);
  moment = new Date("2026-11-16T08:00:00Z");
  await writeDemandLetters();
  expect((await letters()).filter(({ brand_id }) => brand_id === brand.id)).toHaveLength(2);
});

test("good and not this are counted once a day for each visitor, and only the operator reads them", async () => {
  const { demand } = server.parts;
  for (const n of [1, 1, 2]) await demand.judged(dress.id, "good", visitor(n));
  await demand.judged(dress.id, "not_this", visitor(3));
  await demand.judged("p_nobody", "good", visitor(4));
  const judge = (verdict: string) =>
    ask(server.address, "/api/stylist/verdicts", {
      method: "POST",
      body: { product_id: shirt.id, verdict },
    });
  expect((await judge("lovely")).status).toBe(400);
  const weeks = (token: string) => ask(server.address, "/api/admin/verdicts", { token });
  const house = await administratorToken(server.parts);
  const thisWeek = async () => ((await weeks(house)).body as { weeks: unknown[] }).weeks[0];
  expect(await thisWeek()).toMatchObject({ good: 2, not_this: 1 });
  expect((await judge("good")).status).toBe(200);
  await expect.poll(thisWeek, { timeout: 60_000 }).toMatchObject({ good: 3, not_this: 1 });
  expect((await weeks(await tokenOf(server.parts, brand.id))).status).toBe(403);
});
