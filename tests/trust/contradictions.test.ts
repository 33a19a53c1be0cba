// A shop is said to contradict itself only where two statements are of the whole shop and of today; what is limited stands beside the usual term.
import { describe, expect, test } from "vitest";
import { readPolicies } from "../../src/server/features/trust/policies/read-policies.ts";

const part = (head: string, ...lines: string[]) =>
  `<h2>${head}</h2>${lines.map((line) => `<p>${line}</p>`).join("")}`;

function said(...pages: string[]) {
  const { facts, conflicts } = readPolicies(
    pages.map((html, at) => ({ page: `page-${at}.html`, html: `<main>${html}</main>` })),
  );
  return {
    ...Object.fromEntries(facts.map(({ kind, value }) => [kind, value])),
    conflicts: conflicts.map(({ kind }) => kind),
  };
}

describe("what is limited completes the usual term", () => {
  test.each([
    [
      "some goods",
      part("Exchange", "You can exchange within 14 days of delivery."),
      part("Bags", "Bags can be exchanged within 3 days only."),
      { exchange_days: 14 },
    ],
    [
      "goods named by a heading",
      part("Exchanges & returns", "Exchange within 14 days."),
      part("Shoes", "Exchange within 5 days, soles clean."),
      { exchange_days: 14 },
    ],
    [
      "pieces that come sealed",
      part("Delivery", "You may open the parcel and look before paying the courier."),
      part("Lingerie", "Lingerie comes in a sealed bag that cannot be opened before paying."),
      { on_delivery: "open" },
    ],
    [
      "a second time",
      part("Exchange", "The first exchange is free."),
      part("Questions", "A second exchange costs EGP 60."),
      { exchange_cost: "shop" },
    ],
    [
      "what is ordered ahead",
      part("الدفع", "متاح الدفع عند الاستلام."),
      part("الحجز المسبق", "قطع الحجز المسبق مفيهاش دفع عند الاستلام."),
      { cash_on_delivery: true },
    ],
    [
      "some places",
      part("Shipping", "Free shipping over EGP 1500."),
      part("Upper Egypt", "Free shipping to Upper Egypt over EGP 2500."),
      { free_from: 1500 },
    ],
    [
      "another year",
      part("الاستبدال", "الاستبدال خلال ١٤ يوم."),
      part("أرشيف", "حتى نهاية ٢٠٢٣ كان الاستبدال خلال ٧ أيام."),
      { exchange_days: 14 },
    ],
    [
      "our own mistake",
      part("Changed your mind?", "Exchange within 10 days, courier EGP 45 on you.") +
        part("When the slip is ours", "We cover everything and swap the piece within 20 days."),
      "",
      { exchange_days: 10, exchange_cost: 45 },
    ],
  ])("%s", (_, one, other, wanted) => {
    expect(said(one, other)).toMatchObject({ ...wanted, conflicts: [] });
  });

  test("a sum between two others sums them up", () => {
    const { conflicts } = said(
      part("Shipping", "Cairo EGP 50. Alexandria EGP 65. Aswan EGP 95."),
      part("Questions", "How much is delivery? Between 50 and 95 pounds by governorate."),
    );
    expect(conflicts).toEqual([]);
  });
});

test.each([
  ["a phone", "لو موبايلك مقفول المندوب هيمشي."],
  ["a shop", "المحل مقفول يوم الجمعة، والدفع كاش في باقي الأيام."],
])("%s that is shut is no sealed parcel", (_, line) => {
  const found = said(part("المعاينة", "تقدري تفتحي وتشوفي قبل ما تدفعي."), part("ملحوظة", line));
  expect(found).toMatchObject({ on_delivery: "open", conflicts: [] });
});

describe("a true contradiction is still named", () => {
  test.each([
    [
      "exchange_days",
      part("Exchange", "You have 14 days to exchange."),
      part("Questions", "How long do I have to exchange? 3 days."),
    ],
    [
      "on_delivery",
      part("الاستلام", "افتحي الطرد وعايني قبل الدفع."),
      part("شروط الشحن", "ممنوع فتح الطرد قبل الدفع للمندوب."),
    ],
    [
      "return_days",
      part("Returns", "No returns, exchange only."),
      part("Questions", "Can I return a piece? Sure, within 10 days."),
    ],
  ])("%s", (kind, one, other) => {
    expect(said(one, other).conflicts).toEqual([kind]);
  });

  test("also between two languages that stand beside each other in a table", () => {
    const rows = [
      ["تكلفة الاستبدال على البراند بالكامل.", "The customer pays the courier for any exchange."],
      ["الاستبدال خلال ٧ أيام من استلام الطلب.", "Exchange within 7 days of receiving the order."],
      ["الدفع كاش عند استلام الطلب فقط.", "Payment is cash on delivery only, please."],
    ];
    const table = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
    expect(said(`<table>${table.join("")}</table>`)).toMatchObject({
      conflicts: ["exchange_cost"],
      exchange_days: 7,
      cash_on_delivery: true,
    });
  });
});

test("a week in which a fault is told limits the fault, and no exchange is granted by it", () => {
  const found = said(
    part("الاستبدال", "لا نقبل الاستبدال ولا الإرجاع إلا لعيب يُبلَّغ عنه خلال أسبوع، وعندها الشحن علينا."),
  );
  expect(found).toMatchObject({ exchange_days: 0, return_days: 0, conflicts: [] });
});

test("a free service is no free exchange", () => {
  const found = said(
    part("الاستبدال والاسترجاع", "الاستبدال خلال ٧ أيام.", "نلمّع حقيبتك مجانًا مرة كل سنة."),
  );
  expect(found).not.toHaveProperty("exchange_cost");
  expect(found).not.toHaveProperty("return_cost");
});

test("a hotline in a heading of the footer is a way to reach the shop", () => {
  const found = said(`<p>شنط جلد.</p></main><footer><h5>الخط الساخن ١٦٧٨٩</h5></footer><main>`);
  expect(found).toMatchObject({ contact: ["phone:16789"] });
});

test("whatever is other than those is the rest, not those once more", () => {
  for (const rest of ["أي محافظة غير دول ٧٥.", "Any governorate other than those: 75 EGP."]) {
    const found = said(part("التوصيل بكام؟", "القاهرة ٥٠ جنيه.", rest));
    expect(found).toMatchObject({ delivery_fee: { cairo: 50, minya: 75 }, conflicts: [] });
  }
});

test("weeks of sewing are no days of delivery", () => {
  const found = said(
    part("Delivery", "We deliver to all governorates; a suit needs two weeks of tailoring first."),
  );
  expect(found).not.toHaveProperty("delivery_days");
});
