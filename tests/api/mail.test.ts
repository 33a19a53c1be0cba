// The letters of a machine without a mail server: what they say, to whom they go, where they are read.
import { readFileSync, readdirSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADMIN, startAccountServer, type AccountServer } from "../support/account-server.ts";
import {
  IN_ARABIC,
  OTHER_PASSWORD,
  PASSWORD,
  accountCalls,
  allLetters,
  lettersTo,
  linkIn,
  makeMember,
  profileOf,
  registration,
  tokenIn,
  type AccountCalls,
  type Caller,
} from "../support/account-calls.ts";
import { ask } from "../support/ask.ts";
import { newProduct } from "../support/people.ts";
import { readMessage } from "../support/smtp-inbox.ts";

let server: AccountServer;
let calls: AccountCalls;

beforeAll(async () => {
  server = await startAccountServer({
    env: {
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://ribby.example",
      MAIL_FROM: "Ribby <hi@ribby.example>",
    },
  });
  server.address = server.address.replace("0.0.0.0", "127.0.0.1");
  calls = accountCalls(server);
});
afterAll(() => server.stop());

const emlFiles = () =>
  readdirSync(join(server.folder, "outbox"))
    .filter((name) => name.endsWith(".eml"))
    .toSorted()
    .map((name) => readMessage(readFileSync(join(server.folder, "outbox", name), "latin1")));

const lastTo = async (address: string) => (await lettersTo(server, address)).at(-1)!;

/** Brings about each kind of letter as it comes about in life; answers to whom it should have gone. */
const occasions: Record<string, (caller: Caller) => Promise<{ to: string; brand: string }>> = {
  async verify(caller) {
    const form = registration();
    await calls.register(form, caller);
    return { to: form.email, brand: form.brandName };
  },
  async reset(caller) {
    const { email, brandName } = await makeMember(server);
    await calls.forgot({ email }, caller);
    return { to: email, brand: brandName };
  },
  async "password changed"(caller) {
    const { id, token, email, brandName } = await makeMember(server);
    const form = { current_password: PASSWORD, new_password: OTHER_PASSWORD };
    await calls.changePassword(id, form, { ...caller, token });
    return { to: email, brand: brandName };
  },
  async "confirm a new address"(caller) {
    const member = await makeMember(server);
    const to = `new-${member.email}`;
    await calls.update(
      member.id,
      { ...profileOf(member), email: to, current_password: PASSWORD },
      { ...caller, token: member.token },
    );
    return { to, brand: member.brandName };
  },
  async "address asked for"(caller) {
    const member = await makeMember(server);
    const form = { ...profileOf(member), email: `new-${member.email}`, current_password: PASSWORD };
    await calls.update(member.id, form, { ...caller, token: member.token });
    return { to: member.email, brand: member.brandName };
  },
  async "address changed"(caller) {
    const member = await makeMember(server);
    const email = `new-${member.email}`;
    await calls.update(
      member.id,
      { ...profileOf(member), email, current_password: PASSWORD },
      { ...caller, token: member.token },
    );
    await calls.verify(tokenIn(await lastTo(email)), caller);
    return { to: member.email, brand: member.brandName };
  },
};

describe.each([
  [
    "verify",
    "Verify your email for Ribby",
    "تأكيد بريدك الإلكتروني في ريبي",
    "/verify-email",
    "The link works once and for 24 hours.",
  ],
  [
    "reset",
    "Choose a new password for Ribby",
    "اختيار كلمة مرور جديدة في ريبي",
    "/reset-password",
    "The link works once and for one hour.",
  ],
  [
    "password changed",
    "Your Ribby password was changed",
    "تم تغيير كلمة مرورك في ريبي",
    null,
    "If it was not you, ask for a new password on the sign-in page at once.",
  ],
  [
    "confirm a new address",
    "Confirm your new address for Ribby",
    "تأكيد عنوانك الجديد في ريبي",
    "/verify-email",
    "The link works once and for 24 hours.",
  ],
  [
    "address asked for",
    "A new address was asked for your Ribby account",
    "طُلب عنوان جديد لحسابك في ريبي",
    "/revert-email",
    "It works for 7 days.",
  ],
  [
    "address changed",
    "The address of your Ribby account was changed",
    "تم تغيير البريد الإلكتروني لحسابك في ريبي",
    "/revert-email",
    "It works for 7 days.",
  ],
])("the letter '%s'", (kind, english, arabic, path, says) => {
  test.each([
    ["English", {}, english, '<html lang="en" dir="ltr">'],
    ["Arabic", IN_ARABIC, arabic, '<html lang="ar" dir="rtl">'],
  ])(
    "speaks %s, as text and as HTML, to the right person",
    async (language, caller, subject, tag) => {
      const { to, brand } = await occasions[kind]!(caller);
      const letter = await lastTo(to);
      expect(letter).toMatchObject({ to: { name: brand, address: to }, subject });
      expect(letter.text).toContain(brand);
      expect(letter.html).toContain(brand);
      expect(letter.html).toContain(tag);
      if (language === "English") {
        expect(letter.text).toContain(says);
        expect(letter.html).toContain(says);
      } else expect(letter.text).toMatch(/[\u0600-\u06ff]{4}/);
      if (path) {
        const link = linkIn(letter).href;
        expect(link).toMatch(new RegExp(`^https://ribby\\.example${path}\\?token=[\\w-]{22}$`));
        expect(letter.html).toContain(`<a href="${link}"`);
      } else {
        expect(letter.text).not.toMatch(/https?:/);
        expect(letter.html).not.toContain("<a ");
      }
      // The file is the same letter in the form mail programs read.
      const file = emlFiles().findLast(({ headers }) => headers["to"]![0]!.includes(`<${to}>`))!;
      expect(file.text.replace(/\r\n/g, "\n")).toBe(letter.text);
      expect(file.html.replace(/\r\n/g, "\n")).toBe(letter.html);
      expect(file.headers["from"]).toEqual(["Ribby <hi@ribby.example>"]);
      expect(file.headers["to"]).toEqual([expect.stringContaining(`<${to}>`)]);
    },
  );
});

describe("a report about a listing", () => {
  test("reaches the administrator with its reason and the way to the listing", async () => {
    const { id, brandName } = await makeMember(server);
    const piece = newProduct({ title: "Silk <b>abaya</b>" });
    await server.parts.products.addMany(id, [piece]);
    const answer = await ask(server.address, `/api/products/${piece.id}/report`, {
      method: "POST",
      body: {
        reason: "wrong_information",
        comment: "Not silk.\r\nBcc: victim@other.example\r\n\r\n<script>alert(1)</script>",
        email: "shopper@home.example",
      },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: "Thank you. We will look at this listing." },
    });
    const letter = await lastTo(ADMIN.email);
    expect(letter).toMatchObject({
      to: { name: "ribby", address: ADMIN.email },
      subject: "A listing was reported: Silk <b>abaya</b>",
      text: [
        `Silk <b>abaya</b> by ${brandName} was reported.`,
        "Reason: wrong information",
        "Not silk. Bcc: victim@\u2060other.\u2060example <script>alert(1)</script>",
        `Open the listing:\nhttps://ribby.example/product/${piece.id}`,
        "Reported by: shopper@home.example",
        "Ribby",
      ].join("\n\n"),
    });
    expect(letter.html).not.toMatch(/<script|<b>/);
    expect(emlFiles().at(-1)!.headers["bcc"]).toBeUndefined();
  });
});

describe("nobody can add a recipient or a header", () => {
  test.each([
    "Evil\r\nBcc: victim@other.example",
    "Evil\nTo: victim@other.example\n\nbody",
    "Evil\rCc: victim@other.example",
    'Evil" <victim@other.example>, "x',
    "Evil <victim@other.example>",
    "victim@other.example,",
    "=?utf-8?Q?Evil=0D=0ABcc:_victim=40other.example?=",
    "Evil\u2028Bcc: victim@other.example",
  ])("by the brand name %j", async (brandName) => {
    const form = registration({ brandName });
    expect((await calls.register(form)).status).toBe(200);
    const letter = await lastTo(form.email);
    expect(letter.to.address).toBe(form.email);
    const { headers } = emlFiles().at(-1)!;
    expect(Object.keys(headers).toSorted()).toEqual([
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      "subject",
      "to",
    ]);
    for (const values of Object.values(headers)) expect(values).toHaveLength(1);
    expect(headers["to"]![0]!.endsWith(`<${form.email}>`)).toBe(true);
    expect(headers["subject"]).toEqual(["Verify your email for Ribby"]);
    await server.parts.brands.remove([(await server.parts.brands.byEmail(form.email))!.id]);
  });

  test.each([
    "a@b.example\r\nBcc: victim@other.example",
    "a@b.example\nRCPT TO:<victim@other.example>",
    "a@b.example,victim@other.example",
    "a@b.example;victim@other.example",
    "a@b.example victim@other.example",
    "<a@b.example>",
    '"a"@b.example',
    "a@b.example>\u2028",
    "a(comment)@b.example",
    "a@[127.0.0.1].x",
    "group:a@b.example;",
    "a@b.example\u0000",
  ])("by the email %j", async (email) => {
    const before = allLetters(server.folder).length;
    const member = await makeMember(server);
    const answers = [
      await calls.register(registration({ email })),
      await calls.forgot({ email }),
      await calls.update(member.id, { ...profileOf(member), email }, { token: member.token }),
    ];
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({ code: "invalid", field: "email" }),
      ]);
    }
    await server.parts.postOffice.deliver();
    expect(allLetters(server.folder)).toHaveLength(before);
  });
});

describe("the outbox page", () => {
  test("shows the letters with links to click, and names stay text", async () => {
    const form = registration({ brandName: `<img src=x onerror=alert(1)> "&' Brand` });
    await calls.register(form);
    const link = linkIn(await lastTo(form.email)).href;
    const page = await ask(server.address, "/dev/outbox");
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.text).toContain(`<a href="${link}">${link}</a>`);
    expect(page.text).toContain("&#60;img src=x onerror=alert(1)&#62; &#34;&#38;&#39; Brand");
    expect(page.text).not.toMatch(/<img|<script|<style/);
    // Newest first.
    expect(/<small>[^<]* · ([^<]+)<\/small>/.exec(page.text)?.[1]).toBe(form.email);
    const token = tokenIn(await lastTo(form.email));
    expect((await calls.verify(token)).status).toBe(200);
  });

  test("is there for this machine only", async () => {
    const hidden = { status: 404, body: { code: "not_found" } };
    expect(
      await ask(server.address, "/dev/outbox", { headers: { "x-forwarded-for": "127.0.0.1" } }),
    ).toMatchObject(hidden);
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.family === "IPv4" && !one.internal);
    if (!outside) return;
    const address = server.address.replace("127.0.0.1", outside.address);
    expect(await ask(address, "/dev/outbox")).toMatchObject(hidden);
  });
});
