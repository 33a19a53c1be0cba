// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { CrawlEvent } from "../../../contract/crawl.ts";
import { NOTHING_HEARD, hear, share } from "./crawl-progress.ts";

const said = (seq: number, event: object): CrawlEvent =>
  ({ job: "c_1", seq, ...event }) as CrawlEvent;
const progress = (seq: number, productsFound: number, currentPage = seq) =>
  said(seq, { event: "progress", status: "reading", productsFound, currentPage, totalPages: 4 });
const health = (seq: number, matched: number) =>
  said(seq, { event: "field_health", field: "price", matched, pages: 10 });

const after = (...events: CrawlEvent[]) => events.reduce(hear, NOTHING_HEARD);

describe("what a listener knows of a crawl", () => {
  it("is the last progress it heard", () => {
    const now = after(progress(1, 20), progress(2, 61));
    expect(now).toMatchObject({ productsFound: 61, currentPage: 2, totalPages: 4, ending: null });
    expect(share(now)).toBe(0.5);
  });

  it("does not go back when a stream is taken up again and repeats itself", () => {
    expect(after(progress(1, 20), progress(2, 61), progress(1, 20))).toMatchObject({
      seq: 2,
      productsFound: 61,
    });
  });

  it("holds the latest pieces that were read, newest first and each once", () => {
    const reads = (seq: number, ...pieces: [string, number][]) =>
      said(seq, {
        ...progress(seq, 9),
        pieces: pieces.map(([title, price]) => ({
          title,
          price,
          current_price: null,
          currency: "EGP",
        })),
      });
    const now = after(
      reads(1, ["Abaya", 900], ["Scarf", 80]),
      progress(2, 9),
      reads(3, ["Abaya", 850]),
    );
    expect(now.pieces.map(({ title, price }) => [title, price])).toEqual([
      ["Abaya", 850],
      ["Scarf", 80],
    ]);
  });

  it("names a field once, with its newest figures", () => {
    expect(after(health(1, 9), health(2, 4)).health).toEqual([
      { field: "price", matched: 4, pages: 10 },
    ]);
  });

  it("ends with totals or with a sentence", () => {
    const totals = { saved: 3, updated: 1, unchanged: 0, failed: 0 };
    expect(after(progress(1, 4), said(2, { event: "done", ...totals })).ending).toEqual({ totals });
    expect(after(said(1, { event: "error", error: "No." })).ending).toEqual({ error: "No." });
  });

  it("says nothing of its share while the end is unknown", () => {
    expect(share(NOTHING_HEARD)).toBeNull();
    expect(share({ ...NOTHING_HEARD, currentPage: 9, totalPages: 4 })).toBe(1);
  });
});
