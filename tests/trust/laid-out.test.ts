// Terms whose meaning hangs on where they stand: numbered clauses, lists in strips, conditions put as questions, figures by place.
import { expect, test } from "vitest";
import { readPolicies } from "../../src/server/features/trust/policies/read-policies.ts";

const factsOf = (html: string) => {
  const { facts } = readPolicies([{ page: "terms", html: `<main>${html}</main>` }]);
  return Object.fromEntries(facts.map(({ kind, value }) => [kind, value]));
};

test("the name of a numbered clause stands for what its lines are about", () => {
  const english = factsOf(`<h1>Conditions</h1>
    <p>Article 1 – Scope. These conditions hold for what is bought here.</p>
    <p>Article 2 – Delivery. It takes no more than 5 days.</p>
    <p>Article 3 – Exchange. You have 12 days from receipt.</p>
    <p>Article 4 – What is not exchanged. Swimwear and socks.</p>`);
  expect(english).toMatchObject({ exchange_days: 12, exceptions: ["swimwear", "socks"] });
  expect(english.return_days).toBeUndefined();
  const arabic = factsOf(`<h1>الشروط</h1>
    <p>البند الأول: النطاق. تسري هذه الشروط على ما يباع هنا.</p>
    <p>البند الثاني: الاستبدال. أمام العميل 9 أيام من الاستلام.</p>
    <p>البند الثالث: الاسترجاع. أمام العميل 6 أيام من الاستلام.</p>
    <p>البند الرابع: ما لا يُستبدل ولا يُسترجع. الشرابات والمايوهات.</p>`);
  expect(arabic).toMatchObject({ exchange_days: 9, return_days: 6 });
  expect(arabic.exceptions).toEqual(expect.arrayContaining(["socks", "swimwear"]));
});

test("a table set in two strips is read to its end", () => {
  const head = "<tr><th>Governorate</th><th>Fee</th><th>Days</th></tr>";
  const twice = head.replace("</tr>", "<th>Governorate</th><th>Fee</th><th>Days</th></tr>");
  const facts = factsOf(`<h2>Delivery</h2><table>${twice}
    <tr><td>Cairo</td><td>42</td><td>1-2</td><td>Qena</td><td>88</td><td>4-6</td></tr>
    <tr><td>Giza</td><td>44</td><td>2-3</td><td>Luxor</td><td>92</td><td>5-7</td></tr></table>`);
  expect(facts).toMatchObject({
    delivery_fee: { cairo: 42, giza: 44, qena: 88, luxor: 92 },
    delivery_days: { cairo: "1-2", giza: "2-3", qena: "4-6", luxor: "5-7" },
  });
});

test("a condition put as a question belongs to its answer", () => {
  expect(factsOf("<p>Basket above 1,650 EGP? Shipping is on us.</p>").free_from).toBe(1650);
  expect(factsOf("<p>طلبك فوق ١٦٥٠ جنيه؟ التوصيل علينا.</p>").free_from).toBe(1650);
  expect(factsOf("<p>Is a dress 1,650 EGP? Shipping is fast.</p>").free_from).toBeUndefined();
});

test.each([
  ["السويس 35، القاهرة والجيزة 55، وأي مكان غيرهم 75", { suez: 35, cairo: 55, minya: 75 }],
  ["المندوب جوه المنيا بـ 30 وباقي المحافظات بـ 70", { minya: 30, cairo: 70 }],
])("figures by place are what the way costs: %s", (text, fees) => {
  expect(factsOf(`<p>${text}</p>`).delivery_fee).toMatchObject(fees);
});

test("times by place are how long it takes, and numbers of other things are not", () => {
  expect(
    factsOf("<ul><li>⏱ Cairo & Giza 24 to 48 hours, other governorates 3-5 days</li></ul>")
      .delivery_days,
  ).toMatchObject({ cairo: "1-2", minya: "3-5" });
  expect(factsOf("<p>Our team: Cairo 45 people, the other governorates 85 people.</p>")).toEqual(
    {},
  );
  expect(factsOf("<p>القاهرة فيها 45 خياطة وباقي المحافظات فيها 85 خياطة.</p>")).toEqual({});
});
