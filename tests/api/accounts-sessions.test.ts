// Where a brand is signed in: the list, signing out on the server, tokens that are renewed and end, and passkeys.
import type { Selectable } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Passkey } from "../../src/contract/passkeys.ts";
import type { BrandSession } from "../../src/contract/sessions.ts";
import type { PasskeyTable } from "../../src/server/database/tables/accounts.ts";
import { siteOf } from "../../src/server/features/brands/passkeys/check.ts";
import { startAccountServer, type AccountServer } from "../support/account-server.ts";
import {
  IN_ARABIC,
  LINK_INVALID,
  OTHER_PASSWORD,
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
import {
  makeAuthenticator,
  type Authenticator,
  type KeyKind,
  type Twist,
} from "../support/authenticator.ts";
import { administratorToken, tokenOf } from "../support/people.ts";
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

describe("a passkey", () => {
  const UNREAD = refused(
    400,
    "passkey_invalid",
    "This passkey could not be read. Please try again.",
  );
  const UNKNOWN = refused(
    401,
    "passkey_unknown",
    "This passkey opens no account here. Please sign in with your password.",
  );
  const WRONG_PASSWORD = refused(
    400,
    "invalid",
    "Current password is not correct",
    "current_password",
  );

  const aDevice = (kind?: KeyKind, options?: { counts: boolean }) =>
    makeAuthenticator(siteOf(server.address), kind, options);
  const challengeIn = ({ body }: { body: unknown }) => (body as { challenge: string }).challenge;

  const toAdd = async ({ id, token }: Member) =>
    challengeIn(await calls.askForPasskey(id, PASSWORD, { token }));
  const toSign = async () => challengeIn(await calls.passkeyChallenge());
  const add = async (member: Member, device: Authenticator, twist?: Twist, name?: string) =>
    calls.addPasskey(
      member.id,
      { ...device.make(await toAdd(member), twist), ...(name && { name }) },
      { token: member.token, headers: { "user-agent": CHROME } },
    );
  const enter = async (device: Authenticator, twist?: Twist) =>
    calls.passkeyLogin(device.sign(await toSign(), twist));
  const kept = async (member: Member) =>
    (await calls.passkeys(member.id, { token: member.token })).body as Passkey[];

  async function equipped(kind?: KeyKind, options?: { counts: boolean }) {
    const [member, device] = [await makeMember(server), aDevice(kind, options)];
    expect((await add(member, device)).status).toBe(200);
    return { member, device };
  }

  test.each(["ES256", "EdDSA", "RS256"] as const)(
    "of %s is added with the password and signs in without it",
    async (kind) => {
      const { member, device } = await equipped(kind);
      const { status, body } = await enter(device);
      expect({ status, body }).toMatchObject({ status: 200, body: { brand_id: member.id } });
      expect(await works(member, (body as { access_token: string }).access_token)).toBe(true);
    },
  );

  test("is listed by its name or its device, with its last use, and told by letter", async () => {
    const member = await makeMember(server);
    const [phone, laptop] = [aDevice(), aDevice()];
    await add(member, phone, {}, "  My phone  ");
    server.later({ seconds: 60 });
    await add(member, laptop);
    server.later({ seconds: 60 });
    await enter(phone);
    const chrome = { browser: "Chrome", system: "Windows" };
    expect(await kept(member)).toMatchObject([
      { name: null, ...chrome, last_used_at: null },
      { name: "My phone", ...chrome, last_used_at: expect.stringContaining("T") },
    ]);
    const { text } = await letter(server, member.email, SUBJECT.passkey);
    expect(text).toContain(member.brandName);
  });

  test("is not given without the password, nor to anybody else", async () => {
    const [member, other] = [await makeMember(server), await makeMember(server)];
    const { token } = member;
    const wrong = await calls.askForPasskey(member.id, OTHER_PASSWORD, { token });
    expect(wrong).toEqual(WRONG_PASSWORD);
    const own = aDevice().make(await toAdd(member));
    const house = await administratorToken(server.parts);
    for (const stranger of [other.token, house]) {
      const asked = { token: stranger };
      expect(await calls.askForPasskey(member.id, PASSWORD, asked)).toEqual(NOTHING);
      expect(await calls.addPasskey(member.id, own, asked)).toEqual(NOTHING);
    }
    // A challenge is the brand's own, also where somebody else would sign it.
    expect(await calls.addPasskey(other.id, own, { token: other.token })).toEqual(UNREAD);
    expect(await kept(other)).toEqual([]);
  });

  test.each<[string, Twist]>([
    ["made on another page", { client: { origin: "https://evil.example" } }],
    ["made inside another page", { client: { crossOrigin: true } }],
    ["made for another host", { host: "evil.example" }],
    ["without anybody being recognised", { flags: 0x41 }],
    ["with another challenge", { client: { challenge: "bm90IG91cnM" } }],
    ["with what was made to sign in", { client: { type: "webauthn.get" } }],
    ["that calls itself otherwise", { credential: Buffer.from("somebody else's") }],
  ])("%s is not kept", async (_, twist) => {
    const member = await makeMember(server);
    expect(await add(member, aDevice(), twist)).toEqual(UNREAD);
    expect(await kept(member)).toEqual([]);
  });

  test("of another account or kept already is not taken over", async () => {
    const { member, device } = await equipped();
    const other = await makeMember(server);
    expect(await add(other, device)).toEqual(UNREAD);
    expect(await add(member, device)).toEqual(UNREAD);
    expect((await enter(device)).body).toMatchObject({ brand_id: member.id });
  });

  test("opens nothing where it was used otherwise than asked for", async () => {
    const { device } = await equipped();
    expect((await enter(device)).status).toBe(200);
    const uses: Record<string, [Twist, typeof UNREAD]> = {
      "on another page": [{ client: { origin: "https://evil.example" } }, UNREAD],
      "inside another page": [{ client: { crossOrigin: true } }, UNREAD],
      "for another host": [{ host: "evil.example" }, UNREAD],
      "with nobody recognised": [{ flags: 0x01 }, UNREAD],
      "with a challenge of its own": [{ client: { challenge: "b3duIG9uZQ" } }, UNREAD],
      "as one to be added": [{ client: { type: "webauthn.create" } }, UNREAD],
      "with a count that does not go on": [{ uses: 0 }, UNKNOWN],
    };
    for (const [how, [twist, answer]] of Object.entries(uses))
      expect([how, await enter(device, twist)]).toEqual([how, answer]);
    expect((await enter(device)).status).toBe(200);
  });

  test("answers a challenge once, within five minutes, and only one that was given to sign in", async () => {
    const { member, device } = await equipped();
    const signed = device.sign(await toSign());
    expect((await calls.passkeyLogin(signed)).status).toBe(200);
    expect(await calls.passkeyLogin(signed)).toEqual(UNREAD);
    const late = device.sign(await toSign());
    server.later({ seconds: 301 });
    expect(await calls.passkeyLogin(late)).toEqual(UNREAD);
    expect(await calls.passkeyLogin(device.sign(await toAdd(member)))).toEqual(UNREAD);
    const forSigning = aDevice().make(await toSign());
    expect(await calls.addPasskey(member.id, forSigning, { token: member.token })).toEqual(UNREAD);
    const lateToAdd = aDevice().make(await toAdd(member));
    server.later({ seconds: 301 });
    expect(await calls.addPasskey(member.id, lateToAdd, { token: member.token })).toEqual(UNREAD);
  });

  test("is proven by its own key: another's signature and changed words are refused", async () => {
    const { device } = await equipped();
    const stranger = aDevice();
    expect(await enter(stranger)).toEqual(UNKNOWN);
    const foreign = stranger.sign(await toSign());
    expect(await calls.passkeyLogin({ ...foreign, credential: device.credential })).toEqual(
      UNKNOWN,
    );
    const challenge = await toSign();
    const [signed, counted] = [device.sign(challenge), device.sign(challenge, { uses: 99 })];
    const { authenticator_data } = counted;
    expect(await calls.passkeyLogin({ ...signed, authenticator_data })).toEqual(UNKNOWN);
    // The challenge went with the refused try.
    expect(await calls.passkeyLogin(signed)).toEqual(UNREAD);
    const arabic = await calls.passkeyLogin(stranger.sign(await toSign()), IN_ARABIC);
    expect(arabic.body).toMatchObject({ detail: expect.stringContaining("مفتاح المرور") });
  });

  test("of a device that never counts works every time", async () => {
    const { device } = await equipped("ES256", { counts: false });
    for (let n = 0; n < 3; n++) expect((await enter(device)).status).toBe(200);
  });

  test("does not open a brand that is suspended", async () => {
    const { member, device } = await equipped();
    const { sql } = server.parts.database;
    await sql.updateTable("brands").set({ is_active: false }).where("id", "=", member.id).execute();
    expect(await enter(device)).toEqual(UNKNOWN);
  });

  test("is removed with the password, by its brand alone, and opens nothing then", async () => {
    const { member, device } = await equipped();
    const [{ id }] = (await kept(member)) as [Passkey];
    const other = await makeMember(server);
    const asked = { token: member.token };
    expect(await calls.removePasskey(member.id, id, OTHER_PASSWORD, asked)).toEqual(WRONG_PASSWORD);
    const stranger = { token: other.token };
    expect(await calls.removePasskey(other.id, id, PASSWORD, stranger)).toEqual(NOTHING);
    expect(await calls.removePasskey(member.id, id, PASSWORD, stranger)).toEqual(NOTHING);
    expect((await enter(device)).status).toBe(200);
    expect(await calls.removePasskey(member.id, id, PASSWORD, asked)).toEqual({
      status: 200,
      body: { message: "The passkey was removed." },
    });
    expect(await enter(device)).toEqual(UNKNOWN);
  });

  test("ends with a reset password: whoever added it may be the thief", async () => {
    const { member, device } = await equipped();
    await calls.forgot({ email: member.email });
    const token = tokenIn(await letter(server, member.email, SUBJECT.reset));
    expect((await calls.reset({ token, new_password: OTHER_PASSWORD })).status).toBe(200);
    expect(await enter(device)).toEqual(UNKNOWN);
  });

  test("is one of ten at most", async () => {
    const { member, device } = await equipped();
    const { sql } = server.parts.database;
    const [{ id, ...row }] = (await sql
      .selectFrom("passkeys")
      .selectAll()
      .where("credential", "=", device.credential)
      .execute()) as [Selectable<PasskeyTable>];
    const others = Array.from({ length: 9 }, (_, n) => `${id}-${n}`);
    await sql
      .insertInto("passkeys")
      .values(others.map((name) => ({ ...row, id: name, credential: name })))
      .execute();
    const { token } = member;
    expect(await calls.askForPasskey(member.id, PASSWORD, { token })).toEqual(
      refused(409, "too_many_passkeys", "You have 10 passkeys already. Remove one first."),
    );
  });
});
