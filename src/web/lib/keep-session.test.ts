import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepSession, signOut } from "./keep-session.ts";
import { endSession, getSession, startSession } from "./session.ts";

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;
const tokenFrom = (iat: number) =>
  `head.${btoa(JSON.stringify({ iat: iat / 1000, exp: (iat + 48 * HOUR) / 1000 }))}.signature`;
const signIn = (access_token: string) =>
  startSession({ access_token, brand_id: "b_khayt", brand_name: "Khayt" });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  endSession();
});

describe("whoever goes on working", () => {
  it("gets another token once the first has had its hours, and asks once for it", async () => {
    const fetch = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(async () => Response.json({ access_token: "newer" }));
    signIn(tokenFrom(NOW - 7 * HOUR));
    keepSession(NOW);
    keepSession(NOW);
    await vi.waitFor(() => expect(getSession()?.token).toBe("newer"));
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]![0]).toEqual(expect.stringContaining("/api/brands/renew-session"));
  });

  it.each([
    ["is fresh", NOW - 5 * HOUR],
    ["has ended", NOW - 49 * HOUR],
  ])("asks for none while the one at hand %s", (_, iat) => {
    const fetch = vi.spyOn(globalThis, "fetch");
    signIn(tokenFrom(iat));
    keepSession(NOW);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("stays signed in when the network is down, and is signed out when the server says so", async () => {
    const old = tokenFrom(NOW - 7 * HOUR);
    signIn(old);
    const fetch = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("down"));
    keepSession(NOW);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    expect(getSession()?.token).toBe(old);
    fetch.mockImplementation(async () =>
      Response.json({ detail: "no", code: "session_ended" }, { status: 401 }),
    );
    await vi.waitFor(() => {
      keepSession(NOW);
      expect(getSession()).toBeNull();
    });
  });
});

describe("signing out", () => {
  it("forgets at once and tells the server", () => {
    const fetch = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("down"));
    const token = tokenFrom(NOW);
    signIn(token);
    signOut();
    expect(getSession()).toBeNull();
    const [address, options] = fetch.mock.calls[0]!;
    expect(address).toEqual(expect.stringContaining("/api/brands/logout"));
    expect(new Headers(options!.headers).get("authorization")).toBe(`Bearer ${token}`);
  });
});
