// The catalogue as the Universal Commerce Protocol asks for it: search, look up, one piece in full. The same
// answer travels over REST and MCP; a question in words goes through the stylist's own understanding.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Language } from "../../../../contract/languages.ts";
import type { FilterRequest, Product } from "../../../../contract/products.ts";
import type { SearchResult } from "../../../../contract/stylist.ts";
import { offerOf, productIdIn, type Offer, type OfferVariant } from "../offer.ts";
import { Refusal } from "../refusal.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import {
  choiceOf,
  fitsFilters,
  hasFilter,
  priceLimits,
  type Message,
  type PriceLimits,
} from "./filters.ts";
import { inOurWords } from "./filter-words.ts";
import { toUcpProduct, toUcpVariant } from "./product.ts";
import { CAPABILITIES, type Capability, type Release } from "./releases.ts";
import {
  IDS_MAX,
  type LookupRequest,
  type ProductRequest,
  type SearchRequest,
  type UcpFilters,
} from "./requests.ts";
import { select, signals } from "./selection.ts";

const PAGE = 10;
/** Also how far a search in words goes: nobody reads on after fifty. */
const PAGE_MAX = 50;
const VARIANTS_SHOWN = 25;

export type CatalogueParts = {
  /** The stylist's answer to a question in words, among what fits the filters. */
  ask(
    request: { query: string; limit: number; within?: FilterRequest },
    language: Language,
  ): Promise<SearchResult>;
  /** Pieces by facts alone, page by page. */
  browse(
    choice: FilterRequest,
    page: { page: number; limit: number },
  ): Promise<{ products: Product[]; total: number }>;
  findMany(ids: string[]): Promise<Product[]>;
  publicUrl(): string;
};

type Asker = { release: Release; language: Language };

export type UcpCatalogue = ReturnType<typeof createUcpCatalogue>;

export function createUcpCatalogue(parts: CatalogueParts) {
  const offered = (product: Product) => offerOf(product, parts.publicUrl(), "assistant");

  async function find(request: SearchRequest, { language }: Asker) {
    const { context, pagination } = request;
    const query = request.query?.trim();
    const { filters, price, note } = understood(request);
    if (!query && !hasFilter(filters, price)) {
      throw new Refusal("invalid_request", "A search needs a query or at least one filter.");
    }
    const question = [query, request.filters ?? {}, context?.currency];
    const at = pagination?.cursor
      ? readCursor(pagination.cursor, question)
      : { offset: 0, limit: Math.min(pagination?.limit ?? PAGE, PAGE_MAX) };
    const found = query
      ? await inWords(query, { filters, price }, at, language)
      : await byFacts(filters, price, at);
    const next = at.offset + at.limit;
    const hasNext = next < found.total && (!query || next < PAGE_MAX);
    return {
      ...found,
      messages: [...found.messages, ...note],
      pagination: {
        has_next_page: hasNext,
        total_count: found.total,
        ...(hasNext && { cursor: writeCursor({ ...at, offset: next }, question) }),
      },
    };
  }

  async function inWords(
    query: string,
    { filters, price }: { filters: UcpFilters; price: PriceLimits },
    { offset, limit }: { offset: number; limit: number },
    language: Language,
  ) {
    const narrows = hasFilter(filters, price);
    const most = Math.min(offset + limit, PAGE_MAX);
    const within = narrows ? choiceOf(filters, price) : undefined;
    const answer = await parts.ask({ query, limit: most, ...(within && { within }) }, language);
    // A look is composed of more than what was filtered.
    const fitting = within
      ? answer.products.filter((product) => fitsFilters(product, filters, price))
      : answer.products;
    const messages: Message[] =
      answer.message && (fitting.length > 0 || answer.products.length === 0)
        ? [{ type: "info", code: "stylist", content: answer.message }]
        : [];
    return {
      products: fitting.slice(offset, offset + limit),
      total: answer.total - (answer.products.length - fitting.length),
      messages,
    };
  }

  async function byFacts(
    filters: UcpFilters,
    price: PriceLimits,
    { offset, limit }: { offset: number; limit: number },
  ) {
    const page = Math.floor(offset / limit) + 1;
    const { products, total } = await parts.browse(choiceOf(filters, price), { page, limit });
    return { products, total, messages: [] as Message[] };
  }

  return {
    async search(request: SearchRequest, asker: Asker) {
      const { products, pagination, messages } = await find(request, asker);
      return {
        ucp: envelope(asker.release, "search"),
        products: products.map((product) => {
          const offer = offered(product);
          return toUcpProduct(offer, offer.variants.slice(0, VARIANTS_SHOWN));
        }),
        pagination,
        ...(messages.length > 0 && { messages }),
      };
    },

    async lookup(request: LookupRequest, { release }: Asker) {
      const ids = [...new Set(request.ids)];
      if (ids.length > IDS_MAX) {
        throw new Refusal(
          "request_too_large",
          `At most ${IDS_MAX} identifiers are looked up at once.`,
        );
      }
      const { filters, price, note } = understood(request);
      const products = await parts.findMany([...new Set(ids.map(productIdIn))]);
      const matched = new Set<string>();
      const answered = products
        .filter((product) => fitsFilters(product, filters, price))
        .map((product) => {
          const offer = offered(product);
          const variants = matchesOf(offer, ids, matched);
          return {
            ...toUcpProduct(offer, []),
            variants: variants.map(({ variant, inputs }) => ({
              ...toUcpVariant(offer, variant),
              inputs,
            })),
          };
        })
        .filter(({ variants }) => variants.length > 0);
      const messages: Message[] = [
        ...note,
        ...ids
          .filter((id) => !matched.has(id))
          .map((id) => ({ type: "info" as const, code: "not_found", content: id })),
      ];
      return {
        ucp: envelope(release, "lookup"),
        products: answered,
        ...(messages.length > 0 && { messages }),
      };
    },

    async product(request: ProductRequest, { release }: Asker) {
      const [product] = await parts.findMany([productIdIn(request.id)]);
      const { filters, price, note } = understood(request);
      const offer = product && fitsFilters(product, filters, price) ? offered(product) : undefined;
      const named = offer?.variants.find(({ id }) => id === request.id);
      if (!offer || (request.id !== offer.product.id && !named)) {
        return missing(release, request.id);
      }
      const selection = named
        ? select(
            [named, ...offer.variants.filter((variant) => variant !== named)],
            toUcpVariant(offer, named).options,
          )
        : select(offer.variants, request.selected ?? [], request.preferences);
      return {
        ucp: envelope(release, "lookup"),
        product: {
          ...toUcpProduct(offer, selection.variants.slice(0, VARIANTS_SHOWN)),
          ...(selection.selected.length > 0 && {
            selected: selection.selected,
            options: signals(offer.variants, selection.selected),
          }),
        },
        ...(note.length > 0 && { messages: note }),
      };
    },
  };
}

/** The filters in our own words, and what of them could not be used. */
function understood({ filters, context }: Pick<SearchRequest, "filters" | "context">) {
  const named = inOurWords(filters ?? {});
  const { price, note } = priceLimits(named.filters, context?.currency);
  return { filters: named.filters, price, note: [...named.note, ...note] };
}

export const envelope = (release: Release, capability: Capability) => ({
  version: release,
  status: "success" as const,
  capabilities: { [CAPABILITIES[capability]]: [{ version: release }] },
});

/** Not a mistake of the transport: the question was understood, and this is its answer. */
function missing(release: Release, id: string) {
  const { status: _, ...rest } = envelope(release, "lookup");
  return {
    ucp: { ...rest, status: "error" as const },
    messages: [
      {
        type: "error" as const,
        code: "not_found",
        content: `Product not found: ${id}`,
        severity: "unrecoverable" as const,
      },
    ],
  };
}

/** Which variants the ids mean: one named itself, or the first for the piece as a whole. */
function matchesOf(offer: Offer, ids: string[], matched: Set<string>) {
  const inputs = new Map<OfferVariant, { id: string; match: "exact" | "featured" }[]>();
  const add = (variant: OfferVariant, id: string, match: "exact" | "featured") => {
    inputs.set(variant, [...(inputs.get(variant) ?? []), { id, match }]);
    matched.add(id);
  };
  for (const id of ids) {
    if (id === offer.product.id) add(elementAt(offer.variants, 0), id, "featured");
    const exact = offer.variants.find((variant) => variant.id === id);
    if (exact) add(exact, id, "exact");
  }
  return [...inputs].map(([variant, matches]) => ({ variant, inputs: matches }));
}
