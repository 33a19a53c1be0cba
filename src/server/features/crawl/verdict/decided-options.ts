// What was decided of a piece's options and variants, and by whose word.
import type { Source } from "../extract/claim.ts";
import type { RawOption, RawVariant } from "../found-product.ts";

export type DecidedOptions = {
  options: RawOption[];
  variants: RawVariant[];
  source: Source | null;
  evidence: string;
  /** How many who know of it agree. */
  witnesses: Source[];
};
