// What stands beside a price, a choice or a piece and is another one: shares of a price, what only members pay, the colour
// of a thread, sizes that are told in a sentence, a first picture that data keep apart from the others.
import { describe, expect, test } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { normalise } from "../../src/server/features/crawl/normalise/normalise.ts";
import { parsePrice } from "../../src/server/features/crawl/normalise/prices.ts";
import { addressKey } from "../../src/server/features/crawl/visit/site.ts";

const ADDRESS = "https://shop.example/products/palm-vest";
const BUY = `<button type="submit">Add to cart</button>`;
const PICTURES = `<div class="gallery"><img src="/vest-1.jpg"><img src="/vest-2.jpg"></div>`;

function read(body: string, end = BUY) {
  const html = `<html><head><title>Palm Vest – Nour</title></head><body><main>${PICTURES}<h1>Palm Vest</h1>${body}${end}</main></body></html>`;
  const reading = readPage(html, ADDRESS);
  const product = reading && normalise(reading, { currency: "EGP", baseUrl: ADDRESS });
  return product && "title" in product ? product : null;
}
const PRICE = `<p class="price">EGP 640</p>`;
const asked = (body: string, end = BUY) => {
  const product = read(body, end);
  return product && (product.current_price ?? product.price);
};
const stock = (body: string) =>
  read(PRICE + body)
    ?.variants.map(
      ({ color, size, in_stock: isThere }) =>
        `${[color, size].filter(Boolean).join("/")}${isThere ? "+" : "-"}`,
    )
    .join(" ");

describe("of several amounts the one that is asked", () => {
  test.each([
    `<div>Pay in 4 payments of <b>EGP 160</b>, free of interest</div><p>EGP 640</p>`,
    `<div>4 x EGP 160 with Tabby</div><p>EGP 640</p>`,
    `<div>سعر الأعضاء: 590 ج.م</div><div>السعر: 640 ج.م</div>`,
    `<p>Pack of two: EGP 640 <small>(EGP 320 each)</small></p>`,
    `<p><img src="/640.png" alt="640 EGP"></p>`,
    `<p>640le</p>`,
  ])("%s", (body) => {
    expect(asked(body)).toBe(640);
  });

  test("stands on the button, where nothing else says it", () => {
    expect(asked("", `<button>Add to bag – EGP 640</button>`)).toBe(640);
  });

  test.each([
    ["Set of 4: EGP 640", 640, "EGP"],
    ["طقم 4 قطع ب 640 ج", 640, "EGP"],
    ["640 geneh", 640, "EGP"],
    ["EG£640", 640, "EGP"],
    // Small letters are a word where the sentence goes on.
    ["640 le kilo", 640, null],
  ])("%s", (text, amount, currency) => {
    expect(parsePrice(text)).toEqual({ amount, currency });
  });
});

const marked = (name: string, price: number) =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "Product", name, offers: { price, priceCurrency: "EGP" } })}</script>`;

describe("the piece's own name", () => {
  test("is the heading, where markup has put it among words for a search engine", () => {
    expect(read(PRICE + marked("Nour | Palm Vest | Cairo", 640))?.title).toBe("Palm Vest");
  });

  test("is not the shop's above it", () => {
    const html = `<html><head><title>Palm Vest – Nour</title></head><body><header><h1>Nour</h1></header><main>${PICTURES}<h2>Palm Vest</h2>${PRICE}${BUY}</main></body></html>`;
    expect(readPage(html, ADDRESS)?.title).toBe("Palm Vest");
  });
});

describe("what can be chosen", () => {
  test.each([
    [
      `<select name="size"><option>S - 2 in stock</option><option>M - 0 in stock</option></select>`,
      "S+ M-",
    ],
    [`<p>Sizes: S - M (sold out) - L</p>`, "S+ M- L+"],
    [`<p>متاح مقاسات M و L فقط</p>`, "M+ L+"],
    [`<p>Free size, fits 50 to 80 kg</p>`, "One Size+"],
    [`<p>Take one size up</p>`, ""],
    [
      `<div role="radiogroup"><a role="radio" href="/products/palm-vest?v=1">S</a><a role="radio" href="/products/palm-vest?v=2" aria-disabled="true">M</a></div>`,
      "S+ M-",
    ],
    [
      `<label>Thread colour</label><select name="thread"><option>Gold</option><option>Silver</option></select><label>Colour</label><select name="colour"><option>Teal</option></select>`,
      "Teal+",
    ],
    [
      `<label>Waist</label><select name="waist"><option>30</option><option>32</option></select><label>Length</label><select name="length"><option>34</option></select>`,
      "30+ 32+",
    ],
  ])("%s", (body, told) => {
    expect(stock(body)).toBe(told);
  });

  test("a patch of colour and the word on it are one value, and a list of one is a choice", () => {
    const value = (word: string) =>
      `<li onclick="choose(this)"><span style="background-color:#123"></span><span>${word}</span></li>`;
    const choice = (...words: string[]) =>
      `<div><label>Colour</label><ul class="colours">${words.map(value).join("")}</ul></div>`;
    expect(stock(choice("Teal", "Red"))).toBe("Teal+ Red+");
    expect(stock(choice("Teal"))).toBe("Teal+");
  });

  test("values that data give by place are named by a list beside it", () => {
    const variants = [4, 0].map((inventory, n) => ({
      options: [["S", "M"][n], "Teal"],
      variations: { Size: ["S", "M"][n], Colour: "Teal" },
      inventory,
    }));
    const data = { name: "Palm Vest", price: 640, variants };
    expect(stock(`<script>const product = ${JSON.stringify(data)};</script>`)).toBe(
      "Teal/S+ Teal/M-",
    );
  });
});

test.each([
  [`<p>خلصت خلاص</p>`, true],
  [`<p>Not available online, visit our shop.</p>`, true],
  [`<p>نبهني لما ترجع</p>`, true],
  [`<p>Not available in black</p>${BUY}`, false],
])("%s", (said, isGone) => {
  expect(read(PRICE + said, "")?.sold_out).toBe(isGone);
});

test("the first picture comes first, though data keep it apart from the others", () => {
  const data = {
    name: "Palm Vest",
    price: 640,
    imageUrl: "/vest-1.jpg",
    galleryImages: [{ url: "/vest-2.jpg" }],
  };
  const product = read(`${PRICE}<script type="application/json">${JSON.stringify(data)}</script>`);
  expect(product?.image_url).toBe("https://shop.example/vest-1.jpg");
});

test("what an embedded shop shows behind the hash is a page, on whatever page it stands", () => {
  const [one, other] = ["#!/Palm-Vest/p/41", "#!/Reed-Vest/p/42"].map((hash) =>
    addressKey(`https://brand.example/shop.html${hash}`),
  );
  expect(one).not.toBe(other);
});
