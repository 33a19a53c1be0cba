import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { brandProfile } from "../../contract/brands.ts";
import {
  endSession,
  getSession,
  isTokenUsable,
  mayEnter,
  onSessionEnd,
  renameSession,
  startSession,
  type Session,
} from "./session.ts";
import { callSignedIn } from "./signed-in-call.ts";

const NOW = 1_800_000_000_000;

function token(claims: object): string {
  return `head.${btoa(JSON.stringify(claims)).replaceAll("=", "")}.signature`;
}

const good = token({ exp: NOW / 1000 + 60 });
const session = (changes: Partial<Session> = {}): Session => ({
  token: good,
  brandId: "b_khayt",
  brandName: "Khayt",
  ...changes,
});

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  endSession();
});

describe("signing in and out", () => {
  it("keeps token, brand id and brand name where the specification says", () => {
    startSession({ access_token: good, brand_id: "b_khayt", brand_name: "Khayt" });
    const kept = ["token", "brandId", "brandName"].map((key) => localStorage.getItem(key));
    expect(kept).toEqual([good, "b_khayt", "Khayt"]);
    expect(getSession()).toEqual(session());
  });

  it("leaves nothing behind after logout and tells the screen to leave", () => {
    const leave = vi.fn();
    startSession({ access_token: good, brand_id: "b_khayt", brand_name: "Khayt" });
    const stop = onSessionEnd(leave);
    endSession();
    stop();
    expect(localStorage.length).toBe(0);
    expect(getSession()).toBeNull();
    expect(leave).toHaveBeenCalledOnce();
  });

  it("shows a changed brand name at once", () => {
    startSession({ access_token: good, brand_id: "b_khayt", brand_name: "Khayt" });
    renameSession("Khayt Studio");
    expect(getSession()?.brandName).toBe("Khayt Studio");
  });

  it("keeps the Arabic name beside it, and forgets it when the brand takes it back", () => {
    const names = { brand_name: "Khayt", brand_name_ar: "خيط" };
    startSession({ access_token: good, brand_id: "b_khayt", ...names });
    expect(getSession()?.brandNameAr).toBe("خيط");
    renameSession("Khayt");
    expect(getSession()).toEqual(session());
  });
});

describe("the protected screens", () => {
  it("stay closed without a token", () => {
    expect(mayEnter(null)).toBe(false);
  });

  it("stay closed for an expired token, one without an end, and one that cannot be read", () => {
    expect(isTokenUsable(token({ exp: NOW / 1000 }), NOW)).toBe(false);
    expect(isTokenUsable(token({}), NOW)).toBe(false);
    expect(isTokenUsable("not a token", NOW)).toBe(false);
  });

  it("open for a brand's own pages only", () => {
    expect(mayEnter(session(), "b_khayt", NOW)).toBe(true);
    expect(mayEnter(session(), "b_other", NOW)).toBe(false);
  });

  it("open for every brand when the house account looks in, however it is written", () => {
    expect(mayEnter(session({ brandName: "RiBBy" }), "b_other", NOW)).toBe(true);
    expect(mayEnter(session({ brandName: "ribby studio" }), "b_other", NOW)).toBe(false);
  });
});

describe("a call in the brand's name", () => {
  const ask = () => callSignedIn(brandProfile, { params: { brandId: "b_khayt" } });
  const refuse = (status: number) =>
    vi
      .spyOn(globalThis, "fetch")
      .mockResolvedValue(Response.json({ detail: "no", code: "no" }, { status }));

  beforeEach(() => startSession({ access_token: good, brand_id: "b_khayt", brand_name: "Khayt" }));

  it("signs out when the server no longer accepts the token", async () => {
    refuse(401);
    await expect(ask()).rejects.toMatchObject({ status: 401 });
    expect(getSession()).toBeNull();
  });

  it("stays signed in when something else is refused", async () => {
    refuse(403);
    await expect(ask()).rejects.toMatchObject({ status: 403 });
    expect(getSession()).not.toBeNull();
  });

  it("does not end a newer session because an older call was refused", async () => {
    refuse(401);
    const asked = ask();
    startSession({ access_token: "newer", brand_id: "b_khayt", brand_name: "Khayt" });
    await expect(asked).rejects.toMatchObject({ status: 401 });
    expect(getSession()?.token).toBe("newer");
  });
});
