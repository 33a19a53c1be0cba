// What the importer may do with a brand's products: the same rules as for a brand that types them in.
import { EditedProduct } from "../../../contract/catalogue.ts";
import { payloadProblem } from "../../problems.ts";
import { contentOfNew } from "./check-content.ts";
import { BLANK, type Content } from "./content.ts";
import type { Alongside } from "./queries/write-changes.ts";
import type { PriceSource } from "../products/prices/queries/record-points.ts";
import { saveProducts, type SaveParts, type SaveRequest } from "./save-products.ts";

export const createShelf = (parts: SaveParts) => ({
  blank: BLANK,

  /**
   * A found product as it would be stored; throws a Problem for what a brand could not save either.
   * `ownPaths` are addresses of this very server, where the demo shops stand.
   */
  contentOf(draft: object, ownPaths: ReadonlySet<string>): Content {
    const parsed = EditedProduct.safeParse(draft);
    if (!parsed.success) throw payloadProblem(parsed.error);
    const { url, ...rest } = parsed.data;
    const content = contentOfNew(rest, ownPaths);
    return { ...content, url: url ?? null };
  },

  save: (
    brandId: string,
    wishes: SaveRequest[],
    alongside: Alongside,
    source: PriceSource = "import",
  ) => saveProducts(parts, brandId, wishes, alongside, source),
});
