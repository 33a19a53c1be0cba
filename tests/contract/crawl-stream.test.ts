import { describe, expect, test } from "vitest";
import { CrawlEvent } from "../../src/contract/crawl.ts";

const inJob = { job: "c_1", seq: 3 };

const GOOD: unknown[] = [
  {
    event: "progress",
    ...inJob,
    status: "reading",
    productsFound: 4,
    currentPage: 1,
    totalPages: null,
  },
  {
    event: "adaptive_crawler",
    ...inJob,
    product_url: "https://shop.example/p",
    product_data: { title: "Shirt", original_price: 10, sales_price: null, variants: [] },
    selectors: { title: "h1" },
  },
  { event: "adaptive_crawler_followup", ...inJob, product_data: { title: "Shirt", price: 10 } },
  { event: "followup_extraction_error", ...inJob, error: "no price" },
  { event: "field_health", ...inJob, field: "price", matched: 3, pages: 4 },
  { event: "done", ...inJob, saved: 1, updated: 2, unchanged: 3, failed: 0 },
  { event: "error", ...inJob, error: "The shop does not answer." },
];

const BAD: [string, unknown][] = [
  ["an event outside the vocabulary", { event: "hello", ...inJob }],
  ["no event", inJob],
  ["no job", { event: "error", seq: 1, error: "x" }],
  ["no place in the sequence", { event: "error", job: "c_1", error: "x" }],
  ["half a place in the sequence", { event: "error", job: "c_1", seq: 1.5, error: "x" }],
  ["progress without numbers", { event: "progress", ...inJob, status: "reading" }],
  ["an error without words", { event: "error", ...inJob }],
  ["totals as text", { event: "done", ...inJob, saved: "1", updated: 2, unchanged: 3, failed: 0 }],
  ["a list", []],
  ["nothing", null],
];

describe("the crawl stream is a closed vocabulary", () => {
  test("the seven events travel unchanged", () => {
    expect(GOOD.map((event) => CrawlEvent.parse(event))).toEqual(GOOD);
  });

  test.each(BAD)("refuses %s", (_, event) => {
    expect(CrawlEvent.safeParse(event).success).toBe(false);
  });

  test("the vocabulary has exactly these seven words", () => {
    expect(CrawlEvent.options.map((option) => option.shape.event.value)).toEqual(
      GOOD.map((event) => (event as { event: string }).event),
    );
  });
});
