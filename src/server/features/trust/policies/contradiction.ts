/**
 * One value for a kind that has one. Two statements contradict each other where both are of the whole shop: what is said of
 * some goods, of some places, of a second time or of a season stands beside the usual term, and completes it.
 */
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { evidenceOf, type Facts } from "./evidence.ts";
import type { Found, Kind } from "./fact.ts";

export function gatherSingle(kind: Kind, all: Found[], result: Facts): void {
  const plain = all.filter((one) => !one.weak);
  const counted = ofWholeShop(plain.length > 0 ? plain : all);
  if (counted === null) return;
  const values = withoutLesser(
    counted,
    withoutVaguer(kind, [...new Set(counted.map((one) => one.value))]),
  );
  const [value] = values;
  if (values.length === 1) result.facts.push({ kind, value, evidence: evidenceOf(counted) });
  // Hints that disagree with each other are no statement at all.
  else if (plain.length === 0 || isOneText(counted)) return;
  else if (kind === "on_delivery" || kind === "confirmation")
    gatherDoor(kind, values as string[], counted, result);
  else
    result.conflicts.push({
      kind,
      evidence: counted.map(({ quote, page, value: one }) => ({ quote, page, value: one })),
    });
}

/** Where the statements differ, those that are limited give way; limited ones of unlike scopes say nothing of the shop. */
function ofWholeShop(said: Found[]): Found[] | null {
  if (new Set(said.map(({ value }) => value)).size < 2) return said;
  const whole = said.filter(({ scope }) => scope === undefined);
  if (whole.length > 0) return whole;
  return new Set(said.map(({ scope }) => scope)).size === 1 ? said : null;
}

/** “The shopper pays” and “50 pounds” do not contradict each other: the sum says more. */
const withoutVaguer = (kind: Kind, values: unknown[]) =>
  kind.endsWith("_cost") && values.some((value) => typeof value === "number")
    ? values.filter((value) => value !== "shopper")
    : values;

/** Days that are granted and refused in one text: what is refused there is some other case. */
function withoutLesser(said: Found[], values: unknown[]): unknown[] {
  const isDays = said.every(({ kind }) => kind === "exchange_days" || kind === "return_days");
  return isDays && isOneText(said)
    ? values.filter((value) => value !== 0 || values.length === 1)
    : values;
}

/** One part of a page speaks of several cases rather than against itself: it says nothing that is sure. */
const isOneText = (said: Found[]) =>
  said.every(({ section }) => section !== undefined && section === elementAt(said, 0).section);

/** “Open it” and “try it on” go together; a phone call and a message are either of them. */
function gatherDoor(kind: Kind, values: string[], said: Found[], result: Facts): void {
  const isEither = kind === "confirmation";
  if (!isEither && values.includes("sealed"))
    result.conflicts.push({
      kind,
      evidence: said.map(({ quote, page, value }) => ({ quote, page, value })),
    });
  else result.facts.push({ kind, value: isEither ? "either" : "try", evidence: evidenceOf(said) });
}
