// Amounts as people write them into the price fields.

const ARABIC_ZERO = 0x0660;

/** `2,500`, `٢٬٥٠٠` and `2500.50` are amounts; anything else, and nothing at all, is null. */
export function readAmount(written: string): number | null {
  const latin = written.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO));
  const plain = latin.replaceAll(/[,٬\s]/g, "").replace("٫", ".");
  return /^\d{1,9}(\.\d*)?$/.test(plain) ? Number(plain) : null;
}
