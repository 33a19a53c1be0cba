// A piece that is gone, said otherwise than by "sold out": a count of none, a picture that stands for the words, a way
// to be told when it is back; and below a title that stands outside its box.
import { describe, expect, test } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";

const read = (body: string) =>
  readPage(
    `<html><head><title>Reed Robe – Nile</title></head><body><h1>Reed Robe</h1>${body}</body></html>`,
    "https://shop.example/reed-robe",
  )?.isAvailable;
const price = `<p class="price">EGP 450.00</p>`;
const buy = `<button>Add to cart</button>`;

describe("nothing that buys", () => {
  test.each([
    [`<li>0 units in stock</li>`, false],
    [`<li>Stock: 0</li>`, false],
    [`<p>٠ قطعة متاحة</p>`, false],
    [`<li>10 units in stock</li>`, true],
    [`<img src="/i/b1.gif" alt="Sold out">`, false],
    [`<img src="/buttons/out-of-stock.gif">`, false],
    [`<img src="/i/cloth.jpg" alt="Reed Robe">`, true],
    [`<a href="/notify?id=4">Notify me</a>`, false],
    [`<button>Join the waitlist</button>`, false],
    [`<a href="/w?id=4">أبلغني عند التوفر</a>`, false],
    [`<a href="/wholesale">Notify wholesale</a>`, true],
  ])("%s", (said, isThere) => expect(read(price + said)).toBe(isThere));
});

test("to be told of other things is no end where the piece can be bought", () => {
  expect(read(`${price}${buy}<button>Notify me</button>`)).toBe(true);
});

test("words in the piece's own box, beside a way to its shelf, are not another's", () => {
  const box = `<article><a href="/reed-robe-1.jpg"><img src="/reed-robe-1.jpg" width="600"></a><div>${price}<p>This product is currently out of stock.</p><a href="/shelf/robes">Robes on this shelf</a></div></article>`;
  expect(read(box)).toBe(false);
});

describe("values", () => {
  const told = (body: string) =>
    readPage(
      `<html><head><title>Reed Robe – Nile</title></head><body><h1>Reed Robe</h1>${price}${body}${buy}</body></html>`,
      "https://shop.example/reed-robe",
    )
      ?.variants.map(({ values, isAvailable }) => values.join("/") + (isAvailable ? "+" : "-"))
      .join(" ");
  const select = `<label>Size</label><select name="size"><option>S</option><option>M</option><option>L</option></select>`;

  test.each([
    [`${select}<p>Size L is sold out.</p>`, "S+ M+ L-"],
    [`${select}<p>Sizes S and L are out of stock</p>`, "S- M+ L-"],
    [`<p>المقاسات: S - M - L</p><p>للأسف مقاس S و M نفدوا</p>`, "S- M- L+"],
    [`${select}<p>The long version is sold out.</p>`, "S+ M+ L+"],
    [
      `<label><input type="checkbox" name="size[]" value="S">S</label><label><input type="checkbox" name="size[]" value="M" disabled>M</label>`,
      "S+ M-",
    ],
    [
      `<div class="chips" data-name="Size"><span data-value="S" data-stock="3">S</span><span data-value="M" data-stock="0">M</span></div>`,
      "S+ M-",
    ],
    [`<label><input type="checkbox" name="size_help" value="1">Send me the chart</label>`, ""],
  ])("%s", (body, values) => expect(told(body)).toBe(values));
});
