import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followCrawl } from "./follow-crawl.ts";

const say = (seq: number, event = "progress") =>
  `data: {"event":"${event}","job":"c_1","seq":${seq}}\n\n`;
const stream = (...chunks: string[]) =>
  new Response(chunks.join(""), { headers: { "content-type": "text/event-stream" } });

const asked: string[] = [];
let answers: (Response | Error)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  asked.length = 0;
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit = {}) => {
    // Whether the way is open again is asked beside it.
    if (method === "HEAD") return new Response();
    asked.push(url);
    const answer = answers.shift() ?? new Error("no more answers");
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function hearAll(signal = new AbortController().signal) {
  const heard: number[] = [];
  const cuts: boolean[] = [];
  const listening = { brandId: "b_1", signal, onCut: (isCut: boolean) => cuts.push(isCut) };
  for await (const { seq } of followCrawl({ job: "c_1" }, listening)) heard.push(seq);
  return { heard, cuts };
}

it("a stream that is cut is taken up where it stopped", async () => {
  answers = [stream(say(1), say(2)), new TypeError("down"), stream(say(3), say(4, "done"))];
  const { heard, cuts } = await hearAll();
  expect(heard).toEqual([1, 2, 3, 4]);
  expect(asked.map((url) => new URL(url, "http://x").searchParams.get("after"))).toEqual([
    "0",
    "2",
    "2",
  ]);
  expect(cuts).toContain(true);
  expect(cuts.at(-1)).toBe(false);
});

it("a refusal is not asked again", async () => {
  answers = [Response.json({ detail: "No.", code: "not_found" }, { status: 404 })];
  await expect(hearAll()).rejects.toThrow("No.");
  expect(asked).toHaveLength(1);
});

it("who leaves is not called back", async () => {
  const leaving = new AbortController();
  answers = [stream(say(1))];
  const hearing = hearAll(leaving.signal);
  setTimeout(() => leaving.abort(), 100);
  await expect(hearing).rejects.toThrow();
  expect(asked).toHaveLength(1);
});
