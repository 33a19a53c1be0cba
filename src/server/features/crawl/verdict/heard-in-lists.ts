// What a list of the shop says of a piece beside what its own page says: written by another template, and without the
// prices of instalments, sets and neighbours that make a page hard to read. Who agrees makes a likely field sure; who says
// something else changes nothing.
import type { FieldEvidence } from "../../../../contract/imports.ts";
import { foldText } from "../extract/text.ts";
import type { RawProduct } from "../found-product.ts";
import { parsePrice, plainDigits } from "../normalise/prices.ts";

const near = (one: number, other: number) => Math.abs(one - other) < 0.006;
const NUMBER = /\d{1,3}(?:[,\u066c]\d{3})+(?:[.\u066b]\d{1,3})?|\d+(?:[.,\u066b]\d{1,3})?/g;
/** A list that shows more than a price and a former one is not plain. */
const NUMBERS_MAX = 4;

export function heardInLists(
  product: RawProduct,
  words: string | undefined,
  isContested: boolean | undefined,
): RawProduct {
  const { facts, price, regularPrice, currency, title } = product;
  if (!facts || !words) return product;
  const amounts = [...plainDigits(words.replace(title ?? "", " ")).matchAll(NUMBER)].flatMap(
    ([number]) => parsePrice(number, { currency })?.amount ?? [],
  );
  const [asked, former] = [price, regularPrice].map(
    (one) => parsePrice(one, { currency })?.amount ?? null,
  );
  const names = (amount: number | null | undefined) =>
    amount !== null && amount !== undefined && amounts.some((one) => near(one, amount));
  const isPlain = amounts.length <= NUMBERS_MAX && !isContested && names(asked);
  const isDearer = amounts.some((one) => asked && one > asked * 1.005 && !near(one, former ?? 0));
  const isSaid = {
    title: foldText(title ?? "").length > 3 && foldText(words).includes(foldText(title ?? "")),
    price: isPlain && !isDearer && (former === null || names(former)),
    sale: isPlain && !isDearer && names(former),
  };
  const raised = (told: FieldEvidence): FieldEvidence =>
    told.field in isSaid && isSaid[told.field as keyof typeof isSaid]
      ? confirmed(told, words)
      : told;
  return { ...product, facts: facts.map(raised) };
}

/** Nobody who was asked says otherwise: else it would not be likely. */
function confirmed(told: FieldEvidence, words: string): FieldEvidence {
  const isOneHand = new Set(told.witnesses.map(({ source }) => source)).size === 1;
  if (told.confidence !== "likely" || !isOneHand) return told;
  const witness = { source: "list" as const, says: words };
  return { ...told, confidence: "sure", witnesses: [...told.witnesses, witness] };
}
