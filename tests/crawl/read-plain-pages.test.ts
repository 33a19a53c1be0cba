// Pages without headings, markup or a title of their own: what they are about is drawn large, lists call it by its name,
// sums stand in words and sizes in a line.
import { describe, expect, test } from "vitest";
import { cardName } from "../../src/server/features/crawl/discover/card-name.ts";
import { cardsOf } from "../../src/server/features/crawl/discover/cards.ts";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";
import { readParsedPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { normalise } from "../../src/server/features/crawl/normalise/normalise.ts";
import { parsePrice } from "../../src/server/features/crawl/normalise/prices.ts";
import { addressKey } from "../../src/server/features/crawl/visit/site.ts";

const ADDRESS = "https://shop.example/show.php?no=4";
const read = (body: string, called?: string) =>
  readParsedPage(
    parsePage(
      `<html><head><title>Nour's shop, Tanta</title></head><body><img src="/banner.jpg" width="900" height="90">${body}</body></html>`,
      ADDRESS,
    ),
    called,
  );
const row = (words: string) => `<img src="/robe-4.jpg" width="300"><div>${words}</div>`;

describe("what a page without headings is about", () => {
  test.each([
    `<font size="5">Reed Robe</font>`,
    `<font size="+3"><b>Reed Robe</b></font>`,
    `<p style="font-size: 28px; color: red">Reed Robe</p>`,
    `<span style="font-size:1.8em">Reed Robe</span>`,
  ])("is drawn large: %s", (name) => {
    const found = read(`${name}${row("720 EGP")}<input type="submit" value="Buy now">`);
    expect(found).toMatchObject({ title: "Reed Robe", price: 720 });
    expect(found?.images).toEqual(["https://shop.example/robe-4.jpg"]);
  });

  test("is called so by the list that leads there, and sold out it is a piece all the same", () => {
    const page = `<b>Reed Robe</b>${row("only 720 EGP and not more than that")}<p>Sold out</p>`;
    expect(read(page, "Reed Robe")).toMatchObject({ title: "Reed Robe", isAvailable: false });
    expect(read(page, "Another Thing")?.title).not.toBe("Another Thing");
  });

  test.each([
    [
      `<a href="show.php?no=4"><img src="4.jpg"></a><a href="show.php?no=4">Reed Robe</a><b>720 EGP</b>`,
    ],
    [`<a href="show.php?no=4"><img src="4.jpg"><h3>Reed Robe</h3><b>720 EGP</b></a>`],
    [
      `<a href="show.php?no=4"><img src="4.jpg" alt="Reed Robe"></a><a href="show.php?no=4">View details</a> 720 EGP`,
    ],
  ])("a card names it by its link, a heading or its picture: %s", (card) => {
    const page = parsePage(`<ul><li>${card}</li></ul>`, "https://shop.example/");
    const [[key, { box }] = ["", null as never]] = cardsOf(page, new URL("https://shop.example/"));
    expect(key).toBe(addressKey(ADDRESS));
    expect(cardName(box, key, page.base)).toBe("Reed Robe");
  });
});

describe("sums that are told in words", () => {
  test.each([
    ["ألف و٢٥٠ جنيه", 1250],
    ["السعر ألفين و 100 ج.م", 2100],
    ["3 آلاف جنيه", 3000],
    ["خمسمية جنيه", 500],
    ["ألف ونص جنيه", 1500],
    // A name, and what is no money.
    ["عباية ألف ليلة ٤٢٠ جنيه", 420],
  ])("%s", (text, amount) => {
    expect(parsePrice(text)).toEqual({ amount, currency: "EGP" });
  });
});

describe("a struck number in front of the price, without a sign of its own", () => {
  test.each([
    [`<s>٩٠٠</s> ٧٢٠ ج.م`, 720, 900],
    [`<del>900</del> 720 EGP (save 180 EGP)`, 720, 900],
    [`<span style="text-decoration:line-through">900</span> <b>720 EGP</b>`, 720, 900],
    [`720 EGP <strike>900</strike>`, 720, 900],
    // No former price: a size that is gone, a number that is none.
    [`<p>72 EGP</p><div><s>128</s> 134 140</div>`, 72, null],
    [`<i>900</i> <b>720 EGP</b>`, 720, null],
  ])("%s", (words, price, regularPrice) => {
    const page = `<font size="5">Reed Robe</font><p>${words}</p><input type="submit" value="Buy now">`;
    expect(read(page)).toMatchObject({ price, regularPrice });
  });
});

describe("a line of sizes and colours", () => {
  test.each([
    ["cotton lined within<br>Sizes M / L / XL<br>Colours : Teal - Red<br>Made in Egypt"],
    ["cotton lined within<br>المقاسات M ، L ، XL<br>الألوان : Teal ، Red"],
    ["<div>cotton lined within<br>Available sizes: M - L - XL<br>Colours : Teal / Red</div>"],
  ])("%s", (words) => {
    const found = read(
      `<font size="5">Reed Robe</font><p>720 EGP</p><td>${words}</td><input type="submit" value="Buy now">`,
    );
    const product = found && normalise(found, { currency: "EGP", baseUrl: ADDRESS });
    expect(product).toMatchObject({ colors: ["Teal", "Red"], sizes: ["M", "L", "XL"] });
  });

  test("words about the piece in front of it are no part of its name", () => {
    const found = read(
      `<font size="5">Reed Robe</font><p>720 EGP</p><div><font size="3">Cotton lined<br>Colour : Teal<br>Made in Egypt</font></div>`,
      "Reed Robe",
    );
    expect(found?.options).toEqual([{ name: "Colour", values: ["Teal"] }]);
  });
});
