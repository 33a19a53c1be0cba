// What is typed about a term, and the value it stands for. Maps are written for two parts of the country, as most shops do.
import { latinDigits } from "../../../contract/fold-words.ts";
import { GOVERNORATES, type TermKind, type TermValue } from "../../../contract/trust.ts";

export type Draft = { text: string; far: string; picked: string[] };

const NEAR = new Set<string>(["cairo", "giza"]);
const plain = (typed: string) => latinDigits(typed).trim();
const number = (typed: string): number | null => {
  const value = Number(plain(typed));
  return plain(typed) !== "" && Number.isFinite(value) && value >= 0 ? value : null;
};

export function draftOf(kind: TermKind, value: TermValue | undefined): Draft {
  const draft: Draft = { text: "", far: "", picked: [] };
  if (value === undefined) return draft;
  if (kind === "delivery_fee" || kind === "delivery_days") {
    const places = value as Record<string, number | string>;
    return {
      ...draft,
      text: String(places["cairo"] ?? ""),
      far: String(places["minya"] ?? places["aswan"] ?? ""),
    };
  }
  if (kind === "payment" || kind === "exceptions") return { ...draft, picked: value as string[] };
  if (kind === "contact" || kind === "branches")
    return { ...draft, text: (value as string[]).join("\n") };
  if (kind === "cash_limits") {
    const stated = value as Record<string, number | string>;
    return { ...draft, text: String(stated["up_to"] ?? ""), far: String(stated["deposit"] ?? "") };
  }
  return typeof value === "object" ? draft : { ...draft, text: String(value) };
}

/** Undefined where what is typed is no value. */
export function valueOf(kind: TermKind, { text, far, picked }: Draft): TermValue | undefined {
  switch (kind) {
    case "delivery_fee":
      return map(number(text), number(far));
    case "delivery_days":
      return map(span(text), span(far));
    case "free_from":
    case "exchange_days":
    case "return_days":
      return number(text) ?? undefined;
    case "cash_on_delivery":
      return text === "" ? undefined : text === "true";
    case "cash_limits":
      return limits(text, far);
    case "payment":
    case "exceptions":
      return picked;
    case "exchange_cost":
    case "return_cost":
      return text === "shop" || text === "shopper" ? text : (number(text) ?? undefined);
    case "contact":
    case "branches":
      return text
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
    default:
      return text || undefined;
  }
}

function map<Value extends number | string>(near: Value | null, far: Value | null) {
  if (near === null && far === null) return undefined;
  return Object.fromEntries(
    GOVERNORATES.flatMap((id) => {
      const value = NEAR.has(id) ? near : far;
      return value === null ? [] : [[id, value]];
    }),
  );
}

function span(typed: string): string | null {
  const match = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/.exec(plain(typed));
  return match ? `${match[1]}-${match[2] ?? match[1]}` : null;
}

function limits(upTo: string, deposit: string) {
  const found: Record<string, number | string> = {};
  const amount = number(upTo);
  if (amount !== null) found["up_to"] = amount;
  const sum = number(deposit);
  const percent = /^(\d{1,3})\s*[%٪]$/.exec(plain(deposit));
  if (percent) found["deposit"] = `${percent[1]}%`;
  else if (sum !== null) found["deposit"] = sum;
  return Object.keys(found).length > 0 ? found : undefined;
}
