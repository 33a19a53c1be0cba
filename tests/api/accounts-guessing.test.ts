// Guessing passwords is slow, the owner always gets in, and no answer tells who has an account.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Problem } from "../../src/server/problems.ts";
import { startAccountServer, type AccountServer } from "../support/account-server.ts";
import {
  IN_ARABIC,
  OTHER_PASSWORD,
  PASSWORD,
  WRONG_CREDENTIALS,
  accountCalls,
  makeMember,
  profileOf,
  refused,
  registration,
  type AccountCalls,
  type Answered,
} from "../support/account-calls.ts";
import { ask } from "../support/ask.ts";

let server: AccountServer;
let calls: AccountCalls;

beforeAll(async () => {
  server = await startAccountServer({ env: { TRUST_PROXY: "on" }, isClockStopped: true });
  calls = accountCalls(server);
});
afterAll(() => server.stop());

let networks = 0;
const newNetwork = () => `10.${networks >> 8}.${networks++ & 255}.7`;
const from = (network: string) => ({ headers: { "x-forwarded-for": network } });

const login = (username_or_email: string, password: string, network: string) =>
  calls.login({ username_or_email, password }, from(network));

const waitFor = (seconds: number): Answered =>
  refused(
    429,
    "too_many_attempts",
    `Too many attempts. Please wait ${seconds} seconds and try again.`,
  );

/** How long the throttle would make an attempt wait now; it counts if it is let through. */
async function secondsToWait(account: string, network: string): Promise<number> {
  const attempt = { account, from: network };
  return server.parts.accounts.throttle.admit(attempt).then(
    () => 0,
    (error: Problem) => Number(error.values["seconds"]),
  );
}

describe("fifty wrong guesses", () => {
  test("from one network are stopped after five, and the owner elsewhere gets in at once", async () => {
    const member = await makeMember(server);
    const network = newNetwork();
    const answers: Answered[] = [];
    for (let n = 0; n < 50; n++)
      answers.push(await login(member.email, `Wrong-Guess-${n}`, network));
    expect(answers).toEqual([
      ...Array<Answered>(5).fill(WRONG_CREDENTIALS),
      ...Array<Answered>(45).fill(waitFor(2)),
    ]);
    // Not even the right password is looked at before the wait is over.
    expect(await login(member.email, PASSWORD, network)).toEqual(waitFor(2));
    expect((await login(member.email, PASSWORD, newNetwork())).status).toBe(200);
    server.later({ seconds: 2 });
    expect((await login(member.email, PASSWORD, network)).status).toBe(200);
    expect((await login(member.email, PASSWORD, network)).status).toBe(200);
  });

  test("by a stolen session, at a change of address, are stopped as at the door", async () => {
    const member = await makeMember(server);
    const form = { ...profileOf(member), email: `thief-${member.email}` };
    const guess = (current_password: string) =>
      calls.update(member.id, { ...form, current_password }, { token: member.token });
    const answers: number[] = [];
    for (let n = 0; n < 8; n++) answers.push((await guess(`Wrong-Guess-${n}`)).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    expect(await guess(PASSWORD)).toEqual(waitFor(2));
  });

  test("at the same moment get no further than one after the other", async () => {
    const member = await makeMember(server);
    const network = newNetwork();
    const burst = (networkOf: () => string) =>
      Promise.all(
        Array.from({ length: 50 }, () => login(member.email, OTHER_PASSWORD, networkOf())),
      );
    const wrong = (answers: Answered[]) => answers.filter(({ status }) => status === 401).length;
    expect(wrong(await burst(() => network))).toBe(5);
    // From fifty networks the account itself is the limit: twenty, less the five from before.
    expect(wrong(await burst(newNetwork))).toBe(15);
  });

  test("are told nothing about the account: an unknown one is held up alike", async () => {
    const member = await makeMember(server);
    const answersFor = async (name: string) => {
      const network = newNetwork();
      const answers: Answered[] = [];
      for (let n = 0; n < 8; n++) {
        answers.push(await login(name, OTHER_PASSWORD, network));
        if (n === 5 || n === 6) server.later({ seconds: n === 5 ? 2 : 4 });
      }
      return answers;
    };
    const known = await answersFor(member.username);
    expect(await answersFor("nobody-by-this-name")).toEqual(known);
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 401, 401]);
  });

  test("from one network: the waits double, never above five minutes, and then the owner is in", async () => {
    const member = await makeMember(server);
    const network = newNetwork();
    const waits: number[] = [];
    for (let guesses = 0; guesses < 50;) {
      const seconds = await secondsToWait(member.id, network);
      if (seconds === 0) guesses++;
      else {
        waits.push(seconds);
        server.later({ seconds });
      }
    }
    expect(waits.slice(0, 9)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300]);
    expect(Math.max(...waits)).toBe(300);
    expect(await login(member.email, PASSWORD, network)).toEqual(waitFor(300));
    server.later({ seconds: 300 });
    expect((await login(member.email, PASSWORD, network)).status).toBe(200);
  });

  test("from everywhere: a new place waits half a minute at most, a trusted one not at all", async () => {
    const member = await makeMember(server);
    const home = newNetwork();
    expect((await login(member.email, PASSWORD, home)).status).toBe(200);
    const waits = new Set<number>();
    for (let guesses = 0; guesses < 50;) {
      const seconds = await secondsToWait(member.id, newNetwork());
      if (seconds === 0) guesses++;
      waits.add(seconds);
      server.later({ seconds });
    }
    expect([...waits]).toEqual([0, 1, 2, 4, 8, 16, 30]);
    expect(await login(member.email, PASSWORD, newNetwork())).toEqual(waitFor(30));
    expect((await login(member.email, PASSWORD, home)).status).toBe(200);
  });

  test("over many accounts from one network are slowed as well, but not its neighbours", async () => {
    const network = newNetwork();
    const waits: number[] = [];
    for (let n = 0; n < 70; n++) waits.push(await secondsToWait(`account-${n}`, network));
    expect(waits).toEqual([...Array<number>(60).fill(0), ...Array<number>(10).fill(2)]);
    expect(await secondsToWait("account-1", newNetwork())).toBe(0);
  });

  test("are forgotten after an hour without any", async () => {
    const network = newNetwork();
    for (let n = 0; n < 6; n++) await secondsToWait("forgotten", network);
    server.later({ seconds: 3601 });
    const waits: number[] = [];
    for (let n = 0; n < 6; n++) waits.push(await secondsToWait("forgotten", network));
    expect(waits).toEqual([0, 0, 0, 0, 0, 2]);
  });

  test("of the current password slow down a thief at an open screen too", async () => {
    const { id, token } = await makeMember(server);
    const form = { current_password: "Wrong-Guess-1", new_password: OTHER_PASSWORD };
    const caller = { token, ...from(newNetwork()) };
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++)
      statuses.push((await calls.changePassword(id, form, caller)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  test("do not count many good sign-ins from one office as guesses", async () => {
    const network = newNetwork();
    for (let n = 0; n < 70; n++) {
      const attempt = { account: `colleague-${n}`, from: network };
      await server.parts.accounts.throttle.admit(attempt);
      await server.parts.accounts.throttle.succeeded(attempt);
    }
    expect(await secondsToWait("colleague-0", network)).toBe(0);
  });
});

describe("whether an account exists", () => {
  /** Each of these asks once for somebody there is, and once for nobody. */
  const asks = {
    login: (form: { username: string }, caller: object) => [
      "/api/brands/login",
      { body: { username_or_email: form.username, password: OTHER_PASSWORD }, ...caller },
    ],
    "forgot password": (form: { email: string }, caller: object) => [
      "/api/brands/forgot-password",
      { body: { email: form.email }, ...caller },
    ],
    "resend by email": (form: { email: string }, caller: object) => [
      "/api/brands/resend-verification",
      { body: { email: form.email }, ...caller },
    ],
    "resend by username": (form: { username: string }, caller: object) => [
      "/api/brands/resend-verification",
      { body: { username: form.username }, ...caller },
    ],
  } as const;
  const kinds = Object.keys(asks) as (keyof typeof asks)[];

  const send = async (kind: keyof typeof asks, form: { username: string; email: string }) => {
    const [path, asked] = asks[kind](form, from(newNetwork())) as [string, { body: unknown }];
    const before = process.cpuUsage();
    const { status, text, headers } = await ask(server.address, path, { method: "POST", ...asked });
    const { user, system } = process.cpuUsage(before);
    const taken = user + system;
    const kept = [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name));
    return { taken, seen: { status, text, headers: kept } };
  };

  test.each(kinds)("%s answers the same bytes either way, in both languages", async (kind) => {
    const member = await makeMember(server);
    expect((await send(kind, registration())).seen).toEqual((await send(kind, member)).seen);
    const inArabic = async (form: { username: string; email: string }) => {
      const headers = { ...from(newNetwork()).headers, ...IN_ARABIC.headers };
      const [path, asked] = asks[kind](form, { headers }) as [string, { body: unknown }];
      return (await ask(server.address, path, { method: "POST", ...asked })).text;
    };
    expect(await inArabic(registration())).toBe(await inArabic(member));
  });

  test.each(kinds)("%s asks the database the same questions either way", async (kind) => {
    const member = await makeMember(server);
    const statements = async (form: { username: string; email: string }) => {
      // Looks on; every statement still goes to the database.
      const asked = vi.spyOn(pg.Client.prototype, "query");
      await send(kind, form);
      const seen = asked.mock.calls.map(([query]) => query as string | { text: string });
      asked.mockRestore();
      return seen.map((query) => (typeof query === "string" ? query : query.text));
    };
    /** The shortest of three: what the queue asks for itself once a minute only adds. */
    const least = async (formOf: () => { username: string; email: string }) => {
      const rounds: string[][] = [];
      for (let n = 0; n < 3; n++) rounds.push(await statements(formOf()));
      return rounds.toSorted((a, b) => a.length - b.length)[0]!;
    };
    const forMember = await least(() => member);
    expect(forMember.length).toBeGreaterThan(0);
    expect(await least(registration)).toEqual(forMember);
  });

  // A leak (no hash for unknown names, a letter written before the answer) is a factor of five and more. Counted is
  // the processor's time of this process, server included, which a busy machine does not stretch; the least of each,
  // since other work of the server only adds. Where it disturbed one side all the time, both are asked more often;
  // that brings them together only if nothing else held them apart.
  test.each(kinds)("%s takes as much work either way", async (kind) => {
    await send(kind, registration());
    const shortest = { known: Infinity, unknown: Infinity };
    const askBoth = async () => {
      const member = await makeMember(server);
      shortest.known = Math.min(shortest.known, (await send(kind, member)).taken);
      shortest.unknown = Math.min(shortest.unknown, (await send(kind, registration())).taken);
    };
    const factor = () => {
      const { known, unknown } = shortest;
      return Math.max(known, unknown) / Math.min(known, unknown);
    };
    for (let n = 0; n < 15 || (n < 200 && factor() >= 2); n++) await askBoth();
    expect(factor()).toBeLessThan(2);
  });
});
