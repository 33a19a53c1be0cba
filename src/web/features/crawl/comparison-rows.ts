// The two readings side by side, as text: an empty value is null, a price of the selectors carries a $.
import type { ExtractedProduct, FollowupProduct } from "../../../contract/crawl.ts";

export type ComparisonRow = {
  name: "title" | "description" | "original" | "sales" | "variants";
  read: string | null;
  followup: string | null;
  differs: boolean;
};

export function comparisonRows(
  read: ExtractedProduct | null,
  followup: FollowupProduct | null,
  amount: (value: number) => string,
): ComparisonRow[] {
  const plain = (value: unknown) => (typeof value === "number" ? amount(value) : asText(value));
  const priced = (value: number | null | undefined) => (value == null ? null : `$${value}`);
  const row = (
    name: ComparisonRow["name"],
    [one, other]: [unknown, unknown],
    shown: string | null,
  ): ComparisonRow => ({
    name,
    read: plain(one),
    followup: shown,
    differs: asText(one) !== asText(other),
  });
  const described = (of: { title?: string | null; description?: string | null } | null) =>
    of?.description && isSame(of.description, of.title) ? null : of?.description;
  return [
    row("title", [read?.title, followup?.title], asText(followup?.title)),
    row("description", [described(read), described(followup)], asText(described(followup))),
    row("original", [read?.original_price, followup?.price], priced(followup?.price)),
    row("sales", [read?.sales_price, followup?.current_price], priced(followup?.current_price)),
    row("variants", [read?.variants, followup?.variants], asText(followup?.variants)),
  ];
}

/** A shop that has no description often repeats the title in its place: that is none. */
const isSame = (description: string, title: string | null | undefined): boolean =>
  description.trim().toLowerCase() === title?.trim().toLowerCase();

/** Things are written as JSON, lists of words joined by commas, nothing as nothing. */
function asText(value: unknown): string | null {
  if (typeof value === "string") return value === "" ? null : value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) {
    return value.join(", ") || null;
  }
  return value == null ? null : JSON.stringify(value, null, 2);
}
