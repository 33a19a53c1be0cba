import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DECLARED } from "../../src/contract/api.ts";
import { PAGES } from "../../src/contract/pages.ts";
import { SANDBOX_PRICE_ID } from "../../src/server/providers/payments/sandbox.ts";
import { version } from "../../src/server/version.ts";
import { lockFolder } from "../../src/server/database/embedded/folder-lock.ts";
import { ask, refusal } from "../support/ask.ts";
import { makeBrand, newProduct } from "../support/people.ts";
import { isEmbedded, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
const HOSTILE = `</script><script>alert(1)</script><!-- $& "'\u2028`;

beforeAll(async () => {
  server = await startTestServer({
    env: { PUBLIC_URL: "https://ribby.example/" },
    hasOwnDatabaseProcess: true,
    patience: { databaseMs: 3000 },
  });
  const brand = await makeBrand(server.parts);
  await server.parts.products.addMany(brand.id, [newProduct({ title: HOSTILE })]);
});
afterAll(() => server.stop());

/** Each part says what answers for it; the features' own tests know the words. */
const providers = () => server.parts.providers();
const PARTS = ["embeddings", "files", "language_model", "mail", "payments", "try_on", "vision"];

describe("what the product says about itself", () => {
  test("health names the database, the providers and the version", async () => {
    expect(await ask(server.address, "/api/health")).toMatchObject({
      status: 200,
      body: {
        status: "ok",
        version,
        database: { engine: isEmbedded ? "embedded" : "postgresql", reachable: true },
        providers: providers(),
      },
    });
  });

  test("every provider says in words what answers for it", () => {
    expect(Object.keys(providers()).toSorted()).toEqual(PARTS);
    for (const name of Object.values(providers())) expect(name).toMatch(/^[a-z]/);
    expect(providers().language_model).toBe("local");
  });

  test("the client learns what it needs before the first screen", async () => {
    const { body } = await ask(server.address, "/api/config");
    expect(body).toEqual({
      price_id: SANDBOX_PRICE_ID,
      pro: { price: 20, currency: "USD", renews: true },
      offers: [
        {
          provider: "sandbox",
          price_id: SANDBOX_PRICE_ID,
          price: 20,
          currency: "USD",
          renews: true,
        },
      ],
      providers: providers(),
      languages: ["en", "ar"],
      demo: false,
    });
  });
});

type Operation = {
  summary: string;
  security?: unknown;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
};

describe("the API's documentation", () => {
  test("has every declared call with its parameters, body, answers and who may call", async () => {
    const { body } = await ask(server.address, "/api/openapi.json");
    const document = body as {
      openapi: string;
      info: object;
      paths: Record<string, Record<string, Operation>>;
    };
    expect(document).toMatchObject({ openapi: "3.0.3", info: { title: "Ribby", version } });
    const described = Object.values(document.paths).flatMap((path) => Object.keys(path));
    expect(described.length).toBe(DECLARED.length);
    for (const endpoint of DECLARED) {
      const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
      const call = document.paths[path]?.[endpoint.method.toLowerCase()];
      expect(call).toMatchObject({ summary: endpoint.summary, "x-access": endpoint.access });
      const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const inPath = call!.parameters.filter((parameter) => parameter.in === "path");
      expect(inPath.map(({ name }) => name)).toEqual(named);
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(call!.parameters.some((parameter) => parameter.in === "query")).toBe(!!endpoint.query);
      const accepts = Object.keys(call!.requestBody?.content ?? {});
      expect(accepts).toEqual(
        endpoint.upload ? ["multipart/form-data"] : endpoint.body ? ["application/json"] : [],
      );
      expect(!!call!.security).toBe(endpoint.access !== "anyone");
      expect(Object.keys(call!.responses)).toEqual([
        endpoint.answer === "redirect" ? "302" : "200",
        "default",
      ]);
    }
  });

  test("reads as a page without scripts or inline styles", async () => {
    const page = await ask(server.address, "/api/docs");
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    for (const { path, summary } of DECLARED) {
      expect(page.text).toContain(`<code>${path.replace(/:(\w+)/g, "{$1}")}</code>`);
      expect(page.text).toContain(summary.replace(/'/g, "&#39;"));
    }
    const style = await ask(server.address, "/api/docs.css");
    expect(style.headers.get("content-type")).toContain("text/css");
  });
});

describe("pages", () => {
  const home = async (headers: Record<string, string> = {}, query = "") =>
    (await ask(server.address, `/${query}`, { headers })).text;
  const htmlTag = (page: string) => /<html[^>]*>/.exec(page)?.[0];

  test("every route of the route table that names no thing answers, as HTML", async () => {
    for (const path of Object.values(PAGES).filter((page) => !page.includes(":"))) {
      const answer = await ask(server.address, path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
      expect(answer.text).toMatch(/<title>[^<]+<\/title>/);
    }
  });

  test("the home page names itself once, for readers and for previews", async () => {
    const page = await home();
    const head = page.slice(0, page.indexOf("</head>"));
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head).toContain("<title>Ribby · Fashion from local brands</title>");
    expect(head).toContain(
      '<meta property="og:title" content="Ribby · Fashion from local brands">',
    );
    expect(head).toMatch(/<meta name="description" content="Explore 1 piece/);
    expect(head).toContain('<link rel="canonical" href="https://ribby.example/">');
    for (const language of ["en", "ar"]) {
      expect(head).toContain(
        `<link rel="alternate" hreflang="${language}" href="https://ribby.example/?lang=${language}">`,
      );
    }
  });

  test("the home page brings its first data along, and a hostile title stays data", async () => {
    const page = await home();
    const [, json] =
      /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(page) ?? [];
    const data = JSON.parse(json!) as { explore: { products: { title: string }[] } };
    expect(data.explore.products.map(({ title }) => title)).toEqual([HOSTILE]);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(page).not.toContain("<!-- $&");
  });

  test.each([
    ["English by default", {}, "", '<html lang="en" dir="ltr">'],
    ["the browser's language", { "accept-language": "ar" }, "", '<html lang="ar" dir="rtl">'],
    [
      "the reader's choice before the browser's",
      { cookie: "a=b; language=en; x", "accept-language": "ar" },
      "",
      '<html lang="en" dir="ltr">',
    ],
    [
      "the address before the reader's choice",
      { cookie: "language=en" },
      "?lang=ar",
      '<html lang="ar" dir="rtl">',
    ],
    [
      "dark where it was chosen",
      { cookie: "theme=dark; language=ar" },
      "",
      '<html lang="ar" dir="rtl" data-theme="dark">',
    ],
    [
      "nothing a stranger could smuggle in",
      { cookie: 'theme="><script>; language="><b>' },
      "?lang=%22%3E%3Cscript%3E",
      '<html lang="en" dir="ltr">',
    ],
    ["one language when two are asked for", {}, "?lang=ar&lang=en", '<html lang="en" dir="ltr">'],
  ])("speak %s", async (_, headers, query, tag) => {
    expect(htmlTag(await home(headers as Record<string, string>, query))).toBe(tag);
  });
});

describe.runIf(isEmbedded)("when the database does not answer", () => {
  const databasePid = () =>
    (
      JSON.parse(readFileSync(join(server.folder, "database", "address.json"), "utf8")) as {
        pid: number;
      }
    ).pid;
  const degraded = () => ({
    status: 503,
    body: {
      status: "degraded",
      version,
      database: { engine: "embedded", reachable: false },
      providers: providers(),
    },
  });

  test("health says so even while the database only hangs", async () => {
    const pid = databasePid();
    process.kill(pid, "SIGSTOP");
    const answer = await ask(server.address, "/api/health").finally(() =>
      process.kill(pid, "SIGCONT"),
    );
    expect(answer).toMatchObject(degraded());
    // Behind all that waited for it meanwhile.
    await expect.poll(async () => (await ask(server.address, "/api/health")).status).toBe(200);
  });

  test("it is started again by itself, and until then every call answers calmly", async () => {
    const former = databasePid();
    process.kill(former, "SIGKILL");
    // The next one waits for the folder for as long as we look.
    const lock = lockFolder(join(server.folder, "database", "lock"));
    await expect
      .poll(async () => (await ask(server.address, "/api/health")).body)
      .toMatchObject(degraded().body);
    const feed = await ask(server.address, "/api/products/explore");
    expect([feed.status, feed.body]).toEqual([503, refusal("unavailable", "unavailable")]);
    const [ready, live] = [await ask(server.address, "/ready"), await ask(server.address, "/live")];
    expect([ready.status, ready.body]).toEqual([503, { status: "not_ready", reason: "database" }]);
    expect([live.status, live.body]).toEqual([200, { status: "live" }]);
    expect((await ask(server.address, "/metrics")).text).toMatch(/^ribby_database_reachable 0$/m);
    expect(feed.text).not.toMatch(/ENOENT|ECONN|\.ts|socket/);
    lock.release();
    await expect.poll(async () => (await ask(server.address, "/ready")).status).toBe(200);
    expect((await ask(server.address, "/api/products/explore")).status).toBe(200);
    expect(databasePid()).not.toBe(former);
  });
});
