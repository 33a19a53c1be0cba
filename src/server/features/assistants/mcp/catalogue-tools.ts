// The three tools of the Universal Commerce Protocol: the catalogue's answers, under the names it gives them.
import { z } from "zod";
import type { UcpCatalogue } from "../ucp/catalogue.ts";
import { LookupRequest, ProductRequest, SearchRequest } from "../ucp/requests.ts";
import { tool, type Tool } from "./tool.ts";

/** Who asks, as the protocol wants it with every call. */
export const Meta = z.looseObject({
  "ucp-agent": z.looseObject({ profile: z.string().max(2000).optional() }).optional(),
});

const around = <Body extends z.ZodType>(catalog: Body) =>
  z.looseObject({ meta: Meta.optional(), catalog });

export const catalogueTools = (catalogue: UcpCatalogue): Tool[] => [
  tool({
    name: "search_catalog",
    title: "Search Egyptian fashion",
    description:
      "Finds clothes, shoes, bags and accessories of local Egyptian brands. The query may be a whole sentence in English, Arabic or Franco (Arabic in Latin letters): kind, colour, size, budget in EGP, occasion, who wears it, what is not wanted. Amounts are in minor units (piastres). Buying happens in the brand's own shop, through each piece's url.",
    input: around(SearchRequest),
    hasCard: true,
    run: ({ catalog }, asker) => catalogue.search(catalog, asker),
  }),
  tool({
    name: "lookup_catalog",
    title: "Look pieces up",
    description: "Pieces or their variants by id, as they are now. At most 50 at once.",
    input: around(LookupRequest),
    hasCard: true,
    run: ({ catalog }, asker) => catalogue.lookup(catalog, asker),
  }),
  tool({
    name: "get_product",
    title: "One piece in full",
    description:
      "A piece with its colours and sizes, what is in stock for a choice of them, and the way to its shop.",
    input: around(ProductRequest),
    hasCard: true,
    run: ({ catalog }, asker) => catalogue.product(catalog, asker),
  }),
];
