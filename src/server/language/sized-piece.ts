// What a piece tells about its sizes: shoes, legs, lengths, children, or no size at all.

/** What else is known of the piece; a number alone says little. */
export type SizedPiece = {
  category?: string | null;
  /** Term ids: "kind:socks", "audience:men". */
  terms?: readonly string[];
};

export const isOf = ({ terms = [] }: SizedPiece, ...ids: string[]) =>
  ids.some((id) => terms.includes(id));

export const isShoe = (piece: SizedPiece) =>
  piece.category === "Footwear" || isOf(piece, "kind:shoe", "kind:socks", "kind:slipper");
export const isForChildren = (piece: SizedPiece) =>
  piece.category === "Kids' Clothing" || isOf(piece, "audience:kids");
export const isLong = (piece: SizedPiece) =>
  ["Abayas", "Kaftans & Kimonos", "Prayerwear"].includes(piece.category ?? "") ||
  isOf(piece, "kind:abaya", "kind:kaftan", "kind:prayerwear", "kind:house-dress");
export const isLeg = (piece: SizedPiece) =>
  ["Pants", "Shorts", "Sweatpants", "Leggings"].includes(piece.category ?? "") ||
  isOf(piece, "kind:trousers", "kind:shorts");

/** Worn by nobody's measure: a scarf, a bag, a cushion. */
export const isWithoutSize = (piece: SizedPiece): boolean =>
  WITHOUT_SIZE.has(piece.category ?? "") &&
  !isOf(piece, "kind:belt", "kind:ring", "kind:gloves", "kind:socks");

const WITHOUT_SIZE = new Set([
  "Accessories",
  "Bags",
  "Gifts & Stationery",
  "Hijabs & Scarves",
  "Home & Living",
  "Headwear",
]);
