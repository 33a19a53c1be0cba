import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  followConnection,
  KEPT_HEADER,
  onReconnect,
  outlastCuts,
  useConnection,
  watchCall,
} from "./connection-store.ts";

const said = () => useConnection.getState().connection;
const urgent = { isUrgent: true };

beforeEach(() => {
  vi.useFakeTimers();
  useConnection.setState({ connection: "fine" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a call on its way", () => {
  it("is called slow within a second, and fine once it is there", async () => {
    let arrive = (_: Response) => {};
    const asked = watchCall(new Promise<Response>((resolve) => (arrive = resolve)), urgent);
    expect(said()).toBe("fine");
    vi.advanceTimersByTime(1000);
    expect(said()).toBe("slow");
    arrive(new Response("{}"));
    await asked;
    expect(said()).toBe("fine");
  });

  it("is not called slow where the server takes its time", async () => {
    let arrive = (_: Response) => {};
    const asked = watchCall(new Promise<Response>((resolve) => (arrive = resolve)), {
      isUrgent: false,
    });
    vi.advanceTimersByTime(5000);
    expect(said()).toBe("fine");
    arrive(new Response("{}"));
    await asked;
  });

  it("that finds no way says so at once, and what was given up says nothing", async () => {
    const given = new AbortController();
    given.abort();
    const lost = Promise.reject(new TypeError("no network"));
    await watchCall(lost, { ...urgent, signal: given.signal }).catch(() => {});
    expect(said()).toBe("fine");
    await watchCall(Promise.reject(new TypeError("no network")), urgent).catch(() => {});
    expect(said()).toBe("offline");
  });

  it("answered from what was kept is no sign of a network", async () => {
    await watchCall(
      Promise.resolve(new Response("{}", { headers: { [KEPT_HEADER]: "1" } })),
      urgent,
    );
    expect(said()).toBe("offline");
  });
});

describe("a way that was cut", () => {
  it("is tried again by itself until it is open, and those who wait are told", async () => {
    const probe = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no network"));
    const told = vi.fn();
    const stop = onReconnect(told);
    await watchCall(Promise.reject(new TypeError("no network")), urgent).catch(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe.mock.calls.length).toBeGreaterThan(3);
    expect(said()).toBe("offline");
    probe.mockResolvedValue(new Response());
    await vi.advanceTimersByTimeAsync(15_000);
    expect(said()).toBe("fine");
    expect(told).toHaveBeenCalledTimes(1);
    stop();
  });

  it("stays cut when what was asked before is answered after, and is open with what is asked then", async () => {
    let arrive = (_: Response) => {};
    const early = watchCall(new Promise<Response>((resolve) => (arrive = resolve)), urgent);
    const stop = followConnection();
    window.dispatchEvent(new Event("offline"));
    arrive(new Response("{}"));
    await early;
    expect(said()).toBe("offline");
    await watchCall(Promise.resolve(new Response("{}")), urgent);
    expect(said()).toBe("fine");
    stop();
  });

  it("is noticed from the browser's own word", () => {
    const stop = followConnection();
    window.dispatchEvent(new Event("offline"));
    expect(said()).toBe("offline");
    stop();
  });
});

describe("what somebody waits for", () => {
  const lost = () => watchCall(Promise.reject(new TypeError("no network")), urgent);

  it("is asked again when the way is open, a few times at most", async () => {
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
    const ask = vi.fn(async () => new Response()).mockImplementationOnce(lost);
    const waiting = outlastCuts(ask, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(15_000);
    await waiting;
    expect(ask).toHaveBeenCalledTimes(2);

    const never = vi.fn(lost);
    const given = expect(outlastCuts(never, new AbortController().signal)).rejects.toThrow(
      "no network",
    );
    await vi.advanceTimersByTimeAsync(120_000);
    await given;
    expect(never).toHaveBeenCalledTimes(4);
  });

  it("is not asked again once it is given up, nor where the server said no", async () => {
    const probe = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no network"));
    const waiting = new AbortController();
    const ask = vi.fn(lost);
    const ended = expect(outlastCuts(ask, waiting.signal)).rejects.toThrow(/abort/i);
    await vi.advanceTimersByTimeAsync(5000);
    waiting.abort();
    await ended;
    probe.mockResolvedValue(new Response());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(said()).toBe("fine");
    expect(ask).toHaveBeenCalledTimes(1);

    const refused = vi.fn(() => Promise.reject(new Error("no")));
    await expect(outlastCuts(refused, new AbortController().signal)).rejects.toThrow("no");
    expect(refused).toHaveBeenCalledTimes(1);
  });
});
