// Whose website is it: four ways to show it, what does not count, and who gives way to whom.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SiteProof } from "../../src/contract/site-proof.ts";
import { startAccountServer, type AccountServer } from "../support/account-server.ts";
import {
  LINK_INVALID,
  accountCalls,
  letter,
  lettersTo,
  makeMember,
  profileOf,
  refused,
  registration,
  tokenIn,
  type AccountCalls,
  type Member,
} from "../support/account-calls.ts";
import { ask } from "../support/ask.ts";

let server: AccountServer;
let calls: AccountCalls;
let shop: Server;
let website: string;
let host: string;
let records: () => Promise<string[][]> = async () => [];
type Page = { status?: number; type?: string; body?: string; to?: string };
let pages: Record<string, Page> = {};

beforeAll(async () => {
  shop = createServer((request, answer) => {
    const {
      status = 200,
      type = "text/html",
      body = "",
      to,
    } = pages[request.url!] ?? { status: 404 };
    answer.writeHead(to ? 302 : status, { "content-type": type, ...(to && { location: to }) });
    answer.end(body);
  });
  await new Promise<void>((done) => shop.listen(0, "127.0.0.1", done));
  host = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
  website = `http://${host}/shop`;
  server = await startAccountServer({
    env: { ALLOW_PRIVATE_CRAWL: "on" },
    resolveTxt: () => records(),
  });
  calls = accountCalls(server);
});
afterAll(async () => {
  await server.stop();
  await new Promise((done) => shop.close(done));
});
beforeEach(async () => {
  pages = {};
  records = async () => [];
  await server.parts.database.sql.deleteFrom("site_proofs").execute();
});

const proofPath = (id: string) => `/api/brands/${id}/site-proof`;
const show = async ({ id, token }: Member) =>
  (await ask(server.address, proofPath(id), { token })).body as SiteProof;
const prove = ({ id, token }: Member, body: object) =>
  ask(server.address, proofPath(id), { method: "POST", token, body });
const isConfirmed = async ({ brandName }: Member) =>
  (
    (await ask(server.address, `/api/brands/standing?name=${encodeURIComponent(brandName)}`))
      .body as { is_confirmed: boolean }
  ).is_confirmed;
const claimant = () => makeMember(server, { website });
const fileOf = ({ file_content }: SiteProof): Record<string, Page> => ({
  "/.well-known/ribby-site-verification.txt": { type: "text/plain", body: `${file_content}\n` },
});
const pageWith = (head: string, body = "") => ({
  "/": { body: `<!doctype html><html><head>${head}</head><body>${body}</body></html>` },
});

describe("a brand shows that its website is its own", () => {
  const put: Record<string, (proof: SiteProof) => void> = {
    meta: (proof) => (pages = pageWith(proof.meta_tag)),
    file: (proof) => (pages = fileOf(proof)),
    dns: (proof) =>
      (records = async () => [
        ["v=spf1 -all"],
        [proof.dns_record.slice(0, 20), proof.dns_record.slice(20)],
      ]),
  };

  test.each(Object.keys(put))("by %s, and shoppers no longer read that it is not", async (way) => {
    const brand = await claimant();
    expect(await isConfirmed(brand)).toBe(false);
    expect(await prove(brand, { way })).toMatchObject({
      status: 400,
      body: { code: "proof_not_found", field: "way" },
    });
    put[way]!(await show(brand));
    expect(await prove(brand, { way })).toMatchObject({
      status: 200,
      body: { is_proven: true, way },
    });
    expect(await isConfirmed(brand)).toBe(true);
  });

  test("by a letter to an address that only whoever runs the host has", async () => {
    const brand = await makeMember(server);
    const site = new URL(brand.website).host;
    expect((await prove(brand, { way: "mail", mailbox: "attacker" })).status).toBe(400);
    expect((await prove(brand, { way: "mail" })).status).toBe(400);
    expect((await prove(brand, { way: "mail", mailbox: "webmaster" })).status).toBe(200);
    expect(await isConfirmed(brand)).toBe(false);
    const token = tokenIn(await letter(server, `webmaster@${site}`, /the website of/));
    const confirm = () =>
      ask(server.address, `/api/brands/confirm-site?token=${token}`, { method: "POST" });
    expect(await confirm()).toMatchObject({ status: 200 });
    expect(await isConfirmed(brand)).toBe(true);
    expect(await confirm()).toMatchObject(LINK_INVALID);
  });
});

describe("what does not count", () => {
  test.each<[string, (own: SiteProof, other: SiteProof) => void]>([
    ["another brand's code", (_, other) => (pages = pageWith(other.meta_tag))],
    ["a tag in the body", (own) => (pages = pageWith("", own.meta_tag))],
    ["a tag in a comment", (own) => (pages = pageWith(`<!-- ${own.meta_tag} -->`))],
    ["a tag in a title", (own) => (pages = pageWith(`<title>${own.meta_tag}</title>`))],
    [
      "a page that is not there",
      (own) => (pages = { "/": { status: 404, body: `<head>${own.meta_tag}</head>` } }),
    ],
    [
      "another host's page",
      (own) => {
        pages = {
          "/": { to: `http://localhost:${host.split(":")[1]}/away` },
          "/away": pageWith(own.meta_tag)["/"],
        };
      },
    ],
  ])("%s", async (_, put) => {
    const [brand, other] = [await claimant(), await claimant()];
    put(await show(brand), await show(other));
    expect((await prove(brand, { way: "meta" })).status).toBe(400);
    expect(await isConfirmed(brand)).toBe(false);
  });

  test("a file that is a page, or says more", async () => {
    const brand = await claimant();
    const path = "/.well-known/ribby-site-verification.txt";
    const own = await show(brand);
    for (const page of [
      { type: "text/html", body: own.file_content },
      { type: "text/plain", body: `x ${own.file_content}` },
      { type: "text/plain", body: `${own.file_content}\n`.repeat(400) },
    ]) {
      pages = { [path]: page };
      expect((await prove(brand, { way: "file" })).status).toBe(400);
    }
  });

  test("a book of names that fails", async () => {
    records = () => Promise.reject(new Error("SERVFAIL"));
    expect((await prove(await claimant(), { way: "dns" })).status).toBe(400);
  });

  test("a proof of the website the brand had before", async () => {
    const brand = await claimant();
    pages = fileOf(await show(brand));
    expect((await prove(brand, { way: "file" })).status).toBe(200);
    const form = { ...profileOf(brand), website: "https://elsewhere.example" };
    expect((await calls.update(brand.id, form, { token: brand.token })).status).toBe(200);
    expect(await isConfirmed(brand)).toBe(false);
    expect(await show(brand)).toMatchObject({ is_proven: false, host: "elsewhere.example" });
  });

  test("a letter about a website that has changed since", async () => {
    const brand = await makeMember(server);
    const site = new URL(brand.website).host;
    await prove(brand, { way: "mail", mailbox: "admin" });
    const token = tokenIn(await letter(server, `admin@${site}`, /the website of/));
    const form = { ...profileOf(brand), website: "https://big-shop.example" };
    await calls.update(brand.id, form, { token: brand.token });
    const answer = await ask(server.address, `/api/brands/confirm-site?token=${token}`, {
      method: "POST",
    });
    expect(answer).toMatchObject(LINK_INVALID);
    expect(await isConfirmed({ ...brand, website: "https://big-shop.example" })).toBe(false);
  });
});

describe("a proof takes precedence", () => {
  const OTHERS = "Another brand has shown that this website is its own.";

  test("over who only says so: told by letter, and the website is read for the other alone", async () => {
    const [owner, squatter] = [await claimant(), await claimant()];
    pages = fileOf(await show(owner));
    expect((await prove(owner, { way: "file" })).status).toBe(200);
    const told = await letter(server, squatter.email, /has shown that/);
    expect(told.text).toContain("can show it in your profile");
    expect(await show(squatter)).toMatchObject({ is_others: true, is_proven: false });
    const crawl = await ask(server.address, `/api/brands/${squatter.id}/adaptive_crawl`, {
      method: "POST",
      token: squatter.token,
      body: { data: { website } },
    });
    expect(crawl).toMatchObject({ status: 409, body: { detail: OTHERS } });
    // Proving again says nothing new to anybody.
    await prove(owner, { way: "file" });
    expect(await lettersTo(server, squatter.email)).toHaveLength(1);
  });

  test("over newcomers, at registration and in the profile", async () => {
    const owner = await claimant();
    pages = fileOf(await show(owner));
    await prove(owner, { way: "file" });
    const taken = refused(409, "taken", OTHERS, "website");
    expect(await calls.register(registration({ website: `http://${host}/mine` }))).toEqual(taken);
    const other = await makeMember(server);
    const form = { ...profileOf(other), website };
    expect(await calls.update(other.id, form, { token: other.token })).toEqual(taken);
    // The owner's own profile still saves.
    expect((await calls.update(owner.id, profileOf(owner), { token: owner.token })).status).toBe(
      200,
    );
  });

  test("and the newest holds, as when a shop is sold", async () => {
    const [former, buyer] = [await claimant(), await claimant()];
    pages = fileOf(await show(former));
    await prove(former, { way: "file" });
    pages = fileOf(await show(buyer));
    expect((await prove(buyer, { way: "file" })).status).toBe(200);
    expect([await isConfirmed(former), await isConfirmed(buyer)]).toEqual([false, true]);
    expect(await letter(server, former.email, /has shown that/)).toBeDefined();
  });

  test("nobody proves for another brand", async () => {
    const [owner, other] = [await claimant(), await claimant()];
    pages = fileOf(await show(owner));
    const asked = await ask(server.address, proofPath(owner.id), {
      method: "POST",
      token: other.token,
      body: { way: "file" },
    });
    expect(asked.status).toBe(404);
  });
});
