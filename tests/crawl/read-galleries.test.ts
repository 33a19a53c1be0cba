// Galleries that show one picture, and where they keep the others.
import { describe, expect, test } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";

describe("a gallery that keeps its other pictures as data", () => {
  const files = ["shawl_1", "shawl_2", "shawl_3"].map((name) => `/cdn/${name}.jpg`);
  const page = (list: unknown, first: string) =>
    `<html><head><title>Wool shawl</title></head><body><main><photo-stack slides='${JSON.stringify(list)}'><img src="${first}" width="900"></photo-stack><h1>Wool shawl</h1><p class="price">450 EGP</p><button>Add to cart</button></main></body></html>`;
  const picturesOf = (html: string) =>
    (readPage(html, "https://shop.example/products/wool-shawl")?.images ?? []).map(
      (one) => new URL(one).pathname,
    );

  test("in an attribute of the box around the one that is shown, plain or within objects", () => {
    expect(picturesOf(page(files, files[0]!))).toEqual(files);
    const held = files.map((src, id) => ({ id, alt: "", preview: { src, width: 900 } }));
    expect(picturesOf(page(held, files[0]!))).toEqual(files);
  });

  test("a list that does not hold the shown one is about something else", () => {
    expect(picturesOf(page(files.slice(1), files[0]!))).toEqual([files[0]]);
  });

  test("thumbnails that are backgrounds of a table's cells", () => {
    const cells = files
      .slice(1)
      .map((one) => `<td width="80" style="background:url('${one}')"></td>`);
    const html = `<html><head><title>Wool shawl</title></head><body><table><tr><td><img src="${files[0]}" width="350"></td></tr><tr>${cells.join("")}</tr></table><h1>Wool shawl</h1><p>Price: 450 EGP</p><a href="cart.php?add=4">Buy</a></body></html>`;
    expect(picturesOf(html)).toEqual(files);
  });
});

describe("one picture beside the title, the others elsewhere", () => {
  const about = `<h1>Wool shawl</h1><p>Price: 450 EGP</p><a href="cart.php?add=4">Buy</a><p>Woven of merino.</p>`;
  const picturesOf = (body: string) =>
    (
      readPage(
        `<html><head><title>Wool shawl</title></head><body>${body}</body></html>`,
        "https://shop.example/view.php?id=4",
      )?.images ?? []
    ).map((one) => new URL(one).pathname);
  const one = (file: string) => `<div><img src="/i/${file}" width="400"></div>`;

  test("called after it", () => {
    const body = `${one("shawl.jpg")}${about}${one("shawl_01.jpg")}${one("shawl_02.jpg")}`;
    expect(picturesOf(body)).toEqual(["/i/shawl.jpg", "/i/shawl_01.jpg", "/i/shawl_02.jpg"]);
  });

  test("not those that lead to another piece, nor those that a camera called alike", () => {
    const other = `<div><a href="view.php?id=5"><img src="/i/shawl_02.jpg" width="400"></a></div>`;
    expect(picturesOf(one("shawl.jpg") + about + other)).toEqual(["/i/shawl.jpg"]);
    expect(picturesOf(one("img_1.jpg") + about + one("img_2.jpg"))).toEqual(["/i/img_1.jpg"]);
  });

  test("a way to the piece before it, drawn beside its picture, is none of its pictures", () => {
    const back = `<div><a href="view.php?id=3"><img src="/buttons/back.gif" alt="Previous"></a></div>`;
    expect(picturesOf(back + one("shawl.jpg") + about)).toEqual(["/i/shawl.jpg"]);
  });

  test("the larger of two files of one picture, wherever it stands", () => {
    const small = `<div><a href="view.php?id=4"><img src="/i/shawl.jpg" alt="Wool shawl"></a></div>`;
    const large = `<div><a href="/large/shawl_LRG.jpg"><img src="/i/shawl.jpg"></a></div>`;
    expect(picturesOf(small + about + large)).toEqual(["/large/shawl_LRG.jpg"]);
  });

  test("a large one that a script opens", () => {
    const link = `<a href="javascript:enlarge('/large/shawl.jpg', 800)"><img src="/small/shawl.jpg" width="200"></a>`;
    expect(picturesOf(link + about)).toEqual(["/large/shawl.jpg"]);
  });
});
