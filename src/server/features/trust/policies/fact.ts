/** What a reader found on a page: one statement, with the sentence it stands in. */
import type { Governorate } from "../../../../contract/trust.ts";

export const KINDS = [
  "delivery_fee",
  "delivery_days",
  "free_from",
  "cash_on_delivery",
  "cash_limits",
  "payment",
  "exchange_days",
  "exchange_cost",
  "return_days",
  "return_cost",
  "refund_as",
  "exceptions",
  "on_delivery",
  "confirmation",
  "contact",
  "branches",
  "conflicts",
] as const;
export type Kind = (typeof KINDS)[number];

export type Found = {
  kind: Kind;
  value: unknown;
  quote: string;
  page: string;
  /** Read from a hint only: gives way to anything said plainly. */
  weak?: boolean;
  /** Nothing around it speaks for it (`standing.ts`): contradicts nobody. */
  isDoubtful?: boolean;
  /** The part of the page it stands in; what is said in one part and one language does not contradict itself. */
  section?: string;
  /** The goods, places or occasions it is limited to (`scope.ts`); the usual term stands before it. */
  scope?: string;
};
/** Where a fee or a time holds; `rest` and `all` are resolved when the page has been read. */
export type Zoned = {
  ids: Governorate[];
  reach: "named" | "region" | "rest" | "all";
  /** Named beside “the rest”, with a value that was not understood: not of the rest. */
  but?: Governorate[];
  value: number | string;
  quote: string;
  page: string;
  section: string;
  isDoubtful?: boolean;
};
