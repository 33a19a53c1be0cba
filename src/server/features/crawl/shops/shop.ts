// What every crawler is given and what it hands over, whatever the shop is made with.
import type { Problem } from "../../../problems.ts";
import type { RawProduct } from "../found-product.ts";
import type { StoredEvent } from "../stored-event.ts";
import type { Visitor } from "../visit/visitor.ts";
import type { Validators } from "../visit/visited.ts";

/** What is known of a page from the last crawl, when all that came from it is still here. */
export type Remembered = Validators & { products: number; mark?: string | null };

export type Shop = {
  visitor: Visitor;
  /** Where the shop lives, with the path it lives under. */
  base: URL;
  /** The very page that was given as the website, where it is not just the base. */
  start?: URL;
  /** A single product's page, when only it is wanted. */
  productUrl: URL | null;
  remembered(page: string): Promise<Remembered | null>;
  /** Products met by this crawl so far, usable or not, earlier turns included. */
  found(): number;
  /** Those among the addresses that this crawl has not saved yet. */
  missing(addresses: string[]): Promise<string[]>;
  /** What was found out in an earlier turn of this crawl. */
  plan: unknown;
  cursor: unknown;
  /** Read again: what does not change from day to day is not asked for. */
  isRefresh?: boolean;
  /** What was said of a page when its piece was last read, by the page; of those that are here and were met. */
  marks?: ReadonlyMap<string, string>;
};

export type PageRead =
  | {
      page: string;
      products: RawProduct[];
      validators: Validators | null;
      /** What a sitemap or a list says of the page now. */
      mark?: string;
    }
  /** `isByCard`: a list shows it as it was, and nobody opened it. */
  | { page: string; isUnchanged: true; products: number; isByCard?: true }
  | { page: string; problem: Problem };

/** Some pages, and where to go on after them. */
export type Batch = {
  pages: PageRead[];
  currency: string | null;
  currentPage: number;
  totalPages: number | null;
  cursor: unknown;
};

/** Something to be told that is not a product, and what to remember with it. */
export type Aside = { tell: StoredEvent; plan?: unknown; productUrl?: string };

/** What a shop has, told at the end: more than was read is worth a sentence, which says why. */
export type Ending = {
  /** Null where it is only known that there is more. */
  expected: number | null;
  reason: "shop_says_so" | "lists_name_more" | "lists_go_on";
};

export type ReadingStep = Batch | Aside | Ending;

export type ReadShop = (shop: Shop) => AsyncGenerator<ReadingStep>;
