import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { BrandTerms, Term } from "../../../contract/trust.ts";
import { TrustCard } from "./trust-card.tsx";

afterEach(cleanup);

const AT = "2026-11-17T10:00:00.000Z";
const PAGE = "https://shop.example/returns";
const term = (kind: Term["kind"], value: Term["value"], rest: Partial<Term> = {}): Term => ({
  kind,
  value,
  by: "shop",
  evidence: [{ quote: `About ${kind}.`, page: PAGE }],
  at: AT,
  ...rest,
});
const show = (terms: Partial<BrandTerms>) =>
  render(<TrustCard terms={{ terms: [], disputed: [], read_at: AT, ...terms }} />);
const line = (label: string) => screen.getByText(label, { selector: "dt" }).parentElement!;

test("a term below the consumer law's minimum has the law beside it, one that meets it has not", () => {
  show({ terms: [term("exchange_days", 7), term("return_days", 14)] });
  expect(line("Exchange").textContent).toMatch(/consumer law \(181\/2018\) speaks of 14 days/);
  expect(line("Return").textContent).not.toMatch(/law/);
});

test("each term stands on its sentence and page; the brand's own word is marked as such", () => {
  show({
    terms: [term("exchange_days", 14), term("free_from", 900, { by: "brand", evidence: [] })],
  });
  expect(within(line("Exchange")).getByText("About exchange_days.")).toBeTruthy();
  expect(within(line("Exchange")).getByRole("link", { hidden: true }).getAttribute("href")).toBe(
    PAGE,
  );
  expect(within(line("Free delivery from")).getByText(/^The brand’s word/)).toBeTruthy();
});

test("each term has its own date: when its page last said so, or when the brand wrote it", () => {
  show({
    terms: [
      term("exchange_days", 14, { at: "2026-11-03T10:00:00.000Z" }),
      term("return_days", 14),
      term("free_from", 900, { by: "brand", evidence: [], at: "2026-10-05T10:00:00.000Z" }),
    ],
  });
  expect(line("Exchange").textContent).toMatch(/Where it says so .*3.*2026/);
  expect(line("Return").textContent).toMatch(/Where it says so .*17.*2026/);
  expect(line("Free delivery from").textContent).toMatch(/The brand’s word .*5.*2026/);
});

test("pages that contradict each other are said to, with what each of them says", () => {
  const evidence = [
    { quote: "Exchange within 7 days.", page: PAGE, value: 7 },
    { quote: "You have 14 days.", page: "https://shop.example/faq", value: 14 },
  ];
  show({ disputed: [{ kind: "exchange_days", evidence }] });
  const said = within(line("Exchange"));
  expect(said.getByText(/contradict each other/)).toBeTruthy();
  for (const { quote } of evidence) expect(said.getByText(quote)).toBeTruthy();
});

test("a brand's page says since when it is here, and with how many pieces", () => {
  show({ presence: { since: AT, pieces: 42 } });
  expect(line("On Ribby").textContent).toMatch(/since .*2026.*42/);
});

test("each shop to visit is a line of its own, in its own direction", () => {
  show({ terms: [term("branches", ["giza/الدقي، ١٢ شارع مصدق", "cairo/CityStars Mall"])] });
  const lines = ["الدقي، ١٢ شارع مصدق", "CityStars Mall"].map((name) =>
    within(line("Shops to visit")).getByText(name),
  );
  expect(lines.map((one) => one.getAttribute("dir"))).toEqual(["auto", "auto"]);
});
