// Pieces that look alike: to a picture, to a piece, to a piece "but in burgundy", and the same piece elsewhere.
import { present } from "../../../../contract/get-or-throw.ts";
import type { Product } from "../../../../contract/products.ts";
import type { Sql } from "../../../database/sql.ts";
import { readWritten } from "../../../language/read-terms.ts";
import type { Embeddings } from "../../../providers/embeddings/embeddings.ts";
import { findLook, piecesAlike, type Alike } from "../queries/looks.ts";
import { toPictureSpace, unit } from "./picture-space.ts";

export type Likeness = {
  /** Closest first. */
  toPicture(look: Float32Array, limit?: number): Promise<Product[]>;
  /** The piece as it is, except for what the words say: "in burgundy", "with long sleeves". */
  thisBut(piece: Product, words: string, limit?: number): Promise<Product[]>;
  /** What other shops sell that is most likely the same piece. */
  doubles(piece: Product): Promise<Product[]>;
};

const SHOWN = 12;
/** Nearly nine of ten pairs of our drawings lie further apart than this. */
const LEAST_LIKENESS = 0.2;
/** How far the words move the picture; of 0, 0.5, 1, 1.5 and 2 the best for the first encoder. */
const WORDS_MOVE = 1.5;
/** Among so many neighbours a piece in the wished colour is looked for. */
const NEIGHBOURS = 40;
/** Of our drawings, one piece in a hundred has another of its category in another shop as close as this. */
const SAME_PIECE = 0.955;

const colourTerms = (text: string): string[] =>
  readWritten(text)
    .filter(({ term }) => term.kind === "colour")
    .map(({ term }) => term.id);

export function createLikeness(db: Sql, embeddings: Embeddings): Likeness {
  /** The difference the words make, where pictures lie. */
  async function shifted(look: Float32Array, piece: Product, words: string) {
    const noun = piece.title.split(/\s+/).slice(-2).join(" ");
    const [is, wish] = await embeddings.embed([
      `${piece.colors[0] ?? ""} ${noun}`.trim(),
      `${words} ${noun}`,
    ]);
    const from = toPictureSpace(present(is));
    const to = toPictureSpace(present(wish));
    return unit(look.map((value, n) => value + WORDS_MOVE * ((to[n] ?? 0) - (from[n] ?? 0))));
  }

  return {
    async toPicture(look, limit = SHOWN) {
      const alike = await piecesAlike(db, look, { limit });
      return alike
        .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
        .map(({ product }) => product);
    },
    async thisBut(piece, words, limit = SHOWN) {
      const look = await findLook(db, piece.id);
      if (!look) return [];
      const wished = await shifted(look, piece, words);
      const [within, anywhere] = await Promise.all([
        piecesAlike(db, wished, { limit: NEIGHBOURS, category: piece.category }),
        piecesAlike(db, wished, { limit: NEIGHBOURS }),
      ]);
      return inWishedColour([...within, ...anywhere], piece, colourTerms(words)).slice(0, limit);
    },
    async doubles(piece) {
      const look = await findLook(db, piece.id);
      if (!look) return [];
      const near = await piecesAlike(db, look, { limit: SHOWN, category: piece.category });
      return near
        .filter(({ product, likeness }) => likeness >= SAME_PIECE && product.brand !== piece.brand)
        .map(({ product }) => product);
    },
  };
}

/** Those the brand itself calls by the wished colour come first; where the words name none, the nearest. */
function inWishedColour(near: Alike[], piece: Product, colours: string[]): Product[] {
  const products = [...new Map(near.map(({ product }) => [product.id, product])).values()].filter(
    ({ id }) => id !== piece.id,
  );
  if (colours.length === 0) return products;
  const isWished = (product: Product) =>
    product.colors.some((color) => colourTerms(color).some((term) => colours.includes(term)));
  return [...products.filter(isWished), ...products.filter((product) => !isWished(product))];
}
