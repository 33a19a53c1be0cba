// Every feed by its address: what it is called, which channel it belongs to, and how a piece is written.
import type { Channel } from "../../../../contract/assistants.ts";
import type { Fact } from "../../../../contract/facts.ts";
import type { Product } from "../../../../contract/products.ts";
import type { Offer } from "../offer.ts";
import { acpProduct } from "./acp.ts";
import { arabicItems, googleFoot, googleHead, googleItems } from "./google.ts";
import { tableHead, tableRows } from "./table.ts";

export type FeedFormat = {
  channel: Channel;
  type: string;
  head: (title: string, link: string) => string;
  /** One piece, ended by a line break. */
  write: (offer: Offer, facts: Fact[]) => string;
  foot: string;
};

const none = () => "";
const line = (value: unknown) => `${JSON.stringify(value)}\n`;

export const FORMATS = {
  "acp/products.jsonl": {
    channel: "acp",
    type: "application/jsonl; charset=utf-8",
    head: none,
    write: (offer) => line(acpProduct(offer)),
    foot: "",
  },
  "assistants.csv": {
    channel: "table",
    type: "text/csv; charset=utf-8",
    head: () => tableHead,
    write: tableRows,
    foot: "",
  },
  "google.xml": {
    channel: "google",
    type: "application/xml; charset=utf-8",
    head: googleHead,
    write: googleItems,
    foot: googleFoot,
  },
  "google-ar.xml": {
    channel: "google",
    type: "application/xml; charset=utf-8",
    head: googleHead,
    write: arabicItems,
    foot: googleFoot,
  },
  "products.jsonl": {
    channel: "export",
    type: "application/jsonl; charset=utf-8",
    head: none,
    write: ({ product, page, link }) => line({ ...exported(product), page, link }),
    foot: "",
  },
} as const satisfies Record<string, FeedFormat>;

export type FormatName = keyof typeof FORMATS;
export const FORMAT_NAMES = Object.keys(FORMATS) as FormatName[];

/** What is the piece's own, without what only its owner's screens need. */
function exported(product: Product) {
  const { hidden: _, active: __, isNew: ___, image: ____, ...rest } = product;
  return rest;
}
