// @vitest-environment node
import { describe, expect, test } from "vitest";
import { ApiError } from "../../../lib/api.ts";
import { sendLines } from "./send-plan.ts";

describe("what is sent", () => {
  const lines = Array.from({ length: 600 }, (_, n) => ({
    row: n + 2,
    title: `Title ${n}`,
    body: { title: `Title ${n}`, description: "d", price: n },
  }));

  test("goes out in portions, and refusals are named by their row", async () => {
    const seen: number[] = [];
    const sent = await sendLines(
      lines,
      async (products) => ({
        saved: products.length - 1,
        failed: [
          { index: 1, detail: "This product was changed meanwhile.", code: "changed_meanwhile" },
        ],
      }),
      (done) => seen.push(done),
    );
    expect(seen).toEqual([250, 500, 600]);
    expect(sent).toEqual({
      saved: 597,
      left: 0,
      failed: [3, 253, 503].map((row) => ({
        row,
        title: `Title ${row - 2}`,
        detail: "This product was changed meanwhile.",
      })),
    });
  });

  test("stops where no answer comes, and knows what is left", async () => {
    const error = new ApiError({ status: 0, code: "network" });
    let calls = 0;
    const sent = await sendLines(
      lines,
      async (products) => {
        calls++;
        if (calls === 2) throw error;
        return { saved: products.length, failed: [] };
      },
      () => {},
    );
    expect(sent).toEqual({ saved: 250, failed: [], left: 350, error });
  });
});
