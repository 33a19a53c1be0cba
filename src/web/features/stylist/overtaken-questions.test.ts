import { describe, expect, it } from "vitest";
import { messages } from "../../../contract/messages.ts";
import { aProduct } from "../../test-support/a-product.ts";
import {
  answer,
  asked,
  dress,
  said,
  server,
  shown,
  state,
} from "../../test-support/stylist-server.ts";
import { clearSearch, giveUpQuestion, startAfresh } from "./conversation-store.ts";
import { ask, takeAway } from "./searching.ts";

/** A stream that the test feeds by hand. */
function streaming() {
  let control!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      control = controller;
    },
  });
  return {
    response: new Response(body, { headers: { "content-type": "text/event-stream" } }),
    send: (event: object) =>
      control.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    end: () => control.close(),
  };
}

/** An answer that the test gives when it wants. */
function later() {
  let resolve!: (response: Response) => void;
  const promise = new Promise<Response>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe("an answer that is told while it happens", () => {
  const found = { event: "found", products: [aProduct()], total: 1, understood: [dress] };

  it("shows products first, then its words as they are written", async () => {
    const stream = streaming();
    server(stream.response);
    const asking = ask("dress", "panel");
    stream.send(found);
    await expect.poll(shown).toEqual(["p_abaya"]);
    expect(state()).toMatchObject({ isThinking: true, isSearching: false });
    stream.send({ event: "text", text: "Light " });
    stream.send({ event: "text", text: "and long" });
    await expect.poll(said).toEqual(["> dress", "Light and long"]);
    stream.send({
      event: "done",
      message: "Light and long.",
      suggestions: ["in white"],
      products: [aProduct({ id: "p_better" })],
    });
    stream.end();
    await asking;
    expect(said()).toEqual(["> dress", "Light and long."]);
    expect(shown()).toEqual(["p_better"]);
    expect(state()).toMatchObject({ suggestionButtons: ["in white"], isThinking: false });
  });

  it("keeps what was found when the words break off", async () => {
    const stream = streaming();
    server(stream.response);
    const asking = ask("dress", "panel");
    stream.send(found);
    stream.send({ event: "error", detail: "Gone.", code: "gone" });
    await asking;
    expect(shown()).toEqual(["p_abaya"]);
    expect(said()).toEqual(["> dress", "I found 1 product for you."]);
  });

  it("has failed when it ends before anything was found", async () => {
    const stream = streaming();
    server(stream.response);
    const asking = ask("dress", "panel");
    stream.end();
    await asking;
    expect(said().at(-1)).toBe(messages.searchFailed);
  });
});

describe("one question at a time", () => {
  it("a late answer never overwrites a newer one", async () => {
    const late = later();
    server(late.promise, answer("p_new"));
    const first = ask("slow", "panel");
    await ask("new", "panel");
    late.resolve(Response.json(answer("p_late", { suggestions: ["late"] })));
    await first;
    expect(shown()).toEqual(["p_new"]);
    expect(said()).toEqual(["> slow", "> new", "Here is p_new."]);
    expect(state().suggestionButtons).toEqual(["in white"]);
  });

  it("a question that comes before the answer goes on from the one it overtook", async () => {
    server(answer("p_1", { conversation: "so far" }), later().promise, answer("p_3"));
    await ask("red dress", "panel");
    void ask("long", "panel");
    await ask("in satin", "panel");
    expect(asked.at(-1)).toMatchObject({ conversation: "so far", previous: "long" });
    await ask("cheaper", "panel");
    expect(asked.at(-1)).toMatchObject({ previous: "long\nin satin" });
  });

  it("what was taken away stays away for one that comes before the answer", async () => {
    server(answer("p_1"), later().promise, answer("p_3"));
    await ask("red dress", "panel");
    void takeAway("colour:red", "panel");
    await ask("long", "panel");
    expect(asked.at(-1)).toMatchObject({ previous: "red dress", without: ["colour:red"] });
  });

  it("one that nobody waits for any more is not gone on from", async () => {
    server(answer("p_1", { conversation: "so far" }), later().promise, answer("p_3"));
    await ask("red dress", "panel");
    void ask("long", "panel");
    giveUpQuestion();
    await ask("in satin", "panel");
    expect(asked.at(-1)).toEqual({ query: "in satin", limit: 12, conversation: "so far" });
  });

  it("a late failure does not disturb a newer answer either", async () => {
    const late = later();
    server(late.promise, answer("p_new"));
    const first = ask("slow", "panel");
    await ask("new", "panel");
    late.resolve(Response.json({ detail: "No.", code: "no" }, { status: 500 }));
    await first;
    expect(state()).toMatchObject({ stylistError: null, isThinking: false });
    expect(shown()).toEqual(["p_new"]);
  });

  it("what is cleared stays cleared", async () => {
    const late = later();
    server(late.promise);
    const asking = ask("slow", "panel");
    clearSearch();
    late.resolve(Response.json(answer("p_late")));
    await asking;
    expect(state()).toMatchObject({ searchResults: null, searchQuery: "", isThinking: false });
  });

  it("starting afresh leaves nothing of the conversation", async () => {
    server(answer("p_1"));
    await ask("dress", "panel");
    startAfresh();
    expect(state()).toMatchObject({
      messages: [],
      suggestionButtons: [],
      searchQuery: "",
      searchResults: null,
    });
  });
});
