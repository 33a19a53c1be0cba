// Amounts as people write them into the price fields.
import { latinDigits } from "../../../contract/fold-words.ts";

/** `2,500`, `٢٬٥٠٠` and `2500.50` are amounts; anything else, and nothing at all, is null. */
export function readAmount(written: string): number | null {
  const plain = latinDigits(written)
    .replaceAll(/[,٬\s]/g, "")
    .replace("٫", ".");
  return /^\d{1,9}(\.\d*)?$/.test(plain) ? Number(plain) : null;
}
