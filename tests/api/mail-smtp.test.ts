// Mail over a real connection: there and back, when the server is down, and when it says no.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADMIN, startAccountServer, type AccountServer } from "../support/account-server.ts";
import {
  PASSWORD,
  accountCalls,
  makeMember,
  registration,
  tokenIn,
  type AccountCalls,
} from "../support/account-calls.ts";
import { ask } from "../support/ask.ts";
import { newProduct } from "../support/people.ts";
import { openInbox, type Inbox } from "../support/smtp-inbox.ts";

let inbox: Inbox;
let server: AccountServer;
let calls: AccountCalls;

beforeAll(async () => {
  inbox = await openInbox();
  server = await startAccountServer({
    env: { SMTP_URL: `smtp://127.0.0.1:${inbox.port}`, PUBLIC_URL: "https://ribby.example" },
  });
  calls = accountCalls(server);
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

const deliver = () => server.parts.postOffice.deliver();
const receivedBy = (address: string) =>
  inbox.received.filter(({ recipients }) => recipients.includes(address));
const mailRow = (addressee: string) =>
  server.parts.database.sql
    .selectFrom("mails")
    .selectAll()
    .where("addressee", "=", addressee)
    .executeTakeFirstOrThrow();

/** As if the pause before the next try were over. */
const waitForNextTry = () =>
  server.parts.database.pool.query(
    "update mails set last_try_at = last_try_at - interval '1 hour'",
  );

describe("over SMTP", () => {
  test("a brand registers, opens the letter, follows its link and is verified", async () => {
    const form = registration({ brandName: "خيط النيل" });
    await calls.register(form);
    await deliver();
    const letters = receivedBy(form.email);
    expect(letters.map(({ recipients }) => recipients)).toEqual([[form.email]]);
    const [letter] = letters;
    expect(letter!.headers).toMatchObject({
      from: ["Ribby <hello@ribby.local>"],
      subject: ["Verify your email for Ribby"],
    });
    expect(letter!.text).toContain("Welcome to Ribby, خيط النيل.");
    const token = tokenIn(letter!);
    expect(letter!.html).toContain(`href="https://ribby.example/verify-email?token=${token}"`);
    expect(await calls.verify(token)).toMatchObject({
      status: 200,
      body: { message: "Your email is verified!", brand_name: "خيط النيل" },
    });
    const login = { username_or_email: form.username, password: PASSWORD };
    expect((await calls.login(login)).status).toBe(200);
  });

  test("exactly one recipient is named, whatever is in names and comments", async () => {
    const form = registration({
      brandName: 'E"vil\r\nBcc: victim@other.example\r\nRCPT TO:<victim@other.example>',
    });
    await calls.register(form);
    const member = await makeMember(server);
    const piece = newProduct({ title: "Shirt\r\nCc: victim@other.example" });
    await server.parts.products.addMany(member.id, [piece]);
    const comment = "x\r\n.\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<victim@other.example>\r\nDATA";
    await ask(server.address, `/api/products/${piece.id}/report`, {
      method: "POST",
      body: { reason: "other", comment },
    });
    const before = inbox.received.length;
    expect(await deliver()).toBe(2);
    const letters = inbox.received.slice(before);
    expect(letters.map(({ recipients }) => recipients)).toEqual([[form.email], [ADMIN.email]]);
    for (const { headers } of letters) {
      expect(headers["to"]).toHaveLength(1);
      expect(headers["cc"] ?? headers["bcc"]).toBeUndefined();
    }
  });

  test("there is no outbox to look into, neither as a page nor as files", async () => {
    expect((await ask(server.address, "/dev/outbox")).status).toBe(404);
    expect(server.parts.outbox).toBeNull();
    expect((await ask(server.address, "/api/config")).body).toMatchObject({
      providers: { mail: "smtp" },
    });
  });
});

describe("a mail server that is away", () => {
  test("does not keep anybody from registering; the letter follows once, when it is back", async () => {
    const { port } = inbox;
    await inbox.close();
    const form = registration();
    expect((await calls.register(form)).status).toBe(200);
    expect(await deliver()).toBe(0);
    expect(await mailRow(form.email)).toMatchObject({
      status: "queued",
      attempts: 1,
      last_error: expect.stringContaining("ECONNREFUSED"),
      sent_at: null,
    });
    inbox = await openInbox(port);
    // The pause is kept: a server that comes back is not run over.
    expect(await deliver()).toBe(0);
    await waitForNextTry();
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    const letters = receivedBy(form.email);
    expect(letters).toHaveLength(1);
    expect(await mailRow(form.email)).toMatchObject({ status: "sent", attempts: 2 });
    expect((await calls.verify(tokenIn(letters[0]!))).status).toBe(200);
  });

  test("two workers at the same time send every letter once", async () => {
    const forms = Array.from({ length: 12 }, () => registration());
    for (const { email } of forms) {
      await server.parts.accounts.queueMail({
        kind: "reset",
        brandId: (await makeMember(server, { email })).id,
        addressee: email,
        language: "en",
      });
    }
    const sent = await Promise.all([deliver(), deliver(), deliver()]);
    expect(sent.reduce((sum, n) => sum + n)).toBe(12);
    for (const { email } of forms) expect(receivedBy(email)).toHaveLength(1);
  });
});

test("a mailbox that refuses for good is given up after eight tries, others get their letters", async () => {
  const [refused, fine] = [registration(), registration()];
  inbox.refuses.add(refused.email);
  await calls.register(refused);
  await calls.register(fine);
  expect(await deliver()).toBe(1);
  expect(receivedBy(fine.email)).toHaveLength(1);
  for (let tries = 2; tries <= 8; tries++) {
    expect(await mailRow(refused.email)).toMatchObject({ status: "queued", attempts: tries - 1 });
    await waitForNextTry();
    expect(await deliver()).toBe(0);
  }
  expect(await mailRow(refused.email)).toMatchObject({
    status: "failed",
    attempts: 8,
    last_error: expect.stringContaining("no such mailbox"),
  });
  inbox.refuses.clear();
  await waitForNextTry();
  expect(await deliver()).toBe(0);
  expect(receivedBy(refused.email)).toEqual([]);
});
