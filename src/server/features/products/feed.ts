// The explore feed is a circle. Every product has a fixed place on it; a visitor starts anywhere and
// walks once around. Products that come or go meanwhile neither shift nor repeat the others.

/** Where a walk stands. `wrapped` once it has passed the top of the circle. */
export type FeedCursor = { start: number; mix: number; id: string; wrapped: boolean };

export const startOfWalk = (start: number): FeedCursor => ({
  start,
  mix: start,
  id: "",
  wrapped: false,
});

const GOLDEN_RATIO = 0.618_033_988_749_894_9;

/**
 * The place of a brand's nth product. Steps of the golden ratio spread any number of products evenly,
 * so each brand is everywhere on the circle and a run of similar products is scattered over it.
 */
export function placeOnCircle(brandId: string, n: number): number {
  return (hashOf(brandId) + n * GOLDEN_RATIO) % 1;
}

function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  }
  return (hash >>> 0) / 4_294_967_296;
}

/** What a reader sees first of a page: as long as there is anything to be bought, it is nothing that is sold out. */
const FIRST_ROW = 2;

type Spread = { brand: string; category: string; isSoldOut?: boolean };

/** Within a page neighbours differ in brand wherever that is possible, and then in category. */
export function spread<P extends Spread>(page: readonly P[]): P[] {
  const left = [...page];
  const mixed: P[] = [];
  const counts = new Map<string, number>();
  for (const { brand } of page) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  while (left.length > 0) {
    const last = mixed.at(-1);
    const crowd = crowdingBrand(counts, left.length);
    let at = 0;
    let most = -1;
    for (const [n, { brand, category, isSoldOut }] of left.entries()) {
      const liking =
        (mixed.length < FIRST_ROW && !isSoldOut ? 8 : 0) +
        (brand !== last?.brand ? 4 : 0) +
        (brand === crowd ? 2 : 0) +
        (category !== last?.category ? 1 : 0);
      if (liking <= most) continue;
      at = n;
      most = liking;
    }
    const [best] = left.splice(at, 1);
    if (!best) break;
    counts.set(best.brand, (counts.get(best.brand) ?? 0) - 1);
    mixed.push(best);
  }
  return mixed;
}

/** The brand of more than half of the pieces: put off any longer, it would end up beside itself. */
function crowdingBrand(counts: Map<string, number>, pieces: number): string | undefined {
  for (const [brand, count] of counts) if (count * 2 > pieces) return brand;
  return undefined;
}
