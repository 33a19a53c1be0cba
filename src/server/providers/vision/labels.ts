// What people call a piece on a photo: the labels of the whole clothing dataset, which the encoder was taught.

/** In the order of the encoder's answers (training/encoder/labels.py). */
const PHOTO_LABELS = [
  "Blazer",
  "Blouse",
  "Body",
  "Dress",
  "Hat",
  "Hoodie",
  "Longsleeve",
  "Outwear",
  "Pants",
  "Polo",
  "Shirt",
  "Shoes",
  "Shorts",
  "Skirt",
  "T-Shirt",
  "Top",
  "Undershirt",
] as const;
export type PhotoLabel = (typeof PHOTO_LABELS)[number];
export type LabelChances = Record<PhotoLabel, number>;

export const labelChances = (chances: ArrayLike<number>): LabelChances =>
  Object.fromEntries(PHOTO_LABELS.map((label, n) => [label, chances[n]!])) as LabelChances;
