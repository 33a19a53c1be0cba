// Where a brand's pieces may be handed to, and what each of these places refuses.
import type { Channel, FeedFault } from "../../../../contract/assistants.ts";
import { isCurrency } from "../money.ts";
import type { Product } from "../../../../contract/products.ts";

/** What every channel asks for, by the fault it is when it is missing. */
const FAULTS: Record<FeedFault, (product: Product) => boolean> = {
  no_title: ({ title }) => title.trim() === "",
  no_description: ({ description }) => description.trim() === "",
  no_picture: ({ image_url }) => !image_url,
  no_price: ({ price }) => !(price > 0),
  no_currency: ({ currency }) => !isCurrency(currency),
  no_shop_link: ({ url }) => !url,
};

const EVERYTHING = Object.keys(FAULTS) as FeedFault[];

/** The protocols and our own export can do without some of it; upload tables cannot. */
const ASKED_BY: Record<Channel, FeedFault[]> = {
  assistants: ["no_title", "no_price"],
  acp: ["no_title", "no_price", "no_currency"],
  table: EVERYTHING,
  google: EVERYTHING,
  export: [],
};

export const faultsFor = (product: Product, channel: Channel): FeedFault[] =>
  ASKED_BY[channel].filter((fault) => FAULTS[fault](product));
