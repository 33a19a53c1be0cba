// A card with money on it: sold beside the pieces in many shops, and nothing to wear.

const NAMED =
  /\b(?:e-?)?gift[\s-]?(?:cards?|certificates?|vouchers?)\b|\be-?gift\b|\bstore credit\b|(?:بطاق[ةه]|بطاقات|كارت|كروت|قسيم[ةه]|قسائم) (?:ال)?(?:هدي[ةه]|هدايا|إهداء|اهداء|شراء)|geschenkgutschein|carte cadeau|tarjeta (?:de )?regalo/iu;
/** Something to put one in is a piece. */
const HOLDER = /holder|wallet|case|box|envelope|محفظ[ةه]|علب[ةه]|حافظ[ةه]/i;

export const isGiftCard = ({ title }: { title: string | null }): boolean =>
  title !== null && NAMED.test(title) && !HOLDER.test(title);
