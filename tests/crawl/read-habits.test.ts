// Habits of shops that readers overlooked: stock told by place or by name alone, values that are pictures, offers and
// pieces beside what they belong to, colours that are pieces of their own, former prices that nothing strikes through.
import { describe, expect, test } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { normalise } from "../../src/server/features/crawl/normalise/normalise.ts";

const ADDRESS = "https://shop.example/products/reed-robe";
const BUY = `<button type="submit" name="add">Add to cart</button>`;
const NAMED = `<h1>Reed Robe</h1>`;
const PIECE = `${NAMED}<p class="price">EGP 720.00</p>`;

function read(body: string, title = "Reed Robe – Nour") {
  const html = `<html><head><title>${title}</title></head><body><main>${body}</main></body></html>`;
  const reading = readPage(html, ADDRESS);
  const product = reading && normalise(reading, { currency: "EGP", baseUrl: ADDRESS });
  return product && "title" in product ? product : null;
}
const stock = (body: string) =>
  read(body)
    ?.variants.map(
      ({ color, size, in_stock: isThere }) =>
        `${[color, size].filter(Boolean).join("/")}${isThere ? "+" : "-"}`,
    )
    .join(" ");
const script = (data: unknown) => `<script>var product = ${JSON.stringify(data)};</script>`;
const marked = (...roots: unknown[]) =>
  roots.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`).join("");

describe("stock that only its place tells", () => {
  const sizes = { title: "Reed Robe", price: 720, sizes: ["S", "M", "L"] };
  test.each([
    [{ ...sizes, stock: [2, 0, 1] }, "S+ M- L+"],
    [{ ...sizes, quantities: "2,0,1" }, "S+ M- L+"],
    [{ ...sizes, soldOutSizes: ["M"] }, "S+ M- L+"],
    [{ ...sizes, availableSizes: ["S"] }, "S+ M- L-"],
    // As many weights as sizes say nothing of stock.
    [{ ...sizes, weights: [0, 0, 1] }, ""],
  ])("%j", (data, told) => {
    expect(stock(`${PIECE}${BUY}${script(data)}`)).toBe(told);
  });

  test("a row for each size, and a column for each colour that is named behind it", () => {
    const grid = [
      [1, 0],
      [1, 1],
      [0, 1],
    ];
    const data = { ...sizes, colors: ["Teal", "Red"], inventory: { grid } };
    const told = stock(`${PIECE}${BUY}${script(data)}`);
    expect(told).toBe("Teal/S+ Red/S- Teal/M+ Red/M+ Teal/L- Red/L+");
  });

  test("a row for each colour, in data that name their price as nobody else does", () => {
    const axes = [
      { key: "colour", label: "Colour", values: [{ label: "Teal" }, { label: "Red" }] },
      { key: "size", label: "Size", values: [{ label: "S" }, { label: "M" }] },
    ];
    const data = {
      name: "Reed Robe",
      sum: 72_000,
      axes,
      inventory: {
        matrix: [
          [3, 0],
          [0, 1],
        ],
      },
    };
    const buttons = `<fieldset><legend>Size</legend><button type="button">S</button><button type="button">M</button></fieldset>`;
    expect(stock(`${PIECE}${buttons}${BUY}${script(data)}`)).toBe("Teal/S+ Teal/M- Red/S- Red/M+");
  });
});

describe("stock of a value beside its name", () => {
  test.each([
    [`<select name="size"><option>S (3)</option><option>M (0)</option></select>`, "S+ M-"],
    [
      `<p>Size</p><ul class="sizes"><li class="size"><a href="#">S</a></li><li class="size na"><a href="#">M</a></li></ul>`,
      "S+ M-",
    ],
    [
      `<p>Size</p><div class="variations"><div class="v">S</div><div class="v disabled">M</div></div>`,
      "S+ M-",
    ],
    // The sizes of another country.
    [
      `<select name="size"><option>S (36)</option><option>M (38)</option></select>`,
      "S (36)+ M (38)+",
    ],
  ])("%s", (choice, told) => {
    expect(stock(`${PIECE}${choice}${BUY}`)).toBe(told);
  });
});

describe("values that are pictures", () => {
  const cloth = (colour: string) => `<img src="/cloth/${colour}.png" alt="${colour}" width="30">`;
  test.each([
    `<p>Colour</p><button type="button">${cloth("Teal")}</button><button type="button">${cloth("Red")}</button>`,
    `<div><span>Color:</span><ul class="swatches"><li>${cloth("Teal")}</li><li>${cloth("Red")}</li></ul></div>`,
    `<div role="radiogroup" aria-label="Color"><div role="radio" aria-label="Teal"><img src="/1.jpg"></div><div role="radio" aria-label="Red"><img src="/2.jpg"></div></div>`,
  ])("%s", (choice) => {
    expect(read(`${PIECE}${choice}${BUY}`)?.colors).toEqual(["Teal", "Red"]);
  });

  test("thumbnails that are called after the piece are none", () => {
    const thumbs = ["Red Robe front", "Red Robe back"].map(
      (alt) => `<button type="button"><img src="/${alt.slice(-4)}.jpg" alt="${alt}"></button>`,
    );
    expect(read(`${PIECE}${thumbs.join("")}${BUY}`)?.colors).toEqual([]);
  });
});

describe("markup that stands beside what it is about", () => {
  const thing = { "@context": "https://schema.org", "@type": "Product" };
  const offer = (name: string, availability: string) => ({
    "@type": "Offer",
    name,
    price: "720",
    priceCurrency: "EGP",
    availability: `https://schema.org/${availability}`,
  });
  const sizes = `<label for="z">Size</label><select id="z"><option>S</option><option>M</option></select>`;
  const both = [offer("S", "InStock"), offer("M", "OutOfStock")];
  test.each([
    ["offers called by their values", marked({ ...thing, name: "Reed Robe", offers: both })],
    [
      "offers called after the piece and their values",
      marked({
        ...thing,
        name: "Reed Robe",
        offers: both.map((one) => ({ ...one, name: `Reed Robe - ${one.name}` })),
      }),
    ],
    [
      "offers that only name what they are of",
      marked({
        "@graph": [
          { ...thing, "@id": "#robe", name: "Reed Robe" },
          ...both.map((one) => ({ ...one, itemOffered: { "@id": "#robe" } })),
        ],
      }),
    ],
    [
      "variants that only name their group",
      marked({
        "@graph": [
          { ...thing, "@type": "ProductGroup", "@id": "#g", name: "Reed Robe" },
          ...both.map((one) => ({
            ...thing,
            name: `Reed Robe ${one.name}`,
            size: one.name,
            isVariantOf: { "@id": "#g" },
            offers: one,
          })),
        ],
      }),
    ],
    [
      "a piece for each size",
      marked(
        ...both.map((one) => ({
          ...thing,
          name: `Reed Robe - ${one.name}`,
          size: one.name,
          offers: one,
        })),
      ),
    ],
  ])("%s", (_, data) => {
    expect(stock(`${PIECE}${sizes}${BUY}${data}`)).toBe("S+ M-");
    expect(read(`${PIECE}${sizes}${BUY}${data}`)?.title).toBe("Reed Robe");
  });
});

describe("a shop whose every colour is a piece of its own", () => {
  const sizes = `<select name="size"><option>S</option><option disabled>M</option></select>`;
  const swatch = (slug: string, colour: string, more = "") =>
    `<li${more}><a href="/products/${slug}"><img src="/${colour}.png" alt="${colour}"></a></li>`;

  test("the swatch that leads to this very page is its colour", () => {
    const row = `<ul>${swatch("reed-robe", "Teal")}${swatch("reed-robe-red", "Red")}</ul>`;
    expect(stock(`${PIECE}${row}${sizes}${BUY}`)).toBe("Teal/S+ Teal/M-");
  });

  test("so is the one that leads nowhere", () => {
    const row = `<div><span title="Teal" class="on"></span><a href="/products/reed-robe-red" title="Red"></a></div>`;
    expect(read(`${PIECE}${row}${sizes}${BUY}`)?.colors).toEqual(["Teal"]);
  });

  test.each([
    ["Reed Robe - Washed Blue", ["Washed Blue"]],
    ["Reed Robe (Misty Pink)", ["Misty Pink"]],
    ["روب - وردي باهت", ["وردي باهت"]],
    // No shade: another thing, or a sentence.
    ["Reed Robe - Blue Nile", []],
    ["Reed Robe - Made for the Red", []],
  ])("a title that ends in a shade of a colour: %s", (title, colors) => {
    const page = `<h1>${title}</h1><p class="price">EGP 720</p>${sizes}${BUY}`;
    const found = read(page, title);
    expect(found?.colors).toEqual(colors);
    expect(found?.variants.map(({ color }) => color)).toEqual([
      colors[0] ?? null,
      colors[0] ?? null,
    ]);
  });
});

describe("former prices that nothing strikes through", () => {
  test.each([
    [`<b>EGP 900</b> <b>EGP 720</b> <i>You save EGP 180</i>`, 900],
    [`<b class="sale_price">720 EGP</b><b class="price">900 EGP</b>`, 900],
    [`<p class="price">EGP 720</p><p class="compare">EGP 900</p>`, 900],
    // Another size, a deposit, a sum that is no difference.
    [`<b>EGP 720</b> <b>EGP 900</b> <i>You save EGP 50</i>`, null],
    [`<p>Deposit: EGP 100</p><p class="price">EGP 720</p>`, null],
  ])("%s", (words, former) => {
    const found = read(`${NAMED}<div>${words}</div>${BUY}`);
    const [price, current] = former === null ? [720, null] : [former, 720];
    expect(found).toMatchObject({ price, current_price: current });
  });
});

describe("pictures and words", () => {
  const pictures = (body: string) => {
    const found = read(`${body}${PIECE}${BUY}`);
    return [found?.image_url, ...(found?.other_image_urls ?? [])].map((one) => one?.slice(21));
  };
  test.each([
    `<ul><li data-thumb="/t/robe-1.jpg" data-src="/robe-1.jpg"><img src="/robe-1.jpg"></li><li data-thumb="/t/robe-2.jpg" data-src="/robe-2.jpg"></li></ul>`,
    `<div><img src="/robe-1.jpg"><template><img src="/robe-2.jpg"></template></div>`,
  ])("%s", (gallery) => {
    expect(pictures(gallery)).toEqual(["robe-1.jpg", "robe-2.jpg"]);
  });

  test("a part that came later than the rest of the page is no hidden one", () => {
    const sale = `<span>EGP 720</span> <span class="line-through">EGP 900</span>`;
    const page = `<footer>© Nour</footer><div hidden id="S:0">${NAMED}<p>${sale}</p>${BUY}</div>`;
    expect(read(page)).toMatchObject({ price: 900, current_price: 720 });
  });

  test("a line between pictures in boxes of their own is prose", () => {
    const post = `<h3 class="post-title">Reed Robe</h3><div class="post"><div><img src="/robe-1.jpg"></div>A robe of washed reed.<br>Price: 720 EGP<br><div><img src="/robe-2.jpg"></div></div><a href="https://wa.me/2010">Order on WhatsApp</a>`;
    expect(read(post)).toMatchObject({ price: 720, description: "A robe of washed reed." });
  });
});
