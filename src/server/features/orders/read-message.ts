// What a shop's message says of visits and pieces. Everything else in it (names, addresses, sums) is not looked at.
// Headers are not signed, so what a message is about is read from its body.
import { z } from "zod";
import { VISIT_PARAMETER } from "../../../contract/orders.ts";

export type Message = {
  isOrder: boolean;
  /** Marks it carries; at most one of them is one of ours. */
  marks: string[];
  /** The shop's own ids of the pieces it speaks of. */
  pieces: string[];
  /** Where the shop has it, where that is said. */
  address?: string;
};

const PIECES_MAX = 200;
const Id = z.union([z.number().int().nonnegative(), z.string().max(60)]).transform(String);
const Noted = z.object({ name: z.string().max(200), value: z.unknown() });
const Meta = z.object({ key: z.string().max(200), value: z.unknown() });
/** A row that is none does not take the others along. */
const rows = <Row extends z.ZodType>(row: Row) =>
  z
    .array(z.unknown())
    .max(10_000)
    .nullish()
    .catch(null)
    .transform((list) =>
      (list ?? []).slice(0, PIECES_MAX).flatMap((value): z.output<Row>[] => {
        const parsed = row.safeParse(value);
        return parsed.success ? [parsed.data] : [];
      }),
    );

const Sold = z.object({ product_id: Id });

const ShopifyMessage = z.object({
  id: Id,
  landing_site: z.string().max(5000).nullish().catch(null),
  note_attributes: rows(Noted),
  line_items: rows(Sold),
  handle: z.string().max(300).nullish().catch(null),
});

/** Made by WooCommerce itself (order attribution): the address by which the shopper came. */
const CAME_BY = "_wc_order_attribution_session_entry";

const WooCommerceMessage = z.object({
  id: Id,
  parent_id: Id.nullish().catch(null),
  meta_data: rows(Meta),
  line_items: rows(Sold),
  permalink: z.string().max(5000).nullish().catch(null),
});

export function readShopify(value: unknown): Message | undefined {
  const said = ShopifyMessage.safeParse(value).data;
  if (!said) return undefined;
  if (said.handle) return { isOrder: false, marks: [], pieces: [said.id] };
  const noted = said.note_attributes.filter(({ name }) => name === VISIT_PARAMETER);
  return {
    isOrder: true,
    marks: [...marksIn(said.landing_site), ...words(noted)],
    pieces: said.line_items.map(({ product_id }) => product_id),
  };
}

export function readWooCommerce(value: unknown): Message | undefined {
  const said = WooCommerceMessage.safeParse(value).data;
  if (!said) return undefined;
  // An order has a parent, too: nought.
  const ofPiece = said.parent_id && said.parent_id !== "0" ? said.parent_id : said.id;
  if (said.permalink)
    return { isOrder: false, marks: [], pieces: [ofPiece], address: said.permalink };
  const noted = said.meta_data.filter(({ key }) => key.replace(/^_/, "") === VISIT_PARAMETER);
  const entries = words(said.meta_data.filter(({ key }) => key === CAME_BY));
  return {
    isOrder: true,
    marks: [...entries.flatMap(marksIn), ...words(noted)],
    pieces: said.line_items.map(({ product_id }) => product_id),
  };
}

const words = (noted: { value?: unknown }[]): string[] =>
  noted.flatMap(({ value }) => (typeof value === "string" ? [value.slice(0, 5000)] : []));

/** Shopify writes a path, WooCommerce a whole address. */
function marksIn(address: string | null | undefined): string[] {
  const url = address ? URL.parse(address, "https://shop.invalid/") : null;
  return url ? url.searchParams.getAll(VISIT_PARAMETER).slice(0, 3) : [];
}

const PageMessage = z.object({
  visit: z.string().max(300),
  order: z.string().max(100).optional(),
  signature: z.string().max(100).optional(),
});
export type PageMessage = z.infer<typeof PageMessage>;

export const readPageMessage = (value: unknown): PageMessage | undefined =>
  PageMessage.safeParse(value).data;
