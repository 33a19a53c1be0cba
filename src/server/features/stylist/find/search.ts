// A sentence in, products out: understand → find candidates → rank → say why.
import type { Product } from "../../../../contract/products.ts";
import type { Sql } from "../../../database/open.ts";
import type { Embeddings } from "../../../providers/embeddings/embeddings.ts";
import { stem } from "../../../language/stem.ts";
import { understand } from "../read/understand.ts";
import type { Asked, Understanding } from "../read/understanding.ts";
import { findCandidates, findMissing } from "./candidates.ts";
import type { CatalogueFacts } from "./catalogue-facts.ts";
import { followConsensus } from "./consensus.ts";
import { explain } from "./explain.ts";
import { isRelated, rank, wishOf, type Ranked } from "./rank.ts";
import type { Search, SearchAnswer, SearchRequest } from "./types.ts";
import { readWordFacts } from "./word-facts.ts";
import { wordingOf } from "./wording.ts";

/** An order such as 'cheapest' is kept among those that answer as well as the best. */
const AS_GOOD = 0.92;

type SearchParts = {
  db: Sql;
  embeddings: Embeddings;
  facts: CatalogueFacts;
  findProducts: (ids: string[]) => Promise<Product[]>;
};

export function createSearch({ db, embeddings, facts, findProducts }: SearchParts): Search {
  async function find(request: SearchRequest, understanding: Understanding) {
    const { asked, limits, order } = understanding;
    const wanted = asked.filter(({ negated }) => !negated);
    const { documents } = await facts();
    const [words, [meaning], missing] = await Promise.all([
      readWordFacts(db, understanding.words.map(stem)),
      embeddings.embed([understanding.english || request.query]),
      missingOf(wanted),
    ]);
    const candidates = await findCandidates(db, {
      ...wordingOf(understanding, words),
      meaning: meaning!,
      limits,
      ...(order && { order }),
      exclude: request.exclude ?? [],
    });
    const wish = wishOf(understanding, words, documents);
    const ranked = rank(await followConsensus(db, rank(candidates, wish)), wish);
    return { ranked: inOrder(ranked.filter(isRelated), order), missing };
  }

  async function missingOf(wanted: Asked[]): Promise<Asked[]> {
    const missing = new Set(
      await findMissing(
        db,
        wanted.map(({ term }) => term.id),
      ),
    );
    return wanted.filter(({ term }) => missing.has(term.id));
  }

  return async (request): Promise<SearchAnswer> => {
    const understanding = understand(request.query, await facts(), request);
    const { ranked, missing } = await find(request, understanding);
    const shown = ranked.slice(0, request.limit);
    const found = await findProducts(shown.map(({ candidate }) => candidate.id));
    const byId = new Map(found.map((product) => [product.id, product]));
    return {
      products: shown.flatMap((one) => {
        const product = byId.get(one.candidate.id);
        return product ? [withReason(product, one, understanding, request)] : [];
      }),
      total: ranked.length,
      understanding,
      missing,
      relaxed: !ranked.some(({ isFull }) => isFull),
    };
  };
}

const withReason = (
  product: Product,
  ranked: Ranked,
  understanding: Understanding,
  { language }: SearchRequest,
): Product => ({
  ...product,
  relevance_score: Math.round(ranked.score * 1000) / 1000,
  relevance_explanation: explain(ranked, understanding, language),
});

function inOrder(ranked: Ranked[], order: Understanding["order"]): Ranked[] {
  if (!order || ranked.length === 0) return ranked;
  const best = Math.max(...ranked.map(({ coverage }) => coverage));
  const isAsGood = ({ coverage }: Ranked) => coverage >= best * AS_GOOD;
  const key = ({ candidate }: Ranked) =>
    order === "newest" ? -candidate.created_at.getTime() : candidate.price_paid;
  const sign = order === "dearest" ? -1 : 1;
  return [
    ...ranked.filter(isAsGood).toSorted((a, b) => sign * (key(a) - key(b))),
    ...ranked.filter((one) => !isAsGood(one)),
  ];
}
