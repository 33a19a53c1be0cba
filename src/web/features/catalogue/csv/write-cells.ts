// A piece as the cells of one line.
import type { Product } from "../../../../contract/products.ts";
import { joinWords } from "../editor/product-form.ts";
import { COLUMNS, type Column } from "./columns.ts";
import { guarded } from "../../../../contract/spreadsheet-cells.ts";
import { writeVariants } from "./variant-cell.ts";

const yesNo = (value: boolean): string => (value ? "yes" : "no");

/** What stands in a product's cell, before it is guarded. */
export function cellOf(product: Product, column: Column): string {
  switch (column) {
    case "price":
    case "current_price":
      return String(product[column] ?? "");
    case "colors":
    case "sizes":
    case "materials":
    case "other_image_urls":
      return joinWords(product[column]);
    case "variants":
      return writeVariants(product.variants);
    case "sold_out":
    case "hidden":
    case "active":
      return yesNo(product[column]);
    default:
      return product[column] ?? "";
  }
}

export const rowsOf = (products: readonly Product[]): string[][] =>
  products.map((product) => COLUMNS.map((column) => guarded(cellOf(product, column))));
