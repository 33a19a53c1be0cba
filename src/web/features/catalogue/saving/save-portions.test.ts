// @vitest-environment node
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SaveAllResult } from "../../../../contract/catalogue.ts";
import { aProduct } from "../../../test-support/a-product.ts";
import { editedOf, formOf } from "../editor/product-form.ts";
import { isTimeout, portionSize, saveInPortions, withinTime, type Row } from "./save-portions.ts";

const rows = Array.from({ length: 600 }, (_, n): Row => {
  const product = aProduct({ id: `p_${n}` });
  return editedOf(product, formOf(product), product.updated_at);
});

const allSaved = (sent: readonly Row[]): SaveAllResult => ({ saved: sent.length, failed: [] });

afterEach(() => vi.useRealTimers());

describe("Save All", () => {
  it("sends everything once, in order, and tells of each portion", async () => {
    const sent: string[] = [];
    const told: number[] = [];
    const outcome = await saveInPortions(
      rows,
      async (portion) => {
        sent.push(...portion.map(({ id }) => id));
        return allSaved(portion);
      },
      ({ saved }) => told.push(saved.length),
    );
    expect(sent).toEqual(rows.map(({ id }) => id));
    expect(told).toEqual([250, 250, 100]);
    expect(outcome).toEqual({ saved: sent, refused: [] });
  });

  it("knows a refused product by its place in its own portion", async () => {
    const refusal = { index: 1, detail: "No", code: "changed_meanwhile", current: aProduct() };
    const outcome = await saveInPortions(
      rows,
      async (portion) => ({ saved: 0, failed: portion[0]?.id === "p_250" ? [refusal] : [] }),
      () => {},
    );
    expect(outcome.refused).toEqual([
      { id: "p_251", detail: "No", code: "changed_meanwhile", current: aProduct() },
    ]);
    expect(outcome.saved).toHaveLength(599);
    expect(outcome.saved).not.toContain("p_251");
  });

  it("stops where no answer came and keeps what was saved", async () => {
    const failure = new Error("gone");
    const send = vi
      .fn<(portion: readonly Row[]) => Promise<SaveAllResult>>()
      .mockImplementationOnce(async (portion) => allSaved(portion))
      .mockRejectedValueOnce(failure);
    const outcome = await saveInPortions(rows, send, () => {});
    expect(outcome).toMatchObject({ refused: [], error: failure });
    expect(outcome.saved).toHaveLength(250);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("never sends more portions than the server allows in a minute", () => {
    for (const count of [1, 250, 2000, 5000, 40_000]) {
      expect(Math.ceil(count / portionSize(count))).toBeLessThanOrEqual(15);
    }
  });

  it("is given up after its time, and that is told apart from a failure", async () => {
    vi.useFakeTimers();
    const waiting = withinTime(
      300_000,
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason as Error));
        }),
    ).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(isTimeout(await waiting)).toBe(true);
    expect(isTimeout(new Error("no"))).toBe(false);
  });
});
