// What every account call answers, sentence by sentence.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "../../src/contract/brands.ts";
import { REGISTRATION_CONSENT } from "../../src/contract/consents.ts";
import {
  IN_ARABIC,
  LINK_INVALID,
  OTHER_PASSWORD,
  PASSWORD,
  SUBJECT,
  WRONG_CREDENTIALS,
  accountCalls,
  becomeMember,
  letter,
  lettersTo,
  linkIn,
  profileOf,
  refused,
  refusedInArabic,
  registration,
  tokenIn,
  type AccountCalls,
  type Member,
  expectRefusal,
} from "../support/account-calls.ts";
import { startAccountServer, type AccountServer } from "../support/account-server.ts";

let server: AccountServer;
let calls: AccountCalls;
let member: Member;

beforeAll(async () => {
  server = await startAccountServer();
  calls = accountCalls(server);
  member = await becomeMember(server);
});
afterAll(() => server.stop());

const brandRows = () => server.parts.database.sql.selectFrom("brands").selectAll().execute();
const WEAK =
  "Password must be at least 8 characters, include uppercase, lowercase, digit, and special character.";
const WEAK_PASSWORDS = ["Aa1-567", "lower-case-1", "UPPER-CASE-1", "No-Digits-Here", "NoSpecial11"];

describe("registering", () => {
  test.each<[string, unknown[], string]>([
    ["brandName", [undefined, null, "", "  ", 7, ["A"], "\u200b\u3164"], "Brand name is required"],
    ["username", [undefined, null, "", "  ", 7, ["a"], "\u3164"], "Username is required"],
    ["username", ["two words", "tab\there"], "Username cannot contain spaces"],
    [
      "username",
      ["a@b", "a/b", "<b>", "a\u200bb"],
      "Username may only contain letters, digits, dots, hyphens and underscores",
    ],
    ["password", [undefined, null, "", 7, [PASSWORD]], "Password is required"],
    ["password", WEAK_PASSWORDS, WEAK],
    [
      "password",
      ["Password1!", "Jalabiya2026!", "2025-Fustan"],
      "This password is too common. Please choose another.",
    ],
    [
      "password",
      ["Ribby2026!", "my-R1bby-Pass-4"],
      "Password must not contain the name of your brand or of Ribby.",
    ],
    ["email", [undefined, null, "", " ", 7, ["a@b.c"]], "Email is required"],
    [
      "email",
      ["x", "x@y", "@y.z", "x@.", "a b@y.z", "x@y.z, b@y.z", "<x@y.z>", "x\u200b@y.z", "a@b..test"],
      "Email is invalid",
    ],
    [
      "email",
      ["a@.b.test", "a@b.test.", ".a@b.test", "a..c@b.test", "a.@b.test", "a@-b.test", "a@b-.test"],
      "Email is invalid",
    ],
    ["mobileNumber", [undefined, null, "", " ", 20100], "Mobile number is required"],
    ["website", [undefined, null, "", " ", 7], "Website URL is required"],
    [
      "website",
      ["brand.example", "ftp://brand.example", "http:brand.example", "https://", "javascript:x"],
      "Please enter a valid URL",
    ],
    ["website", ["https://brand.example/a\nb", "https://a b.example"], "Please enter a valid URL"],
  ])("without a proper %s (%j) says '%s'", async (field, values, detail) => {
    const before = await brandRows();
    for (const value of values) {
      const form = { ...registration(), [field]: value };
      await expectRefusal(
        (caller) => calls.register(form, caller),
        [400, "invalid", detail, field],
      );
    }
    expect(await brandRows()).toEqual(before);
  });

  test("opens an account, tells its id and sends a link that works for 24 hours", async () => {
    const form = registration({ mobileNumber: "0100 123 4567" });
    const answer = await calls.register(form);
    const { brandId } = answer.body as { brandId: string };
    expect(brandId).toMatch(/^b_[\w-]{16}$/);
    expect(answer).toEqual({
      status: 200,
      body: {
        brandId,
        brand_id: brandId,
        message: "Your brand is registered. We sent a verification link to your email.",
      },
    });
    expect(await server.parts.brands.byId(brandId)).toMatchObject({
      name: form.brandName,
      username: form.username,
      email: form.email,
      // As the profile will ask for it.
      mobile_number: "+201001234567",
      website: form.website,
      email_verified: false,
      is_active: true,
      is_administrator: false,
      saved_in_vectordb: false,
      token_version: 1,
    });
    const agreed = await server.parts.database.sql
      .selectFrom("brand_consents")
      .select(["what", "wording", "given_at"])
      .where("brand_id", "=", brandId)
      .orderBy("what")
      .execute();
    const given_at = expect.any(Date) as Date;
    expect(agreed).toEqual([
      { what: "processing", wording: REGISTRATION_CONSENT.processing.en, given_at },
      { what: "terms", wording: REGISTRATION_CONSENT.terms.en, given_at },
    ]);
    const letters = await lettersTo(server, form.email);
    expect(letters.map(({ subject }) => subject)).toEqual(["Verify your email for Ribby"]);
    expect(linkIn(letters[0]!).href).toMatch(
      new RegExp(`^${server.address}/verify-email\\?token=[\\w-]{22}$`),
    );
    const arabic = await calls.register(registration(), IN_ARABIC);
    expect(arabic).toMatchObject({
      status: 200,
      body: { message: "تم تسجيل البراند. أرسلنا رابط التأكيد إلى بريدك الإلكتروني." },
    });
    const inArabic = await server.parts.database.sql
      .selectFrom("brand_consents")
      .select("wording")
      .where("brand_id", "=", (arabic.body as { brandId: string }).brandId)
      .orderBy("what")
      .execute();
    expect(inArabic.map(({ wording }) => wording)).toEqual([
      REGISTRATION_CONSENT.processing.ar,
      REGISTRATION_CONSENT.terms.ar,
    ]);
  });

  test("refuses its own name, username and address as a password", async () => {
    const form = registration({
      brandName: "Nile Sun Threads",
      username: "weavers",
      email: "mona@x.test",
    });
    for (const password of ["NileSun-Threads-5", "Weavers-of-77", "1-Mona-and-4-more"]) {
      expect(await calls.register({ ...form, password })).toEqual(
        refused(
          400,
          "invalid",
          "Password must not contain the name of your brand or of Ribby.",
          "password",
        ),
      );
    }
  });

  test("keeps a name on one line, whatever was pasted", async () => {
    const { brandId } = (
      await calls.register(registration({ brandName: "Wide\r\n\tName\u2028Here" }))
    ).body as { brandId: string };
    expect(await server.parts.brands.byId(brandId)).toMatchObject({ name: "Wide Name Here" });
  });

  test("names the field that is taken, however it is written", async () => {
    const wide = (text: string) => text.replace("brand", "ｂｒａｎｄ");
    const { brandName, username, email } = member;
    const cases: [string, string[], string][] = [
      [
        "brandName",
        [
          brandName,
          brandName.toUpperCase(),
          brandName.replace(" ", " \u200b "),
          `\u00a0${brandName}`,
        ],
        "This brand name is already taken",
      ],
      ["brandName", [brandName.replace(" ", "\n")], "This brand name is already taken"],
      [
        "username",
        [username, username.toUpperCase(), wide(username)],
        "This username is already taken",
      ],
      ["email", [email, email.toUpperCase(), wide(email)], "This email is already registered"],
    ];
    const before = await brandRows();
    for (const [field, values, detail] of cases) {
      for (const value of values) {
        const form = registration({ [field]: value });
        expect(await calls.register(form)).toEqual(refused(409, "taken", detail, field));
      }
      const form = registration({ [field]: values[0] });
      expect(await calls.register(form, IN_ARABIC)).toEqual(
        refusedInArabic(409, "taken", detail, field),
      );
    }
    expect(await brandRows()).toEqual(before);
  });
});

describe("signing in", () => {
  test("works by username or email, in any case and with spaces around", async () => {
    for (const username_or_email of [
      member.username,
      member.email,
      member.username.toUpperCase(),
      ` ${member.email.toUpperCase()} `,
    ]) {
      const answer = await calls.login({ username_or_email, password: PASSWORD });
      const { access_token } = answer.body as SignedIn;
      expect(answer).toEqual({
        status: 200,
        body: { access_token, brand_id: member.id, brand_name: member.brandName },
      });
      expect(await calls.profile(member.id, { token: access_token })).toEqual({
        status: 200,
        body: profileOf(member),
      });
    }
  });

  test("the token says who, for whom and until when, and nothing else", async () => {
    const { body } = await calls.login({ username_or_email: member.email, password: PASSWORD });
    const [header, claims] = (body as SignedIn).access_token
      .split(".")
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, "base64url").toString()) as object);
    const { iat } = claims as { iat: number };
    expect({ header, claims }).toEqual({
      header: { alg: "HS256" },
      claims: {
        sub: member.id,
        aud: "ribby-brand",
        version: 1,
        session: expect.stringMatching(/^s_[\w-]{16}$/) as string,
        iat,
        exp: iat + 48 * 3600,
      },
    });
  });

  test("asks for what is missing", async () => {
    for (const value of [undefined, null, "", " ", 7, ["a"]]) {
      await expectRefusal(
        (caller) => calls.login({ username_or_email: value, password: PASSWORD }, caller),
        [400, "invalid", "Username or email is required", "username_or_email"],
      );
    }
    for (const value of [undefined, null, "", 7]) {
      await expectRefusal(
        (caller) => calls.login({ username_or_email: member.email, password: value }, caller),
        [400, "invalid", "Password is required", "password"],
      );
    }
  });

  test("a wrong password, an unknown name and a blocked brand get the same sentence", async () => {
    const blocked = await becomeMember(server);
    const { sql } = server.parts.database;
    await sql
      .updateTable("brands")
      .set({ is_active: false })
      .where("id", "=", blocked.id)
      .execute();
    for (const [username_or_email, password] of [
      [member.email, OTHER_PASSWORD],
      [member.username, `${PASSWORD} `],
      ["nobody-at-all", PASSWORD],
      ["nobody@brand.example", PASSWORD],
      [blocked.email, PASSWORD],
      [member.brandName, PASSWORD],
    ]) {
      await expectRefusal(
        (caller) => calls.login({ username_or_email, password }, caller),
        [401, "wrong_credentials", "The username, email or password is not correct."],
      );
    }
  });

  test("an unverified brand is told to verify its email, but only with the right password", async () => {
    const form = registration();
    await calls.register(form);
    const login = (password: string) => (caller: object) =>
      calls.login({ username_or_email: form.username, password }, caller);
    await expectRefusal(login(PASSWORD), [
      403,
      "email_unverified",
      "Please verify your email before signing in.",
    ]);
    expect(await login(OTHER_PASSWORD)({})).toEqual(WRONG_CREDENTIALS);
  });
});

describe("verifying the address", () => {
  test("signs in, once", async () => {
    const form = registration();
    const { body } = await calls.register(form);
    const { brandId } = body as { brandId: string };
    const token = tokenIn(await letter(server, form.email, SUBJECT.verify));
    const answer = await calls.verify(token);
    const { access_token } = answer.body as SignedIn;
    expect(answer).toEqual({
      status: 200,
      body: {
        message: "Your email is verified!",
        access_token,
        brand_id: brandId,
        brand_name: form.brandName,
      },
    });
    expect(await calls.profile(brandId, { token: access_token })).toEqual({
      status: 200,
      body: profileOf({ ...form, id: brandId, token: access_token }),
    });
    await expectRefusal(
      (caller) => calls.verify(token, caller),
      [400, "link_invalid", "This link has expired or was already used. Please request a new one."],
    );
  });

  test("an unknown link is refused, a missing one is named", async () => {
    for (const token of ["nothing", "A".repeat(22), "'; drop table brands; --", ""]) {
      expect(await calls.verify(token)).toEqual(LINK_INVALID);
    }
    const { ask } = await import("../support/ask.ts");
    const answer = await ask(server.address, "/api/brands/verify-email", { method: "POST" });
    expect(answer).toMatchObject(refused(400, "invalid", "Invalid verification link", "token"));
  });

  test("the letter can be asked for again, by username or email", async () => {
    const form = registration();
    await calls.register(form);
    const first = tokenIn(await letter(server, form.email, SUBJECT.verify));
    const sent = "If this account still needs it, a verification link is on its way.";
    for (const asked of [{ username: form.username }, { email: form.email.toUpperCase() }]) {
      expect(await calls.resend(asked)).toEqual({ status: 200, body: { message: sent } });
    }
    const letters = await lettersTo(server, form.email);
    expect(letters).toHaveLength(3);
    expect((await calls.verify(tokenIn(letters[2]!))).status).toBe(200);
    // The others would sign in whoever finds them.
    for (const token of [first, tokenIn(letters[1]!)]) {
      expect(await calls.verify(token)).toEqual(LINK_INVALID);
    }
    await calls.resend({ email: form.email });
    expect(await lettersTo(server, form.email)).toHaveLength(3);
    for (const nothing of [{}, { email: "" }, { username: " " }]) {
      await expectRefusal(
        (caller) => calls.resend(nothing, caller),
        [400, "invalid", "Username or email is required", "email"],
      );
    }
  });
});
