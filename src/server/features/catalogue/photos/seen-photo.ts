// What is kept of a photo: what our eyes saw in it, and nothing of its maker, place or time.
import type { Seen, SeenPiece } from "../../../providers/vision/vision.ts";

/** A photo's looks without the vector, which has a column of its own. */
export type Looks = Omit<SeenPiece, "vector"> & Pick<Seen, "background" | "covers" | "worn">;

export type SeenPhoto = {
  id: string;
  /** Of its upload. */
  address: string;
  /** Of the piece cut from its ground, where that was possible. */
  cutOut: string | null;
  /** Null for one that was refused and that its owner placed all the same. */
  looks: Looks | null;
  vector: Float32Array | null;
  productId: string | null;
};

export const looksOf = (seen: Seen): Looks => {
  const { vector: _, pieces: __, ...looks } = seen;
  return looks;
};

/** Below this the encoder takes hardly a field of the picture for cloth, a shoe or a bag: figures in docs/quality.md. */
const LEAST_WORN = 0.06;

/** A screenshot, a receipt, a face: there is nothing to wear in it. */
export const showsNothingWorn = ({ worn }: Pick<Looks, "worn">): boolean => worn < LEAST_WORN;
