// How large a piece is beside others: what such pieces measure, in centimetres, and the outline that was found.
import { silhouetteOf, median, type Silhouette } from "../garment/silhouette.ts";
import type { Slot } from "../garment/slot.ts";
import type { Raster } from "../pixels/raster.ts";

/** Pixels of the canvas per centimetre of the figure, who is 1.70 m tall. */
export const CENTIMETRE = 7.1;

/** Across its trunk (or over all where it has none), and how tall it may come out for that. */
type Measures = { across: number; of: "trunk" | "waist" | "all"; tall: readonly [number, number] };

const MEASURES: Record<Slot, Measures> = {
  top: { across: 52, of: "trunk", tall: [50, 78] },
  tank: { across: 44, of: "trunk", tall: [45, 70] },
  outer: { across: 56, of: "trunk", tall: [56, 120] },
  dress: { across: 46, of: "trunk", tall: [82, 140] },
  gown: { across: 66, of: "trunk", tall: [120, 148] },
  jumpsuit: { across: 46, of: "trunk", tall: [110, 150] },
  cape: { across: 110, of: "all", tall: [60, 100] },
  prayer: { across: 100, of: "all", tall: [110, 150] },
  suit: { across: 90, of: "all", tall: [100, 150] },
  set: { across: 90, of: "all", tall: [100, 150] },
  trousers: { across: 41, of: "waist", tall: [26, 104] },
  skirt: { across: 38, of: "waist", tall: [36, 95] },
  "head-covering": { across: 60, of: "all", tall: [20, 80] },
  hat: { across: 27, of: "all", tall: [10, 34] },
  necklace: { across: 20, of: "all", tall: [5, 36] },
  sunglasses: { across: 15, of: "all", tall: [4, 15] },
  bag: { across: 34, of: "all", tall: [14, 46] },
  shoes: { across: 29, of: "all", tall: [10, 32] },
  beside: { across: 80, of: "all", tall: [40, 110] },
};

/** What is no clothing at all. */
const THING: Measures = { across: 20, of: "all", tall: [8, 34] };
const THINGS: ReadonlySet<string> = new Set([
  "Accessories",
  "Gifts & Stationery",
  "Home & Living",
  "Others",
]);

/** Legs are seldom shown foreshortened to less than this, of their waist: longer ones are full length. */
const FULL_LENGTH = { ratio: 2, tall: 100 };

/** Pixels of the canvas for each of the piece's own, where the figure stands beside it. */
export function realScale(piece: Raster, slot: Slot, category: string): number {
  const shape = silhouetteOf(piece);
  if (!shape) return 1;
  const isThing = slot === "beside" && THINGS.has(category);
  const { across, of, tall } = isThing ? THING : MEASURES[slot];
  const byWidth = across / widthOf(shape, of);
  const height = shape.height * byWidth;
  const isLong = slot === "trousers" && shape.height > shape.width * FULL_LENGTH.ratio;
  const wanted = isLong ? FULL_LENGTH.tall : Math.min(tall[1], Math.max(tall[0], height));
  // Where width and height do not agree, half of the difference is each one's.
  const share = isLong ? wanted / height : Math.sqrt(wanted / height);
  return byWidth * share * CENTIMETRE;
}

function widthOf(shape: Silhouette, of: Measures["of"]): number {
  const { box, height, width } = shape;
  if (of === "all") return width;
  const [from, to] = of === "trunk" ? [0.45, 0.8] : [0.04, 0.1];
  const axis = (box.left + box.right) / 2;
  const widths: number[] = [];
  for (let y = box.top + height * from; y < box.top + height * to; y++) {
    const run = shape.runAt(y, axis);
    if (run) widths.push(run[1] - run[0] + 1);
  }
  return Math.max(width * 0.3, median(widths));
}
