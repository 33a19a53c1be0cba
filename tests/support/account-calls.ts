// The account calls as a person makes them, and the letters that follow.
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { SignedIn } from "../../src/contract/brands.ts";
import type { SentenceKey } from "../../src/contract/server-messages.ts";
import { hashPassword } from "../../src/server/features/brands/passwords.ts";
import { newId } from "../../src/server/ids.ts";
import type { Letter } from "../../src/server/providers/mail/mailer.ts";
import type { AccountServer } from "./account-server.ts";
import { ask, inArabic, type Answer, type Asked } from "./ask.ts";
import { tokenOf } from "./people.ts";
import { sentences } from "./sentences.ts";

export const PASSWORD = "Blue-Jalabiya-42";
export const OTHER_PASSWORD = "Green-Kaftan-77";

export type Registration = {
  brandName: string;
  username: string;
  password: string;
  email: string;
  mobileNumber: string;
  website: string;
};

export function registration(changes: Partial<Registration> = {}): Registration {
  const word = randomBytes(5).toString("hex");
  return {
    brandName: `Brand ${word}`,
    username: `brand-${word}`,
    password: PASSWORD,
    email: `${word}@brand.example`,
    mobileNumber: "+201000000000",
    website: `https://${word}.example`,
    ...changes,
  };
}

export type Caller = Pick<Asked, "token" | "headers">;

export const IN_ARABIC: Caller = { headers: { "accept-language": "ar-EG,ar;q=0.9" } };

/** Status and whole body: what an answer is to a person. */
export type Answered = { status: number; body: unknown };
const answered = ({ status, body }: Answer): Answered => ({ status, body });

export function accountCalls(server: Pick<AccountServer, "address">) {
  const call =
    (method: string, path: string) =>
    async (body?: unknown, caller: Caller = {}): Promise<Answered> =>
      answered(await ask(server.address, path, { method, body, ...caller }));
  const withToken = (path: string) => (token: string, caller?: Caller) =>
    call("POST", `${path}?token=${encodeURIComponent(token)}`)(undefined, caller);
  return {
    register: call("POST", "/api/brands/register"),
    login: call("POST", "/api/brands/login"),
    forgot: call("POST", "/api/brands/forgot-password"),
    resend: call("POST", "/api/brands/resend-verification"),
    reset: call("POST", "/api/brands/reset-password"),
    verify: withToken("/api/brands/verify-email"),
    revert: withToken("/api/brands/revert-email"),
    profile: (id: string, caller: Caller) => call("GET", `/api/brands/${id}`)(undefined, caller),
    update: (id: string, body: unknown, caller: Caller) =>
      call("PUT", `/api/brands/${id}`)(body, caller),
    changePassword: (id: string, body: unknown, caller: Caller) =>
      call("PUT", `/api/brands/${id}/change-password`)(body, caller),
    logout: call("POST", "/api/brands/logout"),
    renew: call("POST", "/api/brands/renew-session"),
    sessions: (id: string, caller: Caller) =>
      call("GET", `/api/brands/${id}/sessions`)(undefined, caller),
    endSession: (id: string, session: string, caller: Caller) =>
      call("DELETE", `/api/brands/${id}/sessions/${session}`)(undefined, caller),
    endSessions: (id: string, caller: Caller) =>
      call("DELETE", `/api/brands/${id}/sessions`)(undefined, caller),
    passkeys: (id: string, caller: Caller) =>
      call("GET", `/api/brands/${id}/passkeys`)(undefined, caller),
    askForPasskey: (id: string, current_password: string, caller: Caller) =>
      call("POST", `/api/brands/${id}/passkeys/challenge`)({ current_password }, caller),
    addPasskey: (id: string, body: unknown, caller: Caller) =>
      call("POST", `/api/brands/${id}/passkeys`)(body, caller),
    removePasskey: (id: string, key: string, current_password: string, caller: Caller) =>
      call("POST", `/api/brands/${id}/passkeys/${key}/remove`)({ current_password }, caller),
    passkeyChallenge: call("POST", "/api/brands/passkey-challenge"),
    passkeyLogin: call("POST", "/api/brands/passkey-login"),
    find: (name: string, caller?: Caller) =>
      call("GET", `/api/brands/search?name=${encodeURIComponent(name)}`)(undefined, caller),
  };
}

export type AccountCalls = ReturnType<typeof accountCalls>;

/** All letters to an address, oldest first; what is waiting is sent before. */
export async function lettersTo(server: AccountServer, address: string): Promise<Letter[]> {
  await server.parts.postOffice.deliver();
  return allLetters(server.folder).filter(({ to }) => to.address === address);
}

export function allLetters(folder: string): Letter[] {
  const outbox = join(folder, "outbox");
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(outbox, name), "utf8")) as { letter: Letter })
    .map((kept) => kept.letter);
}

/** The letter of a kind that came last, by a word of its subject. */
export async function letter(server: AccountServer, to: string, subject: RegExp): Promise<Letter> {
  const found = (await lettersTo(server, to)).findLast((one) => subject.test(one.subject));
  if (!found) throw new Error(`No letter to ${to} about ${subject}.`);
  return found;
}

export function linkIn({ text }: Pick<Letter, "text">): URL {
  const [link] = /https?:\/\/\S+token=\S+/.exec(text) ?? [];
  if (!link) throw new Error(`No link in: ${text}`);
  return new URL(link);
}

export const tokenIn = (mail: Pick<Letter, "text">): string =>
  linkIn(mail).searchParams.get("token")!;

export const SUBJECT = {
  verify: /^Verify your email/,
  reset: /^Choose a new password/,
  passwordChanged: /password was changed/,
  confirm: /^Confirm your new address/,
  asked: /new address was asked for/,
  changed: /address of your Ribby account was changed/,
  passkey: /passkey was added/,
};

export type Member = Registration & { id: string; token: string };

/** Registers, opens the letter and follows its link. */
export async function becomeMember(server: AccountServer, changes: Partial<Registration> = {}) {
  const calls = accountCalls(server);
  const form = registration(changes);
  const registered = await calls.register(form);
  if (registered.status !== 200) throw new Error(JSON.stringify(registered));
  const verified = await calls.verify(tokenIn(await letter(server, form.email, SUBJECT.verify)));
  const { access_token, brand_id } = verified.body as SignedIn;
  return { ...form, id: brand_id, token: access_token } satisfies Member;
}

const passwordHash = hashPassword(PASSWORD);

/** A verified brand without the journey: no letters, and one slow hash for all. */
export async function makeMember(server: AccountServer, changes: Partial<Registration> = {}) {
  const form = registration(changes);
  const id = newId("b");
  await server.parts.brands.add({
    id,
    name: form.brandName,
    username: form.username,
    email: form.email,
    website: form.website,
    mobile_number: form.mobileNumber,
    password_hash: await passwordHash,
    email_verified: true,
  });
  return { ...form, id, token: await tokenOf(server.parts, id) } satisfies Member;
}

export const profileOf = ({ id, brandName, username, email, website }: Member) => ({
  id,
  name: brandName,
  username,
  email,
  mobile_number: "+201000000000",
  website,
  email_verified: true,
  is_active: true,
  saved_in_vectordb: false,
});

/** A refusal by its English sentence, word for word as people read it. */
export const refused = (
  status: number,
  code: string,
  detail: string,
  field?: string,
): Answered => ({
  status,
  body: { detail, code, ...(field && { field }) },
});

/** The same refusal as an Arabic reader gets it. */
export function refusedInArabic(status: number, code: string, detail: string, field?: string) {
  const known = Object.entries(sentences).find(([, sentence]) => sentence === detail);
  if (!known) throw new Error(`'${detail}' is not in the catalogue.`);
  return refused(status, code, inArabic(known[0] as SentenceKey), field);
}

/** Every refusal is asked for twice: in English, word for word, and in Arabic. */
export async function expectRefusal(
  call: (caller: object) => Promise<Answered>,
  [status, code, detail, field]: [number, string, string, string?],
): Promise<void> {
  expect(await call({})).toEqual(refused(status, code, detail, field));
  expect(await call(IN_ARABIC)).toEqual(refusedInArabic(status, code, detail, field));
}

export const SESSION_ENDED = refused(
  401,
  "session_ended",
  "Your session has ended. Please sign in again.",
);
export const LINK_INVALID = refused(
  400,
  "link_invalid",
  "This link has expired or was already used. Please request a new one.",
);
export const WRONG_CREDENTIALS = refused(
  401,
  "wrong_credentials",
  "The username, email or password is not correct.",
);
