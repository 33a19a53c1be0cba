// The stylist as a shopper reaches it: the real server, the real search, and a model that can be asked.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SearchResult, StylistEvent } from "../../src/contract/stylist.ts";
import { ask } from "../support/ask.ts";
import { startFakeModel, type FakeModel } from "../support/fake-model.ts";
import { makeBrand, newProduct } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let fake: FakeModel;
let server: TestServer;

const dress = { category: "Dresses", style: "evening", materials: ["satin"], colors: ["red"] };

beforeAll(async () => {
  fake = await startFakeModel();
  server = await startTestServer({
    env: {
      LLM_PROVIDER: "openai",
      LLM_MODEL: "fake-1",
      LLM_API_KEY: "key-of-ours",
      LLM_BASE_URL: fake.url,
    },
  });
  const brand = await makeBrand(server.parts, "Layl Harir");
  await server.parts.products.addMany(brand.id, [
    newProduct({ id: "p_red", title: "Nagham red satin evening dress", ...dress, price: 1200 }),
    newProduct({
      id: "p_sale",
      title: "Sahar red satin evening dress",
      ...dress,
      current_price: 640,
    }),
    newProduct({ id: "p_heel", title: "Tarab gold heels", category: "Footwear", colors: ["gold"] }),
  ]);
});
afterAll(async () => {
  await server.stop();
  await fake.stop();
});

const search = (query: string, headers: Record<string, string> = {}) =>
  ask(server.address, "/api/search", { method: "POST", body: { query }, headers });

const result = async (query: string) => (await search(query)).body as SearchResult;

async function events(query: string): Promise<StylistEvent[]> {
  const { status, headers, text } = await search(query, { accept: "text/event-stream" });
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  const chunks = text.split("\n\n");
  expect(chunks.pop()).toBe("");
  return chunks.map((chunk) => {
    expect(chunk).toMatch(/^data: \{.*\}$/);
    return JSON.parse(chunk.slice("data: ".length)) as StylistEvent;
  });
}

const answering = async () => {
  const { body } = await ask(server.address, "/api/health");
  return (body as { providers: { language_model: string } }).providers.language_model;
};

describe("the local stylist", () => {
  /** What a model says without a product of ours is not shown; it is as if there were none. */
  beforeEach(() => fake.does(() => ({ say: "Well." })));

  test("answers in whole sentences", async () => {
    const { message, total, products } = await result("red evening dress");
    expect(message).toMatch(/^There are 2 red evening dresses here, 640 to 1,200\sEGP\./);
    expect([total, products.length]).toEqual([2, 2]);
  });

  test("the same is told in events to who wants them", async () => {
    const { message, suggestions, ...found } = await result("red dress");
    const told = await events("red dress");
    expect(told).toMatchObject([
      { event: "found", products: found.products, total: found.total },
      { event: "text", text: message },
      { event: "done", message, suggestions },
    ]);
    expect(Object.assign({}, ...told)).toMatchObject(found);
  });

  test("every suggestion finds something", async () => {
    const offered: string[] = [];
    for (const query of ["red evening dress", "heels", "dress", "red", "dress under 700"]) {
      const { suggestions } = await result(query);
      offered.push(...suggestions!);
    }
    for (const suggestion of new Set(offered)) {
      expect([suggestion, (await result(suggestion)).total]).not.toContain(0);
    }
  });

  test("what was not understood is said, and is not called missing", async () => {
    expect((await result("surfboards")).message).toMatch(/^I couldn't place those words\./);
  });
});

describe("with a model", () => {
  test("its words are told, piece by piece or whole", async () => {
    fake.does(() => ({ say: "Go with [[p_sale]]. It glows." }));
    const told = await events("red evening dress");
    expect(told.map(({ event }) => event)).toEqual(["found", "text", "text", "done"]);
    const message = "Go with Sahar red satin evening dress (640\u00a0EGP). It glows.";
    expect(told.at(-1)).toMatchObject({ message });
    const whole = await result("red evening dress");
    expect(whole.message).toBe(message);
    expect(whole.products.map(({ id }) => id)).toEqual(["p_red", "p_sale"]);
    expect(await answering()).toBe("openai:fake-1");
  });

  test("it searches the real catalogue", async () => {
    fake.does(({ toolResults }) =>
      toolResults.length > 0
        ? { say: "[[p_red]] before [[p_sale]]." }
        : { call: "search_catalogue", with: { query: "satin dress" } },
    );
    const { message, products } = await result("red evening dress");
    expect(message).toBe(
      "Nagham red satin evening dress (1,200\u00a0EGP) before Sahar red satin evening dress (640\u00a0EGP).",
    );
    expect(products.map(({ id }) => id)).toEqual(["p_red", "p_sale"]);
    expect(fake.calls[1]!.toolResults[0]!.products.map(({ id }) => id)).toContain("p_sale");
  });

  test("a lying or failing one is replaced by the local stylist, and health says so", async () => {
    const local = /^There are 2 red evening dresses here, 640 to 1,200\sEGP\. I like “Nagham/;
    for (const turn of [{ say: "[[p_red]] is 3 EGP." }, { status: 429 }, { cut: "[[p_red]]" }]) {
      fake.does(() => turn);
      expect((await result("red evening dress")).message).toMatch(local);
      expect(await answering()).toBe("openai:fake-1 (falling back to local)");
    }
    fake.does(() => ({ say: "[[p_red]] it is." }));
    await result("red evening dress");
    expect(await answering()).toBe("openai:fake-1");
  });

  test("the key, the shopper's words and the model's stay out of the log", async () => {
    fake.does(() => ({ say: "Velvetina-Secret makes it." }));
    await result("a dress for my aunt Zubayda");
    fake.does(() => ({ status: 401 }));
    await result("a dress for my aunt Zubayda");
    expect(server.log.join("")).not.toMatch(/key-of-ours|Zubayda|Velvetina/);
  });
});

test("a shopper who leaves ends the model's work", async () => {
  fake.does(() => ({ stall: "[[p_red]] is one. And" }));
  const leave = new AbortController();
  const response = await fetch(`${server.address}/api/search`, {
    method: "POST",
    headers: { accept: "text/event-stream", "content-type": "application/json" },
    body: JSON.stringify({ query: "red evening dress" }),
    signal: leave.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ""; !text.includes('"event":"text"');) {
    const { done, value } = await reader.read();
    expect(done).toBe(false);
    text += value;
  }
  leave.abort();
  await fake.calls[0]!.left;
});

test("a question that cannot be read is refused as any other call", async () => {
  const answer = await search("", { accept: "text/event-stream" });
  expect([answer.status, (answer.body as { field: string }).field]).toEqual([400, "query"]);
});
