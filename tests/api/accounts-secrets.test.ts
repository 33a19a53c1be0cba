// Passwords as they are kept, and a whole journey after which no secret lies around anywhere.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAccountServer, type AccountServer } from "../support/account-server.ts";
import {
  OTHER_PASSWORD,
  SUBJECT,
  WRONG_CREDENTIALS,
  accountCalls,
  allLetters,
  becomeMember,
  letter,
  profileOf,
  registration,
  tokenIn,
  type AccountCalls,
  PASSWORD,
} from "../support/account-calls.ts";

let server: AccountServer;
let calls: AccountCalls;

beforeAll(async () => {
  server = await startAccountServer({
    env: { LOG_LEVEL: "trace", ADMIN_EMAIL: "", ADMIN_PASSWORD: "" },
  });
  calls = accountCalls(server);
});
afterAll(() => server.stop());

describe("a password", () => {
  const signIn = async (email: string, password: string) =>
    calls.login({ username_or_email: email, password });

  test("is kept as argon2id with at least 19 MiB, two passes and its own salt", async () => {
    const [one, two] = [await becomeMember(server), await becomeMember(server)];
    const stored = await Promise.all(
      [one, two].map(async ({ id }) => (await server.parts.brands.byId(id))!.password_hash),
    );
    for (const text of stored) {
      const [, memory, passes, lanes, salt] =
        /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$[\w+/]{43}$/.exec(text) ?? [];
      expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
      expect(Number(passes)).toBeGreaterThanOrEqual(2);
      expect(Number(lanes)).toBeGreaterThanOrEqual(1);
      expect(Buffer.from(salt!, "base64").length).toBeGreaterThanOrEqual(16);
    }
    expect(stored[0]).not.toBe(stored[1]);
  });

  test.each([64, 255])("of %i characters is taken whole", async (length) => {
    const password = `Aa1-${"x".repeat(length - 4)}`;
    const { email } = await becomeMember(server, { password });
    expect((await signIn(email, password)).status).toBe(200);
    expect(await signIn(email, `${password}x`)).toEqual(WRONG_CREDENTIALS);
    expect(await signIn(email, password.slice(0, -1))).toEqual(WRONG_CREDENTIALS);
    expect(await signIn(email, `${password.slice(0, -1)}y`)).toEqual(WRONG_CREDENTIALS);
  });

  test("of 256 characters is the longest", async () => {
    const password = `Aa1-${"x".repeat(252)}`;
    const { email } = await becomeMember(server, { password });
    expect((await signIn(email, password)).status).toBe(200);
    expect(await calls.register(registration({ password: `${password}x` }))).toEqual({
      status: 400,
      body: { code: "invalid", field: "password", detail: expect.any(String) },
    });
  });

  test.each([
    ["Arabic with Latin", "كلمة-سر-Aa٣"],
    ["emoji and spaces", "  My 1 👗 abaya!  "],
    ["a zero byte in it", "Aa1-before\0after"],
  ])("may be written with %s", async (_, password) => {
    const { email } = await becomeMember(server, { password });
    expect((await signIn(email, password)).status).toBe(200);
    expect(await signIn(email, password.trim().slice(0, 10))).toEqual(WRONG_CREDENTIALS);
    expect(await signIn(email, password.toLowerCase())).toEqual(WRONG_CREDENTIALS);
  });

  test("with an accent is the same from every keyboard", async () => {
    const { email } = await becomeMember(server, { password: "Caf\u00e9-Noir-77" });
    expect((await signIn(email, "Cafe\u0301-Noir-77")).status).toBe(200);
    expect(await signIn(email, "Cafe-Noir-77")).toEqual(WRONG_CREDENTIALS);
  });

  test("that everybody has is refused in its usual disguises", async () => {
    for (const password of [
      "Password1!",
      "P@ssw0rd",
      "pa$$w0rD2026!",
      "Qwerty123!",
      "Welcome#1",
      "!1Iloveyou",
      "Trustno1!",
      "Abc123!!",
      "Dragon-99",
    ]) {
      const { status, body } = await calls.register(registration({ password }));
      expect([password, status, (body as { detail: string }).detail]).toEqual([
        password,
        400,
        "This password is too common. Please choose another.",
      ]);
    }
  });
});

test("without a configured administrator a strong password is made, printed, and opens the house", async () => {
  const [, email, password] =
    /Administrator: (\S+) {2}password: (\S+)/.exec(server.said.join("\n")) ?? [];
  expect(Buffer.from(password!.slice(0, 20), "base64url")).toHaveLength(15);
  expect(await calls.login({ username_or_email: email, password })).toMatchObject({
    status: 200,
    body: { brand_name: "ribby" },
  });
  expect(server.log.join("\n")).not.toContain(password);
});

test("after a whole journey no token and no password lies in the log or in any table", async () => {
  const secrets = new Set([PASSWORD, OTHER_PASSWORD, "Wrong-Guess-1"]);
  const keep = (answer: { body: unknown }) => {
    const { access_token } = answer.body as { access_token?: string };
    if (access_token) secrets.add(access_token);
    return access_token!;
  };
  const member = await becomeMember(server);
  secrets.add(member.token);
  const asked = { token: member.token };
  await calls.login({ username_or_email: member.email, password: "Wrong-Guess-1" });
  keep(await calls.login({ username_or_email: member.email, password: PASSWORD }));
  await calls.forgot({ email: member.email });
  const reset = tokenIn(await letter(server, member.email, SUBJECT.reset));
  await calls.reset({ token: reset, new_password: "weak" });
  await calls.reset({ token: reset, new_password: OTHER_PASSWORD });
  await calls.profile(member.id, asked);
  const token = keep(
    await calls.login({ username_or_email: member.email, password: OTHER_PASSWORD }),
  );
  const form = { current_password: OTHER_PASSWORD, new_password: PASSWORD };
  const changed = keep(await calls.changePassword(member.id, form, { token }));
  const email = `new-${member.email}`;
  const moved = { ...profileOf(member), email, current_password: PASSWORD };
  await calls.update(member.id, moved, { token: changed });
  await calls.verify(tokenIn(await letter(server, moved.email, SUBJECT.confirm)));
  await calls.revert(tokenIn(await letter(server, member.email, SUBJECT.changed)));
  await server.parts.postOffice.deliver();
  for (const one of allLetters(server.folder)) {
    if (one.text.includes("token=")) secrets.add(tokenIn(one));
  }
  expect(secrets.size).toBeGreaterThan(12);

  const { pool } = server.parts.database;
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  );
  expect(tables.rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["public.mails", "public.account_links", "public.brands", "jobs.job"]),
  );
  const places = { log: server.log.join("\n"), said: "" } as Record<string, string>;
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<object>(`select to_jsonb(t) as row from ${name} t`);
    places[name] = JSON.stringify(rows);
  }
  expect(places["log"]).toContain("/api/brands/verify-email");
  expect(places["public.mails"]).toContain("password-changed");
  for (const [place, text] of Object.entries(places)) {
    const found = [...secrets].filter((secret) => text.includes(secret));
    expect([place, found]).toEqual([place, []]);
  }
});
