import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useConnection } from "../../lib/connection-store.ts";
import { aProduct } from "../../test-support/a-product.ts";
import { fitPieces } from "./fit-pieces.ts";
import { closeFit, useModel } from "./model-store.ts";

const PIECES = [aProduct({ id: "p_1" }), aProduct({ id: "p_2" })];
const FITTED = {
  image_url: "/look.webp",
  body: "modest",
  layout: "worn",
  pieces: ["worn", "worn"],
};

let isCut = true;
let fits = 0;

beforeEach(() => {
  vi.useFakeTimers();
  isCut = true;
  fits = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    const isFit = new Request(url).url.includes("fit-on-model");
    if (isFit) fits += 1;
    if (isCut) throw new TypeError("no network");
    return isFit ? Response.json(FITTED) : new Response();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  closeFit();
  useConnection.setState({ connection: "fine" });
});

it("the preview waits for the network, and shows the picture once there is one", async () => {
  const fitting = fitPieces(PIECES, { isAwaited: true });
  await vi.advanceTimersByTimeAsync(5000);
  expect(useModel.getState().awaited?.pieces).toBe(PIECES);
  isCut = false;
  await vi.advanceTimersByTimeAsync(15_000);
  await fitting;
  expect(useModel.getState().modelImage).toBe("/look.webp");
  expect(fits).toBe(2);
});

it("who closes the preview meanwhile does not have it opened again", async () => {
  const fitting = expect(fitPieces(PIECES, { isAwaited: true })).rejects.toThrow(/abort/i);
  await vi.advanceTimersByTimeAsync(5000);
  closeFit();
  await fitting;
  isCut = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(useModel.getState().modelImage).toBeNull();
  expect(fits).toBe(1);
});

it("asked for in the conversation, it fails at once: the stylist says so there", async () => {
  await expect(fitPieces(PIECES, { source: "stylist" })).rejects.toMatchObject({ code: "network" });
  expect(useModel.getState().isFitting).toBe(false);
});
