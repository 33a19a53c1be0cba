// From the bytes of an upload to what a shopper can search with, and to the pieces that look like it. Nothing is kept.
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import type { Vision } from "../../../providers/vision/vision.ts";
import { packConversation } from "../read/conversation.ts";
import { kindsOf } from "../read/kinds.ts";
import { readSentence } from "../read/read-sentence.ts";
import { NO_WISH } from "../wish.ts";
import { describe, type Description } from "./describe.ts";
import { createPictureLanes } from "../../products/picture-lanes.ts";
import { readPicture } from "../../products/read-picture.ts";

export type Analysed = Description & {
  /** The pieces that look most like the picture, best first. */
  products: Product[];
  conversation: string;
};
export type AnalyseImage = (bytes: Buffer, language: Language) => Promise<Analysed>;

export function createAnalyseImage(
  vision: Vision,
  findAlike: (look: Float32Array) => Promise<Product[]>,
): AnalyseImage {
  const inLane = createPictureLanes();
  return async (bytes, language) => {
    const seen = await vision.look(await readPicture(bytes, inLane));
    const looks = seen.pieces.length > 1 ? seen.pieces.map(({ vector }) => vector) : [seen.vector];
    const alike = await Promise.all(looks.map((look) => findAlike(look)));
    const described = describe(seen, language);
    const products = inTurn(alike);
    return { ...described, products, conversation: spokenOf(described, products, language) };
  };
}

/** The best of each garment first, then the second best of each; as many as for one garment. */
function inTurn(lists: readonly Product[][]): Product[] {
  const most = Math.max(...lists.map(({ length }) => length));
  const mixed = Array.from({ length: most }, (_, n) =>
    lists.flatMap((list) => list[n] ?? []),
  ).flat();
  return [...new Map(mixed.map((product) => [product.id, product])).values()].slice(0, most);
}

/** "This but in burgundy", said next, is about the kind that was seen and the pieces that look like it. */
function spokenOf({ items }: Description, products: Product[], language: Language): string {
  const terms = kindsOf(readSentence(items[0] ?? "", { brands: [] })).slice(0, 1);
  return packConversation({
    wish: { ...NO_WISH, terms },
    act: "find",
    language,
    shown: products.map(({ id }) => id).slice(0, 24),
    seen: [],
    anchors: [],
  });
}
