import { afterEach, describe, expect, it, vi } from "vitest";
import { login } from "../../contract/brands.ts";
import { adaptiveCrawl, type CrawlEvent } from "../../contract/crawl.ts";
import { explore, filter, productById } from "../../contract/products.ts";
import { analyzeImage, match, type MatchEvent } from "../../contract/stylist.ts";
import { ApiError, call, callOrStream, openStream } from "./api.ts";

function answer(status: number, body: unknown) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(text, { status }));
}

function sent(fetching: ReturnType<typeof answer>) {
  const [url, request] = fetching.mock.calls[0] ?? [];
  const headers = new Headers(request?.headers);
  return { url, method: request?.method, body: request?.body, headers };
}

const signIn = { body: { username_or_email: "khayt", password: "wrong" } };

afterEach(() => vi.restoreAllMocks());

describe("what is asked", () => {
  it("fills path and query, and says which language the reader speaks", async () => {
    const fetching = answer(200, { products: [], has_more: false, token: null });
    document.documentElement.lang = "ar";
    await call(explore, { query: { page: 2, limit: 20 }, token: "feed" });
    const request = sent(fetching);
    expect(request.url).toBe("/api/products/explore?page=2&limit=20");
    expect(request.headers.get("Accept-Language")).toBe("ar");
    expect(request.headers.get("Authorization")).toBe("Bearer feed");
  });

  it("keeps a name with a slash in one piece", async () => {
    const fetching = answer(200, {});
    await call(productById, { params: { id: "a/b" } });
    expect(sent(fetching).url).toBe("/api/products/a%2Fb");
  });

  it("sends no token where there is none", async () => {
    const fetching = answer(200, { products: [], total: 0, page: 1, has_more: false });
    await call(filter, { query: { page: 1 }, body: { brands: ["Khayt"] } });
    const request = sent(fetching);
    expect(request.headers.has("Authorization")).toBe(false);
    expect(request.body).toBe('{"brands":["Khayt"]}');
  });

  it("sends a picture as a form and lets the browser name its type", async () => {
    const fetching = answer(200, { description: "", items: [] });
    await call(analyzeImage, { file: new Blob(["x"], { type: "image/png" }) });
    const request = sent(fetching);
    expect(request.body).toBeInstanceOf(FormData);
    expect(request.headers.has("Content-Type")).toBe(false);
  });
});

describe("what went wrong", () => {
  it("carries status, code, sentence and field", async () => {
    answer(400, { detail: "Email is invalid", code: "invalid", field: "email" });
    const error = await call(login, signIn).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: "invalid",
      detail: "Email is invalid",
      field: "email",
    });
  });

  it("has no sentence when the answer is not ours", async () => {
    answer(502, "<h1>Bad gateway</h1>");
    const error = await call(login, signIn).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ status: 502, code: "unexpected", detail: undefined });
  });

  it("is the network when no answer comes", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    const error = await call(login, signIn).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ status: 0, code: "network" });
  });

  it("is no failure when the reader gave up", async () => {
    const leaving = new AbortController();
    leaving.abort();
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new DOMException("gone", "AbortError"));
    const asked = call(login, { ...signIn, signal: leaving.signal });
    await expect(asked).rejects.not.toBeInstanceOf(ApiError);
  });
});

describe("a crawl's stream", () => {
  it("brings the events in order", async () => {
    answer(
      200,
      'data: {"event":"progress","seq":1}\n\ndata: {broken\n\ndata: {"event":"done","seq":2}\n\n',
    );
    const events: CrawlEvent[] = [];
    const stream = openStream(adaptiveCrawl, {
      params: { brandId: "b_1" },
      body: { data: { product_url: "https://khayt.example/p" } },
    });
    for await (const event of stream) events.push(event);
    expect(events.map((event) => event.event)).toEqual(["progress", "done"]);
  });
});

describe("an answer that may be told while it happens", () => {
  const input = { body: { pinnedProducts: [{ title: "Abaya" }] } };

  it("comes as events where the server streams", async () => {
    const headers = { "content-type": "text/event-stream; charset=utf-8" };
    const fetching = vi
      .spyOn(globalThis, "fetch")
      .mockResolvedValue(new Response('data: {"event":"text","text":"Try"}\n\n', { headers }));
    const heard = await callOrStream<typeof match, MatchEvent>(match, input);
    const events: MatchEvent[] = [];
    if ("events" in heard) for await (const event of heard.events) events.push(event);
    expect(events).toEqual([{ event: "text", text: "Try" }]);
    expect(sent(fetching).headers.get("Accept")).toMatch(/^text\/event-stream, application\/json/);
  });

  it("is taken whole where it does not", async () => {
    vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ suggestion: "1. A tote" }));
    const heard = await callOrStream<typeof match, MatchEvent>(match, input);
    expect(heard).toEqual({ answer: { suggestion: "1. A tote" } });
  });
});
