// Why a row is left out: a sentence of the contract, or one of this feature's own words.
import type { MessageKey } from "../../../../contract/messages.ts";
import type { Field } from "./columns.ts";

export type Reason =
  | { message: MessageKey }
  | { word: "unknownId" | "severalUrls" }
  | { word: "sameAsRow"; row: number }
  | { word: "cellUnreadable"; field: Field; cell: string };
