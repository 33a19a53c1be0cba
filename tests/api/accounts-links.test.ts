// What nobody may do: links used twice, late or for something else, tokens that hold no longer.
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "../../src/server/features/brands/passwords.ts";
import { ADMIN, startAccountServer, type AccountServer } from "../support/account-server.ts";
import {
  LINK_INVALID,
  OTHER_PASSWORD,
  PASSWORD,
  SESSION_ENDED,
  SUBJECT,
  accountCalls,
  allLetters,
  makeMember,
  letter,
  lettersTo,
  linkIn,
  profileOf,
  refused,
  registration,
  tokenIn,
  type AccountCalls,
  type Member,
} from "../support/account-calls.ts";
import { ask, askExactly } from "../support/ask.ts";
import { tokenOf } from "../support/people.ts";
import { TEST_SECRET, badTokens, sessionIn, signToken } from "../support/tokens.ts";

let server: AccountServer;
let calls: AccountCalls;

beforeAll(async () => {
  server = await startAccountServer({
    env: { TOKEN_SECRET: TEST_SECRET, PUBLIC_URL: "https://ribby.example/", TRUST_PROXY: "on" },
  });
  calls = accountCalls(server);
});
afterAll(() => server.stop());

const REVERT_INVALID = refused(400, "link_invalid", "This link is not valid or has expired.");
const reset = (token: string) => calls.reset({ token, new_password: OTHER_PASSWORD });

async function newcomer() {
  const form = registration();
  await calls.register(form);
  return { ...form, link: tokenIn(await letter(server, form.email, SUBJECT.verify)) };
}

async function forgetful(member: Member) {
  await calls.forgot({ email: member.email });
  return tokenIn(await letter(server, member.email, SUBJECT.reset));
}

/** Asks for another address, which is not confirmed yet. */
async function moving(member: Member, email = `moved-${member.email}`) {
  const form = { ...profileOf(member), email, current_password: PASSWORD };
  const asked = await calls.update(member.id, form, { token: member.token });
  expect(asked).toMatchObject({ status: 200, body: { pending_email: email } });
  return {
    email,
    confirm: tokenIn(await letter(server, email, SUBJECT.confirm)),
    stop: tokenIn(await letter(server, member.email, SUBJECT.asked)),
  };
}

async function moved(member: Member, email?: string) {
  const asked = await moving(member, email);
  expect((await calls.verify(asked.confirm)).status).toBe(200);
  return { ...asked, revert: tokenIn(await letter(server, member.email, SUBJECT.changed)) };
}

describe("a link", () => {
  test("is good once, also when it is followed many times at the same moment", async () => {
    const { link } = await newcomer();
    const member = await makeMember(server);
    const forgotten = await forgetful(member);
    const { confirm } = await moving(await makeMember(server));
    const { revert } = await moved(await makeMember(server));
    for (const [use, refusal] of [
      [() => calls.verify(link), LINK_INVALID],
      [() => reset(forgotten), LINK_INVALID],
      [() => calls.revert(revert), REVERT_INVALID],
      [() => calls.verify(confirm), LINK_INVALID],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: 8 }, use));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status !== 200)).toEqual(Array(7).fill(refusal));
      expect(await use()).toEqual(refusal);
    }
    // One reset, one notice, one step of the token's version.
    const notices = (await lettersTo(server, member.email)).filter(({ subject }) =>
      SUBJECT.passwordChanged.test(subject),
    );
    expect(notices).toHaveLength(1);
    expect(await server.parts.brands.byId(member.id)).toMatchObject({ token_version: 2 });
  });

  test("that failed for a weak password can still be used", async () => {
    const token = await forgetful(await makeMember(server));
    expect((await calls.reset({ token, new_password: "weak" })).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  test("is good for nothing but its purpose", async () => {
    const { link } = await newcomer();
    const member = await makeMember(server);
    const forgotten = await forgetful(member);
    const { confirm, stop: revert } = await moving(await makeMember(server));
    for (const token of [forgotten, revert])
      expect(await calls.verify(token)).toEqual(LINK_INVALID);
    for (const token of [link, confirm, revert]) expect(await reset(token)).toEqual(LINK_INVALID);
    for (const token of [link, confirm, forgotten]) {
      expect(await calls.revert(token)).toEqual(REVERT_INVALID);
    }
    expect((await calls.verify(link)).status).toBe(200);
    expect((await reset(forgotten)).status).toBe(200);
  });

  test("dies with the address it was sent to", async () => {
    const member = await makeMember(server);
    const forgotten = await forgetful(member);
    const first = await moving(member);
    const second = await moving(member, `second-${member.email}`);
    expect(await calls.verify(first.confirm)).toEqual(LINK_INVALID);
    expect(await calls.verify(second.confirm)).toMatchObject({ status: 200 });
    expect(await reset(forgotten)).toEqual(LINK_INVALID);
    expect(await server.parts.brands.byId(member.id)).toMatchObject({ email: second.email });
  });

  test("that was on its way while the address changed opens nothing", async () => {
    const member = await makeMember(server);
    const { links } = server.parts.accounts;
    const late = { brandId: member.id, email: member.email, hours: 1, askedAt: new Date() };
    await moved(member);
    expect(await reset(await links.make({ purpose: "reset", ...late }))).toEqual(LINK_INVALID);
    expect(await calls.verify(await links.make({ purpose: "verify", ...late }))).toEqual(
      LINK_INVALID,
    );
  });

  test("asked for again replaces the one before, and signs nobody in", async () => {
    const member = await makeMember(server);
    const first = await moving(member);
    const again = await moving(member);
    expect(await calls.verify(first.confirm)).toEqual(LINK_INVALID);
    expect(await calls.verify(again.confirm)).toEqual({
      status: 200,
      body: { message: "Your email is verified!" },
    });
  });

  test("is kept as a hash only, and holds 128 bits nobody can guess", async () => {
    const { link } = await newcomer();
    expect(Buffer.from(link, "base64url")).toHaveLength(16);
    const rows = await server.parts.database.sql.selectFrom("account_links").selectAll().execute();
    const kept = JSON.stringify(rows);
    const sent = allLetters(server.folder).filter(({ text }) => text.includes("token="));
    for (const one of sent) expect(kept).not.toContain(tokenIn(one));
    expect(rows.map(({ hash }) => hash)).toContain(createHash("sha256").update(link).digest("hex"));
    expect(new Set(sent.map(tokenIn)).size).toBe(sent.length);
  });

  test("leads to the configured address, whatever Host the caller claims", async () => {
    const member = await makeMember(server);
    const form = registration();
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "http",
      forwarded: "host=evil.example",
      origin: "https://evil.example",
      referer: "https://evil.example/",
      "content-type": "application/json",
    };
    const post = (path: string, body: object) =>
      askExactly(server.address, `/api/brands/${path}`, {
        method: "POST",
        headers,
        bytes: JSON.stringify(body),
      });
    expect((await post("register", form)).status).toBe(200);
    expect((await post("forgot-password", { email: member.email })).status).toBe(200);
    expect((await post("resend-verification", { email: form.email })).status).toBe(200);
    for (const one of [
      ...(await lettersTo(server, form.email)),
      await letter(server, member.email, SUBJECT.reset),
    ]) {
      expect(linkIn(one).origin).toBe("https://ribby.example");
      expect(JSON.stringify(one)).not.toContain("evil.example");
    }
  });
});

describe("a change of address that was not wanted", () => {
  test("cannot be won back by a thief who moved the account twice", async () => {
    const owner = await makeMember(server);
    const first = await moved(owner, `thief-1-${owner.email}`);
    const second = await moved({ ...owner, email: first.email }, `thief-2-${owner.email}`);
    // The thief's own revert link must not cost the owner hers.
    expect((await calls.revert(second.revert)).status).toBe(200);
    expect((await calls.revert(first.revert)).status).toBe(200);
    expect(await server.parts.brands.byId(owner.id)).toMatchObject({ email: owner.email });

    // Nobody knows the password by now; the owner takes the old one again.
    await server.parts.brands.setPassword(owner.id, await hashPassword(PASSWORD));
    const again = { ...owner, token: await tokenOf(server.parts, owner.id) };
    const third = await moved(again, `thief-3-${owner.email}`);
    const fourth = await moved({ ...again, email: third.email }, `thief-4-${owner.email}`);
    expect((await calls.revert(third.revert)).status).toBe(200);
    expect(await calls.revert(fourth.revert)).toEqual(REVERT_INVALID);
    expect(await server.parts.brands.byId(owner.id)).toMatchObject({ email: owner.email });
  });

  test("leaves no letter on its way that would bring the thief another link", async () => {
    const owner = await makeMember(server);
    const first = await moved(owner, `thief-1-${owner.email}`);
    const email = `thief-2-${owner.email}`;
    const thief = { ...profileOf(owner), email, current_password: PASSWORD };
    await calls.update(owner.id, thief, { token: owner.token });
    expect((await calls.revert(first.revert)).status).toBe(200);
    const subjects = (await lettersTo(server, first.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(["Confirm your new address for Ribby"]);
    expect(await lettersTo(server, email)).toEqual([]);
  });

  test("can be stopped before the new address confirms, which ends all sessions", async () => {
    const owner = await makeMember(server);
    const { confirm, stop } = await moving(owner, `thief-${owner.email}`);
    expect((await calls.revert(stop)).status).toBe(200);
    expect(await calls.verify(confirm)).toEqual(LINK_INVALID);
    expect(await calls.profile(owner.id, { token: owner.token })).toEqual(SESSION_ENDED);
    expect(await server.parts.brands.byId(owner.id)).toMatchObject({
      email: owner.email,
      email_verified: true,
      pending_email: null,
    });
  });

  test.each(["a new password", "a reset"])("does not outlive %s", async (way) => {
    const owner = await makeMember(server);
    const { confirm } = await moving(owner, `thief-${owner.email}`);
    const form = { current_password: PASSWORD, new_password: OTHER_PASSWORD };
    const done =
      way === "a reset"
        ? await reset(await forgetful(owner))
        : await calls.changePassword(owner.id, form, { token: owner.token });
    expect(done.status).toBe(200);
    expect(await calls.verify(confirm)).toEqual(LINK_INVALID);
    expect(await server.parts.brands.byId(owner.id)).toMatchObject({
      email: owner.email,
      pending_email: null,
    });
  });

  test("is refused with a sentence when somebody else took the new address meanwhile", async () => {
    const owner = await makeMember(server);
    const { confirm, email } = await moving(owner);
    await makeMember(server, { email });
    const taken = refused(409, "taken", "This email is already registered", "email");
    expect(await calls.verify(confirm)).toEqual(taken);
    expect(await server.parts.brands.byId(owner.id)).toMatchObject({ email: owner.email });
  });

  test("is refused with a sentence when the old address belongs to somebody else by now", async () => {
    const owner = await makeMember(server);
    const { revert } = await moved(owner);
    const other = await makeMember(server, { email: owner.email });
    const taken = refused(409, "taken", "This email is already registered", "email");
    expect(await calls.revert(revert)).toEqual(taken);
    await moved(other, `free-${other.email}`);
    expect((await calls.revert(revert)).status).toBe(200);
  });
});

describe("a session", () => {
  const profile = (member: Member, token = member.token) => calls.profile(member.id, { token });

  test("does not begin with any of the tokens that look like ours", async () => {
    const member = await makeMember(server);
    const session = sessionIn(member.token);
    const claims = { version: 1, session };
    const good = { subject: member.id, audience: "ribby-brand", payload: claims };
    expect((await profile(member, await signToken(good))).status).toBe(200);
    const bad = {
      ...(await badTokens(good)),
      "without a version": await signToken({ ...good, payload: { session } }),
      "without a session": await signToken({ ...good, payload: { version: 1 } }),
      "with a session that is a number": await signToken({
        ...good,
        payload: { version: 1, session: 1 },
      }),
      "with somebody else's session": await signToken({
        ...good,
        payload: { version: 1, session: sessionIn((await makeMember(server)).token) },
      }),
      "with the version as text": await signToken({ ...good, payload: { session, version: "1" } }),
      "of a version to come": await signToken({ ...good, payload: { session, version: 2 } }),
      "without a subject": await signToken({ audience: "ribby-brand", payload: claims }),
    };
    for (const [kind, token] of Object.entries(bad)) {
      expect([kind, await profile(member, token)]).toEqual([kind, SESSION_ENDED]);
    }
  });

  test("ends with a new password, a reset, a revert and a block, and does not come back", async () => {
    const [changed, forgot, reverted, blocked] = (await Promise.all(
      Array.from({ length: 4 }, () => makeMember(server)),
    )) as [Member, Member, Member, Member];
    const form = { current_password: PASSWORD, new_password: OTHER_PASSWORD };
    await calls.changePassword(changed.id, form, { token: changed.token });
    await reset(await forgetful(forgot));
    await calls.revert((await moved(reverted)).revert);
    const house = await calls.login({ username_or_email: ADMIN.email, password: ADMIN.password });
    const token = (house.body as { access_token: string }).access_token;
    const turn = (is_active: boolean) =>
      calls.update(blocked.id, { ...profileOf(blocked), is_active }, { token });
    expect(await turn(false)).toEqual({
      status: 200,
      body: { ...profileOf(blocked), is_active: false },
    });
    for (const member of [changed, forgot, reverted, blocked]) {
      expect(await profile(member)).toEqual(SESSION_ENDED);
    }
    expect((await turn(true)).status).toBe(200);
    expect(await profile(blocked)).toEqual(SESSION_ENDED);
    const back = await calls.login({ username_or_email: blocked.email, password: PASSWORD });
    expect(back.status).toBe(200);
  });

  test("opens nothing that belongs to another brand", async () => {
    const [own, other] = [await makeMember(server), await makeMember(server)];
    const before = await server.parts.brands.byId(other.id);
    const asked = { token: own.token };
    const nothing = refused(404, "not_found", "We could not find what you asked for.");
    const form = { current_password: PASSWORD, new_password: OTHER_PASSWORD };
    for (const id of [other.id, "b_nobody", (await server.parts.brands.administrator())!.id]) {
      expect(await calls.profile(id, asked)).toEqual(nothing);
      expect(await calls.update(id, profileOf(own), asked)).toEqual(nothing);
      expect(await calls.changePassword(id, form, asked)).toEqual(nothing);
      // A wrong payload is not told either.
      expect(await calls.update(id, { name: 7 }, asked)).toEqual(nothing);
    }
    expect(await server.parts.brands.byId(other.id)).toEqual(before);
  });

  test("is never taken from the address line", async () => {
    const { id, token } = await makeMember(server);
    for (const query of [`?token=${token}`, `?access_token=${token}`]) {
      expect((await ask(server.address, `/api/brands/${id}${query}`)).status).toBe(401);
    }
  });
});

// Last: the clock does not go back.
describe("time", () => {
  test("ends a reset link after an hour, a verification after a day, a revert after a week", async () => {
    const [early, late] = [await newcomer(), await newcomer()];
    const [one, two] = [await makeMember(server), await makeMember(server)];
    const [three, four] = [await makeMember(server), await makeMember(server)];
    const resets = [await forgetful(one), await forgetful(two)] as const;
    const moves = [await moving(three), await moving(four)] as const;
    server.later({ seconds: 3600 - 60 });
    expect((await reset(resets[0])).status).toBe(200);
    server.later({ seconds: 61 });
    expect(await reset(resets[1])).toEqual(LINK_INVALID);
    server.later({ hours: 23, seconds: -60 });
    expect((await calls.verify(early.link)).status).toBe(200);
    expect((await calls.verify(moves[0].confirm)).status).toBe(200);
    server.later({ seconds: 61 });
    expect(await calls.verify(late.link)).toEqual(LINK_INVALID);
    expect(await calls.verify(moves[1].confirm)).toEqual(LINK_INVALID);
    // A week from when it happened, not from when it was asked for.
    const revert = tokenIn(await letter(server, three.email, SUBJECT.changed));
    server.later({ hours: 6 * 24, seconds: -60 });
    expect((await calls.revert(moves[0].stop)).status).toBe(200);
    server.later({ seconds: 61 });
    expect(await calls.revert(moves[1].stop)).toEqual(REVERT_INVALID);
    expect(await calls.revert(revert)).toEqual(REVERT_INVALID);
  });

  test("keeps the way back open for a week after the change", async () => {
    const [one, two] = [await makeMember(server), await makeMember(server)];
    const [first, second] = [await moved(one), await moved(two)];
    server.later({ hours: 7 * 24, seconds: -60 });
    expect((await calls.revert(first.revert)).status).toBe(200);
    server.later({ seconds: 61 });
    expect(await calls.revert(second.revert)).toEqual(REVERT_INVALID);
  });
});
