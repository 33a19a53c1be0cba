// Where a list goes on, by what bears the address: parts that a tool loads when they are seen, frames, forms that ask.
import { describe, expect, test } from "vitest";
import { linksOf } from "../../src/server/features/crawl/discover/links.ts";
import { listFacts } from "../../src/server/features/crawl/discover/list-facts.ts";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";

const SITE = new URL("https://shop.example/");
const next = (body: string) =>
  linksOf(parsePage(`<html><body>${body}</body></html>`, "https://shop.example/all"), SITE).next;

test("a picture that leads to another piece makes no card of the link above it", () => {
  const piece = `<a href="/p/reed.html"><img src="/reed.jpg"></a><h5><a href="/p/reed.html">Reed Jacket</a></h5><b>720 LE</b>`;
  const links = (body: string) =>
    linksOf(parsePage(`<html><body>${body}</body></html>`, "https://shop.example/all"), SITE);
  const block = `<div><p><a href="/specials">Specials</a></p><div>${piece}</div></div>`;
  expect(links(block).cards).toEqual(["https://shop.example/p/reed.html"]);
  // A picture that only opens a window is still the piece's own.
  const quick = `<div><a href="/look/9"><img src="/reed.jpg"></a><a href="/things/reed">Reed Jacket</a><b>720 LE</b></div>`;
  expect(links(quick).cards).toContain("https://shop.example/things/reed");
});

describe("where a list goes on", () => {
  test.each([
    [`<div hx-get="/all?page=2" hx-trigger="revealed"></div>`, ["https://shop.example/all?page=2"]],
    [`<button data-hx-get="/all?offset=12">أكتر</button>`, ["https://shop.example/all?offset=12"]],
    [
      `<turbo-frame id="more" src="/all?page=2" loading="lazy"></turbo-frame>`,
      ["https://shop.example/all?page=2"],
    ],
    // A window about sizes is loaded so, too.
    [`<button hx-get="/size-guide">Sizes</button>`, []],
  ])("%s", (body, addresses) => {
    expect(next(body)).toEqual(addresses);
  });

  test("a form whose buttons are numbers is an address for each", () => {
    const form = (method: string) =>
      `<form action="/all" method="${method}"><input type="hidden" name="kind" value="3"><b>1</b> <input type="submit" name="n" value="2"> <input type="submit" name="n" value="3"></form>`;
    expect(next(form("get"))).toEqual([
      "https://shop.example/all?kind=3&n=2",
      "https://shop.example/all?kind=3&n=3",
    ]);
    expect(next(form("post"))).toEqual([]);
    const sent = parsePage(`<html><body>${form("post")}</body></html>`, "https://shop.example/all");
    expect(listFacts(sent).more).toBe("button");
  });
});
