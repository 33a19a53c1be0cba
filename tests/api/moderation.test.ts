// Reports are gathered for the administrator, who hides, answers and suspends; letters people wait for
// do not stand behind them.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REPORT_CONSENT } from "../../src/contract/consents.ts";
import { ADMIN, startAccountServer, type AccountServer } from "../support/account-server.ts";
import {
  SESSION_ENDED,
  accountCalls,
  allLetters,
  letter,
  lettersTo,
  makeMember,
  registration,
  type AccountCalls,
  type Member,
} from "../support/account-calls.ts";
import { ask } from "../support/ask.ts";
import { administratorToken, newProduct } from "../support/people.ts";

type Queue = {
  listings: { product_id: string; count: number; reports: { comment: string }[] }[];
  brands: { id: string; products: number }[];
  held: { product_id: string; title: string; brand: string }[];
  suspended: { id: string; name: string }[];
};

let server: AccountServer;
let calls: AccountCalls;
let house: string;

beforeAll(async () => {
  server = await startAccountServer();
  calls = accountCalls(server);
  house = await administratorToken(server.parts);
});
afterAll(() => server.stop());

async function listing(title = "Silk abaya"): Promise<{ owner: Member; id: string }> {
  const owner = await makeMember(server);
  const piece = newProduct({ title });
  await server.parts.products.addMany(owner.id, [piece]);
  return { owner, id: piece.id };
}

const report = (id: string, body: object = {}) =>
  ask(server.address, `/api/products/${id}/report`, {
    method: "POST",
    body: { reason: "wrong_information", ...body },
  });

const queue = async () =>
  (await ask(server.address, "/api/admin/queue", { token: house })).body as Queue;

const settle = (path: string, body: object) =>
  ask(server.address, `/api/admin/${path}`, { method: "POST", token: house, body });

/** Lets the hour pass for the letter that gathers. */
async function anHourLater() {
  const { sql } = server.parts.database;
  await sql.updateTable("mails").set({ not_before: null }).where("status", "=", "queued").execute();
}

const isVisible = async (id: string) =>
  (await ask(server.address, `/api/products/${id}`)).status === 200;

describe("forty reports of one listing", () => {
  test("send one letter at once and one that counts the rest an hour later", async () => {
    const { id } = await listing();
    const before = (await lettersTo(server, ADMIN.email)).length;
    for (let n = 0; n < 40; n++) {
      expect((await report(id, { comment: `Not silk, ${n}.` })).status).toBe(200);
      await server.parts.postOffice.deliver();
    }
    const told = (await lettersTo(server, ADMIN.email)).slice(before);
    expect(told.map(({ subject }) => subject)).toEqual(["A listing was reported: Silk abaya"]);
    await anHourLater();
    const later = (await lettersTo(server, ADMIN.email)).slice(before + 1);
    expect(later.map(({ subject }) => subject)).toEqual(["Reports of listings: 39"]);
    expect(later[0]!.text).toContain("39 reports of 1 listings");
    expect(later[0]!.text).toContain("/admin/queue");
    const [waiting] = (await queue()).listings;
    expect(waiting).toMatchObject({ product_id: id, count: 40 });
    expect(waiting!.reports).toHaveLength(10);
  });

  test("keep nobody waiting for a letter to sign in with", async () => {
    const { id } = await listing();
    await anHourLater();
    await report(id);
    const member = await makeMember(server);
    await calls.forgot({ email: member.email });
    const before = allLetters(server.folder).length;
    // The lane of letters people wait for takes nothing else along.
    expect(await server.parts.postOffice.deliver("waited")).toBe(1);
    const [first, ...rest] = allLetters(server.folder).slice(before);
    expect([first!.subject, rest]).toEqual(["Choose a new password for Ribby", []]);
  });

  test("are kept up to two hundred, and the shopper is thanked all the same", async () => {
    const { id } = await listing();
    const { sql } = server.parts.database;
    const rows = Array.from({ length: 200 }, (_, n) => ({
      id: `r_${id.slice(2)}${n}`,
      product_id: id,
      reason: "other",
      reporter: null,
      told_by: "m_x",
      settled_as: null,
    }));
    await sql.insertInto("reports").values(rows).execute();
    expect((await report(id)).status).toBe(200);
    expect((await queue()).listings.find((one) => one.product_id === id)).toMatchObject({
      count: 200,
    });
  });
});

describe("a reporter's address", () => {
  test("is kept with the words beside its field, in their language, and without one nothing is claimed", async () => {
    const { id } = await listing();
    const email = "shopper@home.example";
    const say = (language: string, body: object) =>
      ask(server.address, `/api/products/${id}/report`, {
        method: "POST",
        headers: { "accept-language": language },
        body: { reason: "other", ...body },
      });
    for (const [language, body] of [
      ["ar", { email }],
      ["en", { email }],
      ["en", { email: "" }],
    ] as const)
      expect((await say(language, body)).status).toBe(200);
    const kept = await server.parts.database.sql
      .selectFrom("reports")
      .select(["reporter", "consent"])
      .where("product_id", "=", id)
      .orderBy("created_at")
      .execute();
    expect(kept).toEqual([
      { reporter: email, consent: REPORT_CONSENT.ar },
      { reporter: email, consent: REPORT_CONSENT.en },
      { reporter: null, consent: "" },
    ]);
  });
});

describe("the administrator", () => {
  test("hides a listing: shoppers do not see it, its brand is told and cannot show it again", async () => {
    const { owner, id } = await listing("Copied kaftan");
    await report(id, { reason: "other", comment: "It is mine.", email: "shopper@home.example" });
    expect(await isVisible(id)).toBe(true);
    const answer = "It is hidden now. Thank you; see evil.com";
    expect((await settle(`listings/${id}/settle`, { action: "hide", answer })).status).toBe(200);
    expect(await isVisible(id)).toBe(false);
    const after = await queue();
    expect(after.listings.map((one) => one.product_id)).not.toContain(id);
    expect(after.held).toContainEqual({
      product_id: id,
      title: "Copied kaftan",
      brand: owner.brandName,
    });
    const toBrand = await letter(server, owner.email, /^A listing was hidden/);
    expect(toBrand.subject).toBe("A listing was hidden: Copied kaftan");
    const [toShopper] = await lettersTo(server, "shopper@home.example");
    expect(toShopper!.text).toContain(`You reported Copied kaftan by ${owner.brandName}`);
    expect(toShopper!.text).toContain("It is hidden now.");
    const toggle = () =>
      ask(server.address, `/api/brands/${owner.id}/products/${id}/toggle-hidden`, {
        method: "PATCH",
        token: owner.token,
      });
    await toggle();
    await toggle();
    expect(await isVisible(id)).toBe(false);
    expect((await settle(`listings/${id}/release`, {})).status).toBe(200);
    expect((await queue()).held.map((one) => one.product_id)).not.toContain(id);
    expect(await toggle()).toMatchObject({ status: 200, body: { hidden: false } });
    expect(await isVisible(id)).toBe(true);
  });

  test("leaves a listing as it is, and nobody is written to without an answer", async () => {
    const { owner, id } = await listing();
    await report(id, { email: "quiet@home.example" });
    expect((await settle(`listings/${id}/settle`, { action: "leave" })).status).toBe(200);
    expect(await isVisible(id)).toBe(true);
    expect(await lettersTo(server, "quiet@home.example")).toEqual([]);
    expect(await lettersTo(server, owner.email)).toEqual([]);
  });

  test("sees new brands until one is in order, and suspends one: signed out and invisible", async () => {
    const form = registration();
    const { brandId } = (await calls.register(form)).body as { brandId: string };
    const { owner, id } = await listing();
    const waiting = async () => (await queue()).brands.map((brand) => brand.id);
    expect(await waiting()).toEqual(expect.arrayContaining([brandId, owner.id]));
    await settle(`brands/${brandId}/settle`, { action: "accept" });
    expect(await waiting()).not.toContain(brandId);
    const reason = "Not your website.";
    expect((await settle(`brands/${owner.id}/settle`, { action: "suspend", reason })).status).toBe(
      200,
    );
    expect(await waiting()).not.toContain(owner.id);
    expect(await isVisible(id)).toBe(false);
    expect(await calls.profile(owner.id, { token: owner.token })).toEqual(SESSION_ENDED);
    const told = await letter(server, owner.email, /was suspended/);
    expect(told.text).toContain(reason);
    const login = { username_or_email: owner.email, password: owner.password };
    expect((await calls.login(login)).status).toBe(401);
    const suspended = async () => (await queue()).suspended.map((brand) => brand.id);
    expect(await suspended()).toContain(owner.id);
    await settle(`brands/${owner.id}/settle`, { action: "restore" });
    expect(await suspended()).not.toContain(owner.id);
    const lifted = await letter(server, owner.email, /is open again/);
    expect(lifted.text).toContain("/login");
    expect(await isVisible(id)).toBe(true);
    expect((await calls.login(login)).status).toBe(200);
    expect(await calls.profile(owner.id, { token: owner.token })).toEqual(SESSION_ENDED);
  });

  test("cannot suspend the house, and what is decided is written down", async () => {
    const own = (await server.parts.brands.administrator())!.id;
    expect((await settle(`brands/${own}/settle`, { action: "suspend" })).status).toBe(404);
    expect((await settle(`brands/b_nobody/settle`, { action: "accept" })).status).toBe(404);
    expect((await settle(`listings/p_nothing/settle`, { action: "hide" })).status).toBe(404);
    const rows = await server.parts.database.sql.selectFrom("audit").select("action").execute();
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["listing_hide", "listing_leave", "brand_accept", "brand_suspend"]),
    );
  });
});

test("a server without mail keeps reports all the same", async () => {
  const bare = await startAccountServer({ env: { NODE_ENV: "production" } });
  try {
    const owner = await makeMember(bare);
    const piece = newProduct();
    await bare.parts.products.addMany(owner.id, [piece]);
    const answer = await ask(bare.address, `/api/products/${piece.id}/report`, {
      method: "POST",
      body: { reason: "other" },
    });
    expect(answer.status).toBe(200);
    const rows = await bare.parts.database.sql.selectFrom("reports").select("product_id").execute();
    expect(rows).toEqual([{ product_id: piece.id }]);
  } finally {
    await bare.stop();
  }
});
