// A page without headings under a title that all pages share: the name is the one text that is called so and leads
// nowhere.
import { expect, test } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";

const titleOf = (body: string) =>
  readPage(
    `<html><head><title>Delta House for Clothes</title></head><body><a href="default.asp"><img src="head.jpg"></a>${body}</body></html>`,
    "https://shop.example/item.asp?no=7",
  )?.title;
const buy = `<b>EGP 450.00</b><input type="submit" value="Buy now">`;
const beside = `<div><a href="item.asp?no=8"><img src="8.jpg"><span class="prodName">Palm Scarf</span></a> EGP 90.00</div>`;

test.each([
  [`<span id="ctl00_lblName">Reed Robe</span>${buy}${beside}`],
  [`<td class="item_title"><b>Reed Robe</b></td><td>${buy}</td>`],
  [`<div class="prodName">Reed Robe</div>${buy}${beside}`],
  [`<div class="category-name">Robes</div><span class="detailsTitle">Reed Robe</span>${buy}`],
])("%s", (body) => expect(titleOf(body)).toBe("Reed Robe"));

test("of two that are called so nobody knows which it is", () => {
  const two = `<span class="prodName">Reed Robe</span>${buy}<span class="prodName">Palm Scarf</span>`;
  expect(titleOf(two)).toBe("Delta House for Clothes");
});

test("a colour's address in other letters is the piece itself, and opened for what it says", () => {
  const colours = [1, 2].map(
    (n) =>
      `<a href="Item.asp?No=7&Shade=${n}" title="${["Teal", "Red"][n - 1]}"><img src="s${n}.gif"></a>`,
  );
  const body = `<span id="lblName">Reed Robe</span>${buy}<div>Colour: ${colours.join("")}</div><select name="size"><option>M</option><option>L</option></select>`;
  const found = readPage(
    `<html><head><title>Delta House</title></head><body>${body}</body></html>`,
    "https://shop.example/item.asp?no=7",
  );
  expect(found?.elsewhere?.values.map(({ value }) => value)).toEqual(["Teal", "Red"]);
});
