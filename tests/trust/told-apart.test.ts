// Terms told by how a page is laid out: rows of plain elements, answers apart from their questions, tabs, lists within items, lines broken by hand.
import { expect, test } from "vitest";
import { readChartPage } from "../../src/server/features/trust/charts/read-chart.ts";
import { readPolicies } from "../../src/server/features/trust/policies/read-policies.ts";

const factsOf = (html: string) => {
  const { facts, conflicts } = readPolicies([{ page: "terms", html: `<main>${html}</main>` }]);
  expect(conflicts).toEqual([]);
  return Object.fromEntries(facts.map(({ kind, value }) => [kind, value]));
};
const boxes = (rows: string[][], [row, cell] = ["div", "div"]) =>
  rows
    .map((cells) => `<${row}>${cells.map((one) => `<${cell}>${one}</${cell}>`).join("")}</${row}>`)
    .join("");
const byPlace = {
  delivery_fee: { cairo: 52, giza: 52, alexandria: 63, suez: 88 },
  delivery_days: { cairo: "1-2", giza: "1-2", alexandria: "2-3", suez: "3-6" },
};
const ROWS = [
  ["1–2 days", "52 EGP", "Cairo + Giza"],
  ["2–3 days", "63 EGP", "Alex (الإسكندرية)"],
  ["3–6 days", "88 EGP", "Other governorates"],
];

test.each([
  ["boxes in boxes", `<section>${boxes(ROWS)}</section>`],
  ["spans in boxes", `<section>${boxes(ROWS, ["div", "span"])}</section>`],
  [
    "items of three lines",
    `<ul>${ROWS.map((row) => `<li>${row.join("<br>")}</li>`).join("")}</ul>`,
  ],
  [
    "all in one box",
    `<div>${ROWS.flat()
      .map((one) => `<div>${one}</div>`)
      .join("")}</div>`,
  ],
  ["between other text", `<p>We pack daily.</p>${boxes(ROWS)}<p>Thank you.</p>`],
  ["with heads", `<div>${boxes([["How long", "How much", "Where"], ...ROWS])}</div>`],
])("fees and times by place are read from %s", (_, html) => {
  expect(factsOf(`<h2>Shipping</h2>${html}`)).toMatchObject(byPlace);
});

test("a unit that is said in one row holds for the column", () => {
  const rows = [
    ["القاهرة والجيزة:", "٢ – ٣ أيام عمل"],
    ["باقي المحافظات:", "٤ – ٦"],
  ];
  expect(factsOf(`<h2>التوصيل</h2>${boxes(rows)}`).delivery_days).toMatchObject({
    cairo: "2-3",
    minya: "4-6",
  });
});

test.each([
  [
    "customers",
    [
      ["Mona, Cairo", "Arrived in 2 days"],
      ["Sara, Alexandria", "Arrived in 5 days"],
    ],
  ],
  [
    "branches",
    [
      ["Maadi, Cairo", "Road 9, 45"],
      ["Smouha, Alexandria", "Victor Street 30"],
    ],
  ],
  [
    "sales",
    [
      ["Cairo", "1200 pieces sold"],
      ["Giza", "800 pieces sold"],
    ],
  ],
])("rows on %s are no delivery", (_, rows) => {
  const facts = factsOf(`<h2>What people say</h2>${boxes(rows)}`);
  expect(facts.delivery_days).toBeUndefined();
  expect(facts.delivery_fee).toBeUndefined();
});

test("a table of roles is a table", () => {
  const roles = (name: string, cells: string[]) =>
    `<div role="row">${cells.map((one) => `<span role="${name}">${one}</span> `).join("")}</div>`;
  const chart = `<div role="table">${roles("columnheader", ["Size", "Chest", "Sleeve"])}
    ${roles("cell", ["48", "104", "64.5"])}${roles("cell", ["50", "108", "65"])}</div>`;
  expect(readChartPage(`<main><h1>Blazer</h1>${chart}</main>`)?.sizes).toEqual({
    "48": { bust: [104, 104], sleeve: [64.5, 64.5] },
    "50": { bust: [108, 108], sleeve: [65, 65] },
  });
});

const QUESTIONS = ["Can I return it?", "Who pays the courier then?", "It came with a hole!"];
const ANSWERS = [
  "Yes, for 9 days from receipt, back to your card.",
  "You do.",
  "Tell us within 40 days; we pay for everything.",
];
const answered = { return_days: 9, return_cost: "shopper", refund_as: "money" };

test("an answer belongs to the link that leads to it", () => {
  const list = QUESTIONS.map((one, at) => `<li><a href="#a${at}">${one}</a></li>`).join("");
  const panels = ANSWERS.map((one, at) => `<div id="a${at}"><i>${at + 1})</i><p>${one}</p></div>`);
  expect(factsOf(`<ol>${list}</ol><h3>Answers</h3>${panels.join("")}`)).toEqual(answered);
});

test("an answer belongs to the question of its number, and without one to none", () => {
  const list = QUESTIONS.map((one, at) => `<p>${at + 1}. ${one.replace("!", "?")}</p>`).join("");
  const numbered = ANSWERS.map((one, at) => `<p>${at + 1}. ${one}</p>`).join("");
  expect(factsOf(`${list}${numbered}`)).toEqual(answered);
  expect(factsOf(`${list}<p>EGP 60 everywhere in Egypt.</p>`).return_cost).toBeUndefined();
});

test("panels belong to their tabs, in their order", () => {
  const panels = (role: string) => `<div ${role}><p>Linen.</p></div><div ${role}>
    <p>Within 12 days of receipt, and the courier is on us.</p></div>`;
  const told = { exchange_days: 12, exchange_cost: "shop" };
  expect(
    factsOf(`<div role="tablist"><button>Cloth</button><button>Exchange</button></div>
      ${panels('role="tabpanel"')}`),
  ).toEqual(told);
  expect(
    factsOf(`<ul class="nav-tabs"><li>Cloth</li><li>Exchange</li></ul>
      <div class="tab-content">${panels('class="tab-pane"')}</div>`),
  ).toEqual(told);
});

test("a button that asks heads what it unfolds", () => {
  expect(
    factsOf(`<div><div class="h"><button>Refund?</button></div><div><p>Within 8 days, and the sum
      comes back to your card.</p></div></div>`),
  ).toEqual({ return_days: 8, refund_as: "money" });
});

test("what an item says leads the list inside of it", () => {
  expect(
    factsOf(`<h2>Exchanges and refunds</h2><ol>
      <li>Exchanges are accepted for 16 days.<ul><li>The first one is free of charge.</li></ul></li>
      <li>Refunds are accepted for 6 days.<ul><li>We pay back to the card used.</li>
        <li>EGP 45 is deducted for the courier.</li></ul></li></ol>`),
  ).toEqual({
    exchange_days: 16,
    exchange_cost: "shop",
    return_days: 6,
    return_cost: 45,
    refund_as: "money",
  });
  expect(
    factsOf(`<h2>الشروط</h2><ol><li>العيوب<ol><li>خلال ٣٠ يوم والشحن علينا</li></ol></li></ol>`),
  ).toEqual({});
});

test("a line that is broken within its sentence goes on", () => {
  expect(
    factsOf(
      `<p>Shipping is 55 EGP<br>for Cairo and Giza and<br>85 EGP<br>for other governorates.</p>`,
    ).delivery_fee,
  ).toMatchObject({ cairo: 55, giza: 55, minya: 85 });
  expect(
    factsOf(`<p>الشحن ٥٥ جنيه<br>للقاهرة والجيزة<br>و٨٥ جنيه<br>لباقي المحافظات</p>`).delivery_fee,
  ).toMatchObject({ cairo: 55, giza: 55, minya: 85 });
  expect(factsOf(`<p>Exchange 14 days<br>Return 7 days<br>Cash on delivery</p>`)).toMatchObject({
    exchange_days: 14,
    return_days: 7,
    cash_on_delivery: true,
  });
});

test("a sum in a box of its own beside a box of places is not of everywhere", () => {
  const pairs = [
    "<p>55 EGP</p><p>Cairo</p><hr><p>By train</p><p>70 EGP</p><p>Alexandria</p>",
    "<p>Cairo</p><p>55 EGP</p><p>That is near.</p><p>Alexandria</p><p>70 EGP</p>",
  ];
  for (const html of pairs) expect(factsOf(`<h2>Delivery</h2>${html}`)).toEqual({});
});
