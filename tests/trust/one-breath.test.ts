// Pages that are told in one breath, clauses that name others by number, zones and regions with their own lists, and what only looks like them.
import { describe, expect, test } from "vitest";
import { readPolicies } from "../../src/server/features/trust/policies/read-policies.ts";

const factsOf = (html: string, page = "terms") => {
  const { facts, conflicts } = readPolicies([{ page, html: `<main>${html}</main>` }]);
  const found: Record<string, unknown> = Object.fromEntries(
    facts.map(({ kind, value }) => [kind, value]),
  );
  return {
    ...found,
    ...(conflicts.length > 0 && { conflicts: conflicts.map(({ kind }) => kind) }),
  };
};

describe("a page told in one breath", () => {
  test("in Egyptian Arabic", () => {
    const facts: Record<string, unknown> = factsOf(`<h1>اعرفي قبل ما تشتري</h1><p>إحنا أختين
      بنشتغل من البيت فخلينا نحكيلك الحكاية من أولها: الشحن في إسكندرية بـ ٣٥ جنيه، وفي باقي المحافظات بـ ٦٥
      جنيه، والأوردر بيوصل في خلال ٤ أيام، وهنكلمك تليفون الأول نأكد العنوان، والدفع كاش لما تستلمي أو
      انستاباي، ولو المقاس مش مظبوط معاكي ٩ أيام تبدليه ومصاريف التبديل علينا، ولو حبيتي ترجعيه يبقى في
      خلال ٥ أيام من الاستلام وفلوسك بترجعلك كاملة، والكلام ده كله ما يسريش على الطرح.</p>`);
    expect(facts).toMatchObject({
      cash_on_delivery: true,
      exchange_days: 9,
      exchange_cost: "shop",
      return_days: 5,
      refund_as: "money",
      confirmation: "phone",
      exceptions: ["scarves"],
    });
    expect(facts.delivery_fee).toMatchObject({ alexandria: 35, qena: 65 });
    expect(facts.delivery_days).toMatchObject({ alexandria: "0-4", qena: "0-4" });
    expect(facts.conflicts).toBeUndefined();
  });

  test("in English", () => {
    const facts: Record<string, unknown> =
      factsOf(`<h1>Read me</h1><p>Here is everything in one go so
      nobody has to ask: delivery is EGP 45 in Cairo and Giza and EGP 80 in the other governorates, it
      takes 2 to 4 days, we message you on WhatsApp to confirm before anything is packed, you pay cash at
      the door or by InstaPay, you can exchange within 8 days and the courier is on us, and if you would
      rather return it you have 4 days from receipt and pay the courier yourself.</p>`);
    expect(facts).toMatchObject({
      cash_on_delivery: true,
      confirmation: "whatsapp",
      exchange_days: 8,
      exchange_cost: "shop",
      return_days: 4,
      return_cost: "shopper",
    });
    expect(facts.delivery_fee).toMatchObject({ cairo: 45, giza: 45, aswan: 80 });
  });

  test("a long sentence about one thing stays whole", () => {
    const facts =
      factsOf(`<h1>Exchange</h1><p>You may exchange a piece within 11 days, as long as the tag
      is on it, the box is the one it came in, the bag is folded the way we folded it, and nobody, not even
      your sister, has washed it, ironed it, or worn it to a wedding in between.</p>`);
    expect(facts).toEqual({ exchange_days: 11 });
  });

  test("a story in one breath has no terms", () => {
    expect(
      factsOf(`<h1>Our story</h1><p>We began with two machines, and my mother cut the patterns on the kitchen
        table, and the neighbours came to look, and in 2014 we opened a small room in Shubra, and we still
        iron every shirt ourselves, and we open the windows at seven, and we would not exchange it for
        anything.</p>`),
    ).toEqual({});
  });
});

describe("clauses that name others", () => {
  test("by number, in English", () => {
    const facts: Record<string, unknown> = factsOf(`<h1>Cancellation &amp; Returns</h1>
      <p>4. Exchange. The Buyer may exchange an item within twenty-one (21) days after delivery.</p>
      <p>5. Return. The Buyer may return an item within ten (10) days after delivery.</p>
      <p>6. Costs. Except where the item is faulty, carriage under Clauses 4 and 5 shall be paid by the Buyer.</p>
      <p>7. Exclusions. Clauses 4 and 5 do not apply to swimwear, socks or personalised items.</p>
      <p>8. Cancellation is free of charge within one (1) hour.</p>`);
    expect(facts).toMatchObject({
      exchange_days: 21,
      return_days: 10,
      exchange_cost: "shopper",
      return_cost: "shopper",
    });
    expect(facts.exceptions).toEqual(expect.arrayContaining(["swimwear", "socks", "custom"]));
  });

  test("as the one before, in Arabic", () => {
    const facts: Record<string, unknown> = factsOf(`<h1>الشروط</h1>
      <h2>المادة الأولى – الاستبدال</h2><p>للعميل استبدال المنتج خلال 12 يومًا من الاستلام.</p>
      <h2>المادة الثانية – ما يُستثنى</h2><p>لا تسري المادة السابقة على الجوارب وأغطية الرأس.</p>`);
    expect(facts.exchange_days).toBe(12);
    expect(facts.exceptions).toEqual(expect.arrayContaining(["socks", "scarves"]));
  });

  test("a number that no clause has names nothing", () => {
    expect(factsOf("<h1>Care</h1><p>Clause 9 does not apply to socks.</p>")).toEqual({});
  });
});

describe("places by zones and lists", () => {
  test("zones defined where they are priced", () => {
    const facts: Record<string, unknown> = factsOf(`<h1>Delivery</h1>
      <p>The delivery fee is EGP 50 in Zone A, being Cairo and Giza; EGP 65 in Zone B, being Alexandria and
      Beheira; and EGP 95 in Zone C, being every governorate not named above.</p>
      <p>Orders arrive in 2 to 3 days in Zone A, 3 to 4 days in Zone B and 5 to 7 days in Zone C.</p>`);
    expect(facts.delivery_fee).toMatchObject({ cairo: 50, beheira: 65, sohag: 95 });
    expect(facts.delivery_days).toMatchObject({ giza: "2-3", alexandria: "3-4", aswan: "5-7" });
  });

  test("zones defined in a table of their own", () => {
    const facts: Record<string, unknown> = factsOf(`<h1>الشحن</h1>
      <table><tr><th>المنطقة</th><th>المحافظات</th></tr><tr><td>أ</td><td>القاهرة والجيزة</td></tr>
      <tr><td>ب</td><td>السويس وبورسعيد</td></tr></table>
      <table><tr><th>المنطقة</th><th>سعر الشحن</th><th>المدة بالأيام</th></tr>
      <tr><td>المنطقة أ</td><td>٤٥ جنيه</td><td>١ – ٢</td></tr>
      <tr><td>المنطقة ب</td><td>٧٠ جنيه</td><td>٣ – ٥</td></tr></table>`);
    expect(facts.delivery_fee).toEqual({ cairo: 45, giza: 45, suez: 70, "port-said": 70 });
    expect(facts.delivery_days).toEqual({
      cairo: "1-2",
      giza: "1-2",
      suez: "3-5",
      "port-said": "3-5",
    });
  });

  test("a region with its list is no more than the list", () => {
    const fees = (line: string) =>
      factsOf(`<h1>Shipping</h1><ul><li>${line}</li></ul>`) as {
        delivery_fee: Record<string, number>;
      };
    expect(fees("Remote areas (Matrouh, Red Sea): EGP 140").delivery_fee).toEqual({
      matrouh: 140,
      "red-sea": 140,
    });
    expect(fees("Upper Egypt (including Luxor): EGP 90").delivery_fee).toMatchObject({
      sohag: 90,
      luxor: 90,
    });
  });

  test("all that is joined to what is left out is left out", () => {
    const { delivery_fee: fee } = factsOf(
      "<h1>الشحن</h1><p>الشحن ٨٠ جنيه لكل المحافظات ما عدا شمال سيناء ومطروح والوادي الجديد.</p>",
    ) as { delivery_fee: Record<string, number> };
    expect(fee).toMatchObject({ cairo: 80, luxor: 80 });
    expect(Object.keys(fee)).not.toEqual(expect.arrayContaining(["north-sinai"]));
    expect(fee.matrouh).toBeUndefined();
    expect(fee["new-valley"]).toBeUndefined();
  });
});

describe("lines that lean on their neighbours", () => {
  test("a time alone and the sentence that points back to it", () => {
    expect(
      factsOf("<h1>Changes</h1><p>Fifteen days. That is how long you have to swap a piece.</p>"),
    ).toEqual({ exchange_days: 15 });
  });

  test("a statement with a short question behind it", () => {
    expect(
      factsOf(
        "<h1>التوصيل</h1><p>المندوب هيستناكي ربع ساعة تجربي الفستان براحتك، مش عاجبك؟ رجعيه معاه.</p>",
      ),
    ).toEqual({ on_delivery: "try" });
  });

  test("an address that opens and closes is a shop, one that is to come is none", () => {
    const branches = (html: string) =>
      (factsOf(html, "houses") as { branches?: string[] }).branches;
    expect(
      branches("<h1>Our Rooms</h1><p>Zamalek: 9 Brazil Street, Cairo. Open 11 am to 9 pm.</p>"),
    ).toHaveLength(1);
    expect(
      branches("<h1>Stores</h1><p>Zamalek: 9 Brazil Street, Cairo – coming winter 2027.</p>"),
    ).toBeUndefined();
    expect(
      branches("<h1>فروعنا</h1><p>سيفتتح فرع طنطا، شارع البحر، الغربية، أبوابه العام القادم.</p>"),
    ).toBeUndefined();
  });

  test("a house number is no fee", () => {
    expect(
      factsOf("<h1>فروعنا</h1><p>فرع شبرا: ٦٢ شارع أحمد حلمي، القاهرة – من ١٠ لـ ١١</p>"),
    ).not.toHaveProperty("delivery_fee");
  });
});

describe("what only looks like a term", () => {
  test.each([
    ["Delivery", "A free tote with every order over EGP 1,800."],
    ["الشحن", "لا يتم الشحن في عطلة نهاية الأسبوع."],
    ["التسليم", "وقد تمتد هذه المدة إلى 20 يومًا في حالات القوة القاهرة."],
    ["About", "The studio is open by appointment on Tuesdays."],
    ["Work with us", "We look for a cutter, 6 days a week, paid weekly in cash."],
    ["زي المدارس", "تدفع المدرسة ٣٠٪ مقدمًا والتوصيل مجاني داخل القاهرة."],
    ["الشحن", "الشحن القياسي متاح لكل المحافظات."],
    ["", "العودة إلى الصفحة الرئيسية خلال 5 أيام."],
    ["", "تبادل الخبرات بين الحرفيين خلال 3 أيام."],
  ])("%s: %s", (heading, line) => {
    expect(factsOf(`${heading ? `<h1>${heading}</h1>` : ""}<p>${line}</p>`)).toEqual({});
  });
});

describe("words of pages that were translated", () => {
  test.each([
    ["سياسة الإرجاع", "لديك 18 يومًا بعد استلام العنصر لطلب تبادله.", { exchange_days: 18 }],
    ["", "لا يمكننا قبول العودة على عناصر البيع.", { exceptions: ["sale"] }],
    ["", "تتحمل أنت تكاليف الشحن من أجل العودة.", { return_cost: "shopper" }],
    [
      "Policies",
      "The replacement is during 16 days from the date of the receipt.",
      { exchange_days: 16 },
    ],
    ["Policies", "The pieces of the discounts are not replaced.", { exceptions: ["sale"] }],
    ["التوصيل", "لا تكسر ختم الطرد قبل أن تدفع للمندوب.", { on_delivery: "sealed" }],
  ])("%s: %s", (heading, line, facts) => {
    expect(factsOf(`${heading ? `<h1>${heading}</h1>` : ""}<p>${line}</p>`)).toEqual(facts);
  });
});
