// What a turn brings along while it is answered, and what an answer is.
import type { Language } from "../../../contract/languages.ts";
import type { FilterRequest, Product } from "../../../contract/products.ts";
import type { Look, SearchResult } from "../../../contract/stylist.ts";
import type { CatalogueFacts } from "./find/catalogue-facts.ts";
import type { Find } from "./find/find.ts";
import type { BrandTerms } from "../../../contract/trust.ts";
import type { ShopTerms } from "./find/shops.ts";
import type { Composer } from "./compose/outfits.ts";
import type { ModelReading } from "./read/model-reading.ts";
import type { Conversation } from "./read/conversation.ts";
import type { Sentence } from "./read/sentence.ts";
import type { Turn } from "./read/read-turn.ts";
import type { Wish } from "./wish.ts";

export type AnswerRequest = {
  query: string;
  limit: number;
  conversation?: string | undefined;
  previous?: string | undefined;
  without?: string[] | undefined;
  pinned?: string[] | undefined;
  /** Picks that were called good, and those that were not it; the last one last. */
  good?: string[] | undefined;
  not_this?: string[] | undefined;
  /** Filters set beside the words. */
  within?: FilterRequest | undefined;
  /** What a model read from the words, beside our own reading. */
  reading?: ModelReading | undefined;
  /** Told what was understood and found, before it is said. */
  heard?: ((answer: Answer) => void) | undefined;
};

export type Answer = Required<
  Pick<
    SearchResult,
    "products" | "total" | "message" | "suggestions" | "understood" | "standing" | "conversation"
  >
> & {
  looks?: Look[];
  /** In which language it is said. */
  language: Language;
  wish: Wish;
  sentence: Sentence;
  /** What comes first, whoever goes on: something gave. */
  honest?: string | undefined;
  /** What comes last, whoever speaks before it: the terms of the shops, the looks beside the pieces. */
  closing?: string | undefined;
};

export type Parts = {
  /** Pieces that look like one, except for what the words say; nearest first. */
  thisBut?: (piece: Product, words: string, limit?: number) => Promise<Product[]>;
  /** Terms of shops; without it nothing can be asked of them. */
  shopTerms?: ShopTerms;
  /** All that a brand's pages and the brand itself say, by its id. */
  brandTerms?: (brandId: string) => Promise<BrandTerms>;
  /** What a sentence means; without it a turn is told by its words alone. */
  meaningOf?: (text: string) => Promise<Float32Array | undefined>;
  find: Find;
  composer: Composer;
  facts: CatalogueFacts;
  findProducts: (ids: string[]) => Promise<Product[]>;
};

export type Respond = (request: AnswerRequest, page: Language) => Promise<Answer>;

export type Asking = {
  request: AnswerRequest;
  before: Conversation | undefined;
  sentence: Sentence;
  /** In which it is answered, chips and suggestions too. */
  language: Language;
  turn: Turn;
  pinned: string[];
};
