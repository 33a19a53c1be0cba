// The report says its figures week by week; a week of fewer than five cannot be told from any of them.
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type DemandReport, type DemandWeeks, SMALLEST_GROUP } from "../../src/contract/demand.ts";
import type { Visitor } from "../../src/server/features/demand/visitor-mark.ts";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const MONDAYS = ["2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09"] as const;

let server: TestServer;
let brand: TestBrand;
let moment = new Date();
const dress = newProduct({ title: "Crepe dress", category: "Dresses", price: 900 });
const shirt = newProduct({ title: "Poplin shirt", category: "Shirts", price: 2500 });

beforeAll(async () => {
  server = await startTestServer({ now: () => moment });
  brand = await makeBrand(server.parts);
  const neighbour = await makeBrand(server.parts);
  await server.parts.products.addMany(brand.id, [dress]);
  await server.parts.products.addMany(neighbour.id, [shirt]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ["demand_counts", "demand_marks", "demand_words"])
    await sql`delete from ${sql.table(table)}`.execute(server.parts.database.sql);
});

const visitor = (n: number) => ({ address: `10.1.0.${n}`, userAgent: "Mozilla/5.0 (a browser)" });
const everyone = (count: number, does: (one: Visitor, at: number) => Promise<void>) =>
  Promise.all(Array.from({ length: count }, (_, at) => does(visitor(at + 1), at)));
const on = (day: string) => (moment = new Date(`${day}T10:00:00Z`));
const report = (weeks: DemandWeeks = 4): Promise<DemandReport> =>
  server.parts.demand.reportOf(brand.id, weeks);
const question = (shown: string[] = []) => ({
  wanted: { terms: ["kind:dress", "colour:green"], sizes: [] },
  words: "green dress",
  shown,
});
/** What may be said of a row of weeks: the cells of five and more, and the sum of those alone. */
const told = (cells: number[]) => {
  const weeks = cells.map((people) => (people >= SMALLEST_GROUP ? people : null));
  return { weeks, people: weeks.reduce<number>((sum, people) => sum + (people ?? 0), 0) };
};

test("what was asked for stands by week, and weeks of fewer than five are in no sum", async () => {
  const asked = [6, 4, 9, 5];
  for (const [at, monday] of MONDAYS.entries()) {
    on(monday);
    await everyone(asked[at]!, (one) => server.parts.demand.asked(question(), one));
  }
  const four = await report();
  expect(four.weeks).toEqual(MONDAYS);
  expect(four.asked).toMatchObject([{ ...told(asked), before: null }]);
  // The longer report has no other figure for the same weeks, and so no difference to take.
  const twelve = await report(12);
  expect(twelve.weeks.slice(-4)).toEqual(MONDAYS);
  expect(twelve.asked).toMatchObject([told([...Array<number>(8).fill(0), ...asked])]);
});

test("who was shown a piece of the brand is taken from the week in which it was shown", async () => {
  const asked = [8, 12, 6, 0];
  const shown = [2, 8, 1, 0];
  for (const [at, monday] of MONDAYS.entries()) {
    on(monday);
    await everyone(asked[at]!, (one, n) =>
      server.parts.demand.asked(question(n < shown[at]! ? [dress.id] : []), one),
    );
  }
  const missed = asked.map((people, at) => people - shown[at]!);
  expect((await report()).asked).toMatchObject([told(missed)]);
});

test("four people in each of many weeks are shown nowhere, however many they are together", async () => {
  const { demand } = server.parts;
  for (const monday of MONDAYS) {
    on(monday);
    await everyone(4, async (one) => {
      await demand.asked(question(), one);
      await demand.seen(dress.id, one);
      await demand.seen(shirt.id, one);
      await demand.choseSize(dress.id, "M", one);
    });
  }
  const { asked, left, bands, lost, beside } = await report();
  expect({ asked, left, bands, lost, beside }).toEqual({
    asked: [],
    left: [],
    bands: [],
    lost: [],
    beside: [],
  });
});

test("the weeks before count by the same rule", async () => {
  for (const [monday, people] of [
    ["2026-09-21", 7],
    ["2026-09-28", 3],
    ["2026-11-09", 5],
  ] as const) {
    on(monday);
    await everyone(people, (one) => server.parts.demand.asked(question(), one));
  }
  expect((await report()).asked).toMatchObject([{ people: 5, before: 7 }]);
});

test("pieces, price bands and sizes equal a recount of each week's events", async () => {
  const { demand } = server.parts;
  const other = newProduct({ title: "Day dress", category: "Dresses", price: 700 });
  const dear = newProduct({ title: "Gala dress", category: "Dresses", price: 4500 });
  await server.parts.products.addMany(brand.id, [other, dear]);
  const pieces = [dress, other, dear];
  type Did = { week: number; what: "saw" | "went" | "chose"; piece: number; who: number };
  const happen = ({ what, who }: Did, id: string) =>
    what === "saw"
      ? demand.seen(id, visitor(who))
      : what === "chose"
        ? demand.choseSize(id, "M", visitor(who))
        : demand.followed(id, visitor(who));
  const events: Did[] = [];
  // A fixed, uneven crowd: who does what follows from the numbers alone.
  for (const [week, monday] of MONDAYS.entries()) {
    on(monday);
    const day: Did[] = [];
    for (let who = 1; who <= 9 + 3 * week; who++)
      for (const piece of pieces.keys()) {
        if ((who + piece * week) % 3 === 0) continue;
        day.push({ week, what: "saw", piece, who });
        if (who % 2 === piece % 2) day.push({ week, what: "chose", piece, who });
        if ((who + piece) % 4 === 0) day.push({ week, what: "went", piece, who });
      }
    // A shopper sees a piece, then chooses a size, then goes; all of them at the same time.
    for (const what of ["saw", "chose", "went"] as const)
      await Promise.all(
        day.filter((did) => did.what === what).map((did) => happen(did, pieces[did.piece]!.id)),
      );
    events.push(...day);
  }
  const BANDS = [
    { from: 500, pieces: [0, 1] },
    { from: 4000, pieces: [2] },
  ];
  const crowd = (week: number, what: Did["what"], of: number[]) =>
    new Set(
      events
        .filter((one) => one.week === week && one.what === what && of.includes(one.piece))
        .map(({ who }) => who),
    );
  const inEach = (count: (week: number) => number) => MONDAYS.map((_, week) => count(week));
  const stayed = (of: number[]) =>
    told(inEach((week) => crowd(week, "saw", of).size - crowd(week, "went", of).size));
  const went = (of: number[]) =>
    told(inEach((week) => crowd(week, "went", of).size)).people || null;
  const { left, bands } = await report();
  expect(bands).toEqual(
    BANDS.map(({ from, pieces: of }) => ({
      from,
      to: from === 500 ? 1000 : null,
      ...stayed(of),
      followed: went(of),
    })),
  );
  for (const [piece, { id }] of pieces.entries()) {
    const row = left.find(({ product_id }) => product_id === id)!;
    expect(row).toMatchObject({ ...stayed([piece]), followed: went([piece]) });
    const chose = told(
      inEach((week) => {
        const gone = crowd(week, "went", [piece]);
        return [...crowd(week, "chose", [piece])].filter((who) => !gone.has(who)).length;
      }),
    );
    expect(row.sizes).toEqual(chose.people === 0 ? [] : [{ size: "M", ...chose }]);
  }
});
