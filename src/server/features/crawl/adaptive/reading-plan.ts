// What a crawl found out before it reads piece after piece.
import type { Estimate } from "../discover/estimate.ts";
import type { Selectors } from "../selectors/selectors.ts";

/** Found out once for each crawl, and kept with the job. */
export type ReadingPlan = {
  pages: string[];
  /** Those that may turn out to be no products. */
  unsure: string[];
  selectors: Selectors;
  currency: string | null;
  estimate: Estimate;
  /** Pieces that other pieces' pages show are read, too, where no list shows them. */
  isWhole?: boolean;
  /** What lists say of the pieces, by the keys of their addresses. */
  words?: Record<string, string>;
  /** What lists call them. */
  names?: Record<string, string>;
};
