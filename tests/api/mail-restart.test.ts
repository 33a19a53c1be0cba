// Letters survive a kill, and a server without mail says so.
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import {
  ADMIN,
  makeHouse,
  startAccountServer,
  type AccountServer,
  type House,
} from "../support/account-server.ts";
import {
  OTHER_PASSWORD,
  PASSWORD,
  accountCalls,
  makeMember,
  profileOf,
  refused,
  refusedInArabic,
  registration,
  tokenIn,
  IN_ARABIC,
} from "../support/account-calls.ts";
import { ask } from "../support/ask.ts";
import { killLeftovers, spawnServer } from "../support/server-process.ts";
import { openInbox, type Inbox } from "../support/smtp-inbox.ts";

// Whole servers are started; a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let house: House;
let inbox: Inbox;
let server: AccountServer | undefined;

beforeAll(async () => {
  house = await makeHouse();
  inbox = await openInbox();
});
afterEach(async () => {
  killLeftovers();
  await server?.stop();
  server = undefined;
});
afterAll(async () => {
  await inbox.close();
  await house.remove();
});

const mail = () => ({ SMTP_URL: `smtp://127.0.0.1:${inbox.port}` });

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(isDone, { timeout: 60_000, interval: 100 }).toBe(true);
}

test("killed between registration and letter: after the restart it goes out exactly once", async () => {
  const early = registration();
  const late = registration();
  // The mail server has the first letter by halves; the second nobody has looked at yet.
  inbox.hangs = true;
  const doomed = spawnServer(house.folder, { ...house.env, ...mail(), ROLE: "all" });
  const calls = accountCalls({ address: await doomed.ready });
  expect((await calls.register(early)).status).toBe(200);
  await until(() => inbox.held > 0);
  expect((await calls.register(late)).status).toBe(200);
  doomed.kill("SIGKILL");
  await doomed.ended;
  inbox.hangs = false;

  server = await startAccountServer({ house, env: { ...mail(), ROLE: "all" } });
  // Nobody has to ask: the worker finds what was waiting.
  const arrived = ({ email }: { email: string }) =>
    inbox.received.some(({ recipients }) => recipients.includes(email));
  await until(() => arrived(late));
  const { pool } = server.parts.database;
  const { rows } = await pool.query("select addressee, status, attempts from mails");
  expect(rows).toContainEqual({ addressee: early.email, status: "queued", attempts: 1 });
  await pool.query("update mails set last_try_at = null");
  await server.parts.jobs.send("mail");
  await until(() => arrived(early));
  // The worker looks again, and again finds nothing.
  await server.parts.jobs.send("mail");
  await wait(1500);
  expect(inbox.received.map(({ recipients }) => recipients)).toEqual([[late.email], [early.email]]);
  for (const letter of inbox.received) {
    expect((await accountCalls(server).verify(tokenIn(letter))).status).toBe(200);
  }
  expect(inbox.received).toHaveLength(2);
});

test("production without a mail server says so, writes nothing by halves, and the rest works", async () => {
  server = await startAccountServer({ house, env: { NODE_ENV: "production" } });
  const calls = accountCalls(server);
  const member = await makeMember(server);
  const { sql } = server.parts.database;
  const everything = async () => ({
    brands: await sql.selectFrom("brands").selectAll().orderBy("id").execute(),
    mails: await sql.selectFrom("mails").selectAll().orderBy("id").execute(),
    links: await sql.selectFrom("account_links").selectAll().orderBy("hash").execute(),
  });
  const before = await everything();
  const email = `new-${member.email}`;
  const moved = { ...profileOf(member), email, current_password: PASSWORD };
  const sentence = "This server cannot send mail yet. Please write to support.";
  for (const attempt of [
    (caller: object) => calls.register(registration(), caller),
    (caller: object) => calls.forgot({ email: member.email }, caller),
    (caller: object) => calls.forgot({ email: "nobody@brand.example" }, caller),
    (caller: object) => calls.resend({ username: member.username }, caller),
    (caller: object) => calls.resend({ username: "nobody" }, caller),
    (caller: object) => calls.update(member.id, moved, { ...caller, token: member.token }),
  ]) {
    expect(await attempt({})).toEqual(refused(503, "mail_not_configured", sentence));
    expect(await attempt(IN_ARABIC)).toEqual(refusedInArabic(503, "mail_not_configured", sentence));
  }
  expect(await everything()).toEqual(before);
  expect((await ask(server.address, "/dev/outbox")).status).toBe(404);

  const login = await calls.login({ username_or_email: ADMIN.email, password: ADMIN.password });
  expect(login.status).toBe(200);
  const renamed = { ...profileOf(member), name: `Renamed ${member.brandName}` };
  expect(await calls.update(member.id, renamed, { token: member.token })).toEqual({
    status: 200,
    body: renamed,
  });
  const form = { current_password: PASSWORD, new_password: OTHER_PASSWORD };
  expect((await calls.changePassword(member.id, form, { token: member.token })).status).toBe(200);
});
