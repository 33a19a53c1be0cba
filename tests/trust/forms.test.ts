// The same terms, terse, in the forms that shops lay them out in: what is a label and what is its line is read from the form.
import { expect, test } from "vitest";
import { readPolicies } from "../../src/server/features/trust/policies/read-policies.ts";

type Lines = [label: string, line: string][];
const ENGLISH: Lines = [
  ["Delivery fee", "EGP 55 in Suez, EGP 90 elsewhere"],
  ["Free delivery", "Orders over EGP 1,900"],
  ["Exchange", "12 days, courier EGP 35"],
  ["Return", "6 days, you pay the courier"],
];
const ARABIC: Lines = [
  ["مصاريف الشحن", "٥٥ جنيه للسويس و٩٠ لباقي المحافظات"],
  ["شحن مجاني", "للطلبات فوق ١٩٠٠ جنيه"],
  ["الاستبدال", "١٢ يوم والمندوب بـ ٣٥ جنيه"],
  ["الاسترجاع", "٦ أيام والشحن عليكي"],
];

const FORMS: Record<string, (lines: Lines) => string> = {
  "a list of definitions": (lines) =>
    `<dl>${lines.map(([label, line]) => `<dt>${label}</dt><dd>${line}</dd>`).join("")}</dl>`,
  "headings with a line each": (lines) =>
    lines.map(([label, line]) => `<h3>${label}</h3><p>${line}</p>`).join(""),
  "text that is unfolded": (lines) =>
    lines
      .map(([label, line]) => `<details><summary>${label}</summary><p>${line}</p></details>`)
      .join(""),
  "text that a button unfolds": (lines) =>
    lines
      .map(
        ([label, line]) =>
          `<div><button aria-expanded="false">${label}</button><div>${line}</div></div>`,
      )
      .join(""),
  "a table of two columns": (lines) =>
    `<table>${lines.map(([label, line]) => `<tr><th>${label}</th><td>${line}</td></tr>`).join("")}</table>`,
  "boxes side by side": (lines) =>
    lines.map(([label, line]) => `<div><div>${label}</div><div>${line}</div></div>`).join(""),
  "one line each": (lines) => `<p>${lines.map((one) => one.join(": ")).join("<br>")}</p>`,
};

const factsOf = (html: string) => {
  const { facts, conflicts } = readPolicies([{ page: "terms", html: `<main>${html}</main>` }]);
  expect(conflicts).toEqual([]);
  return Object.fromEntries(facts.map(({ kind, value }) => [kind, value]));
};

test.each(
  Object.entries(FORMS).flatMap(([form, lay]) => [
    [`${form}, English`, lay(ENGLISH)] as const,
    [`${form}, Arabic`, lay(ARABIC)] as const,
  ]),
)("in %s", (_, html) => {
  expect(factsOf(html)).toMatchObject({
    delivery_fee: { suez: 55, cairo: 90 },
    free_from: 1900,
    exchange_days: 12,
    exchange_cost: 35,
    return_days: 6,
    return_cost: "shopper",
  });
});

test("a button that unfolds nothing is no heading", () => {
  const html = "<p>Linen dress</p><button>Free return</button><p>14 days of summer</p>";
  expect(factsOf(html)).toEqual({});
});
