// What pages of different makes say of their options, and which of all that is said is believed.
import { describe, expect, it } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { normalise } from "../../src/server/features/crawl/normalise/normalise.ts";

const BASE = "https://shop.example/p/amal-dress";

const page = (body: string, head = "") =>
  `<!doctype html><html><head><title>Amal Dress – Noor</title>${head}</head><body><header><nav><a href="/">Noor</a></nav></header><main>${body}</main></body></html>`;

const product = (choices: string, after = "") =>
  `<div class="k1"><img src="/i/amal-a.jpg" alt="Amal Dress"><img src="/i/amal-b.jpg" alt=""></div>
   <h1>Amal Dress</h1><div class="k2"><b>EGP 900.00</b></div>${choices}<button>Add to cart</button>
   <p>A long dress with pockets, sewn in Shubra from soft cotton.</p>${after}`;

function read(html: string) {
  const reading = readPage(html, BASE);
  const found = reading && normalise(reading, { currency: "EGP", baseUrl: BASE });
  if (!found || "refused" in found) throw new Error("nothing was read");
  return found;
}

const stock = ({ variants }: ReturnType<typeof read>) =>
  variants.map(({ color, size, in_stock }) => `${color} ${size} ${in_stock ? "there" : "gone"}`);

const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', "&quot;");
const script = (value: unknown, type = "application/json", id = "") =>
  `<script type="${type}" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

const CHIPS = `<div class="x9"><i>Colour</i><button type="button" title="Red"></button><button type="button" title="Navy"></button></div>
  <div class="x9"><i>Size</i><button type="button">M</button><button type="button">L</button></div>`;

describe("variants", () => {
  it("WooCommerce's are told by slugs that its select boxes explain, and an open attribute stands for all", () => {
    const rows = [
      {
        attributes: { attribute_pa_lon: "ahmar", attribute_pa_size: "m" },
        is_in_stock: true,
        display_price: 900,
        display_regular_price: 900,
      },
      {
        attributes: { attribute_pa_lon: "navy", attribute_pa_size: "" },
        is_in_stock: false,
        display_price: 900,
        display_regular_price: 900,
      },
    ];
    const form = `<form class="variations_form" data-product_variations="${attribute(rows)}"><table>
      <tr><th><label for="pa_lon">Colour</label></th><td><select id="pa_lon" name="attribute_pa_lon"><option value="">تحديد أحد الخيارات</option><option value="ahmar">Red</option><option value="navy">Navy</option></select></td></tr>
      <tr><th><label for="pa_size">Size</label></th><td><select id="pa_size" name="attribute_pa_size"><option value="">Choose an option</option><option value="m">M</option><option value="l">L</option></select></td></tr></table></form>`;
    const found = read(page(product(form)));
    expect(found.colors).toEqual(["Red", "Navy"]);
    expect(found.sizes).toEqual(["M", "L"]);
    expect(stock(found)).toEqual(["Red M there", "Navy M gone", "Navy L gone"]);
  });

  it("Magento's init script tells options, stock and gallery", () => {
    const config = {
      "[data-role=swatch-options]": {
        "Magento_Swatches/js/swatch-renderer": {
          jsonConfig: {
            productId: "7",
            attributes: {
              90: {
                id: "90",
                code: "color",
                label: "Color",
                options: [
                  { id: "1", label: "Red", products: ["71"] },
                  { id: "2", label: "Navy", products: ["72"] },
                ],
              },
              91: {
                id: "91",
                code: "size",
                label: "Size",
                options: [{ id: "5", label: "M", products: ["71", "72"] }],
              },
            },
            index: { 71: { 90: "1", 91: "5" }, 72: { 90: "2", 91: "5" } },
            salable: { 90: { 1: ["71"], 2: [] }, 91: { 5: ["71"] } },
            optionPrices: { 71: { finalPrice: { amount: 900 }, oldPrice: { amount: 900 } } },
          },
        },
      },
    };
    const gallery = {
      "[data-gallery]": {
        "mage/gallery/gallery": {
          data: [
            { full: "/media/b.jpg", isMain: false },
            { full: "/media/a.jpg", isMain: true },
          ],
        },
      },
    };
    const found = read(
      page(
        product("", script(config, "text/x-magento-init") + script(gallery, "text/x-magento-init")),
      ),
    );
    expect(stock(found)).toEqual(["Red M there", "Navy M gone"]);
    expect(found.image_url).toBe("https://shop.example/media/a.jpg");
  });

  it("an interface's own words for label, value and id are known by how they end", () => {
    const told = {
      payload: {
        itemName: "Amal Dress",
        salePrice: 900,
        attributes: [
          {
            attributeLabel: "Colour",
            attributeValues: [
              { valueId: 1, valueLabel: "Red" },
              { valueId: 2, valueLabel: "Navy" },
            ],
          },
          {
            attributeLabel: "Size",
            attributeValues: [
              { valueId: 7, valueLabel: "M" },
              { valueId: 8, valueLabel: "L" },
            ],
          },
        ],
        skus: [
          { skuId: "a", valueIds: [1, 7], onHand: 2 },
          { skuId: "b", valueIds: [2, 8], onHand: 0 },
        ],
      },
    };
    expect(stock(read(page(product(CHIPS, script(told)))))).toEqual(["Red M there", "Navy L gone"]);
  });

  it("each value may name its option, and an answer may be kept as a text", () => {
    const prop = (variation: string, value: string) => ({
      id: "x1",
      variation,
      variation_prop: value,
    });
    const told = {
      name: "Amal Dress",
      price: 900,
      variants: [
        { quantity: 3, variation_props: [prop("Colour", "Red"), prop("Size", "M")] },
        { quantity: 0, variation_props: [prop("Colour", "Navy"), prop("Size", "L")] },
      ],
    };
    const kept = { status: 200, body: JSON.stringify(told) };
    for (const data of [told, kept])
      expect(stock(read(page(product(CHIPS, script(data)))))).toEqual([
        "Red M there",
        "Navy L gone",
      ]);
  });

  it("fields that say nothing by their names are known by their values", () => {
    const data = {
      look: {
        k: 5,
        c: [
          { a: "Red", b: "M", q: 2 },
          { a: "Red", b: "L", q: 0 },
          { a: "Navy", b: "M", q: 1 },
          { a: "Navy", b: "L", q: 4 },
        ],
      },
    };
    const found = read(page(product(CHIPS, script(data))));
    expect(stock(found)).toEqual(["Red M there", "Red L gone", "Navy M there", "Navy L there"]);
  });

  it("Next streams them, and Nuxt lists them by place", () => {
    const piece = {
      slug: "amal-dress",
      title: "Amal Dress",
      price: 900,
      variants: [
        { selectedOptions: [{ name: "Size", value: "M" }], availableForSale: false },
        { selectedOptions: [{ name: "Size", value: "L" }], availableForSale: true },
      ],
    };
    const flight = `<script>self.__next_f.push([1,${JSON.stringify(`5:["$","main",null,${JSON.stringify({ piece })}]\n`)}])</script>`;
    const flat = [
      { data: 1 },
      ["Reactive", 2],
      { piece: 3 },
      { title: 4, price: 5, sizes: 6 },
      "Amal Dress",
      900,
      [7, 8],
      { size: 9, stock: 10 },
      { size: 11, stock: 12 },
      "M",
      0,
      "L",
      3,
    ];
    for (const after of [flight, script(flat, "application/json", "__NUXT_DATA__")]) {
      expect(stock(read(page(product("", after))))).toEqual(["null M gone", "null L there"]);
    }
  });

  it("what cannot be chosen is gone, and what is asked more for a size is no part of it", () => {
    const radios = `<fieldset><legend>المقاس</legend>
      <input type="radio" id="a" name="option[3]" value="17"><label for="a">M (+EGP 20.00)</label>
      <input type="radio" id="b" name="option[3]" value="18" disabled><label for="b">L</label></fieldset>`;
    const found = read(page(product(radios)));
    expect(found.sizes).toEqual(["M", "L"]);
    expect(stock(found)).toEqual(["null M there", "null L gone"]);
  });

  it("those of another piece in the page's data are not this one's", () => {
    const related = {
      items: [
        {
          name: "Hoda Skirt",
          price: 400,
          variants: [
            { colour: "Red", size: "M", stock: 0 },
            { colour: "Navy", size: "L", stock: 0 },
          ],
        },
      ],
    };
    expect(
      stock(read(page(product(CHIPS, script(related))))).every((one) => one.endsWith("there")),
    ).toBe(true);
  });
});

describe("a sale", () => {
  const RELATED = `<section><h2>More</h2><div class="c"><a href="/p/hoda"><img src="/i/h.jpg">Hoda Skirt</a><del>EGP 1,400</del> <b>EGP 1,000</b></div></section>`;

  it("is not taken from a piece beside it", () => {
    const found = read(page(product("", RELATED)));
    expect([found.price, found.current_price]).toEqual([900, null]);
  });

  it("stands in the piece's own block, whichever of both comes first", () => {
    for (const block of [
      "<s>EGP 1,200.00</s> <b>EGP 900.00</b>",
      "<b>EGP 900.00</b> <s>EGP 1,200.00</s>",
    ]) {
      const html = page(product("", RELATED).replace("<b>EGP 900.00</b>", block));
      const found = read(html);
      expect([found.price, found.current_price]).toEqual([1200, 900]);
    }
  });

  it("is neither a price without tax, nor one for ten, nor a range", () => {
    for (const block of [
      "<b>EGP 900.00</b><ul><li>Ex Tax: EGP 790.00</li><li>10 or more EGP 810.00</li></ul>",
      "<b>EGP 900.00</b> – <b>EGP 1,100.00</b>",
    ]) {
      const found = read(page(product("").replace("<b>EGP 900.00</b>", block)));
      expect([found.price, found.current_price]).toEqual([900, null]);
    }
  });
});

describe("evidence", () => {
  it("two who agree make a price sure; one alone does not", () => {
    const markup = script(
      { "@type": "Product", name: "Amal Dress", offers: { price: "900.00", priceCurrency: "EGP" } },
      "application/ld+json",
    );
    const of = (html: string) => read(html).evidence.find(({ field }) => field === "price");
    expect(of(page(product(""), markup))).toMatchObject({ confidence: "sure" });
    expect(of(page(product("")))).toMatchObject({
      confidence: "likely",
      witnesses: [{ source: "visible", says: "EGP 900.00" }],
    });
  });

  it("options are sure where the page shows each of them just so, not where half is alike", () => {
    const told = (sizes: string[]) =>
      script({
        product: {
          title: "Amal Dress",
          price: 900,
          options: ["Size"],
          variants: sizes.map((option1) => ({ option1, price: 900, available: true })),
        },
      });
    const select = `<label>Size<select name="size"><option>S</option><option>M</option></select></label>`;
    const of = (sizes: string[]) =>
      read(page(product(select), told(sizes))).evidence.find(({ field }) => field === "options");
    expect(of(["S", "M"])).toMatchObject({ confidence: "sure" });
    expect(of(["S", "M", "L"])).toMatchObject({ confidence: "likely" });
  });
});
