// Search, conversation and matching over one index in memory; a language model words the answers where there is one.
import { createStylist, type Stylist } from "../features/stylist/speak/stylist.ts";
import { LOCAL_MODEL } from "../providers/embeddings/local.ts";
import { createGoesWith, type GoesWith } from "../features/stylist/compose/goes-with.ts";
import { createMatch, type Match } from "../features/stylist/compose/match.ts";
import { createCatalogueFacts } from "../features/stylist/find/catalogue-facts.ts";
import { followIndex } from "../features/stylist/find/index/follow-index.ts";
import { createPieces } from "../features/stylist/find/kept-pieces.ts";
import { createSearch, type Search } from "../features/stylist/find/search.ts";
import { createFind } from "../features/stylist/find/find.ts";
import type { Trust } from "../features/trust/trust.ts";
import { createComposer } from "../features/stylist/compose/outfits.ts";
import { withLeads } from "../features/stylist/leads.ts";
import { createRespond } from "../features/stylist/respond.ts";
import { createCatalogueVersion } from "../features/products/catalogue-version.ts";
import type { ProductParts } from "../features/products/routes.ts";
import { openLanguageModel } from "../providers/language-model/open.ts";
import type { ContainerBase } from "./base.ts";

export type StylistParts = {
  search: Search;
  stylist: Stylist;
  match: Match;
  goesWith: GoesWith;
  /** What searches find by, in memory before anybody asks. */
  loadSearchIndex: () => Promise<void>;
};

export async function buildStylist(
  { config, reads: db, fromOne, embeddings, outside }: ContainerBase,
  { products, showProducts, leadWith, brandKey, likeness }: ProductParts,
  trust: Pick<Trust, "meeting" | "termsOf">,
): Promise<StylistParts> {
  const facts = createCatalogueFacts(db);
  const findProducts = products.findManyListed;
  const pieces = createPieces(db);
  const index = followIndex(fromOne, createCatalogueVersion());
  const finding = { db, embeddings, facts, pieces, index, show: showProducts, brandKey };
  const search = createSearch(finding);
  const find = createFind(finding);
  const composer = createComposer(find);
  const respond = withLeads(
    createRespond({
      find,
      composer,
      facts,
      findProducts,
      shopTerms: trust.meeting,
      brandTerms: trust.termsOf,
      thisBut: likeness.thisBut,
      // Weights that were learned on one model's meanings say nothing of another's.
      ...(embeddings.name === LOCAL_MODEL && {
        meaningOf: async (text: string) => (await embeddings.embed([text]))[0],
      }),
    }),
    leadWith,
  );
  const modelMs = outside.patience?.modelMs;
  const model = await openLanguageModel(
    config.languageModel,
    modelMs === undefined ? {} : { firstPieceMs: modelMs, wholeMs: modelMs },
  );
  const stylist = createStylist({
    respond,
    search,
    model,
    ...(outside.report && { report: outside.report }),
  });
  const { improveLines } = stylist;
  const match = createMatch({ db, embeddings, findProducts, facts, improveLines });
  const goesWith = createGoesWith({ composer, findProducts });
  return { search, stylist, match, goesWith, loadSearchIndex: index.load };
}
