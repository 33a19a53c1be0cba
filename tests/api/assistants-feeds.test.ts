// Feeds: every row valid, whole, and not sent twice unchanged; a brand sees what is refused and may leave.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BrandChannel } from "../../src/contract/assistants.ts";
import { DEMO_PASSWORD } from "../../src/demo/seed.ts";
import { ACP_SCHEMAS, faultsIn } from "../support/protocols/validate.ts";
import { schemaOrgFaults } from "../support/protocols/schema-org.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let brand: { id: string; name: string; token: string };
beforeAll(async () => {
  server = await startTestServer({ hasDemo: true });
  brand = await signIn();
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.address + path, { headers });

/** The whole feed: page after page, as a reader follows the links. */
async function whole(path: string): Promise<string[]> {
  const pages: string[] = [];
  for (let next: string | undefined = server.address + path; next;) {
    const answer: Response = await fetch(next);
    expect(answer.status).toBe(200);
    pages.push(await answer.text());
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  return pages;
}

const lines = (pages: string[]) => pages.join("").trim().split("\n");

async function signIn() {
  const { rows } = await server.parts.database.pool.query<{
    id: string;
    name: string;
    email: string;
  }>(
    `select brands.id, brands.name, brands.email from brands
     join products on products.brand_id = brands.id and products.listed
     group by brands.id order by count(*) desc, brands.id limit 1`,
  );
  const { id, name, email } = rows[0]!;
  const answer = await fetch(`${server.address}/api/brands/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username_or_email: email, password: DEMO_PASSWORD }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return { id, name, token: access_token };
}

async function channels(change?: object): Promise<BrandChannel[]> {
  const answer = await fetch(`${server.address}/api/brands/${brand.id}/channels`, {
    method: change ? "PUT" : "GET",
    headers: { authorization: `Bearer ${brand.token}`, "content-type": "application/json" },
    ...(change && { body: JSON.stringify(change) }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as BrandChannel[];
}

/** A reader of CSV that knows nothing of how ours is written. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!,
  );
}

describe("every row of the demo catalogue is valid", () => {
  test("in the Agentic Commerce Protocol's feed", async () => {
    const rows = lines(await whole("/feeds/acp/products.jsonl"));
    const faults = rows.flatMap((row) => faultsIn(ACP_SCHEMAS.product, JSON.parse(row)));
    expect(faults).toEqual([]);
    const metadata: unknown = await (await get("/feeds/acp/metadata.json")).json();
    expect(faultsIn(ACP_SCHEMAS.metadata, metadata)).toEqual([]);
    const { rows: listed } = await server.parts.database.pool.query<{ n: number }>(
      "select count(*)::int as n from products where listed",
    );
    expect(rows).toHaveLength(listed[0]!.n);
  });

  test("in the upload table, one row a variant", async () => {
    const [head, ...rows] = lines(await whole("/feeds/assistants.csv"));
    const columns = cells(head!);
    const required = "item_id title description url brand seller_name image_url availability price";
    const seen = new Set<string>();
    for (const row of rows) {
      const values = cells(row);
      expect(values).toHaveLength(columns.length);
      const of = (column: string) => values[columns.indexOf(column)]!;
      for (const column of required.split(" ")) expect(of(column), row).not.toBe("");
      expect(of("price")).toMatch(/^\d+\.\d\d EGP$/);
      expect(of("availability")).toMatch(/^(in|out_of)_stock$/);
      expect(URL.canParse(of("url")) && URL.canParse(of("image_url"))).toBe(true);
      expect(seen.has(of("item_id"))).toBe(false);
      seen.add(of("item_id"));
    }
    expect(rows.length).toBeGreaterThan(742);
  });

  test("in Google's XML, with groups, prices and no invented bar codes", async () => {
    const items = (await whole("/feeds/google.xml")).flatMap((page) => {
      expect(page).toMatch(/^<\?xml .*<\/rss>\s*$/s);
      return page.match(/<item>.*?<\/item>/gs) ?? [];
    });
    const of = (item: string, name: string) =>
      new RegExp(`<g:${name}>([^<]+)</g:${name}>`).exec(item)?.[1];
    for (const item of items) {
      for (const name of "id item_group_id title description link image_link brand".split(" ")) {
        expect(of(item, name), name).toBeTruthy();
      }
      expect(of(item, "price")).toMatch(/^\d+\.\d\d EGP$/);
      expect(of(item, "identifier_exists")).toBe("no");
      expect(item).not.toContain("<g:gtin>");
      const [was, paid] = [of(item, "price"), of(item, "sale_price")].map((text) =>
        parseFloat(text ?? "0"),
      );
      expect(paid).toBeLessThan(was!);
    }
    expect(items.length).toBeGreaterThan(742);
  });

  test("in our own export, without what is an owner's", async () => {
    const rows = lines(await whole("/feeds/products.jsonl")).map(
      (row) => JSON.parse(row) as object,
    );
    expect(rows.length).toBeGreaterThan(600);
    for (const row of rows) expect(row).not.toHaveProperty("hidden");
  });
});

test("an unchanged feed is not sent again; a changed piece changes its mark", async () => {
  const first = await get("/feeds/google.xml");
  const etag = first.headers.get("etag")!;
  await first.text();
  expect((await get("/feeds/google.xml", { "if-none-match": etag })).status).toBe(304);
  await server.parts.database.pool.query(
    "update products set price = price + 1, revision = revision + 1 where id = (select min(id) from products where listed)",
  );
  const again = await get("/feeds/google.xml", { "if-none-match": etag });
  expect(again.status).toBe(200);
  await again.text();
});

test("it travels packed to those who can unpack it", async () => {
  const answer = await get("/feeds/products.jsonl", { "accept-encoding": "gzip" });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  await answer.text();
});

test("a brand's own feed holds its pieces alone, and nobody's where there is no such brand", async () => {
  const rows = lines(await whole(`/feeds/${brand.id}/products.jsonl`));
  const brands = new Set(rows.map((row) => (JSON.parse(row) as { brand: string }).brand));
  expect([...brands]).toEqual([brand.name]);
  expect((await get("/feeds/nonsense/products.jsonl")).status).toBe(404);
  expect(await (await get("/feeds/b_nobody/products.jsonl")).text()).toBe("");
  expect((await get("/feeds/products.jsonl?after='; drop")).status).toBe(400);
});

test("a brand learns which piece is refused where and why", async () => {
  const { rows } = await server.parts.database.pool.query<{ id: string }>(
    "update products set description = '', url = null, revision = revision + 1 where id = (select max(id) from products where listed and brand_id = $1) returning id",
    [brand.id],
  );
  const known = await channels();
  const google = known.find(({ channel }) => channel === "google")!;
  const refused = google.refused.find(({ id }) => id === rows[0]!.id);
  expect(refused?.reasons).toEqual(["no_description", "no_shop_link"]);
  expect(google.accepted + google.refused_count).toBe(known[0]!.accepted + known[0]!.refused_count);
  expect((await whole(`/feeds/${brand.id}/google.xml`)).join("")).not.toContain(rows[0]!.id);
  expect(google.address).toBe(`${server.address}/feeds/${brand.id}/google.xml`);
});

test("a brand that leaves a channel is gone from it alone, and may come back", async () => {
  const names = async (path: string) =>
    new Set(lines(await whole(path)).map((row) => (JSON.parse(row) as { brand: string }).brand));
  await channels({ channel: "export", joined: false });
  expect(await names("/feeds/products.jsonl")).not.toContain(brand.name);
  const left = await channels();
  expect(left.filter(({ joined }) => !joined).map(({ channel }) => channel)).toEqual(["export"]);
  expect((await whole(`/feeds/${brand.id}/acp/products.jsonl`)).join("")).not.toBe("");
  await channels({ channel: "export", joined: true });
  expect(await names("/feeds/products.jsonl")).toContain(brand.name);
});

test("machines are told in plain words where everything is", async () => {
  const llms = await (await get("/llms.txt")).text();
  for (const [, address] of llms.matchAll(/\((http[^)]+)\)/g)) {
    const { status } = await fetch(address!);
    expect(status === 200 || (address!.endsWith("/mcp") && status === 405), address).toBe(true);
  }
  const agents = await (await get("/agents.md")).text();
  expect(agents).toContain("/catalog/search");
});

describe("pages say what they are about in schema.org's words", () => {
  type Thing = { "@type": string; [name: string]: unknown };
  async function dataOf(path: string): Promise<Thing[]> {
    const page = await (await get(path, { accept: "text/html" })).text();
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)!;
    const data = JSON.parse(json!) as { "@context": string; "@graph"?: Thing[] } & Thing;
    expect(data["@context"]).toBe("https://schema.org");
    expect(schemaOrgFaults(data)).toEqual([]);
    return data["@graph"] ?? [data];
  }
  const one = async (condition: string) => {
    const { rows } = await server.parts.database.pool.query<{ id: string; brand: string }>(
      `select products.id, brands.name as brand from products join brands on brands.id = brand_id
       where listed and ${condition} order by products.id limit 1`,
    );
    return rows[0]!;
  };
  const count = "(select count(*) from variants where product_id = products.id)";

  test("a piece with a choice is a group, each variant with its own stock", async () => {
    const { id } = await one(`${count} > 3`);
    const [group, crumbs] = await dataOf(`/product/${id}`);
    expect(group!["@type"]).toBe("ProductGroup");
    expect(group!["productGroupID"]).toBe(id);
    const { rows } = await server.parts.database.pool.query<{ in_stock: boolean }>(
      "select in_stock from variants where product_id = $1 order by position",
      [id],
    );
    const variants = group!["hasVariant"] as { offers: { availability: string; price: string } }[];
    expect(variants.map(({ offers }) => offers.availability.endsWith("/InStock"))).toEqual(
      rows.map(({ in_stock }) => in_stock),
    );
    expect(crumbs!["@type"]).toBe("BreadcrumbList");
  });

  test("delivery and returns stand in the page once, and every offer points to them", async () => {
    const { id, brand: name } = await one(`${count} > 3 and current_price is null`);
    const said = await get(`/api/terms/brand/${encodeURIComponent(name)}`);
    const { terms } = (await said.json()) as { terms: { kind: string; value: unknown }[] };
    const fees = terms.find(({ kind }) => kind === "delivery_fee")!.value as Record<string, number>;
    const [group, , ...things] = await dataOf(`/product/${id}`);
    const told = things
      .filter((thing) => thing["@type"] === "OfferShippingDetails")
      .flatMap(
        (thing) => (thing["shippingDestination"] as { addressRegion: string[] }).addressRegion,
      );
    expect(told).toHaveLength(Object.keys(fees).length);
    for (const { offers } of group!["hasVariant"] as { offers: { shippingDetails: Thing[] } }[])
      expect(offers.shippingDetails.map((thing) => thing["@id"])).toEqual(
        things
          .filter((thing) => thing["@type"] === "OfferShippingDetails")
          .map((thing) => thing["@id"]),
      );
  });

  test("every piece of the demo is told in words the vocabulary has", async () => {
    const { rows } = await server.parts.database.pool.query<{ id: string }>(
      "select id from products where listed order by id",
    );
    const sample = rows.filter((_, n) => n % 8 === 0);
    expect(sample.length).toBeGreaterThan(50);
    for (const { id } of sample) await dataOf(`/product/${id}`);
  });

  test("words the vocabulary does not have are found out", () => {
    const offer = { "@type": "Offer", price: "12.00", priceCurrency: "EGP", stock: "yes" };
    expect(schemaOrgFaults({ "@type": "Product", name: "x", offers: offer })).toEqual([
      "Offer has no stock",
    ]);
    expect(schemaOrgFaults({ "@type": "Offer", availability: "https://schema.org/Some" })).toEqual([
      "Offer.availability: https://schema.org/Some",
    ]);
    expect(schemaOrgFaults({ "@type": "Product", offers: { "@id": "#gone" } })).toEqual([
      "Product.offers points to nothing",
    ]);
  });

  test("a brand's page is a collection of its pieces", async () => {
    const [page] = await dataOf(`/brand/${encodeURIComponent(brand.name)}`);
    expect(page!["@type"]).toBe("CollectionPage");
    const list = page!["mainEntity"] as { itemListElement: { url: string }[] };
    expect(list.itemListElement.length).toBeGreaterThan(5);
    expect(list.itemListElement[0]!.url).toContain("/product/p_");
  });
});
