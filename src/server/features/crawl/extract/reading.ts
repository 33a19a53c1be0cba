// The outcome of reading a page: the product, where each part of it stands, and what sources disagreed about.
import type { RawProduct } from "../found-product.ts";
import type { AskedCombinations } from "../witnesses/asked-combinations.ts";
import type { Elsewhere } from "../witnesses/value-links.ts";
import type { Source } from "./claim.ts";

export type ReadField =
  | "title"
  | "description"
  | "price"
  | "regularPrice"
  | "currency"
  | "isAvailable"
  | "images"
  | "brand"
  | "category"
  | "variants";

/** Visible wins over markup; both are kept. */
export type Conflict = { field: "price"; visible: string; markup: string | number; source: Source };

export type PageReading = RawProduct & {
  source: Partial<Record<ReadField, Source>>;
  /** Where it stands: a text of the page, the name of a tag or a script's data. */
  evidence: Partial<Record<ReadField, string>>;
  conflicts: Conflict[];
  /** Which of two prices is asked shows only where the page is drawn. */
  isUnclear?: boolean;
  /** Something dearer beside the price, or told of it, that nothing explains. */
  isContested?: boolean;
  /** Other addresses of the piece, each about one value of an option. */
  elsewhere?: Elsewhere;
  /** Which of its combinations are there is told to who asks for each. */
  combinations?: AskedCombinations;
};
