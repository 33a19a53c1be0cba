// A brand looks after its own account: the profile, the address, the password, the way back in.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask as askServer } from "../support/ask.ts";
import { ADMIN, startAccountServer, type AccountServer } from "../support/account-server.ts";
import {
  LINK_INVALID,
  OTHER_PASSWORD,
  PASSWORD,
  SESSION_ENDED,
  SUBJECT,
  WRONG_CREDENTIALS,
  accountCalls,
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
  expectRefusal,
} from "../support/account-calls.ts";

let server: AccountServer;
let calls: AccountCalls;
let member: Member;

beforeAll(async () => {
  server = await startAccountServer();
  calls = accountCalls(server);
  member = await makeMember(server);
});
afterAll(() => server.stop());

const subjectsTo = async (address: string) =>
  (await lettersTo(server, address)).map(({ subject }) => subject);

describe("the profile", () => {
  test("is what was registered, and a save changes just that", async () => {
    const brand = await makeMember(server);
    const changed = {
      ...profileOf(brand),
      name: "Nile Threads نيل",
      username: "nile.threads",
      mobile_number: "+201112223334",
      website: "https://nile.example/shop",
    };
    const asked = { token: brand.token };
    expect(await calls.update(brand.id, changed, asked)).toEqual({ status: 200, body: changed });
    expect(await calls.profile(brand.id, asked)).toEqual({ status: 200, body: changed });
    for (const mobile_number of [null, "", undefined]) {
      expect(await calls.update(brand.id, { ...changed, mobile_number }, asked)).toEqual({
        status: 200,
        body: { ...changed, mobile_number: null },
      });
    }
    expect(await subjectsTo(brand.email)).toEqual([]);
    expect(
      (await calls.login({ username_or_email: "NILE.threads", password: PASSWORD })).status,
    ).toBe(200);
  });

  test.each<[string, unknown[], string]>([
    ["name", [undefined, null, "", " ", 7, "\u200b"], "Brand name is required"],
    ["username", [undefined, null, "", " ", 7], "Username is required"],
    ["username", ["two words"], "Username cannot contain spaces"],
    ["email", [undefined, null, "", 7], "Email is required"],
    ["email", ["x@y", "a b@c.d", "a@b.c,d@e.f"], "Invalid email format"],
    [
      "mobile_number",
      ["0100", "++20100", "call me", "+2 010", "12345678901234567"],
      "Invalid phone number format",
    ],
    ["website", [undefined, null, "", 7], "Website is required"],
    ["website", ["brand.example", "ftp://x.example", "javascript:alert(1)"], "Invalid website URL"],
  ])("with a wrong %s (%j) says '%s' and stays as it was", async (field, values, detail) => {
    for (const value of values) {
      const form = { ...profileOf(member), [field]: value };
      await expectRefusal(
        (caller) => calls.update(member.id, form, { ...caller, token: member.token }),
        [400, "invalid", detail, field],
      );
    }
    expect(await calls.profile(member.id, { token: member.token })).toEqual({
      status: 200,
      body: profileOf(member),
    });
  });

  test("holds the name as it is written in Arabic, which is nobody else's and can be taken away", async () => {
    const [brand, other] = [await makeMember(server), await makeMember(server)];
    const save = (of: Member, name_ar?: string) =>
      calls.update(of.id, { ...profileOf(of), name_ar }, { token: of.token });
    const name_ar = "خيط النيل";
    const body = { ...profileOf(brand), name_ar };
    expect(await save(brand, "  خيط\n النيل ")).toEqual({ status: 200, body });
    expect(await save(brand)).toEqual({ status: 200, body });
    const taken = refused(409, "taken", "This brand name is already taken", "name_ar");
    expect(await save(other, name_ar)).toEqual(taken);
    expect(await save(other, brand.brandName.toUpperCase())).toEqual(taken);
    expect((await save(other, "ريبي")).status).toBe(409);
    expect(await save(brand, "")).toEqual({ status: 200, body: profileOf(brand) });
  });

  test("tells a story in two languages, which its page shows until it is taken away", async () => {
    const brand = await makeMember(server);
    const save = (change: object) =>
      calls.update(brand.id, { ...profileOf(brand), ...change }, { token: brand.token });
    const told = { story: "Two sisters,\none loom.", story_ar: "أختين ونول واحد." };
    const body = { ...profileOf(brand), ...told };
    expect(await save({ ...told, story: `  ${told.story} ` })).toEqual({ status: 200, body });
    expect(await save({})).toEqual({ status: 200, body });
    const read = async (name: string) =>
      askServer(server.address, `/api/products/by-brand/${encodeURIComponent(name)}/story`);
    expect(await read(brand.brandName)).toMatchObject({ status: 200, body: told });
    expect((await save({ story: "x".repeat(1201) })).status).toBe(400);
    expect((await save({ story: "", story_ar: "" })).body).toEqual(profileOf(brand));
    expect((await read(brand.brandName)).body).toEqual({ story: "", story_ar: "" });
    expect((await read("Nobody of that name")).status).toBe(404);
    // The house is no brand to read about.
    expect((await read("Ribby")).status).toBe(404);
  });

  test("cannot take another brand's name, username or email", async () => {
    const other = await makeMember(server);
    for (const [field, value, detail] of [
      ["name", other.brandName.toUpperCase(), "This brand name is already taken"],
      ["username", other.username.toUpperCase(), "This username is already taken"],
      ["email", other.email.toUpperCase(), "This email is already registered"],
    ] as const) {
      const form = { ...profileOf(member), [field]: value, current_password: PASSWORD };
      await expectRefusal(
        (caller) => calls.update(member.id, form, { ...caller, token: member.token }),
        [409, "taken", detail, field],
      );
    }
    expect(await subjectsTo(member.email)).toEqual([]);
  });

  test("a new address is asked for with the password, and holds once it has confirmed", async () => {
    const brand = await makeMember(server);
    const asked = { token: brand.token };
    const email = `new-${brand.email}`;
    const form = { ...profileOf(brand), name: `Renamed ${brand.brandName}`, email };
    const waiting = { ...form, email: brand.email, pending_email: email };
    expect(await calls.update(brand.id, { ...form, current_password: PASSWORD }, asked)).toEqual({
      status: 200,
      body: waiting,
    });
    expect(await calls.profile(brand.id, asked)).toEqual({ status: 200, body: waiting });
    // Both are told.
    expect(await subjectsTo(brand.email)).toEqual([
      "A new address was asked for your Ribby account",
    ]);
    const notice = await letter(server, brand.email, SUBJECT.asked);
    expect(notice.text).toContain(`asked to use ${email} instead of this address`);
    expect(linkIn(notice).pathname).toBe("/revert-email");
    expect(await subjectsTo(email)).toEqual(["Confirm your new address for Ribby"]);
    const login = (username_or_email: string) =>
      calls.login({ username_or_email, password: PASSWORD });
    expect((await login(brand.email)).status).toBe(200);
    expect(await login(email)).toEqual(WRONG_CREDENTIALS);
    // A save of something else meanwhile changes nothing about it, and needs no password.
    expect(await calls.update(brand.id, { ...form, email: brand.email }, asked)).toEqual({
      status: 200,
      body: waiting,
    });
    // A link for a new address confirms it and signs nobody in.
    const token = tokenIn(await letter(server, email, SUBJECT.confirm));
    expect(await calls.verify(token)).toEqual({
      status: 200,
      body: { message: "Your email is verified!" },
    });
    expect(await calls.profile(brand.id, asked)).toEqual({ status: 200, body: form });
    expect(await subjectsTo(brand.email)).toEqual([
      "A new address was asked for your Ribby account",
      "The address of your Ribby account was changed",
    ]);
    expect((await login(email)).status).toBe(200);
    expect(await login(brand.email)).toEqual(WRONG_CREDENTIALS);
  });

  test("a session alone moves nothing: without the password the whole form is refused", async () => {
    const [brand, other] = [await makeMember(server), await makeMember(server)];
    const asked = { token: brand.token };
    // Whether an address has an account is not told either.
    for (const email of [`thief-${brand.email}`, other.email]) {
      for (const [current_password, detail] of [
        [undefined, "Please enter your current password to change the email."],
        ["", "Please enter your current password to change the email."],
        ["Wrong-Guess-1", "Current password is not correct"],
      ]) {
        const form = { ...profileOf(brand), name: "Stolen", email, current_password };
        await expectRefusal(
          (caller) => calls.update(brand.id, form, { ...caller, ...asked }),
          [400, "invalid", detail!, "current_password"],
        );
      }
    }
    expect(await calls.profile(brand.id, asked)).toEqual({ status: 200, body: profileOf(brand) });
    expect(await lettersTo(server, brand.email)).toEqual([]);
    expect(await lettersTo(server, `thief-${brand.email}`)).toEqual([]);
  });

  test("the administrator moves an account with the house's own password", async () => {
    const brand = await makeMember(server);
    const house = await calls.login({ username_or_email: ADMIN.email, password: ADMIN.password });
    const token = (house.body as { access_token: string }).access_token;
    const form = { ...profileOf(brand), email: `new-${brand.email}` };
    const move = (current_password: string) =>
      calls.update(brand.id, { ...form, current_password }, { token });
    expect((await move(PASSWORD)).status).toBe(400);
    expect(await move(ADMIN.password)).toMatchObject({ body: { pending_email: form.email } });
  });

  test("no more than six letters an hour go to addresses somebody wishes to have", async () => {
    const brand = await makeMember(server);
    const form = {
      ...profileOf(brand),
      email: `victim-${brand.email}`,
      current_password: PASSWORD,
    };
    for (let n = 0; n < 9; n++) {
      await calls.update(brand.id, form, { token: brand.token });
      await server.parts.postOffice.deliver();
    }
    expect(await lettersTo(server, form.email)).toHaveLength(6);
  });

  test("another way of writing the same address needs no confirmation, a look-alike does", async () => {
    const brand = await makeMember(server);
    const asked = { token: brand.token };
    const upper = { ...profileOf(brand), email: brand.email.toUpperCase() };
    expect(await calls.update(brand.id, upper, asked)).toEqual({ status: 200, body: upper });
    const email = brand.email.replace("brand", "ｂrand");
    const wide = { ...upper, email, current_password: PASSWORD };
    expect(await calls.update(brand.id, wide, asked)).toEqual({
      status: 200,
      body: { ...upper, pending_email: email },
    });
  });

  test("the former address can take the change back, which ends all sessions", async () => {
    const brand = await makeMember(server);
    const email = `thief-${brand.email}`;
    const form = { ...profileOf(brand), email, current_password: PASSWORD };
    await calls.update(brand.id, form, { token: brand.token });
    await calls.verify(tokenIn(await letter(server, email, SUBJECT.confirm)));
    const notice = await letter(server, brand.email, SUBJECT.changed);
    expect(notice.text).toContain(`now uses ${email} instead of this address`);
    expect(linkIn(notice).pathname).toBe("/revert-email");
    expect(await calls.revert(tokenIn(notice))).toEqual({
      status: 200,
      body: { message: "The change was undone. Please choose a new password now." },
    });
    expect(await calls.profile(brand.id, { token: brand.token })).toEqual(SESSION_ENDED);
    expect(await server.parts.brands.byId(brand.id)).toMatchObject({
      email: brand.email,
      email_verified: true,
    });
    expect((await subjectsTo(brand.email)).at(-1)).toBe("Choose a new password for Ribby");
    // Whoever changed the address knew the password; it opens nothing any more.
    const again = await calls.login({ username_or_email: brand.email, password: PASSWORD });
    expect(again.status).toBe(401);
    await expectRefusal(
      (caller) => calls.revert(tokenIn(notice), caller),
      [400, "link_invalid", "This link is not valid or has expired."],
    );
  });
});

describe("changing the password", () => {
  const change = (form: object, caller: object = {}) =>
    calls.changePassword(member.id, form, { ...caller, token: member.token });

  test.each<[string, object, string, string]>([
    [
      "no current password",
      { new_password: OTHER_PASSWORD },
      "Current password is required",
      "current_password",
    ],
    ["no new password", { current_password: PASSWORD }, "New password is required", "new_password"],
    [
      "a wrong current password",
      { current_password: `${PASSWORD}x`, new_password: OTHER_PASSWORD },
      "Current password is not correct",
      "current_password",
    ],
    [
      "a weak new password",
      { current_password: PASSWORD, new_password: "weak" },
      "Password must be at least 8 characters with uppercase, lowercase, number, and special character",
      "new_password",
    ],
    [
      "a common new password",
      { current_password: PASSWORD, new_password: "P@ssw0rd!" },
      "This password is too common. Please choose another.",
      "new_password",
    ],
  ])("with %s changes nothing", async (_, form, detail, field) => {
    await expectRefusal((caller) => change(form, caller), [400, "invalid", detail, field]);
    expect((await calls.profile(member.id, { token: member.token })).status).toBe(200);
  });

  test("ends the older sessions, goes on with a new one and sends a notice", async () => {
    const brand = await makeMember(server);
    const form = { current_password: PASSWORD, new_password: OTHER_PASSWORD };
    await calls.forgot({ email: brand.email });
    const reset = tokenIn(await letter(server, brand.email, SUBJECT.reset));
    const answer = await calls.changePassword(brand.id, form, { token: brand.token });
    const { access_token } = answer.body as { access_token: string };
    expect(answer).toEqual({
      status: 200,
      body: { message: "Password changed successfully!", access_token },
    });
    expect(await calls.profile(brand.id, { token: brand.token })).toEqual(SESSION_ENDED);
    expect((await calls.profile(brand.id, { token: access_token })).status).toBe(200);
    expect((await subjectsTo(brand.email)).at(-1)).toBe("Your Ribby password was changed");
    // A reset link from before would undo the change.
    expect(await calls.reset({ token: reset, new_password: PASSWORD })).toEqual(LINK_INVALID);
    const login = (password: string) => calls.login({ username_or_email: brand.email, password });
    expect(await login(PASSWORD)).toEqual(WRONG_CREDENTIALS);
    expect((await login(OTHER_PASSWORD)).status).toBe(200);
  });
});

describe("a forgotten password", () => {
  test("is replaced by a link to the account's own address; older sessions end", async () => {
    const brand = await makeMember(server);
    expect(await calls.forgot({ email: brand.email.toUpperCase() })).toEqual({
      status: 200,
      body: { message: "If an account uses this address, a reset link is on its way." },
    });
    const mail = await letter(server, brand.email, SUBJECT.reset);
    expect(linkIn(mail).pathname).toBe("/reset-password");
    const token = tokenIn(mail);
    for (const [new_password, detail] of [
      ["weak", "Password must meet all requirements"],
      ["Welcome1!", "This password is too common. Please choose another."],
      [undefined, "New password is required"],
    ]) {
      await expectRefusal(
        (caller) => calls.reset({ token, new_password }, caller),
        [400, "invalid", detail!, "new_password"],
      );
    }
    expect(await calls.reset({ token, new_password: OTHER_PASSWORD })).toEqual({
      status: 200,
      body: { message: "Your password was changed. You can sign in now." },
    });
    expect(await calls.profile(brand.id, { token: brand.token })).toEqual(SESSION_ENDED);
    const login = (password: string) => calls.login({ username_or_email: brand.email, password });
    expect(await login(PASSWORD)).toEqual(WRONG_CREDENTIALS);
    expect((await login(OTHER_PASSWORD)).status).toBe(200);
    expect((await subjectsTo(brand.email)).at(-1)).toBe("Your Ribby password was changed");
  });

  test("a reset also proves the address, and the letters from before sign nobody in", async () => {
    const form = registration();
    await calls.register(form);
    const verification = tokenIn(await letter(server, form.email, SUBJECT.verify));
    await calls.forgot({ email: form.email });
    const token = tokenIn(await letter(server, form.email, SUBJECT.reset));
    expect((await calls.reset({ token, new_password: OTHER_PASSWORD })).status).toBe(200);
    const login = { username_or_email: form.username, password: OTHER_PASSWORD };
    expect((await calls.login(login)).status).toBe(200);
    expect(await calls.verify(verification)).toEqual(LINK_INVALID);
  });

  test("the form is told what it lacks", async () => {
    await expectRefusal(
      (caller) => calls.forgot({ email: "" }, caller),
      [400, "invalid", "Email is required", "email"],
    );
    await expectRefusal(
      (caller) => calls.forgot({ email: "not an address" }, caller),
      [400, "invalid", "Email is invalid", "email"],
    );
    await expectRefusal(
      (caller) => calls.reset({ new_password: OTHER_PASSWORD }, caller),
      [400, "invalid", "Invalid reset token", "token"],
    );
    expect(await calls.reset({ token: "nothing", new_password: OTHER_PASSWORD })).toEqual(
      LINK_INVALID,
    );
  });

  test("no more than six letters of a kind reach a mailbox within an hour", async () => {
    const brand = await makeMember(server);
    for (let n = 0; n < 9; n++) await calls.forgot({ email: brand.email });
    const letters = await lettersTo(server, brand.email);
    expect(letters.filter(({ subject }) => SUBJECT.reset.test(subject))).toHaveLength(6);
  });
});

describe("finding a brand by its name", () => {
  test("tells its id and website, in any case", async () => {
    for (const name of [
      member.brandName,
      member.brandName.toUpperCase(),
      ` ${member.brandName} `,
    ]) {
      expect(await calls.find(name)).toEqual({
        status: 200,
        body: { id: member.id, website: member.website },
      });
    }
  });

  test("nobody finds what is not there, the house, or a blocked brand", async () => {
    const blocked = await makeMember(server);
    const { sql } = server.parts.database;
    await sql
      .updateTable("brands")
      .set({ is_active: false })
      .where("id", "=", blocked.id)
      .execute();
    for (const name of [
      "No Such Brand",
      "ribby",
      "RIBBY",
      ADMIN.email,
      blocked.brandName,
      "%",
      "_",
    ]) {
      await expectRefusal(
        (caller) => calls.find(name, caller),
        [404, "not_found", "Brand not found in database"],
      );
    }
    await expectRefusal(
      (caller) => calls.find(" ", caller),
      [400, "invalid", "Brand name is required", "name"],
    );
  });
});
