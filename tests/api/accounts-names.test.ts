// Names nobody may take, fields nobody may set, forms that are not forms, and fifty at once.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADMIN, startAccountServer, type AccountServer } from "../support/account-server.ts";
import {
  PASSWORD,
  SESSION_ENDED,
  accountCalls,
  allLetters,
  makeMember,
  profileOf,
  refused,
  refusedInArabic,
  registration,
  IN_ARABIC,
  type AccountCalls,
  type Member,
} from "../support/account-calls.ts";
import { ask, askExactly } from "../support/ask.ts";
import { newProduct } from "../support/people.ts";

let server: AccountServer;
let calls: AccountCalls;
let member: Member;
let house: { id: string; token: string };

beforeAll(async () => {
  server = await startAccountServer();
  calls = accountCalls(server);
  member = await makeMember(server);
  const { body } = await calls.login({ username_or_email: "ribby", password: ADMIN.password });
  const { brand_id, access_token } = body as { brand_id: string; access_token: string };
  house = { id: brand_id, token: access_token };
});
afterAll(() => server.stop());

const everything = async () => {
  const { sql } = server.parts.database;
  return {
    brands: await sql.selectFrom("brands").selectAll().orderBy("id").execute(),
    mails: await sql.selectFrom("mails").selectAll().orderBy("id").execute(),
    links: await sql.selectFrom("account_links").selectAll().orderBy("hash").execute(),
  };
};

const NAME_RESERVED = "This brand name cannot be used";
const USERNAME_RESERVED = "This username cannot be used";

describe("the house's name", () => {
  const DISGUISES = [
    "ribby",
    "RiBBy",
    " r i b b y ",
    "r.i-b_b'y",
    "rib\u200bby",
    "ribb\u0443",
    "\u0433\u0456\u044c\u044cy",
    "RIBB\u03a5",
    "ｒｉｂｂｙ",
    "ríbbÿ",
    "r1bby",
    "rl88y",
    "ribby!",
    "ريبي",
    "\u0280\u026a\u0299\u0299\u028f",
    "b_anything",
    "P_1",
  ];

  test.each([
    "Nile https://evil.example",
    "www.evil.example",
    "evil.com/win",
    "evil.test/win",
    "Win at EVIL.COM",
    "evil。com",
    "ｅｖｉｌ．ｃｏｍ",
    "evil.co\u200bm",
  ])("is not the only one refused: %j would be a link in letters to strangers", async (name) => {
    expect(await calls.register(registration({ brandName: name }))).toEqual(
      refused(409, "reserved", NAME_RESERVED, "brandName"),
    );
  });

  test.each(["kemet.eg", "Dr.Martens", "A.B.C", "No. 7 / Cairo"])(
    "a name with a dot in it is a name: %j",
    async (brandName) => {
      expect((await calls.register(registration({ brandName }))).status).toBe(200);
    },
  );

  test.each(DISGUISES)("cannot be registered nor taken by a rename as %j", async (name) => {
    const before = await everything();
    expect(await calls.register(registration({ brandName: name }))).toEqual(
      refused(409, "reserved", NAME_RESERVED, "brandName"),
    );
    expect(await calls.register(registration({ brandName: name }), IN_ARABIC)).toEqual(
      refusedInArabic(409, "reserved", NAME_RESERVED, "brandName"),
    );
    const renamed = { ...profileOf(member), name };
    expect(await calls.update(member.id, renamed, { token: member.token })).toEqual(
      refused(409, "reserved", NAME_RESERVED, "name"),
    );
    if (/^[\p{L}\p{N}._-]+$/u.test(name)) {
      const reserved = refused(409, "reserved", USERNAME_RESERVED, "username");
      const other = { ...profileOf(member), username: name };
      expect(await calls.register(registration({ username: name }))).toEqual(reserved);
      expect(await calls.update(member.id, other, { token: member.token })).toEqual(reserved);
    }
    expect(await everything()).toEqual(before);
  });

  test("does not keep others from names that are only near", async () => {
    const near = [
      "Ribbon",
      "Bribby",
      "Ribby & Sons",
      "Tribby",
      "Robby",
      "ريبّون",
      "Bobby",
      "b-side",
    ];
    for (const brandName of near) {
      expect([brandName, (await calls.register(registration({ brandName }))).status]).toEqual([
        brandName,
        200,
      ]);
    }
  });

  test("stays with the house, which can be neither renamed nor blocked", async () => {
    const asked = { token: house.token };
    const { body } = await calls.profile(house.id, asked);
    expect(body).toEqual({
      id: house.id,
      name: "ribby",
      username: "ribby",
      email: ADMIN.email,
      mobile_number: null,
      website: "https://ribby.example",
      email_verified: true,
      is_active: true,
      saved_in_vectordb: true,
    });
    const own = body as object;
    for (const change of [{ name: "Robby" }, { username: "robby" }]) {
      expect(await calls.update(house.id, { ...own, ...change }, asked)).toEqual(
        refused(409, "reserved", NAME_RESERVED, "name"),
      );
    }
    expect(await calls.update(house.id, { ...own, is_active: false }, asked)).toEqual({
      status: 200,
      body: own,
    });
  });
});

describe("the administrator", () => {
  test("views and edits any brand, and a blocked brand is gone from the shop", async () => {
    const brand = await makeMember(server);
    const piece = newProduct();
    await server.parts.products.addMany(brand.id, [piece]);
    const asked = { token: house.token };
    const shown = async () =>
      (await ask(server.address, "/api/products/explore?limit=60")).text.includes(piece.id);
    expect(await calls.profile(brand.id, asked)).toEqual({ status: 200, body: profileOf(brand) });
    const edited = { ...profileOf(brand), name: "Edited By The House" };
    expect(await calls.update(brand.id, edited, asked)).toEqual({ status: 200, body: edited });
    expect(await shown()).toBe(true);

    const blocked = { ...edited, is_active: false };
    expect(await calls.update(brand.id, blocked, asked)).toEqual({ status: 200, body: blocked });
    expect(await shown()).toBe(false);
    expect(await calls.profile(brand.id, { token: brand.token })).toEqual(SESSION_ENDED);
    expect(await calls.profile(brand.id, asked)).toEqual({ status: 200, body: blocked });
    await calls.update(brand.id, edited, asked);
    expect(await shown()).toBe(true);
  });

  test("is made from the settings, once, and nothing is printed then", async () => {
    expect(server.said.filter((line) => /administrator/i.test(line))).toEqual([]);
    const { sql } = server.parts.database;
    const rows = sql.selectFrom("brands").select("email").where("is_administrator", "=", true);
    expect(await rows.execute()).toEqual([{ email: ADMIN.email }]);
  });
});

describe("fields that are not in the form", () => {
  const smuggled = {
    id: "b_mine",
    email_verified: true,
    is_active: false,
    is_administrator: true,
    saved_in_vectordb: true,
    token_version: 99,
    password_hash: "x",
    name_key: "x",
    role: "administrator",
    __proto__: { is_administrator: true },
  };

  test("are ignored at registration", async () => {
    const form = registration();
    const { body } = await calls.register({ ...smuggled, ...form });
    const { brandId } = body as { brandId: string };
    expect(brandId).not.toBe("b_mine");
    expect(await server.parts.brands.byId(brandId)).toMatchObject({
      email_verified: false,
      is_active: true,
      is_administrator: false,
      saved_in_vectordb: false,
      token_version: 1,
      name_key: form.brandName.toLowerCase(),
    });
  });

  test("are ignored in the profile", async () => {
    const brand = await makeMember(server);
    const changed = { ...profileOf(brand), mobile_number: "+201112223334" };
    const before = (await server.parts.brands.byId(brand.id))!;
    const form = { ...changed, ...smuggled, pending_email: "thief@brand.example" };
    expect(await calls.update(brand.id, form, { token: brand.token })).toEqual({
      status: 200,
      body: changed,
    });
    const after = (await server.parts.brands.byId(brand.id))!;
    expect({ ...after, updated_at: null }).toEqual({
      ...before,
      mobile_number: changed.mobile_number,
      updated_at: null,
    });
  });
});

describe("fifty registrations at the same moment", () => {
  const anyCase = (text: string) =>
    text.replace(/[a-z]/g, (sign) => (Math.random() < 0.5 ? sign.toUpperCase() : sign));

  test.each([
    ["username", "This username is already taken"],
    ["email", "This email is already registered"],
    ["brandName", "This brand name is already taken"],
  ] as const)("with one %s make one account and one letter", async (field, detail) => {
    const wanted = registration()[field];
    const forms = Array.from({ length: 50 }, () => registration({ [field]: anyCase(wanted) }));
    const before = await everything();
    const answers = await Promise.all(forms.map((form) => calls.register(form)));
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200)).toEqual(
      Array(49).fill(refused(409, "taken", detail, field)),
    );
    const after = await everything();
    expect(after.brands.length - before.brands.length).toBe(1);
    expect(after.mails.length - before.mails.length).toBe(1);
    await server.parts.postOffice.deliver();
    const addresses = new Set(forms.map(({ email }) => email));
    const letters = allLetters(server.folder).filter(({ to }) => addresses.has(to.address));
    expect(letters.map(({ to }) => to)).toEqual([
      { name: forms[winner]!.brandName, address: forms[winner]!.email },
    ]);
  });
});

describe("what is not a form", () => {
  const paths = () =>
    [
      ["POST", "/api/brands/register", registration()],
      ["POST", "/api/brands/login", { username_or_email: member.email, password: PASSWORD }],
      ["POST", "/api/brands/forgot-password", { email: member.email }],
      ["POST", "/api/brands/resend-verification", { username: member.username }],
      ["POST", "/api/brands/reset-password", { token: "t", new_password: PASSWORD }],
      ["PUT", `/api/brands/${member.id}`, profileOf(member)],
      [
        "PUT",
        `/api/brands/${member.id}/change-password`,
        { current_password: PASSWORD, new_password: `${PASSWORD}!` },
      ],
    ] as [string, string, Record<string, unknown>][];

  const send = (method: string, path: string, bytes: string) =>
    askExactly(server.address, path, {
      method,
      bytes,
      headers: { authorization: `Bearer ${member.token}`, "content-type": "application/json" },
    });

  test("is refused with a sentence, and nothing is written", async () => {
    const before = await everything();
    const wrong = [
      null,
      7,
      true,
      [],
      ["a"],
      {},
      { a: 1 },
      "a\0b",
      "\ud800",
      "x".repeat(10_000),
      "\u001b[2J",
    ];
    for (const [method, path, form] of paths()) {
      const bodies = [
        "",
        "{",
        "null",
        "[]",
        '"text"',
        "\0",
        JSON.stringify({ ...form, pad: "x".repeat(1024 * 1024) }),
      ];
      // Ignored, so it may be anything.
      const free = new Set(["id", "email_verified", "saved_in_vectordb"]);
      // Optional, or a password: any text goes.
      const isFine = (field: string, value: unknown) =>
        free.has(field) ||
        (field === "is_active" && value === true) ||
        (field === "mobile_number" && value === null);
      for (const field of Object.keys(form)) {
        for (const value of wrong) {
          if (!isFine(field, value)) bodies.push(JSON.stringify({ ...form, [field]: value }));
        }
      }
      for (const body of bodies) {
        const answer = await send(method, path, body);
        const seen = [method, path, body.slice(0, 120), answer.status];
        expect(seen).toEqual([...seen.slice(0, 3), expect.toSatisfy(isRefusal)]);
        expect(answer.body).toEqual({
          detail: expect.stringMatching(/^[A-Z].{8,}$/),
          code: expect.stringMatching(/^[a-z_]+$/),
          ...((answer.body as { field?: string }).field && { field: expect.any(String) }),
        });
      }
    }
    expect(await everything()).toEqual(before);
  });

  const isRefusal = (status: number) => status >= 400 && status < 500;

  test("a megabyte is too large, and says so", async () => {
    const answer = await ask(server.address, "/api/brands/register", {
      method: "POST",
      body: registration({ brandName: "x".repeat(1024 * 1024) }),
    });
    expect(answer).toMatchObject(refused(413, "too_large", "The request is too large."));
  });

  test("control characters and halves of characters are named as such", async () => {
    for (const brandName of ["a\0b", "a\u001bb", "a\ud800b"]) {
      expect(await calls.register(registration({ brandName }))).toEqual(
        refused(400, "invalid", "The text contains characters that cannot be used.", "brandName"),
      );
    }
  });
});
