// Where a brand is signed in: the list, signing out on the server, and tokens that are renewed and end.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BrandSession } from "../../src/contract/sessions.ts";
import { startAccountServer, type AccountServer } from "../support/account-server.ts";
import {
  IN_ARABIC,
  LINK_INVALID,
  PASSWORD,
  SESSION_ENDED,
  SUBJECT,
  accountCalls,
  letter,
  makeMember,
  refused,
  registration,
  tokenIn,
  type AccountCalls,
  type Member,
} from "../support/account-calls.ts";
import { tokenOf } from "../support/people.ts";
import { sessionIn } from "../support/tokens.ts";

let server: AccountServer;
let calls: AccountCalls;

beforeAll(async () => {
  server = await startAccountServer({ isClockStopped: true });
  calls = accountCalls(server);
});
afterAll(() => server.stop());

const NOTHING = refused(404, "not_found", "We could not find what you asked for.");
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

async function signIn(member: Member, userAgent?: string): Promise<string> {
  const { body } = await calls.login(
    { username_or_email: member.email, password: PASSWORD },
    userAgent ? { headers: { "user-agent": userAgent } } : {},
  );
  return (body as { access_token: string }).access_token;
}

const works = async (member: Member, token: string) =>
  (await calls.profile(member.id, { token })).status === 200;

const listed = async (member: Member, token: string) =>
  (await calls.sessions(member.id, { token })).body as BrandSession[];

describe("the list", () => {
  test("names the device, when it began and was last used, and which one is asking", async () => {
    const member = await makeMember(server);
    const began = new Date((await listed(member, member.token))[0]!.started_at);
    server.later({ seconds: 600 });
    const laptop = await signIn(member, CHROME);
    server.later({ seconds: 600 });
    const phone = await signIn(member, SAFARI);
    server.later({ seconds: 300 });
    await calls.profile(member.id, { token: laptop });
    const at = (seconds: number) => new Date(began.getTime() + seconds * 1000).toISOString();
    const byBeginning = (await listed(member, phone)).toSorted((a, b) =>
      a.started_at < b.started_at ? -1 : 1,
    );
    const unknown = { browser: null, system: null };
    const windows = { browser: "Chrome", system: "Windows" };
    const iphone = { browser: "Safari", system: "iPhone" };
    const session = (token: string, device: object, started: number, used: number) => ({
      id: sessionIn(token),
      ...device,
      started_at: at(started),
      last_used_at: at(used),
      is_current: token === phone,
    });
    expect(byBeginning).toEqual([
      session(member.token, unknown, 0, 0),
      session(laptop, windows, 600, 1500),
      session(phone, iphone, 1200, 1500),
    ]);
  });

  test("does not name those that ended by themselves", async () => {
    const member = await makeMember(server);
    server.later({ hours: 48, seconds: 1 });
    const token = await signIn(member);
    expect((await listed(member, token)).map(({ id }) => id)).toEqual([sessionIn(token)]);
  });

  test("keeps to a hundred: of more the longest unused ends", async () => {
    const member = await makeMember(server);
    for (let n = 0; n < 100; n++) {
      server.later({ seconds: 1 });
      await tokenOf(server.parts, member.id);
    }
    expect(await works(member, member.token)).toBe(false);
    expect(await listed(member, await tokenOf(server.parts, member.id))).toHaveLength(100);
  });

  test("is nobody else's to see or to end", async () => {
    const [own, other] = [await makeMember(server), await makeMember(server)];
    const asked = { token: other.token };
    expect(await calls.sessions(own.id, asked)).toEqual(NOTHING);
    expect(await calls.endSessions(own.id, asked)).toEqual(NOTHING);
    expect(await calls.endSession(own.id, sessionIn(own.token), asked)).toEqual(NOTHING);
    // Under one's own name neither.
    expect(await calls.endSession(other.id, sessionIn(own.token), asked)).toEqual(NOTHING);
    expect(await works(own, own.token)).toBe(true);
  });
});

describe("signing out", () => {
  test("ends the token on the server, and no other", async () => {
    const member = await makeMember(server);
    const token = await signIn(member);
    expect(await calls.logout(undefined, { token })).toEqual({
      status: 200,
      body: { message: "You are signed out." },
    });
    expect(await calls.profile(member.id, { token })).toEqual(SESSION_ENDED);
    expect(await calls.logout(undefined, { token })).toEqual(SESSION_ENDED);
    expect(await calls.renew(undefined, { token })).toEqual(SESSION_ENDED);
    expect(await works(member, member.token)).toBe(true);
  });

  test("in one place, from another", async () => {
    const member = await makeMember(server);
    const lost = await signIn(member);
    const asked = { token: member.token, ...IN_ARABIC };
    expect(await calls.endSession(member.id, sessionIn(lost), asked)).toEqual({
      status: 200,
      body: { message: "تم تسجيل الخروج من ذلك الجهاز." },
    });
    expect(await works(member, lost)).toBe(false);
    expect(await calls.endSession(member.id, sessionIn(lost), { token: member.token })).toEqual(
      NOTHING,
    );
    expect(await works(member, member.token)).toBe(true);
  });

  test("everywhere ends all of them, renewed tokens too, and leaves others alone", async () => {
    const [member, other] = [await makeMember(server), await makeMember(server)];
    const tokens = [member.token, await signIn(member), await signIn(member, CHROME)];
    const { access_token } = (await calls.renew(undefined, { token: tokens[1]! })).body as {
      access_token: string;
    };
    expect(await calls.endSessions(member.id, { token: member.token })).toEqual({
      status: 200,
      body: { message: "You are signed out everywhere." },
    });
    for (const token of [...tokens, access_token]) {
      expect(await calls.profile(member.id, { token })).toEqual(SESSION_ENDED);
    }
    expect(await works(other, other.token)).toBe(true);
    expect(await works(member, await signIn(member))).toBe(true);
  });

  test("everywhere also ends a letter's link that would sign in", async () => {
    const form = registration();
    const { brandId } = (await calls.register(form)).body as { brandId: string };
    const link = tokenIn(await letter(server, form.email, SUBJECT.verify));
    const token = await tokenOf(server.parts, brandId);
    expect((await calls.endSessions(brandId, { token })).status).toBe(200);
    expect(await calls.verify(link)).toEqual(LINK_INVALID);
  });
});

describe("a token", () => {
  const renewed = async (token: string) =>
    ((await calls.renew(undefined, { token })).body as { access_token: string }).access_token;

  test("ends after two days, and goes on for whoever goes on working", async () => {
    const member = await makeMember(server);
    const idle = await signIn(member);
    let token = await signIn(member);
    for (let day = 0; day < 5; day++) {
      server.later({ hours: 24 });
      token = await renewed(token);
      expect(sessionIn(token)).not.toBe(sessionIn(idle));
    }
    expect(await works(member, token)).toBe(true);
    expect(await calls.profile(member.id, { token: idle })).toEqual(SESSION_ENDED);
    expect(await calls.renew(undefined, { token: idle })).toEqual(SESSION_ENDED);
    server.later({ hours: 48, seconds: 1 });
    expect(await calls.profile(member.id, { token })).toEqual(SESSION_ENDED);
  });

  test("that was renewed lets calls on their way finish with the old one", async () => {
    const member = await makeMember(server);
    server.later({ hours: 47 });
    const token = await renewed(member.token);
    expect(await works(member, member.token)).toBe(true);
    server.later({ hours: 1, seconds: 1 });
    expect(await works(member, member.token)).toBe(false);
    expect(await works(member, token)).toBe(true);
  });

  test("is renewed for thirty days at most; then the password is asked for", async () => {
    const member = await makeMember(server);
    let { token } = member;
    for (let day = 0; day < 30; day++) {
      server.later({ hours: 24 });
      token = await renewed(token);
    }
    expect(await works(member, token)).toBe(true);
    server.later({ seconds: 1 });
    expect(await calls.renew(undefined, { token })).toEqual(SESSION_ENDED);
    expect(await calls.profile(member.id, { token })).toEqual(SESSION_ENDED);
  });

  test("of a clock that was set back is not good for longer than its session", async () => {
    const member = await makeMember(server);
    const token = await signIn(member);
    server.later({ hours: -24 });
    expect(await works(member, token)).toBe(true);
    server.later({ hours: 24 + 48, seconds: 1 });
    expect(await works(member, token)).toBe(false);
  });
});
