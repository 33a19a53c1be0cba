// Searches whose answers can be checked by what the pieces are: a place among the first twelve is right where the piece
// has everything that was asked for.
import { benchProduct } from "../fill-catalogue.ts";

type Asked = { words: string; category: string; color: string; most?: number; isPlain: boolean };

const asked = (words: string, color: string, category: string, more: Partial<Asked> = {}) => ({
  words,
  color,
  category,
  isPlain: false,
  ...more,
});
const plainly = { isPlain: true };

/** Plain ones use the words of the titles; the others are said as people say it. */
export const WORDS: Asked[] = [
  asked("red dresses", "red", "Dresses", plainly),
  asked("black bags", "black", "Bags", plainly),
  asked("white shirts", "white", "Shirts", plainly),
  asked("navy skirts", "navy", "Skirts", plainly),
  asked("olive blazers", "olive", "Blazers", plainly),
  asked("beige pants", "beige", "Pants", plainly),
  asked("a red dress under 1500", "red", "Dresses", { most: 1500 }),
  asked("blck bag", "black", "Bags"),
  asked("فستان احمر", "red", "Dresses"),
  asked("شنطة سودا تحت 1000", "black", "Bags", { most: 1000 }),
  asked("fostan abyad", "white", "Dresses"),
  asked("2amis ko7ly", "navy", "Shirts"),
];

/** How many of the pieces, named by their titles, are what was asked for. */
export const rightIn = ({ category, color, most = Infinity }: Asked, titles: string[]): number =>
  titles.filter((title) => {
    const piece = benchProduct(Number(/(\d+)$/.exec(title)?.[1] ?? -1));
    const price = piece.current_price ?? piece.price;
    return piece.category === category && piece.colors.includes(color) && price <= most;
  }).length;
