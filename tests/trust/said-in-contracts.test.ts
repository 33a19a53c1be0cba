// What a shop says by names of its own, by what changed, in turn, or of somebody else: contracts, talk and notices by other hands.
import { expect, test } from "vitest";
import { readPolicies } from "../../src/server/features/trust/policies/read-policies.ts";

const factsOf = (html: string, title = "") => {
  const page = `<title>${title}</title><main>${html}</main>`;
  const { facts } = readPolicies([{ page: "terms", html: page }]);
  return Object.fromEntries(facts.map(({ kind, value }) => [kind, value]));
};
const said = (heading: string, ...lines: string[]) =>
  factsOf(`<h2>${heading}</h2>${lines.map((line) => `<p>${line}</p>`).join("")}`);

test("a shop that names itself is the shop", () => {
  const free = "<h2>الشحن</h2><p>تتكفّل ريحانة بأجرة التوصيل متى بلغ الطلب ٢٥٠٠ جنيه.</p>";
  expect(factsOf(free, "الشحن | ريحانة").free_from).toBe(2500);
  const back = "<h2>Returns</h2><p>Return within 9 days. Lumen pays the courier.</p>";
  expect(factsOf(back, "Returns – Lumen")).toEqual({ return_days: 9, return_cost: "shop" });
});

test.each([
  [
    "Exchange",
    "Until 2024 you had 7 days to exchange. Since May 2025 it is 21 days from receipt.",
    21,
  ],
  ["التبديل", "لحد آخر ٢٠٢٤ كان التبديل أسبوع. دلوقتي بقى ١٨ يوم من الاستلام.", 18],
])("what changed is named in the sentence before: %s", (heading, line, days) => {
  expect(said(heading, line)).toEqual({ exchange_days: days });
});

test.each([
  [
    "“Near Zone” means Cairo and Giza. “Far Zone” means every other governorate save North Sinai.",
    "Carriage is EGP 55 in the Near Zone and EGP 95 in the Far Zone.",
  ],
  [
    "يقصد بـ«النطاق الأول» القاهرة والجيزة، وبـ«النطاق الثاني» باقي المحافظات عدا شمال سيناء.",
    "رسوم الشحن في النطاق الأول ٥٥ جنيهًا وفي النطاق الثاني ٩٥ جنيهًا.",
  ],
])("places go by names of the shop's own: %s", (defined, fees) => {
  const { delivery_fee } = said("Carriage", defined, fees);
  expect(delivery_fee).toMatchObject({ cairo: 55, giza: 55, minya: 95 });
  expect(delivery_fee).not.toHaveProperty("north-sinai");
});

test("a zone that nothing defines, and figures in turn of places elsewhere, are of nowhere", () => {
  expect(said("Delivery", "Zone 1 in 2 days and Zone 2 in 5 days.")).toEqual({});
  expect(
    said("Delivery", "Cairo and everywhere else. 55 and 80 pounds respectively.").delivery_fee,
  ).toBeUndefined();
});

test.each([
  [
    "One day in Cairo, two in Alexandria, four in Minya.",
    { cairo: "1-1", alexandria: "2-2", minya: "4-4" },
  ],
  [
    "يومين في القاهرة، ٣ في اسكندرية، و٥ في المنيا",
    { cairo: "2-2", alexandria: "3-3", minya: "5-5" },
  ],
])("a unit is said once for several places: %s", (line, days) => {
  expect(said("Delivery time", line).delivery_days).toEqual(days);
});

test("one town or another is everywhere", () => {
  expect(
    said("Shipping", "A flat 60 pounds, whether you live in Aswan or Zamalek.").delivery_fee,
  ).toMatchObject({ aswan: 60, cairo: 60, suez: 60 });
});

test("a measure of points is no fee", () => {
  expect(said("Shipping", "Free shipping from 1,700 EGP 🚚 every 90 EGP = 1 point")).toEqual({
    free_from: 1700,
  });
});

test.each([
  [
    "الإعادة والاستبدال",
    "للعميلة أن تعيدها وتسترد ثمنها خلال تسعة أيام من تسلّمها.",
    { return_days: 9, refund_as: "money" },
  ],
  ["Exchanges", "Refunds are accepted for 6 days.", { return_days: 6 }],
  [
    "Policy",
    "Exchange or refund within 11 days of receipt.",
    { exchange_days: 11, return_days: 11 },
  ],
  [
    "Refunds",
    "The Price of returned Goods is repaid by the means by which it was paid.",
    { refund_as: "money" },
  ],
  ["التبديل", "أول مرة تبديل الشحن علينا، واللي بعدها بخمسين جنيه.", { exchange_cost: "shop" }],
  ["المرتجع", "ترجعي خلال ٧ أيام والفلوس رصيد على حسابك.", { return_days: 7, refund_as: "credit" }],
  [
    "Returns",
    "The pickup is 60 EGP, deducted from the credit.",
    { return_cost: 60, refund_as: "credit" },
  ],
  [
    "Orders",
    "An Order binds the Seller only once the Seller has confirmed it with the Buyer by telephone.",
    { confirmation: "phone" },
  ],
  [
    "الدفع",
    "الطلبات خارج القاهرة يلزمها تأمين ١٢٠ جنيه فودافون كاش يخصم من ثمن الطلب.",
    { cash_limits: { deposit: 120 }, payment: ["wallet"] },
  ],
  ["الشحن", "الشحن هدية مننا لو الطلب بلغ ألفًا وثمانمئة جنيه.", { free_from: 1800 }],
  ["الاستبدال", "الاستبدال خلال إحدى وعشرين يومًا من الاستلام.", { exchange_days: 21 }],
] as [string, string, object][])("%s: %s", (heading, line, facts) => {
  expect(said(heading, line)).toEqual(facts);
});

test.each([
  [
    "Change of mind",
    "This clause does not extend to hosiery or to gift cards.",
    ["socks", "gifts"],
  ],
  [
    "تبديل",
    "القطع اللي عليها خصم بتتبدل عادي، الحاجة الوحيدة اللي متتبدلش هي الشرابات.",
    ["socks"],
  ],
  ["تبديل", "اللي مبيتبدلش الشرابات والبوكسرات بس.", ["underwear", "socks"]],
  ["Returns", "Accessories (pins and bonnets) are not exchanged.", ["accessories"]],
])("what is left out: %s: %s", (heading, line, groups) => {
  expect((said(heading, line).exceptions as string[]).toSorted()).toEqual(groups.toSorted());
});

test.each([
  [
    "Journal",
    "Before you order from any page ask about returns: my cousin bought a coat and they gave her 30 days and her money back in cash.",
  ],
  [
    "كلام",
    "قبل ما تشتري من أي حتة اسأل على الاسترجاع: صاحبي اشترى من مول واداله ١٤ يوم ورجّعله فلوسه كاش.",
  ],
  ["Tar7a", "Tarha modal 180 x 75 — 190 LE badal 240"],
  ["Elgha2", "Law laghety el order abl ma yetshe7en floosek betergaa3 fe yom."],
])("of somebody else, a price, an order called off: %s", (heading, line) => {
  expect(said(heading, line)).toEqual({});
});

test("the courier who collects a return collects no cash", () => {
  const facts = said(
    "Returns",
    "Return within 14 days for store credit. Courier collects it for 60 EGP.",
  );
  expect(facts).toEqual({ return_days: 14, return_cost: 60, refund_as: "credit" });
});

test("our bags that leave sealed are parcels, against a right to open them", () => {
  const { conflicts } = readPolicies([
    { page: "delivery", html: "<h2>Delivery</h2><p>You may open the parcel before you pay.</p>" },
    {
      page: "faq",
      html: "<h3>May we look inside before paying?</h3><p>Our bags leave sealed and stay sealed until they are paid for.</p>",
    },
  ]);
  expect(conflicts.map(({ kind }) => kind)).toEqual(["on_delivery"]);
});

test("a number is what its link is for; a row of branches names its phone and its shop", () => {
  const link = (label: string) =>
    factsOf(`<p>${label}: <a href="https://wa.me/201098837145">+20 109 883 7145</a></p>`).contact;
  expect(link("Chat")).toEqual(["whatsapp:+201098837145"]);
  expect(link("Call or WhatsApp")).toEqual(["whatsapp:+201098837145", "phone:+201098837145"]);
  const row = (cells: string[]) => `<tr>${cells.map((one) => `<td>${one}</td>`).join("")}</tr>`;
  const facts = factsOf(`<h2>فروعنا</h2><table>
    ${row(["1", "مصر الجديدة", "15 شارع الحجاز - القاهرة", "ت 0224567891"])}
    ${row(["2", "سموحة", "شارع فوزي معاذ - الاسكندرية", "ت 034256789"])}
    ${row(["3", "طنطا", "مغلق نهائيا - الغربية", "-"])}</table>
    <p>المخازن بمدينة العبور ولا يوجد بها بيع.</p>`);
  expect(facts.contact).toEqual(["phone:+20224567891", "phone:+2034256789"]);
  expect((facts.branches as string[]).toSorted()).toEqual([
    "alexandria/سموحة شارع فوزي معاذ - الاسكندرية",
    "cairo/مصر الجديدة 15 شارع الحجاز - القاهرة",
  ]);
});
