// Prices as protocols write them: whole minor units of a currency.

const digits = new Map<string, number>();

/** How many digits stand behind the point: 2 for pounds, 0 for yen, 3 for dinars. */
function digitsOf(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  digits.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/** What brands write as a currency; anything else would be refused by every reader. */
export const isCurrency = (text: string): boolean => /^[A-Z]{3}$/.test(text);

export const minorUnits = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** digitsOf(currency));

export const fromMinorUnits = (amount: number, currency: string): number =>
  amount / 10 ** digitsOf(currency);

/** `1499.00 EGP`, as feeds want it. */
export const written = (amount: number, currency: string): string =>
  `${amount.toFixed(digitsOf(currency))} ${currency}`;
