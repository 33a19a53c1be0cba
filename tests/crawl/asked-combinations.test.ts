// Which combinations are there, where a page leaves that to a question for each.
import { describe, expect, it } from "vitest";
import { createAskCombinations } from "../../src/server/features/crawl/adaptive/ask-combinations.ts";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";
import { readPage, readParsedPage } from "../../src/server/features/crawl/extract/read-page.ts";
import type { OpenProduct } from "../../src/server/features/crawl/adaptive/product-opener.ts";
import type { Visit } from "../../src/server/features/crawl/visit/visitor.ts";
import { page } from "./shop-pages.ts";

const URL_HERE = "https://shop.example/en/vests/7-reed-vest.html";
const COLOURS = { 31: "Olive", 32: "Sand" } as Record<string, string>;
const SIZES = { 4: "S", 5: "M" } as Record<string, string>;
/** All but these two are there; the last does not exist at all. */
const isThere = (colour: string, size: string) => !(colour === "Olive" && size === "M");
const isMade = (colour: string, size: string) => !(colour === "Sand" && size === "S");
const WANTED = ["Olive/S true", "Olive/M false", "Sand/S false", "Sand/M true"];

const vest = (inner: string, before = "") =>
  page(
    `<main><h1>Reed Vest</h1><p class="price">EGP 540.00</p>${inner}</main>${before}`,
    "<title>Reed Vest</title>",
  );
const options = (values: Record<string, string>, chosen?: string) =>
  Object.entries(values)
    .map(
      ([id, name]) => `<option value="${id}"${id === chosen ? " selected" : ""}>${name}</option>`,
    )
    .join("");

/** The shop answers what it is asked; every question is kept. */
function shopOf(answers: (address: URL, visit: Visit) => { status?: number; text?: string }) {
  const asked: string[] = [];
  const visitor = {
    signal: new AbortController().signal,
    get: async (address: string, visit: Visit = {}) => {
      asked.push(address);
      const { status = 200, text = "" } = answers(new URL(address), visit);
      return { status, text, headers: {}, contentType: "", url: new URL(address) } as never;
    },
  };
  const open: OpenProduct = async (address) => {
    asked.push(address);
    const { text = "" } = answers(new URL(address), {});
    const read = parsePage(text, address);
    const opened = { html: text, url: address, validators: null };
    return { opened, page: read, reading: readParsedPage(read) };
  };
  const ask = createAskCombinations({ visitor }, open);
  return { asked, ask };
}

async function rowsOf(html: string, answers: Parameters<typeof shopOf>[0]) {
  const shop = shopOf(answers);
  const reading = readPage(html, URL_HERE);
  if (!reading) throw new Error("not read");
  const { variants } = await shop.ask(reading, reading.combinations);
  return {
    asked: shop.asked,
    rows: variants.map(({ values, isAvailable }) => `${values.join("/")} ${isAvailable}`),
  };
}

const drawn = (colour: string, size: string, isOn = true) =>
  vest(
    `<form><input type="hidden" name="id_product" value="7"><select name="group[2]" aria-label="Colour">${options(COLOURS, colour)}</select><select name="group[1]" aria-label="Size">${options(SIZES, size)}</select><button${isOn ? "" : " disabled"}>Add to cart</button></form>${isOn ? "" : '<p class="product-availability">Out of stock</p>'}`,
    `<script>var shop = {"base_url":"https:\\/\\/shop.example\\/"}</script>`,
  );

describe("a page that is drawn for the groups in its address", () => {
  it("is opened for each pair; one that is answered with another pair does not exist", async () => {
    const { rows, asked } = await rowsOf(drawn("31", "4"), ({ searchParams: told }) => {
      const [c, s] = [told.get("group[2]") ?? "31", told.get("group[1]") ?? "4"];
      const [colour = "", size = ""] = [COLOURS[c], SIZES[s]];
      return { text: isMade(colour, size) ? drawn(c, s, isThere(colour, size)) : drawn("31", "4") };
    });
    expect(rows).toEqual(WANTED);
    expect(asked[0]).toContain("id_product=7");
  });

  it("is asked for the others where the one that it shows first is gone", async () => {
    const { rows } = await rowsOf(drawn("31", "5", false), ({ searchParams: told }) => {
      const [c, s] = [told.get("group[2]") ?? "31", told.get("group[1]") ?? "5"];
      const [colour = "", size = ""] = [COLOURS[c], SIZES[s]];
      const isOn = isMade(colour, size) && isThere(colour, size);
      return { text: isOn ? drawn(c, s) : drawn("31", "5", false) };
    });
    expect(rows).toEqual(WANTED);
  });
});

describe("a form whose variations are too many for it", () => {
  const form = `<form class="variations_form" data-product_id="7" data-product_variations="false"><select name="attribute_pa_colour" aria-label="Colour">${options({ olive: "Olive", sand: "Sand" })}</select><select name="attribute_size" aria-label="Size">${options({ S: "S", M: "M" })}</select><button>Add to cart</button></form>`;

  it("is asked for each", async () => {
    const { rows, asked } = await rowsOf(vest(form), (_, visit) => {
      const colour = visit.form?.get("attribute_pa_colour") === "olive" ? "Olive" : "Sand";
      const size = visit.form?.get("attribute_size") ?? "";
      return {
        text: JSON.stringify(isMade(colour, size) && { is_in_stock: isThere(colour, size) }),
      };
    });
    expect(rows).toEqual(WANTED);
    expect(new URL(asked[0] ?? "").searchParams.get("wc-ajax")).toBe("get_variation");
  });

  it("a shop that does not answer keeps what its page says, and is not asked on", async () => {
    const { rows, asked } = await rowsOf(vest(form), () => ({ status: 403, text: "<p>no</p>" }));
    expect(rows).toHaveLength(4);
    expect(rows.every((row) => row.endsWith("true"))).toBe(true);
    expect(asked).toHaveLength(1);
  });
});

describe("a form that its script sends to be told price and stock", () => {
  const squares = Object.entries(COLOURS)
    .map(
      ([id, name]) =>
        `<li><label><span class="square" title="${name}">&nbsp;</span><input type="radio" name="product_attribute_9" value="${id}"></label></li>`,
    )
    .join("");
  const form = `<form><dl><dt><label>Color</label></dt><dd><ul>${squares}</ul></dd><dt><label>Size</label></dt><dd><select name="product_attribute_10"><option value="0">Please select</option>${options(SIZES)}</select></dd></dl><button type="button">Add to cart</button></form>`;
  const script = `<script>$.ajax({ url: "/shoppingcart/productdetails_attributechange?productId=7&validateAttributeConditions=False" })</script>`;

  it("is sent for each", async () => {
    const { rows } = await rowsOf(vest(form, script), (_, { form: sent }) => {
      const colour = COLOURS[sent?.get("product_attribute_9") ?? ""] ?? "";
      const size = SIZES[sent?.get("product_attribute_10") ?? ""] ?? "";
      const isOn = isMade(colour, size) && isThere(colour, size);
      return { text: JSON.stringify({ stockAvailability: isOn ? "4 in stock" : "Out of stock" }) };
    });
    expect(rows).toEqual(["S/Olive true", "S/Sand false", "M/Olive false", "M/Sand true"]);
  });

  it("each piece at an address of its own", async () => {
    const shop = shopOf(() => ({ text: JSON.stringify({ stockAvailability: "In stock" }) }));
    for (const id of ["7", "8"]) {
      const own = vest(form, script.replace("productId=7", `productId=${id}`));
      const reading = readPage(own, URL_HERE);
      if (reading) await shop.ask(reading, reading.combinations);
    }
    const ids = shop.asked.map((one) => new URL(one).searchParams.get("productId"));
    expect(ids).toEqual(["7", "7", "7", "7", "8", "8", "8", "8"]);
  });
});

describe("boxes whose change calls for the facts of a combination", () => {
  const radios = (values: Record<string, string>, name: string) =>
    Object.entries(values)
      .map(
        ([id, label]) =>
          `<li><label><input type="radio" class="js_variant_change" name="${name}" value="${id}" data-value_name="${label}"><span>${label}</span></label></li>`,
      )
      .join("");
  const form = `<form><input type="hidden" name="product_template_id" value="7"><ul class="js_add_cart_variants"><li><strong>Colour</strong><ul>${radios(COLOURS, "ptal-1")}</ul></li><li><strong>Size</strong><ul>${radios(SIZES, "ptal-2")}</ul></li></ul><a role="button" class="btn" href="#">Add to cart</a></form>`;
  const answer = (more: object, visit: Visit) => {
    const { params } = visit.json as { params: { combination: number[] } };
    const [c = 0, s = 0] = params.combination;
    const [colour = "", size = ""] = [COLOURS[c], SIZES[s]];
    return JSON.stringify({
      result: {
        is_combination_possible: isMade(colour, size),
        free_qty: isThere(colour, size) ? 3 : 0,
        price: 540,
        ...more,
      },
    });
  };

  it("also where an older release answers at another address", async () => {
    const { rows, asked } = await rowsOf(vest(form), ({ pathname }, visit) =>
      pathname.startsWith("/website_sale") ? { status: 404 } : { text: answer({}, visit) },
    );
    expect(rows).toEqual(WANTED);
    expect(asked).toHaveLength(5);
  });

  it("what is sold without being there is there", async () => {
    const { rows } = await rowsOf(vest(form), (_, visit) => ({
      text: answer({ allow_out_of_stock_order: true }, visit),
    }));
    expect(rows[1]).toBe("Olive/M true");
  });
});
