// Every declared call, asked by everybody who might try.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DECLARED } from "../../src/contract/api.ts";
import type { AnyEndpoint } from "../../src/contract/endpoint.ts";
import { passkeyChallenge } from "../../src/contract/passkeys.ts";
import { explore } from "../../src/contract/products.ts";
import { ask, refusal } from "../support/ask.ts";
import { administratorToken, makeBrand, type TestBrand, tokenOf } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { TEST_SECRET, badTokens, sessionIn, signToken } from "../support/tokens.ts";

let server: TestServer;
let own: TestBrand;
let other: TestBrand;
let administrator: string;
/** Tokens that hold no longer, or never did. */
let dead: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ env: { TOKEN_SECRET: TEST_SECRET } });
  const { parts } = server;
  const { sql } = parts.database;
  own = await makeBrand(parts);
  other = await makeBrand(parts);
  // A website that no scan may go to: who may call is tried here, not somebody's shop.
  await sql.updateTable("brands").set({ website: "http://10.0.0.1" }).execute();
  administrator = await administratorToken(parts);
  const blocked = await makeBrand(parts);
  const changed = await makeBrand(parts);
  await sql.updateTable("brands").set({ is_active: false }).where("id", "=", blocked.id).execute();
  await sql.updateTable("brands").set({ token_version: 2 }).where("id", "=", changed.id).execute();
  const signedOut = await makeBrand(parts);
  const out = await ask(server.address, "/api/brands/logout", {
    method: "POST",
    token: signedOut.token,
  });
  expect(out.status).toBe(200);
  // A session nobody ends here, so that each of these fails for its own reason.
  const kept = await makeBrand(parts);
  const good = {
    subject: kept.id,
    audience: "ribby-brand",
    payload: { version: 1, session: sessionIn(kept.token) },
  };
  const right = await ask(server.address, `/api/brands/${kept.id}`, {
    token: await signToken(good),
  });
  expect(right.status).toBe(200);
  dead = {
    ...(await badTokens(good)),
    "with an unusable sign in its subject": await signToken({
      ...good,
      subject: `${good.subject}\0`,
    }),
    "with an unusable sign in its session": await signToken({
      ...good,
      payload: { version: 1, session: "s_\0" },
    }),
    "without a session": await signToken({ ...good, payload: { version: 1 } }),
    "of another brand's session": await signToken({ ...good, subject: own.id }),
    "of a brand that was switched off": blocked.token,
    "from before a password change": changed.token,
    "of a brand that does not exist": await signToken({ ...good, subject: "b_nobody" }),
    "that was signed out": signedOut.token,
  };
});
afterAll(() => server.stop());

// Some calls sign out whoever makes them.
beforeEach(async () => {
  const { parts } = server;
  own = { ...own, token: await tokenOf(parts, own.id) };
  other = { ...other, token: await tokenOf(parts, other.id) };
  administrator = await administratorToken(parts);
});

const SIGN_IN_FIRST = { status: 401, body: refusal("sign_in_first", "signInFirst") };
const SESSION_ENDED = { status: 401, body: refusal("session_ended", "sessionEnded") };
const NOT_ALLOWED = { status: 403, body: refusal("not_allowed", "notAllowed") };
const NOT_FOUND = { status: 404, body: refusal("not_found", "notFound") };

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

/** Payloads are empty: who may call is decided first, and nothing is changed by those who may. */
async function call(endpoint: AnyEndpoint, token: string | undefined) {
  const path = endpoint.path
    .replace(":brandId", own.id)
    .replace(/:(\w+)/g, (_, place: string) => (place === "n" ? "0" : `p_${place}`));
  const { status, body } = await ask(server.address, path, {
    method: endpoint.method,
    token,
    ...(endpoint.body && { body: {} }),
  });
  if (status === 501) expect(body).toEqual(refusal("not_yet_available", "notYetAvailable"));
  return { status, body };
}

/** Let in: answered, asked for a better payload, told that the thing is not there, or that it is to come. */
const LET_IN = { status: expect.toSatisfy((status) => [200, 302, 400, 404, 501].includes(status)) };

const closed = DECLARED.filter(({ access }) => access !== "anyone");
// The explore feed's token is not a session; its own tests say what a bad one gets.
const open = DECLARED.filter((endpoint) => endpoint.access === "anyone" && endpoint !== explore);

describe.each(closed.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  "%s",
  (_, endpoint) => {
    test("asks strangers to sign in", async () => {
      expect(await call(endpoint, undefined)).toEqual(SIGN_IN_FIRST);
      expect(await call(endpoint, "")).toEqual(SIGN_IN_FIRST);
    });

    test("ends a session whose token does not hold", async () => {
      for (const [kind, token] of Object.entries(dead)) {
        expect([kind, await call(endpoint, token)]).toEqual([kind, SESSION_ENDED]);
      }
    });

    test(`lets in whom '${endpoint.access}' means, and nobody else`, async () => {
      const answers = {
        own: await call(endpoint, own.token),
        other: await call(endpoint, other.token),
        administrator: await call(endpoint, administrator),
      };
      expect(answers).toMatchObject(
        {
          brand: { own: LET_IN, other: LET_IN, administrator: LET_IN },
          owner: { own: LET_IN, other: NOT_FOUND, administrator: LET_IN },
          administrator: { own: NOT_ALLOWED, other: NOT_ALLOWED, administrator: LET_IN },
          anyone: {},
        }[endpoint.access],
      );
      // Where the brand is all that the path names, its owner finds it.
      if (endpoint.access === "owner" && endpoint.path.match(/:/g)!.length === 1) {
        expect([answers.own.status, answers.administrator.status]).not.toContain(404);
      }
    });
  },
);

describe.each(open.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  "%s",
  (_, endpoint) => {
    test("answers everybody the same, with a bad session too", async () => {
      const asked = async (token?: string) => {
        const answer = await call(endpoint, token);
        // Never the same twice: that is what it is for.
        return endpoint === passkeyChallenge ? { status: answer.status } : answer;
      };
      const answer = await asked();
      expect(answer).toMatchObject(LET_IN);
      for (const [kind, token] of Object.entries(dead)) {
        expect([kind, await asked(token)]).toEqual([kind, answer]);
      }
    });
  },
);

test("the sign-in word may be written in any case, as the standard says", async () => {
  for (const word of ["Bearer", "bearer", "BEARER"]) {
    const answer = await ask(server.address, `/api/brands/${own.id}`, {
      headers: { authorization: `${word} ${own.token}` },
    });
    expect([word, answer.status]).toEqual([word, 200]);
  }
});

test("other kinds of authorization do not sign anybody in", async () => {
  for (const authorization of [`Basic ${own.token}`, own.token, `Bearer${own.token}`]) {
    const answer = await ask(server.address, "/api/stripe/my-subscription", {
      headers: { authorization },
    });
    expect(answer).toMatchObject(SIGN_IN_FIRST);
  }
});

test("a session ends the moment its brand is switched off", async () => {
  const brand = await makeBrand(server.parts);
  const profile = () => ask(server.address, `/api/brands/${brand.id}`, { token: brand.token });
  expect(await profile()).toMatchObject({ status: 200 });
  const { sql } = server.parts.database;
  await sql.updateTable("brands").set({ is_active: false }).where("id", "=", brand.id).execute();
  expect(await profile()).toMatchObject(SESSION_ENDED);
});

test("a stranger's megabytes are refused before they are read", async () => {
  const answer = await ask(server.address, `/api/brands/${own.id}/products/save-all`, {
    method: "POST",
    body: "not even json that we would accept".repeat(100_000),
  });
  expect(answer).toMatchObject(SIGN_IN_FIRST);
});

test("payload mistakes are only told to those who may call", async () => {
  const path = `/api/brands/${own.id}/products`;
  const wrong = { method: "POST", body: { title: 7 } };
  expect(await ask(server.address, path, wrong)).toMatchObject(SIGN_IN_FIRST);
  expect(await ask(server.address, path, { ...wrong, token: other.token })).toMatchObject(
    NOT_FOUND,
  );
  expect(await ask(server.address, path, { ...wrong, token: own.token })).toMatchObject({
    status: 400,
    body: refusal("invalid", "titleRequired", { field: "title" }),
  });
});
