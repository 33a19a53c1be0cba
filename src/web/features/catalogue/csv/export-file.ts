// The brand's pieces as a CSV file.
import type { Product } from "../../../../contract/products.ts";
import { COLUMNS } from "./columns.ts";
import { rowsOf } from "./write-cells.ts";

/** Excel reads UTF-8 only where this stands in front. */
const BYTE_ORDER_MARK = "\ufeff";

export async function writeFile(products: readonly Product[]): Promise<Blob> {
  const { default: papa } = await import("papaparse");
  const text = papa.unparse({ fields: [...COLUMNS], data: rowsOf(products) }, { newline: "\r\n" });
  return new Blob([BYTE_ORDER_MARK, text], { type: "text/csv;charset=utf-8" });
}

export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser may still be reading when click() returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
