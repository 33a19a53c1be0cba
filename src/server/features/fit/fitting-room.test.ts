import { afterEach, describe, expect, test } from "vitest";
import type { Garment, Outfit } from "../../providers/try-on/try-on.ts";
import { createFittingRoom, type FittingRoom, type RoomOptions } from "./fitting-room.ts";

const thread = new URL("../../../../tests/support/odd-fitting-thread.ts", import.meta.url);
const ask = async () => new Uint8Array();
let room: FittingRoom;
afterEach(() => room.close());

const open = (options: Partial<RoomOptions> = {}) =>
  (room = createFittingRoom({ ask, thread, ...options }));
const garment = (title: string): Garment => ({ title, category: "", pictures: [] });
const outfit = (title: string): Outfit => ({
  garments: [garment(title), garment("other")],
  body: "plain",
  skin: "medium",
});
const dress = async (title: string) => Buffer.from(await room.dress(outfit(title))).toString();

describe("the fitting room", () => {
  test("serves one after the other, each their own picture", async () => {
    open();
    expect(await Promise.all(["a", "b", "c"].map(dress))).toEqual(["a", "b", "c"]);
  });

  test("tells the one too many to come back, and serves those who wait", async () => {
    open({ atOnce: 3 });
    const served = Promise.all(["a", "b", "c"].map(dress));
    await expect(dress("d")).rejects.toMatchObject({ statusCode: 503, sentence: "fitBusy" });
    expect(await served).toEqual(["a", "b", "c"]);
    expect(await dress("e")).toBe("e");
  });

  test("gives up on what takes too long, and goes on", async () => {
    open({ limitMs: 12_000 });
    const hanging = dress("hang");
    const next = dress("next");
    await expect(hanging).rejects.toMatchObject({ statusCode: 503, sentence: "fitFailed" });
    expect(await next).toBe("next");
  });

  test("survives a thread that crashes", async () => {
    open();
    const crashing = dress("crash");
    const next = dress("next");
    await expect(crashing).rejects.toMatchObject({ statusCode: 503, sentence: "fitFailed" });
    expect(await next).toBe("next");
  });

  test("names the piece whose pictures are of no use", async () => {
    open();
    await expect(dress("uncut")).rejects.toMatchObject({
      statusCode: 422,
      code: "fit_picture_unusable",
      values: { title: "Grey coat" },
    });
  });

  test("closed, it takes nothing more and keeps nobody waiting", async () => {
    open();
    const waiting = Promise.allSettled([dress("hang"), dress("a")]);
    await room.close();
    const gone = { status: "rejected", reason: { statusCode: 503, sentence: "fitBusy" } };
    expect(await waiting).toMatchObject([gone, gone]);
    await expect(dress("b")).rejects.toMatchObject({ statusCode: 503 });
  });
});
