// Where a statement stands decides whether it is believed: alone and in a story's words it states nothing and contradicts nobody.
import { expect, test } from "vitest";
import { readPolicies } from "../../src/server/features/trust/policies/read-policies.ts";

const read = (pages: Record<string, string>) => {
  const { facts, conflicts } = readPolicies(
    Object.entries(pages).map(([page, html]) => ({ page, html: `<main>${html}</main>` })),
  );
  return {
    ...Object.fromEntries(facts.map(({ kind, value }) => [kind, value])),
    ...(conflicts.length > 0 && { conflicts: conflicts.map(({ kind }) => kind) }),
  };
};
const TERMS =
  "<h2>Returns</h2><p>Returns within 9 days.</p><h2>Payment</h2><p>Cash on delivery or card.</p><h2>Exchange</h2><p>Exchange within 12 days.</p>";
const STORIES = [
  "A potter in Fez told us of his 200-day returns over mint tea.",
  "Our neighbour swears the pyramids were built with 90-day refunds and onions.",
  "In the bazaar of Aswan everything is final, even the smile.",
];

test.each(STORIES)("alone on its page, this states nothing: %s", (story) => {
  expect(read({ "diary.html": `<p>${story}</p>` })).toEqual({});
});

test.each(STORIES)("beside terms, this changes and contradicts nothing: %s", (story) => {
  const terms = read({ "policy.html": TERMS });
  expect(terms).toMatchObject({ return_days: 9, exchange_days: 12, cash_on_delivery: true });
  expect(read({ "policy.html": TERMS, "diary.html": `<p>${story}</p>` })).toEqual(terms);
  expect(read({ "policy.html": `${TERMS}<h2>Good to know</h2><p>${story}</p>` })).toEqual(terms);
});

test("a banner alone on the home page is believed, and a second one that says otherwise contradicts it", () => {
  const banner = (sum: string) => `<p>Free shipping over ${sum} EGP</p>`;
  expect(read({ "index.html": banner("1,450") })).toEqual({ free_from: 1450 });
  expect(read({ "index.html": banner("1,450"), "x.html": banner("1,700") })).toEqual({
    conflicts: ["free_from"],
  });
});

test("boxes of one shape have labels, whatever these say, and pieces of a line are one statement", () => {
  const box = (label: string, line: string) => `<div><div>${label}</div><div>${line}</div></div>`;
  const boxes = [
    box("SHIPPING", "Free. All Egypt. Forever."),
    box("HOW FAST", "3 to 8 days, anywhere in Egypt."),
    box("SWAP", "18 days. The courier is on us."),
    box("RETURNS", "9 days. The trip is 45 EGP, at your expense."),
    box("WHAT WE CANNOT SWAP OR TAKE BACK", "Socks. Scarves. Totes."),
  ];
  const told = read({ "deal.html": boxes.join("") });
  expect(told).not.toHaveProperty("cash_limits");
  expect(told).toMatchObject({
    delivery_fee: { cairo: 0, aswan: 0 },
    delivery_days: { cairo: "3-8" },
    exchange_days: 18,
    exchange_cost: "shop",
    return_days: 9,
    return_cost: 45,
    exceptions: expect.arrayContaining(["socks", "scarves", "bags"]) as unknown,
  });
});
