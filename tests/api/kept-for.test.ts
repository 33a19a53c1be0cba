// What has had its time goes: by the days that the privacy page says, and not before.
import { afterAll, beforeAll, expect, test } from "vitest";
import { TOKEN_HOURS } from "../../src/contract/limits.ts";
import { KEPT_DAYS, type processing } from "../../src/contract/processing.ts";
import type { ResponseOf } from "../../src/contract/endpoint.ts";
import type { JobName } from "../../src/server/database/jobs.ts";
import { ask } from "../support/ask.ts";
import { unschedule, untilJobDone } from "../support/job-done.ts";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const DAY = 86_400_000;
const START = Date.parse("2027-03-01T12:00:00Z");
const clock = { now: START };
let server: TestServer;
let brand: TestBrand;
const piece = newProduct({ title: "Coat" });

beforeAll(async () => {
  server = await startTestServer({
    env: { EVENTS_KEPT_MONTHS: "13", INDEXNOW_KEY: "0123456789abcdef" },
    now: () => new Date(clock.now),
  });
  for (const name of JOBS) await unschedule(server.parts, name);
  await unschedule(server.parts, "watch-digests");
  brand = await makeBrand(server.parts);
  await server.parts.products.addMany(brand.id, [piece]);
});
afterAll(() => server.stop());

const JOBS = ["sweep", "sweep-orders"] satisfies JobName[];

/** The nightly sweeps and the one of notices, as they run when the clock stands there. */
let nights = 0;
async function passNight(at: number): Promise<void> {
  clock.now = at;
  nights++;
  for (const name of JOBS) {
    await server.parts.jobs.send(name);
    await untilJobDone(server.parts, name, nights);
  }
  await server.parts.tellWatchers();
}

const insert = (text: string, values: unknown[]) => server.parts.database.pool.query(text, values);
const at = (moment: number) => new Date(moment);

/** Each thing with its rows, and how many days after its day they are kept. */
type Kept = { what: string; days: number; add: () => Promise<unknown>; count: string };
const SETTLED = "settled";
const OPEN = "open";

const report = (id: string, settledAt: number | null) =>
  insert(
    `insert into reports (id, product_id, reason, reporter, created_at, settled_at, settled_as)
     values ($1, $2, 'other', 'mona@example.com', $3, $4, 'leave')`,
    [id, piece.id, at(START), settledAt === null ? null : at(settledAt)],
  );
const watcher = (id: string) =>
  insert(
    `insert into watchers (id, kind, contact_hash, contact_secret, language, created_at)
     values ($1, 'push', $1, 'sealed', 'ar', $2)`,
    [id, at(START)],
  );
const watch = (id: string, isConfirmed: boolean) =>
  insert(
    `insert into watches (watcher_id, product_id, kind, base, currency, confirmed_at, created_at)
     values ($1, $2, 'cheaper', 100, 'EGP', $3, $4)`,
    [id, piece.id, isConfirmed ? at(START) : null, at(START)],
  );

const KEPT: Kept[] = [
  {
    what: "a session that has ended",
    days: TOKEN_HOURS / 24,
    add: () =>
      insert(
        `insert into sessions (id, brand_id, started_at, last_used_at, expires_at)
         values ('s_old', $1, $2, $2, $3)`,
        [brand.id, at(START), at(START + (TOKEN_HOURS / 24) * DAY)],
      ),
    count: "sessions where id = 's_old'",
  },
  {
    what: "a notice nobody confirmed, with who asked",
    days: KEPT_DAYS.unconfirmedNotice,
    add: async () => {
      await watcher("w_silent");
      await watch("w_silent", false);
    },
    count: "watchers where id = 'w_silent'",
  },
  {
    what: "that a notice was sent",
    days: KEPT_DAYS.noticeLetter,
    add: async () => {
      await watcher("w_told");
      await watch("w_told", true);
      await insert(
        `insert into watch_letters (id, watcher_id, kind, day, status, created_at)
         values ('l_1', 'w_told', 'digest', '2027-03-01', 'sent', $1)`,
        [at(START)],
      );
    },
    count: "watch_letters",
  },
  {
    what: "a report that was settled",
    days: KEPT_DAYS.settledReport,
    add: () => report(SETTLED, START),
    count: `reports where id = '${SETTLED}'`,
  },
  {
    what: "a report that nobody settled",
    days: KEPT_DAYS.report,
    add: () => report(OPEN, null),
    count: `reports where id = '${OPEN}'`,
  },
  {
    what: "a letter that was sent",
    days: KEPT_DAYS.letter,
    add: () =>
      insert(
        `insert into mails (id, kind, addressee, language, status, created_at)
         values ('m_old', 'report-answered', 'mona@example.com', 'en', 'sent', $1)`,
        [at(START)],
      ),
    count: "mails where id = 'm_old'",
  },
  {
    what: "the mark of a link",
    days: KEPT_DAYS.accountLink,
    add: () =>
      insert(
        `insert into account_links (hash, purpose, brand_id, email, expires_at)
         values ('old', 'verify', $1, 'brand@example.com', $2)`,
        [brand.id, at(START)],
      ),
    count: "account_links where hash = 'old'",
  },
  ...[false, true].map((isTrusted) => ({
    what: isTrusted ? "a place from which a brand signed in" : "a failed sign-in",
    days: isTrusted ? KEPT_DAYS.trustedPlace : KEPT_DAYS.failedSignIn,
    add: () =>
      insert(
        `insert into sign_in_failures (key, failures, is_trusted, last_at) values ($1, 1, $2, $3)`,
        [`old ${isTrusted}`, isTrusted, at(START)],
      ),
    count: `sign_in_failures where key = 'old ${isTrusted}'`,
  })),
  {
    what: "a visit that became an order",
    // Thirteen months from March.
    days: (Date.parse("2028-04-01T12:00:00Z") - START) / DAY,
    add: () =>
      insert(
        `insert into visit_orders (brand_id, visit, product_id, told_by, is_confirmed, created_at)
         values ($1, 'v_1', $2, 'page', true, $3)`,
        [brand.id, piece.id, at(START)],
      ),
    count: "visit_orders",
  },
];

const isThere = async (count: string) => {
  const { rows } = await server.parts.database.pool.query(`select from ${count}`);
  return rows.length > 0;
};

test("everything is there until its last moment and gone in the night after it, and nothing else goes", async () => {
  for (const { add } of KEPT) await add();
  const there = async (days: number) =>
    Promise.all(KEPT.filter((one) => one.days === days).map(({ count }) => isThere(count)));
  const moments = [...new Set(KEPT.map(({ days }) => days))].toSorted((one, other) => one - other);
  for (const days of moments) {
    const all = KEPT.filter((one) => one.days === days).map(({ what }) => what);
    await passNight(START + days * DAY - 1000);
    expect([all, await there(days)]).toEqual([all, all.map(() => true)]);
    await passNight(START + days * DAY + 1000);
    expect([all, await there(days)]).toEqual([all, all.map(() => false)]);
  }
  // What was confirmed waits for its end by its owner.
  expect(await isThere("watches where watcher_id = 'w_told'")).toBe(true);
});

test("the page is told what the operator has set, and what is on", async () => {
  const { status, body } = await ask(server.address, "/api/processing");
  expect(status).toBe(200);
  expect(body).toMatchObject({ events_kept_months: 13 } satisfies Partial<
    ResponseOf<typeof processing>
  >);
  const services = (body as ResponseOf<typeof processing>).outside.map(({ service }) => service);
  expect(services).toEqual(["searchEngines"]);
});
