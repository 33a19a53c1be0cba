// What stands around a piece: pictures that only scripts or unseen wrappers hold, words about other pages, options that
// are written, given to an element, or said in a line, and stock that looks like a colour.
import { describe, expect, test } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";

const ORIGIN = "https://shop.example";
const TEXT = "A light vest woven from washed reed linen with deep side pockets.";
const OTHERS = [1, 2, 3]
  .map(
    (n) =>
      `<li><a href="/p/other-${n}"><img src="/i/other-${n}.jpg" alt="Other ${n}"><h3>Other ${n}</h3></a><p>Another piece, number ${n}, made of heavy wool for the coldest days of a winter in the hills.</p><span>EGP ${300 + n}.00</span></li>`,
  )
  .join("");
type Parts = { gallery?: string; after?: string; button?: string };
const FRONT = '<div><img src="/i/vest-front.jpg" width="600" alt="Reed vest"></div>';
const read = (body: string, { gallery = FRONT, after = "", button }: Parts = {}) =>
  readPage(
    `<html><head><title>Reed vest</title></head><body><main><div>${gallery}<div><h1>Reed vest</h1><p class="price">EGP 450.00</p>${body}${button ?? "<button>Add to cart</button>"}</div></div>${after}<section><ul>${OTHERS}</ul></section></main></body></html>`,
    `${ORIGIN}/p/reed-vest`,
  );
const stock = (reading: ReturnType<typeof read>) =>
  reading?.variants.map(
    ({ values, isAvailable }) => `${values.join("/")}${isAvailable ? "+" : "-"}`,
  );

describe("a gallery of three of which one is shown", () => {
  const names = ["front", "back", "side"];
  const list = JSON.stringify(names.map((one) => `/i/vest-${one}.jpg`));
  const shown = '<img src="/i/vest-front.jpg" alt="Reed vest">';
  test.each<[string, Parts]>([
    ["a list in a script", { after: `<script>var pictures = ${list};</script>` }],
    [
      "a list of slides in a script",
      {
        after: `<script>const slides=[${names.map((one) => `{src:"/i/vest-${one}.jpg",w:800,h:1000}`).join()}];</script>`,
      },
    ],
    ["data in an object", { gallery: `<div data-g='{"images":${list}}'>${shown}</div>` }],
    [
      "the state of a component",
      { gallery: `<div x-data="{ at: 0, images: ${list.replaceAll('"', "'")} }">${shown}</div>` },
    ],
    [
      "a template",
      {
        gallery: `<div>${shown}<template>${names.map((one) => `<img src="/i/vest-${one}.jpg">`).join("")}</template></div>`,
      },
    ],
    [
      "an element that its script draws",
      { gallery: `<photo-gallery items='${list}'></photo-gallery>` },
    ],
    [
      "words for visitors without scripts",
      {
        gallery: `<div>${names.map((one) => `<div><noscript><img src="/i/vest-${one}.jpg"></noscript></div>`).join("")}</div>`,
      },
    ],
  ])("is read from %s", (_, parts) => {
    expect(read(`<p>${TEXT}</p>`, parts)?.images).toEqual(
      names.map((one) => `${ORIGIN}/i/vest-${one}.jpg`),
    );
  });

  test.each<[string, string]>([
    [
      "thumbnails whose box names the large one",
      `<img src="/i/vest-front_600.jpg">${names.map((one) => `<div data-fullsize="/i/vest-${one}.jpg"><img src="/i/vest-${one}_100.jpg"></div>`).join("")}`,
    ],
    ["an empty box that is called so", `<div class="gallery" data-items='${list}'></div>`],
  ])("is read from %s", (_, gallery) => {
    expect(read(`<p>${TEXT}</p>`, { gallery: `<div>${gallery}</div>` })?.images).toEqual(
      names.map((one) => `${ORIGIN}/i/vest-${one}.jpg`),
    );
  });

  test("is the one list of its scripts where the page shows none, the largest of each, and no sign of a bank", () => {
    const images = names.map((one) => ({
      small_url: `/s/vest-${one}.jpg`,
      large_url: `/l/vest-${one}.jpg`,
    }));
    const script = `<script>mount({ media: { images: ${JSON.stringify(images)} } })</script>`;
    const pays = '<p><img src="/pay/visa.png"><img src="/pay/meeza.png"></p>';
    const reading = read(`<p>${TEXT}</p>${pays}`, {
      gallery: "<slow-gallery></slow-gallery>",
      after: script,
    });
    expect(reading?.images).toEqual(names.map((one) => `${ORIGIN}/l/vest-${one}.jpg`));
  });

  test("that one script hands out is told apart by what it is asked for, and not by the size", () => {
    const asked = (id: number, width: number) => `<img src="/image.php?id=${id}&w=${width}">`;
    const gallery = [600, 80].flatMap((width) => [41, 42].map((id) => asked(id, width)));
    const reading = read(`<p>${TEXT}</p>`, { gallery: `<div>${gallery.join("")}</div>` });
    expect(reading?.images).toEqual([41, 42].map((id) => `${ORIGIN}/image.php?id=${id}&w=600`));
  });

  test("in two sizes counts once, where a size is what several share", () => {
    const sized = ["front_600", "front_100", "back_100"].map((one) => `<img src="/i/${one}.jpg">`);
    const reading = read(`<p>${TEXT}</p>`, { gallery: `<div>${sized.join("")}</div>` });
    expect(reading?.images).toEqual(
      ["front_600", "back_100"].map((one) => `${ORIGIN}/i/${one}.jpg`),
    );
  });

  test("a script's list of other pieces is none", () => {
    const pieces =
      '[{"image":"/i/vest-front.jpg","price":450},{"image":"/i/other-1.jpg","price":301}]';
    const reading = read(`<p>${TEXT}</p>`, { after: `<script>var seen = ${pieces};</script>` });
    expect(reading?.images).toEqual([`${ORIGIN}/i/vest-front.jpg`]);
  });
});

test("words cut in the middle say nothing of a price: light, and no tax", () => {
  const html = `<html><head><title>Reed vest</title></head><body><main><h3>Reed vest</h3><div><img src="/i/vest.jpg"><p>${TEXT}</p><p>Price: 450 EGP</p><p>To order: <a href="https://wa.me/20100">WhatsApp</a></p></div></main></body></html>`;
  expect(readPage(html, `${ORIGIN}/2025/01/reed-vest.html`)).toMatchObject({
    title: "Reed vest",
    price: 450,
    isAvailable: true,
  });
});

describe("a description", () => {
  test.each<[string, string, Parts]>([
    ["is not that of a card, however long", `<p>${TEXT}</p>`, {}],
    ["in lines without a paragraph", `<div>${TEXT}<br><br>Model is 178 cm tall.</div>`, {}],
    [
      "in a list of terms, without the other terms",
      "",
      { after: `<dl><dt>Description</dt><dd>${TEXT}</dd><dt>Care</dt><dd>Wash it.</dd></dl>` },
    ],
    [
      "is not what a journal says below its own heading",
      `<p>${TEXT}</p>`,
      {
        after:
          '<section><h2>Journal</h2><article><a href="/blog/wool"><h3>How wool is made</h3></a><p>In the winter hills it is combed by hand, washed in cold water and dried in the wind for days.</p></article></section>',
      },
    ],
    [
      "is one fold, and delivery another",
      "",
      {
        after: `<div id="accordion"><div><button>Details</button><div><p>${TEXT}</p></div></div><div><button>Delivery</button><div><p>It comes in winter within three days in Cairo and five days everywhere else, by courier.</p></div></div></div>`,
      },
    ],
  ])("%s", (_, body, parts) => {
    const told = read(body, parts)?.description ?? "";
    expect(told).toContain(TEXT);
    expect(told).not.toMatch(/winter/);
  });
});

describe("options", () => {
  const options = (value: unknown) =>
    `<piece-options options='${JSON.stringify(value)}'></piece-options>`;
  const sizes = (isOut: boolean) => ({
    name: "Size",
    details: [
      { id: 1, name: "M", is_out: isOut },
      { id: 2, name: "L", is_out: false },
    ],
  });
  const colours = { name: "Colour", details: [{ id: 3, name: "Sand", is_out: false }] };

  test("what is written beside them is none, and they are all there where each says so", () => {
    const written = { name: "Words on the card", type: "text", details: [] };
    expect(stock(read(options([colours, sizes(true), written])))).toEqual(["Sand/M-", "Sand/L+"]);
    expect(stock(read(options([colours, sizes(false), written])))).toEqual(["Sand/M+", "Sand/L+"]);
  });

  test("an attribute's name says what its list is about", () => {
    const picker = `<size-picker sizes='${JSON.stringify([
      { label: "M", in_stock: false },
      { label: "L", in_stock: true },
    ])}'></size-picker>`;
    expect(stock(read(picker))).toEqual(["M-", "L+"]);
  });

  test("a line says what a piece comes in", () => {
    expect(read("<p>Available in: M – L – XL</p>")?.options).toEqual([
      { name: "Size", values: ["M", "L", "XL"] },
    ]);
    expect(read("<p>Available in: Cairo – Giza</p>")?.options).toEqual([]);
  });

  test("several colours to press above sizes that are gone are no one colour", () => {
    const radio = (name: string, value: string, words: string) =>
      `<input type="radio" name="${name}" id="${value}" value="${value}"><label for="${value}">${words}</label>`;
    const reading = read(
      `<div><b>Colour:</b> ${radio("color", "c1", "Navy")}${radio("color", "c2", "Beige")}</div><div><b>Size:</b> ${radio("size", "s1", "M (sold out)")}${radio("size", "s2", "L (sold out)")}</div><p>Sold out</p>`,
      { button: "" },
    );
    const colour = reading?.options.find(({ name }) => name === "Colour");
    expect(colour?.values).toEqual(["Navy", "Beige"]);
    expect(reading?.variants).toHaveLength(4);
    expect(reading?.variants.every(({ isAvailable }) => isAvailable === false)).toBe(true);
  });

  test("sizes below the colour that is chosen are sizes", () => {
    const buttons = ["M", "L"].map((one) => `<button type="button">${one}</button>`).join("");
    const reading = read(`<p>Colour: Black</p><div>${buttons}</div>`);
    expect(reading?.options.map(({ values }) => values)).toEqual([["M", "L"], ["Black"]]);
  });

  test.each([
    "<p><strong>Size</strong></p><p>38 | 40 | 42</p>",
    "<div>Available sizes <b>38</b> <b>40</b> <b>42</b></div>",
    '<h4>Size</h4><div><a href="#">38</a><a href="#">40</a><a href="#">42</a></div>',
  ])("named above or beside their values: %s", (written) => {
    expect(read(written)?.options.map(({ values }) => values)).toEqual([["38", "40", "42"]]);
  });

  test("a count for each pair of values that a component is given", () => {
    const given = {
      colors: ["Black", "Sand"],
      sizes: ["M", "L"],
      stock: { "Black-M": 2, "Black-L": 1, "Sand-M": 0, "Sand-L": 3 },
    };
    const component = `<div x-data="pick(${JSON.stringify(given).replaceAll('"', "&quot;")})"></div>`;
    expect(stock(read(component))).toEqual(["Black/M+", "Black/L+", "Sand/M-", "Sand/L+"]);
  });

  test("what a style sheet strikes through is gone", () => {
    const list = ["M", "L"].map(
      (one) =>
        `<li class="${one === "M" ? "crossed" : ""}"><a href="#" data-size="${one}">${one}</a></li>`,
    );
    const style = "<style>.crossed{text-decoration:line-through}</style>";
    expect(stock(read(`${style}<ul class="sizes">${list.join("")}</ul>`))).toEqual(["M-", "L+"]);
  });
});
