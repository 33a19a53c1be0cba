// @vitest-environment node
// A term as a line, in the digits of its language.
import { expect, test } from "vitest";
import { formatsOf } from "../../lib/formats.ts";
import { sayTerm, type Voice } from "./say-term.ts";

/** The words are another matter: a sentence says its parts here. */
const voice = (language: "en" | "ar"): Voice => ({
  t: (_key, parts: object = {}) => Object.values(parts).join(" "),
  place: (key) => key,
  formats: formatsOf(language),
});

test.each([
  ["en", "30%"],
  ["ar", "٣٠٪"],
] as const)("a deposit that is a share of the price, in %s", (language, said) => {
  const term = { kind: "cash_limits", value: { deposit: "30%" } } as const;
  expect(sayTerm(term, "", voice(language)).replace(/[\u200e\u200f\u061c]/g, "")).toBe(said);
});
