// Where shops write what a piece is when nothing is called a description, and what stands beside it.
import { describe, expect, test } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { normalise } from "../../src/server/features/crawl/normalise/normalise.ts";

const WORDS = "A waistcoat of quilted linen with bone buttons and two slanted pockets.";
const ARABIC = "صديري كتان مبطن بأزرار عظم وجيبين مائلين";
const DELIVERY = "It leaves our workshop within two days and reaches you before the week ends.";

const descriptionOf = (body: string): string => {
  const url = "https://shop.example/pieces/bone-waistcoat";
  const found = readPage(
    `<html><head><title>Bone Waistcoat | Osier</title></head><body><header><a href="/">Osier</a></header><div><img src="/i/bone.jpg" width="700"></div><h1>Bone Waistcoat</h1><p class="price">EGP 730</p><form><select name="size"><option>S</option><option>M</option></select><button>Add to cart</button></form>${body}<footer><p>Osier, 4 Mahmoud Street, Dokki. Open every day from ten to nine.</p></footer></body></html>`,
    url,
  );
  const product = found && normalise(found, { currency: null, baseUrl: url });
  return product && "description" in product ? product.description.replace(/\s+/g, " ") : "";
};

describe("is read", () => {
  test.each([
    ["loose between boxes", `<div><div class="x">7</div>${WORDS}<div class="y">8</div></div>`],
    ["in an old element", `<center>${WORDS}</center>`],
    [
      "loose in a fold",
      `<details><summary>Description</summary>${WORDS}</details><details><summary>Returns</summary>${DELIVERY}</details>`,
    ],
    [
      "in the first of two panels, below a row of their buttons",
      `<div><button>Description</button><button>Shipping</button><div>${WORDS}</div><div>${DELIVERY} ${DELIVERY}</div></div>`,
    ],
    [
      "in the last of two panels, below a row of their buttons",
      `<div><button>Shipping</button><button>Description</button><div>${DELIVERY} ${DELIVERY}</div><div>${WORDS}</div></div>`,
    ],
    [
      "beside longer words about paying in parts and asking",
      `<p>قسط مشترياتك على ١٢ شهر بدون فوائد مع فاليو وسهولة واشتري الآن وادفع لاحقا بكل سهولة.</p><p>للاستفسار والطلب تواصل معنا على واتساب على مدار الساعة وسيقوم فريقنا بالرد عليك فورا.</p><div><p>${WORDS}</p></div>`,
    ],
    [
      "below a picture",
      `<figure><img src="/i/b.jpg" width="600"><figcaption>${WORDS}</figcaption></figure>`,
    ],
    [
      "below a line that is no heading by its element",
      `<div><div>Details</div><div><div>${WORDS}</div></div></div><div><div>Shipping &amp; returns</div><div><div>${DELIVERY} ${DELIVERY}</div></div></div>`,
    ],
    [
      "where a tab says so",
      `<ul><li><a href="#one">Description</a></li><li><a href="#two">Delivery</a></li></ul><div class="tab-content"><div id="one"><p>${WORDS}</p></div><div id="two"><p>${DELIVERY} ${DELIVERY}</p></div></div>`,
    ],
    [
      "whole, where only its beginning is shown",
      `<div>A waistcoat of quilted linen with... <a href="#">Read more</a></div><div style="display:none">${WORDS}</div>`,
    ],
    [
      "beside what buyers say and the shop says of itself",
      `<p>${WORDS}</p><div><h3>What our customers say</h3><p>Mine came in three days and my brother has asked me for it ever since, so I shall have to order another one.</p></div><section><h2>Our story</h2><p>Osier was begun by two sisters who had inherited a loom and did not want to see it stand still any longer.</p></section>`,
    ],
  ])("%s", (_, body) => {
    expect(descriptionOf(body)).toContain(WORDS);
    expect(descriptionOf(body)).not.toContain("before the week ends");
  });

  test("among lines about delivery that are only parted by breaks", () => {
    const lines = `<div>🌿 ${ARABIC}<br>🚚 توصيل لكل المحافظات<br>💵 الدفع عند الاستلام</div>`;
    expect(descriptionOf(lines)).toContain(ARABIC);
  });

  test("point by point", () => {
    const list = `<ul><li>Quilted linen</li><li>Bone buttons</li><li>Two slanted pockets</li></ul>`;
    expect(descriptionOf(list)).toContain("Bone buttons");
  });
});

test.each([
  `<ul><li><a href="/a">Quilted linen</a></li><li><a href="/b">Bone buttons here</a></li></ul>`,
  `<ul><li>Free delivery</li><li>Returns within a week</li></ul>`,
  `<div><div class="x">7</div>EGP 730 for this one and EGP 1,300 for two of them<div class="y">8</div></div>`,
])("is none: %s", (body) => expect(descriptionOf(body)).toBe("Bone Waistcoat"));

describe("beside cards that carry a description of their own", () => {
  const SHORT = "Quilted linen. Bone buttons. Cut by Osier, with two slanted pockets.";
  const card = (name: string, shown: string) =>
    `<div class="unit"><a class="shot" href="/pieces/${name}"><div><span>${shown}</span></div></a><div class="called"><a href="/pieces/${name}">The ${name} of last winter</a></div><div class="description">A ${name} of heavy felted wool that keeps off the rain and the wind alike..</div></div>`;
  const own = `<ul><li><a href="#about">Description</a></li></ul><div class="tab-content"><div id="about"><p>${SHORT}</p></div></div>`;

  test.each([
    [
      "a picture that its theme wraps",
      '<img data-src="/i/o.jpg" src="data:image/gif;base64,R0lG">',
    ],
    [
      "a picture with sources",
      '<picture><source srcset="/i/o.webp"><img src="/i/o.jpg"></picture>',
    ],
  ])("the piece's own few words are taken: %s", (_, shown) => {
    const cards = ["cape", "coat", "shawl"].map((name) => card(name, shown)).join("");
    expect(descriptionOf(`${own}<div class="grid"><h3>Worn with</h3>${cards}</div>`)).toContain(
      "Quilted linen",
    );
    expect(descriptionOf(`<div class="grid"><h3>Worn with</h3>${cards}</div>`)).not.toContain(
      "felted",
    );
  });
});
